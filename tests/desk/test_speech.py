"""What the seats say stands where it covers nothing that is read, in fewer words if need be."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QWidget

from coup_desktop.desk.claim_bubble import ClaimBubble
from coup_desktop.desk.table_view import TableView
from coup_desktop.engine import events as ev
from coup_desktop.engine.cast import (
    AMBASSADOR,
    ASSASSIN,
    ASSASSINATE,
    CAPTAIN,
    CONTESSA,
    COUP,
    DUKE,
    EXCHANGE,
    FOREIGN_AID,
    STEAL,
)
from coup_desktop.engine.moves import Kind, Move, move
from tests.desk.table_games import LONGEST, lay, rules, start

NARROW = (690, 520)
USUAL = [(710, 504), (922, 604)]
"""Tables beside the chronicle in windows of 1024x700 and 1280x800."""
SMALLEST = (680, 364)
"""The table in a window of 700x560."""
EDGE = 2.0
"""Pixels of a seat's frame that a neighbour's bubble may touch."""


def turns(actor: int, target: int) -> list[tuple[Move, Move | None]]:
    """What a seat declares, and how that is blocked; the longest words among them."""
    return [
        (move(Kind.ACTION, STEAL, CAPTAIN, target), move(Kind.BLOCK, claim=AMBASSADOR)),
        (move(Kind.ACTION, ASSASSINATE, ASSASSIN, target), move(Kind.BLOCK, claim=CONTESSA)),
        (move(Kind.ACTION, EXCHANGE, AMBASSADOR), move(Kind.BLOCK, claim=AMBASSADOR)),
        (move(Kind.ACTION, FOREIGN_AID), move(Kind.BLOCK, claim=DUKE)),
        (move(Kind.ACTION, COUP, target=target), None),
    ]


def spoken(table: TableView, seats: int) -> Iterator[dict[int, QRectF]]:
    """The bodies of the bubbles, by seat, each time that somebody says something."""
    for actor in range(seats):
        blocker, doubter = (actor + 1) % seats, (actor + seats // 2) % seats
        for declared, block in turns(actor, blocker):
            table.hush()
            table.apply(ev.Declared(actor, declared))
            if block is not None:
                table.apply(ev.Blocked(blocker, block))
                if doubter not in (actor, blocker):
                    table.apply(ev.Challenged(doubter, blocker, block))
            yield {
                seat: bubble.body().translated(bubble.pos())
                for seat, bubble in table._speech.bubbles.items()
            }


def box(part: QWidget, table: TableView) -> QRectF:
    """Where a widget is on the table."""
    return QRectF(QRect(part.mapTo(table, part.rect().topLeft()), part.size()))


def captions(table: TableView) -> list[QRectF]:
    """Where the captions of the pots are."""
    found = [part for part in table.ui.pots._captions() if part.isVisible()]
    assert len(found) >= 2
    return [box(part, table) for part in found]


def ready(
    table: TableView, seats: int, size: tuple[int, int], viewpoint: int | None, *, teams: bool
) -> None:
    """Lay a table of that size, and begin."""
    table.resize(*size)
    ruleset = rules(seats, teams=teams)
    names = tuple(f"{LONGEST[:-2]}{seat:02}" for seat in range(seats)) if teams else None
    lay(table, ruleset, viewpoint=viewpoint, names=names)
    table.show_view(start(ruleset, 1).view(viewpoint))
    table.show()


@pytest.mark.parametrize("viewpoint", [0, None])
@pytest.mark.parametrize("teams", [False, True], ids=["short", "teams and long names"])
@pytest.mark.parametrize("size", [NARROW, *USUAL])
@pytest.mark.parametrize("seats", range(2, 11))
def test_a_claim_a_block_and_a_doubt_cover_nothing(
    table: TableView, seats: int, size: tuple[int, int], teams: bool, viewpoint: int | None
) -> None:
    ready(table, seats, size, viewpoint, teams=teams and seats > 2)
    for bodies in spoken(table, seats):
        for one, other in combinations(bodies.values(), 2):
            assert not one.intersects(other), (bodies.keys(), one, other)
        for speaker, body in bodies.items():
            assert QRectF(table.rect()).contains(body)
            assert not any(body.intersects(caption) for caption in captions(table)), speaker
            for number in range(seats):
                seat = table.seat_view(number)
                claim = [seat.ui.claim] if seat.ui.claim.getCharacter() else []
                for part in (seat.ui.name, seat.ui.coins.ui.number, *claim):
                    assert not body.intersects(box(part, table)), (speaker, number, part)
                if number != speaker:
                    core = body.adjusted(EDGE, EDGE, -EDGE, -EDGE)
                    assert not core.intersects(QRectF(seat.geometry())), (speaker, number)


@pytest.mark.parametrize("viewpoint", [0, None])
@pytest.mark.parametrize("seats", range(2, 8))
def test_in_the_smallest_window_the_captions_stay_free(
    table: TableView, seats: int, viewpoint: int | None
) -> None:
    ready(table, seats, SMALLEST, viewpoint, teams=seats > 2)
    for bodies in spoken(table, seats):
        for body in bodies.values():
            assert QRectF(table.rect()).contains(body)
            assert not any(body.intersects(caption) for caption in captions(table))


@pytest.mark.parametrize("viewpoint", [0, None])
@pytest.mark.parametrize("seats", range(4, 11))
def test_no_bubble_hides_a_seat(table: TableView, seats: int, viewpoint: int | None) -> None:
    """Where no place is free nothing is said: the bar says it."""
    ready(table, seats, (600, 200), viewpoint, teams=True)
    said = 0
    for bodies in spoken(table, seats):
        for speaker, body in bodies.items():
            if not table._speech.bubbles[speaker].isVisible():
                continue
            said += 1
            for seat in set(range(seats)) - {speaker}:
                whole = QRectF(table.seat_view(seat).geometry())
                over = body.intersected(whole)
                assert over.width() * over.height() < 0.3 * whole.width() * whole.height()
    assert said


def test_what_finds_no_place_is_not_shown_and_comes_where_there_is_one(table: TableView) -> None:
    ready(table, 10, (600, 200), None, teams=True)
    hidden = 0
    for _ in spoken(table, 10):
        hidden += sum(not bubble.isVisible() for bubble in table._speech.bubbles.values())
        table.resize(1500, 900)
        assert all(bubble.isVisible() for bubble in table._speech.bubbles.values())
        table._speech.set_shown(False)
        table.resize(600, 200)
        assert not any(bubble.isVisible() for bubble in table._speech.bubbles.values())
        table._speech.set_shown(True)
    assert hidden


def lines(bubble: ClaimBubble) -> int:
    """How many lines its words take."""
    room = bubble.body().height()
    return int(room // bubble.fontMetrics().lineSpacing())


def test_where_there_is_little_room_fewer_words_are_said(table: TableView) -> None:
    ready(table, 6, USUAL[0], 0, teams=True)
    short = 0
    for _ in spoken(table, 6):
        for bubble in table._speech.bubbles.values():
            assert lines(bubble) <= 2, bubble.text()
            name, words = bubble.accessibleName().split(": ", 1)
            assert name.startswith(LONGEST[:-2])
            if words != bubble.text():
                short += 1
                assert len(bubble.text()) < len(words)
                assert "I am" in words or "!" in words, "a screen reader is told all"
    assert short > 0


def test_where_there_is_room_all_is_said(table: TableView) -> None:
    ready(table, 4, (1500, 900), 0, teams=False)
    for _ in spoken(table, 4):
        for bubble in table._speech.bubbles.values():
            assert bubble.accessibleName().endswith(": " + bubble.text())
