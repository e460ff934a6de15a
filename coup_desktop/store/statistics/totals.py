"""What is asked of the statistics, and what they answer: plain values."""

from dataclasses import dataclass, field
from typing import Final

from coup_desktop.engine.record import HUMAN

EMBEZZLE: Final = "embezzle"
"""Stands among the characters' words for an embezzler's claim to hold none that is barred."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What was played."""

    preset: str
    """The preset's word."""
    options: tuple[str, ...] = ()
    """Words, in alphabetical order."""
    changes: tuple[str, ...] = ()
    """Switches that were set: word, blank, value."""


@dataclass(frozen=True, slots=True)
class Who:
    """Whose games are counted: everybody of a kind, or one person."""

    kind: str = HUMAN
    """`human`, or a bot's word."""
    name: str = ""
    """Empty: all of that kind."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Which games are counted, and for whom."""

    who: Who = Who()
    preset: str = ""
    """The preset's word; empty: all."""
    rules: Rules | None = None
    """These rules alone, which are of the preset; None: whatever its options."""
    against: str = ""
    """Only games with somebody else of this kind at the table; empty: all."""
    practice: bool = False
    """Also games in which something was undone or whose deal was played before, and chairs that a
    bot held for a while."""


@dataclass(frozen=True, slots=True)
class Score:
    """Games and wins. Two seats of the same kind in one game count as two games."""

    games: int = 0
    wins: int = 0
    expected: float = 0.0
    """Wins that chance alone would give: one in as many as there were seats, game by game."""

    @property
    def share(self) -> float:
        """Of the games, those that were won: 0 to 1; 0 without games."""
        return self.wins / self.games if self.games else 0.0

    @property
    def chance(self) -> float:
        """The share that chance alone would give."""
        return self.expected / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True)
class Wits:
    """Claims and doubts about one character, or about all."""

    claims: int = 0
    bluffs: int = 0
    """Of the claims, the false ones."""
    caught: int = 0
    """Of the bluffs, those that a doubt brought down."""
    doubts_right: int = 0
    """Doubts of others' claims that brought a bluff down."""
    doubts_wrong: int = 0

    @property
    def doubts(self) -> int:
        """Of others' claims, right or wrong."""
        return self.doubts_right + self.doubts_wrong

    def __add__(self, other: "Wits") -> "Wits":
        """Both together."""
        return Wits(
            self.claims + other.claims,
            self.bluffs + other.bluffs,
            self.caught + other.caught,
            self.doubts_right + other.doubts_right,
            self.doubts_wrong + other.doubts_wrong,
        )


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some games in a row."""

    first: str
    """The date of the first, YYYY-MM-DD."""
    last: str
    score: Score


@dataclass(frozen=True, slots=True)
class Kept:
    """What there is to choose from, whatever is chosen."""

    games: int = 0
    practice: int = 0
    """Of the games, those in which something was undone, or whose deal was played before."""
    rules: tuple[tuple[Rules, int], ...] = ()
    """What was played, with the number of games: presets in the alphabet's order, then most
    often first."""
    people: tuple[str, ...] = ()
    """Names, who played most often first."""
    kinds: tuple[str, ...] = ()
    """`human` and the words of bots that were at a table."""


@dataclass(frozen=True, slots=True)
class Totals:
    """The answer to a `Choice`."""

    choice: Choice = Choice()
    kept: Kept = Kept()
    all: Score = Score()
    by_rules: tuple[tuple[Rules, Score], ...] = ()
    by_size: tuple[tuple[int, Score], ...] = ()
    """By number of seats, rising."""
    by_opponent: tuple[tuple[str, Score], ...] = ()
    """By the kinds of the others at the table; a game with two kinds counts for both."""
    by_kind: tuple[tuple[str, Score], ...] = ()
    """How each kind fares in these games, whoever was chosen."""
    by_name: tuple[tuple[str, Score], ...] = ()
    """How each person fares in these games, whoever was chosen; most games first."""
    characters: tuple[tuple[str, Wits], ...] = ()
    """By the characters' words, in the order of the cast."""
    stretches: tuple[Stretch, ...] = ()
    """The games in order, in equal parts."""
    wits: Wits = field(default=Wits())
    """Of all characters."""
