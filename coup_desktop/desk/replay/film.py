"""A recorded game, event by event, and where in it decisions were due. No Qt in here.

It holds every card: see `eyes.py` for who may look at it.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Self
from zlib import crc32

from coup_desktop.bots.personas import shown_names
from coup_desktop.bots.talk import Said, Talk
from coup_desktop.engine.bot_words import character_of
from coup_desktop.engine.course import course
from coup_desktop.engine.events import (
    Blocked,
    Challenged,
    Declared,
    Event,
    GameOver,
    Phase,
    TurnBegan,
)
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.record import HUMAN, Record, Setup
from coup_desktop.engine.tags import table_seed
from coup_desktop.table.pace import shows_something


@dataclass(frozen=True, slots=True)
class Moment:
    """A place in the game where somebody has to decide, or its end."""

    count: int
    """How many events happened before it."""
    entries: int
    """How many entries the record had then."""
    asked: int
    """The seat that has to decide; `NOBODY` when the game is over."""
    phase: Phase
    pending: tuple[int, ...]
    """The seats that are asked the same after it if it lets that pass, rising."""
    living: tuple[int, ...]
    """The seats that are not exiled."""
    shows: bool
    """Whether the decision before it showed something; at the first one it counts as if."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of the game."""

    number: int
    """Counted from 1."""
    seat: int
    count: int
    """How many events had happened when it had begun."""


@dataclass(frozen=True, slots=True)
class Film:
    """A recorded game."""

    record: Record
    events: tuple[Event, ...]
    moments: tuple[Moment, ...]
    """At least one, in order."""
    turns: tuple[Turn, ...]
    """None in a game that breaks off in its draft."""
    winner: int
    """`NOBODY` where the record breaks off."""
    lines: Mapping[int, Said]
    """What characters said, as it was said at the table; by how many events had happened then."""

    @classmethod
    def of(cls, record: Record) -> Self:
        """Plays a record.

        Args:
            record: as the reader gives it, with every deal and draw named.
        """
        events: list[Event] = []
        moments: list[Moment] = []
        showed = True  # at the first decision
        for entries, (game, new) in enumerate(course(record)):
            events += new
            showed = showed or any(shows_something(event) for event in new)
            if game.phase is not Phase.DRAW:
                moments.append(_moment(game, entries, events, shows=showed))
                showed = False
        turns = tuple(_turns(events))
        lines = _lines(record.setup, events)
        return cls(record, tuple(events), tuple(moments), turns, _winner(events), lines)

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names as people read them, clockwise."""
        return shown_names(self.record.setup.names, self.record.setup.kinds)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(i for i, kind in enumerate(self.record.setup.kinds) if kind == HUMAN)

    @property
    def first(self) -> int:
        """The events before the first decision."""
        return self.moments[0].count

    @property
    def last(self) -> int:
        """All events."""
        return len(self.events)

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return self.winner != NOBODY

    def moment_at(self, count: int) -> Moment | None:
        """The decision that was due after exactly so many events."""
        moment = self.next_moment(count)
        return moment if moment.count == count else None

    def next_moment(self, count: int) -> Moment:
        """The decision that is due after so many events, or comes next; at last the end."""
        return self.moments[self._found(count)]

    def decision_of(self, seat: int, count: int) -> Moment:
        """Where a seat decides by itself that is taken over after so many events.

        At its own decision, if nothing is shown before that, only things let pass; else where
        anybody decides next.
        """
        ahead = self.moments[self._found(count) :]
        for moment in ahead:
            if moment is not ahead[0] and moment.shows:
                break
            if moment.asked == seat:
                return moment
        return ahead[0]

    def turn_at(self, count: int) -> Turn | None:
        """The turn that runs after so many events; None before the first one."""
        found = bisect_right(self.turns, count, key=lambda turn: turn.count)
        return self.turns[found - 1] if found else None

    def this_turn(self, count: int) -> tuple[Event, ...]:
        """What happened in the turn that runs after so many events."""
        turn = self.turn_at(count)
        return () if turn is None else self.events[turn.count - 1 : count]

    def still_said(self, count: int) -> tuple[Said, ...]:
        """The lines that stand after so many events: of this turn and the one before.

        A line goes with the next words of its seat.
        """
        found = bisect_right(self.turns, count, key=lambda turn: turn.count)
        first = self.turns[found - 2].count if found > 1 else 1
        standing: dict[int, Said] = {}
        for number, event in enumerate(self.events[first - 1 : count], start=first):
            if isinstance(event, Declared | Challenged | Blocked):
                standing.pop(event.seat, None)
            said = self.lines.get(number)
            if said is not None:
                standing[said.seat] = said
        return tuple(standing.values())

    def cut(self, moment: Moment) -> Record:
        """The record up to a decision, which is not taken."""
        return Record(self.record.setup, self.record.entries[: moment.entries])

    def _found(self, count: int) -> int:
        """The number of the moment that is due after so many events, or comes next."""
        found = bisect_left(self.moments, count, key=lambda moment: moment.count)
        return min(found, len(self.moments) - 1)


def _moment(game: Game, entries: int, events: Sequence[Event], *, shows: bool) -> Moment:
    living = tuple(i for i in range(game.ruleset.seats) if game.living >> i & 1)
    pending = tuple(sorted(game.asked_after))
    return Moment(len(events), entries, game.asked, game.phase, pending, living, shows)


def _winner(events: Sequence[Event]) -> int:
    return next((e.winner for e in reversed(events) if isinstance(e, GameOver)), NOBODY)


def _turns(events: Iterable[Event]) -> Iterable[Turn]:
    for count, event in enumerate(events, start=1):
        if isinstance(event, TurnBegan):
            yield Turn(event.number, event.seat, count)


def _lines(setup: Setup, events: Iterable[Event]) -> Mapping[int, Said]:
    """What the characters of a record say to its events: by the seed of its table, as there.

    Where no table is named, by the names and tags: the same each time, and by no card.
    """
    seed = table_seed(setup)
    if seed is None:
        seed = crc32(repr((setup.names, setup.tags)).encode())
    return Talk([character_of(kind) for kind in setup.kinds], seed).lines(events)
