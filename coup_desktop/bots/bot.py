"""What a bot is, and which there are.

A bot gets a view and the legal moves, and answers with one of them. Whatever it needs to know of
the past it reads from the view's history, so that a resumed game goes on as it would have.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from coup_desktop.bots.courtier import Courtier
from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.engine.moves import Move
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View


class Bot(Protocol):
    """Decides for one seat of one game; not to be shared by two threads."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """One of the legal moves.

        Args:
            view: what the seat that is asked may know; `view.asked == view.seat`.
            legal: its legal moves, at least one.
        """
        ...


class UnknownBotError(ValueError):
    """A word that no bot has; the message says which there are."""


class UnfitBotError(ValueError):
    """A bot that cannot play what it is asked to; the message says why and what would help."""


def _plays_all(_ruleset: Ruleset) -> str | None:
    return None


@dataclass(frozen=True, slots=True)
class BotInfo:
    """A bot that can be chosen."""

    word: str
    """The word of the record and the command line."""
    name: str
    """The English name."""
    about: str
    """How it plays, in one English sentence."""
    make: Callable[[int], Bot]
    """Makes one from its seed."""
    unfit: Callable[[Ruleset], str | None] = _plays_all
    """Why it cannot play by some rules, said of it without its name; None: it can."""


ROSTER: Final = (
    BotInfo("random", "Random", "Picks any legal move, each as likely as another.", RandomBot),
    BotInfo(
        "courtier",
        "Courtier",
        "Weighs the chance of each claim by the cards in its sight and by what was claimed before.",
        Courtier,
    ),
)
"""All bots that play in the window, the weakest first."""


def benchmarks() -> tuple[BotInfo, ...]:
    """The bots that others are measured against; the window offers none of them."""
    from coup_desktop.bots.benchmark.roster import BENCHMARKS

    return BENCHMARKS


def info(word: str) -> BotInfo:
    """The bot of that word, those for benchmarks among them.

    Raises:
        UnknownBotError: there is none such.
    """
    for candidate in ROSTER:
        if candidate.word == word:
            return candidate
    for candidate in benchmarks():
        if candidate.word == word:
            return candidate
    known = ", ".join(bot.word for bot in (*ROSTER, *benchmarks()))
    raise UnknownBotError(f"{word!r} is no bot; there are {known}")


def check(word: str, ruleset: Ruleset) -> None:
    """Looks whether a bot can play by some rules.

    Raises:
        UnknownBotError: there is no bot of that word.
        UnfitBotError: it cannot.
    """
    problem = info(word).unfit(ruleset)
    if problem is not None:
        raise UnfitBotError(f"{word} {problem}")


def make(word: str, seed: int) -> Bot:
    """A bot for one seat of one game.

    Args:
        word: the bot's word.
        seed: what its chance comes from; `stream.seat_seed` gives one for a seat of a game.

    Raises:
        UnknownBotError: there is no bot of that word.
    """
    return info(word).make(seed)
