"""The curtain hides everything, and only its owner's own hand lifts it."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.curtain import Curtain

PATIENCE = 30_000


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    fonts.load()
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(640, 420)
    return made


def lower(window: QWidget, qtbot: QtBot, name: str = "Sacha") -> tuple[Curtain, list[int]]:
    curtain = Curtain(window)
    lifted: list[int] = []
    curtain.lifted.connect(lifted.append)
    window.show()
    curtain.cover(2, name)
    return curtain, lifted


def ready(curtain: Curtain, qtbot: QtBot) -> None:
    qtbot.waitUntil(curtain.ui.lift.isEnabled, timeout=PATIENCE)


def test_nothing_behind_it_is_painted(window: QWidget, qtbot: QtBot) -> None:
    pictures = []
    curtain, _ = lower(window, qtbot)
    for colour in ("#00ff00", "#ff00ff"):
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Window, QColor(colour))
        window.setPalette(palette)
        curtain.setPalette(QPalette())
        pictures.append(window.grab().toImage())
    seen = {
        image.pixelColor(x, y).name()
        for image in pictures
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
    }
    assert not seen & {"#00ff00", "#ff00ff"}
    assert curtain.geometry() == window.rect()


def test_it_covers_a_window_that_grows(window: QWidget, qtbot: QtBot) -> None:
    curtain, _ = lower(window, qtbot)
    window.resize(900, 700)
    assert curtain.geometry() == window.rect()


def test_it_says_to_whom_the_screen_goes(window: QWidget, qtbot: QtBot) -> None:
    curtain, _ = lower(window, qtbot, "A&B")
    assert curtain.ui.pass_to.text() == "Pass to A&B"
    assert curtain.ui.lift.accessibleName() == "I am A&B"
    assert curtain.ui.pass_to.textFormat() is Qt.TextFormat.PlainText


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_lifts_it_once_it_has_been_seen(window: QWidget, qtbot: QtBot, key: Qt.Key) -> None:
    curtain, lifted = lower(window, qtbot)
    QTest.keyClick(curtain, key)
    QTest.keyClick(curtain.ui.lift, key)
    assert lifted == [], "a key that was meant for something else hands nothing over"
    ready(curtain, qtbot)
    QTest.keyClick(curtain.ui.lift, key)
    assert lifted == [2]
    assert curtain.isHidden()


def test_a_click_lifts_it(window: QWidget, qtbot: QtBot) -> None:
    curtain, lifted = lower(window, qtbot)
    QTest.mouseClick(curtain.ui.lift, Qt.MouseButton.LeftButton)
    assert lifted == []
    ready(curtain, qtbot)
    QTest.mouseClick(curtain.ui.lift, Qt.MouseButton.LeftButton)
    assert lifted == [2]


def test_a_key_held_down_does_not_lift_it(window: QWidget, qtbot: QtBot) -> None:
    curtain, lifted = lower(window, qtbot)
    ready(curtain, qtbot)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        held = QKeyEvent(
            QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", autorep=True
        )
        QApplication.sendEvent(curtain.ui.lift, held)
    assert lifted == []


def test_the_keyboard_does_not_reach_what_is_behind(window: QWidget, qtbot: QtBot) -> None:
    field = QLineEdit(window)
    curtain, _ = lower(window, qtbot)
    ready(curtain, qtbot)
    with qtbot.waitActive(window):
        window.activateWindow()
    for _ in range(3):
        QTest.keyClick(curtain.ui.lift, Qt.Key.Key_Tab)
        assert not field.hasFocus()
    QTest.keyClick(curtain.ui.lift, Qt.Key.Key_X)
    assert field.text() == ""


def test_it_goes_without_an_answer_when_the_decision_is_withdrawn(
    window: QWidget, qtbot: QtBot
) -> None:
    curtain, lifted = lower(window, qtbot)
    seats = [curtain.seat]
    curtain.drop()
    seats.append(curtain.seat)
    assert seats == [2, None]
    assert curtain.isHidden()
    assert lifted == []


@pytest.mark.parametrize("answered", [True, False])
def test_it_gives_the_focus_back(window: QWidget, qtbot: QtBot, answered: bool) -> None:
    field = QLineEdit(window)
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    field.setFocus()
    curtain, _ = lower(window, qtbot)
    ready(curtain, qtbot)
    assert curtain.ui.lift.hasFocus()
    if answered:
        QTest.keyClick(curtain.ui.lift, Qt.Key.Key_Return)
    else:
        curtain.drop()
    assert field.hasFocus()


@pytest.mark.parametrize("size", [(640, 440), (1024, 700), (1920, 1080)])
def test_it_shows_whose_it_is_as_large_as_the_window_allows(
    window: QWidget, qtbot: QtBot, size: tuple[int, int]
) -> None:
    curtain, _ = lower(window, qtbot)
    window.resize(*size)
    curtain.cover(1, "Lia", "crest-4")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    ui = curtain.ui
    assert (ui.portrait.getBust(), ui.portrait.getOwner()) == ("crest-4", "Lia")
    assert ui.portrait.height() >= size[1] / 6
    assert QFontMetrics(ui.pass_to.font()).height() >= size[1] / 15
    assert not ui.lift.icon().isNull()
    assert curtain.rect().contains(ui.portrait.geometry().united(ui.lift.geometry()))
    curtain.drop()
