"""A recorded game as some eyes see it: the table at any point, and its chronicle. No Qt in here."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final, Self

from coup_desktop.desk.in_window import in_window
from coup_desktop.desk.past import Past
from coup_desktop.desk.replay.eyes import Eyes
from coup_desktop.desk.replay.film import Film
from coup_desktop.desk.table_state import TableState
from coup_desktop.engine.events import Event
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.narrate import Chronicle, LogLine, Narrator
from coup_desktop.engine.view import before_deal


class Reel:
    """Made once for each pair of eyes. A point of the game is told by how many events came first.

    A stop is a point where somebody who leads through the game would want to stand: where a
    decision is due after something was shown, or where the seat decides whose eyes these are.
    """

    def __init__(self, film: Film, eyes: Eyes, narrator: Narrator) -> None:
        self._film: Final = film
        self.eyes: Final = eyes
        self.events: Final[Sequence[Event]] = [eyes.see(event) for event in film.events]
        self.lines: Final[list[LogLine]] = []
        """The chronicle of the whole game."""
        self.stops: Final = _stops(film, eyes)
        self._past: Final = Past(_laid(film, eyes))
        self._ends: Final[list[int]] = []
        """By event, how many lines there were when it was told."""
        chronicle = Chronicle(narrator)
        for event in self.events:
            self._past.note(event)
            own = narrator.sentence(event)
            for line in chronicle.lines(event):
                self._past.note_line(len(self.lines), before=line.text != own)
                self.lines.append(line)
            self._ends.append(len(self.lines))
        for line in chronicle.rest():
            self._past.note_line(len(self.lines))
            self.lines.append(line)

    @classmethod
    def of(cls, film: Film, eyes: Eyes) -> Self:
        """The game in the language that is on."""
        setup = film.record.setup
        return cls(film, eyes, Narrator(setup.ruleset, film.names, in_window))

    def state(self, count: int) -> TableState:
        """The table after so many events, with who is asked then, if anybody is."""
        state = self._past.after(count)
        moment = self._film.moment_at(count)
        state.asked = NOBODY if moment is None else moment.asked
        state.pending = () if moment is None else moment.pending
        return state

    def said(self, count: int) -> list[Event]:
        """What happened in the turn that runs after so many events: what was said may stand."""
        return [self.eyes.see(event) for event in self._film.this_turn(count)]

    def row(self, count: int) -> int:
        """The line that tells last of what happened before so many events; -1: none does."""
        return self._past.row_at(count)

    def count(self, row: int) -> int:
        """How many events had happened when a line had."""
        return self._past.count_at(row)

    def told_by(self, count: int) -> Sequence[LogLine]:
        """The lines that came with the last of so many events."""
        first = self._ends[count - 2] if count > 1 else 0
        return self.lines[first : self._ends[count - 1]] if count else ()

    def stop_after(self, count: int) -> int:
        """The next stop; the last one where there is none."""
        found = bisect_right(self.stops, count)
        return self.stops[min(found, len(self.stops) - 1)]

    def stop_before(self, count: int) -> int:
        """The stop before; the first one where there is none."""
        return self.stops[max(0, bisect_left(self.stops, count) - 1)]


def _stops(film: Film, eyes: Eyes) -> list[int]:
    return [
        moment.count
        for moment in film.moments
        if moment.shows
        or moment is film.moments[-1]
        or (eyes.seat is not None and moment.asked == eyes.seat)
    ]


def _laid(film: Film, eyes: Eyes) -> TableState:
    """The table before the first card."""
    setup = film.record.setup
    game = Game.start(setup.ruleset, setup.starter, None, setup.teams, setup.deal)
    state = TableState.empty(setup.ruleset, eyes.seat, all_open=eyes.all_open)
    state.show(before_deal(game.view(None)))
    state.asked = NOBODY
    return state
