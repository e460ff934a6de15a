"""What the plots of the statistics show, as values without widgets."""

from dataclasses import dataclass
from enum import Enum
from math import ceil
from typing import Final

STEPS: Final = (1, 2, 5)
"""Marks on an axis are so many apart, or ten times as many, and so on."""
_MOST_MARKS: Final = 5


class Sign(Enum):
    """How a thing is painted; told apart without colour."""

    SOLID = "solid"
    HATCHED = "hatched"
    MARK = "mark"
    """A line across the bar."""
    LINE = "line"
    DASHES = "dashes"


Key = tuple[tuple[Sign, str], ...]
"""What the signs mean, in words."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A row of a plot: a name, a bar and its figures."""

    label: str
    parts: tuple[float, ...]
    """Lengths, laid end to end: the first solid, the second hatched."""
    figure: str
    """What stands behind the bar."""
    said: str
    """The row as a sentence, for the pointer and a screen reader."""
    mark: float | None = None
    """Where a line crosses the bar."""
    emblem: str = ""
    """A character's word, whose emblem stands before the name."""


@dataclass(frozen=True, slots=True)
class Bars:
    """A plot of bars, one below the other."""

    rows: tuple[Bar, ...]
    key: Key
    percent: bool
    """Whether lengths are shares, 0 to 1, and not numbers."""

    @property
    def longest(self) -> float:
        """Of all bars and marks."""
        return max((max(sum(row.parts), row.mark or 0.0) for row in self.rows), default=0.0)

    @property
    def said(self) -> str:
        """All rows in sentences."""
        return " ".join(row.said for row in self.rows)


@dataclass(frozen=True, slots=True)
class Point:
    """Some games in a row."""

    share: float
    """0 to 1."""
    chance: float
    said: str


@dataclass(frozen=True, slots=True)
class Course:
    """How a share went over time."""

    points: tuple[Point, ...]
    key: Key
    first: str
    """The day of the first game, as it is written; and of the last."""
    last: str

    @property
    def said(self) -> str:
        """All points in sentences."""
        return " ".join(point.said for point in self.points)


def marks(longest: float, *, percent: bool) -> list[float]:
    """Where an axis has marks: from 0 to what is as long as the longest, or a little more."""
    if percent:
        step = next(s for s in (0.05, 0.1, 0.25) if longest <= s * _MOST_MARKS or s == 0.25)
    else:
        step = float(_whole_step(longest))
    count = max(1, ceil(longest / step - 1e-9))
    return [step * number for number in range(count + 1)]


def _whole_step(longest: float) -> int:
    tens = 1
    while True:
        for step in STEPS:
            if longest <= step * tens * _MOST_MARKS:
                return step * tens
        tens *= 10
