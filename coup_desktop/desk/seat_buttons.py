"""What lies over a seat while it matters: the button that chooses it, the one that peeks."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFocusEvent, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from coup_desktop.desk import art, fonts
from coup_desktop.desk.seat_panel import strokes
from coup_desktop.desk.theme import colours_of

INK: Final = "#2b2118"
KEY: Final = "#ffd76a"
GLANCE_MILLISECONDS: Final = 3000
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


class PeekButton(QAbstractButton):
    """Stands beside a seat's cards; they show while it is held.

    For those who cannot hold a key, Enter shows them for a moment.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._glance = QTimer(self)
        self._glance.setSingleShot(True)
        self._glance.setInterval(GLANCE_MILLISECONDS)
        self._glance.timeout.connect(self.released)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # until the keyboard walks here
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space is held to peek, Enter peeks for a moment; arrow keys are the table's."""
        if event.key() in ARROWS:
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat() and not self.isDown():
                self._glance.start()
                self.pressed.emit()
        else:
            self._end_glance()
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Who goes away does not see on."""
        super().focusOutEvent(event)
        self._end_glance()

    def hideEvent(self, event: QHideEvent) -> None:
        """See `focusOutEvent`."""
        super().hideEvent(event)
        self._end_glance()

    def _end_glance(self) -> None:
        if self._glance.isActive():
            self._glance.stop()
            self.released.emit()

    def tip(self) -> str:
        """What it is for; the table shows it."""
        return f"{self.accessibleName()}. {self.accessibleDescription()}"

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
