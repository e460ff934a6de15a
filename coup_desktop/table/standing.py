"""A game as it stands: freshly dealt, or brought to where its record ends."""

from dataclasses import dataclass, replace
from typing import Self

from coup_desktop.engine.game import Game
from coup_desktop.engine.record import Record
from coup_desktop.engine.resumption import resume
from coup_desktop.engine.tags import resigned_seats
from coup_desktop.table.setup import TableSetup


@dataclass(frozen=True, slots=True)
class Standing:
    """What a controller goes on from."""

    setup: TableSetup
    game: Game
    """With its history and a stream of chance."""
    record: Record

    @classmethod
    def begun(cls, setup: TableSetup) -> Self:
        """A game before its first decision."""
        return cls(setup, *setup.start())

    @classmethod
    def of_record(cls, record: Record, setup: TableSetup | None = None) -> Self:
        """The game that a record leads to.

        Args:
            record: as the reader gives it, with every deal and draw named.
            setup: who sits there now, by the same rules; None: who sat there.
        """
        if setup is None:
            setup = TableSetup.of(record.setup)
        head = replace(setup.header(record.setup.teams), deal=record.setup.deal)
        return cls(setup, resume(record, setup.seed), Record(head, list(record.entries)))

    @property
    def resigned(self) -> frozenset[int]:
        """The seats of people who gave the game up; a bot plays on in their chairs."""
        return resigned_seats(self.record.setup)

    @property
    def has_begun(self) -> bool:
        """Whether a decision was taken in it."""
        return bool(self.record.entries)
