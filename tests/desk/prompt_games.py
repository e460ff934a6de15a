"""Prompts of random games, for the tests of the asking half of the window."""

from collections.abc import Iterator
from functools import cache

from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.prompt import Prompt

NAMES = (
    "Sacha", "Orsola", "Baldassare", "Fiammetta", "Corvino", "Lia", "SerPiero", "Isotta",
    "Galeazzo", "Bianca",
)  # fmt: skip

RULESETS = (
    Ruleset.make("official", 4),
    Ruleset.make("official", 2, ("draft",)),
    Ruleset.make("official", 6, ("inquisitor", "factions")),
    Ruleset.make("city-state", 3),
    Ruleset.make("city-state", 8, ("diplomat", "inquisitor", "factions")),
    Ruleset.make("coup-x", 5, ("inspector",)),
    Ruleset.make("coup-x", 10, ("six", "teams")),
)


def narrator(ruleset: Ruleset) -> Narrator:
    return Narrator(ruleset, NAMES[: ruleset.seats])


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


@cache
def some_prompts(ruleset: Ruleset, seeds: int = 12) -> tuple[Prompt, ...]:
    """One prompt of each sort that the games of a ruleset bring about."""
    found: dict[object, Prompt] = {}
    for prompt in every_prompt(ruleset, seeds):
        view = prompt.view
        action = None if view.action is None else view.action.action
        sort = (view.phase, action, len(prompt.legal))
        found.setdefault(sort, prompt)
    return tuple(found.values())


def prompt_in(ruleset: Ruleset, phase: Phase, at_least: int = 1) -> Prompt:
    """The first prompt of a phase with so many answers."""
    return next(
        prompt
        for prompt in every_prompt(ruleset, 60)
        if prompt.view.phase is phase and len(prompt.legal) >= at_least
    )
