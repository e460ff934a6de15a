"""What a bot is, and which there are.

A bot gets a view and the legal moves, and answers with one of them. Whatever it needs to know of
the past it reads from the view's history, so that a resumed game goes on as it would have.

Its word is that of a level or of a benchmark. A level may be played by a character of the cast,
`LEVEL:CHARACTER`; alone it is played without any temper.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from coup_desktop.bots import levels, personas
from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.bots.settings import USUAL, Settings
from coup_desktop.bots.temper import NEUTRAL, Temper
from coup_desktop.engine.bot_words import character_of, level_of
from coup_desktop.engine.moves import Move
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP, sentence
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


Maker = Callable[[int, Temper, Settings], Bot]
"""Makes a bot from its seed, its temper, and how much it may think."""


def simply(kind: Callable[[int], Bot]) -> Maker:
    """Makes bots that have no temper and think no more than they do."""

    def make_one(seed: int, _temper: Temper, _settings: Settings) -> Bot:
        return kind(seed)

    return make_one


@dataclass(frozen=True, slots=True)
class BotInfo:
    """A bot that can be chosen."""

    word: str
    """The word of the record and the command line."""
    name: str
    """The English name."""
    about: str
    """How it plays and what it sees, in one English sentence."""
    make: Maker
    unfit: Callable[[Ruleset], str | None] = levels.plays_all
    """Why it cannot play by some rules, said of it without its name; None: it can."""
    cannot: str = ""
    """Of a level: what it does not see, in one English sentence; empty: it is no level, and has no
    temper."""
    searches: bool = False
    """Whether it plays on in thought, and so longer than a window can wait in its own process."""

    @property
    def is_level(self) -> bool:
        """Whether characters play it."""
        return bool(self.cannot)


RANDOM: Final = BotInfo(
    "random",
    QT_TRANSLATE_NOOP("Bots", "Random"),
    QT_TRANSLATE_NOOP("Bots", "Picks any legal move, each as likely as another."),
    simply(RandomBot),
)
LEVELS: Final = tuple(
    BotInfo(
        level.word,
        level.name,
        level.sees,
        level.make,
        cannot=level.cannot,
        searches=level.searches,
        unfit=level.unfit,
    )
    for level in levels.LEVELS
)
"""What the window offers, the weakest first."""
ROSTER: Final = (RANDOM, *LEVELS)
"""All bots that may sit at the window's table, the weakest first."""


def benchmarks() -> tuple[BotInfo, ...]:
    """The bots that others are measured against; the window seats none of them."""
    from coup_desktop.bots.benchmark.roster import BENCHMARKS

    return BENCHMARKS


def info(word: str) -> BotInfo:
    """The bot of that word, those for benchmarks among them; for a character its level.

    Raises:
        UnknownBotError: there is none such.
    """
    return _found(word)[0]


def without_search(word: str) -> str:
    """Of a bot that searches the word of the best level that does not, with the same character.

    Empty for a bot that does not search.

    Raises:
        UnknownBotError: there is no bot of that word.
    """
    if not _found(word)[0].searches:
        return ""
    best = next(each for each in reversed(LEVELS) if not each.searches)
    return best.word + word[len(level_of(word)) :]


def check(word: str, ruleset: Ruleset) -> None:
    """Looks whether a bot can play by some rules.

    Raises:
        UnknownBotError: there is no bot of that word.
        UnfitBotError: it cannot.
    """
    problem = info(word).unfit(ruleset)
    if problem is not None:
        raise UnfitBotError(sentence("Bots", "{word} {problem}", word=word, problem=problem))


def make(word: str, seed: int, settings: Settings = USUAL) -> Bot:
    """A bot for one seat of one game.

    Args:
        word: the bot's word.
        seed: what its chance comes from; `stream.seat_seed` gives one for a seat of a game.
        settings: how much it may think.

    Raises:
        UnknownBotError: there is no bot of that word.
    """
    found, temper = _found(word)
    return found.make(seed, temper, settings)


def _found(word: str) -> tuple[BotInfo, Temper]:
    """The bot of a word, and the temper of who plays it."""
    level = level_of(word)
    found = next((each for each in ROSTER if each.word == level), None)
    if found is None:
        found = next((each for each in benchmarks() if each.word == level), None)
    if found is None:
        known = ", ".join(each.word for each in (*ROSTER, *benchmarks()))
        raise UnknownBotError(
            sentence("Bots", "{word!r} is no bot; there are {known}", word=word, known=known)
        )
    return found, NEUTRAL if level == word else _temper(found, word)


def _temper(level: BotInfo, word: str) -> Temper:
    if not level.is_level:
        having = ", ".join(each.word for each in LEVELS)
        raise UnknownBotError(
            sentence(
                "Bots",
                "{word!r} is no bot: {level} has no characters; levels that have are {having}",
                word=word,
                level=level.word,
                having=having,
            )
        )
    try:
        return personas.named(character_of(word)).temper
    except personas.UnknownPersonaError as error:
        raise UnknownBotError(
            sentence("Bots", "{word!r} is no bot: {error}", word=word, error=error)
        ) from None
