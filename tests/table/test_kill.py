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
LATEST = 0.25
"""Seconds after its start at which a process is killed at the latest."""


def killed_after(seconds: float, folder: Path, seed: int, output: Path, *, ready: bool) -> Said:
    """Lets a process play for a while; the time counts from its first word where `ready`."""
    command = [sys.executable, "-m", "tests.killed_game", str(folder), str(seed)]
    with output.open("wb") as file, subprocess.Popen(command, stdout=file) as process:
        while ready and not output.stat().st_size:
            assert process.poll() is None
            time.sleep(0.002)
        time.sleep(seconds)
        assert process.poll() is None, "it has ended by itself"
        process.kill()
    return Said.of(output.read_bytes())


@pytest.mark.skipif(sys.platform == "win32", reason="nothing kills like -9 there")
def test_nothing_is_lost_when_it_is_killed(tmp_path: Path) -> None:
    chance = random.Random(os.environ.get("COUP_KILL_SEED", "nothing lost"))
    folder, output = tmp_path / "games", tmp_path / "said"
    before: Left | None = None
    prompts = resumed = at_prompt = 0
    for number in range(KILLS):
        seconds = chance.uniform(0, LATEST)
        ready = number % 6 != 5  # now and then while it starts
        said = killed_after(seconds, folder, number, output, ready=ready)
        if before is not None:
            came_to_prompt = judge_resumed(before, said)
            resumed += bool(said.resumed)
            at_prompt += came_to_prompt and before.asks_person
        if said.game or before is None:
            before = judge(folder, said)
        prompts += said.prompts
    print(f"{KILLS} kills, {prompts} prompts, {resumed} resumed, {at_prompt} at the very prompt")
    assert prompts > KILLS
    assert resumed
    assert at_prompt
    assert not list(folder.glob("damaged/*"))
