"""Who sits in a seat, and the words that a table needs."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from coup_desktop.engine.bot_words import level_of
from coup_desktop.engine.cast import Character

HUMAN: Final = "human"


def level_name(kind: str) -> str:
    """What the level of a bot's word is called; no bot is loaded for it."""
    name = level_of(kind).replace("-", " ").capitalize()
    return QCoreApplication.translate("Bots", name)


@dataclass(frozen=True, slots=True)
class Lexicon:
    """What a table needs words for: names and help in the user's language."""

    character: Callable[[Character], str]
    help: Callable[[Character], str]
    """What a character does and blocks, as rich text."""
    spoken_help: Callable[[Character], str]
    """The same as plain text, without the character's name."""
    team: Callable[[int], str]
    team_word: Callable[[int], str]
    """A team's word in the record."""


@dataclass(frozen=True, slots=True)
class Chair:
    """What became of a chair, in this game and in those before it at this table."""

    won: int = 0
    """Games of the match that who sits there has won."""
    away: bool = False
    """Whether a bot plays there for the person, who has stood up or given up."""
    gave_up: bool = False
    """Whether the person has given the game up, and does not come back."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat."""

    name: str
    kind: str
    """`human`, or a bot's word."""
    portrait: str
    recorded: bool = False
    """Whether a recorded game is watched, in which nobody decides any more."""

    @property
    def human(self) -> bool:
        """Whether it is a person."""
        return self.kind == HUMAN
