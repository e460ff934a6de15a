"""Trains the policy for the last two seats and writes its file.

    python packaging/training/train.py --out resources/policies/two-seats.policy

What it minimises: the regret of each decision, by sampled self-play with mean results as baselines
(`solver.py`); later games weigh more, in proportion. What comes out is the average strategy, which
approaches an equilibrium of the game as far as the keys tell positions apart. README.md beside this
file says how long it took and how strong the result is. The same seed and numbers give the same
file. Needs numba and numpy: pip install "coup-desktop[training]".
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import numpy as np  # noqa: E402 - the path comes first

from training.harvest import entries  # noqa: E402
from training.machine import BLIND, REMEMBERS, Machine, Table  # noqa: E402
from training.policy_file import write  # noqa: E402

MILLION = 1_000_000


def arguments() -> argparse.Namespace:
    """The command line's choices."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=float, default=300.0, help="in millions (300)")
    parser.add_argument("--quiet", type=float, default=60.0, help="millions not averaged (60)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bits", type=int, default=22, help="2**BITS slots in memory (22)")
    parser.add_argument("--explore", type=float, default=0.5, help="share of tried choices (0.5)")
    parser.add_argument("--ends", type=float, default=0.0, help="share of larger games' ends (0)")
    parser.add_argument("--entries", type=int, help="at most so many with memory in the file (all)")
    parser.add_argument("--least", type=int, default=0, help="fewer fifteenths are left out (0)")
    parser.add_argument("--blind", action="store_true", help="without memory of claims")
    parser.add_argument("--parts", type=int, default=30, help="how often to report and save (30)")
    parser.add_argument("--checkpoint", type=Path, help="a file to go on from and save to")
    parser.add_argument("--out", type=Path, required=True, help="the policy file")
    return parser.parse_args()


def restored(path: Path | None, bits: int, machine: Machine) -> Table:
    """The table of a checkpoint, or an empty one where there is none."""
    if path is None or not path.exists():
        return Table.empty(bits)
    with np.load(path) as saved:
        machine.chance[:] = saved["chance"]
        return Table(
            saved["keys"], saved["weights"], saved["met"], saved["room"], int(saved["games"])
        )


def save(path: Path, table: Table, machine: Machine) -> None:
    """Writes a checkpoint, whole or not at all."""
    made = path.with_suffix(".part.npz")
    np.savez(
        made,
        keys=table.keys,
        weights=table.weights,
        met=table.met,
        room=table.room,
        games=table.games,
        chance=machine.chance,
    )
    made.replace(path)


def harvest(choices: argparse.Namespace, table: Table) -> tuple[int, int]:
    """Writes the policy file of a table; how many entries and bytes it has."""
    made: dict[str, Any] = {
        "program": "packaging/training/train.py",
        "games": table.games,
        "quiet": round(choices.quiet * MILLION),
        "seed": choices.seed,
        "explore": choices.explore,
        "ends": choices.ends,
        "least": choices.least,
        "slots": int(table.room[0]),
        "memory": not choices.blind,
    }
    found = entries(*table.strategies(), choices.entries, choices.least)
    return len(found), write(choices.out, made, found)


def main() -> int:
    """Trains, reports, saves."""
    choices = arguments()
    levels = BLIND if choices.blind else REMEMBERS
    machine = Machine(choices.seed)
    table = restored(choices.checkpoint, choices.bits, machine)
    total = round(choices.games * MILLION)
    quiet = round(choices.quiet * MILLION)
    begun = time.perf_counter()
    while table.games < total:
        part = min(-(-total // choices.parts), total - table.games)
        machine.train(table, part, quiet, levels, choices.explore, choices.ends)
        print(
            f"{table.games / MILLION:.1f} million games, {int(table.room[0])} slots, "
            f"{int(table.room[1])} decisions without one, {time.perf_counter() - begun:.0f} s",
            flush=True,
        )
        if choices.checkpoint is not None:
            save(choices.checkpoint, table, machine)
    count, size = harvest(choices, table)
    print(f"{choices.out}: {count} entries, {size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
