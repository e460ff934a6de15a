"""A recorded game plays by itself, at the pace that was chosen."""

import pytest
from pytestqt.qtbot import QtBot

from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.replay import replay as replay_module
from coup_desktop.table.pace import Pace
from tests.desk.replay.driver import LONG, TEN, Key, bar_of, press, reel_of, watch
from tests.recorded import Table, played


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[Pace]:
    """No time passes while something is played; the paces at which it would."""
    asked: list[Pace] = []

    def no_time(pace: Pace, **_what: object) -> int:
        asked.append(pace)
        return 0

    monkeypatch.setattr(replay_module, "thinking_time", no_time)
    monkeypatch.setattr(replay_module, "event_time", lambda pace, event: no_time(pace, of=event))
    return asked


@pytest.mark.parametrize(
    ("pace", "plays"),
    [("instant", Pace.FAST), ("fast", Pace.FAST), ("normal", Pace.NORMAL), ("slow", Pace.SLOW)],
)
def test_it_plays_at_the_chosen_pace_but_never_all_at_once(
    qtbot: QtBot, window: MainWindow, quick: list[Pace], pace: str, plays: Pace
) -> None:
    window._preferences.change(pace=pace)
    replay = watch(qtbot, window, played(Table(seats=3, bots=("random",)), 5))
    press(window, Key.Key_Space)
    qtbot.waitUntil(lambda: not replay.playing, timeout=LONG)
    assert set(quick) == {plays}
    press(window, Key.Key_Home)
    quick.clear()
    window._preferences.change(pace="normal")
    window._preferences.change(pace=pace)
    press(window, Key.Key_Space)
    qtbot.waitUntil(lambda: len(quick) > 9, timeout=LONG)
    assert set(quick) == {plays}


def test_at_once_a_single_step_is_there_at_once(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    press(window, Key.Key_Right)
    assert replay.at == reel_of(replay).stops[1]
    assert not replay.playing


@pytest.mark.usefixtures("quick")
def test_it_plays_to_the_end_and_again(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(Table(seats=3, bots=("random",)), 5))
    press(window, Key.Key_Space)
    assert replay.playing
    qtbot.waitUntil(lambda: not replay.playing, timeout=LONG)
    assert replay.at == replay.film.last
    assert window.ui.table._state == reel_of(replay).state(replay.film.last)
    press(window, Key.Key_Return)
    assert replay.playing
    assert replay.at < replay.film.last
    press(window, Key.Key_P)
    assert not replay.playing


def test_it_plays_at_the_pace_and_stops_where_it_is(qtbot: QtBot, window: MainWindow) -> None:
    window._preferences.change(pace="slow")
    replay = watch(qtbot, window, played(TEN, 3))
    bar = bar_of(window)
    press(window, Key.Key_Space)
    assert bar.ui.play.accessibleName() == "Pause"
    qtbot.waitUntil(lambda: replay.at > replay.film.first, timeout=LONG)
    press(window, Key.Key_Space)
    at = replay.at
    assert bar.ui.play.accessibleName() == "Play"
    qtbot.wait(60)
    assert replay.at == at
    press(window, Key.Key_Space)
    window._preferences.change(pace="instant")
    qtbot.waitUntil(lambda: replay.at > at + 20, timeout=LONG)
    bar.ui.turns.setValue(60)
    assert replay.at == replay.film.turns[59].count
    assert not replay.playing, "who goes elsewhere wants to look there"


def test_a_step_is_shown_at_the_pace_and_the_next_one_cuts_it_short(
    qtbot: QtBot, window: MainWindow
) -> None:
    window._preferences.change(pace="slow")
    replay = watch(qtbot, window, played(TEN, 3))
    stops = reel_of(replay).stops
    press(window, Key.Key_Right)
    assert replay.at < stops[1]
    press(window, Key.Key_Right)
    assert stops[1] <= replay.at < stops[2]
    press(window, Key.Key_Left)
    assert replay.at <= stops[1]
    assert not replay.playing


def test_step_by_step_it_plays_one_step(qtbot: QtBot, window: MainWindow) -> None:
    window._preferences.change(pace="step")
    replay = watch(qtbot, window, played(Table(seats=3, bots=("random",)), 5))
    press(window, Key.Key_Space)
    stop = reel_of(replay).stops[1]
    qtbot.waitUntil(lambda: not replay.playing, timeout=LONG)
    assert replay.at == stop
