"""The levels at which the cast plays, what each of them sees, and what it does not."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from coup_desktop.bots.rules.insight import COURTIER, PAGE, SPYMASTER, Insight
from coup_desktop.bots.settings import Settings
from coup_desktop.bots.temper import Temper
from coup_desktop.engine.moves import Move
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP, sentence
from coup_desktop.engine.view import View


class Player(Protocol):
    """Decides for one seat of one game; see `bot.Bot`."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """One of the legal moves."""
        ...


class Maker(Protocol):
    """Makes the player of a level."""

    def __call__(self, seed: int, temper: Temper, settings: Settings) -> Player:
        """One for one seat of one game, from its seed, its temper and how much it may think."""
        ...


def plays_all(_ruleset: Ruleset) -> str | None:
    """Nothing keeps it from playing by some rules."""
    return None


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play."""

    word: str
    """The word of the record and the command line."""
    name: str
    """The English name."""
    sees: str
    """What it sees and how it weighs it, in one English sentence."""
    cannot: str
    """What it does not see, in one English sentence."""
    make: Maker
    searches: bool = False
    """Whether it plays on in thought, and so longer than a window can wait."""
    unfit: Callable[[Ruleset], str | None] = plays_all
    """Why it cannot play by some rules, said of it without its name; None: it can."""


@dataclass(frozen=True, slots=True)
class _ByRule:
    """Makes players that decide by rule within an insight."""

    insight: Insight

    def __call__(self, seed: int, temper: Temper, settings: Settings) -> Player:  # noqa: ARG002 - it plays nothing on
        # Who only wants to know which levels there are does not wait for what they play by.
        from coup_desktop.bots.rules.player import RulePlayer

        return RulePlayer(seed, self.insight, temper)


def _doge(seed: int, temper: Temper, settings: Settings) -> Player:
    # Only who seats one waits for all that a search imports.
    from coup_desktop.bots.master import worths
    from coup_desktop.bots.master.master import Master
    from coup_desktop.bots.search.doge import Doge

    master = Master(seed, temper=temper, worths=worths.two_seats())
    return Doge(seed, temper, settings, endgame=master)


def _without_policy(_ruleset: Ruleset) -> str | None:
    from coup_desktop.bots.master import policy, worths
    from coup_desktop.bots.master.policy import PolicyError

    try:
        policy.two_seats()
        worths.two_seats()
    except PolicyError as error:
        return sentence("Bots", "cannot play: {error}", error=error)
    return None


LEVELS: Final = (
    Level(
        "page",
        QT_TRANSLATE_NOOP("Bots", "Page"),
        QT_TRANSLATE_NOOP("Bots", "Counts its own cards and the open ones, and tells one story."),
        QT_TRANSLATE_NOOP(
            "Bots", "It forgets what was claimed before this turn, and takes all seats for alike."
        ),
        _ByRule(PAGE),
    ),
    Level(
        "courtier",
        QT_TRANSLATE_NOOP("Bots", "Courtier"),
        QT_TRANSLATE_NOOP(
            "Bots",
            "Weighs each claim exactly by the cards in its sight, by recent claims, and by who "
            "doubts often.",
        ),
        QT_TRANSLATE_NOOP(
            "Bots", "It forgets older claims, and neither puts hands together nor plays ahead."
        ),
        _ByRule(COURTIER),
    ),
    Level(
        "spymaster",
        QT_TRANSLATE_NOOP("Bots", "Spymaster"),
        QT_TRANSLATE_NOOP(
            "Bots",
            "Weighs all hidden hands together, by everything that was said and let pass, and knows "
            "its table.",
        ),
        QT_TRANSLATE_NOOP(
            "Bots",
            "It does not play the game on in thought, and at more than six seats takes each hand "
            "for itself.",
        ),
        _ByRule(SPYMASTER),
    ),
    Level(
        "doge",
        QT_TRANSLATE_NOOP("Bots", "Doge"),
        QT_TRANSLATE_NOOP(
            "Bots",
            "Sees what the Spymaster sees, plays the game on in thought against each seat as that "
            "has shown itself, and has practised the duel of two in millions of games.",
        ),
        QT_TRANSLATE_NOOP(
            "Bots", "It knows no more of hidden cards than you do, and can be led astray by bluffs."
        ),
        _doge,
        searches=True,
        unfit=_without_policy,
    ),
)
"""All levels, the weakest first."""
