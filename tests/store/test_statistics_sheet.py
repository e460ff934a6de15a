"""The statistics as CSV."""

import csv
import io
from dataclasses import replace
from pathlib import Path

import pytest

from coup_desktop.engine.record import Record
from coup_desktop.engine.review import review
from coup_desktop.store.statistics import Choice, Statistics
from coup_desktop.store.statistics.sheet import COLUMNS, cell
from tests.recorded import Table, many, played

DAY = "2026-11-30"


def exported(book: Statistics, target: Path) -> list[dict[str, str]]:
    book.export(target)
    text = target.read_bytes().decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text, newline="")))


@pytest.fixture
def book(tmp_path: Path) -> Statistics:
    return Statistics(tmp_path / "statistics.sqlite")


def test_it_is_what_the_standard_and_spreadsheets_want(book: Statistics, tmp_path: Path) -> None:
    book.add(played(Table(people=('Anna,"Мария"',)), 0), DAY)
    target = tmp_path / "out.csv"
    (row, *_) = exported(book, target)
    content = target.read_bytes()
    assert content.startswith(b"\xef\xbb\xbfgame,date,preset,options,changes,seats,")
    assert content.count(b"\r\n") == content.count(b"\n") == 4
    assert '"Anna,""Мария"""'.encode() in content
    assert row["name"] == 'Anna,"Мария"'


def test_the_columns_keep_their_names_and_places() -> None:
    assert COLUMNS[:22] == (
        "game", "date", "preset", "options", "changes", "seats", "team_game", "turns", "finished",
        "practice", "seat", "name", "kind", "team", "won", "resigned", "stood_up", "claims",
        "bluffs", "caught", "doubts_right", "doubts_wrong",
    )  # fmt: skip
    assert COLUMNS[22:27] == (
        "duke_claims", "duke_bluffs", "duke_caught", "duke_doubts_right", "duke_doubts_wrong",
    )  # fmt: skip
    assert COLUMNS[-1] == "embezzle_doubts_wrong"
    assert len(COLUMNS) == len(set(COLUMNS)) == 22 + 12 * 5


def test_a_row_for_each_seat_of_each_game(book: Statistics, tmp_path: Path) -> None:
    games = list(many(12))
    for record in games:
        book.add(record, DAY)
    rows = exported(book, tmp_path / "out.csv")
    assert len(rows) == sum(len(record.setup.names) for record in games)
    ordered = iter(rows)
    for record in games:  # their dates rise
        seen = review(record)
        for seat, name in enumerate(record.setup.names):
            row = next(ordered)
            assert (row["seat"], row["name"]) == (str(seat + 1), name)
            assert row["kind"] == record.setup.kinds[seat]
            assert row["won"] == str(int(seat == seen.winner))
            assert row["turns"] == str(seen.turns)
            assert row["options"] == " ".join(record.setup.ruleset.options)
            own = seen.seats[seat]
            for column in ("claims", "bluffs", "caught", "doubts_right", "doubts_wrong"):
                assert row[column] == str(getattr(own, column))
                each = [int(row[c]) for c in COLUMNS[22:] if c.endswith(f"_{column}")]
                assert sum(each) == getattr(own, column)
            assert bool(row["team"]) == bool(int(row["team_game"]))


@pytest.mark.parametrize("name", ["=1+1", "+49", "-x", "@home", "=HYPERLINK(A1)"])
def test_a_name_is_no_formula(book: Statistics, tmp_path: Path, name: str) -> None:
    record = played(Table(), 0)
    setup = replace(record.setup, names=(name, *record.setup.names[1:]))
    book.add(Record(setup, record.entries), DAY)
    rows = exported(book, tmp_path / "out.csv")
    assert rows[0]["name"] == f"'{name}"
    assert book.totals(Choice()).kept.people == (name,)
    assert cell("\t=1") == "'\t=1"
    assert cell("Anna-Maria=") == "Anna-Maria="


def test_an_empty_book_gives_the_columns_alone(book: Statistics, tmp_path: Path) -> None:
    target = tmp_path / "out.csv"
    assert exported(book, target) == []
    assert target.read_text(encoding="utf-8-sig").split() == [",".join(COLUMNS)]


def test_where_it_cannot_be_written_the_old_file_stays(book: Statistics, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        book.export(tmp_path / "nowhere" / "out.csv")
