"""The statistics as a table for a spreadsheet: CSV, a row for each seat of each game.

As RFC 4180 has it, in UTF-8 with a byte order mark, without which spreadsheets take it for
another encoding. A spreadsheet takes a cell that begins with = + - @ for a formula to work out: a
name that does so gets an apostrophe in front.
"""

import csv
import io
from collections.abc import Iterator, Mapping
from sqlite3 import Connection
from typing import Final

from coup_desktop.engine.cast import CHARACTERS
from coup_desktop.store.statistics.totals import EMBEZZLE

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
_GAME_COLUMNS: Final = (
    "game", "date", "preset", "options", "changes", "seats", "team_game", "turns", "finished",
    "practice", "seat", "name", "kind", "team", "won", "resigned", "stood_up",
)  # fmt: skip
_WITS_COLUMNS: Final = ("claims", "bluffs", "caught", "doubts_right", "doubts_wrong")
_CHARACTERS: Final = (*(info.word for info in CHARACTERS), EMBEZZLE)
COLUMNS: Final = (
    *_GAME_COLUMNS,
    *_WITS_COLUMNS,
    *(f"{word}_{column}" for word in _CHARACTERS for column in _WITS_COLUMNS),
)
"""Their names stay as they are, and so does their order; new ones come at the end."""
_ROWS: Final = """
    SELECT g.id, g.date, g.preset, g.options, g.changes, g.size, g.teams, g.turns, g.finished,
           g.practice, s.seat, s.name, s.kind, s.team, s.won, s.resigned, s.stood_up
    FROM games g JOIN seats s ON s.game = g.id ORDER BY g.date, g.id, s.seat
"""
_WITS: Final = """
    SELECT game, seat, character, claims, bluffs, caught, doubts_right, doubts_wrong FROM wits
"""
_NOTHING: Final = (0,) * len(_WITS_COLUMNS)
_SEAT: Final = _GAME_COLUMNS.index("seat")

Numbers = tuple[int, ...]


def sheet(connection: Connection) -> bytes:
    """All games, in the order of their dates; seats are counted from 1, yes is 1 and no 0.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    connection.execute("BEGIN")
    try:
        text = io.StringIO(newline="")
        writer = csv.writer(text)  # RFC 4180 is what it writes by itself
        writer.writerow(COLUMNS)
        writer.writerows(_rows(connection))
        return text.getvalue().encode("utf-8-sig")
    finally:
        connection.rollback()


def _rows(connection: Connection) -> Iterator[list[object]]:
    wits: dict[tuple[int, int], dict[str, Numbers]] = {}
    for game, seat, character, *numbers in connection.execute(_WITS):
        wits.setdefault((game, seat), {})[character] = tuple(numbers)
    for row in connection.execute(_ROWS):
        own = wits.get((row[0], row[_SEAT]), {})
        yield [*_shown(row), *_all(own), *_each(own)]


def _shown(row: tuple[object, ...]) -> Iterator[object]:
    for column, value in zip(_GAME_COLUMNS, row, strict=True):
        if column == "seat" and isinstance(value, int):
            yield value + 1
        else:
            yield cell(value) if isinstance(value, str) else value


def _all(own: Mapping[str, Numbers]) -> list[int]:
    return [sum(column) for column in zip(_NOTHING, *own.values(), strict=True)]


def _each(own: Mapping[str, Numbers]) -> Iterator[int]:
    for word in _CHARACTERS:
        yield from own.get(word, _NOTHING)


def cell(text: str) -> str:
    """Text that no spreadsheet works out."""
    return f"'{text}" if text.startswith(_FORMULA) else text
