"""What characters say in the window: where there is room, aloud, not in the chronicle, or not."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.bots.lines import LINES
from coup_desktop.bots.personas import CAST
from coup_desktop.desk.announcer import Announcer
from coup_desktop.desk.app import open_window
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.new_game_choice import NewGameChoice, seat_of
from coup_desktop.desk.places import Places
from coup_desktop.desk.table_view import TableView
from coup_desktop.engine import events as ev
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.clock import Clock
from coup_desktop.table.pace import Pace
from coup_desktop.table.setup import SeatSetup
from tests.desk.test_speech import NARROW, SMALLEST, USUAL, box, captions, ready, turns

LARGE = (1900, 1100)
"""The table in a window of 2560x1440."""
NEAR = 4.0
"""Pixels from a seat that a bubble seems to belong to."""
LONG = "“Objection dismissed, with costs, as I said before.”"


def stands(table: TableView) -> dict[int, QRectF]:
    """The bodies of the lines of talk that are in sight."""
    return {
        seat: bubble.body().translated(bubble.pos())
        for seat, bubble in table._speech.talk.items()
        if bubble.isVisible()
    }


def talked(table: TableView, seats: int) -> Iterator[None]:
    """Claims, blocks and talk together, each time that somebody says something."""
    for actor in range(seats):
        blocker = (actor + 1) % seats
        for declared, block in turns(actor, blocker):
            table.hush()
            table.apply(ev.Declared(actor, declared))
            table.chat((actor + 1) % seats, LONG)
            table.chat((actor + 2) % seats, "“Ouch.”")
            yield
            if block is not None:
                table.apply(ev.Blocked(blocker, block))
                yield


@pytest.mark.parametrize("viewpoint", [0, None])
@pytest.mark.parametrize("size", [SMALLEST, NARROW, *USUAL])
@pytest.mark.parametrize("seats", [2, 4, 6, 8, 10])
def test_a_line_of_talk_covers_nothing_that_is_needed(
    table: TableView, seats: int, size: tuple[int, int], viewpoint: int | None
) -> None:
    ready(table, seats, size, viewpoint, teams=seats > 2)
    seen = 0
    for _ in talked(table, seats):
        claims = [
            bubble.body().translated(bubble.pos())
            for bubble in table._speech.bubbles.values()
            if bubble.isVisible()
        ]
        found = stands(table)
        seen += len(found)
        for one, other in combinations(found.values(), 2):
            assert not one.intersects(other)
        for speaker, body in found.items():
            assert QRectF(table.rect()).contains(body)
            assert not any(body.intersects(claim) for claim in claims)
            assert not any(body.intersects(caption) for caption in captions(table))
            for number in range(seats):
                seat = table.seat_view(number)
                for part in (seat.ui.name, seat.ui.coins.ui.number):
                    assert not body.intersects(box(part, table)), (speaker, number, part)
                if number != speaker:
                    core = body.adjusted(2, 2, -2, -2)
                    assert not core.intersects(QRectF(seat.geometry())), (speaker, number)
    assert seen or size == SMALLEST


@pytest.mark.parametrize(
    ("seats", "size"), [(4, USUAL[0]), (4, USUAL[1]), (6, USUAL[1]), (8, LARGE), (10, LARGE)]
)
def test_a_line_stands_at_its_own_seat_not_at_anothers(
    table: TableView, seats: int, size: tuple[int, int]
) -> None:
    """Where there is room for that."""
    ready(table, seats, size, 0, teams=False)
    seen = 0
    for _ in talked(table, seats):
        for speaker, body in stands(table).items():
            seen += 1
            near = body.adjusted(-NEAR, -NEAR, NEAR, NEAR)
            for number in set(range(seats)) - {speaker}:
                seat = QRectF(table.seat_view(number).geometry())
                assert not near.intersects(seat), (speaker, number)
    assert seen


def test_a_line_goes_with_the_second_turn_or_the_seats_next_words(table: TableView) -> None:
    ready(table, 4, USUAL[1], 0, teams=False)
    table.chat(1, "“Hm.”")
    assert list(stands(table)) == [1]
    table.apply(ev.TurnBegan(2, 5))
    assert list(stands(table)) == [1]
    table.apply(ev.TurnBegan(3, 6))
    assert stands(table) == {}
    table.chat(1, "“Hm.”")
    table.apply(ev.Declared(1, turns(1, 2)[0][0]))
    assert stands(table) == {}
    table.chat(2, "“Ha.”")
    where = stands(table)[2]
    table.apply(ev.Declared(3, turns(3, 0)[3][0]))
    assert stands(table)[2] == where, "it does not jump about"
    table.resize(900, 700)
    assert list(stands(table)) == [2]
    table.hush()
    assert stands(table) == {}


def test_a_line_leaves_the_place_to_a_claim_that_is_still_fading(table: TableView) -> None:
    ready(table, 4, USUAL[1], 0, teams=False)
    again = 0
    for actor in range(1, 4):
        table.hush()
        table.apply(ev.Declared(actor, turns(actor, (actor + 1) % 4)[0][0]))
        bubble = table._speech.bubbles[actor]
        claim = bubble.body().translated(bubble.pos())
        table.apply(ev.TurnBegan((actor + 1) % 4, 9))
        table.chat(actor, "“Ha.”")
        assert not stands(table)[actor].intersects(claim)
        table.apply(ev.TurnBegan((actor + 2) % 4, 10))
        table.chat(actor, "“Hm.”")
        again += stands(table)[actor].intersects(claim)
    assert again, "the place is free again"


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is announced; and no time passes."""
    found: list[str] = []
    monkeypatch.setattr(Announcer, "_say", lambda _self, words, *, at_once: found.append(words))
    wait = Clock.wait
    monkeypatch.setattr(
        Clock, "wait", lambda clock, times, least=0: wait(clock, lambda _: times(Pace.INSTANT))
    )
    return found


