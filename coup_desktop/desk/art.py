"""Pictures from `resources/`, sharp at every pixel ratio.

Each SVG file is parsed once; each size is rendered once, in device pixels, and kept in an album.
`QPixmap.scaled` is never used: it forgets the pixel ratio.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from coup_desktop.desk.album import Album
from coup_desktop.resources import resource_path

ALBUM: Final = Album()
"""What has been painted; as `renderer` it is the whole program's."""


@cache
def exists(name: str) -> bool:
    """Whether there is a picture of that name (relative to `resources/`)."""
    try:
        resource_path(name)
    except FileNotFoundError:
        return False
    return True


@cache
def renderer(name: str) -> QSvgRenderer:
    """The parsed picture.

    Raises:
        FileNotFoundError: there is no such file.
        ValueError: it is no picture that Qt can draw.
    """
    made = QSvgRenderer(str(resource_path(name)))
    if not made.isValid():
        raise ValueError(f"resources/{name} is no SVG that Qt can draw")
    return made


def cached(
    key: str,
    size: QSizeF,
    ratio: float,
    paint: Callable[[QPainter], None],
    *,
    ground: QColor | None = None,
) -> QPixmap:
    """A pixmap of a size in logical pixels, painted when it is not in the album yet.

    Args:
        key: what is painted; must differ for what looks different.
        size: in logical pixels.
        ratio: device pixels a logical one.
        paint: paints it, in logical pixels, from (0, 0).
        ground: what is below; a pixmap without transparency is drawn several times as fast.
    """
    full = (key, *_pixels(size, ratio), ratio)
    found = ALBUM.find(full)
    if found is None:
        found = painted(size, ratio, paint, ground=ground)
        ALBUM.keep(full, found)
    return found


def is_cached(key: str, size: QSizeF, ratio: float) -> bool:
    """Whether `cached` has nothing to paint."""
    return ALBUM.find((key, *_pixels(size, ratio), ratio)) is not None


def painted(
    size: QSizeF,
    ratio: float,
    paint: Callable[[QPainter], None],
    *,
    ground: QColor | None = None,
) -> QPixmap:
    """A pixmap that the caller keeps, since nobody else looks the same; else see `cached`."""
    made = QPixmap(*_pixels(size, ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(ground or Qt.GlobalColor.transparent)
    painter = QPainter(made)
    try:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        paint(painter)
    finally:
        # A painter that outlives its pixmap takes the whole program down with it.
        painter.end()
    return made


def _pixels(size: QSizeF, ratio: float) -> tuple[int, int]:
    return max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio))


def picture(name: str, size: QSizeF, ratio: float) -> QPixmap:
    """A file of `resources/`, filling `size` (logical pixels) exactly."""

    def paint(painter: QPainter) -> None:
        renderer(name).render(painter, QRectF(QPointF(0, 0), size))

    return cached(name, size, ratio, paint)


def icon(pixmap: QPixmap) -> QIcon:
    """A picture for an entry of a list, in its own colours also where that entry is chosen."""
    made = QIcon(pixmap)
    made.addPixmap(pixmap, QIcon.Mode.Selected)  # else Qt would tint it
    return made


def draw(painter: QPainter, name: str, rect: QRectF) -> None:
    """Draw a file of `resources/` into a rectangle of logical pixels."""
    ratio = painter.device().devicePixelRatioF()
    put(painter, picture(name, rect.size(), ratio), rect.topLeft())


def put(painter: QPainter, pixmap: QPixmap, at: QPointF) -> None:
    """Draw a pixmap with its corner on a whole device pixel, so that it stays sharp."""
    ratio = pixmap.devicePixelRatio()
    painter.drawPixmap(
        QPointF(round(at.x() * ratio) / ratio, round(at.y() * ratio) / ratio), pixmap
    )
