"""Peeking: by key, by the eye, for a moment; and all that ends it, in the same frame."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMainWindow, QMenu, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.peek import GLANCE_MILLISECONDS, Peek
from coup_desktop.engine.moves import NOBODY

SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


class Room(QMainWindow):
    """A window in which hands could be shown, and what it was told."""

    def __init__(self) -> None:
        super().__init__()
        self.field = QLineEdit(self)
        self.other = QWidget(self)
        self.other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.other.move(0, 60)
        self.keys: list[int] = []
        self.told: list[tuple[str, int]] = []
        self.peek = Peek(self)
        self.peek.show.connect(lambda seat: self.told.append(("show", seat)))
        self.peek.hide.connect(lambda seat: self.told.append(("hide", seat)))
        self.peek.set_humans(frozenset({0, 1, 9}))
        self.resize(300, 200)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys.append(event.key())

    def hold(self, key: Qt.Key = Qt.Key.Key_2) -> None:
        """Hold Shift and a digit, as the window's system says it."""
        handle = self.windowHandle()
        QTest.keyPress(handle, Qt.Key.Key_Shift, SHIFT)
        QTest.keyPress(handle, key, SHIFT)

    def let_go(self, key: Qt.Key = Qt.Key.Key_2) -> None:
        QTest.keyRelease(self.windowHandle(), key, SHIFT)
        QTest.keyRelease(self.windowHandle(), Qt.Key.Key_Shift, NONE)


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    fonts.load()
    made = Room()
    qtbot.addWidget(made)
    made.show()
    with qtbot.waitActive(made):
        made.activateWindow()
    made.other.setFocus()
    return made


SHOWN = [("show", 1)]
OVER = [("show", 1), ("hide", 1)]


def test_shift_and_the_digit_are_held(room: Room) -> None:
    room.hold()
    assert room.told == SHOWN
    assert room.peek.seat == 1
    room.let_go()
    assert room.told == OVER
    assert room.peek.seat == NOBODY


def test_the_tenth_seat_has_the_zero(room: Room) -> None:
    room.hold(Qt.Key.Key_0)
    assert room.told == [("show", 9)]


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Exclam, Qt.Key.Key_1, Qt.Key.Key_section, Qt.Key.Key_nobreakspace]
)
def test_it_counts_by_position_where_the_layout_has_no_digit_there(room: Room, key: Qt.Key) -> None:
    """Shift and the first key of the row: American, French, and others."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, SHIFT, 10, 0, 0, "!")
    QApplication.sendEvent(room.other, event)
    assert room.told == [("show", 0)]


def test_it_never_means_anything_else(room: Room) -> None:
    for key in (Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_7):  # a person, and two that are none
        room.hold(key)
        room.let_go(key)
        QTest.keyClick(room.other, key, SHIFT)
    digits = set(range(Qt.Key.Key_0, Qt.Key.Key_9 + 1))
    assert not digits & set(room.keys)
    assert {seat for _, seat in room.told} == {1}
    QTest.keyClick(room.other, Qt.Key.Key_2)
    assert room.keys[-1] == Qt.Key.Key_2, "without Shift it answers"


def test_one_person_has_no_need_of_it(room: Room) -> None:
    room.peek.set_humans(frozenset({1}))
    room.hold()
    assert room.told == []
    assert Qt.Key.Key_2 in room.keys


def test_in_a_field_it_is_written(room: Room) -> None:
    room.field.setFocus()
    QTest.keyClick(room.windowHandle(), Qt.Key.Key_A)
    QTest.keyClick(room.windowHandle(), Qt.Key.Key_2, SHIFT)
    assert room.told == []
    assert room.field.text()[0].casefold() == "a"
    assert len(room.field.text()) == 2


def repeat(room: Room, kind: QEvent.Type) -> None:
    held = QKeyEvent(kind, Qt.Key.Key_2, SHIFT, 11, 0, 0, "2", True)
    QApplication.sendEvent(room.windowHandle(), held)


def test_a_key_that_repeats_goes_on_and_never_begins(room: Room) -> None:
    repeat(room, QEvent.Type.KeyPress)
    assert room.told == []
    room.hold()
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
        repeat(room, kind)
    assert room.told == SHOWN
    room.peek.end()
    repeat(room, QEvent.Type.KeyPress)
    assert room.told == OVER
    assert Qt.Key.Key_2 not in room.keys


def minimise(room: Room) -> None:
    room.setWindowState(Qt.WindowState.WindowMinimized)


def open_dialog(room: Room) -> None:
    dialog = QDialog(room)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    assert room.told == OVER, "at once, not when it has the focus"
    dialog.close()


def open_tool(room: Room) -> None:
    """As the chronicle's own window."""
    tool = QWidget(room, Qt.WindowType.Tool)
    tool.show()
    tool.windowHandle().requestActivate()
    assert QTest.qWaitForWindowFocused(tool.windowHandle())
    tool.close()


def open_menu(room: Room) -> None:
    """It has the keys from then on, also the one that is let go."""
    menu = QMenu(room)
    menu.addAction("Something")
    menu.popup(room.mapToGlobal(QPoint(5, 5)))
    assert room.told == OVER, "at once"
    menu.close()


def turn_application(room: Room) -> None:
    """As when the screen is locked, or another program comes to the front."""
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)


def lose_window(room: Room) -> None:
    QApplication.sendEvent(room, QEvent(QEvent.Type.WindowDeactivate))


def press_another(room: Room) -> None:
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_1, SHIFT, 10, 0, 0, "1")
    QApplication.sendEvent(room.windowHandle(), key)


