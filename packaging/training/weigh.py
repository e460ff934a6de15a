"""Learns what the points of a turn are worth, by which the master solves its turns anew.

    python packaging/training/weigh.py --out resources/policies/two-seats.worths

It plays games of the policy against itself twice: first for the share of games that the seat whose
turn it is wins, by kind of point, coins, both hands and lost cards (`bots/master/points.py`); then
for what each seat's memory of claims adds to that. Points that were met seldom are taken to be
worth what their neighbours are. The same seed and numbers give the same file. Needs numba, numpy.
"""

import argparse
import json
import sys
import time
import zlib
from hashlib import sha256
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import numpy as np  # noqa: E402 - the path comes first

from coup_desktop.bots.master import points  # noqa: E402
from coup_desktop.bots.master.policy import read  # noqa: E402
from coup_desktop.bots.master.worths import FORMAT  # noqa: E402
from training import outcomes, solver, table_game  # noqa: E402
from training.compiled import compiled  # noqa: E402
from training.machine import Machine  # noqa: E402

MILLION = 1_000_000
_COARSE = 10.0
"""As how many games counts what a deal is worth with any coins."""
_NEAR = 30.0
"""As how many games count coins that differ by one, and any lost cards."""
_TALE = 300.0
"""As how many games counts that a memory adds nothing."""
_SPANS = ((225, 675, 6), (675, 1125, 6), (1125, points.DEALS, 16))
"""Where deals with a lost card begin and end, and how many steps of lost cards they have."""
Array = Any


def arguments() -> argparse.Namespace:
    """The command line's choices."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    policy = ROOT / "resources" / "policies" / "two-seats.policy"
    parser.add_argument("--policy", type=Path, default=policy)
    parser.add_argument("--games", type=float, default=20.0, help="in millions, each time (20)")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--out", type=Path, required=True, help="the file of worths")
    return parser.parse_args()


class Games:
    """Plays a policy against itself, and adds up what comes out."""

    def __init__(self, policy: Path, seed: int) -> None:
        machine = Machine(seed)
        self._policy = machine.frozen(list(read(policy).entries()))
        self._outcomes = compiled(outcomes)
        self._chance = machine.chance
        self._paper = (
            np.zeros(table_game.SIZE, np.int64),
            np.zeros(solver.MOST + 1, np.int64),
            np.zeros(solver.MOST + 1),
            np.zeros(outcomes.NOTES * outcomes.DEEPEST, np.int64),
        )

    def points(self, games: int) -> tuple[Array, Array]:
        """Games won and games, by point."""
        return self._played(games, points.SIZE, np.zeros(1, np.float32))

    def tales(self, games: int, worths: Array) -> tuple[Array, Array]:
        """What came more than the worths of points said, and games, by tale."""
        return self._played(games, points.TALES, worths)

    def _played(self, games: int, size: int, worths: Array) -> tuple[Array, Array]:
        sums = np.zeros(size)
        counts = np.zeros(size)
        self._outcomes.play(
            games, self._chance, self._policy, size == points.TALES, worths, sums, counts,
            self._paper,
        )  # fmt: skip
        return sums, counts


def smoothed(sums: Array, counts: Array) -> Array:
    """The worth of each point, of those met seldom by their neighbours."""
    shape = (points.KINDS, points.COINS, points.COINS, points.DEALS)
    won = sums.reshape(shape)
    of = counts.reshape(shape)
    for low, high, steps in _SPANS:
        for numbers in (won, of):
            by_step = numbers[..., low:high].reshape(*shape[:3], -1, steps)
            by_step[..., -1] = by_step[..., :-1].sum(axis=-1)
    coarse = (won.sum(axis=(1, 2)) + 2.0) / (of.sum(axis=(1, 2)) + 4.0)
    near_won, near_of = _near(won), _near(of)
    near = (near_won + _COARSE * coarse[:, None, None, :]) / (near_of + _COARSE)
    worths = (won + _NEAR * near) / (of + _NEAR)
    for low, high, steps in _SPANS:
        part = worths[..., low:high].reshape(*shape[:3], -1, steps)
        by_won = won[..., low:high].reshape(part.shape)
        by_of = of[..., low:high].reshape(part.shape)
        part[...] = (by_won + _NEAR * part[..., -1:]) / (by_of + _NEAR)
    return worths.reshape(-1)


def _near(numbers: Array) -> Array:
    """Sums over coins that differ by one at most."""
    padded = np.pad(numbers, ((0, 0), (1, 1), (1, 1), (0, 0)))
    size = points.COINS
    return sum(padded[:, i : i + size, j : j + size] for i in range(3) for j in range(3))


def write(path: Path, made: dict[str, Any], worths: Array, tales: Array) -> int:
    """Writes the file; how many bytes it has."""
    shares = np.round(worths * points.WHOLE).clip(0, points.WHOLE).astype(np.uint8)
    told = np.round(tales * points.TALE).clip(-points.NO_TALE, points.NO_TALE - 1)
    body = zlib.compress(shares.tobytes() + (told + points.NO_TALE).astype(np.uint8).tobytes(), 9)
    header = {"format": FORMAT, "sha256": sha256(body).hexdigest(), "made": made}
    text = json.dumps(header, ensure_ascii=True, sort_keys=True).encode() + b"\n" + body
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text)
    return len(text)


def main() -> int:
    """Plays, smooths, writes."""
    choices = arguments()
    count = round(choices.games * MILLION)
    begun = time.perf_counter()
    games = Games(choices.policy, choices.seed)
    sums, counts = games.points(count)
    met = np.count_nonzero(counts)
    worths = smoothed(sums, counts)
    print(f"{met} of {points.SIZE} points met, {time.perf_counter() - begun:.0f} s", flush=True)
    off, of = games.tales(count, worths)
    made = {
        "program": "packaging/training/weigh.py",
        "games": 2 * count,
        "seed": choices.seed,
        "policy": sha256(choices.policy.read_bytes()).hexdigest(),
    }
    size = write(choices.out, made, worths, off / (of + _TALE))
    print(f"{choices.out}: {size} bytes, {time.perf_counter() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
