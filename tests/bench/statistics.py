"""How long the statistics take: `python -m tests.bench.statistics --games 10000`.

Plays some hundred games of mixed rules once and adds them again and again under other dates and
seeds, then asks. All of it is done in a thread of its own in the program; this tells how long a
person waits for figures, and how long the disk is kept busy at the end of a game.
"""

import argparse
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

from coup_desktop.engine.record import Record
from coup_desktop.store.statistics import Choice, Rules, Statistics, Who
from tests.recorded import many

_DIFFERENT: Final = 300
_ASKED: Final = 5


def again(record: Record, number: int) -> Record:
    """The same moves at another table."""
    tags = tuple(tag for tag in record.setup.tags if tag[0] != "table-seed")
    return Record(replace(record.setup, tags=(*tags, ("table-seed", str(number)))), record.entries)


def timed(work: Callable[[], object]) -> float:
    """Milliseconds."""
    begun = perf_counter()
    work()
    return 1000 * (perf_counter() - begun)


def line(what: str, *milliseconds: float) -> None:
    """One result."""
    print(f"{what:<44}{median(milliseconds):>10.1f} ms{max(milliseconds):>10.1f} ms at most")


def measure(folder: Path, games: int) -> None:
    """Fills a file, and tells how long it takes to add to it and to ask it."""
    path = folder / "statistics.sqlite"
    filling = Statistics(path)
    records = list(many(min(_DIFFERENT, games)))
    added: list[float] = []
    for number in range(games):
        record = again(records[number % len(records)], number)
        added.append(timed(partial(filling.add, record, "2026-01-01")))
    tenth = max(1, games // 10)
    print(f"{games} games, {path.stat().st_size / 1e6:.1f} MB, in {folder}")
    line("add a game, the first tenth", *added[:tenth])
    line("add a game, the last tenth", *added[-tenth:])
    choices = {
        "totals of all people": Choice(),
        "totals of a bot": Choice(Who("courtier"), practice=True),
        "totals of a person at some rules": Choice(
            Who(name="Sacha"), "official", Rules("official"), "random"
        ),
    }
    for what, choice in choices.items():
        line(what, *(timed(partial(filling.totals, choice)) for _ in range(_ASKED)))
    line("export as CSV", timed(lambda: filling.export(folder / "games.csv")))
    line("reset, with its copy", timed(lambda: filling.reset(folder)))
    lying = folder / "games"
    lying.mkdir()
    for number, record in enumerate(records):
        (lying / f"{number}.coup").write_text(record.text(), encoding="utf-8")
    line(f"catch up with {len(records)} records", timed(lambda: filling.catch_up(lying)))
    line("look again, nothing new", timed(lambda: filling.catch_up(lying)))


def main() -> None:
    """Measures in a folder that goes afterwards."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--folder", type=Path, help="where to write; the system's own otherwise")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        measure(Path(folder), arguments.games)


if __name__ == "__main__":
    main()
