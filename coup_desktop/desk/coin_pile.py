"""Coins with their number beside them."""

from PySide6.QtCore import Property, QEvent
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QWidget

from coup_desktop.desk.coin_heap import CoinHeap
from coup_desktop.desk.forms.ui_coin_pile import Ui_CoinPile
from coup_desktop.desk.theme import colours_of


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
        self.ui.number.setText(str(coins))

    coins = Property(int, getCoins, setCoins)

    def setSizes(self, diameter: float, font: QFont) -> None:
        """Resize coins and figures."""
        self.ui.heap.setDiameter(diameter)
        self.ui.number.setFont(font)
        self.ui.number.setMinimumWidth(self.ui.number.fontMetrics().horizontalAdvance("00"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        if event.type() == QEvent.Type.PaletteChange:
            self._recolour()
        super().changeEvent(event)

    def _recolour(self) -> None:
        wanted = colours_of(self).number
        palette = self.ui.number.palette()
        if palette.color(QPalette.ColorRole.WindowText).name() != wanted:
            palette.setColor(QPalette.ColorRole.WindowText, wanted)
            self.ui.number.setPalette(palette)
