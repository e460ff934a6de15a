"""Who sits in which chair: people, the bots of the set-up, and bots for people who stand up."""

from typing import Final

from coup_desktop.bots.stream import seat_seed
from coup_desktop.table.setup import TableSetup


class Chairs:
    """The chairs of one table while its game runs."""

    def __init__(self, setup: TableSetup, stand_in: str) -> None:
        """Everybody sits.

        Args:
            setup: the table.
            stand_in: the word of the bot that takes a person's chair.
        """
        self._stand_in: Final = stand_in
        self._setup: Final = setup
        self.people: Final = setup.humans
        """The seats of people, also of those who stand."""
        self._standing: set[int] = set()

    @property
    def sitting(self) -> tuple[int, ...]:
        """The people who decide for themselves just now, in the order of their seats."""
        return tuple(seat for seat in self.people if seat not in self._standing)

    def is_person(self, seat: int) -> bool:
        """Whether a person decides for that seat just now."""
        return seat in self.people and seat not in self._standing

    def set_sitting(self, seat: int, *, sits: bool) -> bool:
        """A person stands up, or sits down again; returns whether that is new."""
        if seat not in self.people or self.is_person(seat) is sits:
            return False
        self._standing ^= {seat}
        return True

    def bot(self, seat: int) -> tuple[str, int]:
        """The word and the seed of the bot that decides for a seat."""
        if seat in self.people:
            return self._stand_in, seat_seed(self._setup.seed, seat)
        return self._setup.chairs[seat]
