"""The game that has just ended is watched again, and is there again."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QMessageBox,
)
from pytestqt.qtbot import QtBot

from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.dialogs.story import StoryDialog
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.desk.replay.replay import Replay
from coup_desktop.desk.session import Session
from coup_desktop.table.keeping import Keeping
from tests.desk.replay.driver import LONG, TEN, Key, coins, faces, press, question, watch
from tests.desk.test_main_window import GAMES, opened, play_out
from tests.recorded import played


@pytest.fixture
def over(qtbot: QtBot, window: MainWindow) -> Session:
    """The game that has just ended in the window."""
    assert not window.ui.actionWatch.isEnabled()
    play_out(qtbot, window, seed=3)
    for dialog in window.findChildren(GameOverDialog):
        dialog.reject()
    qtbot.waitUntil(window.ui.actionStory.isEnabled, timeout=LONG)
    session = window.host.session
    assert session is not None
    assert session.winner is not None
    return session


def watch_last(qtbot: QtBot, window: MainWindow) -> Replay:
    window.ui.actionWatch.trigger()
    qtbot.waitUntil(lambda: window.replays.replay is not None, timeout=LONG)
    replay = window.replays.replay
    assert replay is not None
    return replay


def stands(window: MainWindow) -> dict[str, object]:
    """What a person sees, and may do, in the window after a game."""
    ui = window.ui
    menus = (*ui.menuGame.actions(), *ui.menuMove.actions())
    seats = range(len(window.ui.table._seats))
    return {
        "foot": (ui.foot.currentWidget(), ui.welcome.ui.title.text(), ui.welcome.ui.detail.text()),
        "menus": {action.text(): action.isEnabled() for action in menus if action.text()},
        "corner": window._rules.text(),
        "title": window.windowTitle(),
        "coins": coins(window),
        "cards": [faces(window, seat) for seat in seats],
        "chairs": [window.ui.table.seat_view(seat).accessibleDescription() for seat in seats],
        "chronicle": ui.log.text(),
    }


def test_the_game_that_has_ended_can_be_watched_and_is_there_again(
    qtbot: QtBot, window: MainWindow, over: Session
) -> None:
    before = stands(window)
    assert window.ui.actionSave.isEnabled()
    replay = watch_last(qtbot, window)
    assert replay.film.record.text() == over.controller.record.text()
    assert not window.ui.actionWatch.isEnabled()
    assert not window.ui.actionStory.isEnabled()
    there = window.host.session
    assert there is None
    press(window, Key.Key_Escape)
    assert window.replays.replay is None
    assert window.host.session is over
    qtbot.waitUntil(lambda: stands(window) == before, timeout=LONG)
    window.ui.actionStory.trigger()
    (story,) = window.findChildren(StoryDialog)
    story.reject()
    press(window, Key.Key_Return)
    session = window.host.session
    assert session is not over
    assert session.controller.setup.starter == over.winner, "as in any rematch"
    assert not window.ui.actionWatch.isEnabled()
    question(qtbot, window)


@pytest.mark.parametrize("number", [1, 2, 4, 5, 6])
def test_every_kind_of_game_is_there_again(
    qtbot: QtBot, qapp: QApplication, places: Places, no_guard: None, number: int
) -> None:
    window = opened(qtbot, qapp, places, GAMES[number])
    play_out(qtbot, window, seed=2)
    for dialog in window.findChildren(GameOverDialog):
        dialog.reject()
    qtbot.waitUntil(window.ui.actionStory.isEnabled, timeout=LONG)
    qtbot.waitUntil(lambda: window.ui.foot.currentWidget() is window.ui.welcome, timeout=LONG)
    before = stands(window)
    watch_last(qtbot, window)
    press(window, Key.Key_Space)
    press(window, Key.Key_Escape)
    qtbot.waitUntil(lambda: stands(window) == before, timeout=LONG)
    window.close()


def test_it_is_watched_again_and_again_from_the_foot(
    qtbot: QtBot, window: MainWindow, over: Session
) -> None:
    before = stands(window)
    button = window.ui.welcome.ui.above
    for _ in range(3):
        assert button.isVisible()
        assert button.text().startswith("Watch it again")
        qtbot.waitUntil(lambda: not window.ui.welcome._guard.isActive())
        press(window, Key.Key_W)
        qtbot.waitUntil(lambda: window.replays.replay is not None, timeout=LONG)
        press(window, Key.Key_End)
        press(window, Key.Key_Escape)
        assert window.host.session is over
    qtbot.waitUntil(lambda: stands(window) == before, timeout=LONG)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.replays.replay is not None, timeout=LONG)
    press(window, Key.Key_Escape)
    window.host.lay()
    offered = button.choice
    assert offered is None or offered.key != "W", "before a game there is nothing to watch"
    press(window, Key.Key_W)
    assert window.replays.ruleset is None


def test_its_past_can_be_looked_at_afterwards(
    qtbot: QtBot, window: MainWindow, over: Session
) -> None:
    watch_last(qtbot, window)
    press(window, Key.Key_Escape)
    lines = window.ui.log.count()
    window.ui.log.line_activated.emit(0)
    assert window.ui.welcome.ui.title.text().startswith("Looking back")
    press(window, Key.Key_Escape)
    assert window.ui.welcome.ui.title.text().endswith("has won.")
    assert window.ui.log.count() == lines


@pytest.mark.parametrize("how", ["rematch", "record", "take over", "close"])
def test_a_game_that_was_set_aside_is_let_go(
    qtbot: QtBot, window: MainWindow, over: Session, how: str
) -> None:
    replay = watch_last(qtbot, window)
    if how == "rematch":
        window.ui.actionSameAgain.trigger()
        assert window.host.session is not None
        assert window.host.session.controller.setup.starter == over.winner
    elif how == "record":
        watch(qtbot, window, played(TEN, 3))
        assert not window.ui.actionSave.isEnabled()
        press(window, Key.Key_Escape)
        assert window.ui.welcome.ui.title.text() == "The table is laid."
    elif how == "take over":
        window.replays._take_over(1, replay.film.moments[0])
        qtbot.waitUntil(lambda: window.host.session is not None, timeout=LONG)
    else:
        window.close()
    assert over._closed
    assert not window.host.bring_back()
    assert not window.ui.actionStory.isEnabled()
    assert not window.ui.actionWatch.isEnabled()


def test_it_can_be_saved_while_it_is_watched(
    qtbot: QtBot, window: MainWindow, over: Session, tmp_path: Path
) -> None:
    watch_last(qtbot, window)
    window.ui.actionSave.trigger()
    dialog = window._dialogs.dialog
    assert isinstance(dialog, QFileDialog)
    path = tmp_path / "last.coup"
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    qtbot.waitUntil(path.exists, timeout=LONG)
    assert path.read_text("utf-8") == over.controller.record.text()


def test_what_the_disk_lacks_is_asked_about_before_it_is_lost(
    qtbot: QtBot, window: MainWindow, over: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Not by a mark in it: the word that all is on disk may still be on its way.
    monkeypatch.setattr(Keeping, "is_failing", True)
    replay = watch_last(qtbot, window)
    window.replays._take_over(1, replay.film.moments[0])
    qtbot.waitUntil(lambda: window._dialogs.dialog is not None, timeout=LONG)
    box = window._dialogs.dialog
    assert isinstance(box, QMessageBox)
    assert "could not be kept" in box.text()
    box.reject()
    assert window.replays.replay is replay
    press(window, Key.Key_Escape)
    assert window.host.session is over
    monkeypatch.setattr(Keeping, "is_failing", False)
