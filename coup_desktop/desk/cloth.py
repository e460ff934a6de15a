"""The table itself: walnut rim, gold rule, a cloth to choose, painted once a size and theme."""

from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from coup_desktop.desk import art, weave
from coup_desktop.desk.theme import Colours

SHAPE: Final = 2.35
"""Exponent of the superellipse."""
POINTS: Final = 240
TILE: Final = 74.0
"""Side of a pattern's repeat on a table of 950 by 640."""
DARK_THREAD: Final = "#0b1512"
THREADS: Final = (16, 30)
DARK_THREADS: Final = (38, 66)
"""How much of 255 the threads of pattern and figure cover."""
DEFAULT: Final = "forest"


@dataclass(frozen=True, slots=True)
class Cloth:
    """One cloth; colours are `#rrggbb`, from the middle outwards.

    All of them are dark enough to carry a theme's `cloth_text` at 4.5:1, threads included.
    """

    dark: tuple[str, str, str]
    light: tuple[str, str, str]
    flat: str
    """In the theme of high contrast."""
    pattern: weave.Drawing
    figure: weave.Drawing

    def colours(self, theme: Colours) -> tuple[str, str, str]:
        """What it is dyed with in a theme."""
        if theme.contrast:
            return self.flat, self.flat, self.flat
        return self.dark if theme.dark else self.light


CLOTHS: Final = {
    "forest": Cloth(
        dark=("#27554f", "#1b3f3d", "#12302f"),
        light=("#3b7a69", "#326c5d", "#275a4d"),
        flat="#04201b",
        pattern=weave.diaper,
        figure=weave.compass,
    ),
    "wine": Cloth(
        dark=("#672a37", "#4c1d29", "#33131c"),
        light=("#8d3d4e", "#7e3243", "#672534"),
        flat="#29060f",
        pattern=weave.damask,
        figure=weave.wreath,
    ),
    "midnight": Cloth(
        dark=("#2c4271", "#1f3056", "#14203b"),
        light=("#456299", "#3a568a", "#2d4570"),
        flat="#06102b",
        pattern=weave.sky,
        figure=weave.astrolabe,
    ),
    "slate": Cloth(
        dark=("#474c57", "#343841", "#24272e"),
        light=("#656d7c", "#59616f", "#4a515e"),
        flat="#202226",
        pattern=weave.basket,
        figure=weave.knot,
    ),
}
"""By the word in the settings, in the order in which they are offered."""


def named(word: str) -> str:
    """The word of a cloth that there is: this one, or the default."""
    return word if word in CLOTHS else DEFAULT


def table(size: QSizeF, ratio: float, colours: Colours, word: str = DEFAULT) -> QPixmap:
    """The room with the table in it.

    Args:
        size: in logical pixels.
        ratio: device pixels a logical one.
        colours: the theme.
        word: of the cloth; an unknown one is the default's.
    """
    word = named(word)

    def paint(painter: QPainter) -> None:
        _paint(painter, size, colours, word)

    return art.cached(_key(colours, word), size, ratio, paint, ground=QColor(colours.room))


def is_painted(size: QSizeF, ratio: float, colours: Colours, word: str) -> bool:
    """Whether `table` has such a picture at hand."""
    return art.is_cached(_key(colours, named(word)), size, ratio)


def _key(colours: Colours, word: str) -> str:
    return f"cloth:{word}:{colours.name}"


def oval(rect: QRectF) -> QPolygonF:
    """A superellipse that fills a rectangle."""
    placed = QTransform.fromTranslate(rect.center().x(), rect.center().y())
    return placed.scale(rect.width() / 2, rect.height() / 2).map(_unit_oval())


@cache
def _unit_oval() -> QPolygonF:
    """A superellipse of half axes 1 about the origin; nobody changes it."""
    outline = QPolygonF()
    for step in range(POINTS):
        angle = 2 * pi * step / POINTS
        x, y = cos(angle), sin(angle)
        reach = (abs(x) ** SHAPE + abs(y) ** SHAPE) ** (-1 / SHAPE)
        outline.append(QPointF(x * reach, y * reach))
    return outline


def field(size: QSizeF) -> tuple[QRectF, float]:
    """The cloth's rectangle on a table of that size, and the table's scale."""
    unit = min(size.width() / 950, size.height() / 640)
    return _rim(size, unit).adjusted(*_all_round(19 * unit)), unit


def _rim(size: QSizeF, unit: float) -> QRectF:
    inset_x, inset_y = size.width() * 0.028 + 10 * unit, size.height() * 0.04 + 10 * unit
    return QRectF(QPointF(0, 0), size).adjusted(inset_x, inset_y, -inset_x, -inset_y)


def _all_round(inset: float) -> tuple[float, float, float, float]:
    return inset, inset, -inset, -inset


