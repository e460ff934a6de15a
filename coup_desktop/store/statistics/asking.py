"""Asks the statistics: the totals for a `Choice`."""

from collections.abc import Sequence
from sqlite3 import Connection
from typing import Any, Final

from coup_desktop.engine.cast import CHARACTERS
from coup_desktop.engine.record import HUMAN
from coup_desktop.store.statistics.totals import (
    EMBEZZLE,
    Choice,
    Kept,
    Rules,
    Score,
    Stretch,
    Totals,
    Wits,
)

MOST_STRETCHES: Final = 20
LEAST_STRETCH: Final = 5
"""Games in one part of the row, at least."""
_ORDER: Final = {word: i for i, word in enumerate([*(c.word for c in CHARACTERS), EMBEZZLE])}

# Every seat of the chosen games whose result stands, whoever sat there. Who resigned has lost,
# even where a bot held the chair to the end, or nobody did.
_CHOSEN: Final = """
    CREATE TEMP TABLE chosen AS
    SELECT s.game, s.seat, s.kind, s.name, s.won, g.size, g.date, g.preset, g.options, g.changes
    FROM games g JOIN seats s ON s.game = g.id
    WHERE (g.finished OR s.resigned)
      AND (:practice OR (NOT g.practice AND (s.resigned OR NOT s.stood_up)))
      AND (:preset = '' OR g.preset = :preset)
      AND (:any_rules OR (g.options = :options AND g.changes = :changes))
      AND (:against = '' OR EXISTS (
          SELECT 1 FROM seats o WHERE o.game = s.game AND o.seat <> s.seat AND o.kind = :against))
"""
_ALL: Final = "SELECT COUNT(*), SUM(won), SUM(1.0 / size) FROM theirs"
_BY_RULES: Final = """
    SELECT preset, options, changes, COUNT(*), SUM(won), SUM(1.0 / size) FROM theirs
    GROUP BY preset, options, changes ORDER BY preset, COUNT(*) DESC, options, changes
"""
_BY_SIZE: Final = """
    SELECT size, COUNT(*), SUM(won), SUM(1.0 / size) FROM theirs GROUP BY size ORDER BY size
"""
_BY_KIND: Final = """
    SELECT kind, COUNT(*), SUM(won), SUM(1.0 / size) FROM chosen GROUP BY kind ORDER BY kind
"""
_BY_NAME: Final = """
    SELECT name, COUNT(*), SUM(won), SUM(1.0 / size) FROM chosen WHERE kind = ?
    GROUP BY name ORDER BY COUNT(*) DESC, name
"""
_BY_OPPONENT: Final = """
    SELECT other, COUNT(*), SUM(won), SUM(1.0 / size) FROM (
        SELECT DISTINCT t.game, t.seat, t.won, t.size, o.kind AS other
        FROM theirs t JOIN seats o ON o.game = t.game AND o.seat <> t.seat
    ) GROUP BY other ORDER BY other
"""
_CHARACTERS: Final = """
    SELECT w.character, SUM(w.claims), SUM(w.bluffs), SUM(w.caught),
           SUM(w.doubts_right), SUM(w.doubts_wrong)
    FROM theirs t JOIN wits w ON w.game = t.game AND w.seat = t.seat
    GROUP BY w.character
"""
_STRETCHES: Final = """
    SELECT MIN(date), MAX(date), COUNT(*), SUM(won), SUM(1.0 / size) FROM (
        SELECT date, won, size, NTILE(?) OVER (ORDER BY date, game, seat) AS part FROM theirs
    ) GROUP BY part ORDER BY part
"""
_KEPT_GAMES: Final = "SELECT COUNT(*), COALESCE(SUM(practice), 0) FROM games"
_KEPT_RULES: Final = """
    SELECT preset, options, changes, COUNT(*) FROM games
    GROUP BY preset, options, changes ORDER BY preset, COUNT(*) DESC, options, changes
"""
_KEPT_PEOPLE: Final = """
    SELECT name FROM seats WHERE kind = ? GROUP BY name ORDER BY COUNT(*) DESC, name
"""
_KEPT_KINDS: Final = "SELECT DISTINCT kind FROM seats ORDER BY kind"


def totals(connection: Connection, choice: Choice) -> Totals:
    """The answer to a choice; of one moment, also while another window writes.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.execute("BEGIN")
    try:
        _choose(connection, choice)
        characters = _characters(connection)
        ask = connection.execute
        score = _score(ask(_ALL).fetchone())
        parts = max(1, min(MOST_STRETCHES, score.games // LEAST_STRETCH))
        return Totals(
            choice=choice,
            kept=kept(connection),
            all=score,
            by_rules=tuple((_rules(row), _score(row[3:])) for row in ask(_BY_RULES)),
            by_size=tuple((size, _score(rest)) for size, *rest in ask(_BY_SIZE)),
            by_opponent=tuple((kind, _score(rest)) for kind, *rest in ask(_BY_OPPONENT)),
            by_kind=tuple((kind, _score(rest)) for kind, *rest in ask(_BY_KIND)),
            by_name=tuple((name, _score(rest)) for name, *rest in ask(_BY_NAME, [HUMAN])),
            characters=characters,
            stretches=tuple(
                Stretch(first, last, _score(rest))
                for first, last, *rest in ask(_STRETCHES, [parts])
            ),
            wits=sum((wits for _, wits in characters), Wits()),
        )
    finally:
        connection.rollback()  # and with it the tables made to ask


def kept(connection: Connection) -> Kept:
    """What there is to choose from.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    ask = connection.execute
    games, practice = ask(_KEPT_GAMES).fetchone()
    return Kept(
        games=games,
        practice=practice,
        rules=tuple((_rules(row), row[3]) for row in ask(_KEPT_RULES)),
        people=tuple(name for (name,) in ask(_KEPT_PEOPLE, [HUMAN])),
        kinds=tuple(kind for (kind,) in ask(_KEPT_KINDS)),
    )


def _choose(connection: Connection, choice: Choice) -> None:
    """Makes the tables that are asked: `chosen`, every seat, and `theirs`, of who was chosen."""
    rules = choice.rules
    connection.execute(
        _CHOSEN,
        {
            "practice": choice.practice,
            "preset": choice.preset,
            "any_rules": rules is None,
            "options": " ".join(rules.options) if rules else "",
            "changes": "; ".join(rules.changes) if rules else "",
            "against": choice.against,
        },
    )
    connection.execute(
        "CREATE TEMP TABLE theirs AS SELECT * FROM chosen WHERE kind = ? AND (? = '' OR name = ?)",
        [choice.who.kind, choice.who.name, choice.who.name],
    )


def _score(row: Sequence[Any]) -> Score:
    games, wins, expected = row
    return Score(games, wins, expected) if games else Score()


def _rules(row: Sequence[Any]) -> Rules:
    preset, options, changes, *_ = row
    return Rules(preset, tuple(options.split()), tuple(filter(None, changes.split("; "))))


def _characters(connection: Connection) -> tuple[tuple[str, Wits], ...]:
    found = {word: Wits(*rest) for word, *rest in connection.execute(_CHARACTERS)}
    return tuple(sorted(found.items(), key=lambda item: _ORDER.get(item[0], len(_ORDER))))
