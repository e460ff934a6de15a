"""The eyes, hands and watch of these tests see, do and notice what they should."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.program import Program
from tests.e2e.tree import Node, Role, State

pytestmark = pytest.mark.e2e

SAMPLE = Path(__file__).with_name("sample.py")


@pytest.fixture
def program(start: Callable[..., Program]) -> Program:
    """A small window whose buttons go wrong on purpose, and which has the keyboard."""
    made = start(sys.executable, SAMPLE)
    made.until(
        "the keyboard", lambda: any(State.ACTIVE in window.states for window in made.windows())
    )
    return made


def press(program: Program, name: str) -> None:
    button = program.look().find(name, Role.BUTTON)
    assert button is not None
    program.hands.click(button.centre)


def shown(program: Program, name: str) -> Node:
    return program.until(name, lambda: program.look().find(name, Role.LABEL))


def end(program: Program) -> None:
    program.stop_watching()
    program.hands.key("ctrl+q")
    program.wait_for_end()


def test_clicks_and_keys_arrive(program: Program) -> None:
    press(program, "Count")
    shown(program, "1")
    program.hands.key("c")
    shown(program, "2")
    button = program.look().find("Count", Role.BUTTON)
    assert button is not None
    assert button.description == "Key: C."
    assert State.ENABLED in button.states
    end(program)


def test_what_is_hidden_does_not_show(program: Program) -> None:
    assert program.look().find("Hidden") is None
    end(program)


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("Warn", "said something.*a warning of Qt"),
        ("Raise", "said something.*ZeroDivisionError"),
        ("Hang", "the window hung for 1"),
    ],
)
def test_a_fault_is_noticed(program: Program, fault: str, words: str) -> None:
    press(program, fault)
    shown(program, f"after {fault}")
    program.stop_watching()
    program.hands.key("ctrl+q")
    with pytest.raises(pytest.fail.Exception, match=f"(?s){words}"):
        program.wait_for_end()


def test_a_crash_is_noticed(program: Program) -> None:
    press(program, "Crash")
    program.stop_watching()
    with pytest.raises(pytest.fail.Exception, match="ended with -11"):
        program.wait_for_end()


def test_a_program_that_does_not_end_is_noticed(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.e2e.program.END_LIMIT", 1.0)
    press(program, "Stay")
    shown(program, "after Stay")
    program.stop_watching()
    program.hands.key("ctrl+q")
    with pytest.raises(pytest.fail.Exception, match="did not end"):
        program.wait_for_end()


def test_what_never_comes_is_not_waited_for_long(program: Program) -> None:
    with pytest.raises(pytest.fail.Exception, match=r"waited 0\.3 s for a miracle"):
        program.until("a miracle", lambda: program.look().find("Miracle"), limit=0.3)
    tree = (program.evidence / "tree.txt").read_text(encoding="utf-8")
    assert "Count" in tree
    assert (program.evidence / "screen.png").stat().st_size > 1000
    end(program)
