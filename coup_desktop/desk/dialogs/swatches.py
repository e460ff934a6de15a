"""What cloths, card backs and crests look like, and what they are called."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QWidget

from coup_desktop.desk import art, cloth, faces
from coup_desktop.desk.new_game_choice import CRESTS
from coup_desktop.desk.theme import colours_of

_TABLE: Final = QSizeF(108, 74)
_BACK: Final = QSizeF(60, 84)
_CREST: Final = 64


def cloth_names() -> dict[str, str]:
    """By the word in the settings, the names of the cloths in the user's language."""
    translate = QCoreApplication.translate
    names = {
        "forest": translate("Swatches", "Forest green"),
        "wine": translate("Swatches", "Wine red"),
        "midnight": translate("Swatches", "Midnight blue"),
        "slate": translate("Swatches", "Slate grey"),
    }
    return {word: names[word] for word in cloth.CLOTHS}


def back_names() -> dict[str, str]:
    """By the word in the settings, the names of the card backs in the user's language."""
    translate = QCoreApplication.translate
    names = {
        "palace": translate("Swatches", "Palace"),
        "night": translate("Swatches", "Night"),
        "garden": translate("Swatches", "Garden"),
    }
    return {word: names[word] for word in faces.BACKS}


def crest_names() -> dict[str, str]:
    """By their words, what the crests bear, in the user's language."""
    translate = QCoreApplication.translate
    names = (
        translate("Swatches", "Tower"),
        translate("Swatches", "Sun"),
        translate("Swatches", "Ship"),
        translate("Swatches", "Lily"),
        translate("Swatches", "Tree"),
        translate("Swatches", "Keys"),
        translate("Swatches", "Star"),
        translate("Swatches", "Moon"),
        translate("Swatches", "Roses"),
        translate("Swatches", "Chevron"),
    )
    return dict(zip(CRESTS, names, strict=True))


def cloth_picture(widget: QWidget, word: str) -> QPixmap:
    """A small table with that cloth, in the theme of the widget that shows it."""
    return cloth.table(_TABLE, widget.devicePixelRatioF(), colours_of(widget), word)


def crest_picture(widget: QWidget, word: str) -> QPixmap:
    """A crest, round as at the table."""
    return round_picture(widget, word, _CREST)


def round_picture(widget: QWidget, word: str, side: int) -> QPixmap:
    """A bust or crest, round as at the table; `side`: its diameter in pixels."""
    size = QSizeF(side, side)

    def paint(painter: QPainter) -> None:
        disc = QPainterPath()
        disc.addEllipse(QRectF(QPointF(0, 0), size))
        painter.setClipPath(disc)
        art.draw(painter, f"portraits/{word}.svg", disc.boundingRect())

    return art.cached(f"round:{word}", size, widget.devicePixelRatioF(), paint)


def back_picture(widget: QWidget, word: str) -> QPixmap:
    """A card with that back, lying in the middle of a picture as wide as a table's."""
    ratio = widget.devicePixelRatioF()
    size = QSizeF(_BACK.width() + 20, _BACK.height())
    picture = QPixmap((size * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    art.put(painter, faces.back(_BACK, ratio, word), QPointF(10, 0))
    painter.end()
    return picture
