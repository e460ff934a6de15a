"""Cards drawn in an exchange that is not settled: fanned out over the seat's own."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from coup_desktop.desk import art, faces
from coup_desktop.desk.metrics import CARD_SHAPE

LEAN: Final = 4.0
"""Degrees that they lie askew, so that they are not taken for the hand."""


class DrawnCards(QLabel):
    """Lies over the two places for cards. Nothing is seen, or said, while nothing is drawn."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._cards: tuple[tuple[str, str], ...] = ()
        self._height = 62.0
        self._back = faces.DEFAULT_BACK
        self._reach = 1.0
        self._arriving = 0
        self.hide()

    def show_cards(self, cards: tuple[tuple[str, str], ...], *, beside: int) -> None:
        """Show these cards.

        Args:
            cards: the record's word and the name of each, both empty for a back.
            beside: how many face-down cards they are drawn to.
        """
        reach = 1.0 if beside > 1 else 0.5
        if (cards, reach) != (self._cards, self._reach):
            self._cards, self._reach = cards, reach
            self.setAccessibleName(self._words())
            self.setVisible(bool(cards))
            self.update()

    def set_sizes(self, height: float, back: str) -> None:
        """Say how high a card is, and which back it has."""
        if (height, back) != (self._height, self._back):
            self._height, self._back = height, back
            self.update()

    def set_arriving(self, cards: int) -> None:
        """Say how many of them are still on their way: they are not painted yet."""
        if cards != self._arriving:
            self._arriving = cards
            self.update()

    def spots(self) -> list[tuple[QPointF, float]]:
        """The middle of each card, in own coordinates, and its angle in degrees."""
        first = self._height * CARD_SHAPE / 2
        width = (self.width() - 2 * first) * self._reach
        count = len(self._cards)
        return [
            (
                QPointF(first + width * (number + 1) / (count + 1), self.height() / 2),
                LEAN * (2 * number - count + 1) / max(1, count - 1) if count > 1 else LEAN,
            )
            for number in range(count)
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards that have arrived."""
        lying = self._cards[: len(self._cards) - self._arriving]
        if lying:
            key = f"drawn:{self._back}:{self._height:.2f}:{self._reach}:{lying}:{self._arriving}"
            paint = partial(self._paint, lying)
            pixmap = art.cached(key, QSizeF(self.size()), self.devicePixelRatioF(), paint)
            art.put(QPainter(self), pixmap, QPointF(0, 0))

    def _paint(self, cards: tuple[tuple[str, str], ...], painter: QPainter) -> None:
        size = QSizeF(self._height * CARD_SHAPE, self._height)
        ratio = self.devicePixelRatioF()
        for (word, name), (centre, angle) in zip(cards, self.spots(), strict=False):
            front = faces.front(word, name, size, ratio) if word else None
            picture = front or faces.back(size, ratio, self._back)
            painter.save()
            painter.translate(centre)
            painter.rotate(angle)
            where = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
            painter.drawPixmap(where, picture, QRectF(picture.rect()))
            painter.restore()

    def _words(self) -> str:
        """What a screen reader says: names only where all may see them."""
        if not self._cards:
            return ""
        names = [name for _, name in self._cards if name]
        if names:
            return self.tr("drawn: {cards}").format(cards=", ".join(names))
        if len(self._cards) == 1:
            return self.tr("1 drawn card")
        return self.tr("%n drawn cards", None, len(self._cards))
