"""How the table stood at each line of the log. No Qt in here.

Only what the audience saw is kept: the view before the deal and the events as they were shown.
"""

from bisect import bisect_left, bisect_right
from typing import Final

from coup_desktop.desk.table_state import TableState
from coup_desktop.engine.events import Event

STRIDE: Final = 64
"""Events from one kept state to the next: a longer way is never gone again."""


class Past:
    """Notes events and lines as they come, and goes back to any line."""

    def __init__(self, start: TableState) -> None:
        """Args: start: the table before the first event; not changed by this object."""
        self._now = start.copy()
        self._kept = [start.copy()]
        self._events: list[Event] = []
        self._rows: list[int] = []
        self._counts: list[int] = []

    def note(self, event: Event) -> None:
        """An event, as the audience saw it."""
        self._events.append(event)
        self._now.apply(event)
        if len(self._events) % STRIDE == 0:
            self._kept.append(self._now.copy())

    def note_line(self, row: int, *, before: bool = False) -> None:
        """A line of the log that tells of the newest event.

        Args:
            row: of the line; larger than those before it.
            before: whether it tells of what was before that event.
        """
        self._rows.append(row)
        self._counts.append(len(self._events) - before)

    def cut(self, events: int, rows: int) -> None:
        """Keep what was noted of the first so many events and lines of the log alone."""
        self._now = self.after(events)
        del self._events[events:], self._kept[events // STRIDE + 1 :]
        lines = bisect_left(self._rows, rows)
        del self._rows[lines:], self._counts[lines:]

    def at(self, row: int) -> TableState:
        """The table as it stood when that line had happened.

        A line that was not noted, such as a message of the program, counts as the one before it.
        """
        return self.after(self.count_at(row))

    def count_at(self, row: int) -> int:
        """How many events had happened when that line had."""
        found = bisect_right(self._rows, row)
        return self._counts[found - 1] if found else 0

    def row_at(self, count: int) -> int:
        """The last line that tells of what had happened after so many events; -1: there is none."""
        found = bisect_right(self._counts, count)
        return self._rows[found - 1] if found else -1

    def after(self, count: int) -> TableState:
        """The table as it stood after so many events."""
        state = self._kept[count // STRIDE].copy()
        for event in self._events[count // STRIDE * STRIDE : count]:
            state.apply(event)
        return state
