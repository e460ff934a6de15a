"""The emblems of a seat's cards in a row, as the end of a game shows them."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from coup_desktop.desk import art
from coup_desktop.desk.choice_button import PARCHMENT
from coup_desktop.engine.cast import CHARACTERS, Character

EMBLEM: Final = 30
"""Diameter in pixels."""
GAP: Final = 4
_LOST: Final = 0.55
"""How much is seen of the emblem of a lost card."""


def emblem_row(
    held: Sequence[Character], lost: Sequence[Character], ratio: float, *, ring: str = ""
) -> QPixmap:
    """The emblems, those of lost cards in the shade.

    Args:
        held: cards that the seat holds.
        lost: cards that it has lost.
        ratio: device pixels a logical one.
        ring: colour of a line around each, for ground as light as they are; nothing for none.
    """
    cards = [*held, *lost]

    def paint(painter: QPainter) -> None:
        for place, card in enumerate(cards):
            disc = QRectF(place * (EMBLEM + GAP), 0, EMBLEM, EMBLEM)
            painter.setOpacity(1 if place < len(held) else _LOST)
            painter.setPen(QPen(QColor(ring), 1) if ring else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(PARCHMENT))
            painter.drawEllipse(disc.adjusted(0.5, 0.5, -0.5, -0.5) if ring else disc)
            name = f"cards/emblems/{CHARACTERS[card].word}.svg"
            art.renderer(name).render(painter, disc.adjusted(4, 4, -4, -4))

    key = f"outcome:{ring}:{len(held)}:{','.join(CHARACTERS[card].word for card in cards)}"
    size = QSizeF(max(1, len(cards)) * (EMBLEM + GAP) - GAP, EMBLEM)
    return art.cached(key, size, ratio, paint)