ENDS: dict[str, Callable[[Room], object]] = {
    "the digit is let go": lambda room: QTest.keyRelease(room.windowHandle(), Qt.Key.Key_2, SHIFT),
    "Shift is let go": lambda room: QTest.keyRelease(room.windowHandle(), Qt.Key.Key_Shift, NONE),
    "another key": lambda room: QTest.keyPress(room.windowHandle(), Qt.Key.Key_A, SHIFT),
    "another seat's": press_another,
    "a key in the window": lambda room: QTest.keyPress(room.other, Qt.Key.Key_T),
    "the focus goes": lambda room: room.field.setFocus(),
    "the window is no longer in front": lose_window,
    "minimised": minimise,
    "a dialog": open_dialog,
    "a tool window": open_tool,
    "a menu": open_menu,
    "the application": turn_application,
    "hidden": lambda room: room.hide(),
    "closed": lambda room: room.close(),
    "barred": lambda room: room.peek.set_barred(True),
    "other people": lambda room: room.peek.set_humans(frozenset()),
    "another manner": lambda room: room.peek.set_manner("press"),
    "told to": lambda room: room.peek.end(),
}


@pytest.mark.parametrize("how", ENDS)
def test_it_ends_at_once(room: Room, how: str) -> None:
    room.hold()
    assert room.told == SHOWN
    ENDS[how](room)
    assert room.told == OVER
    assert room.peek.seat == NOBODY


FOR_A_MOMENT_TOO = [how for how in ENDS if "let go" not in how]


@pytest.mark.parametrize("how", FOR_A_MOMENT_TOO)
def test_a_moment_ends_at_once(room: Room, how: str) -> None:
    room.peek.set_manner("press")
    room.hold()
    room.let_go()
    assert room.told == SHOWN, "it need not be held"
    if how == "another manner":
        room.peek.set_manner("hold")
    else:
        ENDS[how](room)
    assert room.told == OVER
    assert not room.peek._moment.isActive()


def test_a_moment_passes(room: Room, qtbot: QtBot) -> None:
    lasts: list[tuple[int, int]] = []
    room.peek.lasts.connect(lambda seat, time: lasts.append((seat, time)))
    room.peek.set_manner("press")
    room.peek._moment.setInterval(1)
    with qtbot.waitSignal(room.peek.hide):
        room.hold()
    assert lasts == [(1, 1), (1, 0)]
    assert Peek(room)._moment.interval() == GLANCE_MILLISECONDS == 3000


def test_pressed_again_hides(room: Room) -> None:
    room.peek.set_manner("press")
    for _ in range(2):
        room.hold()
        room.let_go()
    assert room.told == OVER
    room.hold()
    assert room.told[2:] == SHOWN


def test_the_eye_is_held(room: Room) -> None:
    room.peek.press(1)
    room.peek.release(0)
    assert room.told == SHOWN
    QTest.keyRelease(room.windowHandle(), Qt.Key.Key_A)
    assert room.told == SHOWN, "a key that was let go held nothing"
    room.peek.release(1)
    assert room.told == OVER


def test_the_eye_is_pressed_once(room: Room) -> None:
    room.peek.set_manner("press")
    room.peek.press(1)
    room.peek.release(1)
    assert room.told == SHOWN
    room.peek.press(1)
    room.peek.release(1)
    assert room.told == OVER
    room.peek.glance(1)
    room.peek.leave(1)
    assert room.told[2:] == SHOWN, "a key does not hang on the pointer"


@pytest.mark.parametrize("manner", ["hold", "press"])
def test_the_pointer_leaves_the_eye(room: Room, manner: str) -> None:
    room.peek.set_manner(manner)
    room.peek.press(1)
    room.peek.leave(0)
    assert room.told == SHOWN
    room.peek.leave(1)
    assert room.told == OVER


def test_enter_looks_for_a_moment_whatever_was_chosen(room: Room) -> None:
    room.peek.glance(1)
    assert room.told == SHOWN
    assert room.peek._moment.isActive()
    room.peek.glance(1)
    assert room.told == OVER


def test_another_hand_hides_the_first(room: Room) -> None:
    room.peek.press(1)
    room.peek.press(0)
    assert room.told == [*OVER, ("show", 0)]


@pytest.mark.parametrize("way", ["key", "eye", "moment"])
def test_nobody_looks_while_it_is_barred(room: Room, way: str) -> None:
    room.peek.set_barred(True)
    look: dict[str, Callable[[], None]] = {
        "key": room.hold,
        "eye": lambda: room.peek.press(1),
        "moment": lambda: room.peek.glance(1),
    }
    look[way]()
    assert room.told == []
    assert Qt.Key.Key_2 not in room.keys
    room.peek.set_barred(False)
    assert room.told == [], "it does not begin by itself"


def test_a_bots_hand_is_never_shown(room: Room) -> None:
    room.peek.press(4)
    room.peek.glance(4)
    room.hold(Qt.Key.Key_5)
    assert room.told == []


def test_under_a_menu_nobody_looks(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QApplication, "activePopupWidget", staticmethod(lambda: room.other))
    room.peek.press(1)
    room.hold()
    assert room.told == []


def test_in_a_tool_window_the_key_means_nothing(room: Room) -> None:
    """The chronicle's own window hands its keys on; hands are shown in the other one."""
    tool = QWidget(room, Qt.WindowType.Tool)
    tool.show()
    tool.windowHandle().requestActivate()
    assert QTest.qWaitForWindowFocused(tool.windowHandle())
    QTest.keyClick(room, Qt.Key.Key_2, SHIFT)
    assert room.told == []
    assert Qt.Key.Key_2 not in room.keys
    tool.close()
