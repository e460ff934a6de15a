"""Fits what seats may expect of a game broken off; writes `coup_desktop/bots/search/worths.py`.

    python packaging/training/prospects.py [--games 250] [--check]

What it maximises: the mean logarithm of the chance that the tables give to the seat that won, at
the starts of turns of games that the levels play by rule among themselves, by Newton's method with
a weight on numbers near 0 (conditional logit; a table for few, some and many living seats). It
needs no library and takes some ten minutes on one core, most of them for the games. The same
source, seed and numbers write the same file. `--check` writes nothing and tells what the tables
that are there give to games that they have not seen.
"""

import argparse
import sys
from dataclasses import dataclass
from math import exp, log
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT)]

from coup_desktop.bots import bot  # noqa: E402 - the path comes first
from coup_desktop.bots.search.prospects import FEATURES, features, table_of  # noqa: E402
from coup_desktop.bots.search.worths import TABLES, Table  # noqa: E402
from coup_desktop.bots.stream import seat_seed  # noqa: E402
from coup_desktop.engine.events import Phase  # noqa: E402
from coup_desktop.engine.game import Game  # noqa: E402
from coup_desktop.engine.position import starting_teams  # noqa: E402
from coup_desktop.engine.rng import SplitMix64  # noqa: E402
from coup_desktop.engine.ruleset import Ruleset  # noqa: E402

TARGET: Final = ROOT / "coup_desktop/bots/search/worths.py"
RULES: Final = (
    ("city-state", 8, ("diplomat", "factions", "inquisitor")),
    ("coup-x", 8, ("teams",)),
    ("official", 6, ()),
    ("official", 5, ()),
    ("coup-x", 7, ()),
    ("official", 4, ()),
    ("coup-x", 10, ("teams",)),
    ("official", 6, ("inquisitor",)),
)
"""The games that are played, so many of each."""
LEVELS: Final = ("spymaster", "spymaster", "courtier")
"""Who sits there: each seat one of these, by chance."""
TABLES_FOR: Final = ("two or three", "four or five", "more")
EVERY: Final = 4
"""One of so many turns is looked at: those in between tell little more."""
MOST_TURNS: Final = 600
TO_NOUGHT: Final = 10.0
"""How much of a turn's evidence speaks against each number, times its square: half of this."""
ROUNDS: Final = 12
NEAR: Final = 1e-4
"""A step below which Newton's method is through."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The start of a turn: what counts for each living seat, and which of them won."""

    table: int
    seats: tuple[tuple[float, ...], ...]
    winner: int
    """Its place in `seats`."""


def turns(games: int, seed: int) -> list[Turn]:
    """The turns of so many games of each of `RULES`."""
    found: list[Turn] = []
    for number in range(games * len(RULES)):
        preset, seats, options = RULES[number % len(RULES)]
        found += _turns_of(Ruleset.make(preset, seats, options), seat_seed(seed, number))
    return found


def _turns_of(ruleset: Ruleset, seed: int) -> list[Turn]:
    """Some turns of one game; none of a game that does not end."""
    chance = SplitMix64(seed)
    starter = chance.below(ruleset.seats)
    game = Game.start(ruleset, starter, chance, starting_teams(ruleset, starter, chance))
    words = [LEVELS[chance.below(len(LEVELS))] for _ in range(ruleset.seats)]
    bots = [bot.make(word, chance.next()) for word in words]
    met: list[tuple[int, list[int], list[tuple[float, ...]]]] = []
    while not game.over and game.turns < MOST_TURNS:
        if game.phase is Phase.ACTION and chance.below(EVERY) == 0:
            living = [seat for seat in range(ruleset.seats) if game.living >> seat & 1]
            rows = [tuple(features(game, seat)) for seat in living]
            met.append((table_of(len(living)), living, rows))
        game.play(bots[game.asked].choose(game.view(game.asked), game.legal()))
    if not game.over:
        return []
    return [Turn(table, tuple(rows), seats.index(game.winner)) for table, seats, rows in met]


def chances(table: Table, turn: Turn) -> list[float]:
    """What a table gives to each seat of a turn, 1 in sum."""
    worths = [
        exp(sum(weight * value for weight, value in zip(table, row, strict=True) if value))
        for row in turn.seats
    ]
    total = sum(worths)
    return [worth / total for worth in worths]


