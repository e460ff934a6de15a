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
        self._mouth = QPointF()
        self.hide()

    def size_for(self, width: int) -> QSize:
        """The bubble's size where its words may be so wide, the tail included on all sides."""
        room = self.fontMetrics().boundingRect(
            0, 0, width, 1000, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter, self.text()
        )
        around = 2 * round(TAIL)
        return QSize(room.width() + 2 * PAD_X + 2 + around, room.height() + 2 * PAD_Y + around)

    def point_to(self, mouth: QPointF) -> None:
        """Point the tail at a spot of the parent."""
        self._mouth = mouth
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
        mouth = self._mouth - QPointF(self.pos())
        beak = QPainterPath()
        left, right = body.left() + radius + 8, body.right() - radius - 8
        x = max(left, min(right, mouth.x())) if left < right else body.center().x()
        y = body.center().y()
        if mouth.y() < body.top():
            points = ((x - 7, body.top() + 2), (x, body.top() - TAIL + 1), (x + 7, body.top() + 2))
        elif mouth.y() > body.bottom():
            points = (
                (x - 7, body.bottom() - 2),
                (x, body.bottom() + TAIL - 1),
                (x + 7, body.bottom() - 2),
            )
        elif mouth.x() < body.left():
            points = (
                (body.left() + 2, y - 6),
                (body.left() - TAIL + 1, y),
                (body.left() + 2, y + 6),
            )
        else:
            points = (
                (body.right() - 2, y - 6),
                (body.right() + TAIL - 1, y),
                (body.right() - 2, y + 6),
            )
        beak.moveTo(*points[0])
        beak.lineTo(*points[1])
        beak.lineTo(*points[2])
        beak.closeSubpath()
        return beak
