"""The window itself is killed at any moment; started again it stands at the very prompt."""

import os
from pathlib import Path
from typing import Final

import pytest

from tests.kills import kill_often

pytestmark = pytest.mark.e2e

KILLS = int(os.environ.get("COUP_KILLS", "8"))
"""`tests/long` has more."""
SEED = os.environ.get("COUP_KILL_SEED", "nothing is lost")
INSTANTS: Final = ((b"ready", 1.0), (b"prompt", 0.2), (b"prompt", 2.0), (b"", 1.0))
"""Anywhere in the game, just when a person is asked, or while it starts."""


def test_nothing_is_lost_when_the_window_is_killed(
    real_screen: dict[str, str], tmp_path: Path
) -> None:
    environ = real_screen | {"QT_QPA_PLATFORM": "xcb"}
    tally = kill_often("tests.killed_window", tmp_path / "games", KILLS, INSTANTS, SEED, environ)
    assert tally.kills >= KILLS
    assert tally.at_prompt
    errors = (tmp_path / "games.errors").read_text(encoding="utf-8")
    assert not errors
