"""What is woven into the table's cloths: a pattern that repeats, and one figure in the middle.

Every pattern is drawn as lines in a square of 100 and continues on all four sides. Every figure is
drawn about (0, 0) within a radius of 100.
"""

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

Drawing = Callable[[], QPainterPath]

SIDE: Final = 100.0


def diaper() -> QPainterPath:
    """A lattice of lozenges, a leaf cross in each and a stud on each crossing."""
    path = QPainterPath()
    for start, end in (((0, 50), (50, 0)), ((50, 0), (100, 50)), ((100, 50), (50, 100))):
        _line(path, start, end)
    _line(path, (50, 100), (0, 50))
    for x, y in ((0, 50), (100, 50), (50, 0), (50, 100)):
        path.addEllipse(QPointF(x, y), 3.4, 3.4)
    for x, y in ((50, 50), (0, 0), (100, 0), (0, 100), (100, 100)):
        for turn in range(4):
            _leaf(path, QPointF(x, y), turn * pi / 2, 4, 21)
    return path


def damask() -> QPainterPath:
    """Lilies in ogees, each row moved by half a lily against the one above."""
    path = QPainterPath()
    for x, y in ((50, 50), (0, 0), (100, 0), (0, 100), (100, 100)):
        _lily(path, QPointF(x, y + 2), 1.05)
    for x, bend in ((25, 1), (75, -1)):
        path.moveTo(x - 25 * bend, -50)
        for y in (-50, 50):
            path.cubicTo(x - 25 * bend, y + 26, x + 25 * bend, y + 24, x + 25 * bend, y + 50)
            path.cubicTo(x + 25 * bend, y + 76, x - 25 * bend, y + 74, x - 25 * bend, y + 100)
    return path


def sky() -> QPainterPath:
    """Stars of eight and of four points, and dust."""
    path = QPainterPath()
    for x, y, reach, points in (
        (22, 26, 13, 8),
        (74, 70, 9, 8),
        (70, 16, 6, 4),
        (28, 80, 7, 4),
        (48, 50, 4.5, 4),
        (91, 42, 4.5, 4),
    ):
        path.addPolygon(star(QPointF(x, y), reach, reach * 0.36, points))
        path.closeSubpath()
    for x, y in ((48, 8), (8, 56), (52, 92), (88, 90), (54, 30), (10, 94), (92, 12), (72, 46)):
        path.addEllipse(QPointF(x, y), 1.1, 1.1)
    return path


def basket() -> QPainterPath:
    """Bands of three threads that pass over and under one another."""
    path = QPainterPath()
    for column in range(4):
        for row in range(4):
            left, top = column * 25.0, row * 25.0
            for thread in (5.5, 12.5, 19.5):
                if (row + column) % 2:
                    _line(path, (left + thread, top + 1.5), (left + thread, top + 23.5))
                else:
                    _line(path, (left + 1.5, top + thread), (left + 23.5, top + thread))
    return path


def compass() -> QPainterPath:
    """A compass rose of sixteen points in two rings."""
    path = _rings(100, 93)
    rose = QPolygonF()
    for step in range(32):
        reach = 90 if step % 8 == 0 else 76 if step % 4 == 0 else 56 if step % 2 == 0 else 27
        rose.append(_polar(reach, step * pi / 16))
    path.addPolygon(rose)
    path.closeSubpath()
    for step in range(0, 32, 2):
        reach = 90 if step % 8 == 0 else 76 if step % 4 == 0 else 56
        _line(path, _polar(6, step * pi / 16).toTuple(), _polar(reach, step * pi / 16).toTuple())
    return path


def wreath() -> QPainterPath:
    """A great lily in a wreath of laurel."""
    path = _rings(100, 83, 66)
    for step in range(24):
        turn = step * pi / 12
        for side in (-0.5, 0.5):
            _leaf(path, _polar(83, turn), turn + pi / 2 + side, 1, 19)
    _lily(path, QPointF(0, 6), 3.6)
    return path


