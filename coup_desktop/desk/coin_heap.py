"""Coins, drawn as coins in stacks of five."""

from typing import Final

from PySide6.QtCore import Property, QEvent, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from coup_desktop.desk import art
from coup_desktop.desk.metrics import COIN_PITCH, COIN_RISE, COIN_ROW, COIN_SHAPE, STACK

COIN: Final = "coins/coin.svg"


class CoinHeap(QLabel):
    """The coins themselves. A label, so that a screen reader reads its name as text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._coins = 0
        self._diameter = 22.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._name()

    def minimumSizeHint(self) -> QSize:
        """One stack."""
        return QSize(round(self._diameter * COIN_PITCH), round(self._diameter * 2.4))

    def sizeHint(self) -> QSize:
        """Two stacks side by side."""
        return QSize(round(self._diameter * 2.2), round(self._diameter * 2.4))

    def getCoins(self) -> int:
        """How many."""
        return self._coins

    def setCoins(self, coins: int) -> None:
        """Show so many."""
        if coins != self._coins:
            self._coins = coins
            self._name()
            self.update()

    def getDiameter(self) -> float:
        """A coin's, in logical pixels."""
        return self._diameter

    def setDiameter(self, diameter: float) -> None:
        """Resize the coins."""
        if diameter != self._diameter:
            self._diameter = diameter
            self.updateGeometry()
            self.update()

    coins = Property(int, getCoins, setCoins)
    diameter = Property(float, getDiameter, setDiameter)

    def spots(self) -> list[QPointF]:
        """Upper left corners of the coins in the order of painting: back rows first, bottom up."""
        stacks = -(-self._coins // STACK)
        if not stacks:
            return []
        size = self._diameter
        most = max(1, int((self.width() - size) / (size * COIN_PITCH)) + 1)
        rows = -(-stacks // most)
        columns = -(-stacks // rows)
        floor = self.height() - size * COIN_SHAPE
        # Where a heap would be too high for its place it is pressed together, never cut.
        rise = size * ((rows - 1) * COIN_ROW + (STACK - 1) * COIN_RISE)
        squash = min(1.0, max(0.2, floor / rise))
        found: list[QPointF] = []
        for row in reversed(range(rows)):
            for stack in range(row * columns, min(stacks, (row + 1) * columns)):
                x = (stack % columns + (row % 2) / 2) * size * COIN_PITCH
                x = min(x, max(0.0, self.width() - size))
                y = floor - row * COIN_ROW * size * squash
                step = COIN_RISE * size * squash
                tally = min(STACK, self._coins - stack * STACK)
                found += [QPointF(x, y - k * step) for k in range(tally)]
        return found

    def changeEvent(self, event: QEvent) -> None:
        """Name the number again in a new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the stacks."""
        size = QSizeF(self.size())
        if self._coins and not size.isEmpty():
            key = f"heap:{self._coins}:{self._diameter:.2f}"
            ratio = self.devicePixelRatioF()
            art.put(QPainter(self), art.cached(key, size, ratio, self._paint), QPointF(0, 0))

    def _paint(self, painter: QPainter) -> None:
        coin = QRectF(0, 0, self._diameter, self._diameter * COIN_SHAPE)
        for spot in self.spots():
            art.draw(painter, COIN, coin.translated(spot))

    def _name(self) -> None:
        if self._coins == 1:
            self.setAccessibleName(self.tr("1 coin"))
        else:
            self.setAccessibleName(self.tr("%n coins", None, self._coins))
