"""Coins, drawn as coins in stacks of five."""

from math import ceil
from typing import Final

from PySide6.QtCore import Property, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from coup_desktop.desk import art
from coup_desktop.desk.metrics import (
    COIN_PITCH,
    COIN_RISE,
    COIN_ROW,
    COIN_SHAPE,
    STACK,
    heap_height,
)
from coup_desktop.desk.theme import colours_of

COIN: Final = "coins/coin.svg"
MOST_SINGLE: Final = 10
"""Coins in a single stack: who has so many must spend some."""
EMPTY_ALPHA: Final = 120
"""Of the outline that marks where no coins lie, of 255."""


class CoinHeap(QWidget):
    """The coins themselves. Nameless: a screen reader reads the label that goes with them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._coins = 0
        self._arriving = 0
        self._pot = False
        self._marked = False
        self._diameter = 22.0
        self._single = False
        self._centred = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        """One stack; a single one may be pressed as low as a coin."""
        if self._single:
            return QSize(ceil(self._diameter), ceil(self._diameter * COIN_SHAPE))
        # In the middle there is room above for one stack; a second row presses it together.
        row = self._diameter * COIN_ROW if self._centred else 0
        return QSize(round(self._diameter * COIN_PITCH), int(heap_height(self._diameter) - row))

    def sizeHint(self) -> QSize:
        """Two stacks side by side, or as little as the single one needs."""
        if self._single:
            return self.minimumSizeHint()
        return QSize(round(self._diameter * 2.2), ceil(heap_height(self._diameter)))

    def getCoins(self) -> int:
        """How many."""
        return self._coins

    def setCoins(self, coins: int) -> None:
        """Show so many."""
        if coins != self._coins:
            self._coins = coins
            self.update()

    def setArriving(self, coins: int) -> None:
        """Say how many of them are still on their way: they are not painted yet."""
        if coins != self._arriving:
            self._arriving = coins
            self.update()

    def lying(self) -> int:
        """How many are painted."""
        return max(0, self._coins - self._arriving)

    def getDiameter(self) -> float:
        """A coin's, in logical pixels."""
        return self._diameter

    def setDiameter(self, diameter: float) -> None:
        """Resize the coins."""
        if diameter != self._diameter:
            self._diameter = diameter
            self.updateGeometry()
            self.update()

    def setPot(self, pot: bool) -> None:
        """Mark the place on the cloth where coins would lie, while there are none."""
        self._pot = pot
        self.update()

    def setMarked(self, marked: bool) -> None:
        """Mark the place on a seat where coins would lie, while there are none."""
        if marked != self._marked:
            self._marked = marked
            self.update()

    def setSingle(self, single: bool, *, centred: bool = False) -> None:
        """Let one stack stand for all, where there is no room to count them.

        Args:
            single: whether one does.
            centred: whether the coins lie in the middle, not at the left.
        """
        if (single, centred) != (self._single, self._centred):
            self._single, self._centred = single, centred
            self.updateGeometry()
            self.update()

    coins = Property(int, getCoins, setCoins)
    diameter = Property(float, getDiameter, setDiameter)

    def spots(self, coins: int | None = None) -> list[QPointF]:
        """Upper left corners of the coins in the order of painting: back rows first, bottom up.

        Args:
            coins: how many; None: as many as it has.
        """
        coins = self._coins if coins is None else coins
        stacks = -(-coins // STACK)
        if not stacks:
            return []
        size = self._diameter
        if self._single:
            return self._one_stack(min(coins, MOST_SINGLE))
        most = max(1, int((self.width() - size) / (size * COIN_PITCH)) + 1)
        rows = -(-stacks // most)
        columns = -(-stacks // rows)
        floor = self.height() - size * COIN_SHAPE
        # Where a heap would be too high for its place it is pressed together, never cut.
        rise = size * ((rows - 1) * COIN_ROW + (STACK - 1) * COIN_RISE)
        squash = min(1.0, max(0.2, floor / rise))
        found: list[QPointF] = []
        left = self._left(columns)
        for row in reversed(range(rows)):
            for stack in range(row * columns, min(stacks, (row + 1) * columns)):
                x = left + (stack % columns + (row % 2) / 2) * size * COIN_PITCH
                x = min(x, max(0.0, self.width() - size))
                y = floor - row * COIN_ROW * size * squash
                step = COIN_RISE * size * squash
                tally = min(STACK, coins - stack * STACK)
                found += [QPointF(x, y - k * step) for k in range(tally)]
        return found

    def _one_stack(self, coins: int) -> list[QPointF]:
        """A single stack that grows with every coin, as high as there is room for."""
        floor = self.height() - self._diameter * COIN_SHAPE
        step = min(COIN_RISE * self._diameter, max(0.0, floor) / (MOST_SINGLE - 1))
        return [QPointF(self._left(1), floor - number * step) for number in range(coins)]

    def _left(self, columns: int) -> float:
        """Where the first of so many stacks begins."""
        size = self._diameter
        room = self.width() - size - (columns - 1) * size * COIN_PITCH
        return max(0.0, room / 2) if self._centred else 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the stacks."""
        size = QSizeF(self.size())
        coins = self.lying()
        if not coins and (self._pot or self._marked) and not size.isEmpty():
            self._paint_empty()
        elif coins and not size.isEmpty():
            key = f"heap:{coins}:{self._diameter:.2f}:{self._single}:{self._centred}"
            ratio = self.devicePixelRatioF()
            art.put(QPainter(self), art.cached(key, size, ratio, self._paint), QPointF(0, 0))

    def _paint_empty(self) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = colours_of(self)
        outline = QColor(colours.cloth_text if self._pot else colours.quiet)
        outline.setAlpha(EMPTY_ALPHA)
        painter.setPen(QPen(outline, max(1.0, self._diameter / 18), Qt.PenStyle.DashLine))
        coin = QRectF(1, 1, self._diameter - 2, self._diameter * COIN_SHAPE - 2)
        painter.drawEllipse(coin.translated(self.spots(1)[0]))

    def _paint(self, painter: QPainter) -> None:
        coin = QRectF(0, 0, self._diameter, self._diameter * COIN_SHAPE)
        for spot in self.spots(self.lying()):
            art.draw(painter, COIN, coin.translated(spot))
