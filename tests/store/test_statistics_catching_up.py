"""The statistics count later what they could not when it happened; and they can be reset."""

import errno
import os
import stat
import sys
from pathlib import Path

import pytest

from coup_desktop.store.statistics import Caught, Statistics, StatisticsError, Trouble
from tests.store.statistics_files import DAY, connected, game, games_in, put, trouble_of


@pytest.fixture
def book(tmp_path: Path) -> Statistics:
    return Statistics(tmp_path / "statistics.sqlite", patience=0)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    return folder


def test_what_could_not_be_added_comes_in_later(book: Statistics, games: Path) -> None:
    put(games, 0, 1, 2)
    book.add(game(1), DAY)
    assert book.catch_up(games) == Caught(added=2)
    assert games_in(book) == 3
    assert book.catch_up(games) == Caught()


def test_files_are_looked_at_once_unless_they_change(
    book: Statistics, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(games, 0)
    (games / "bad.coup").write_text("coup-record 1\nrules monopoly\n", encoding="utf-8")
    (games / "bytes.coup").write_bytes(b"\xff\xfe\x00")
    (games / "notes.txt").write_text("no game", encoding="utf-8")
    (games / "unfinished").mkdir()
    put(games / "unfinished", 7)
    assert book.catch_up(games) == Caught(added=1, unread=2)
    reads: list[Path] = []
    read_bytes = Path.read_bytes

    def noted(path: Path) -> bytes:
        reads.append(path)
        return read_bytes(path)

    monkeypatch.setattr(Path, "read_bytes", noted)
    assert book.catch_up(games) == Caught()
    assert reads == []
    (games / "bad.coup").write_text(game(5).text(), encoding="utf-8")
    assert book.catch_up(games) == Caught(added=1)
    assert reads == [games / "bad.coup"]


def test_what_cannot_be_read_just_now_comes_in_later(
    book: Statistics, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(games, 0, 1)
    first = min(games.glob("*.coup"))
    read_bytes = Path.read_bytes

    def flaky(path: Path) -> bytes:
        if path == first:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return read_bytes(path)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", flaky)
        assert book.catch_up(games) == Caught(added=1)
    assert book.catch_up(games) == Caught(added=1)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
def test_a_pipe_is_not_waited_for(book: Statistics, games: Path) -> None:
    put(games, 0)
    os.mkfifo(games / "a.coup")
    (games / "b.coup").mkdir()
    assert book.catch_up(games) == Caught(added=1)


def test_catching_up_can_be_stopped_and_goes_on_later(book: Statistics, games: Path) -> None:
    put(games, 0, 1, 2, 3)
    asked = iter([False, False, True])
    assert book.catch_up(games, lambda: next(asked)) == Caught(added=2)
    assert book.catch_up(games) == Caught(added=2)


def test_no_games_folder_is_no_trouble(book: Statistics, tmp_path: Path) -> None:
    assert book.catch_up(tmp_path / "nowhere") == Caught()
    assert not book.path.exists()


def test_a_reset_forgets_all_and_leaves_a_copy(book: Statistics, games: Path) -> None:
    put(games, 0, 1, 2)
    book.catch_up(games)
    put(games, 3)  # finished, but not looked at yet
    copy = book.reset(games)
    assert copy == book.path.with_name(f"{book.path.name}.before-reset")
    assert games_in(book) == 0
    assert games_in(Statistics(copy)) == 3
    assert book.catch_up(games) == Caught()
    put(games, 4)
    assert book.catch_up(games) == Caught(added=1)
    assert book.reset(games).name.endswith(".before-reset-2")
    assert games_in(Statistics(copy)) == 3
    if sys.platform != "win32":
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_a_reset_that_fails_forgets_nothing(
    book: Statistics, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book.add(game(0), DAY)
    with monkeypatch.context() as broken:
        broken.setattr("coup_desktop.store.statistics.book._FORGET", ("DELETE FROM nowhere",))
        with pytest.raises(StatisticsError):
            book.reset(games)
    assert games_in(book) == 1
    assert [p.name for p in book.path.parent.glob("stat*")] == [book.path.name]
    with connected(book.path) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StatisticsError) as caught:
            book.reset(games)
        assert trouble_of(caught) is Trouble.LOCKED
    assert games_in(book) == 1
    assert not list(book.path.parent.glob("*.before-reset*"))
