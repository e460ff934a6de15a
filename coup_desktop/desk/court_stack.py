"""The Court as a deck of cards."""

from typing import Final

from PySide6.QtCore import Property, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from coup_desktop.desk import art, faces
from coup_desktop.desk.metrics import CARD_SHAPE

MOST_LAYERS: Final = 12
STEP: Final = QPointF(-0.024, 0.012)
"""How far each card of the Court lies beside the one above it, in card heights."""


class CourtStack(QWidget):
    """The Court as a deck: the more cards, the thicker. Nameless, as `CoinHeap` is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = 3
        self._height = 98.0
        self._back = faces.DEFAULT_BACK
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """A card and the deck's depth."""
        return QSize(round(self._height * CARD_SHAPE * 1.3), round(self._height * 1.1))

    def minimumSizeHint(self) -> QSize:
        """The same: it does not shrink."""
        return self.sizeHint()

    def getCards(self) -> int:
        """How many cards."""
        return self._cards

    def setCards(self, cards: int) -> None:
        """Show so many cards."""
        if cards != self._cards:
            self._cards = cards
            self.update()

    def getCardHeight(self) -> float:
        """Height of a card, in logical pixels."""
        return self._height

    def setCardHeight(self, height: float) -> None:
        """Resize the deck."""
        if height != self._height:
            self._height = height
            self.updateGeometry()
            self.update()

    def getBack(self) -> str:
        """The word of the back in `faces.BACKS`."""
        return self._back

    def setBack(self, back: str) -> None:
        """Choose the back."""
        if back != self._back:
            self._back = back
            self.update()

    cards = Property(int, getCards, setCards)
    cardHeight = Property(float, getCardHeight, setCardHeight)
    back = Property(str, getBack, setBack)

    def top_card(self) -> QRectF:
        """Where the topmost card lies, in own coordinates."""
        layers = min(self._cards, MOST_LAYERS)
        size = QSizeF(self._height * CARD_SHAPE, self._height)
        depth = STEP * self._height * max(0, layers - 1)
        corner = QPointF(
            (self.width() - size.width() - depth.x()) / 2,
            (self.height() - size.height() - depth.y()) / 2,
        )
        return QRectF(corner, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the deck from the bottom card up."""
        painter = QPainter(self)
        top = self.top_card()
        pixmap = faces.back(top.size(), self.devicePixelRatioF(), self._back)
        for layer in reversed(range(min(self._cards, MOST_LAYERS))):
            art.put(painter, pixmap, top.topLeft() + STEP * self._height * layer)
