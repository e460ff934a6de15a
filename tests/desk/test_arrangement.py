"""How answers are set out in rows."""

import pytest

from coup_desktop.desk.arrangement import MOST_COLUMNS, arrange
from coup_desktop.desk.choice import Choice

WIDTH = 100
GAP = 8


def answers(number: int) -> list[Choice]:
    return [Choice(f"Answer {i}", str(i)) for i in range(number)]


@pytest.mark.parametrize("number", range(1, 3 * MOST_COLUMNS + 1))
@pytest.mark.parametrize("room", [330, 500, 700, 1200])
def test_the_last_answer_ends_the_last_row(number: int, room: int) -> None:
    widths = [WIDTH] * number
    rows = arrange(answers(number), widths, widths, room, GAP).rows
    assert [i for row in rows for i in row] == list(range(number)), "each once, in order"
    assert len(rows[-1]) == max(len(row) for row in rows)
