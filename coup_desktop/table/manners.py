"""How the people at a table want to be treated, as a value."""

from dataclasses import dataclass
from typing import Final

from coup_desktop.table.passing import AskedAbout

PATIENCE: Final = 60_000
"""Milliseconds."""


@dataclass(frozen=True, slots=True)
class Manners:
    """What a table does for its people, where the rules leave it open."""

    answer_forced: bool = True
    """Whether a decision with one legal answer is taken without asking."""
    asked_about: AskedAbout = AskedAbout.EVERY
    """Which claims people are asked about."""
    together: bool = False
    """Whether several people are asked at once who doubts, and who blocks."""
    countdown: int = 0
    """Seconds after which such a question passes by itself; 0: never."""
    stand_in: str = "random"
    """The word of the bot that takes the chair of a person who stands up."""
    patience: int = PATIENCE
    """Milliseconds beyond its thinking time after which a bot is not waited for any longer."""
