"""Records for the statistics, and what lies in their file, for tests."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from coup_desktop.engine.record import Record
from coup_desktop.store.statistics import Choice, Statistics, StatisticsError, Trouble
from tests.recorded import Table, played

DAY = "2026-11-30"


def game(number: int) -> Record:
    return played(Table(tags=(("date", DAY),)), number)


def put(folder: Path, *numbers: int) -> None:
    for number in numbers:
        (folder / f"{number}.coup").write_text(game(number).text(), encoding="utf-8")


def games_in(book: Statistics) -> int:
    return book.totals(Choice()).kept.games


@contextmanager
def connected(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


def trouble_of(error: pytest.ExceptionInfo[StatisticsError]) -> Trouble:
    return error.value.trouble
