"""Motion in the window itself: it has its time, its setting, and is in nobody's way."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.desk.app import open_window
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.new_game_choice import CAST, NewGameChoice
from coup_desktop.desk.places import Places
from coup_desktop.desk.table_view import TableView
from coup_desktop.engine.events import Event
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.pace import Pace, event_time
from coup_desktop.table.setup import SeatSetup

Applied = list[tuple[Event, int]]


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> Applied:
    """What the table was told, and for how long."""
    found: Applied = []
    apply = TableView.apply

    def noted(self: TableView, event: Event, milliseconds: int = 0) -> None:
        found.append((event, milliseconds))
        apply(self, event, milliseconds)

    monkeypatch.setattr(TableView, "apply", noted)
    return found


def opened(qtbot: QtBot, qapp: QApplication, folder: Path, **settings: str) -> MainWindow:
    """A window with a game of four bots, which has not begun."""
    bots = tuple(SeatSetup(CAST[number], "random") for number in range(4))
    table = NewGameChoice("official", (), (), bots).text()
    places = Places(folder / "settings.json", folder / "games", folder / "log")
    save_settings(places.settings, Settings(table=table, **settings))  # type: ignore[arg-type]
    window = open_window(qapp, places)
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.mark.parametrize("pace", [Pace.INSTANT, Pace.FAST])
def test_each_event_is_told_for_its_time(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, applied: Applied, pace: Pace
) -> None:
    window = opened(qtbot, qapp, tmp_path, pace=pace.value, reduced_motion="off")
    window.begin()
    qtbot.waitUntil(lambda: len(applied) > 10)
    assert [time for _, time in applied] == [event_time(pace, event) for event, _ in applied]
    window.close()
    assert not window.ui.table._motion.stage.acts


def test_a_wait_that_is_cut_short_ends_what_moves(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, applied: Applied
) -> None:
    window = opened(qtbot, qapp, tmp_path, pace="slow", reduced_motion="off")
    window.begin()
    stage = window.ui.table._motion.stage
    first = list(stage.acts)
    assert first, "the first hand is being dealt"
    window.ui.actionGoOn.trigger()
    qtbot.waitUntil(lambda: len(applied) == 2)
    assert stage.acts
    assert not set(first) & set(stage.acts)
    window.close()
    assert not stage.acts


def test_the_setting_is_followed_at_once(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    window = opened(qtbot, qapp, tmp_path, reduced_motion="on")
    motion = window.ui.table._motion
    reduced = [motion._reduced]
    for word in ("off", "on", "off"):
        window._preferences.change(reduced_motion=word)
        reduced.append(motion._reduced)
    assert reduced == [True, False, True, False]
    window.close()
