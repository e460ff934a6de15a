"""The pictures of the Windows installer's pages, from the game's own art, as bitmaps for NSIS."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from installers.project import BuildError

if TYPE_CHECKING:
    from PySide6.QtGui import QImage, QPainter

_RESOURCES: Final = Path(__file__).resolve().parents[2] / "resources"
SIDE: Final = (164, 314)  # px, on a screen of 96 dpi
HEADER: Final = (150, 57)  # px
SCALES: Final = (1, 2)
"""A picture for plain screens, and one for those of 144 dpi and more."""
_DOTS_PER_METRE: Final = 2835  # 72 dpi: Qt would write the screen's
_CLOTH: Final = ("#3f6b57", "#16302a")  # the middle and the edge of the table
_WHITE: Final = "#ffffff"
_CARD_RATIO: Final = 350 / 250
# Name, middle (x, y) and width in parts of the picture's width, degrees. The small faces: the large
# ones have roundels for letters, which the game writes. Their feet, where it writes names, are cut
# off by the picture's edge or lie under the next card.
_FAN: Final = (
    ("cards/back.svg", 0.18, 1.30, 0.72, -20.0),
    ("cards/small/assassin.svg", 0.84, 1.44, 0.72, 17.0),
    ("cards/small/duke.svg", 0.48, 1.75, 0.84, -3.0),
)


def side_picture(scale: int) -> bytes:
    """The picture at the left of the first and the last page.

    Args:
        scale: one of `SCALES`.

    Raises:
        BuildError: the art is missing.
    """
    image, painter = _canvas(SIDE, scale)
    _cloth(painter)
    width, height = SIDE
    for name, x, y, part, angle in _FAN:
        painter.save()
        painter.translate(x * width, y * width)
        painter.rotate(angle)
        card = part * width
        _render(painter, name, (-card / 2, -card * _CARD_RATIO / 2, card, card * _CARD_RATIO))
        painter.restore()
    icon = 0.5 * width
    _render(painter, "icons/coup-desktop.svg", ((width - icon) / 2, 0.07 * height, icon, icon))
    return _bmp(image, painter)


def header_picture(scale: int) -> bytes:
    """The picture at the top of the other pages: the icon, at the right, on white.

    Args:
        scale: one of `SCALES`.

    Raises:
        BuildError: the art is missing.
    """
    image, painter = _canvas(HEADER, scale)
    icon = 45.0
    _render(painter, "icons/coup-desktop.svg", (HEADER[0] - icon - 10, 6, icon, icon))
    return _bmp(image, painter)


def _canvas(size: tuple[int, int], scale: int) -> tuple[QImage, QPainter]:
    """A white picture, and a painter whose unit is a point of a plain screen."""
    from PySide6.QtGui import QColor, QImage, QPainter

    image = QImage(size[0] * scale, size[1] * scale, QImage.Format.Format_RGB888)
    image.fill(QColor(_WHITE))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    return image, painter


def _cloth(painter: QPainter) -> None:
    """The table's cloth, lit in the middle."""
    from PySide6.QtCore import QPointF, QRectF
    from PySide6.QtGui import QColor, QRadialGradient

    width, height = SIDE
    light = QRadialGradient(QPointF(width / 2, height * 0.35), height * 0.75)
    light.setColorAt(0, QColor(_CLOTH[0]))
    light.setColorAt(1, QColor(_CLOTH[1]))
    painter.fillRect(QRectF(0, 0, width, height), light)


def _render(painter: QPainter, name: str, place: tuple[float, float, float, float]) -> None:
    """Draw a resource into a rectangle: left, top, width, height."""
    from PySide6.QtCore import QRectF
    from PySide6.QtSvg import QSvgRenderer

    path = _RESOURCES / name
    renderer = QSvgRenderer(str(path))
    if not renderer.isValid():
        raise BuildError(f"{path} cannot be drawn: is the checkout complete?")
    renderer.render(painter, QRectF(*place))


def _bmp(image: QImage, painter: QPainter) -> bytes:
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QImageWriter

    painter.end()
    image.setDotsPerMeterX(_DOTS_PER_METRE)
    image.setDotsPerMeterY(_DOTS_PER_METRE)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"bmp")
    if not writer.write(image):
        raise BuildError(f"Qt cannot write BMP here: {writer.errorString()}")
    return bytes(buffer.data().data())
