"""A speech bubble beside a seat."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from coup_desktop.desk.theme import colours_of

TAIL = 9.0
PAD_X = 14
PAD_Y = 6


class ClaimBubble(QLabel):
    """What a seat says. Placed by the table, its tail towards the seat."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._seat = QRectF()
        self.hide()

    def size_for(self, width: int) -> QSize:
        """The bubble's size where its words may be so wide, the tail included on all sides."""
        room = self.fontMetrics().boundingRect(
            0, 0, width, 1000, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter, self.text()
        )
        around = 2 * round(TAIL)
        return QSize(room.width() + 2 * PAD_X + 2 + around, room.height() + 2 * PAD_Y + around)

    def point_to(self, seat: QRectF) -> None:
        """Point the tail at a seat, given in the parent's coordinates."""
        self._seat = seat
        self.update()

    def body(self) -> QRectF:
        """The bubble without the room for its tail, in own coordinates."""
        return QRectF(self.rect()).adjusted(TAIL, TAIL, -TAIL, -TAIL)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint bubble, tail and words."""
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = self.body()
        radius = min(14.0, body.height() / 2)
        shape = QPainterPath()
        shape.addRoundedRect(body.adjusted(0.7, 0.7, -0.7, -0.7), radius, radius)
        shape = shape.united(self._tail(body, radius))
        painter.setPen(QPen(QColor("#2b2118"), 1.4))
        painter.setBrush(QColor(colours.page))
        painter.drawPath(shape)
        painter.setPen(QColor(colours.page_text))
        words = body.adjusted(PAD_X - 2, 0, 2 - PAD_X, 0)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
        painter.drawText(words, flags, self.text())

    def _tail(self, body: QRectF, radius: float) -> QPainterPath:
        """A small beak on the side where the mouth is."""
        seat = self._seat.translated(-QPointF(self.pos()))
        beak = QPainterPath()
        if seat.right() <= body.left() + TAIL or seat.left() >= body.right() - TAIL:
            right = seat.center().x() > body.center().x()
            low, high = body.top() + radius, body.bottom() - radius
            y = min(max(seat.center().y(), low), high) if low < high else body.center().y()
            edge, out = (body.right(), 1) if right else (body.left(), -1)
            points = (
                (edge - 2 * out, y - 6),
                (edge + out * (TAIL - 1), y),
                (edge - 2 * out, y + 6),
            )
        else:
            left, right_end = body.left() + radius + 8, body.right() - radius - 8
            x = seat.center().x()
            x = min(max(x, left), right_end) if left < right_end else body.center().x()
            down = seat.center().y() > body.center().y()
            edge, out = (body.bottom(), 1) if down else (body.top(), -1)
            points = (
                (x - 7, edge - 2 * out),
                (x, edge + out * (TAIL - 1)),
                (x + 7, edge - 2 * out),
            )
        beak.moveTo(*points[0])
        beak.lineTo(*points[1])
        beak.lineTo(*points[2])
        beak.closeSubpath()
        return beak
