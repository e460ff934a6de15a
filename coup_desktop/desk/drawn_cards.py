"""Cards drawn in an exchange that is not settled: in a row with the seat's own, which make room."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from coup_desktop.desk import art, faces
from coup_desktop.desk.metrics import CARD_BOX_WIDTH, CARD_SHAPE, EXACT
from coup_desktop.desk.table_state import PLACES
from coup_desktop.desk.theme import Colours, colours_of

LOST_SHARE: Final = 0.6
"""Height of a lost card beside those of an exchange, in theirs."""
CAPTION: Final = 1.24
"""Height of the line above the cards, in pixels of its font."""


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """What is to be seen of a card."""

    word: str = ""
    """The record's word of the character; empty: the back is seen."""
    name: str = ""
    """The character's, in the user's language."""
    secret: bool = False
    """Whether it is for its owner's eyes alone: then nothing but the picture tells it."""
    tip: str = ""
    """Help on it, as rich text."""
    spoken: str = ""
    """The same as plain text, without the name."""


@dataclass(frozen=True, slots=True)
class Row:
    """How the cards of a seat lie side by side."""

    height: float
    """Of a card."""
    gap: float
    """Between two; between the hand and the drawn ones there are two."""

    @property
    def lost_height(self) -> float:
        """Of a lost card, that lies at the end and is not to be chosen."""
        return self.height * LOST_SHARE

    @classmethod
    def fitted(cls, room: QSizeF, drawn: int, largest: float, gap: float, *, lost: int) -> "Row":
        """As large as there is room for.

        Args:
            room: for the cards, in logical pixels.
            drawn: how many are drawn; those in the places come on top of that.
            largest: height of a card, at most.
            gap: between two.
            lost: how many in the places are lost: they are smaller and lie askew.
        """
        gaps = (PLACES + drawn) * gap + lost
        cards = PLACES - lost + drawn + lost * LOST_SHARE * CARD_BOX_WIDTH
        width = floor((room.width() - gaps) / cards)
        return cls(max(1.0, min(largest, room.height(), width / CARD_SHAPE)), gap)


class DrawnCards(QLabel):
    """A part of the row. Nothing is seen, or said, while nothing is drawn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: tuple[DrawnCard, ...] = ()
        self._row = Row(62.0, 2.0)
        self._back = faces.DEFAULT_BACK
        self._caption: QFont | None = None
        self._arriving = 0
        self.hide()

    def count(self) -> int:
        """How many there are."""
        return len(self._cards)

    def show_cards(self, cards: Iterable[DrawnCard]) -> None:
        """Show these cards."""
        cards = tuple(cards)
        if cards != self._cards:
            self._cards = cards
            self.setAccessibleName(self._words())
            told = [card for card in cards if card.spoken and not card.secret]
            spoken = " ".join(f"{card.name}: {card.spoken}" for card in told)
            self.setAccessibleDescription(spoken)
            self.setVisible(bool(cards))
            self.update()

    def set_row(self, row: Row, back: str, caption: QFont | None) -> None:
        """Say how the cards lie.

        Args:
            row: of which they are a part.
            back: the word of the cards' back.
            caption: the font of the word above them; None: there is none.
        """
        self._row, self._back, self._caption = row, back, caption
        count = len(self._cards)
        width = count * (row.height * CARD_SHAPE + row.gap)
        height = row.height + self.caption_height(caption)
        self.setFixedSize(ceil(width - EXACT), ceil(height - EXACT))
        self.update()

    @staticmethod
    def caption_height(font: QFont | None) -> int:
        """The height of the line above the cards."""
        return 0 if font is None else round(font.pixelSize() * CAPTION)

    def set_arriving(self, cards: int) -> None:
        """Say how many of them are still on their way: they are not painted yet."""
        if cards != self._arriving:
            self._arriving = cards
            self.update()

    def tip(self) -> str:
        """What they do, for the pointer; the table shows it."""
        tips = [card.tip for card in self._cards if card.tip and not card.secret]
        return "<br>".join(dict.fromkeys(tips))

    def spots(self) -> list[QPointF]:
        """The middle of each card, in own coordinates."""
        row = self._row
        width = row.height * CARD_SHAPE
        y = self.height() - row.height / 2
        return [
            QPointF(row.gap + width / 2 + number * (width + row.gap), y)
            for number in range(len(self._cards))
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards that have arrived."""
        lying = self._cards[: len(self._cards) - self._arriving]
        if not lying:
            return
        colours = colours_of(self)
        seen = tuple((card.word, card.name) for card in lying)
        key = f"drawn:{self._back}:{self._row}:{colours.name}:{seen}"
        paint = partial(self._paint, lying, colours)
        pixmap = art.cached(key, QSizeF(self.size()), self.devicePixelRatioF(), paint)
        painter = QPainter(self)
        art.put(painter, pixmap, QPointF(0, 0))
        if self._caption is not None:
            painter.setFont(self._caption)
            painter.setPen(QColor(colours.bright))
            spots = self.spots()
            reach = self._row.height * CARD_SHAPE / 2
            left = spots[0].x() - reach
            room = QRectF(left, 0, spots[-1].x() + reach - left, self.height() - self._row.height)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.tr("drawn"))

    def minimumSizeHint(self) -> QSize:
        """What `set_row` set."""
        return self.minimumSize()

    def _paint(self, cards: tuple[DrawnCard, ...], colours: Colours, painter: QPainter) -> None:
        size = QSizeF(self._row.height * CARD_SHAPE, self._row.height)
        ratio = self.devicePixelRatioF()
        line = colours.line(max(1.5, size.width() / 40))
        radius = size.width() * faces.CARD_CORNER
        for card, centre in zip(cards, self.spots(), strict=False):
            front = faces.front(card.word, card.name, size, ratio) if card.word else None
            picture = front or faces.back(size, ratio, self._back)
            where = QRectF(centre - QPointF(size.width(), size.height()) / 2, size)
            painter.drawPixmap(where, picture, QRectF(picture.rect()))
            painter.setPen(QPen(QColor(colours.bright), line))
            half = line / 2
            painter.drawRoundedRect(where.adjusted(half, half, -half, -half), radius, radius)

    def _words(self) -> str:
        """What a screen reader says: names only where all may see them."""
        if not self._cards:
            return ""
        names = [card.name for card in self._cards if card.word and not card.secret]
        if names:
            return self.tr("drawn: {cards}").format(cards=", ".join(names))
        if len(self._cards) == 1:
            return self.tr("1 drawn card")
        return self.tr("%n drawn cards", None, len(self._cards))
