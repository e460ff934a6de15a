"""What is asked in random games."""

from collections.abc import Iterator

from coup_desktop.engine.game import Game
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.prompt import OpenPrompt, Prompt


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


def every_open_prompt(ruleset: Ruleset, seeds: int, countdown: int = 0) -> Iterator[OpenPrompt]:
    """All questions of some random games that go to several seats, as if people sat in all."""
    for seed in range(seeds):
        rng, pick = SplitMix64(seed), SplitMix64(seed + 1000)
        starter = seed % ruleset.seats
        game = Game.start(ruleset, starter, rng, starting_teams(ruleset, starter, rng))
        number = 0
        before: object = None
        while not game.over and number < 250:
            view, legal = game.view(None), tuple(game.legal())
            key = (view.turns, view.phase, view.block)
            if game.asked_after and key != before:
                seats = (game.asked, *game.asked_after)
                yield OpenPrompt(number, seats, view, legal, countdown=countdown)
                before = key
            game.play(legal[pick.below(len(legal))])
            number += 1
