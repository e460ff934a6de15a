"""Counting cards: right in any game, and never more than the seat may know."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from coup_desktop.engine.card_count import COURT, CardCount
from coup_desktop.engine.cast import (
    AMBASSADOR,
    CAPTAIN,
    CONTESSA,
    DUKE,
    INQUISITOR,
    Character,
)
from coup_desktop.engine.events import Cause, Event, Opened, Presented, Returned
from coup_desktop.engine.game import Game
from coup_desktop.engine.ruleset import Ruleset
from tests.engine.play import Sided, all_options, random_rules


class Followed:
    """A game, and the counts of all its seats, of an onlooker, and of who sees everything."""

    def __init__(self, side: Sided) -> None:
        self.side = side
        ruleset = side.game.ruleset
        self.counts = {s: CardCount.before(ruleset, s) for s in (None, *range(ruleset.seats))}
        self.open = CardCount.before(ruleset, None, all_open=True)
        self.read = 0

    def check(self) -> None:
        game = self.side.game
        new = (game.history or [])[self.read :]
        self.read += len(new)
        for event in new:
            self.open.enter(event)
            for seat, count in self.counts.items():
                count.enter(event.seen_by(seat))
        for seat, count in self.counts.items():
            _check(game, seat, count)
        _check_open(game, self.open)


def _hand(game: Game, seat: int) -> Counter[Character]:
    """A seat's face-down cards, those that it has drawn among them."""
    drawn = game.drawn if seat == game.turn else ()
    return Counter((*game.hands[seat], *drawn))


def _check(game: Game, seat: int | None, count: CardCount) -> None:
    view = game.view(seat)
    assert count == CardCount.of(view)
    for row in count.rows():
        card = row.character
        assert row.copies == game.ruleset.copies
        assert row.face_up == sum(seen.revealed.count(card) for seen in view.seats)
        own = Counter[Character]() if seat is None else _hand(game, seat)
        assert row.held == own[card]
        assert row.put_away == view.discards.count(card)
        assert row.hidden == view.unseen(card)
        assert sum(least for _, least in row.known) <= row.hidden
        for place, least in row.known:
            assert place != seat
            truly = game.court[card] if place == COURT else _hand(game, place)[card]
            assert least <= truly, (place, row)


def _check_open(game: Game, count: CardCount) -> None:
    for row in count.rows():
        card = row.character
        known = dict(row.known)
        for seat in range(game.ruleset.seats):
            assert known.get(seat, 0) == _hand(game, seat)[card]
        assert known.get(COURT, 0) == game.court[card]


def _games() -> Iterator[Sided]:
    random = Random(7)
    for rules in all_options():
        yield Sided(rules, random)
    for _ in range(60):
        yield Sided(random_rules(random), random)


def test_right_in_any_game() -> None:
    seen: set[object] = set()
    for side in _games():
        followed = Followed(side)
        followed.check()
        while not side.over:
            side.step()
            followed.check()
        for count in followed.counts.values():
            seen.update(place == COURT for row in count.rows() for place, _ in row.known)
        seen.update((type(e), getattr(e, "cause", None)) for e in side.game.history or ())
    # What is rare has happened, and something was known of seats and of the Court in the end.
    assert seen >= {
        True,
        False,
        (Opened, None),
        (Presented, None),
        (Returned, Cause.EXCHANGE),
        (Returned, Cause.EXAMINATION),
        (Returned, Cause.REPLACEMENT),
        (Returned, Cause.CHALLENGE),
        (Returned, Cause.PROOF),
    }


def _at(count: CardCount, character: Character) -> dict[int, int]:
    return dict(next(row for row in count.rows() if row.character == character).known)


def _game(seats: int, deal: list[tuple[Character, Character]], *options: str) -> Game:
    ruleset = Ruleset.make("official", seats, options)
    return Game.start(ruleset, 0, None, None, deal)


def _play(game: Game, *words: str) -> list[Event]:
    events: list[Event] = []
    for word in words:
        found = next(m for m in game.legal() if m.text(["A", "B", "C"]) == word)
        events += game.play(found)
    return events


def test_what_was_examined_is_known_until_that_hand_changes() -> None:
    game = _game(3, [(DUKE, DUKE), (CONTESSA, CAPTAIN), (INQUISITOR, CAPTAIN)], "inquisitor")
    _play(game, "examine B", "allow", "allow", "present contessa")
    assert _at(CardCount.of(game.view(0)), CONTESSA) == {1: 1}
    assert _at(CardCount.of(game.view(2)), CONTESSA) == {}
    _play(game, "return")
    assert _at(CardCount.of(game.view(0)), CONTESSA) == {1: 1}
    _play(game, "exchange", "allow", "allow")
    game.draw((DUKE,))
    _play(game, "keep captain contessa")
    assert _at(CardCount.of(game.view(0)), CONTESSA) == {}
    assert _at(CardCount.of(game.view(1)), DUKE) == {COURT: 1}


def test_what_was_returned_is_known_until_somebody_may_have_drawn_it() -> None:
    game = _game(2, [(AMBASSADOR, DUKE), (CONTESSA, CAPTAIN)])
    _play(game, "exchange", "allow")
    game.draw((DUKE, CAPTAIN))
    _play(game, "keep ambassador captain")
    assert _at(CardCount.of(game.view(0)), DUKE) == {COURT: 2}
    assert _at(CardCount.of(game.view(1)), DUKE) == {}
    _play(game, "exchange", "allow")
    game.draw((DUKE, CONTESSA))
    assert _at(CardCount.of(game.view(0)), DUKE) == {}
    assert _at(CardCount.of(game.view(1)), DUKE) == {}


def test_a_proven_card_is_known_while_it_lies_open() -> None:
    game = _game(3, [(DUKE, DUKE), (CONTESSA, CAPTAIN), (CAPTAIN, CAPTAIN)])
    _play(game, "tax", "challenge", "show duke")
    assert _at(CardCount.of(game.view(2)), DUKE) == {0: 1}
    _play(game, "lose contessa")
    assert _at(CardCount.of(game.view(2)), DUKE) == {COURT: 1}
    game.draw((CONTESSA,))
    assert _at(CardCount.of(game.view(2)), DUKE) == {}


def test_a_copy_goes_its_own_way() -> None:
    game = _game(3, [(DUKE, DUKE), (CONTESSA, CAPTAIN), (CAPTAIN, CAPTAIN)])
    count = CardCount.of(game.view(0))
    twin = count.copy()
    assert twin == count
    for event in _play(game, "tax", "challenge", "lose duke"):
        twin.enter(event)
    assert count == CardCount.of(game.view(0)) or count.entered < twin.entered
    assert next(row for row in count.rows() if row.character == DUKE).face_up == 0
    assert next(row for row in twin.rows() if row.character == DUKE).face_up == 1


@pytest.mark.parametrize("seat", [0, None])
def test_in_a_draft_the_own_set_is_known(seat: int | None) -> None:
    ruleset = Ruleset.make("official", 2, ["draft"])
    side = Sided(next(r for r in all_options() if r.draft), Random(3))
    assert side.game.ruleset == ruleset
    while not side.game.view(0).discards:
        side.step()
    rows = CardCount.of(side.game.view(seat)).rows()
    assert sum(row.put_away for row in rows) == (4 if seat == 0 else 0)
    assert all(row.hidden >= 0 for row in rows)
