"""A line of the log brings the table back as it stood then."""

from copy import deepcopy

import pytest

from coup_desktop.desk.past import STRIDE, Past
from coup_desktop.desk.table_state import TableState
from coup_desktop.engine.narrate import Chronicle, Narrator
from tests.desk.table_games import NAMES, random_events, rules, start


@pytest.mark.parametrize("teams", [False, True])
def test_every_line_has_its_table(teams: bool) -> None:
    ruleset = rules(10, teams=teams)
    game = start(ruleset, seed=4)
    now = TableState.empty(ruleset, 0)
    past = Past(now)
    chronicle = Chronicle(Narrator(ruleset, NAMES))
    expected: list[TableState] = []
    for events in [list(game.history or ()), *random_events(game, seed=8)]:
        for event in events:
            seen = event.seen_by(0)
            past.note(seen)
            now.apply(seen)
            for _ in chronicle.lines(seen):
                past.note_line(len(expected))
                expected.append(deepcopy(now))
    assert len(expected) > STRIDE  # so that kept states are used, too
    for row in (0, 1, len(expected) // 2, len(expected) - 1, *range(7, len(expected), 31)):
        assert past.at(row) == expected[row], row


def test_a_line_about_what_was_before_and_one_that_was_not_noted() -> None:
    ruleset = rules(3)
    game = start(ruleset, seed=4)
    before = TableState.empty(ruleset, None)
    past = Past(before)
    first, second, *_ = [event.seen_by(None) for event in game.history or ()]
    past.note(first)
    past.note_line(3)
    past.note(second)
    past.note_line(4, before=True)
    past.note_line(5)
    assert past.at(2) == before
    after_first = deepcopy(before)
    after_first.apply(first)
    assert past.at(3) == past.at(4) == after_first
    assert past.at(9) == past.at(5) != after_first
    assert before == TableState.empty(ruleset, None)


def test_what_is_cut_can_be_told_anew() -> None:
    """As if it had never gone further; and the log goes on as it did."""
    ruleset = rules(10, teams=True)
    game = start(ruleset, seed=6)
    list(random_events(game, seed=3))
    history = [event.seen_by(0) for event in game.history or ()]
    narrator = Narrator(ruleset, NAMES)
    told = Chronicle(narrator)
    lines = [told.lines(event) for event in history]
    rows = [sum(map(len, lines[:number])) for number in range(len(history) + 1)]

    def note(past: Past, first: int) -> None:
        for number, event in enumerate(history[first:], first):
            past.note(event)
            for row in range(rows[number], rows[number + 1]):
                past.note_line(row)

    whole = Past(TableState.empty(ruleset, 0))
    note(whole, 0)
    for count in (0, 1, STRIDE - 1, STRIDE, STRIDE + 1, 3 * STRIDE, len(history) - 1, len(history)):
        past = Past(TableState.empty(ruleset, 0))
        note(past, 0)
        past.cut(count, rows[count])
        assert past.after(count) == whole.after(count)
        assert past.at(rows[-1]) == whole.at(rows[count] - 1) if count else past.after(0)
        note(past, count)
        for row in range(0, rows[-1], 23):
            assert past.at(row) == whole.at(row)
        again = Chronicle.after(narrator, history[:count])
        assert [again.lines(event) for event in history[count:]] == lines[count:]
