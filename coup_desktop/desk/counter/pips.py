"""Small cards, drawn by their shape: face up, in hand, put away, hidden."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from coup_desktop.desk.counter.line import Pip
from coup_desktop.desk.metrics import TILT

PIP: Final = QSizeF(12, 17)
"""At the usual text size, in pixels."""
PIP_GAP: Final = 4.0
_CORNER: Final = 0.16
"""In widths."""
_HATCH: Final = 4
"""Strokes on the back of a hidden card."""


def draw_pip(
    painter: QPainter, pip: Pip, rect: QRectF, *, ink: QColor, paper: QColor, line: float
) -> None:
    """One card: its back hatched, in hand full with a dot, face up crossed out and askew.

    Args:
        painter: its pen and brush are changed.
        pip: what is known of the card.
        rect: where.
        ink: what it is drawn in.
        paper: the ground.
        line: the width of a line, in pixels.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    if pip is Pip.FACE_UP:
        painter.rotate(TILT)
    half = line / 2
    card = QRectF(QPointF(-rect.width() / 2, -rect.height() / 2), rect.size())
    card.adjust(half, half, -half, -half)
    pen = QPen(ink, line)
    if pip is Pip.PUT_AWAY:
        pen.setStyle(Qt.PenStyle.DotLine)
    painter.setPen(pen)
    painter.setBrush(ink if pip is Pip.HELD else paper)
    radius = _CORNER * card.width()
    painter.drawRoundedRect(card, radius, radius)
    if pip is Pip.HELD:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paper)
        dot = card.width() * 0.22
        painter.drawEllipse(QPointF(0, 0), dot, dot)
    elif pip is Pip.FACE_UP:
        painter.drawLine(card.topLeft(), card.bottomRight())
        painter.drawLine(card.topRight(), card.bottomLeft())
    elif pip is Pip.HIDDEN:
        _hatch(painter, card)
    painter.restore()


def _hatch(painter: QPainter, card: QRectF) -> None:
    painter.setClipRect(card)
    step = (card.width() + card.height()) / (_HATCH + 1)
    for number in range(1, _HATCH + 1):
        across = number * step
        start = QPointF(card.left() + across, card.top())
        end = QPointF(card.left() + across - card.height(), card.bottom())
        painter.drawLine(start, end)
