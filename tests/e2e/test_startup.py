"""The program, just started: the table is there, complete."""

from collections.abc import Callable
from functools import partial

import pytest

from tests.e2e.program import START_LIMIT, Program
from tests.e2e.tree import Node, Role

pytestmark = pytest.mark.e2e

SEATS = 4
MIDDLE = "Middle of the table"
PILES = ("Court", "Treasury")


def complete(program: Program) -> Node | None:
    """The window, once every seat, pile and button of a laid table shows."""
    window = program.look()
    table = window.find("Table", Role.PANEL)
    if table is None or window.find("Begin", Role.BUTTON) is None:
        return None
    panels = [part for part in table.children if part.showing and part.role is Role.PANEL]
    seats = [panel for panel in panels if panel.name != MIDDLE]
    labels = [label.name for label in table.all(Role.LABEL)]
    piles = [pile for pile in PILES if any(label.startswith(pile) for label in labels)]
    return window if len(seats) == SEATS and len(piles) == len(PILES) else None


def test_the_table_is_laid(start: Callable[[], Program]) -> None:
    program = start()
    window = program.until("a complete table", partial(complete, program), START_LIMIT)
    left, top, width, height = next(window.all(Role.FRAME)).box
    assert left >= 0
    assert top >= 0
    assert left + width <= 1280
    assert top + height <= 800
    program.photograph("start")
    program.stop_watching()
    program.hands.key("ctrl+q")
    program.wait_for_end()


def test_a_second_start_is_as_quiet(start: Callable[[], Program]) -> None:
    """Settings and window's place are read back, and nothing is said of them."""
    for _ in range(2):
        program = start()
        program.until("a complete table", partial(complete, program), START_LIMIT)
        program.stop_watching()
        program.hands.key("ctrl+q")
        program.wait_for_end()


def test_closing_while_bots_play_is_quick(start: Callable[[], Program]) -> None:
    program = start()
    program.until("a complete table", partial(complete, program), START_LIMIT)
    program.hands.key("Return")
    program.until("the game to begin", lambda: program.look().find("Question", Role.PANEL))
    program.stop_watching()
    program.hands.key("ctrl+q")
    program.wait_for_end()
    (record,) = program.home.rglob("*.coup")
    assert record.read_text(encoding="utf-8").startswith("coup-record 1\n")