def _paint(painter: QPainter, size: QSizeF, colours: Colours, word: str) -> None:
    where, unit = field(size)
    _paint_rim(painter, _rim(size, unit), colours, unit)
    shades = CLOTHS[word].colours(colours)
    dyed = QRadialGradient(QPointF(0.5, 0.46), 0.62)
    dyed.setCoordinateMode(QRadialGradient.CoordinateMode.ObjectMode)
    for at, colour in zip((0.0, 0.72, 1.0), shades, strict=True):
        dyed.setColorAt(at, QColor(colour))
    outline = oval(where)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dyed)
    painter.drawPolygon(outline)
    if not colours.contrast:
        _weave(painter, where, colours, word, unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.walnut_dark), 2.4 * unit))
    painter.drawPolygon(outline)
    painter.setPen(QPen(QColor(colours.gold), max(1.2, 1.6 * unit)))
    painter.drawPolygon(oval(where.adjusted(*_all_round(9 * unit))))
    faint = QColor(colours.gold)
    faint.setAlpha(90)
    painter.setPen(QPen(faint, max(0.8, 0.9 * unit)))
    painter.drawPolygon(oval(where.adjusted(*_all_round(14 * unit))))


def _paint_rim(painter: QPainter, rim: QRectF, colours: Colours, unit: float) -> None:
    """The walnut frame with its grain, lit from above, and its shadow on the floor."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 15 if colours.dark else 10))
    for spread in (4, 3, 2, 1):
        reach = spread * 3.8 * unit
        painter.drawPolygon(oval(rim.adjusted(-reach, -reach * 0.4, reach, reach * 1.6)))
    wood = QLinearGradient(rim.topLeft(), rim.bottomLeft())
    wood.setColorAt(0, QColor(colours.walnut_light))
    wood.setColorAt(0.45, QColor(colours.walnut))
    wood.setColorAt(1, QColor(colours.walnut_dark))
    painter.setBrush(wood)
    painter.setPen(QPen(QColor(colours.walnut_dark), 1.5 * unit))
    painter.drawPolygon(oval(rim))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    shine = QColor(colours.walnut_light).lighter(125)
    shine.setAlpha(110)
    painter.setPen(QPen(shine, 1.2 * unit))
    painter.drawPolygon(oval(rim.adjusted(*_all_round(4 * unit))))
    grain = QColor(colours.walnut_dark)
    grain.setAlpha(95)
    painter.setPen(QPen(grain, max(0.7, 0.9 * unit)))
    for inset in (8.0, 11.0, 14.5):
        painter.drawPolygon(oval(rim.adjusted(*_all_round(inset * unit))))


def _weave(painter: QPainter, where: QRectF, colours: Colours, word: str, unit: float) -> None:
    """The cloth's pattern all over, and its figure behind the pots."""
    ratio = painter.device().devicePixelRatioF()
    # Light threads in a dark room, dark ones by day: so that words stay lighter than both.
    thread = QColor(colours.cloth_text if colours.dark else DARK_THREAD)
    woven, stitched = THREADS if colours.dark else DARK_THREADS
    thread.setAlpha(woven)
    side = max(24, round(TILE * unit * ratio))
    tile = _tile(word, side, thread)
    brush = QBrush(tile)
    # On whole device pixels, else the threads are blurred.
    corner = where.center() * ratio - QPointF(side, side) / 2
    brush.setTransform(
        QTransform.fromScale(1 / ratio, 1 / ratio).translate(round(corner.x()), round(corner.y()))
    )
    radius = min(where.width(), where.height()) * 0.31
    around = QPainterPath()  # filled by the odd-even rule: the middle is left plain for the figure
    around.addPolygon(oval(where))
    around.addEllipse(where.center(), radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawPath(around)
    figure = QTransform.fromTranslate(where.center().x(), where.center().y())
    figure.scale(radius / 100, radius / 100)
    thread.setAlpha(stitched)
    _stitch(painter, figure.map(CLOTHS[word].figure()), max(0.8, 1.3 * unit), thread)


def _tile(word: str, side: int, thread: QColor) -> QPixmap:
    """One repeat of a cloth's pattern, `side` device pixels wide."""

    def paint(painter: QPainter) -> None:
        scale = side / weave.SIDE
        path = QTransform.fromScale(scale, scale).map(CLOTHS[word].pattern())
        _stitch(painter, path, max(1.0, 1.4 * scale), thread)

    key = f"weave:{word}:{thread.name(QColor.NameFormat.HexArgb)}"
    return art.cached(key, QSizeF(side, side), 1, paint)


def _stitch(painter: QPainter, path: QPainterPath, width: float, thread: QColor) -> None:
    """Draw lines of one tone, also where they meet: fine pens would lay one line upon another."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    painter.fillPath(stroker.createStroke(path), thread)
