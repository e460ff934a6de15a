"""A hint and a warning tell nothing that the seat cannot know, and depend on nothing else.

`COUP_FAIRNESS=2000` tries as many positions, as for the bots.
"""

import os

import pytest

from coup_desktop.bots.counsel.counsel import Counsel
from coup_desktop.bots.counsel.reason import Advice
from coup_desktop.bots.counsel.warnings import Warned, warnings_at
from coup_desktop.engine.cast import Character
from coup_desktop.engine.game import Game
from tests.bots.fairness.worlds import TABLES, Place, Table, World, places

EACH = -(-int(os.environ.get("COUP_FAIRNESS", "336")) // len(TABLES))
"""Positions of each table: every preset and option, two to ten seats, liars and doubters."""


def told(world: World) -> tuple[Advice, tuple[Warned, ...]]:
    """All that help says in a world."""
    game = world.game
    view, legal = game.view(game.asked), game.legal()
    return Counsel().advise(view, legal), warnings_at(view, legal, public=False)


def hidden(game: Game) -> list[tuple[Character, ...]]:
    return [hand for seat, hand in enumerate(game.hands) if seat != game.asked]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_hidden_cards_of_others_change_no_hint_and_no_warning(table: Table) -> None:
    exchanged = 0
    for place in places(table, EACH, seed=17):
        real, *others = place.worlds
        said = told(real)
        for world in others:
            exchanged += hidden(world.game) != hidden(real.game)
            assert told(world) == said, real.game
    assert exchanged > EACH


def peeking(place: Place) -> bool:
    """Whether advice that reads the other hands is found out: it names them."""
    first, *others = ((told(world), hidden(world.game)) for world in place.worlds)
    return any(other != first for other in others)


def test_who_peeks_is_found() -> None:
    assert all(any(peeking(place) for place in places(table, 5, seed=17)) for table in TABLES)


@pytest.mark.parametrize("table", TABLES[::3], ids=str)
def test_what_was_asked_before_changes_no_hint(table: Table) -> None:
    asked = list(places(table, 8, seed=23))
    fresh = [told(place.worlds[0])[0] for place in asked]
    one = Counsel()
    for number in (5, 0, 7, 1, 1, 6, 2, 4, 3, 0):
        for world in reversed(asked[number].worlds):
            game = world.game
            assert one.advise(game.view(game.asked), game.legal()) == fresh[number]


@pytest.mark.parametrize("table", TABLES[::3], ids=str)
def test_where_several_read_along_no_warning_knows_a_hand(table: Table) -> None:
    """What is said in public is the same with any hand of the seat that is asked."""
    for place in places(table, 12, seed=29, twins=0):
        game = place.worlds[0].game
        view, legal = game.view(game.asked), game.legal()
        own = warnings_at(view, legal, public=True)
        blind = game.view(None)
        if view.phase.word in {"challenge", "block", "challenge-block", "action"}:
            assert warnings_at(blind, legal, public=True) == own
