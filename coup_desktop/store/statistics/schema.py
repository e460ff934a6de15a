"""The tables of the statistics, and how an older file is brought up to date, one step a version."""

from collections.abc import Sequence
from sqlite3 import Connection
from typing import Final

_GAMES: Final = (
    """
    CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,       -- what was played, hashed: no game is counted twice
        opening TEXT NOT NULL,          -- what it began with, hashed: finds a game that went on
        date TEXT NOT NULL,             -- YYYY-MM-DD
        preset TEXT NOT NULL,
        options TEXT NOT NULL,          -- words, in alphabetical order, a blank between them
        changes TEXT NOT NULL,          -- "switch value", "; " between them
        size INTEGER NOT NULL,          -- seats
        teams INTEGER NOT NULL,         -- 1: a team game
        turns INTEGER NOT NULL,         -- the one in which the game ended included
        finished INTEGER NOT NULL,      -- 0: somebody resigned, and it was not played to its end
        practice INTEGER NOT NULL       -- 1: something was undone, or the deal was known
    )
    """,
    """
    CREATE TABLE seats (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,          -- from 0, clockwise
        name TEXT NOT NULL,
        kind TEXT NOT NULL,             -- human, or the bot's word
        team TEXT NOT NULL,             -- at the start; empty where there are none
        won INTEGER NOT NULL,
        resigned INTEGER NOT NULL,
        stood_up INTEGER NOT NULL,      -- 1: a bot held the chair for a while
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE wits (
        game INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        character TEXT NOT NULL,        -- the record's word; "embezzle": a claim to hold none
        claims INTEGER NOT NULL,
        bluffs INTEGER NOT NULL,        -- of the claims, the false ones
        caught INTEGER NOT NULL,        -- of the bluffs, those that a doubt brought down
        doubts_right INTEGER NOT NULL,  -- of others' claims
        doubts_wrong INTEGER NOT NULL,
        PRIMARY KEY (game, seat, character),
        FOREIGN KEY (game, seat) REFERENCES seats ON DELETE CASCADE
    ) WITHOUT ROWID
    """,
)
_FILES: Final = (
    """
    CREATE TABLE files (
        name TEXT PRIMARY KEY,          -- of a record in the games' folder that was looked at
        size INTEGER NOT NULL,          -- as it was then, in bytes
        changed INTEGER NOT NULL        -- and when it had been written, in nanoseconds
    ) WITHOUT ROWID
    """,
    "CREATE INDEX games_opening ON games (opening)",
    "CREATE INDEX seats_kind ON seats (kind)",
)
STEPS: Final[Sequence[Sequence[str]]] = (_GAMES, _FILES)
"""What brings a file of version n to version n + 1. What was released is never changed."""
VERSION: Final = len(STEPS)
"""Of the tables that this program knows."""
APPLICATION: Final = 0x436F7570
"""Marks the file as this program's ("Coup")."""


def version_of(connection: Connection) -> int:
    """The version of a file's tables; 0: there are none yet."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def is_empty(connection: Connection) -> bool:
    """Whether there is not a single table."""
    return connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is None


def upgrade(connection: Connection) -> None:
    """Brings the tables up to date in one transaction: wholly, or not at all.

    Another window may do the same at this moment: the version is looked up under the lock.

    Raises:
        sqlite3.Error: it could not be done; nothing has changed.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = version_of(connection)
        for step in STEPS[version:]:
            for statement in step:
                connection.execute(statement)
        if version < VERSION:
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
