"""Before a game is left that the disk lacks a part of, somebody is asked."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.engine.record_reader import read
from tests.desk.test_going_on import answer, asked
from tests.desk.test_main_window import choice, close, opened
from tests.desk.test_record_files import box_of, press


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, places: Places) -> Iterator[MainWindow]:
    made = opened(qtbot, qapp, places, choice("official", 3, 1))
    yield made
    close(made)


def finish(qtbot: QtBot, window: MainWindow) -> None:
    """Plays to the end with the first legal answers."""
    session = window.host.session
    assert session is not None
    prompts = window.ui.prompts
    while session.winner is None:
        qtbot.waitUntil(lambda: prompts.prompt is not None or session.winner is not None)
        if prompts.prompt is not None:
            session.controller.answer(prompts.prompt.id, prompts.prompt.legal[0])


def put_in_the_way(places: Places) -> Path:
    """No game can be kept any more: a file stands where their folder was. Returns it."""
    folder = places.games / "unfinished"
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    folder.write_text("no folder any more")
    return folder


def test_closing_asks_where_the_disk_lacks_a_part_of_the_game(
    qtbot: QtBot, window: MainWindow, places: Places, tmp_path: Path
) -> None:
    window.begin()
    asked(qtbot, window)
    folder = put_in_the_way(places)
    answer(qtbot, window, 2)
    assert "cannot be kept on disk" in window.ui.log.text()
    window.close()
    assert window.isVisible()
    press(box_of(window, qtbot), "Go on playing")
    assert window.isVisible()
    folder.unlink()
    answer(qtbot, window, 1)
    qtbot.waitUntil(lambda: "kept on disk again" in window.ui.log.text())
    window.close()
    assert not window.isVisible()
    (journal,) = folder.glob("*.coup")
    assert len(read(journal.read_text("utf-8"), "x").record.entries) > 3


def test_a_game_that_could_not_be_kept_can_be_closed_all_the_same(
    qtbot: QtBot, window: MainWindow, places: Places
) -> None:
    places.games.write_text("no folder")
    window.begin()
    answer(qtbot, window, 1)
    qtbot.waitUntil(lambda: "cannot be kept on disk" in window.ui.log.text())
    window.close()
    press(box_of(window, qtbot), "Close anyway")
    qtbot.waitUntil(lambda: not window.isVisible())


def test_another_game_asks_where_the_disk_lacks_a_part_of_this_one(
    qtbot: QtBot, window: MainWindow, places: Places, tmp_path: Path
) -> None:
    window.begin()
    asked(qtbot, window)
    put_in_the_way(places)
    answer(qtbot, window, 2)
    session = window.host.session
    window.ui.actionSameAgain.trigger()
    box = box_of(window, qtbot)
    assert "could not be kept" in box.text()
    press(box, "Save As…")
    qtbot.waitUntil(lambda: isinstance(window._dialogs.dialog, QFileDialog))
    assert window.host.session is session
    window._dialogs.dialog.close()  # type: ignore[union-attr]
    window.ui.actionSameAgain.trigger()
    press(box_of(window, qtbot), "Leave it anyway")
    assert window.host.session is not session
    asked(qtbot, window)
    (places.games / "unfinished").unlink()
    answer(qtbot, window, 1)
    qtbot.waitUntil(lambda: not window.host.would_lose_something)


def test_closing_asks_also_after_the_end_where_the_disk_lacks_a_part(
    qtbot: QtBot, window: MainWindow, places: Places, tmp_path: Path
) -> None:
    window.begin()
    asked(qtbot, window)
    put_in_the_way(places)
    finish(qtbot, window)
    qtbot.waitUntil(lambda: isinstance(window._dialogs.dialog, GameOverDialog))
    window._dialogs.dialog.rematch_asked.emit()  # type: ignore[union-attr]
    press(box_of(window, qtbot), "Cancel")
    window.close()
    assert window.isVisible()
    assert "or they are lost" in box_of(window, qtbot).informativeText()
    press(box_of(window, qtbot), "Cancel")
    over = window.host.session
    window.ui.welcome.go_on.emit()
    press(box_of(window, qtbot), "Cancel")
    assert window.host.session is over
    window.close()
    press(box_of(window, qtbot), "Close anyway")
    qtbot.waitUntil(lambda: not window.isVisible())


def test_what_is_kept_at_the_end_is_not_asked_about(
    qtbot: QtBot, window: MainWindow, places: Places
) -> None:
    window.begin()
    asked(qtbot, window)
    put_in_the_way(places)
    answer(qtbot, window, 2)
    assert window.host.would_lose_something
    (places.games / "unfinished").unlink()
    session = window.host.session
    assert session is not None
    session.controller.keeping.finish()  # as at the game's end
    qtbot.waitUntil(lambda: not window.host.would_lose_something)
    assert len(list(places.games.glob("*.coup"))) == 1
