"""What may stand on a portrait's edge: small discs with a sign each."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from coup_desktop.desk import fonts

PARCHMENT: Final = "#f5ead0"
INK: Final = "#2b2118"
EDGE: Final = "#3a2a10"
GOLD: Final = "#e8b53a"
RIBBON: Final = "#8f2430"


def paint_person(painter: QPainter, spot: QRectF) -> None:
    """A head and shoulders: a person sits there."""
    _paint_disc(painter, spot, PARCHMENT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(INK))
    centre, size = spot.center(), spot.width()
    painter.drawEllipse(QPointF(centre.x(), centre.y() - size * 0.13), size * 0.13, size * 0.14)
    body = QPainterPath()
    base = centre.y() + size * 0.27
    left = centre.x() - size * 0.25
    body.moveTo(left, base)
    body.arcTo(QRectF(left, base - size * 0.26, size * 0.5, size * 0.52), 180, -180)
    body.closeSubpath()
    painter.drawPath(body)


def paint_automaton(painter: QPainter, spot: QRectF) -> None:
    """A head with an aerial and square eyes: a bot plays there for the person."""
    _paint_disc(painter, spot, INK)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(PARCHMENT))
    centre, size = spot.center(), spot.width()
    head = QRectF(0, 0, size * 0.54, size * 0.4)
    head.moveCenter(QPointF(centre.x(), centre.y() + size * 0.07))
    painter.drawRoundedRect(head, size * 0.08, size * 0.08)
    stem = max(1.0, size * 0.07)
    painter.drawRect(QRectF(centre.x() - stem / 2, head.top() - size * 0.14, stem, size * 0.15))
    painter.drawEllipse(QPointF(centre.x(), head.top() - size * 0.15), size * 0.075, size * 0.075)
    painter.setBrush(QColor(INK))
    eye = size * 0.11
    for side in (-1, 1):
        middle = centre.x() + side * size * 0.125
        painter.drawRect(QRectF(middle - eye / 2, head.center().y() - eye / 2, eye, eye))


def paint_medal(painter: QPainter, spot: QRectF, won: int) -> None:
    """A medal with a number: so many games of the match were won."""
    size = spot.width()
    painter.setPen(QPen(QColor(EDGE), max(0.8, size * 0.04)))
    painter.setBrush(QColor(RIBBON))
    disc = QRectF(spot.left() + size * 0.06, spot.top(), size * 0.88, size * 0.88)
    middle, low = disc.center(), spot.bottom()
    for side in (-1, 1):
        outer, inner = middle.x() + side * size * 0.42, middle.x() + side * size * 0.06
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(middle.x() + side * size * 0.04, middle.y()),
                    QPointF(outer - side * size * 0.06, middle.y()),
                    QPointF(outer, low),
                    QPointF((outer + inner) / 2, low - size * 0.1),
                    QPointF(inner, low),
                ]
            )
        )
    _paint_disc(painter, disc, GOLD)
    digits = str(won)
    painter.setPen(QColor(INK))
    height = disc.height() * (0.74, 0.6, 0.44)[min(len(digits), 3) - 1]
    painter.setFont(fonts.text(height, bold=True, drawn=True))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, digits)


def _paint_disc(painter: QPainter, spot: QRectF, ground: str) -> None:
    painter.setPen(QPen(QColor(EDGE), 1.2))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(spot.adjusted(0.7, 0.7, -0.7, -0.7))
