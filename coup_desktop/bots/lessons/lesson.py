"""What a lesson is made of.

A lesson is a stretch of a real game, written down as a record. Where the learner is asked in it
stands a `Beat`: what is said there, and what may be said to another move than the script's.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

CONTEXT: Final = "Lessons"
"""Where the words of all lessons are translated."""
BEGINS: Final = "---"
"""The line of a script at which the lesson begins; what stands above has happened already."""


@dataclass(frozen=True, slots=True)
class Page:
    """What the tutor says at a time."""

    text: str
    """English, with named places: `words.places` says which."""
    points: tuple[str, ...] = ()
    """What it speaks of: `own-cards`, `own-coins`, `treasury`, `court`, `reserve`, `chronicle`,
    `seat 1`, `coins 1`, `cards 1` (a seat's number), `button tax` (an answer, by its first word
    in the record)."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One decision of the learner, or the end of the lesson."""

    pages: tuple[Page, ...]
    """What is said before it, one after the other; the last one says what to do."""
    watch: str = ""
    """What is said when the script's move is made, while the others act; empty: what is usual."""
    others: Mapping[str, str] = field(default_factory=dict)
    """What is said to another legal move, by its first word in the record; others get what is
    usual."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson."""

    word: str
    """What it is called in the settings; never changed."""
    title: str
    script: str
    """A game's record in which the learner is called You, in seat 0. A line `---` stands where the
    lesson begins; empty for a free game."""
    seed: int
    """Gives the draws that the script names."""
    beats: tuple[Beat, ...]
    """One for each time that the learner has a choice, and one for the end."""

    @property
    def is_free(self) -> bool:
        """Whether it is a game of chance, played to its end, instead of a script."""
        return not self.script
