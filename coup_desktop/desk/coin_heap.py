"""Coins, drawn as coins in stacks of five."""

from typing import Final

from PySide6.QtCore import Property, QEvent, QPointF, QRectF, QSize
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
        room = max(1, int((self.width() - size) / (size * COIN_PITCH)) + 1)
        rows = -(-stacks // room)
        first = -(-stacks // rows)
        found: list[QPointF] = []
        left, number = stacks, 0
        plan: list[tuple[int, int]] = []
        while left > 0:
            here = min(first, left)
            plan.append((number, here))
            left, number = left - here, number + 1
        deep = (len(plan) - 1) * COIN_ROW * size
        tall = size * (COIN_SHAPE + COIN_RISE * (STACK - 1))
        squash = min(
            1.0, max(0.2, (self.height() - size * COIN_SHAPE) / (deep + tall - size * COIN_SHAPE))
        )
        floor = self.height() - size * COIN_SHAPE
        for row, here in reversed(plan):
            for column in range(here):
                stack = row * first + column
                tally = min(STACK, self._coins - stack * STACK)
                x = column * size * COIN_PITCH + (row % 2) * size * COIN_PITCH / 2
                x = min(x, max(0.0, self.width() - size))
                y = floor - row * COIN_ROW * size * squash
                found += [QPointF(x, y - k * COIN_RISE * size * squash) for k in range(tally)]
        return found

    def changeEvent(self, event: QEvent) -> None:
        """Name the number again in a new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the stacks."""
        painter = QPainter(self)
        size = QRectF(0, 0, self._diameter, self._diameter * COIN_SHAPE)
        for spot in self.spots():
            art.draw(painter, COIN, size.translated(spot))

    def _name(self) -> None:
        if self._coins == 1:
            self.setAccessibleName(self.tr("1 coin"))
        else:
            self.setAccessibleName(self.tr("%n coins", None, self._coins))
