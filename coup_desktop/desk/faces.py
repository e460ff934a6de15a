"""Card faces as pixmaps: the art of `resources/cards` with letters and name set in a shipped face.

A full face carries the name on its ribbon. Below the size at which that could be read, a plate over
the card's foot carries the name; below the size at which a name fits, the first two letters.
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
PLATE: Final = QRectF(9, 240, 232, 101)
CREAM: Final = "#fff7e2"
INK: Final = "#2b2118"
LOST_OPACITY: Final = 0.86
COMFORTABLE: Final = 94
TIGHTEST: Final = 72
"""Per cent that a name may be set narrower, to stay on its plate."""

PLATES: Final = {
    "duke": "#5b3a8c",
    "assassin": "#2d2a32",
    "contessa": "#a52c36",
    "captain": "#1f5f99",
    "ambassador": "#27693f",
    "inquisitor": "#9a4d0e",
    "diplomat": "#126a68",
    "thief": "#4a4a78",
    "guard": "#963920",
    "dealer": "#54661f",
    "inspector": "#7d5a00",
}
"""A character's colour, dark enough to carry cream letters at 4.5:1."""


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
    """A lost card: its face, askew and a little faded, in a box with room for the corners."""

    def paint(painter: QPainter) -> None:
        painter.translate(box.width() / 2, box.height() / 2)
        painter.rotate(TILT)
        painter.setOpacity(LOST_OPACITY)
        painter.translate(-size.width() / 2, -size.height() / 2)
        # Twice as fine as the screen: turning it blurs what it is made of.
        painter.drawPixmap(QPointF(0, 0), front(word, name, size, 2 * ratio))

    key = f"lost:{word}:{name}:{size.height():.2f}"
    return art.cached(key, box, ratio, paint)


def back(size: QSizeF, ratio: float, word: str = DEFAULT_BACK) -> QPixmap:
    """The back of a card; an unknown word is the default's."""
    return art.picture(f"cards/{BACKS.get(word, BACKS[DEFAULT_BACK])}.svg", size, ratio)


def _paint_front(painter: QPainter, word: str, name: str, size: QSizeF) -> None:
    art.renderer(f"cards/{word}.svg").render(painter, QRectF(QPointF(0, 0), size))
    unit = size.height() / ART.height()
    dark = QColor(PLATES[word])
    if size.height() >= FULL_FROM:
        for centre in ROUNDELS:
            _roundel(painter, centre * unit, ROUNDEL * unit, letters_of(name), dark)
        ribbon = _scaled(RIBBON, unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(dark)
        painter.drawRect(ribbon.adjusted(2 * unit, 4 * unit, -2 * unit, -4 * unit))
        _words(painter, ribbon, name, CREAM, 24 * unit)
        return
    plate = _scaled(PLATE, unit)
    painter.setPen(QPen(QColor(INK), max(1.0, 2 * unit)))
    painter.setBrush(dark)
    painter.drawRoundedRect(plate, 8 * unit, 8 * unit)
    painter.setPen(QPen(QColor("#d9b65f"), max(0.7, 1.2 * unit)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = plate.adjusted(5 * unit, 5 * unit, -5 * unit, -5 * unit)
    painter.drawRoundedRect(inner, 6 * unit, 6 * unit)
    room = plate.adjusted(10 * unit, 0, -10 * unit, 0)
    if _fits(name, room.width()):
        _words(painter, room, name, CREAM, 46 * unit)
        radius = max(ROUNDEL * unit, fonts.text(1, bold=True).pixelSize() * 0.8)
        corner = QPointF(
            max(ROUNDELS[0].x() * unit, radius + 1), max(ROUNDELS[0].y() * unit, radius + 1)
        )
        _roundel(painter, corner, radius, letters_of(name), dark)
    else:
        _words(painter, room, letters_of(name), CREAM, 92 * unit)


def _scaled(rect: QRectF, unit: float) -> QRectF:
    return QRectF(rect.topLeft() * unit, rect.size() * unit)


def _fits(name: str, width: float) -> bool:
    return _squeezed(fonts.text(1, bold=True), name, width, TIGHTEST) is not None


def _squeezed(font: QFont, text: str, width: float, tightest: int) -> QFont | None:
    """The font, set as narrow as need be; None where that would be too narrow."""
    needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed > width:
        stretch = int(100 * width / needed)
        if stretch < tightest:
            return None
        font.setStretch(stretch)
    return font


def _words(painter: QPainter, room: QRectF, text: str, colour: str, most: float) -> None:
    """Write a word into the middle of a box: smaller, then narrower, until it fits."""
    small = fonts.text(1, bold=True)
    font = None
    for pixels in range(round(most), small.pixelSize(), -1):
        font = _squeezed(fonts.display(pixels, bold=True), text, room.width(), COMFORTABLE)
        if font is not None:
            break
    painter.setFont(font or _squeezed(small, text, room.width(), TIGHTEST) or small)
    painter.setPen(QColor(colour))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


def _roundel(
    painter: QPainter, centre: QPointF, radius: float, letters: str, colour: QColor
) -> None:
    painter.setPen(QPen(QColor("#d9b65f"), max(1.0, radius * 0.1)))
    painter.setBrush(colour)
    painter.drawEllipse(centre, radius, radius)
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.setFont(fonts.text(radius * 1.05, bold=True))
    painter.setPen(QColor(CREAM))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letters)
