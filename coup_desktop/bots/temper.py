"""What sets one opponent apart from another of the same level: inclinations within bounds.

A temper shifts what moves are worth. It never changes what a seat sees, and the bounds are narrow
enough that a level stays that level.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

BLUFF_MOST: Final = 0.8
DOUBT_MOST: Final = 0.08
GRUDGE_FADES: Final = 0.75
"""What a turn leaves of a grudge."""


class Aim(IntEnum):
    """Whom a seat likes to hit, where several promise about as much."""

    STRONGEST = 0
    """The seat that threatens it most, as play has it: no liking of its own."""
    RICHEST = 1
    WEAKEST = 2
    """Few cards, few coins."""
    AVENGE = 3
    """Who hit, doubted or blocked it; the more, the later it was."""
    NEXT_TO_MOVE = 4
    """Whose turn comes next."""


def _within(name: str, value: float, least: float, most: float) -> None:
    if not least <= value <= most:
        raise ValueError(f"a temper's {name} lies from {least} to {most}, not at {value}")


@dataclass(frozen=True, slots=True)
class Temper:
    """Inclinations of one opponent; 0 everywhere is `NEUTRAL`.

    Raises:
        ValueError: a value lies outside its bounds; the message names it.
    """

    bluff: float = 0.0
    """Log-odds of a bluff, at most `BLUFF_MOST` either way; above 0 it lies more."""
    doubt: float = 0.0
    """Shift of the threshold of a challenge, at most `DOUBT_MOST` either way; above 0 it doubts
    more."""
    grudge: float = 0.0
    """How much it holds against a seat what that did to it, 0 to 1; see `GRUDGE_FADES`."""
    last_card: float = 0.0
    """Boldness on the last card, -1 (careful) to 1."""
    aim: Aim = Aim.STRONGEST

    def __post_init__(self) -> None:
        """Refuses what lies outside the bounds."""
        _within("bluff", self.bluff, -BLUFF_MOST, BLUFF_MOST)
        _within("doubt", self.doubt, -DOUBT_MOST, DOUBT_MOST)
        _within("grudge", self.grudge, 0.0, 1.0)
        _within("last_card", self.last_card, -1.0, 1.0)


NEUTRAL: Final = Temper()
"""No inclination at all: a level as it is."""
