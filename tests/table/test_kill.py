"""A process that plays is killed at any moment, and the next one goes on where it stood."""

import os
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.kills import kill_often, kill_two_often

KILLS = int(os.environ.get("COUP_KILLS", "8"))
"""`tests/long` has more."""
SEED = os.environ.get("COUP_KILL_SEED", "nothing is lost")
INSTANTS: Final = ((b"ready", 0.25), (b"prompt", 0.02), (b"", 0.25))
"""Anywhere in the game, just when a person is asked, or while it starts."""


@pytest.mark.skipif(sys.platform == "win32", reason="nothing kills like -9 there")
def test_nothing_is_lost_when_it_is_killed(tmp_path: Path) -> None:
    tally = kill_often("tests.killed_game", tmp_path / "games", KILLS, INSTANTS, SEED)
    assert tally.kills >= KILLS
    assert tally.at_prompt


@pytest.mark.skipif(sys.platform == "win32", reason="nothing kills like -9 there")
def test_two_that_start_at_once_go_on_with_two_games(tmp_path: Path) -> None:
    tally = kill_two_often("tests.killed_game", tmp_path / "games", KILLS, SEED)
    assert tally.kills == 2 * KILLS
    assert tally.resumed
