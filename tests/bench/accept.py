"""Whether a changed bot may stay: `python -m tests.bench.accept NEW OLD`.

Plays both alone against the same tables with the same deals, on each seat in turn, until a
sequential test can tell: the new one is accepted where it is as good as the old one, refused where
it is worse by `--margin` points of win share. Each of these is wrong in at most 5 % of cases.

    python -m tests.bench.accept spymaster spymaster@/path/to/the/old/checkout
    python -m tests.bench.accept courtier page --against contest,honest

NEW and OLD are words of bots; `WORD@FOLDER` is the bot of another checkout, which must have the
same engine. `--against` names who sits at the tables, all of this checkout. It ends with status 0
where the new one is accepted, 1 where it is refused, 2 where `--games` were not enough to tell.

The test is Wald's, of the mean difference of a deal's two shares: minus the margin against nought,
with the variance that was found so far (at least `FEWEST` deals), as chess engines are tested.
Differences between deals are independent; those within a deal are summed before anything else.
"""

import argparse
import sys
from collections.abc import Sequence
from math import log, sqrt
from pathlib import Path
from statistics import fmean, stdev

from tests.bench.deals import Deals, Task

RISK = 0.05
FEWEST = 30
"""Deals before which nothing is told."""
_SURE = log((1 - RISK) / RISK)


class Trial:
    """Differences of shares, the new bot's less the old one's, a deal each."""

    def __init__(self, margin: float) -> None:
        """Args: margin: how much worse is too bad, in parts of 1."""
        self._margin = margin
        self.deals = 0
        self._sum = self._squares = 0.0

    def add(self, difference: float) -> None:
        """Counts a deal in."""
        self.deals += 1
        self._sum += difference
        self._squares += difference**2

    @property
    def _spread(self) -> float:
        """The standard deviation of a deal's difference.

        Two bots that play alike differ in no deal; half a win stands in for what was not seen.
        """
        mean = self._sum / self.deals
        variance = (self._squares - self.deals * mean**2) / max(1, self.deals - 1)
        return max(sqrt(max(0.0, variance)), 0.5 / self.deals)

    @property
    def likelihood(self) -> float:
        """The log-likelihood of no difference against one of minus the margin."""
        margin = self._margin
        return margin * (self._sum + self.deals * margin / 2) / self._spread**2

    def verdict(self) -> bool | None:
        """Whether the new bot is accepted (True) or refused; None: more deals are needed."""
        if self.deals < FEWEST:
            return None
        found = self.likelihood
        return found > 0 if abs(found) >= _SURE else None


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and the ends of its 95 % interval (as if their number had been fixed before)."""
    mean = fmean(values)
    half = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 1.0
    return mean, mean - half, mean + half


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.accept",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("new")
    parser.add_argument("old")
    parser.add_argument("--against", default="courtier", metavar="WORD[,WORD...]")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rules", default="official")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--margin", type=float, default=2.0, help="in points")
    parser.add_argument("--games", type=int, default=40_000, help="of both together, at most")
    parser.add_argument("--rollouts", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--resume", type=Path, metavar="FILE")
    return parser.parse_args()


def main() -> int:
    """Plays until it can tell."""
    said = _arguments()
    rules = (said.rules, said.seats, tuple(said.option))
    table = tuple(said.against.split(","))
    new, old = (Task(rules, word, table, said.seed, said.rollouts) for word in (said.new, said.old))
    deals = Deals(said.resume)
    differences: list[float] = []
    trial = Trial(said.margin / 100)
    for deal in deals.played((new, old), said.games // (2 * said.seats), said.jobs):
        differences.append(deals.of(new)[deal].share - deals.of(old)[deal].share)
        trial.add(differences[-1])
        if trial.verdict() is not None:
            break
    found = trial.verdict()
    mean, low, high = interval(differences)
    games = 2 * said.seats * len(differences)
    word = {True: "accepted", False: "refused", None: "not told yet"}[found]
    print(
        f"{word}: {said.new} against {said.old}, {games} games of {len(differences)} deals, "
        f"difference {100 * mean:+.1f} points ({100 * low:+.1f} to {100 * high:+.1f})"
    )
    return {True: 0, False: 1, None: 2}[found]


if __name__ == "__main__":
    sys.exit(main())
