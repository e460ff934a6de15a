"""A click on a line of the log shows the table as it was then; a pause holds it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.desk import prompt_bar
from coup_desktop.desk.app import open_window
from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.desk.veil import Veil
from coup_desktop.desk.welcome import Welcome
from coup_desktop.store.settings import Settings, save_settings
from tests.desk.test_main_window import LONGEST_GAME, Robot, choice, close, play_out


@pytest.fixture
def window(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    monkeypatch.setattr(prompt_bar, "GUARD_MILLISECONDS", 0)
    places = Places(tmp_path / "settings.json", tmp_path / "games", tmp_path / "log")
    table = choice("official", 4, 1)
    save_settings(places.settings, Settings(pace="instant", sound=False, table=table.text()))
    made = open_window(qapp, places)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    yield made
    close(made)


def ask(qtbot: QtBot, window: MainWindow) -> None:
    window.begin()
    qtbot.waitUntil(lambda: window.ui.prompts.prompt is not None, timeout=LONGEST_GAME)


def coins(window: MainWindow) -> list[int]:
    return [window.ui.table.seat_view(seat).ui.coins.getCoins() for seat in range(4)]


def words(window: MainWindow) -> str:
    ui = window.ui.welcome.ui
    return f"{ui.title.text()} {ui.detail.text()}"


def foot_asks(window: MainWindow) -> bool:
    return window.ui.foot.currentWidget() is window.ui.prompts


def held(window: MainWindow) -> bool:
    return window.host.session is not None and window.host.session.controller.is_held


def go_to_line(window: MainWindow, row: int) -> None:
    lines = window.ui.log.ui.lines
    lines.setCurrentIndex(lines.model().index(row, 0))
    lines.setFocus()
    QTest.keyClick(lines, Qt.Key.Key_Return)


def test_the_arrows_lead_through_the_past(qtbot: QtBot, window: MainWindow) -> None:
    play_some(qtbot, window)
    go_to_line(window, 2)
    for _ in range(2):
        QTest.keyClick(window.ui.log.ui.lines, Qt.Key.Key_Up)
    assert window.ui.log.line(0) in words(window)
    assert coins(window) == [2, 2, 2, 2]


def play_some(qtbot: QtBot, window: MainWindow) -> None:
    """Play until coins have moved and the person is asked; another game where one ends before."""
    moved: list[None] = []
    window.begin()
    robot = Robot(window, 5)

    def look() -> None:
        if coins(window) != [2, 2, 2, 2] and not moved:
            moved.append(None)
            robot.stop()

    def done() -> bool:
        if not moved and window.host.session is not None and window.host.session.winner is not None:
            for dialog in window.findChildren(GameOverDialog):
                dialog.reject()
            window.host.rematch()
        return bool(moved)

    window.ui.prompts.ready.connect(look)
    qtbot.waitUntil(done, timeout=LONGEST_GAME)
    window.ui.prompts.ready.disconnect(look)
    assert window.ui.prompts.prompt is not None


def test_a_line_shows_the_table_as_it_was_and_esc_as_it_is(
    qtbot: QtBot, window: MainWindow
) -> None:
    play_some(qtbot, window)
    now = coins(window)
    go_to_line(window, 0)
    assert coins(window) == [2, 2, 2, 2]
    assert window.ui.foot.currentWidget() is window.ui.welcome
    assert window.ui.log.line(0) in words(window)
    assert held(window)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert coins(window) == now
    assert foot_asks(window)
    assert not held(window)
    close(window)


def test_the_past_is_told_from_the_present(qtbot: QtBot, window: MainWindow) -> None:
    play_some(qtbot, window)
    table, lines = window.ui.table, window.ui.log.ui.lines
    assert "your decision" in table.seat_view(0).accessibleName()
    go_to_line(window, window.ui.log.count() - 1)
    assert words(window).startswith("Looking back: ")
    assert "A question still waits for you." in words(window)
    veil = table.findChild(Veil)
    assert veil is not None
    assert veil.isVisible()
    assert table.children()[-1] is veil, "all that is on the table lies below it"
    assert veil.rect() == table.rect()
    assert not any("decision" in table.seat_view(seat).accessibleName() for seat in range(4))
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not veil.isVisible()
    assert "your decision" in table.seat_view(0).accessibleName()
    assert not lines.selectedIndexes()
    assert lines.verticalScrollBar().value() == lines.verticalScrollBar().maximum()


def test_no_key_answers_while_the_past_is_shown(qtbot: QtBot, window: MainWindow) -> None:
    play_some(qtbot, window)
    prompt = window.ui.prompts.prompt
    go_to_line(window, 3)
    for key in (Qt.Key.Key_I, Qt.Key.Key_A, Qt.Key.Key_1, Qt.Key.Key_T, Qt.Key.Key_P):
        QTest.keyClick(window, key)
    assert window.ui.prompts.prompt is prompt
    assert not foot_asks(window)
    window.ui.welcome.ui.begin.click()
    assert foot_asks(window)


def test_the_end_of_a_game_can_be_looked_back_from(qtbot: QtBot, window: MainWindow) -> None:
    play_out(qtbot, window, seed=3)
    for dialog in window.findChildren(GameOverDialog):
        dialog.reject()
    end = [window.ui.table.seat_view(seat).accessibleName() for seat in range(4)]
    go_to_line(window, 0)
    assert coins(window) == [2, 2, 2, 2]
    window.ui.log.ui.lines.show_line(window.ui.log.count() - 1)
    window.host.begin_or_go_on()
    assert [window.ui.table.seat_view(seat).accessibleName() for seat in range(4)] == end
    assert "has won" in words(window)


def test_a_new_game_begins_in_the_present(qtbot: QtBot, window: MainWindow) -> None:
    play_some(qtbot, window)
    go_to_line(window, 2)
    window.host.rematch()
    qtbot.waitUntil(lambda: window.ui.prompts.prompt is not None, timeout=LONGEST_GAME)
    assert foot_asks(window)


def test_a_pause_stops_the_bots_and_goes_on(qtbot: QtBot, window: MainWindow) -> None:
    window._preferences.change(pace="slow")
    window.begin()
    pause = window.ui.actionPause
    assert pause.isEnabled()
    pause.trigger()
    assert pause.isChecked()
    assert "paused" in words(window)
    lines = window.ui.log.count()
    window._preferences.change(pace="instant")
    qtbot.wait(50)
    assert window.ui.log.count() == lines
    QTest.keyClick(window, Qt.Key.Key_P)
    assert not pause.isChecked()
    qtbot.waitUntil(lambda: window.ui.prompts.prompt is not None, timeout=LONGEST_GAME)
    assert foot_asks(window)


def test_where_a_question_is_open_nothing_is_paused(qtbot: QtBot, window: MainWindow) -> None:
    ask(qtbot, window)
    assert not window.ui.actionPause.isEnabled()
    window.ui.actionPause.trigger()
    assert not window.ui.actionPause.isChecked()
    assert foot_asks(window)


def test_a_pause_lasts_while_the_past_is_looked_at(qtbot: QtBot, window: MainWindow) -> None:
    window._preferences.change(pace="slow")
    window.begin()
    qtbot.waitUntil(lambda: window.ui.log.count() > 0, timeout=LONGEST_GAME)
    window.ui.actionPause.trigger()
    go_to_line(window, 0)
    assert window.ui.log.line(0) in words(window)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert "paused" in words(window)
    assert window.ui.actionPause.isChecked()
    window.host.begin_or_go_on()
    assert not window.ui.actionPause.isChecked()


def test_what_a_pause_says_is_made_of_whole_sentences(qtbot: QtBot) -> None:
    welcome = Welcome()
    qtbot.addWidget(welcome)
    for told in ("Turn 2: Orsola", "Orsola takes 1 coin.", ""):
        welcome.where_table_is_held(told)
        said = welcome.ui.detail.text()
        assert said == f"{told.rstrip('.')}. Enter or P goes on.".removeprefix(". ")
