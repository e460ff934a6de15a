"""Which of some moves is better than the first, beyond what chance may make of it.

Every move that is still in the race is tried on the same deals, so that what counts is, deal by
deal, its value less the first one's.
"""

from math import sqrt
from typing import Final, final

BATCH: Final = 12
"""Deals between two looks at who is still in the race."""
_HOPELESS: Final = 1.0
"""A move is dropped whose advantage, and so many standard errors, are below 0."""
_BEHIND: Final = 2.0
"""A move is dropped that is so many standard errors behind the best."""


@final
class Tally:
    """Differences, their sum and their squares' sum."""

    __slots__ = ("_supposed", "count", "square", "total")

    def __init__(self, largest: float = 1.0) -> None:
        """Args: largest: how large differences may well be."""
        self._supposed: float = 2.0 * largest * largest
        self.count: int = 0
        self.total: float = 0.0
        self.square: float = 0.0

    def add(self, value: float) -> None:
        """Takes in one more."""
        self.count += 1
        self.total += value
        self.square += value * value

    @property
    def mean(self) -> float:
        """Their mean; 0 of none."""
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean.

        One more difference of each sign and the largest size is supposed, so that a few equal
        ones are not taken for certainty.
        """
        count = self.count + 2
        mean = self.total / count
        variance = (self.square + self._supposed) / count - mean * mean
        return sqrt(variance / count)


@final
class Race:
    """The moves of one decision, by number; number 0 is the move that has to be beaten."""

    __slots__ = ("_by_style", "deals", "running", "tallies")

    def __init__(self, moves: int, styles: int, largest: float = 1.0) -> None:
        """Nothing entered yet.

        Args:
            moves: how many run.
            styles: how many styles the others' seats may have.
            largest: how large differences of values may well be.
        """
        self.running: list[int] = list(range(moves))
        """The moves that are still in the race, rising; 0 always is."""
        self.tallies: list[Tally] = [Tally(largest) for _ in range(moves)]
        self._by_style: list[list[Tally]] = [
            [Tally(largest) for _ in range(styles)] for _ in range(moves)
        ]
        self.deals: int = 0

    def enter(self, values: list[float], styles: int) -> None:
        """Takes in one deal.

        Args:
            values: of the moves in `running`, in that order.
            styles: mask of the styles that other living seats had.
        """
        self.deals += 1
        first = values[0]
        for place in range(1, len(values)):
            number = self.running[place]
            difference = values[place] - first
            self.tallies[number].add(difference)
            by_style = self._by_style[number]
            for style in range(len(by_style)):
                if styles >> style & 1:
                    by_style[style].add(difference)

    @property
    def best(self) -> int:
        """The move with the highest advantage so far; 0 where none has any."""
        found = 0
        most = 0.0
        for number in self.running[1:]:
            mean = self.tallies[number].mean
            if mean > most:
                found, most = number, mean
        return found

    def thin_out(self) -> None:
        """Drops the moves that are hopeless, and those well behind the best."""
        leader = self.tallies[self.best]
        left = [0]
        for number in self.running[1:]:
            tally = self.tallies[number]
            error = tally.error
            if tally.mean + _HOPELESS * error < 0.0:
                continue
            if tally.mean + _BEHIND * error < leader.mean:
                continue
            left.append(number)
        self.running = left

    def halve(self) -> None:
        """Drops the worse half of the moves that run against the first."""
        rivals = sorted(self.running[1:], key=self._rank)
        self.running = [0, *sorted(rivals[: (len(rivals) + 1) // 2])]

    def _rank(self, number: int) -> tuple[float, int]:
        return (-self.tallies[number].mean, number)

    def beats(self, number: int, errors: float, margin: float) -> bool:
        """Whether a move's advantage over the first is beyond chance and a margin.

        Args:
            number: of the move.
            errors: how many standard errors its mean advantage has to exceed.
            margin: what it has to exceed beside them: models of others err.
        """
        tally = self.tallies[number]
        return number != 0 and tally.mean > errors * tally.error + margin

    def harms(self, number: int, errors: float) -> bool:
        """Whether a move is worse than the first beyond chance where some style plays."""
        for tally in self._by_style[number]:
            if tally.count >= BATCH and tally.mean < -errors * tally.error:
                return True
        return False
