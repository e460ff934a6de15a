"""The handbook in the program: where F1 opens it, how it is read, its examples."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk.card_face import CardFace
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.dialogs.new_game import NewGameDialog
from coup_desktop.desk.dialogs.reference import ReferenceDialog
from coup_desktop.desk.handbook.window import HandbookWindow
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.engine.cast import CHARACTERS
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.ruleset import Ruleset
from tests.desk.window_driver import PATIENT, Begun, question

AWAY = QPoint(3, 3)


@pytest.fixture
def pointer() -> Callable[[QWidget | None], None]:
    """Moves the pointer over a widget, or away from all of them."""

    def move(part: QWidget | None) -> None:
        QCursor.setPos(AWAY if part is None else part.mapToGlobal(part.rect().center()))

    move(None)
    return move


def opened(qtbot: QtBot, window: MainWindow, key: QWidget | None = None) -> HandbookWindow:
    """Press F1, and wait for the handbook."""
    in_front = key or window
    in_front.activateWindow()
    qtbot.waitUntil(in_front.isActiveWindow, timeout=PATIENT)
    with qtbot.waitSignal(window.handbook.opened, timeout=PATIENT):
        QTest.keyClick(in_front, Qt.Key.Key_F1)
    assert window.handbook.handbook is not None
    return window.handbook.handbook


def answer(window: MainWindow, key: str) -> ChoiceButton:
    buttons = [b for b in window.ui.prompts.findChildren(ChoiceButton) if not b.isHidden()]
    return next(b for b in buttons if b.choice is not None and b.choice.key == key)


@pytest.fixture
def asked(
    begun: Begun, qtbot: QtBot, no_guard: None, pointer: Callable[[QWidget | None], None]
) -> MainWindow:
    """A window in which a person is asked for an action."""
    window = begun()
    question(qtbot, window)
    window.activateWindow()
    return window


def test_f1_opens_at_the_question(asked: MainWindow, qtbot: QtBot) -> None:
    book = opened(qtbot, asked)
    assert book.place == "actions"
    assert book.isVisible()
    assert "Foreign Aid" in book.ui.page.toPlainText()


def test_f1_opens_at_the_answer_under_the_pointer(
    asked: MainWindow, qtbot: QtBot, pointer: Callable[[QWidget | None], None]
) -> None:
    pointer(answer(asked, "T"))
    assert opened(qtbot, asked).place == "actions#tax"


def test_f1_opens_at_what_has_the_keyboard_unless_the_pointer_was_moved_since(
    asked: MainWindow, qtbot: QtBot, pointer: Callable[[QWidget | None], None]
) -> None:
    pointer(answer(asked, "T"))
    answer(asked, "S").setFocus(Qt.FocusReason.TabFocusReason)
    book = opened(qtbot, asked)
    assert book.place == "actions#steal"
    book.close()
    asked.activateWindow()
    qtbot.waitUntil(asked.isActiveWindow, timeout=PATIENT)
    pointer(answer(asked, "F"))
    assert opened(qtbot, asked).place == "actions#foreign-aid"


def test_f1_opens_at_the_card_that_has_the_keyboard(asked: MainWindow, qtbot: QtBot) -> None:
    view = question(qtbot, asked).view
    asked.ui.table.setFocus(Qt.FocusReason.TabFocusReason)
    places = []
    for _ in range(8):
        asked.activateWindow()
        qtbot.waitUntil(asked.isActiveWindow, timeout=PATIENT)
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Down)
        book = opened(qtbot, asked)
        places.append(book.place)
        book.close()
    assert {f"characters#{CHARACTERS[card].word}" for card in view.hand} <= set(places)


def test_f1_tells_nobody_a_card_that_only_its_owner_may_see(
    begun: Begun, qtbot: QtBot, no_guard: None, pointer: Callable[[QWidget | None], None]
) -> None:
    window = begun(3, 2, bot="always-challenges")
    question(qtbot, window)
    seat = window.ui.table.seat_view(0)
    card = next(c for c in seat.findChildren(CardFace) if c.isVisible())
    pointer(card)
    for up, secret in ((False, False), (True, True)):
        card.setFaceUp(up)
        card.setSecret(secret)
        book = opened(qtbot, window)
        assert not book.place.startswith("characters#")
        book.close()


def test_f1_opens_at_an_open_question_to_several_people(
    begun: Begun, qtbot: QtBot, no_guard: None, pointer: Callable[[QWidget | None], None]
) -> None:
    window = begun(4, 3, calm="tax")
    question(qtbot, window)
    QTest.keyClick(window, Qt.Key.Key_F)  # the others may block it
    qtbot.waitUntil(lambda: window.ui.prompts.open_prompt is not None, timeout=PATIENT)
    assert opened(qtbot, window).place == "answers#open"


def test_f1_in_a_dialog_opens_at_what_it_is_about(asked: MainWindow, qtbot: QtBot) -> None:
    asked.ui.actionNewGame.trigger()
    dialog = asked.findChild(NewGameDialog)
    assert dialog is not None
    book = opened(qtbot, asked, dialog)
    assert book.place.partition("#")[0] == "presets"
    assert dialog.isVisible()
    QTest.keyClick(book, Qt.Key.Key_F1)
    assert not book.isVisible()
    dialog.close()


def test_the_reference_card_has_its_own_key(asked: MainWindow, qtbot: QtBot) -> None:
    QTest.keyClick(asked, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    dialog = asked.findChild(ReferenceDialog)
    assert dialog is not None
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    assert not dialog.isVisible()
    assert asked.handbook.handbook is None


def test_an_example_opens_beside_the_game_which_stays(asked: MainWindow, qtbot: QtBot) -> None:
    book = opened(qtbot, asked)
    before = question(qtbot, asked)
    book.go_to("edges#two")
    book.ui.page.followed.emit("example:two-losses")
    qtbot.waitUntil(lambda: shown_line(asked) is not None, timeout=PATIENT)
    assert shown_line(asked) == "Bruno loses the Ambassador."
    example = asked.handbook.example
    assert example is not None
    assert example.windowTitle() == "Example: Two influences in one turn"
    assert asked.ui.prompts.prompt is before
    QTest.keyClick(example, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: shown_line(asked) != "Bruno loses the Ambassador.")
    QTest.keyClick(example, Qt.Key.Key_Escape)
    assert not example.isVisible()
    QTest.keyClick(asked, Qt.Key.Key_I)
    qtbot.waitUntil(lambda: asked.ui.prompts.prompt is not before, timeout=PATIENT)


def shown_line(window: MainWindow) -> str | None:
    example = window.handbook.example
    if example is None or example.replay is None:
        return None
    row = example.ui.log.ui.lines.currentIndex().row()
    return None if row < 0 else example.ui.log.line(row)


def test_the_rules_of_a_recorded_game_are_told_while_it_is_watched(
    asked: MainWindow, qtbot: QtBot
) -> None:
    text = "coup-record 1\nrules coup-x\nseat Ada page\nseat Bo page\nstarter Ada\nseed 4\n"
    reading = read(text, "x.coup")
    book = opened(qtbot, asked)
    with qtbot.waitSignal(asked.replays.shown, timeout=PATIENT):
        asked.replays.show(reading, "x")
    assert "Street Aid" in book.ui.page.toPlainText()
    assert book.place == "actions"


def test_the_window_comes_back_where_it_was_with_its_letters(
    asked: MainWindow, qtbot: QtBot
) -> None:
    book = opened(qtbot, asked)
    book.resize(777, 555)
    book.ui.larger.click()
    book.close()
    kept = asked._preferences.settings
    assert kept.handbook_zoom == 115
    fresh = HandbookWindow(Ruleset.make("official", 3), book._shortcuts)
    qtbot.addWidget(fresh)
    fresh.restore(kept.handbook_geometry, asked)
    assert (fresh.width(), fresh.height()) == (777, 555)
