"""The eye at a seat: the button with which its owner looks at the hand."""

from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QVariantAnimation, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from coup_desktop.desk import art, fonts
from coup_desktop.desk.seat_buttons import ARROWS

_GOLD: Final = "#c9a24b"
_BRIGHT: Final = "#ffd76a"
_GROUND: Final = "#111a1b"
_WORDS: Final = "#f4e8cc"
_STEPS: Final = 60
"""In how many steps the time that is left grows shorter."""
_LETTER: Final = 16
"""Pixels of the key's letter at the usual text size, where there is room: its figure is 11 high."""
_LEAST_LETTER: Final = 13
"""Pixels below which no key is shown."""
_HIGHEST: Final = 0.95
"""The letter's pixels at most, in the height within the frame: its figure has two thirds."""
_AROUND: Final = 1.43
"""Width of all but the key, in the height within the frame."""
_KEY: Final = 1.4
"""Width of the key, in the letter's pixels."""
_FRAME: Final = 2
"""Pixels of both sides of the frame."""
_WITHOUT_KEY: Final = 1.5


class PeekButton(QAbstractButton):
    """Says that it is pressed, let go, or left; how long the hand is shown is not its business.

    `pressed` and `released` come from the mouse and from Space.
    """

    glanced = Signal()
    """Enter was pressed on it, by who cannot hold a key."""
    left = Signal()
    """The pointer went away from it, or it is no longer there."""

    def __init__(self, owner: str, parent: QWidget) -> None:
        """Args: owner: of the cards, by name."""
        super().__init__(parent)
        self._owner = owner
        self._by_press = False
        self._key = ""
        self._rest = 0
        self._time = QVariantAnimation(self)
        self._time.setStartValue(_STEPS)
        self._time.setEndValue(0)
        self._time.valueChanged.connect(self._show_rest)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # until the keyboard walks here
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._name()
        self.hide()

    def set_key(self, digit: str) -> None:
        """Show on it which digit looks here, with Shift."""
        self._key = digit
        self._name()
        self.update()

    def set_by_press(self, by_press: bool) -> None:
        """Say whether one press shows the hand for a moment; else it is held."""
        self._by_press = by_press
        self._name()

    @staticmethod
    def width_for(height: int, room: int) -> int:
        """How wide it is, for a height and the room there is: its key shows where there is some."""
        letter = _letter(height, room)
        if not letter:
            return min(room, round(height * _WITHOUT_KEY))
        return min(room, ceil(_around(height) + letter * _KEY))

    def show_time(self, milliseconds: int) -> None:
        """Show for how long from now on the hand is shown; 0: it ends otherwise, or has ended."""
        self._time.stop()
        self._rest = 0
        if milliseconds:
            self._time.setDuration(milliseconds)
            self._time.start()
        self.update()

    @Slot(object)
    def _show_rest(self, rest: int) -> None:
        if rest != self._rest:
            self._rest = rest
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space is held to peek, Enter peeks for a moment; arrow keys are the table's."""
        if event.key() in ARROWS:
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat() and not self.isDown():
                self.glanced.emit()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space is let go."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat() and self.isDown():
            self._let_go()
        else:
            super().keyReleaseEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The mouse lets it go."""
        if event.button() is Qt.MouseButton.LeftButton and self.isDown():
            self._let_go()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Who slides off it does not look on; sliding back onto it is no new press."""
        if self.isDown() and not self.hitButton(event.position().toPoint()):
            self._let_go()

    def _let_go(self) -> None:
        """Qt would paint once more before it tells of it; here the hand is hidden before that."""
        self.setDown(False)
        self.released.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is elsewhere."""
        super().leaveEvent(event)
        self.left.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """It is gone."""
        super().hideEvent(event)
        if self.isDown():
            self._let_go()
        self.left.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def _name(self) -> None:
        """What it does, and which key does so too."""
        if self._by_press:
            name = self.tr("See the cards of {name} for three seconds")
            how = self.tr("Shift+{key} does the same. A second press hides them.")
        else:
            name = self.tr("Hold to see the cards of {name}")
            how = self.tr("Or hold Shift+{key}. Enter shows them for three seconds.")
        self.setAccessibleName(name.format(name=self._owner))
        self.setAccessibleDescription(how.format(key=self._key))

    def tip(self) -> str:
        """What it is for; the table shows it."""
        return f"{self.accessibleName()}. {self.accessibleDescription()}"

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint an eye on a dark pill, the key beside it, and around it the time that is left."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        radius = rect.height() / 2
        lit = self.underMouse() or self.hasFocus() or self.isDown()
        painter.setPen(QPen(QColor(_BRIGHT if lit else _GOLD), 2.4 if lit else 1.4))
        ground = QColor(_GROUND)
        ground.setAlpha(235)
        painter.setBrush(ground)
        painter.drawRoundedRect(rect, radius, radius)
        side = rect.height() * 0.86
        eye = QRectF(0, 0, side, side)
        letter = _letter(self.height(), self.width()) if self._key else 0
        eye.moveCenter(QPointF(rect.left() + radius * 1.2, rect.center().y()))
        if not letter:
            eye.moveCenter(rect.center())
        art.draw(painter, "icons/eye.svg", eye)
        if letter:
            self._paint_key(painter, rect.adjusted(eye.width() + radius * 0.4, 0, 0, 0), letter)
        if self._rest:
            self._paint_rest(painter, rect, radius)

    def _paint_key(self, painter: QPainter, box: QRectF, letter: int) -> None:
        """An arrow for Shift, and the digit."""
        font = fonts.text(1, bold=True, drawn=True)
        font.setPixelSize(letter)
        painter.setFont(font)
        painter.setPen(QColor(_WORDS))
        digit = painter.fontMetrics().horizontalAdvance(self._key)
        side = letter * 0.72
        gap = max(2.0, letter * 0.14)
        spare = box.width() - box.height() * 0.3 - side - gap - digit
        left = box.left() + max(0.0, spare / 2)
        painter.drawPath(_shift(QRectF(left, box.center().y() - side / 2, side, side)))
        place = QRectF(left + side + gap, box.top(), digit + 2, box.height())
        painter.drawText(
            place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._key
        )

    def _paint_rest(self, painter: QPainter, rect: QRectF, radius: float) -> None:
        """A bright line round the pill, clockwise from the top, as long as the time left."""
        around = QPainterPath(QPointF(rect.center().x(), rect.top()))
        width, height = rect.width(), rect.height()
        around.lineTo(rect.right() - radius, rect.top())
        around.arcTo(rect.right() - height, rect.top(), height, height, 90, -180)
        around.lineTo(rect.left() + radius, rect.bottom())
        around.arcTo(rect.left(), rect.top(), height, height, 270, -180)
        around.closeSubpath()
        thick = max(3.0, width / 14)
        pen = QPen(QColor(_BRIGHT), thick)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        line = around.length() / thick
        pen.setDashPattern([line * self._rest / _STEPS, line * 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(around)


def _around(height: int) -> float:
    """The width of all but the key."""
    return (height - _FRAME) * _AROUND + _FRAME


def _letter(height: int, room: int) -> int:
    """Pixels of the key's letter in a button of a height, with room for its width; 0: no key."""
    inner = height - _FRAME
    wanted = max(_LETTER, inner * 0.6) * fonts.factor()
    letter = int(min(wanted, inner * _HIGHEST, (room - _around(height)) / _KEY))
    return letter if letter >= _LEAST_LETTER else 0


def _shift(box: QRectF) -> QPainterPath:
    """The arrow that stands on the Shift key, as an outline."""
    path = QPainterPath(QPointF(box.center().x(), box.top()))
    middle, third = box.center().y(), box.width() / 4
    path.lineTo(box.right(), middle)
    path.lineTo(box.right() - third, middle)
    path.lineTo(box.right() - third, box.bottom())
    path.lineTo(box.left() + third, box.bottom())
    path.lineTo(box.left() + third, middle)
    path.lineTo(box.left(), middle)
    path.closeSubpath()
    return path
