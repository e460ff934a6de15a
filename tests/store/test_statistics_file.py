"""The statistics' file: older and newer ones, and what goes wrong."""

import sqlite3
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from coup_desktop.store.statistics import (
    Added,
    Choice,
    Statistics,
    StatisticsError,
    Trouble,
    adding,
    base,
    schema,
)
from tests.recorded import Table, played
from tests.store.statistics_files import DAY, connected, game, games_in, put, trouble_of

ROOT = Path(__file__).resolve().parents[2]
VERSION_1 = """
    CREATE TABLE games (
        id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, opening TEXT NOT NULL,
        date TEXT NOT NULL, preset TEXT NOT NULL, options TEXT NOT NULL, changes TEXT NOT NULL,
        size INTEGER NOT NULL, teams INTEGER NOT NULL, turns INTEGER NOT NULL,
        finished INTEGER NOT NULL, practice INTEGER NOT NULL
    );
    CREATE TABLE seats (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT NULL,
        name TEXT NOT NULL, kind TEXT NOT NULL, team TEXT NOT NULL, won INTEGER NOT NULL,
        resigned INTEGER NOT NULL, stood_up INTEGER NOT NULL, PRIMARY KEY (game, seat)
    ) WITHOUT ROWID;
    CREATE TABLE wits (
        game INTEGER NOT NULL, seat INTEGER NOT NULL, character TEXT NOT NULL,
        claims INTEGER NOT NULL, bluffs INTEGER NOT NULL, caught INTEGER NOT NULL,
        doubts_right INTEGER NOT NULL, doubts_wrong INTEGER NOT NULL,
        PRIMARY KEY (game, seat, character),
        FOREIGN KEY (game, seat) REFERENCES seats ON DELETE CASCADE
    ) WITHOUT ROWID;
    INSERT INTO games VALUES (1, 'k', 'o', '2025-01-31', 'official', '', '', 2, 0, 9, 1, 0);
    INSERT INTO seats VALUES (1, 0, 'Sacha', 'human', '', 1, 0, 0);
    INSERT INTO seats VALUES (1, 1, 'Bo', 'random', '', 0, 0, 0);
    INSERT INTO wits VALUES (1, 0, 'duke', 3, 1, 0, 0, 2);
    PRAGMA application_id = 1131378032;
    PRAGMA user_version = 1;
"""
"""A file of the first version, with one game, by SQL of its own."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "statistics.sqlite"


@pytest.fixture
def book(path: Path) -> Statistics:
    return Statistics(path, patience=0)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    return folder


# -------------------------------------------------------------------------------------- versions


def tables_of(path: Path) -> set[str]:
    with connected(path) as connection:
        rows = connection.execute("SELECT type || ' ' || name FROM sqlite_master")
        return {name for (name,) in rows}


def test_an_older_file_is_brought_up_to_date(book: Statistics, tmp_path: Path) -> None:
    with connected(book.path) as connection:
        connection.executescript(VERSION_1)
    told = book.totals(Choice())
    assert (told.all.games, told.all.wins, told.wits.bluffs) == (1, 1, 1)
    assert book.add(game(0), DAY) is Added.NEW
    assert games_in(book) == 2
    fresh = Statistics(tmp_path / "fresh.sqlite")
    fresh.add(game(0), DAY)
    assert tables_of(book.path) == tables_of(fresh.path)
    with connected(book.path) as connection:
        assert schema.version_of(connection) == schema.VERSION


def test_an_upgrade_that_fails_changes_nothing(
    book: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    with connected(book.path) as connection:
        connection.executescript(VERSION_1)
    before, tables = book.path.read_bytes(), tables_of(book.path)
    steps = [*schema.STEPS[:1], (*schema.STEPS[1], "CREATE TABLE games (a)")]
    monkeypatch.setattr(schema, "STEPS", steps)
    with pytest.raises(StatisticsError) as caught:
        book.totals(Choice())
    assert trouble_of(caught) is Trouble.OTHER
    assert tables_of(book.path) == tables
    assert book.path.read_bytes() == before


def test_a_file_of_a_later_program_is_left_alone(book: Statistics, games: Path) -> None:
    book.add(game(0), DAY)
    with connected(book.path) as connection:
        connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    before = book.path.read_bytes()
    put(games, 1)
    for work in (
        lambda: book.add(game(1), DAY),
        lambda: book.catch_up(games),
        lambda: book.totals(Choice()),
        lambda: book.reset(games),
        lambda: book.export(games / "x.csv"),
    ):
        with pytest.raises(StatisticsError) as caught:
            work()
        assert trouble_of(caught) is Trouble.NEWER
    assert book.path.read_bytes() == before
    assert sorted(p.name for p in book.path.parent.iterdir()) == ["games", book.path.name]
    assert not (games / "x.csv").exists()


def test_another_programs_file_is_left_alone(book: Statistics) -> None:
    with connected(book.path) as connection:
        connection.execute("CREATE TABLE games (name)")
    before = book.path.read_bytes()
    with pytest.raises(StatisticsError) as caught:
        book.add(game(0), DAY)
    assert trouble_of(caught) is Trouble.FOREIGN
    assert book.path.read_bytes() == before


def test_the_file_is_its_owners_alone_and_a_single_one(book: Statistics) -> None:
    book.add(game(0), DAY)
    assert [p.name for p in book.path.parent.iterdir()] == [book.path.name]
    if sys.platform != "win32":
        assert stat.S_IMODE(book.path.stat().st_mode) == 0o600


def test_a_folder_may_be_called_anything(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "Ödön #1 %20 &mode=ro" / "my statistics")
    assert book.add(game(0), DAY) is Added.NEW
    assert games_in(book) == 1
    assert book.reset(tmp_path).parent == book.path.parent


def test_asking_makes_no_file(book: Statistics) -> None:
    assert games_in(book) == 0
    assert not book.path.exists()


def test_an_empty_file_becomes_one(book: Statistics) -> None:
    book.path.touch()
    assert games_in(book) == 0
    assert book.add(game(0), DAY) is Added.NEW


# --------------------------------------------------------------------------------------- trouble


def test_a_locked_file_is_told_and_later_it_works(book: Statistics) -> None:
    book.add(game(0), DAY)
    with connected(book.path) as other:
        other.execute("BEGIN EXCLUSIVE")
        for work in (lambda: book.add(game(1), DAY), lambda: book.totals(Choice())):
            with pytest.raises(StatisticsError) as caught:
                work()
            assert trouble_of(caught) is Trouble.LOCKED
        other.execute("ROLLBACK")
        other.execute("BEGIN IMMEDIATE")
        assert games_in(book) == 1  # reading goes on beside a writer
    assert book.add(game(1), DAY) is Added.NEW


@pytest.mark.parametrize("damage", ["no database", "a torn page"])
def test_a_damaged_file_is_put_aside_and_a_new_one_begun(book: Statistics, damage: str) -> None:
    for number in range(6):
        book.add(game(number), DAY)
    if damage == "no database":
        bad = b"this is no database" * 400
    else:
        good = book.path.read_bytes()
        bad = good[:4096] + b"\xff" * (len(good) - 4096)
    for name in (".damaged", ".damaged-2"):
        book.path.write_bytes(bad)
        with pytest.raises(StatisticsError) as caught:
            book.totals(Choice())
        assert trouble_of(caught) is Trouble.DAMAGED
        aside = book.path.with_name(book.path.name + name)
        assert caught.value.aside == aside
        assert aside.read_bytes() == bad
        assert not book.path.exists()
        assert book.add(game(0), DAY) is Added.NEW
        assert games_in(book) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets no open file go")
def test_what_another_window_put_in_its_place_stays(
    book: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    book.path.write_bytes(b"damaged" * 1000)
    find = schema.version_of

    def other_window_is_quicker(connection: sqlite3.Connection) -> int:
        monkeypatch.setattr(base, "version_of", find)
        book.path.replace(f"{book.path}.damaged")
        Statistics(book.path).add(game(3), DAY)
        return find(connection)

    monkeypatch.setattr(base, "version_of", other_window_is_quicker)
    with pytest.raises(StatisticsError) as caught:
        book.add(game(0), DAY)
    assert caught.value.aside is None
    assert book.add(game(0), DAY) is Added.NEW
    assert games_in(book) == 2


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    book = Statistics(tmp_path / "file" / "statistics.sqlite")
    with pytest.raises(StatisticsError) as caught:
        book.add(game(0), DAY)
    assert trouble_of(caught) is Trouble.NO_FOLDER
    assert games_in(book) == 0


CONNECT = "coup_desktop.store.statistics.base.sqlite3.connect"


def limited(monkeypatch: pytest.MonkeyPatch, pragma: str) -> None:
    """Has every connection begin with a pragma that takes something from it."""
    connect = sqlite3.connect

    def poor(path: str, timeout: float, isolation_level: None, uri: bool) -> sqlite3.Connection:
        connection = connect(path, timeout=timeout, isolation_level=isolation_level, uri=uri)
        connection.execute(pragma)
        return connection

    monkeypatch.setattr(CONNECT, poor)


def fill(book: Statistics) -> None:
    for number in range(1, 200):
        book.add(played(Table(seats=6), number), DAY)


def test_a_full_disk_leaves_what_was_there(
    book: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    book.add(game(0), DAY)
    with monkeypatch.context() as full:
        limited(full, "PRAGMA max_page_count = 1")
        with pytest.raises(StatisticsError) as caught:
            fill(book)
        assert trouble_of(caught) is Trouble.FULL
    before = games_in(book)
    assert before >= 1
    assert book.add(game(1), DAY) is Added.NEW
    assert games_in(book) == before + 1


def test_a_file_that_may_only_be_read(book: Statistics, monkeypatch: pytest.MonkeyPatch) -> None:
    book.add(game(0), DAY)
    limited(monkeypatch, "PRAGMA query_only = ON")
    with pytest.raises(StatisticsError) as caught:
        book.add(game(1), DAY)
    assert trouble_of(caught) is Trouble.READ_ONLY


def test_a_folder_that_may_only_be_read_can_be_asked(
    book: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    book.add(game(0), DAY)
    connect = sqlite3.connect
    monkeypatch.setattr(
        CONNECT, lambda path, **named: connect(path.replace("mode=rw", "mode=ro"), **named)
    )
    assert games_in(book) == 1
    with pytest.raises(StatisticsError) as caught:
        book.add(game(1), DAY)
    assert trouble_of(caught) is Trouble.READ_ONLY


def test_half_a_game_is_never_in_it(book: Statistics, monkeypatch: pytest.MonkeyPatch) -> None:
    book.add(game(0), DAY)
    with monkeypatch.context() as broken:
        broken.setattr(adding, "_WITS", "INSERT INTO nowhere VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
        with pytest.raises(StatisticsError):
            book.add(game(1), DAY)
    with connected(book.path) as connection:
        for table in ("games", "seats", "wits"):
            query = f"SELECT COUNT(DISTINCT {'id' if table == 'games' else 'game'}) FROM {table}"
            assert connection.execute(query).fetchone() == (1,)
    assert book.add(game(1), DAY) is Added.NEW


CHILD = """
import sys
from dataclasses import replace
from pathlib import Path
from coup_desktop.store.statistics import Statistics
from tests.recorded import Table, played
from tests.store.statistics_files import DAY, connected, game, games_in, put, trouble_of
book, record = Statistics(Path(sys.argv[1])), played(Table(seats=6), 0)
for number in range(int(sys.argv[2]), 10**9):
    record.setup = replace(record.setup, tags=(("table-seed", str(number)),))
    book.add(record, "2026-11-30")
    print(number, flush=True)
"""


def test_a_process_that_is_killed_leaves_whole_games(book: Statistics) -> None:
    added = 0
    for kill in range(4):
        command = [sys.executable, "-c", CHILD, str(book.path), str(1000 * kill)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, text=True) as process:
            assert process.stdout is not None
            for _ in range(3 + kill):
                assert process.stdout.readline()
                added += 1
            process.kill()
        assert games_in(book) >= added
        added = games_in(book)
        with connected(book.path) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            query = "SELECT COUNT(*) FROM seats GROUP BY game"
            assert set(connection.execute(query)) == {(6,)}
    assert book.add(game(0), DAY) is Added.NEW


def test_two_windows_begin_the_file_and_add_the_same_game_at_once(path: Path) -> None:
    books = [Statistics(path, patience=20) for _ in range(4)]
    start = threading.Barrier(len(books))
    came: list[Added | None] = []
    records = [game(number) for number in range(5)]

    def add_all(book: Statistics) -> None:
        start.wait()
        came.extend([book.add(record, DAY) for record in records])

    threads = [threading.Thread(target=add_all, args=(book,)) for book in books]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert came.count(Added.NEW) == 5
    assert came.count(Added.KNOWN) == 15
    assert games_in(books[0]) == 5
