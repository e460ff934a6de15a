"""A recorded game has the lines of talk again that were said at its table."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.bots.talk import Said
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.desk.replay.eyes import NOBODYS, Eyes
from coup_desktop.desk.replay.film import Film
from coup_desktop.desk.replay.replay import Replay
from coup_desktop.engine.record import Record
from coup_desktop.engine.tags import SEED_TAG
from coup_desktop.table.clock import Clock
from coup_desktop.table.pace import Pace
from tests.desk.replay.driver import LONG, Key, press, reel_of, through, watch
from tests.desk.test_table_talk import play, stands
from tests.desk.window_driver import controller_of
from tests.recorded import Table, played

CAST = ("orsola", "ser-piero", "corvino", "lia")
TALKING = Table(
    "official",
    4,
    bots=tuple(f"page:{word}" for word in CAST),
    people=(),
    tags=((SEED_TAG, "77"),),
)


@pytest.fixture
def no_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    wait = Clock.wait
    monkeypatch.setattr(
        Clock, "wait", lambda clock, times, least=0: wait(clock, lambda _: times(Pace.INSTANT))
    )


@pytest.fixture
def record() -> Record:
    return played(TALKING, 3)


def texts(film: Film) -> list[str]:
    return [said.text for _, said in sorted(film.lines.items())]


def standing(window: MainWindow) -> dict[int, str]:
    return {seat: bubble.text() for seat, bubble in window.ui.table._speech.talk.items()}


def expected(said: tuple[Said, ...]) -> dict[int, str]:
    return {each.seat: f"“{each.text}”" for each in said}


def played_through(
    qtbot: QtBot, window: MainWindow, replay: Replay, look: Callable[[], None] = lambda: None
) -> None:
    """Play on to the end, step by step."""
    while replay.at < replay.film.last:
        press(window, Key.Key_Right)
        qtbot.waitUntil(lambda: not replay.playing, timeout=LONG)
        look()


@pytest.mark.usefixtures("no_waits")
def test_what_was_said_at_the_table_is_said_again(
    qtbot: QtBot, qapp: QApplication, places: Places, said: list[str]
) -> None:
    """In bubbles and aloud, not in the chronicle."""
    window, live = play(qtbot, qapp, places)
    record = controller_of(window).keeping.record
    assert len(live) > 2
    assert texts(Film.of(record)) == live
    window.resize(1280, 800)
    replay = watch(qtbot, window, record)
    first = expected(replay.film.still_said(replay.film.first))
    assert standing(window) == first, "with what was said before the first decision"
    said.clear()
    played_through(qtbot, window, replay)
    whole = " ".join(said)
    for line in live[len(first) :]:
        assert whole.count(f" says: “{line}”") == live[len(first) :].count(line)
    log = [window.ui.log.line(row) for row in range(window.ui.log.count())]
    assert not [line for line in log if "“" in line]
    window.close()


@pytest.mark.usefixtures("no_waits")
def test_a_jump_shows_the_lines_that_stand_there(
    qtbot: QtBot, window: MainWindow, record: Record
) -> None:
    """The same as whoever came there event by event."""
    window._preferences.change(pace="normal")
    replay = watch(qtbot, window, record)
    came: dict[int, dict[int, str]] = {}
    played_through(qtbot, window, replay, lambda: came.update({replay.at: standing(window)}))
    assert sum(bool(lines) for lines in came.values()) > len(came) / 8
    assert not all(came.values())
    for at, lines in came.items():
        replay._go_to(at)
        assert standing(window) == lines == expected(replay.film.still_said(at)), at


def test_all_eyes_see_the_same_lines(qtbot: QtBot, window: MainWindow, record: Record) -> None:
    replay = watch(qtbot, window, record)
    at = next(at for at in reel_of(replay).stops if replay.film.still_said(at))
    replay._go_to(at)
    seen = standing(window)
    assert seen
    assert stands(window.ui.table)
    for eyes in (NOBODYS, Eyes(2)):
        through(qtbot, window, replay, eyes)
        assert standing(window) == seen


@pytest.mark.usefixtures("no_waits")
def test_where_talk_is_off_a_recorded_game_is_silent(
    qtbot: QtBot, window: MainWindow, record: Record, said: list[str]
) -> None:
    window._preferences.change(pace="normal", talk=False)
    replay = watch(qtbot, window, record)

    def nothing() -> None:
        assert standing(window) == {}

    played_through(qtbot, window, replay, nothing)
    assert " says: “" not in " ".join(said)
    at = next(at for at in reel_of(replay).stops if replay.film.still_said(at))
    window._preferences.change(talk=True)
    replay._go_to(at)
    assert standing(window)
    window._preferences.change(talk=False)
    nothing()


def test_a_record_without_a_tables_seed_has_the_same_lines_each_time(record: Record) -> None:
    record.setup = replace(record.setup, tags=(("simulated", "game 1"),))
    lines = texts(Film.of(record))
    assert lines
    assert lines == texts(Film.of(record))
    record.setup = replace(record.setup, tags=(("simulated", "game 2"),))
    assert texts(Film.of(record)) != lines


def test_where_no_character_plays_nothing_is_said() -> None:
    record = played(Table(bots=("page",)), 3)
    assert Film.of(record).lines == {}
