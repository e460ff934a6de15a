"""What styles play is what they are believed to play."""

import os
from collections import Counter
from random import Random

import pytest

from coup_desktop.bots.opponents.answers import StyleAnswers
from coup_desktop.bots.opponents.player import StylePlayer
from coup_desktop.bots.opponents.styles import STYLES
from coup_desktop.engine.rng import SplitMix64
from tests.bots.opponents.playing import random_ruleset, tables

RULES = int(os.environ.get("COUP_OPPONENTS", "24"))
DRAWS = 400


@pytest.mark.parametrize("number", range(RULES))
def test_chances_are_one_in_sum_and_never_nought(number: int) -> None:
    for table in tables(random_ruleset(number), number):
        game = table.game
        hand = game.hands[game.asked]
        for style in STYLES:
            model = StyleAnswers(style)
            chances = [
                model.chance(table.decision(move), hand, table.ledger) for move in game.legal()
            ]
            player = StylePlayer(style, game.ruleset)
            played = [player.chance(game, table.memory, move) for move in game.legal()]
            assert chances == pytest.approx(played, rel=1e-9)
            assert sum(chances) == pytest.approx(1.0, abs=1e-9)
            assert min(chances) >= 0.999 * min(style.slip / len(chances), 1.0)


@pytest.mark.parametrize("number", range(RULES))
def test_moves_are_drawn_as_often_as_the_model_says(number: int) -> None:
    """Over positions of all kinds: every move's number of draws within 5 standard errors."""
    random = Random(number)
    stream = SplitMix64(number)
    ruleset = random_ruleset(number)
    phases: Counter[int] = Counter()
    for table in tables(ruleset, number):
        game = table.game
        if len(game.legal()) == 1 or phases[game.phase] >= 3 or random.random() < 0.5:
            continue
        phases[game.phase] += 1
        style = random.choice(STYLES)
        player = StylePlayer(style, ruleset)
        drawn = Counter(player.pick(game, table.memory, stream) for _ in range(DRAWS))
        for move in game.legal():
            decision = table.decision(move)
            chance = StyleAnswers(style).chance(decision, game.hands[game.asked], table.ledger)
            error = (DRAWS * chance * (1.0 - chance)) ** 0.5
            assert abs(drawn[move] - DRAWS * chance) <= 5.0 * error + 1.0, (style.word, move)
    assert phases
