"""One answer to a prompt as a value: its words, key, mark and reason."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication

from coup_desktop.engine.cast import Character
from coup_desktop.engine.moves import NOBODY, Move

translate = QCoreApplication.translate

DIGITS: Final = "1234567890"
"""Keys of what is numbered: cards, and the seats from the first on."""
BACK_KEY: Final = "Esc"
RUN_KEY: Final = "R"
TABLE_KEY: Final = "N"
SIT_KEY: Final = "S"
SEATS_KEY: Final = "C"
WATCH_KEY: Final = "W"
LEARN_KEY: Final = "L"


class Tone(Enum):
    """What sort of answer it is; told by colour and icon both."""

    PLAIN = "plain"
    DOUBT = "doubt"
    CONSENT = "consent"
    BLOCK = "block"
    BACK = "back"
    SPEAK = "speak"
    """A seat that may speak up to an open question."""
    RAISED = "raised"
    """One that has."""


class Mark(Enum):
    """Whether the seat holds what an answer claims."""

    NONE = "none"
    HELD = "held"
    BLUFF = "bluff"

    @property
    def text(self) -> str:
        """In a word, so that twelve actions fit."""
        if self is Mark.HELD:
            return translate("Prompt", "yours")
        return translate("Prompt", "bluff") if self is Mark.BLUFF else ""

    @property
    def sentence(self) -> str:
        """In full, for tooltips and screen readers."""
        if self is Mark.HELD:
            return translate("Prompt", "You hold it.")
        return translate("Prompt", "You do not hold it: a bluff.") if self is Mark.BLUFF else ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer as the bar offers it."""

    text: str
    key: str
    """What the key cap says: a letter, a digit or `BACK_KEY`."""
    moves: tuple[Move, ...] = ()
    """One: the answer. Several: they differ in the target, which is chosen next. None: it answers
    nothing, being refused or the way back."""
    note: str = ""
    """A few words below the text."""
    brief: str = ""
    """The note where room is short, if it can be shorter."""
    tip: str = ""
    """What the rules say of it."""
    tone: Tone = Tone.PLAIN
    cards: tuple[Character, ...] = ()
    """Characters whose emblems it bears."""
    mark: Mark = Mark.NONE
    spoken: str = ""
    """The answer in full, where the text alone would not tell it from its neighbour."""
    row: int | None = None
    """The row it belongs to, where rows have a meaning."""
    refused: str = ""
    """Why it cannot be chosen now; empty when it can."""
    seat: int = NOBODY
    """The seat that speaks up by it, or takes that back; `NOBODY`: it is none of these."""
    topic: str = ""
    """Its place in the handbook, as `handbook.contents` has them."""
    also: tuple[str, str] = ("", "")
    """What text and note may become while the question stands: there is room for it already, so
    that nothing moves then."""

    @property
    def full_text(self) -> str:
        """What a screen reader says."""
        return self.spoken or self.text

    def second_line(self, *, compact: bool) -> str:
        """The note and the mark, as shown below the text; `compact` where room is short."""
        note = self.brief if compact and self.brief else self.note
        return " · ".join(part for part in (note, self.mark.text) if part)


def another_table(tip: str = "") -> Choice:
    """The choice of another game."""
    return Choice(translate("Prompt", "New game…"), TABLE_KEY, tip=tip)


def another_seating() -> Choice:
    """The choice of other seats for the same people and bots."""
    tip = translate("Prompt", "The same people and bots sit otherwise in the next game.")
    return Choice(translate("Prompt", "Change seats…"), SEATS_KEY, tip=tip)


def learn_to_play(*, begun: bool) -> Choice:
    """The choice of the first game. Args: begun: whether it is to be gone on with."""
    text = translate("Prompt", "Go on learning") if begun else translate("Prompt", "Learn to play")
    tip = translate("Prompt", "The first game: short lessons at this table, one thing at a time.")
    return Choice(text, LEARN_KEY, tip=tip, tone=Tone.CONSENT)


def watch_again() -> Choice:
    """The choice of who wants to see the game once more that is over."""
    tip = translate("Prompt", "The game that is over, step by step, through anybody’s eyes.")
    return Choice(translate("Prompt", "Watch it again"), WATCH_KEY, tip=tip)


def sit_down_again() -> Choice:
    """The choice of who has stood up."""
    tip = translate("Prompt", "You decide for yourself again; the bot leaves your chair.")
    return Choice(translate("Prompt", "Sit down again"), SIT_KEY, tone=Tone.CONSENT, tip=tip)


def watching_choices(*, stands: bool = False) -> tuple[Choice, ...]:
    """What somebody may do who only watches, since no person decides in the game.

    Args:
        stands: whether somebody has stood up who could sit down again.
    """
    return (
        *([sit_down_again()] if stands else ()),
        Choice(
            translate("Prompt", "Run on to the end"),
            RUN_KEY,
            tip=translate("Prompt", "Only bots are left: they play the rest without waiting."),
        ),
        another_table(
            translate("Prompt", "Only bots are left: leave them and begin another game.")
        ),
    )
