"""Whether tempers show, and what they cost: `python -m tests.bench.tempers`.

Each character of the cast plays alone at a level (courtier) against three neutral bots of it, on
each seat of the same deals as the neutral bot itself. Printed are its win share with a 95 %
interval over deals; what it loses against the neutral bot, deal by deal; and how often it bluffs,
doubts, and hits the richest, the weakest, the next seat and who last offended it, each with its
distance from the neutral bot in standard errors (a square of it is chi-square with one degree).

A temper shows where it bluffs or doubts or aims otherwise by `SHOWN` standard errors; issue 6 wants
each to differ measurably in bluffs, doubts and targets, and to cost 5 points at most, where the
lower end of the interval may lie 3 points below. `FAIL` names what is missing. Status 1 then.
"""

import argparse
import sys
from itertools import combinations
from pathlib import Path

from coup_desktop.bots.personas import CAST
from coup_desktop.engine.bot_words import bot_word
from tests.bench.accept import interval
from tests.bench.deals import Deals, Found, Task
from tests.bench.habits import RATES, Habits, difference

SHOWN = 3.0
COST = 0.05
SPARE = 0.03
AIMS = tuple(word for word in RATES if word.startswith("at "))


def habits_of(found: list[Found]) -> Habits:
    """The habits of many deals."""
    together = Habits()
    for one in found:
        together.add(one.habits)
    return together


def differs(ours: Habits, theirs: Habits) -> dict[str, float]:
    """In standard errors, by what is counted."""
    return {word: difference(ours.rate(word), theirs.rate(word)) for word in RATES}


def shows(apart: dict[str, float]) -> bool:
    """Whether two of them can be told apart."""
    return any(abs(found) >= SHOWN for found in apart.values())


def row(word: str, found: list[Found], neutral: list[Found]) -> tuple[str, list[str]]:
    """A line of the table, and what is wrong with it."""
    mean, low, high = interval([one.share for one in found])
    cells = [f"{word:<24}{mean:7.1%} ({low:.1%} to {high:.1%})"]
    paired = [one.share - other.share for one, other in zip(found, neutral, strict=True)]
    cost, least, most = interval(paired)
    cells.append(f"{100 * cost:+6.1f} ({100 * least:+.1f} to {100 * most:+.1f})")
    ours, theirs = habits_of(found), habits_of(neutral)
    apart = differs(ours, theirs)
    for name in RATES:
        hits, of = ours.rate(name)
        cells.append(f"{hits / max(1, of):6.1%} {apart[name]:+5.1f}")
    wrong = []
    if found is not neutral:
        if not shows(apart):
            wrong.append("does not differ from the neutral one")
        if cost < -COST or least < -COST - SPARE:
            wrong.append("costs too much")
    return " | ".join(cells), wrong


def main() -> int:
    """Plays and prints."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.tempers",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--level", default="courtier")
    parser.add_argument("--characters", default="", help="some of the cast only")
    parser.add_argument("--games", type=int, default=1000, help="of each character")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rollouts", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--resume", type=Path, metavar="FILE")
    said = parser.parse_args()
    chosen = said.characters.split(",") if said.characters else [p.word for p in CAST]
    words = [said.level, *(bot_word(said.level, persona) for persona in chosen)]
    rules = ("official", said.seats, ())
    tasks = [Task(rules, word, (said.level,), said.seed, said.rollouts) for word in words]
    count = -(-said.games // said.seats)
    deals = Deals(said.resume)
    for _ in deals.played(tasks, count, said.jobs):
        pass
    known = [[deals.of(task)[deal] for deal in range(count)] for task in tasks]
    names = " | ".join(RATES)
    print(f"{count * said.seats} games each; share, points against neutral, {names}")
    failed = False
    for word, found in zip(words, known, strict=True):
        line, wrong = row(word, found, known[0])
        failed |= bool(wrong)
        print(line + (f"  FAIL: {'; '.join(wrong)}" if wrong else ""))
    alike = [
        f"{one} and {other}"
        for (one, first), (other, second) in combinations(zip(words, known, strict=True), 2)
        if not shows(differs(habits_of(first), habits_of(second)))
    ]
    print(f"cannot be told apart: {', '.join(alike) or 'none'}")
    return 1 if failed or alike else 0


if __name__ == "__main__":
    sys.exit(main())
