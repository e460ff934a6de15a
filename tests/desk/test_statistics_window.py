"""Statistics in the window: a game that ends goes in, and the menu shows it."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.desk.dialogs.statistics import StatisticsDialog
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.desk.statistics_place import FILE
from coup_desktop.engine.record import Record
from coup_desktop.store.statistics import Choice, Statistics
from tests.desk.test_main_window import LONGEST_GAME, Robot, choice, close, opened
from tests.recorded import Table, played

pytestmark = pytest.mark.usefixtures("no_guard")


def book_of(places: Places) -> Statistics:
    return Statistics(places.games.with_name(FILE))


def shown(qtbot: QtBot, window: MainWindow) -> StatisticsDialog:
    """The dialog with its answer."""
    window.ui.actionStatistics.trigger()
    (dialog,) = window.findChildren(StatisticsDialog)
    qtbot.waitUntil(lambda: dialog.ui.pages.currentWidget() is not dialog.ui.waiting)
    return dialog


def put(folder: Path, number: int, record: Record) -> None:
    folder.mkdir(exist_ok=True)
    (folder / f"{number}.coup").write_text(record.text(), encoding="utf-8")


def test_a_start_without_a_game_makes_no_file(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    window = opened(qtbot, qapp, places, choice("official", 2, 1))
    assert window.statistics._keeper is None
    close(window)
    assert not book_of(places).path.exists()


def test_a_finished_game_is_counted_once(qtbot: QtBot, qapp: QApplication, places: Places) -> None:
    window = opened(qtbot, qapp, places, choice("official", 3, 1))
    window.begin()
    robot = Robot(window, 5)
    session = window.host.session
    assert session is not None
    qtbot.waitUntil(lambda: session.winner is not None, timeout=LONGEST_GAME)
    robot.stop()
    dialog = shown(qtbot, window)
    qtbot.waitUntil(lambda: dialog.ui.gamesNumber.text() == "1")
    window.host.rematch()  # looks through the games' folder, where the game lies too
    close(window)
    told = book_of(places).totals(Choice(practice=True))
    assert (told.kept.games, told.all.games) == (1, 1)
    assert told.all.wins == int(session.winner == 0)


def test_a_game_that_was_resigned_and_left_is_counted_with_the_next(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    record = played(Table(), 3)
    resigned = replace(record.setup, tags=(("resigned", "Sacha"),))
    put(places.games, 1, Record(resigned, record.entries[:9]))
    window = opened(qtbot, qapp, places, choice("official", 2, 1))
    with qtbot.waitSignal(window.statistics.keeper.recorded):
        window.begin()
    close(window)
    told = book_of(places).totals(Choice())
    assert (told.all.games, told.all.wins) == (1, 0)


def test_who_resigns_has_lost_whatever_the_chair_wins(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    window = opened(qtbot, qapp, places, choice("official", 2, 1))
    window.begin()
    session = window.host.session
    assert session is not None
    name = session.controller.setup.names[0]
    with qtbot.waitSignal(window.statistics.keeper.recorded, timeout=LONGEST_GAME):
        session.controller.resign(0)
    close(window)
    told = book_of(places).totals(Choice())
    assert [(who, score.games, score.wins) for who, score in told.by_name] == [(name, 1, 0)]


def test_trouble_is_said_in_the_log_and_the_game_goes_on(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    path = book_of(places).path
    path.mkdir()  # no file can be there
    put(places.games, 1, played(Table(), 3))
    window = opened(qtbot, qapp, places, choice("official", 2, 0))
    window.begin()
    qtbot.waitUntil(lambda: str(path) in window.ui.log.text())
    session = window.host.session
    assert session is not None
    qtbot.waitUntil(lambda: session.winner is not None, timeout=LONGEST_GAME)
    assert window.ui.log.text().count(str(path)) == 1
    close(window)


def test_the_menu_shows_what_lies_in_the_folder_and_resets_it(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    for number in range(3):
        put(places.games, number, played(Table(), number))
    window = opened(qtbot, qapp, places, choice("official", 2, 1))
    dialog = shown(qtbot, window)
    qtbot.waitUntil(lambda: dialog.ui.gamesNumber.text() == "3")
    dialog.reset_asked.emit()
    qtbot.waitUntil(lambda: dialog.ui.pages.currentWidget() is dialog.ui.empty)
    assert "before-reset" in dialog.ui.notice.text()
    dialog.close()
    qtbot.waitUntil(lambda: not window.findChildren(StatisticsDialog))
    again = shown(qtbot, window)
    assert again.ui.pages.currentWidget() is again.ui.empty
    close(window)


def test_what_fails_while_the_dialog_stands_is_said_in_it(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    put(places.games, 1, played(Table(), 1))
    window = opened(qtbot, qapp, places, choice("official", 2, 1))
    dialog = shown(qtbot, window)
    qtbot.waitUntil(lambda: dialog.ui.gamesNumber.text() == "1")
    before = window.ui.log.text()
    dialog.export_asked.emit(places.games / "nowhere" / "x.csv")
    qtbot.waitUntil(lambda: "nowhere" in dialog.ui.notice.text())
    assert window.ui.log.text() == before
    close(window)
