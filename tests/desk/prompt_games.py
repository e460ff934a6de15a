"""Prompts of random games, for the tests of the asking half of the window."""

from functools import cache

from coup_desktop.desk.in_window import in_window
from coup_desktop.engine.events import Phase
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.prompt import Prompt
from tests.table.questions import every_prompt

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
    return Narrator(ruleset, NAMES[: ruleset.seats], in_window)


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
