"""What `tests/kills.py` takes a process' words for."""

import json

from tests.kills import Said

GAME = "20261201-003117-706463.coup"
LINES = ["Anna tax", "Orsola challenge"]


def said(*lines: dict[str, object]) -> Said:
    """What a process has said by these lines."""
    return Said.of(b"".join(json.dumps(line).encode() + b"\n" for line in lines))


def prompt(*shown: str) -> dict[str, object]:
    """A question at the same place of the game."""
    return {"prompt": GAME, "lines": LINES, "shown": [*shown]}


def test_a_question_that_comes_after_an_undo_is_what_is_shown() -> None:
    """A move made and taken back before another question: the same lines, a practice game."""
    told = said(
        {"begun": GAME}, prompt("Lose Duke", "the log"), {"undo": GAME}, prompt("Lose Duke")
    )
    assert told.shown == ["Lose Duke"]
    assert not told.after


def test_a_question_asked_anew_is_shown_as_it_was_at_first() -> None:
    told = said({"begun": GAME}, prompt("Doubt", "the log"), prompt("Duke", "the log"))
    assert told.shown == ["Doubt", "the log"]
