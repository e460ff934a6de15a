"""The marks of an answer that a learner is warned of, and of the one that a hint is for."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from coup_desktop.desk.theme import Colours

_YELLOW: Final = "#f4c430"
_BLACK: Final = "#1d1a14"
"""A road sign's, in every theme: it lies on answers of every colour."""
_SIDE: Final = 0.66
"""Of a key's cap, which it sits on the corner of."""
_FRAME: Final = 3.0


def paint_caution(painter: QPainter, corner: QPointF, cap: float) -> None:
    """Draw a triangle with a stroke and a dot over the upper right corner of a key's cap.

    Args:
        painter: of the button.
        corner: that corner.
        cap: the cap's side, in pixels.
    """
    side = _SIDE * cap
    box = QRectF(corner.x() - 0.6 * side, corner.y() - 0.5 * side, side, side)
    path = QPainterPath(QPointF(box.center().x(), box.top()))
    path.lineTo(box.right(), box.bottom() - 0.08 * side)
    path.lineTo(box.left(), box.bottom() - 0.08 * side)
    path.closeSubpath()
    pen = QPen(QColor(_BLACK), 0.09 * side)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(_YELLOW))
    painter.drawPath(path)
    pen.setWidthF(0.13 * side)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    middle = box.center().x()
    painter.drawLine(
        QPointF(middle, box.top() + 0.36 * side), QPointF(middle, box.top() + 0.58 * side)
    )
    painter.drawPoint(QPointF(middle, box.top() + 0.76 * side))


def paint_hinted(painter: QPainter, box: QRectF, radius: float, colours: Colours) -> None:
    """Draw a double frame inside an answer's edge."""
    for inset, colour, width in (
        (_FRAME / 2, colours.highlight, _FRAME),
        (_FRAME + 0.75, colours.highlight_text, 1.5),
    ):
        painter.setPen(QPen(QColor(colour), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(
            box.adjusted(inset, inset, -inset, -inset), radius - inset / 2, radius - inset / 2
        )
