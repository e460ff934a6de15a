"""What is asked in random games."""

from collections.abc import Iterator

from coup_desktop.engine.game import Game
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.prompt import Prompt


def every_prompt(ruleset: Ruleset, seeds: int) -> Iterator[Prompt]:
    """All prompts of some random games, with what no game of luck reaches left out."""
    for seed in range(seeds):
        rng, pick = SplitMix64(seed), SplitMix64(seed + 1000)
        starter = seed % ruleset.seats
        game = Game.start(ruleset, starter, rng, starting_teams(ruleset, starter, rng))
        number = 0
        while not game.over and number < 250:
            legal = tuple(game.legal())
            yield Prompt(number, game.asked, game.view(game.asked), legal)
            game.play(legal[pick.below(len(legal))])
            number += 1
