"""Where a game can be taken back to: the decisions that its only person was asked for."""

from collections.abc import Sequence

from coup_desktop.engine.record import Decision, Entry, Record
from coup_desktop.engine.stand_ins import StandIns


class Stops:
    """Notes when the person was asked, by how many entries the record had then."""

    def __init__(self, begun: Record) -> None:
        """Args: begun: the record as it stands from an earlier sitting."""
        self._begun = len(begun.entries)
        self._stand_ins = StandIns(begun.setup)
        self._asked: set[int] = set()

    def note(self, entries: int) -> None:
        """The person is asked now."""
        self._asked.add(entries)

    def before(self, person: int, entries: Sequence[Entry]) -> int | None:
        """How many entries are left by going back to the last decision; None: there is none.

        Of what was played in an earlier sitting only the decisions count that tell by themselves
        that they were asked: what was let pass may have passed unasked. What a bot decided in the
        person's chair does not count.
        """
        for i in range(len(entries) - 1, -1, -1):
            entry = entries[i]
            if not isinstance(entry, Decision) or entry.seat != person:
                continue
            chose = i < self._begun and not entry.needless
            if i in self._asked or (chose and not self._stand_ins.holds(person, i)):
                return i
        return None

    def cut(self, entries: int) -> None:
        """Forgets what came after so many entries."""
        self._asked = {stop for stop in self._asked if stop < entries}
        self._begun = min(self._begun, entries)
