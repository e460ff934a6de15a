"""Puts a game into the statistics, once."""

from dataclasses import replace
from enum import Enum
from sqlite3 import Connection
from typing import Final

from coup_desktop.store.statistics.tally import GameTally

_GAME: Final = """
    INSERT INTO games (key, opening, date, preset, options, changes, size, teams, turns, finished,
                       practice)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_SEAT: Final = "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_WITS: Final = "INSERT INTO wits VALUES (?, ?, ?, ?, ?, ?, ?, ?)"


class Added(Enum):
    """What came of a game that was to be added."""

    NEW = "new"
    KNOWN = "known"
    """It was there already; nothing has changed."""
    GONE_ON = "gone on"
    """It takes the place of its own beginning, which was added when somebody resigned."""


def add(connection: Connection, game: GameTally) -> Added:
    """Adds a game, within the transaction of the caller.

    Raises:
        sqlite3.Error: it could not be added; the caller undoes the transaction.
    """
    known = connection.execute("SELECT id FROM games WHERE key = ?", [game.key]).fetchone()
    if known is not None and not _has_new_losers(connection, known[0], game):
        return Added.KNOWN
    gone_on = _drop_beginning(connection, game)
    if game.seeded and not gone_on and _is_known_deal(connection, game):
        # Somebody went back to a copy of it: who plays knows the cards.
        game = replace(game, practice=True)
    _insert(connection, game)
    return Added.GONE_ON if gone_on else Added.NEW


def _has_new_losers(connection: Connection, row: int, game: GameTally) -> bool:
    """Whether somebody resigned since the game was added, without a move in between."""
    seats = connection.execute("SELECT seat FROM seats WHERE game = ? AND resigned", [row])
    return not game.finished and game.resigned > {seat for (seat,) in seats}


def _drop_beginning(connection: Connection, game: GameTally) -> bool:
    """Removes what was added of this same game when somebody resigned.

    The resignation stands in the record of what was played afterwards too. Where it does not, it
    is another game that began alike: a deal that was tried again.
    """
    found = connection.execute(
        "SELECT id FROM games WHERE opening = ? AND NOT finished", [game.opening]
    ).fetchall()
    for (row,) in found:
        seats = connection.execute("SELECT seat FROM seats WHERE game = ? AND resigned", [row])
        if game.resigned.issuperset(seat for (seat,) in seats):
            connection.execute("DELETE FROM games WHERE id = ?", [row])
            return True
    return False


def _is_known_deal(connection: Connection, game: GameTally) -> bool:
    query = "SELECT 1 FROM games WHERE opening = ?"
    return connection.execute(query, [game.opening]).fetchone() is not None


def _insert(connection: Connection, game: GameTally) -> None:
    rules = game.rules
    values = (
        game.key, game.opening, game.date, rules.preset, " ".join(rules.options),
        "; ".join(rules.changes), len(game.seats), game.teams, game.turns, game.finished,
        game.practice,
    )  # fmt: skip
    row = connection.execute(_GAME, values).lastrowid
    connection.executemany(
        _SEAT,
        (
            (row, number, seat.name, seat.kind, seat.team, seat.won, seat.resigned, seat.stood_up)
            for number, seat in enumerate(game.seats)
        ),
    )
    connection.executemany(
        _WITS,
        (
            (row, number, word, w.claims, w.bluffs, w.caught, w.doubts_right, w.doubts_wrong)
            for number, seat in enumerate(game.seats)
            for word, w in seat.wits.items()
        ),
    )
