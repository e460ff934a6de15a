"""The table itself: walnut rim, gold rule, green cloth, painted once a size and theme."""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from coup_desktop.desk import art
from coup_desktop.desk.theme import Colours

SHAPE: Final = 2.35
"""Exponent of the superellipse."""
POINTS: Final = 240


def table(size: QSizeF, ratio: float, colours: Colours) -> QPixmap:
    """The room with the table in it."""

    def paint(painter: QPainter) -> None:
        _paint(painter, size, colours)

    return art.cached(f"cloth:{colours.name}", size, ratio, paint, ground=QColor(colours.room))


def oval(rect: QRectF) -> QPolygonF:
    """A superellipse that fills a rectangle."""
    outline = QPolygonF()
    centre, a, b = rect.center(), rect.width() / 2, rect.height() / 2
    for step in range(POINTS):
        angle = 2 * pi * step / POINTS
        x, y = cos(angle), sin(angle)
        reach = (abs(x) ** SHAPE + abs(y) ** SHAPE) ** (-1 / SHAPE)
        outline.append(QPointF(centre.x() + a * x * reach, centre.y() + b * y * reach))
    return outline


def _paint(painter: QPainter, size: QSizeF, colours: Colours) -> None:
    whole = QRectF(QPointF(0, 0), size)
    unit = min(size.width() / 950, size.height() / 640)
    inset_x, inset_y = size.width() * 0.028 + 10 * unit, size.height() * 0.04 + 10 * unit
    rim = whole.adjusted(inset_x, inset_y, -inset_x, -inset_y)
    painter.setPen(Qt.PenStyle.NoPen)
    for spread in range(7, 0, -1):  # a soft shadow on the floor
        painter.setBrush(QColor(0, 0, 0, 9 if colours.dark else 6))
        reach = spread * 2.2 * unit
        painter.drawPolygon(oval(rim.adjusted(-reach, -reach * 0.4, reach, reach * 1.6)))
    thick = 19 * unit
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
    painter.drawPolygon(oval(rim.adjusted(5 * unit, 5 * unit, -5 * unit, -5 * unit)))
    field = rim.adjusted(thick, thick, -thick, -thick)
    cloth = QRadialGradient(QPointF(0.5, 0.46), 0.62)
    cloth.setCoordinateMode(QRadialGradient.CoordinateMode.ObjectMode)
    for at, colour in zip((0.0, 0.72, 1.0), colours.cloth, strict=True):
        cloth.setColorAt(at, QColor(colour))
    painter.setBrush(cloth)
    painter.setPen(QPen(QColor(colours.walnut_dark), 2.4 * unit))
    painter.drawPolygon(oval(field))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.gold), max(1.2, 1.6 * unit)))
    near = 9 * unit
    painter.drawPolygon(oval(field.adjusted(near, near, -near, -near)))
    faint = QColor(colours.gold)
    faint.setAlpha(90)
    painter.setPen(QPen(faint, max(0.8, 0.9 * unit)))
    far = 14 * unit
    painter.drawPolygon(oval(field.adjusted(far, far, -far, -far)))
    _paint_star(painter, field, faint, unit)


def _paint_star(painter: QPainter, field: QRectF, colour: QColor, unit: float) -> None:
    """A compass rose woven into the cloth, faint, behind the pots."""
    soft = QColor(colour)
    soft.setAlpha(34)
    painter.setPen(QPen(soft, max(0.8, 1.2 * unit)))
    centre = field.center()
    radius = min(field.width(), field.height()) * 0.31
    painter.drawEllipse(centre, radius, radius)
    painter.drawEllipse(centre, radius * 0.93, radius * 0.93)
    star = QPolygonF()
    for step in range(32):
        angle = pi * step / 16 - pi / 2
        reach = radius * (0.9 if step % 4 == 0 else 0.62 if step % 2 == 0 else 0.3)
        star.append(centre + QPointF(cos(angle), sin(angle)) * reach)
    painter.drawPolygon(star)
