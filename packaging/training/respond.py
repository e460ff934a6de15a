"""Trains a best response to a policy file, and says how often it wins: exploitability from below.

    python packaging/training/respond.py resources/policies/two-seats.policy

The exploiter sees more than the policy: exact coins, the whole memory of both seats in every
decision, which claims of the other were made twice, the last action of both and how the other's
came out, whether the other ever challenged (`knowledge.exploiter_key`). It learns by the same
regret minimisation against the frozen policy as it is played. Measured it is on fresh games in both
seats, always choosing what has the greatest regret; where it has learned nothing it plays as the
policy does. A figure counts once the curve is flat and the same budget beats a policy without
memory (`train.py --blind`) by at least 60 %.
"""

import argparse
import json
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from coup_desktop.bots.master.policy import read  # noqa: E402 - the path comes first
from training.machine import EXPLOITS, Machine, Table  # noqa: E402

MILLION = 1_000_000


def arguments() -> argparse.Namespace:
    """The command line's choices."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("policy", type=Path)
    parser.add_argument("--games", type=float, default=60.0, help="to learn from, in millions (60)")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--bits", type=int, default=22, help="2**BITS slots in memory (22)")
    parser.add_argument("--explore", type=float, default=0.3, help="share of tried choices (0.3)")
    parser.add_argument("--parts", type=int, default=30, help="points of the curve (30)")
    parser.add_argument("--test", type=int, default=200_000, help="fresh games a point (200000)")
    return parser.parse_args()


def main() -> int:
    """Trains, and prints a line of JSON a point of the curve; shares are the exploiter's."""
    choices = arguments()
    machine = Machine(choices.seed)
    frozen = machine.frozen(list(read(choices.policy).entries()))
    table = Table.empty(choices.bits)
    total = round(choices.games * MILLION)
    begun = time.perf_counter()
    for part in range(choices.parts):
        games = total * (part + 1) // choices.parts - table.games
        machine.train(table, games, 0, EXPLOITS, choices.explore, opponent=frozen)
        score = machine.duel(frozen, table.parts[:3], choices.test, EXPLOITS)
        point = {
            "games": table.games,
            "starting": round(1 - score.following, 4),
            "second": round(1 - score.starting, 4),
            "mean": round(1 - score.share, 4),
            "of": choices.test,
            "slots": int(table.room[0]),
            "missed": int(table.room[1]),
            "seconds": round(time.perf_counter() - begun),
        }
        print(json.dumps(point), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
