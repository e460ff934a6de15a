"""The pictures in the handbook's pages: emblems and cards, painted here, nothing from elsewhere."""

from typing import Final

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from coup_desktop.desk import faces
from coup_desktop.desk.emblems import emblem_row
from coup_desktop.desk.handbook.tables import EMBLEM, FACE
from coup_desktop.desk.reference_card import CARD, card_name
from coup_desktop.desk.wording import Wording
from coup_desktop.engine.cast import CHARACTER_BY_WORD

_FACE_SIZE: Final = QSizeF(84, 118)


def picture(address: str, wording: Wording, ratio: float, ring: str) -> QPixmap | None:
    """The picture of an address; None: there is none such.

    Args:
        address: `emblem:duke`, `face:duke`, or the reference card's.
        wording: names what is drawn on a card.
        ratio: device pixels a logical one.
        ring: colour of the line around an emblem.
    """
    if address.startswith(EMBLEM):
        character = CHARACTER_BY_WORD.get(address.removeprefix(EMBLEM))
        return None if character is None else emblem_row([character], [], ratio, ring=ring)
    for word, known in CHARACTER_BY_WORD.items():
        if address in (f"{FACE}{word}", card_name(known)):
            size = _FACE_SIZE if address.startswith(FACE) else QSizeF(*CARD)
            return faces.front(word, wording.character(known), size, ratio)
    return None
