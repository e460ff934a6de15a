"""Card faces as pixmaps: the art of `resources/cards` with letters and name set in a shipped face.

A full face carries the name on its ribbon. Below the size at which that could be read, the face is
one of `cards/small`: a larger emblem, and a plate at the foot for the name, or, where a name would
be too small or does not fit, for its first two letters.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from coup_desktop.desk import art, fonts
from coup_desktop.desk.metrics import TILT

ART: Final = QSizeF(250, 350)
ROUNDELS: Final = (QPointF(43, 45), QPointF(207, 305))
ROUNDEL: Final = 18.0
RIBBON: Final = QRectF(22, 239, 206, 36)
FULL_FROM: Final = 250.0
"""Height from which the ribbon's name is legible."""
NAME_FROM: Final = 84.0
"""Height from which all names of the usual length fit; below it no card has one, for short ones
among letters look as if they meant something else."""
ROUNDEL_FROM: Final = 124.0
"""Height from which a small face has room for letters beside its name."""
PICTURED_FROM: Final = 132.0
"""Height from which a small face tells below its name what the character does and blocks."""
PLATE: Final = QRectF(18, 242, 214, 97)
NAME_LINE: Final = QRectF(18, 244, 214, 48)
"""The upper part of the plate, where the lower one has symbols."""
BAND: Final = QRectF(17, 293, 216, 41)
FOOT: Final = "foot"
"""The symbols in the drawing of a full card."""
PAPER: Final = "#f6e9c8"
CREAM: Final = "#fff7e2"
CARD_CORNER: Final = 0.064
"""Radius of a card's corners, in widths."""
"""Of a card that is lost, while it still moves."""
LOST_SHADE: Final = QColor(0, 0, 0, 46)
"""What lies over the picture of a lost card; its words lie above that."""
COMFORTABLE: Final = 94
TIGHT: Final = 82
TIGHTEST: Final = 70
"""Per cent of its width that a name may be set in, to stay on its plate: rather than smaller, than
in the plainer face, than not at all."""
AIRY: Final = 0.9
"""How much of its plate's width a name takes, unless it could not be read then."""

PLATES: Final = {
    "duke": "#4b2d7a",
    "assassin": "#2d2a32",
    "contessa": "#8c1f2c",
    "captain": "#1f5f99",
    "ambassador": "#2f7f50",
    "inquisitor": "#a5550f",
    "diplomat": "#0b4f4d",
    "thief": "#3d3d6b",
    "guard": "#82301a",
    "dealer": "#536620",
    "inspector": "#8f6805",
}
"""A character's colour, dark enough to carry cream letters at 4.5:1. Within a game they differ in
lightness too, for eyes that do not tell the hues."""


BACKS: Final = {"palace": "back", "night": "back-night", "garden": "back-garden"}
"""The files of the backs in `resources/cards`, by the word in the settings, in the order in which
they are offered."""
DEFAULT_BACK: Final = "palace"


def letters_of(name: str) -> str:
    """What a card's roundels say."""
    return name[:2]


def front(word: str, name: str, size: QSizeF, ratio: float) -> QPixmap:
    """The face of a character's card.

    Args:
        word: the character's record word.
        name: its name in the user's language.
        size: of the card, in logical pixels, 5:7.
        ratio: device pixels a logical one.
    """

    def paint(painter: QPainter) -> None:
        _paint_front(painter, word, name, size)

    return art.cached(f"front:{word}:{name}", size, ratio, paint)


def lost(word: str, name: str, size: QSizeF, box: QSizeF, ratio: float) -> QPixmap:
    """A lost card: its face, askew and in the shade, in a box with room for the corners."""

    def paint(painter: QPainter) -> None:
        painter.translate(box.width() / 2, box.height() / 2)
        painter.rotate(TILT)
        painter.translate(-size.width() / 2, -size.height() / 2)
        # Twice as fine as the screen: turning it blurs what it is made of.
        painter.drawPixmap(QPointF(0, 0), front(word, name, size, 2 * ratio))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(QRectF(QPointF(0, 0), size), LOST_SHADE)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        _paint_words(painter, word, name, size)

    key = f"lost:{word}:{name}:{size.height():.2f}"
    return art.cached(key, box, ratio, paint)


def back(size: QSizeF, ratio: float, word: str = DEFAULT_BACK) -> QPixmap:
    """The back of a card; an unknown word is the default's."""
    return art.picture(f"cards/{BACKS.get(word, BACKS[DEFAULT_BACK])}.svg", size, ratio)