def likelihood(table: Table, found: list[Turn]) -> float:
    """The mean logarithm of the chance that a table gives to the seats that won."""
    return sum(log(chances(table, turn)[turn.winner]) for turn in found) / len(found)


def evenly(found: list[Turn]) -> float:
    """The same where all seats are alike."""
    return -sum(log(len(turn.seats)) for turn in found) / len(found)


def fitted(found: list[Turn]) -> Table:
    """The table that makes the winners of some turns as likely as they get."""
    table: Table = (0.0,) * len(FEATURES)
    for _ in range(ROUNDS):
        slopes, bends = _slopes(table, found)
        step = solved(bends, slopes)
        table = tuple(weight + move for weight, move in zip(table, step, strict=True))
        if max(map(abs, step)) < NEAR:
            break
    return tuple(float(f"{weight:.2f}") for weight in table)


def _slopes(table: Table, found: list[Turn]) -> tuple[list[float], list[list[float]]]:
    """First derivatives of the evidence, and second ones with their sign turned."""
    count = len(table)
    slopes = [-TO_NOUGHT * weight for weight in table]
    bends = [[TO_NOUGHT * (row == column) for column in range(count)] for row in range(count)]
    for turn in found:
        mean = [0.0] * count
        for chance, row in zip(chances(table, turn), turn.seats, strict=True):
            some = [place for place in range(count) if row[place]]
            for place in some:
                mean[place] += chance * row[place]
                for other in some:
                    bends[place][other] += chance * row[place] * row[other]
        won = turn.seats[turn.winner]
        for place in range(count):
            slopes[place] += won[place] - mean[place]
            if mean[place]:
                for other in range(count):
                    bends[place][other] -= mean[place] * mean[other]
    return slopes, bends


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive definite."""
    count = len(right)
    lines = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for place in range(count):
        for below in range(place + 1, count):
            factor = lines[below][place] / lines[place][place]
            for column in range(place, count + 1):
                lines[below][column] -= factor * lines[place][column]
    found = [0.0] * count
    for place in reversed(range(count)):
        known = sum(lines[place][other] * found[other] for other in range(place + 1, count))
        found[place] = (lines[place][count] - known) / lines[place][place]
    return found


HEAD: Final = '''"""What counts how much for a seat's chances, by how many seats live.

Written by `packaging/training/prospects.py{arguments}`, which says how; not to be edited.
Mean log-chance of the seat that won, in games not fitted to, with all seats alike and by its table:
{scores}
"""

from typing import Final

Table = tuple[float, ...]
TABLES: Final[tuple[Table, ...]] = (
'''


def scored(tables: tuple[Table, ...], unseen: list[Turn]) -> list[str]:
    """How well each table tells who wins."""
    lines: list[str] = []
    for place, name in enumerate(TABLES_FOR):
        some = [turn for turn in unseen if turn.table == place]
        lines.append(f"{name}: {evenly(some):.3f} {likelihood(tables[place], some):.3f}.")
    return lines


def written(tables: tuple[Table, ...], arguments: str, scores: list[str]) -> str:
    """The module as source text."""
    text = HEAD.format(arguments=arguments, scores="\n".join(scores))
    for name, table in zip(TABLES_FOR, tables, strict=True):
        numbers = ", ".join(f"{weight!r}" for weight in table)
        text += f"    # {name} live\n    ({numbers}),\n"
    return text + ")\n"


def main() -> int:
    """Fits and writes, or checks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=250, help="of each ruleset")
    parser.add_argument("--check", action="store_true")
    said = parser.parse_args()
    unseen = turns(said.games // 4, 2)
    if said.check:
        print("\n".join(scored(TABLES, unseen)))
        return 0
    found = turns(said.games, 1)
    tables = tuple(
        fitted([turn for turn in found if turn.table == place]) for place in range(len(TABLES_FOR))
    )
    scores = scored(tables, unseen)
    print("\n".join(scores))
    arguments = "" if said.games == 250 else f" --games {said.games}"
    TARGET.write_text(written(tables, arguments, scores), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