def astrolabe() -> QPainterPath:
    """A sun among the rings of a sky chart."""
    path = _rings(100, 93, 70, 40)
    for step in range(72):
        turn = step * pi / 36
        near = 86 if step % 6 == 0 else 90
        _line(path, _polar(near, turn).toTuple(), _polar(93, turn).toTuple())
    for step in range(12):
        turn = step * pi / 6
        _line(path, _polar(40, turn).toTuple(), _polar(70, turn).toTuple())
        path.addPolygon(star(_polar(80, turn + pi / 12), 6, 2.2, 4))
        path.closeSubpath()
    path.addPolygon(star(QPointF(0, 0), 34, 19, 16))
    path.closeSubpath()
    path.addEllipse(QPointF(0, 0), 13, 13)
    return path


def knot() -> QPainterPath:
    """Two squares and two rings, interlaced as on a marble floor."""
    path = _rings(100, 95)
    for turn in (0.0, pi / 4):
        for reach in (92, 82):
            square = QPolygonF([_polar(reach, turn + k * pi / 2) for k in range(4)])
            path.addPolygon(square)
            path.closeSubpath()
    path.addPath(_rings(50, 43))
    for step in range(8):
        _leaf(path, QPointF(0, 0), step * pi / 4, 6, 40)
    return path


def star(centre: QPointF, outer: float, inner: float, points: int) -> QPolygonF:
    """A star that points up."""
    shape = QPolygonF()
    for step in range(2 * points):
        shape.append(centre + _polar(inner if step % 2 else outer, step * pi / points))
    return shape


def _polar(reach: float, turn: float) -> QPointF:
    """A point about (0, 0); 0 points up, clockwise, in radians."""
    return QPointF(reach * sin(turn), -reach * cos(turn))


def _rings(*radii: float) -> QPainterPath:
    path = QPainterPath()
    for radius in radii:
        path.addEllipse(QRectF(-radius, -radius, 2 * radius, 2 * radius))
    return path


def _line(path: QPainterPath, start: tuple[float, ...], end: tuple[float, ...]) -> None:
    path.moveTo(start[0], start[1])
    path.lineTo(end[0], end[1])


def _leaf(path: QPainterPath, root: QPointF, turn: float, near: float, far: float) -> None:
    """A pointed leaf along a direction, from one distance of its root to another."""
    along, across = _polar(1, turn), _polar((far - near) * 0.27, turn + pi / 2)
    start, end = root + along * near, root + along * far
    middle = root + along * (near + (far - near) * 0.45)
    path.moveTo(start)
    path.quadTo(middle + across, end)
    path.quadTo(middle - across, start)


def _lily(path: QPainterPath, centre: QPointF, size: float) -> None:
    """A lily about 24 wide and 22 high, times `size`."""
    lily = QPainterPath(QPointF(0, -13))
    lily.cubicTo(4, -8, 4.6, -4, 2.2, 0)
    lily.lineTo(-2.2, 0)
    lily.cubicTo(-4.6, -4, -4, -8, 0, -13)
    for side in (1, -1):
        lily.moveTo(3.2 * side, 0)
        lily.cubicTo(3.4 * side, -6.5, 8.4 * side, -10, 11.4 * side, -6)
        lily.cubicTo(13 * side, -3, 11 * side, 0.2, 8.4 * side, -0.6)
        lily.cubicTo(9.8 * side, -2.6, 8.2 * side, -4.7, 6.4 * side, -3.2)
        lily.cubicTo(5.1 * side, -2.2, 4.8 * side, -0.8, 4.6 * side, 0)
        lily.lineTo(3.2 * side, 0)
    lily.addRect(-6, 1.1, 12, 2.2)
    lily.moveTo(-1.9, 4.3)
    lily.lineTo(1.9, 4.3)
    lily.cubicTo(2.3, 7.2, 3.6, 8.6, 5.2, 9.4)
    lily.cubicTo(3.1, 10.6, 1.2, 9.6, 0, 7.8)
    lily.cubicTo(-1.2, 9.6, -3.1, 10.6, -5.2, 9.4)
    lily.cubicTo(-3.6, 8.6, -2.3, 7.2, -1.9, 4.3)
    for number in range(lily.elementCount()):
        element = lily.elementAt(number)
        lily.setElementPositionAt(
            number, element.x * size + centre.x(), element.y * size + centre.y()
        )
    path.addPath(lily)
