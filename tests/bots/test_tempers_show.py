"""TRAPS.md 24, over every level: tempers show in bluffs, doubts and targets.

The usual suite asks the two levels that are quick; `tests/long` all.

The same decisions of real games, asked of one temper and of another. How much they show over whole
games, and what that costs, tells `python -m tests.bench.tempers`.
"""

from collections.abc import Sequence
from functools import cache
from math import sqrt

import pytest

from coup_desktop.bots import bot
from coup_desktop.bots.stream import mixed
from coup_desktop.bots.temper import BLUFF_MOST, DOUBT_MOST, NEUTRAL, Aim, Temper
from coup_desktop.engine.events import Phase
from tests.bench.habits import Habits
from tests.bots.fairness.worlds import Place, places
from tests.bots.levels import LEVELS, QUICK, THOROUGH

SHOWN = 3.0
"""Standard errors by which one temper must do a thing oftener than another."""
SEEDS = 3
ASKED = LEVELS if THOROUGH else LEVELS[:2]
BOTH_ENDS = [
    ("bluffs", Temper(bluff=-BLUFF_MOST), Temper(bluff=BLUFF_MOST)),
    ("doubts", Temper(doubt=-DOUBT_MOST), Temper(doubt=DOUBT_MOST)),
    ("at the richest", NEUTRAL, Temper(aim=Aim.RICHEST)),
    ("at the weakest", NEUTRAL, Temper(aim=Aim.WEAKEST)),
    ("at the next", NEUTRAL, Temper(aim=Aim.NEXT_TO_MOVE)),
    ("at the last offender", NEUTRAL, Temper(aim=Aim.AVENGE, grudge=1.0)),
]


@cache
def asked() -> Sequence[Place]:
    """Of the actions all, of the other decisions seven of ten."""
    found = enumerate(places(("official", 4, ()), 1000, seed=17, twins=0))
    return tuple(
        place
        for number, place in found
        if number % 10 < 7 or place.worlds[0].game.phase is Phase.ACTION
    )


@cache
def habits(level: str, temper: Temper) -> Sequence[Habits]:
    """What a temper does at each of these decisions."""
    found = []
    for place in asked():
        game = place.worlds[0].game
        view, legal = game.view(place.seat), game.legal()
        for number in range(SEEDS):
            one = bot.info(level).make(mixed(place.number, number), temper, QUICK)
            found.append(Habits())
            found[-1].note(view, legal, one.choose(view, legal))
    return found


def apart(level: str, habit: str, less: Temper, more: Temper) -> float:
    """By how many standard errors one temper does a thing oftener (McNemar's test).

    Only decisions count at which just one of them did it: chance is the same for both.
    """
    only = [0, 0]
    for ours, theirs in zip(habits(level, more), habits(level, less), strict=True):
        did = [one.rate(habit)[0] for one in (ours, theirs)]
        only[0] += did[0] > did[1]
        only[1] += did[1] > did[0]
    return (only[0] - only[1]) / sqrt(max(1, sum(only)))


@pytest.mark.parametrize(("habit", "less", "more"), BOTH_ENDS, ids=[row[0] for row in BOTH_ENDS])
@pytest.mark.parametrize("level", ASKED)
def test_24_a_temper_shows(level: str, habit: str, less: Temper, more: Temper) -> None:
    assert apart(level, habit, less, more) >= SHOWN


@pytest.mark.parametrize("level", ASKED)
def test_24_can_be_failed(level: str) -> None:
    """A temper does not show in what it has nothing to do with, nor another that is the same."""
    assert abs(apart(level, "doubts", Temper(aim=Aim.RICHEST), Temper(aim=Aim.WEAKEST))) < SHOWN
    assert apart(level, "bluffs", NEUTRAL, Temper()) == 0
    assert apart(level, "bluffs", Temper(bluff=BLUFF_MOST), Temper(bluff=-BLUFF_MOST)) < 0
