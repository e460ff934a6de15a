"""A recorded game of ten in the real window: by keyboard and mouse, its pulse felt all the time."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from coup_desktop.desk.replay.film import Film
from tests.e2e.program import Program
from tests.e2e.session import program_command
from tests.e2e.tree import Node, Role
from tests.recorded import Table, played

pytestmark = pytest.mark.e2e

TEN: Final = Table("coup-x", 10, ("inspector",), ("courtier",), ("Sacha",))


class Watcher:
    """Somebody who leads through a recorded game."""

    def __init__(self, program: Program, turns: int) -> None:
        self.program = program
        self._turns = turns

    def stands_at(self, turn: int) -> Node:
        """Wait until that turn is told; the window as it shows then."""
        words = f"Turn {turn} of {self._turns}: "

        def look() -> Node | None:
            window = self.program.look()
            told = [label.name for label in window.all(Role.LABEL)]
            return window if any(name.startswith(words) for name in told) else None

        return self.program.until(f"turn {turn}", look)

    def press(self, window: Node, name: str) -> None:
        button = window.find(name, Role.BUTTON)
        assert button is not None, name
        self.program.hands.click(button.centre)


def offers_lessons(window: Node) -> bool:
    """Whether the table is laid for somebody who has never played."""
    return any(label.name.startswith("Never played?") for label in window.all(Role.LABEL))


def test_a_game_of_ten_is_led_through(start: Callable[..., Program], tmp_path: Path) -> None:
    record = played(TEN, 3)
    turns = len(Film.of(record).turns)
    path = tmp_path / "evening.coup"
    path.write_text(record.text(), encoding="utf-8")
    program = start(*program_command(), path)
    watcher = Watcher(program, turns)
    hands = program.hands
    window = watcher.stands_at(1)
    program.photograph("replay-ten-first")
    hands.key("End")
    watcher.stands_at(turns)
    program.photograph("replay-ten-end")
    hands.key("Home")
    watcher.stands_at(1)
    for _ in range(6):
        hands.key("ctrl+Right")
    watcher.stands_at(7)
    hands.key("shift+Left")
    window = watcher.stands_at(6)
    for name in ("A turn on", "A turn on", "A turn back"):
        watcher.press(window, name)
    watcher.stands_at(7)
    hands.key("space")
    watcher.stands_at(8)
    hands.key("space")
    window = program.look()
    assert window.find("Play", Role.BUTTON) is not None
    watcher.press(window, "To the end")
    watcher.stands_at(turns)
    hands.key("t")  # nobody can be taken over there
    hands.key("Escape")
    program.until("a laid table", lambda: offers_lessons(program.look()))
    # For whoever looks: pytest shows it with -rP.
    print(f"longest silence of the window: {program.longest_silence * 1000:.0f} ms")
    program.stop_watching()
    hands.key("ctrl+q")
    program.wait_for_end()
