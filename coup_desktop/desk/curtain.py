"""Hides the whole window while the screen is handed over to the owner of a private decision."""

import math
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QIcon,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from coup_desktop.desk import fonts
from coup_desktop.desk.choice_button import paint_cap
from coup_desktop.desk.forms.ui_curtain import Ui_Curtain
from coup_desktop.desk.prompt_bar import GUARD_MILLISECONDS
from coup_desktop.desk.seat_panel import Section
from coup_desktop.desk.theme import colours_of

_FOLD: Final = 46.0
"""Width of a fold of the cloth, in pixels."""
_USUAL_HEIGHT: Final = 700
"""Of a window in which everything is of its usual size, in pixels."""
_LEAST_GROWTH: Final = 0.7
_MOST_GROWTH: Final = 2.0
_PORTRAIT: Final = 136
"""Its usual side, in pixels."""
_GAP: Final = 6
"""Pixels between the button's key and its words."""


class Curtain(Section):
    """An opaque cover over its parent window. Hidden until `cover`."""

    lifted = Signal(int)
    """The seat says that it has the screen; the curtain is up again."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ui = Ui_Curtain()
        self.ui.setupUi(self)
        self._window = parent
        self._seat = -1
        self._name = ""
        self._had_focus: QWidget | None = None
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self._guard.setInterval(GUARD_MILLISECONDS)
        self._guard.timeout.connect(self._wake)
        self.ui.lift.clicked.connect(self._lift)
        self._dress()
        self._take_colours()
        parent.installEventFilter(self)
        self.hide()

    @property
    def seat(self) -> int | None:
        """Whom it waits for; None while it is up."""
        return self._seat if not self.isHidden() else None

    def cover(self, seat: int, name: str, portrait: str = "") -> None:
        """Cover the window until that seat has the screen.

        Call it before anything private is shown: it covers in the same frame.

        Args:
            seat: the owner's.
            name: the owner's.
            portrait: the owner's, as `Portrait` takes it.
        """
        self._seat = seat
        self._name = name
        self.ui.portrait.setOwner(name)
        self.ui.portrait.setBust(portrait)
        self.ui.portrait.setHuman(True)
        if self.isHidden():
            self._had_focus = self._window.focusWidget()
        self._write()
        self._dress()
        self.setGeometry(self._window.rect())
        self.ui.lift.setEnabled(False)
        self._guard.start()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def words(self) -> str:
        """What stands on it."""
        return f"{self.ui.pass_to.text()}. {self.ui.reason.text()}"

    def drop(self) -> None:
        """Take the curtain away without an answer: the decision is no longer open."""
        self._guard.stop()
        self._go_up()

    @Slot()
    def _wake(self) -> None:
        self.ui.lift.setEnabled(True)
        self.ui.lift.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _lift(self) -> None:
        if self._guard.isActive() or self.isHidden():
            return
        self._go_up()
        self.lifted.emit(self._seat)

    def _go_up(self) -> None:
        """Uncover the window, and give the focus back: keys must not go to what is hidden."""
        if self.isHidden():
            return
        before, self._had_focus = self._had_focus, None
        if before is None or not isValid(before) or not before.isVisible():
            before = self._window
        before.setFocus(Qt.FocusReason.NoFocusReason)
        self.hide()

    def _write(self) -> None:
        self.ui.pass_to.setText(self.tr("Pass to {name}").format(name=self._name))
        self.ui.lift.setText(self.tr("I am {name}").format(name=self._name.replace("&", "&&")))
        self.ui.lift.setAccessibleName(self.tr("I am {name}").format(name=self._name))

    def _dress(self) -> None:
        """Everything as large as suits the window."""
        height = self._window.height()
        growth = min(max(height / _USUAL_HEIGHT, _LEAST_GROWTH), _MOST_GROWTH)
        side = round(_PORTRAIT * growth)
        self.ui.portrait.setFixedSize(side, side)
        self.ui.pass_to.setFont(fonts.display(46 * growth, bold=True))
        self.ui.reason.setFont(fonts.text(19 * growth))
        self.ui.lift.setFont(fonts.display(23 * growth, bold=True))
        self._show_key()

    def _show_key(self) -> None:
        """Show on the button which key it has."""
        words = self.ui.lift.font()
        side = math.ceil(words.pixelSize() * 1.25)
        ratio = self.devicePixelRatioF()
        size = QSize(side + _GAP, side)
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = fonts.text(1, bold=True, drawn=True)
        font.setPixelSize(round(side * 0.62))
        cap = QRectF(1, 1, side - 2, side - 2)
        paint_cap(painter, cap, "⏎", QColor(colours_of(self).text), font)
        painter.end()
        self.ui.lift.setIcon(QIcon(picture))
        self.ui.lift.setIconSize(size)

    def _take_colours(self) -> None:
        words = QColor(colours_of(self).curtain[3])
        for label in (self.ui.pass_to, self.ui.reason):
            palette = label.palette()
            if palette.color(QPalette.ColorRole.WindowText) != words:
                palette.setColor(QPalette.ColorRole.WindowText, words)
                label.setPalette(palette)
        self._show_key()

    def focusNextPrevChild(self, _next: bool) -> bool:
        """Tab stays on the curtain: nothing behind it can be reached."""
        self.ui.lift.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter lifts it, as Space on the button does; no key goes to what is behind."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._lift()
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep covering the window when its size changes."""
        if event.type() == QEvent.Type.Resize and watched is self._window:
            self.setGeometry(self._window.rect())
            self._dress()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language, text size and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._write()
        elif event.type() == QEvent.Type.FontChange:
            self._dress()
        elif event.type() == QEvent.Type.PaletteChange:
            self._take_colours()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw folds of cloth below a rod, opaque in every pixel."""
        colours = colours_of(self)
        shade, light, middle, _ = (QColor(colour) for colour in colours.curtain)
        painter = QPainter(self)
        area = QRectF(self.rect())
        left = area.left()
        while left < area.right():
            fold = QLinearGradient(QPointF(left, 0), QPointF(left + _FOLD, 0))
            fold.setColorAt(0, shade)
            fold.setColorAt(0.4, light)
            fold.setColorAt(0.75, middle)
            fold.setColorAt(1, shade)
            painter.fillRect(QRectF(left, area.top(), _FOLD + 1, area.height()), fold)
            left += _FOLD
        painter.fillRect(QRectF(area.left(), area.top(), area.width(), 12), shade.darker(125))
        painter.setPen(QPen(QColor(colours.gold), colours.line(3)))
        painter.drawLine(QPointF(area.left(), 13.5), QPointF(area.right(), 13.5))
