"""Hidden cards and answers that are not yet spoken change no bot's distribution of moves.

`COUP_FAIRNESS=2000 pytest tests/bots/fairness` tries as many positions of each level, and of its
tempers; `tests/long` does. Searches are short here: moves are compared for equality, seed by seed,
and what a search reads (view, beliefs, profile, deals) is the same however many play-outs follow.
"""

import gc
import os
import pickle
import sys
from collections.abc import Callable, Sequence
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest

from coup_desktop.bots import bot
from coup_desktop.bots.bot import Bot
from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.bots.stream import mixed
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import ALLOW, CHALLENGE, Move
from coup_desktop.engine.position import Position
from coup_desktop.engine.record import Record
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.view import View
from tests.bots.fairness.worlds import TABLES, Place, Table, World, answer, betrayals, places
from tests.bots.levels import LEVELS, TEMPERED, THOROUGH, quick, searches

POSITIONS = int(os.environ.get("COUP_FAIRNESS", "42"))
"""Of each level, over all tables."""
SEEDS = 2
EACH = -(-POSITIONS // len(TABLES))
BOTS = ("random", *LEVELS, *(info.word for info in bot.benchmarks() if info.word != "ruleai"))


def tables(word: str) -> Sequence[Table]:
    """Where a bot is asked: tempers that search, in the usual suite, at two tables only."""
    return TABLES[3:5] if word in TEMPERED and searches(word) and not THOROUGH else TABLES


@pytest.mark.parametrize(
    ("word", "table"),
    [(word, table) for word in (*BOTS, *TEMPERED) for table in tables(word)],
    ids=str,
)
def test_what_is_hidden_changes_no_distribution_of_moves(word: str, table: Table) -> None:
    checked = 0
    for place in places(table, EACH, seed=7):
        assert betrayals(place, lambda seed: quick(word, seed), SEEDS) == 0, place.worlds[0].game
        checked += 1
    assert checked == EACH


# The instrument itself: the worlds look the same, are not the same, and a peeking bot is found.


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_worlds_of_a_place_look_the_same_and_differ(table: Table) -> None:
    differ = unspoken = several = 0
    for place in places(table, 40, seed=2):
        real, *others = place.worlds
        view = real.game.view(place.seat)
        for world in others:
            twin = world.game
            assert twin.view(place.seat) == view
            # Nor does anything differ that comparing passes over.
            assert repr(twin.view(place.seat)) == repr(view)
            assert twin.legal() == real.game.legal()
            differ += twin.hands != real.game.hands
            several += 1
            unspoken += world.unspoken != real.unspoken
            assert all(twin.coins[seat] == coins for seat, coins in enumerate(real.game.coins))
    assert differ > 0.9 * several
    assert unspoken or table[1] == 2


def test_places_are_of_all_kinds() -> None:
    phases = {place.worlds[0].game.phase for table in TABLES for place in places(table, 60, seed=3)}
    assert phases == set(Phase) - {Phase.OVER, Phase.DRAW}


class Peeker(RandomBot):
    """A bot as others, but that it looks for the game among what its callers hold."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """Doubts what it sees to be a lie, and goes where the target holds little."""
        world = _found_above(sys._getframe(1))
        assert world is not None
        game = world.game
        if CHALLENGE in legal:
            doubted = view.block or view.action
            assert doubted is not None
            return ALLOW if doubted.claim in game.hands[view.claimant] else CHALLENGE
        if view.phase is Phase.ACTION:
            aimed = [move for move in legal if move.target >= 0]
            return max(aimed or legal, key=lambda move: sum(game.hands[move.target]))
        return super().choose(view, legal)


class Eavesdropper(RandomBot):
    """A bot that hears what others are going to say, and leaves a doubt to them."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """Doubts where nobody else is going to."""
        world = _found_above(sys._getframe(1))
        assert world is not None
        if CHALLENGE in legal and len(world.unspoken) > 0:
            return ALLOW if CHALLENGE in world.unspoken.values() else CHALLENGE
        return super().choose(view, legal)


def _found_above(frame: object) -> World | None:
    while frame is not None:
        for value in frame.f_locals.values():  # type: ignore[attr-defined]
            if isinstance(value, World):
                return value
        frame = frame.f_back  # type: ignore[attr-defined]
    return None


@pytest.mark.parametrize(
    ("peeker", "table"),
    [*((Peeker, table) for table in TABLES), *((Eavesdropper, t) for t in TABLES if t[1] > 2)],
    ids=str,
)
def test_a_bot_that_peeks_is_found(peeker: type[RandomBot], table: Table) -> None:
    caught = sum(betrayals(place, peeker, 1) > 0 for place in places(table, 40, seed=7))
    assert caught


# What a bot gets.


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_that_a_view_holds_leads_to_the_game(table: Table) -> None:
    for place in places(table, 6, seed=5):
        game = place.worlds[0].game
        reached = _reached(game.view(place.seat))
        assert len(reached) > 50
        for thing in reached:
            assert not isinstance(thing, Position | SplitMix64 | Record | World | Place), thing
        assert any(isinstance(thing, View) for thing in reached)


def test_the_walk_finds_a_game_where_there_is_one() -> None:
    place = next(places(TABLES[3], 1, seed=5))
    assert any(isinstance(thing, Position) for thing in _reached([{"a": (place,)}]))


_PROGRAM = (type, ModuleType, FunctionType, BuiltinFunctionType)


def _reached(start: object) -> list[object]:
    """All that can be come to from a thing, whatever its attributes are called."""
    found = {id(start): start}
    waiting = [start]
    while waiting:
        for thing in gc.get_referents(waiting.pop()):
            if id(thing) not in found and not isinstance(thing, _PROGRAM):
                found[id(thing)] = thing
                waiting.append(thing)
    return list(found.values())


@pytest.mark.parametrize("word", BOTS)
def test_a_view_that_was_sent_as_bytes_gets_the_same_answer(word: str) -> None:
    for table in TABLES:
        for place in places(table, 2, seed=11):
            world = place.worlds[0]
            view = world.game.view(place.seat)
            sent: View = pickle.loads(pickle.dumps(view))
            assert sent == view
            again = quick(word, place.number).choose(sent, world.game.legal())
            assert again is answer(world, quick(word, place.number))


def disturbed(table: Table, make: Callable[[int], Bot], count: int = 12) -> int:
    """How often a bot answers otherwise because of what it was asked before."""
    asked = list(places(table, count, seed=13))
    fresh = [answer(place.worlds[0], make(77)) for place in asked]
    one = make(77)
    found = 0
    for turn in range(2):
        # Other games, other seats, back and forth; each time another world of the place first.
        for number in sorted(range(len(asked)), key=lambda number: mixed(number, turn)):
            for world in reversed(asked[number].worlds):
                found += answer(world, one) is not fresh[number]
    return found


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("word", BOTS)
def test_what_a_bot_was_asked_before_changes_no_answer(word: str, table: Table) -> None:
    count = 3 if searches(word) and not THOROUGH else 12
    assert disturbed(table, lambda seed: quick(word, seed), count) == 0


def test_a_bot_that_remembers_is_found() -> None:
    class Stubborn(RandomBot):
        last: Move | None = None

        def choose(self, view: View, legal: Sequence[Move]) -> Move:
            if self.last not in legal:
                self.last = super().choose(view, legal)
            assert self.last is not None
            return self.last

    assert all(disturbed(table, Stubborn) for table in TABLES)
