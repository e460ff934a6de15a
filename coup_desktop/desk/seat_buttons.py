"""What lies over a seat while it matters: the button that chooses it, the one that peeks."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from coup_desktop.desk import art, fonts
from coup_desktop.desk.theme import colours_of


class TargetButton(QAbstractButton):
    """Covers a seat that may be chosen; a glowing frame and the key that chooses it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame and key; the seat shows through."""
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        radius = min(14.0, 0.1 * rect.height() + 2)
        lit = self.underMouse() or self.hasFocus() or self.isDown()
        glow = QColor(colours.bright)
        glow.setAlpha(60 if self.isDown() else 34 if lit else 0)
        painter.setBrush(glow)
        pen = QPen(QColor(colours.bright), 4 if lit else 2.6)
        if not lit:
            pen.setDashPattern([4, 2])
        painter.setPen(pen)
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), radius, radius)
        if self.text():
            self._paint_key(painter, rect)

    def _paint_key(self, painter: QPainter, rect: QRectF) -> None:
        font = fonts.text(min(24.0, rect.height() * 0.15), bold=True)
        painter.setFont(font)
        side = font.pixelSize() * 1.5
        width = max(side, painter.fontMetrics().horizontalAdvance(self.text()) + side * 0.5)
        box = QRectF(rect.right() - width - 5, 5, width, side)
        painter.setPen(QPen(QColor("#2b2118"), 1.2))
        painter.setBrush(QColor("#ffd76a"))
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(QColor("#2b2118"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text())


class PeekButton(QAbstractButton):
    """Lies over the foot of a seat's cards; they show while it is held."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint an eye on a dark pill."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        lit = self.underMouse() or self.hasFocus() or self.isDown()
        painter.setPen(QPen(QColor("#ffd76a" if lit else "#c9a24b"), 2.4 if lit else 1.4))
        ground = QColor("#111a1b")
        ground.setAlpha(235)
        painter.setBrush(ground)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        side = rect.height() * 0.86
        eye = QRectF(0, 0, side, side)
        eye.moveCenter(rect.center())
        art.draw(painter, "icons/eye.svg", eye)
