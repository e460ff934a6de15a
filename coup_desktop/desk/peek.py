"""Whose hand is looked at, where several people share the screen: as long as its owner asks.

The owner holds Shift and the seat's digit, or the eye at the seat; or presses once, for a moment.
Whatever else happens ends it at once: another key, a window in front, the focus or the pointer that
goes away, a window that is put away.
"""

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from shiboken6 import isValid

from coup_desktop.desk.answer_keys import cap_of
from coup_desktop.desk.choice import DIGITS
from coup_desktop.desk.preferences import member
from coup_desktop.engine.moves import NOBODY

GLANCE_MILLISECONDS: Final = 3000
"""How long a hand is shown after one press."""
_ENDS: Final = frozenset(
    {
        QEvent.Type.WindowDeactivate,
        QEvent.Type.WindowBlocked,
        QEvent.Type.WindowStateChange,
        QEvent.Type.FocusOut,
        QEvent.Type.Hide,
        QEvent.Type.Close,
    }
)
"""What ends a peek when it happens to the window."""


class Manner(Enum):
    """How a hand is looked at; the values are the words of the settings."""

    HOLD = "hold"
    PRESS = "press"


class _Way(Enum):
    """What shows a hand now."""

    KEY = auto()
    """Shift and a digit that are held."""
    BUTTON = auto()
    """The eye at the seat, which is held."""
    PRESS = auto()
    """One press on the eye, by mouse or Space."""
    TAP = auto()
    """One press of a key."""


_FOR_A_MOMENT: Final = frozenset({_Way.PRESS, _Way.TAP})
_AT_THE_EYE: Final = frozenset({_Way.BUTTON, _Way.PRESS})


def seat_of(event: QKeyEvent) -> int | None:
    """The seat that Shift and a digit stand for; None: the key is another one.

    Seats have the digits that they have as targets: the first 1, the tenth 0. On keyboards that
    have no digit there the key's position counts, as in `answer_keys`.
    """
    if not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
        return None
    cap = cap_of(event)
    return DIGITS.index(cap) if cap.isdigit() else None