def play(
    qtbot: QtBot, qapp: QApplication, places: Places, **settings: object
) -> tuple[MainWindow, list[str]]:
    """A game of four characters, to its end; what the bubbles said."""
    seats = tuple(seat_of("courtier", persona) for persona in CAST[2:6])
    table = NewGameChoice("official", (), (), seats)
    chosen = Settings(**{"pace": "normal", "table": table.text()} | settings)  # type: ignore[arg-type]
    save_settings(places.settings, chosen)
    window = open_window(qapp, places)
    qtbot.addWidget(window)
    window.show()
    said: list[str] = []
    show = window.ui.table.chat

    def chat(seat: int, text: str) -> None:
        said.append(text.strip("“”"))
        show(seat, text)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(window.ui.table, "chat", chat)
        with qtbot.waitSignal(window.host.ended, timeout=60_000):
            window.host.begin()
    return window, said


def known_lines() -> set[str]:
    return {line for lines in LINES.values() for each in lines.values() for line in each}


def test_characters_talk_and_are_told_aloud_but_not_in_the_chronicle(
    qtbot: QtBot, qapp: QApplication, places: Places, told: list[str]
) -> None:
    window, said = play(qtbot, qapp, places)
    assert said
    assert set(said) <= known_lines()
    whole = " ".join(told)
    for line in said:
        assert whole.count(f" says: “{line}”") == said.count(line)
    log = [window.ui.log.line(row) for row in range(window.ui.log.count())]
    assert not [line for line in log if "“" in line]
    window.close()


@pytest.mark.parametrize("settings", [{"talk": False}, {"pace": "instant"}])
def test_where_talk_is_off_or_nobody_could_read_it_nothing_is_said(
    qtbot: QtBot,
    qapp: QApplication,
    places: Places,
    told: list[str],
    settings: dict[str, object],
) -> None:
    window, said = play(qtbot, qapp, places, **settings)
    assert said == []
    assert " says: “" not in " ".join(told)
    window.close()


def test_switched_off_in_mid_game_it_is_silent_at_once(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    seats = (SeatSetup("Ann"), *(seat_of("courtier", persona) for persona in CAST[:2]))
    save_settings(places.settings, Settings(table=NewGameChoice("official", (), (), seats).text()))
    window = open_window(qapp, places)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    session = window.host.session
    assert session is not None
    window.ui.table.chat(1, "“Hush.”")
    assert stands(window.ui.table)
    window._preferences.change(talk=False)
    assert not stands(window.ui.table)
    assert not window.ui.table._speech.talk
    window.close()
