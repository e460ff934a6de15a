"""What lies over a seat while it matters: the button that chooses it, or has it speak up."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from coup_desktop.desk import art, fonts
from coup_desktop.desk.seat_panel import strokes
from coup_desktop.desk.theme import colours_of

INK: Final = "#2b2118"
KEY: Final = "#ffd76a"
_CAP: Final = 1.5
"""How much larger than its letter a key is."""
_HAND: Final = 1.3
"""How much larger than the key a raised hand is."""
ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class TargetButton(QAbstractButton):
    """Covers a seat that may be chosen; a glowing frame and the key that chooses it.

    A seat that has spoken up has a whole frame, and a raised hand beside its key.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._card = QRectF()
        self._key_shown = True
        self._raised = False
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

    def put_key_over(self, card: QRectF) -> None:
        """Say where the key is to be shown: in the middle of a card that need not be read."""
        self._card = card
        self.update()

    def set_raised(self, raised: bool) -> None:
        """Show a raised hand, or none."""
        if raised != self._raised:
            self._raised = raised
            self.update()

    def show_key(self, shown: bool) -> None:
        """Show the key, or not while what it lies over is to be read; it chooses all the same."""
        if shown is not self._key_shown:
            self._key_shown = shown
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
        pen = QPen(QColor(colours.bright), colours.line((4 if lit or self._raised else 2.6) * unit))
        if not lit and not self._raised:
            pen.setDashPattern([4, 2])
        painter.setPen(pen)
        inset = 2 * unit
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
        if self.text() and self._key_shown:
            self._paint_key(painter, rect.height())

    def _paint_key(self, painter: QPainter, height: float) -> None:
        """Draw the key; where a hand is raised above it, both fit on the card."""
        font = fonts.text(height * 0.15, bold=True)
        side = font.pixelSize() * _CAP
        if self._raised:
            side = min(side, self._card.height() / (1 + _HAND))
            font.setPixelSize(max(1, int(side / _CAP)))
        painter.setFont(font)
        width = max(side, painter.fontMetrics().horizontalAdvance(self.text()) + side * 0.5)
        box = QRectF(0, 0, width, side)
        box.moveCenter(self._card.center())
        if self._raised:
            hand = side * _HAND
            self._paint_hand(painter, box.center() - QPointF(0, side / 2), hand)
            box.translate(0, hand / 2)
        painter.setPen(QPen(QColor(INK), 1.4))
        painter.setBrush(QColor(KEY))
        painter.drawRoundedRect(box, side * 0.2, side * 0.2)
        painter.setPen(QColor(INK))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text())

    @staticmethod
    def _paint_hand(painter: QPainter, centre: QPointF, side: float) -> None:
        """Draw a disc with a raised hand: over a card, as the key is."""
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(centre)
        painter.setPen(QPen(QColor(INK), 1.4))
        painter.setBrush(QColor(KEY))
        painter.drawEllipse(disc)
        inset = side * 0.1
        art.draw(painter, "icons/hand.svg", disc.adjusted(inset, inset, -inset, -inset))
