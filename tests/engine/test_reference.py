"""The engine against a second, plain reading of the rules, decision by decision."""

from random import Random

import pytest

from tests.engine.page import Rules
from tests.engine.play import Sided, all_options, random_rules

GAMES = 300
PHASES = "draft action challenge block challenge-block prove lose exchange present decide give over"
WORDS = (
    "draft income foreign-aid coup tax cooperate assassinate steal exchange examine replace convert"
    " embezzle allow challenge block show lose keep present return give draw"
)


@pytest.mark.parametrize("rules", list(all_options()), ids=str)
def test_presets_and_options_play_by_the_page(rules: Rules) -> None:
    for number in range(2):
        Sided(rules, Random(f"{rules} {number}")).run()


@pytest.mark.parametrize("number", range(GAMES))
def test_house_rules_play_by_the_page(number: int) -> None:
    random = Random(number)
    Sided(random_rules(random), random).run()


def test_the_games_reach_every_phase_and_word() -> None:
    """So that the comparison above is not one of tame games."""
    phases: set[str] = set()
    words: set[str] = set()
    for number in range(60):
        random = Random(number)
        side = Sided(random_rules(random), random)
        while not side.over:
            phases.add(side.plain.ask.phase)
            side.step()
        phases.add(side.plain.ask.phase)
        words |= {word for line, _ in side.lines for word in line.split()}
    assert phases == set(PHASES.split())
    assert words >= set(WORDS.split())
