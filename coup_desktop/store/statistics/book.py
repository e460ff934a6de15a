"""The statistics' file as a whole: what can be done with it."""

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from sqlite3 import Connection
from stat import S_ISREG
from typing import Final

from coup_desktop.engine.record import Record
from coup_desktop.engine.record_reader import RecordError, decode, read
from coup_desktop.store.files import free_name, replace_file
from coup_desktop.store.statistics.adding import Added, add
from coup_desktop.store.statistics.asking import totals
from coup_desktop.store.statistics.base import PATIENCE, opened
from coup_desktop.store.statistics.sheet import sheet
from coup_desktop.store.statistics.tally import GameTally, tally
from coup_desktop.store.statistics.totals import Choice, Totals

BEFORE_RESET: Final = ".before-reset"
"""What is added to the name of the copy that a reset leaves."""
_RECORDS: Final = "*.coup"
_LARGEST: Final = 4_000_000
"""Bytes; no record of a game is so long."""
_FORGET: Final = ("DELETE FROM wits", "DELETE FROM seats", "DELETE FROM games")
_SEEN: Final = "INSERT OR REPLACE INTO files VALUES (?, ?, ?)"


@dataclass(frozen=True, slots=True)
class Caught:
    """What catching up has brought."""

    added: int = 0
    unread: int = 0
    """Files that are no records; they are left where they are, and not looked at again."""


@dataclass(frozen=True, slots=True)
class _File:
    """A record in the games' folder."""

    path: Path
    size: int
    changed: int

    @property
    def mark(self) -> tuple[str, int, int]:
        return self.path.name, self.size, self.changed

    @property
    def day(self) -> str:
        return datetime.fromtimestamp(self.changed / 1e9, UTC).astimezone().date().isoformat()


class Statistics:
    """A file of all games. Any window may write to it; each piece of work opens it anew.

    Every method may raise `StatisticsError`; nothing is half done then. Where that says that a
    damaged file was put aside, the next call begins a new one.
    """

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        """Args: path: the file, which need not exist. patience: seconds to wait for a lock."""
        self.path = path
        self._patience = patience

    def add(self, record: Record, day: str) -> Added | None:
        """Adds a game that is over, or that somebody resigned; None where it is neither.

        Args:
            record: of the game.
            day: the date, YYYY-MM-DD, where the record has none.
        """
        game = tally(record, day)
        if game is None:
            return None
        with self._open(make=True) as connection, _writing(connection):
            return add(connection, game)

    def catch_up(self, folder: Path, stopped: Callable[[], bool] = bool) -> Caught:
        """Adds what is in the games' folder and was not looked at yet.

        So a game comes in later that could not be added at its end. Games of a file that was
        reset stay out of it.

        Args:
            folder: of finished records.
            stopped: asked before each whether to leave the rest for another time.
        """
        files = list(_records(folder))
        if not files:
            return Caught()
        added = unread = 0
        with self._open(make=True) as connection:
            known = set(connection.execute("SELECT name, size, changed FROM files"))
            for file in files:
                if file.mark in known:
                    continue
                if stopped():
                    break
                try:
                    game, readable = _read(file)
                except OSError:
                    continue  # another time it may be read
                with _writing(connection):
                    added += game is not None and add(connection, game) is Added.NEW
                    connection.execute(_SEEN, file.mark)
                unread += not readable
        return Caught(added, unread)

    def totals(self, choice: Choice) -> Totals:
        """The answer to a choice; empty where there is no file yet."""
        if not self.path.exists():
            return Totals(choice)
        with self._open(make=False) as connection:
            return totals(connection, choice)

    def export(self, target: Path) -> None:
        """Writes all games as CSV, whole or not at all.

        Raises:
            OSError: `target` cannot be written; what was there is untouched.
        """
        with self._open(make=True) as connection:
            content = sheet(connection)
        replace_file(target, content)

    def reset(self, folder: Path) -> Path:
        """Forgets all games, after a copy of the file; what is in the games' folder stays out.

        Returns:
            The copy.
        """
        copy = free_name(self.path, BEFORE_RESET)
        with self._open(make=True) as connection:
            try:
                with _writing(connection):
                    self._copy(copy)
                    for statement in _FORGET:
                        connection.execute(statement)
                    connection.executemany(_SEEN, (file.mark for file in _records(folder)))
            except BaseException:
                copy.unlink(missing_ok=True)
                raise
        return copy

    def _copy(self, copy: Path) -> None:
        """A copy of the file while nobody writes to it."""
        os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        with closing(sqlite3.connect(self.path)) as source, closing(sqlite3.connect(copy)) as made:
            source.backup(made)

    @contextmanager
    def _open(self, *, make: bool) -> Iterator[Connection]:
        with opened(self.path, self._patience, make=make) as connection:
            yield connection


@contextmanager
def _writing(connection: Connection) -> Iterator[None]:
    """A transaction that nobody else writes in: wholly, or not at all."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise


def _records(folder: Path) -> Iterator[_File]:
    """The records in a folder, in the order of their names; none where it cannot be read."""
    with contextlib.suppress(OSError):
        for path in sorted(folder.glob(_RECORDS)):
            with contextlib.suppress(OSError):
                status = path.stat()
                if S_ISREG(status.st_mode):  # a pipe would be waited for
                    yield _File(path, status.st_size, status.st_mtime_ns)


def _read(file: _File) -> tuple[GameTally | None, bool]:
    """What is to be kept of a file, if anything, and whether it is a record at all.

    Raises:
        OSError: it cannot be read.
    """
    if file.size > _LARGEST:
        return None, False
    name = file.path.name
    try:
        record = read(decode(file.path.read_bytes(), name), name, history=False).record
        return tally(record, file.day), True
    except RecordError:
        return None, False
