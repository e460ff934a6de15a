"""The whole list that issue 6 wants to see: `python -m tests.bench.figures --resume FOLDER`.

Each line of it is a cell: a command and its mark. A cell prints one line when it is through:

    PASS two-seats-ruleai: 64.1% (61.1% to 67.0%) of 1000 games; wanted 62.0% or more
    FAIL ...
    PART ... what is known when the budget is spent; the next sitting goes on from there
    LACKS ... what it needs is not there, and what that is

`--list` prints the cells with their commands and plays nothing. `--cells 'seats-4-*'` chooses some.
`--budget 480` ends after so many minutes, in the midst of a cell: whatever was played lies in the
folder, and the same command goes on, as long as bots, engine and policies are the same: each state
of them has a folder of its own in it. `--rollouts` lets the search play at a quarter of its budget,
say. Times are only right with `--jobs 1` on a machine that does nothing else.

Shares are of duplicate games with Wilson's 95 % interval; its lower end may lie 3 points below the
mark. Status 1 where a line says FAIL or LACKS, 2 where something is not through yet.
"""

import argparse
import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from math import inf
from pathlib import Path
from time import monotonic

from coup_desktop.bots import bot
from tests.bench.cells import Cell, Share, Sitting, Times, Told, played, program
from tests.bench.ladder import ABOVE_RANDOM, STEP

MASTER = "doge"
ASIDE = "contest"
"""The benchmark that no model of the search is made from."""
MIXED = ("ruleai", "contest", "honest", "truster", "duke-liar")
RULE_LEVELS_MS = 10.0
MASTER_MS = (400.0, 1000.0, 1500.0)
"""Median, 95th percentile, maximum."""
RESPONSE = 0.55
"""What a best response to the two-seat policy may win."""
FLAT = 0.01
"""How far the last third of a response's curve may spread."""
POLICY = "resources/policies/two-seats.policy"
_EVERY_RULE = ("diplomat", "factions", "inquisitor")


def cells() -> Iterator[Cell]:
    """All of them, in the order of the issue."""
    yield Told(
        "fair",
        ("-m", "pytest", "-q", "-n", "0", "tests/bots/fairness"),
        (("COUP_FAIRNESS", "2000"),),
    )
    yield Told("traps", ("-m", "pytest", "-q", "-n", "0", "tests/bots/test_traps.py"))
    yield Share("two-seats-ruleai", MASTER, ("ruleai",), 2, 0.62)
    yield Share("two-seats-random", MASTER, ("random",), 2, 0.84)
    yield Told(
        "two-seats-response",
        ("packaging/training/respond.py", POLICY),
        needs=POLICY,
        judge=response,
    )
    benchmarks = [info.word for info in bot.benchmarks()]
    for seats in (3, 4, 5, 6):
        fair = 1 / seats
        for word in ("random", *(word for word in benchmarks if word != ASIDE)):
            yield Share(f"seats-{seats}-{word}", MASTER, (word,), seats, 1.6 * fair)
        yield Share(f"seats-{seats}-mixed", MASTER, MIXED, seats, 1.4 * fair)
        yield Share(f"seats-{seats}-aside", MASTER, (ASIDE,), seats, 1.3 * fair)
    yield from _other_rules()
    yield from _levels()
    yield Told(
        "tempers",
        ("-m", "tests.bench.tempers", "--games", "{GAMES}", "--jobs", "{JOBS}",
         "--resume", "{FOLDER}/tempers.jsonl"),
    )  # fmt: skip
    yield from _times()


def _other_rules() -> Iterator[Cell]:
    below = _below(MASTER)
    for name, preset, options in (
        ("city-state", "city-state", _EVERY_RULE),
        ("coup-x", "coup-x", ("teams",)),
    ):
        yield Share(f"{name}-8", MASTER, (below,), 8, 1.5 / 8, 1.0, preset, options)


def _levels() -> Iterator[Cell]:
    for place, info in enumerate(bot.LEVELS):
        if place:
            below = bot.LEVELS[place - 1].word
            yield Share(f"ladder-{info.word}", info.word, (below,), 4, *STEP)
        if info.word != MASTER:  # of which more is wanted above
            yield Share(f"random-{info.word}", info.word, ("random",), 4, ABOVE_RANDOM)


def _times() -> Iterator[Cell]:
    for info in bot.LEVELS:
        share = Share(f"times-{info.word}", info.word, (info.word,), 4, 0.0)
        marks = MASTER_MS if info.searches else (RULE_LEVELS_MS,) * 3
        yield Times(f"times-{info.word}", share, *marks)


def _below(level: str) -> str:
    words = [info.word for info in bot.LEVELS]
    return words[words.index(level) - 1] if level in words else words[-1]


def response(printed: str) -> tuple[bool, str]:
    """Whether the best response wins little enough, and has learned all it can.

    Args:
        printed: by `respond`: a line of JSON for each point of its curve.
    """
    curve = [json.loads(line)["mean"] for line in printed.splitlines() if line.startswith("{")]
    tail = curve[-max(1, len(curve) // 3) :]
    flat = len(tail) > 1 and max(tail) - min(tail) <= FLAT
    text = f"the response wins {curve[-1]:.1%}; wanted {RESPONSE:.0%} at most"
    return curve[-1] <= RESPONSE and flat, text + ("" if flat else "; its curve is not flat yet")


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays and prints."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.figures",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--resume", type=Path, metavar="FOLDER", default=Path("figures"))
    parser.add_argument("--cells", default="*", metavar="PATTERN[,PATTERN...]")
    parser.add_argument("--games", type=int, default=1000, help="of each cell")
    parser.add_argument("--rollouts", type=int, help="of each searched decision")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--budget", type=float, metavar="MINUTES", help="end after so long")
    parser.add_argument("--list", action="store_true")
    said = parser.parse_args(arguments)
    until = inf if said.budget is None else monotonic() + 60 * said.budget
    folder = said.resume.resolve() / program()
    sitting = Sitting(said.games, said.rollouts, said.jobs, folder, lambda: monotonic() > until)
    patterns = said.cells.split(",")
    chosen = [c for c in cells() if any(fnmatch(c.name, pattern) for pattern in patterns)]
    if said.list:
        for cell in chosen:
            print(f"{cell.name}: {shlex.join(cell.command(sitting))}")
        return 0
    folder.mkdir(parents=True, exist_ok=True)
    verdicts: list[str] = []
    for cell in chosen:
        if sitting.stopped():
            print(f"not begun: {', '.join(c.name for c in chosen[len(verdicts) :])}")
            return 2
        line = played(cell, sitting)
        verdicts.append(line.verdict)
        print(f"{line.verdict} {cell.name}: {line.text}", flush=True)
    if {"FAIL", "LACKS"} & set(verdicts):
        return 1
    return 2 if "PART" in verdicts else 0


if __name__ == "__main__":
    sys.exit(main())
