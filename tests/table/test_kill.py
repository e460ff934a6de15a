"""A process that plays is killed at any moment, and the next one goes on where it stood."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.kills import Left, Said, judge, judge_resumed

KILLS = int(os.environ.get("COUP_KILLS", "8"))
"""`tests/long` has more."""
MOST = 10 * KILLS
"""Kills, until one has hit while a person was asked."""


def killed(folder: Path, seed: int, output: Path, *, word: bytes, seconds: float) -> Said:
    """Lets a process play until it has said a word, and so many seconds more."""
    command = [sys.executable, "-m", "tests.killed_game", str(folder), str(seed)]
    with output.open("wb") as file, subprocess.Popen(command, stdout=file) as process:
        while word not in output.read_bytes():
            assert process.poll() is None, "it has ended by itself"
            time.sleep(0.001)
        time.sleep(seconds)
        assert process.poll() is None, "it has ended by itself"
        process.kill()
    return Said.of(output.read_bytes())


@pytest.mark.skipif(sys.platform == "win32", reason="nothing kills like -9 there")
def test_nothing_is_lost_when_it_is_killed(tmp_path: Path) -> None:
    chance = random.Random(os.environ.get("COUP_KILL_SEED", "nothing lost"))
    folder, output = tmp_path / "games", tmp_path / "said"
    before: Left | None = None
    kills = prompts = resumed = at_prompt = 0
    while kills < KILLS or (not at_prompt and kills < MOST):
        # Anywhere in the game, just when a person is asked, or while it starts.
        word, latest = chance.choice([(b"ready", 0.25), (b"prompt", 0.02), (b"", 0.25)])
        said = killed(folder, kills, output, word=word, seconds=chance.uniform(0, latest))
        kills += 1
        if before is not None:
            came_to_prompt = judge_resumed(before, said)
            resumed += bool(said.resumed)
            at_prompt += came_to_prompt and before.asks_person
        if said.game or before is None:
            before = judge(folder, said)
        prompts += said.prompts
    print(f"{kills} kills, {prompts} prompts, {resumed} resumed, {at_prompt} at the very prompt")
    assert resumed
    assert at_prompt
    assert not list(folder.glob("damaged/*"))
