"""What lies over a seat while it matters: the button that chooses it."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.seat_panel import strokes
from coup_desktop.desk.theme import colours_of

INK: Final = "#2b2118"
KEY: Final = "#ffd76a"
ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class TargetButton(QAbstractButton):
    """Covers a seat that may be chosen; a glowing frame and the key that chooses it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._key_spot = QPointF()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # until the keyboard walks here
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses, as Space does; arrow keys are the table's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def put_key_at(self, centre: QPointF) -> None:
        """Say where the key is to be shown: over something that need not be read."""
        self._key_spot = centre
        self.update()

    def tip(self) -> str:
        """What it is for; the table shows it."""
        return self.accessibleName()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame and key; the seat shows through."""
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        unit, radius = strokes(rect.height())
        lit = self.underMouse() or self.hasFocus() or self.isDown()
        glow = QColor(colours.bright)
        glow.setAlpha(60 if self.isDown() else 34 if lit else 0)
        painter.setBrush(glow)
        pen = QPen(QColor(colours.bright), colours.line((4 if lit else 2.6) * unit))
        if not lit:
            pen.setDashPattern([4, 2])
        painter.setPen(pen)
        inset = 2 * unit
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
        if self.text():
            self._paint_key(painter, rect.height())

    def _paint_key(self, painter: QPainter, height: float) -> None:
        font = fonts.text(height * 0.15, bold=True)
        painter.setFont(font)
        side = font.pixelSize() * 1.5
        width = max(side, painter.fontMetrics().horizontalAdvance(self.text()) + side * 0.5)
        box = QRectF(0, 0, width, side)
        box.moveCenter(self._key_spot)
        painter.setPen(QPen(QColor(INK), 1.4))
        painter.setBrush(QColor(KEY))
        painter.drawRoundedRect(box, side * 0.2, side * 0.2)
        painter.setPen(QColor(INK))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text())
