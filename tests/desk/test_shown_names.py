"""A bot of the cast has its own name wherever people read it; a record has it in one word."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QMenu, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.bots.personas import CAST, shown_name
from coup_desktop.desk.announcer import Announcer
from coup_desktop.desk.dialogs.change_seats import ChangeSeatsDialog
from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.dialogs.new_game import NewGameDialog
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.new_game_choice import NewGameChoice
from coup_desktop.desk.places import Places
from coup_desktop.desk.replay.eyes import Eyes
from coup_desktop.engine.record import HUMAN
from coup_desktop.engine.record_reader import read
from coup_desktop.table.setup import SeatSetup
from tests.desk.accessible_tree import look
from tests.desk.replay.driver import through, watch
from tests.desk.test_main_window import close, opened
from tests.desk.test_match_window import play_to_the_end
from tests.desk.window_driver import controller_of

RECORDED, SHOWN = "SerPiero", "Ser Piero"
TABLE = NewGameChoice(
    "official",
    (),
    (),
    (SeatSetup("Eve"), SeatSetup(RECORDED, "random"), SeatSetup("Lia", "random")),
)


@pytest.fixture
def window(
    qtbot: QtBot, qapp: QApplication, places: Places, no_guard: None
) -> Iterator[MainWindow]:
    made = opened(qtbot, qapp, places, TABLE)
    yield made
    close(made)


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []

    def hear(_self: Announcer, words: str, *, at_once: bool) -> None:
        found.append(words)

    monkeypatch.setattr(Announcer, "_say", hear)
    return found


def test_only_the_cast_are_called_otherwise_than_in_the_record() -> None:
    assert {shown_name(each.seat_name, f"doge:{each.word}") for each in CAST} == {
        each.name for each in CAST
    }
    assert shown_name(RECORDED, "random") == SHOWN
    assert shown_name(RECORDED, HUMAN) == SHOWN
    assert shown_name("Lia2", HUMAN) == "Lia2"
    assert shown_name(f"{RECORDED}12", "page:ser-piero") == f"{SHOWN} 12"
    assert shown_name("Piero", "page:ser-piero") == "Piero"
    assert shown_name("Courtier3", "courtier") == "Courtier3"


def test_a_name_of_two_words_is_shown_as_two_words(
    qtbot: QtBot, window: MainWindow, announced: list[str]
) -> None:
    """At the seat, at the foot, in the log, in questions, tips, dialogs and menus, and aloud."""
    check(window)
    play_to_the_end(qtbot, window)
    check(window)
    qtbot.waitUntil(lambda: bool(window.findChildren(GameOverDialog)))
    (over,) = window.findChildren(GameOverDialog)
    qtbot.waitUntil(lambda: SHOWN in words_of(over))
    check(over)
    over.close()
    window.ui.actionChangeSeats.trigger()
    (seats,) = window.findChildren(ChangeSeatsDialog)
    check(seats)
    seats.reject()
    heard = "\n".join(announced)
    assert SHOWN in heard
    assert RECORDED not in heard
    assert controller_of(window).setup.names == ("Eve", RECORDED, "Lia")


def test_a_recorded_game_shows_two_words_too(qtbot: QtBot, window: MainWindow) -> None:
    play_to_the_end(qtbot, window)
    record = controller_of(window).keeping.record
    assert f"seat {RECORDED} random" in record.text()
    replay = watch(qtbot, window, read(record.text()).record)
    for eyes in (0, 1):
        through(qtbot, window, replay, Eyes(eyes))
        QTest.keyClick(window, Qt.Key.Key_End)
        check(window)


def test_who_takes_a_characters_chair_has_its_name_in_two_words(
    qtbot: QtBot, window: MainWindow
) -> None:
    play_to_the_end(qtbot, window)
    replay = watch(qtbot, window, controller_of(window).keeping.record)
    film = replay.film
    replay.taken_over.emit(1, film.decision_of(1, film.first))
    qtbot.waitUntil(lambda: window.host.running)
    assert controller_of(window).setup.seats[1] == SeatSetup(RECORDED)
    check(window)


def test_the_new_game_dialog_names_who_may_begin_in_two_words(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.ui.actionNewGame.trigger()
    (dialog,) = window.findChildren(NewGameDialog)
    names = [dialog.ui.starter.itemText(i) for i in range(dialog.ui.starter.count())]
    assert names[1:] == ["Eve", SHOWN, "Lia"]
    assert RECORDED not in words_of(dialog.ui.starter)
    dialog.reject()


def check(widget: QWidget) -> None:
    """Nothing says the record's word, and something says the name."""
    said = words_of(widget)
    assert SHOWN in said
    assert RECORDED not in said


def words_of(root: QWidget) -> str:
    """All that can be read in a widget and in what it has, in sight or not."""
    QCoreApplication.sendPostedEvents()
    found = [look(root).words()]
    for widget in [root, *root.findChildren(QWidget)]:
        found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QAbstractItemView | QComboBox) and widget.model() is not None:
            found += _items(widget.model())
        if isinstance(widget, QMenu):
            found += [action.text() for action in widget.actions()]
    found += [action.text() for action in root.findChildren(QAction)]
    return "\n".join(found)


def _items(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount()):
        column = 0
        while model.hasIndex(row, column):
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                yield str(model.index(row, column).data(role) or "")
            column += 1