def _paint_front(painter: QPainter, word: str, name: str, size: QSizeF) -> None:
    full = size.height() >= FULL_FROM
    file = f"cards/{word}.svg" if full else f"cards/small/{word}.svg"
    art.renderer(file).render(painter, QRectF(QPointF(0, 0), size))
    if not full and size.height() >= PICTURED_FROM:
        _paint_foot(painter, word, size.height() / ART.height())
    _paint_words(painter, word, name, size)


def _paint_foot(painter: QPainter, word: str, unit: float) -> None:
    """A band of paper on the plate of a small face, with the symbols of the full one."""
    drawing = art.renderer(f"cards/{word}.svg")
    band, foot = _scaled(BAND, unit), drawing.boundsOnElement(FOOT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(band, 4 * unit, 4 * unit)
    inner = band.adjusted(6 * unit, 2 * unit, -6 * unit, -2 * unit)
    scale = min(inner.width() / foot.width(), inner.height() / foot.height(), 1.2 * unit)
    where = QRectF(QPointF(0, 0), foot.size() * scale)
    where.moveCenter(band.center())
    drawing.render(painter, FOOT, where)


def _paint_words(painter: QPainter, word: str, name: str, size: QSizeF) -> None:
    """Write the name where there is room for it, and the letters where it helps."""
    unit = size.height() / ART.height()
    if size.height() >= FULL_FROM:
        for centre in ROUNDELS:
            _letters(painter, centre * unit, ROUNDEL * unit, letters_of(name))
        _words(painter, _scaled(RIBBON, unit), name, 24 * unit)
        return
    room = _scaled(PLATE, unit)
    if size.height() < NAME_FROM or not _fits(name, room.width()):
        _words(painter, room, letters_of(name), 92 * unit)
        return
    if size.height() >= PICTURED_FROM:
        _words(painter, _scaled(NAME_LINE, unit), name, 38 * unit)
    else:
        _words(painter, room, name, 46 * unit)
    if size.height() >= ROUNDEL_FROM:
        _roundel(painter, unit, letters_of(name), QColor(PLATES[word]))


def _scaled(rect: QRectF, unit: float) -> QRectF:
    return QRectF(rect.topLeft() * unit, rect.size() * unit)


def _fits(name: str, width: float) -> bool:
    return _squeezed(fonts.text(1, bold=True, drawn=True), name, width, TIGHTEST) is not None


def _squeezed(font: QFont, text: str, width: float, tightest: int) -> QFont | None:
    """The font, set as narrow as need be; None where that would be too narrow."""
    needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed > width:
        stretch = int(100 * width / needed)
        if stretch < tightest:
            return None
        font.setStretch(stretch)
    return font


def _words(painter: QPainter, room: QRectF, text: str, most: float) -> None:
    """Write a word in the middle of a box: smaller, then narrower, then plainer, until it fits."""
    painter.setFont(_fitting(text, room.width(), most))
    painter.setPen(QColor(CREAM))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


def _fitting(text: str, width: float, most: float) -> QFont:
    airy = width * AIRY
    for tightest in (COMFORTABLE, TIGHT):
        for pixels in range(round(most), _smallest().pixelSize(), -1):
            display = fonts.display(pixels, bold=True, drawn=True)
            font = _squeezed(display, text, airy, tightest)
            if font is not None:
                return font
    font = _squeezed(_smallest(), text, airy, TIGHT)
    return font or _squeezed(_smallest(), text, width, TIGHTEST) or _smallest()


def _smallest() -> QFont:
    return fonts.text(1, bold=True, drawn=True)


def _letters(painter: QPainter, centre: QPointF, radius: float, letters: str) -> None:
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.setFont(fonts.text(radius * 1.05, bold=True, drawn=True))
    painter.setPen(QColor(CREAM))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letters)


def _roundel(painter: QPainter, unit: float, letters: str, colour: QColor) -> None:
    """Letters in the upper left corner of a small face."""
    radius = max(ROUNDEL * unit, fonts.text(1, bold=True, drawn=True).pixelSize() * 0.8)
    centre = QPointF(radius, radius) + QPointF(10, 10) * unit
    painter.setPen(QPen(QColor("#d9b65f"), max(1.0, radius * 0.1)))
    painter.setBrush(colour)
    painter.drawEllipse(centre, radius, radius)
    _letters(painter, centre, radius, letters)
