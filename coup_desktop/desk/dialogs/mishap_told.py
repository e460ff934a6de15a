"""What the dialog of an unexpected error is told; no Qt, which a start does not need for it."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path


class Occasion(Enum):
    """What there is to tell."""

    ERROR = auto()
    """An unexpected error while the program runs."""
    START = auto()
    """The program cannot start."""
    CRASH = auto()
    """The last run has ended in the middle of something."""
    ASKED = auto()
    """Nothing new: somebody wants the report."""


class Kept(Enum):
    """How it stands with the game on the table."""

    NO_GAME = auto()
    ON_DISK = auto()
    NOT_KEPT = auto()
    """It cannot be written; the player was told why when that happened."""


@dataclass(frozen=True, slots=True)
class Told:
    """What the dialog says."""

    occasion: Occasion
    report: Callable[[], str]
    """As it is now: more of the same may come while the dialog is open. Nothing hidden in it."""
    kept: Kept = Kept.NO_GAME
    folder: Path | None = None
    """Of the logs; None: there is none."""
