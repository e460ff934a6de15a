"""Opens the file of the statistics, or says what is the matter with it.

The file has a rollback journal, not a write-ahead log: it is written once a game, so nothing is
gained by readers that need not wait, and a rollback journal works in a home folder on the network
and leaves a single file that can be copied. It is opened for each piece of work and closed
after it: a file that was locked, put aside or brought back is met as it is.
"""

import contextlib
import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from enum import Enum
from pathlib import Path
from typing import Final

from coup_desktop.store.files import DAMAGED, free_name
from coup_desktop.store.statistics.schema import (
    APPLICATION,
    VERSION,
    is_empty,
    upgrade,
    version_of,
)

PATIENCE: Final = 2.0
"""Seconds to wait for another window that is writing."""
_JOURNAL: Final = "-journal"
"""What SQLite adds to the file's name for what it needs to take a torn change back."""


class Trouble(Enum):
    """What can be the matter with the file."""

    LOCKED = "locked"
    """Another program is writing; later it may do."""
    READ_ONLY = "read-only"
    NO_FOLDER = "no-folder"
    """It cannot be opened or made where it should be."""
    FULL = "full"
    """The disk is full."""
    NEWER = "newer"
    """A later version of the program made it."""
    FOREIGN = "foreign"
    """Another program made it."""
    DAMAGED = "damaged"
    """It cannot be read; where `StatisticsError.aside` is set, it was put aside."""
    OTHER = "other"


class StatisticsError(Exception):
    """The statistics cannot be read or written. The file is as it was, or put aside.

    Attributes:
        trouble: what the matter is.
        path: the file.
        detail: what the system or SQLite says, in English.
        aside: where a damaged file is kept now, or None.
    """

    def __init__(
        self, trouble: Trouble, path: Path, detail: str = "", aside: Path | None = None
    ) -> None:
        super().__init__(f"{path}: {trouble.value}{f': {detail}' if detail else ''}")
        self.trouble = trouble
        self.path = path
        self.detail = detail
        self.aside = aside


_TROUBLES: Final = {
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Trouble.NO_FOLDER,
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
}
_SYSTEM_TROUBLES: Final = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EROFS: Trouble.READ_ONLY,
}
_PRIMARY: Final = 0xFF
"""The part of SQLite's error code that says the kind; the rest are shades of it."""


@contextmanager
def opened(path: Path, patience: float = PATIENCE, *, make: bool) -> Iterator[sqlite3.Connection]:
    """The file, its tables brought up to date; closed at the end, what is not committed undone.

    Args:
        path: the file.
        patience: how long to wait for a lock, in seconds.
        make: whether to make folder and file where there are none.

    Raises:
        StatisticsError: it cannot be opened, read or written; also for what the caller does with
            it. A damaged file has been put aside then.
    """
    before = _identity(path)
    try:
        if make:
            _make(path)
        with closing(_connected(path, patience)) as connection:
            yield connection
    except sqlite3.Error as error:
        raise _told(path, error, before) from error
    except OSError as error:
        raise _told_by_system(path, error) from error


def _make(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        # Readable by its owner only: it says who played when.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _connected(path: Path, patience: float) -> sqlite3.Connection:
    # In "rw" no file is made: what is not there is not there.
    uri = f"{path.absolute().as_uri()}?mode=rw"
    connection = sqlite3.connect(uri, timeout=patience, isolation_level=None, uri=True)
    try:
        connection.execute("PRAGMA foreign_keys = ON")
        version = _checked(path, connection)
        if version < VERSION:
            upgrade(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _checked(path: Path, connection: sqlite3.Connection) -> int:
    """The version of the tables; raises for a file that is not this program's."""
    connection.execute("BEGIN")  # of one moment: another window may be making the tables
    version = version_of(connection)
    marked = int(connection.execute("PRAGMA application_id").fetchone()[0])
    empty = is_empty(connection)
    connection.execute("COMMIT")
    if marked != APPLICATION and not (version == 0 and empty):
        raise StatisticsError(Trouble.FOREIGN, path)
    if version > VERSION:
        detail = f"version {version}, and this program knows {VERSION}"
        raise StatisticsError(Trouble.NEWER, path, detail)
    return version


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _told(path: Path, error: sqlite3.Error, before: tuple[int, int] | None) -> StatisticsError:
    code = getattr(error, "sqlite_errorcode", 0) & _PRIMARY
    trouble = _TROUBLES.get(code, Trouble.OTHER)
    aside = None
    if trouble is Trouble.DAMAGED and before == _identity(path):
        # Else another window put it aside already, and this is a new one.
        aside = _put_aside(path)
    return StatisticsError(trouble, path, str(error), aside)


def _told_by_system(path: Path, error: OSError) -> StatisticsError:
    trouble = _SYSTEM_TROUBLES.get(error.errno or 0, Trouble.NO_FOLDER)
    return StatisticsError(trouble, path, error.strerror or str(error))


def _put_aside(path: Path) -> Path | None:
    """Renames a damaged file, with the journal that belongs to it; None: that cannot be done."""
    aside = free_name(path, DAMAGED)
    try:
        path.replace(aside)
    except OSError:
        return None
    journal = path.with_name(path.name + _JOURNAL)
    with contextlib.suppress(OSError):
        # It must not be played back into the file that takes the place of this one.
        journal.replace(aside.with_name(aside.name + _JOURNAL))
    return aside
