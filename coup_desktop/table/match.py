"""Games in a row at one table: who starts, and how it stands."""

from typing import Final

from coup_desktop.engine.tags import MATCH_TAG, number_in
from coup_desktop.table.setup import TableSetup

_LONGEST_COUNT: Final = 4
"""Digits of the games that somebody has won, as there is room for."""
Players = frozenset[tuple[str, str]]
"""Names and kinds: who plays, wherever they sit."""


class Match:
    """The score of the people and bots that play together; it goes on while they are the same.

    They may change their seats between games. The winner of a game starts the next one (RULES.md,
    section 4), which is the matter of whoever lays the table.
    """

    def __init__(self) -> None:
        self._players: Players = frozenset()
        self._won: dict[str, int] = {}

    def join(self, setup: TableSetup) -> None:
        """Another game is played: of this match, or of a new one where others sit down."""
        players = _players(setup)
        if players != self._players:
            self._players = players
            self._won = {}

    def take_up(self, setup: TableSetup) -> None:
        """A game of an earlier sitting is gone on with: its record says how the match stood."""
        self._players = _players(setup)
        said = dict(setup.tags).get(MATCH_TAG, "").split()
        counts = [number_in(word, _LONGEST_COUNT) for word in said]
        won = [count for count in counts if count is not None]
        fits = len(won) == len(said) == len(setup.names)
        self._won = dict(zip(setup.names, won, strict=True)) if fits else {}

    def note(self, name: str) -> None:
        """Somebody has won a game of this match."""
        self._won[name] = self._won.get(name, 0) + 1

    def score(self, setup: TableSetup) -> tuple[int, ...]:
        """The games won by those who sit there, in the order of the seats."""
        return tuple(self._won.get(name, 0) for name in setup.names)

    @property
    def has_begun(self) -> bool:
        """Whether a game of it was won."""
        return bool(sum(self._won.values()))

    @property
    def game(self) -> int:
        """Which game of it the next one is, counted from 1 by those that somebody has won."""
        return 1 + sum(self._won.values())

    def tag(self, setup: TableSetup) -> tuple[tuple[str, str], ...]:
        """What the record of the next game says of the match; nothing where it is the first."""
        if not self.has_begun:
            return ()
        return ((MATCH_TAG, " ".join(map(str, self.score(setup)))),)


def _players(setup: TableSetup) -> Players:
    return frozenset((seat.name, seat.kind) for seat in setup.seats)
