"""How a prompt's answers are set out: in how many rows, with or without emblems."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from coup_desktop.desk.choice import Choice

MOST_ROWS: Final = 3
MOST_COLUMNS: Final = 6
_BESIDE: Final = 0.52
"""Share of the width up to which answers stand beside the question instead of below it."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Answers by row, as indices."""

    rows: tuple[tuple[int, ...], ...]
    compact: bool
    """Without emblems, where room is short."""
    beside: bool
    """Whether they stand to the right of the question."""


def arrange(
    choices: Sequence[Choice],
    full: Sequence[int],
    compact: Sequence[int],
    room: int,
    gap: int,
    words: int = 0,
    *,
    free_rows: int = 1,
) -> Arrangement:
    """The roomiest way to set out some answers.

    Args:
        choices: the answers, at most `MOST_ROWS` times `MOST_COLUMNS`.
        full: their widths with emblems, in pixels.
        compact: their widths without.
        room: the width there is.
        gap: between two columns.
        words: the width that the question needs at least, where it stands beside them.
        free_rows: so many rows below the question find room anyway; emblems go first for more.
    """
    beside = min(int(room * _BESIDE), room - words)
    fixed = _rows_by_meaning(choices)
    if fixed is None:
        for count in (1, 2):
            rows = _rows(len(choices), count)
            if _width(rows, full, gap) <= beside:
                return Arrangement(rows, compact=False, beside=True)
    else:
        for widths in (full, compact):
            if _width(fixed, widths, gap) <= room:
                return Arrangement(fixed, compact=widths is compact, beside=False)
    for count, widths in _tries(full, compact, free_rows):
        rows = _rows(len(choices), count)
        if _width(rows, widths, gap) <= room:
            return Arrangement(rows, compact=widths is compact, beside=False)
    return Arrangement(_rows(len(choices), MOST_ROWS), compact=True, beside=False)


def _tries(
    full: Sequence[int], compact: Sequence[int], free_rows: int
) -> Iterable[tuple[int, Sequence[int]]]:
    """Numbers of rows and widths in the order in which they are tried."""
    free = range(1, free_rows + 1)
    yield from ((count, full) for count in free)
    yield from ((count, compact) for count in free)
    for count in range(free_rows + 1, MOST_ROWS + 1):
        yield count, full
        yield count, compact


def narrowest(
    choices: Sequence[Choice], full: Sequence[int], compact: Sequence[int], gap: int
) -> int:
    """The width below which no arrangement fits."""
    rows = _rows(len(choices), MOST_ROWS)
    return min(_width(rows, full, gap), _width(rows, compact, gap)) if choices else 0


def _rows_by_meaning(choices: Sequence[Choice]) -> tuple[tuple[int, ...], ...] | None:
    """Rows as the choices want them; None where they do not care, or a row is too long."""
    wanted: dict[int, list[int]] = {}
    for i, choice in enumerate(choices):
        if choice.row is None:
            return None
        wanted.setdefault(choice.row, []).append(i)
    if any(len(row) > MOST_COLUMNS for row in wanted.values()):
        return None
    return tuple(tuple(wanted[row]) for row in sorted(wanted))


def _rows(number: int, count: int) -> tuple[tuple[int, ...], ...]:
    """So many rows at most; the first one is shorter, so that the last answer ends the last row.

    To let it pass, which is asked for most, is then always in the same corner.
    """
    columns = max(1, -(-number // count))
    ends = range(number, 0, -columns)
    return tuple(tuple(range(max(0, end - columns), end)) for end in reversed(ends))


def _width(rows: Sequence[Sequence[int]], widths: Sequence[int], gap: int) -> int:
    """The width of a grid whose columns are as wide as their widest answer."""
    columns = max((len(row) for row in rows), default=0)
    if columns > MOST_COLUMNS:
        return 1 << 30
    total = sum(
        max(widths[row[column]] for row in rows if column < len(row)) for column in range(columns)
    )
    return total + gap * max(0, columns - 1)