class Peek(QObject):
    """Says when a hand is to be shown, and when no longer. It knows no card."""

    show = Signal(int)
    """Turn the hand of that seat face up."""
    hide = Signal(int)
    """Turn it down again, before anything else."""
    away = Signal()
    """Whoever had the screen has turned away: the window is minimised, or the program is not in
    front any more, as when the screen is locked."""
    lasts = Signal(int, int)
    """The seat whose hand is shown, and for how many milliseconds from now on; 0: it is held, or
    it has ended."""

    def __init__(self, window: QWidget) -> None:
        """Nobody may look until `set_humans`.

        Args:
            window: in which hands are shown; the keys count there and in its tool windows.
        """
        super().__init__(window)
        self._window = window
        self._handle: QWindow | None = None
        self._humans: frozenset[int] = frozenset()
        self._manner = Manner.HOLD
        self._barred = False
        self._seat = NOBODY
        self._way = _Way.BUTTON
        self._focus: QWidget | None = None
        """What has the keyboard while a hand is shown; a menu that opens takes it from there."""
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.setInterval(GLANCE_MILLISECONDS)
        self._moment.timeout.connect(self.end)
        window.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self.end)
            app.applicationStateChanged.connect(self._application_turned)

    # What is so.

    @property
    def seat(self) -> int:
        """Whose hand is shown; `NOBODY`: no one's."""
        return self._seat

    def set_humans(self, seats: frozenset[int]) -> None:
        """Say who may look. Empty, or one alone: nobody has to, and the keys mean what they did."""
        self.end()
        self._humans = seats if len(seats) > 1 else frozenset()

    def set_manner(self, word: str) -> None:
        """Put a `Manner` in force, by its word; an unknown one holds."""
        self.end()
        self._manner = member(Manner, word, Manner.HOLD)

    def set_barred(self, barred: bool) -> None:
        """Let nobody look: a curtain is down, a private decision is open, the past is shown."""
        self._barred = barred
        if barred:
            self.end()

    # What a person does.

    @Slot(int)
    def press(self, seat: int) -> None:
        """The eye at a seat was pressed, by mouse or Space."""
        if self._manner is Manner.PRESS:
            self._toggle(seat, _Way.PRESS)
        else:
            self.end()
            self._begin(seat, _Way.BUTTON)

    @Slot(int)
    def release(self, seat: int) -> None:
        """It was let go."""
        if seat == self._seat and self._way is _Way.BUTTON:
            self.end()

    @Slot(int)
    def leave(self, seat: int) -> None:
        """The pointer went away from the eye, or the eye is gone."""
        if seat == self._seat and self._way in _AT_THE_EYE:
            self.end()

    @Slot(int)
    def glance(self, seat: int) -> None:
        """One key for who cannot hold one: show for a moment, or hide what is shown."""
        self._toggle(seat, _Way.TAP)

    def _toggle(self, seat: int, way: _Way) -> None:
        shown = self._seat
        self.end()
        if shown != seat:
            self._begin(seat, way)

    @Slot()
    def end(self) -> None:
        """Nobody looks any longer. Nothing where nobody does."""
        self._moment.stop()
        self._watch_focus(None)
        seat, self._seat = self._seat, NOBODY
        if seat != NOBODY:
            self.hide.emit(seat)
            self.lasts.emit(seat, 0)

    def _begin(self, seat: int, way: _Way) -> None:
        if seat not in self._humans or self._barred or QApplication.activePopupWidget() is not None:
            return
        self._seat, self._way = seat, way
        self._watch_focus(QApplication.focusWidget())
        self.show.emit(seat)
        if way in _FOR_A_MOMENT:
            self._moment.start()
            self.lasts.emit(seat, self._moment.interval())

    # Keys, and what ends it.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Shift with a digit before it could answer anything; see what ends a peek."""
        kind = event.type()
        if watched is self._focus and watched is not self._window:
            if kind == QEvent.Type.FocusOut:
                self.end()
            return False
        if isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
            return self._pressed(event)
        if isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyRelease:
            return self._released(event)
        if kind in _ENDS:
            self.end()
            if kind == QEvent.Type.WindowStateChange and self._window.isMinimized():
                self.away.emit()
        elif watched is self._window and kind == QEvent.Type.Show:
            self._watch_handle()
        return super().eventFilter(watched, event)

    def _watch_focus(self, widget: QWidget | None) -> None:
        """A menu takes the keys, also those that are let go, and the application tells nobody."""
        before, self._focus = self._focus, widget
        if before is not None and before is not self._window and isValid(before):
            before.removeEventFilter(self)
        if widget is not None and widget is not self._window:
            widget.installEventFilter(self)

    def _watch_handle(self) -> None:
        """Keys come to the window of the system first, whatever has the focus."""
        handle = self._window.windowHandle()
        if handle is not self._handle:
            if self._handle is not None and isValid(self._handle):
                self._handle.removeEventFilter(self)
            self._handle = handle
            handle.installEventFilter(self)

    def _pressed(self, event: QKeyEvent) -> bool:
        """Returns: whether the key was Shift and a digit; then it means nothing else."""
        seat = seat_of(event) if self._humans and not _writing() else None
        if event.isAutoRepeat():
            return seat is not None
        if seat is None:
            if not self._is_modifier_of_a_moment(event):
                self.end()
            return False
        if self._manner is Manner.PRESS and self._seat in (seat, NOBODY):
            self._glance_by_key(seat)
        elif self._seat != NOBODY:
            self.end()
        elif self._has_keyboard():
            self._begin(seat, _Way.KEY)
        return True

    def _glance_by_key(self, seat: int) -> None:
        if self._seat != NOBODY or self._has_keyboard():
            self.glance(seat)

    def _is_modifier_of_a_moment(self, event: QKeyEvent) -> bool:
        """Whether it is the Shift with which the same is pressed again."""
        return self._way in _FOR_A_MOMENT and event.key() == Qt.Key.Key_Shift

    def _released(self, event: QKeyEvent) -> bool:
        if not event.isAutoRepeat() and self._way is _Way.KEY:
            self.end()
        return False

    def _has_keyboard(self) -> bool:
        """Whether the keys are this window's own, not a tool window's."""
        return QApplication.activeWindow() is self._window

    @Slot(Qt.ApplicationState)
    def _application_turned(self, state: Qt.ApplicationState) -> None:
        if state is not Qt.ApplicationState.ApplicationActive:
            self.end()
            self.away.emit()


def _writing() -> bool:
    """Whether what is typed goes into a field."""
    return isinstance(QGuiApplication.focusObject(), QLineEdit)
