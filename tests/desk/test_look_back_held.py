"""While the past is shown, nothing of the present goes on, whatever is pressed."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.desk.app import open_window
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.store.settings import Settings, save_settings
from tests.desk.test_look_back import foot_asks, go_to_line, held, play_some, words
from tests.desk.test_main_window import LONGEST_GAME, choice, close, play_out


def opened(qtbot: QtBot, qapp: QApplication, places: Places, humans: int) -> MainWindow:
    table = choice("official", 4, humans)
    save_settings(places.settings, Settings(pace="instant", sound=False, table=table.text()))
    made = open_window(qapp, places)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


@pytest.fixture
def window(
    qtbot: QtBot, qapp: QApplication, places: Places, no_guard: None
) -> Iterator[MainWindow]:
    made = opened(qtbot, qapp, places, 1)
    yield made
    close(made)


@pytest.fixture
def hot_seat(
    qtbot: QtBot, qapp: QApplication, places: Places, no_guard: None
) -> Iterator[MainWindow]:
    made = opened(qtbot, qapp, places, 4)
    yield made
    close(made)


def test_go_on_goes_back_to_now_and_no_further(qtbot: QtBot, window: MainWindow) -> None:
    window._preferences.change(pace="slow")
    window.begin()
    qtbot.waitUntil(lambda: window.ui.log.count() > 0, timeout=LONGEST_GAME)
    window.ui.actionPause.trigger()
    go_to_line(window, 0)
    window.ui.actionGoOn.trigger()
    assert "paused" in words(window)
    assert held(window)


def test_letting_pass_answers_no_question_that_is_not_seen(
    qtbot: QtBot, window: MainWindow
) -> None:
    play_some(qtbot, window)
    prompt = window.ui.prompts.prompt
    go_to_line(window, 0)
    window.ui.actionLetPass.trigger()
    assert window.ui.prompts.prompt is prompt
    assert held(window)


def test_a_pause_can_be_ended_after_p_was_pressed_in_the_past(
    qtbot: QtBot, window: MainWindow
) -> None:
    window._preferences.change(pace="slow")
    window.begin()
    qtbot.waitUntil(lambda: window.ui.log.count() > 0, timeout=LONGEST_GAME)
    pause = window.ui.actionPause
    pause.trigger()
    go_to_line(window, 0)
    pause.trigger()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert pause.isChecked()
    pause.trigger()
    assert not held(window)
    assert not pause.isChecked()


def test_enter_on_the_line_that_is_shown_goes_back_to_now(qtbot: QtBot, window: MainWindow) -> None:
    play_some(qtbot, window)
    go_to_line(window, 1)
    assert held(window)
    QTest.keyClick(window.ui.log.ui.lines, Qt.Key.Key_Return)
    assert not held(window)
    assert foot_asks(window)


def to_a_curtain(qtbot: QtBot, window: MainWindow) -> None:
    """Play until the screen is handed over, and its curtain can be lifted."""
    window.begin()
    prompts, curtain = window.ui.prompts, window._curtain

    def step() -> bool:
        if prompts.prompt is not None:
            prompt = prompts.prompt
            wanted = ("challenge", "tax")
            move = next((m for m in prompt.legal if m.word in wanted), prompt.legal[0])
            prompts._answer(prompt, move)
        elif prompts.open_prompt is not None:
            opened, session = prompts.open_prompt, window.host.session
            assert session is not None
            session.controller.speak(opened.id, opened.seats[0], up=True)
        return curtain.seat is not None

    qtbot.waitUntil(step, timeout=LONGEST_GAME)
    qtbot.waitUntil(curtain.ui.lift.isEnabled)


def test_behind_a_curtain_no_line_can_be_reached(qtbot: QtBot, hot_seat: MainWindow) -> None:
    to_a_curtain(qtbot, hot_seat)
    hot_seat.ui.actionSearch.trigger()
    assert hot_seat.focusWidget() is not hot_seat.ui.log.ui.search
    hot_seat.ui.log.line_activated.emit(0)
    hot_seat.ui.log.line_entered.emit(0)
    assert not held(hot_seat)
    hot_seat._curtain.ui.lift.click()
    assert foot_asks(hot_seat)


def test_who_decides_behind_the_curtain_sees_the_hand_again_after_the_past(
    qtbot: QtBot, hot_seat: MainWindow
) -> None:
    to_a_curtain(qtbot, hot_seat)
    hot_seat._curtain.ui.lift.click()
    prompt = hot_seat.ui.prompts.prompt
    assert prompt is not None
    seat = hot_seat.ui.table.seat_view(prompt.seat)
    hand = [card.getCharacter() for card in seat.cards]
    assert all(hand)
    hot_seat.ui.log.line_activated.emit(1)
    assert [card.getCharacter() for card in seat.cards] == ["", ""]
    QTest.keyClick(hot_seat, Qt.Key.Key_Escape)
    assert foot_asks(hot_seat)
    assert [card.getCharacter() for card in seat.cards] == hand


def test_at_the_end_every_hand_stays_open(qtbot: QtBot, hot_seat: MainWindow) -> None:
    play_out(qtbot, hot_seat, seed=4)
    session = hot_seat.host.session
    assert session is not None
    assert session.winner is not None
    seat = hot_seat.ui.table.seat_view(session.winner)
    open_hand = seat.accessibleName(), [card.accessibleName() for card in seat.cards]
    hot_seat.ui.table.peek_pressed.emit(session.winner)
    hot_seat.ui.table.peek_released.emit(session.winner)
    assert (seat.accessibleName(), [card.accessibleName() for card in seat.cards]) == open_hand
    assert not any("face-down" in name for name in open_hand[1])


def foot_shows_answers(window: MainWindow) -> bool:
    return window.ui.prompts.prompt is not None


@pytest.mark.parametrize("how", ["minimised", "in the background"])
def test_who_turns_away_from_a_private_decision_finds_the_curtain_down(
    qtbot: QtBot, hot_seat: MainWindow, how: str
) -> None:
    to_a_curtain(qtbot, hot_seat)
    curtain, prompts = hot_seat._curtain, hot_seat.ui.prompts
    seat = curtain.seat
    assert seat is not None
    hot_seat._peek.away.emit()
    assert curtain.seat == seat
    qtbot.waitUntil(curtain.ui.lift.isEnabled)
    curtain.ui.lift.click()
    prompt = prompts.prompt
    assert prompt is not None
    if how == "minimised":
        hot_seat.showMinimized()
        hot_seat.showNormal()
    else:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert curtain.seat == seat
    assert not foot_shows_answers(hot_seat)
    assert all(not button.isVisibleTo(prompts) for button in prompts.findChildren(ChoiceButton))
    cards = hot_seat.ui.table.seat_view(seat).cards
    assert not any(card.getCharacter() for card in cards if not card.isLost())
    qtbot.waitUntil(curtain.ui.lift.isEnabled)
    curtain.ui.lift.click()
    assert prompts.prompt is prompt
    session = hot_seat.host.session
    assert session is not None
    session.controller.answer(prompt.id, prompt.legal[0])
    qtbot.waitUntil(lambda: prompts.prompt is not prompt)
