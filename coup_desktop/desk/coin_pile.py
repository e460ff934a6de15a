"""Coins with their number.

The number stands before the coins, so that it is beside them however many there are, and neither
moves when there are more.
"""

from math import ceil
from typing import Final

from PySide6.QtCore import Property, QEvent, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import QBoxLayout, QWidget

from coup_desktop.desk.coin_heap import CoinHeap
from coup_desktop.desk.forms.ui_coin_pile import Ui_CoinPile
from coup_desktop.desk.metrics import stack_height
from coup_desktop.desk.theme import colours_of

_ANY_WIDTH: Final = (1 << 24) - 1
"""Qt's own greatest width."""


class CoinPile(QWidget):
    """Coins and their number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_CoinPile()
        self.ui.setupUi(self)
        self._recolour()
        self.setCoins(0)

    @property
    def heap(self) -> CoinHeap:
        """The coins, where motion starts and ends."""
        return self.ui.heap

    def getCoins(self) -> int:
        """How many."""
        return self.ui.heap.getCoins()

    def setCoins(self, coins: int) -> None:
        """Show so many."""
        self.ui.heap.setCoins(coins)
        self.ui.number.setText(str(self.ui.heap.lying()))
        self._name()

    def words(self) -> str:
        """How many, as a screen reader says it."""
        return self.ui.number.accessibleName()

    coins = Property(int, getCoins, setCoins)

    def setArriving(self, coins: int) -> None:
        """Say how many are still on their way: neither coins nor figure show them yet."""
        self.ui.heap.setArriving(coins)
        self.ui.number.setText(str(self.ui.heap.lying()))

    def setSizes(
        self, diameter: float, font: QFont, *, single: bool = False, upright: bool = False
    ) -> None:
        """Resize coins and figures.

        Args:
            diameter: of a coin.
            font: of the number.
            single: whether one stack stands for all.
            upright: whether the number stands below the coins.
        """
        ui = self.ui
        ui.heap.setDiameter(diameter)
        ui.heap.setSingle(single, centred=upright)
        ui.number.setFont(font)
        metrics = QFontMetrics(font)
        width = metrics.horizontalAdvance("00") + 1
        ui.number.setMinimumWidth(width)
        ui.number.setMaximumWidth(_ANY_WIDTH if upright else width)
        direction, align = QBoxLayout.Direction, Qt.AlignmentFlag
        ui.row.setDirection(direction.BottomToTop if upright else direction.LeftToRight)
        ui.row.setSpacing(0 if upright else max(2, round(diameter * 0.16)))
        side = align.AlignHCenter if upright else align.AlignRight
        ui.number.setAlignment(side | align.AlignBottom)

    def free_above(self) -> int:
        """Height that is free above a row of full stacks and above the number beside them."""
        ui = self.ui
        stack = ceil(stack_height(ui.heap.getDiameter()))
        return self.height() - max(stack, ui.number.fontMetrics().height()) - 1

    def changeEvent(self, event: QEvent) -> None:
        """Follow theme and language."""
        if event.type() == QEvent.Type.PaletteChange:
            self._recolour()
        elif event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def _name(self) -> None:
        coins = self.getCoins()
        text = self.tr("1 coin") if coins == 1 else self.tr("%n coins", None, coins)
        if text != self.words():
            self.ui.number.setAccessibleName(text)

    def _recolour(self) -> None:
        wanted = colours_of(self).number
        palette = self.ui.number.palette()
        if palette.color(QPalette.ColorRole.WindowText).name() != wanted:
            palette.setColor(QPalette.ColorRole.WindowText, wanted)
            self.ui.number.setPalette(palette)
