"""Kills processes that play, and judges what they left on disk by what they had said until then."""

import json
import random
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from coup_desktop.engine.record import HUMAN
from coup_desktop.engine.record_reader import Reading
from coup_desktop.store.journal import recover
from tests.killed_game import lines_of

PATIENCE = 60
"""Seconds until a process must have come to something."""


@dataclass
class Said:
    """What one process has said."""

    resumed: str = ""
    resumed_lines: list[str] = field(default_factory=list)
    first_prompt: list[str] | None = None
    """The lines of the record at the first prompt."""
    game: str = ""
    """The game that was played last."""
    lines: list[str] | None = None
    """Of the record at that game's last prompt; None: there was none."""
    shown: object = None
    """What that prompt looked like."""
    first_shown: object = None
    """What the first prompt of a resumed game looked like."""
    after: str = ""
    """What was done to it after that, besides answering: `undo`, `left`, `over`."""
    prompts: int = 0
    problems: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, output: bytes) -> "Said":
        """What the lines tell; a last line that was cut off tells nothing."""
        said = cls()
        for line in output.splitlines(keepends=True):
            if line.endswith(b"\n"):
                said._hear(json.loads(line))
        return said

    def _hear(self, what: dict[str, object]) -> None:
        for key in ("problem", "trouble"):
            if key in what:
                self.problems.append(str(what[key]))
        lines = what.get("lines")
        told = [str(line) for line in lines] if isinstance(lines, list) else []
        for key in ("resumed", "begun"):
            if key in what:
                self.game, self.lines, self.after = str(what[key]), None, ""
        if "resumed" in what:
            self.resumed, self.resumed_lines = self.game, told
        if "prompt" in what:
            assert what["prompt"] == self.game
            self.prompts += 1
            if told != self.lines or self.after == "undo":
                self.shown = what["shown"]  # else how to speak up is chosen, or it is asked anew
            self.lines, self.after = told, ""
            if self.first_prompt is None and self.game == self.resumed:
                self.first_prompt, self.first_shown = told, self.shown
        for key in ("undo", "left", "over"):
            if key in what:
                assert what[key] == self.game
                self.after = key


@dataclass
class Left:
    """What lies on disk of the game that was played last."""

    reading: Reading | None
    """None: nothing."""
    lines: list[str]
    shown: object
    """What the prompt looked like at which the process was killed; None: it was at none."""
    resumable: bool

    @property
    def asks_person(self) -> bool:
        """Whether the game stands at a question to a person, who has a choice."""
        if self.reading is None or self.reading.game.over:
            return False
        game, kinds = self.reading.game, self.reading.record.setup.kinds
        return kinds[game.asked] == HUMAN and len(game.legal()) > 1


def judge(folder: Path, said: Said) -> Left:
    """Fails where anything is missing or wrong."""
    assert not said.problems, said.problems
    places = [folder / "unfinished" / said.game, folder / said.game]
    files = [path for path in places if said.game and path.is_file()]
    assert len(files) <= 1, files
    if not files:
        # Nothing was shown of it yet, or it was left before anything was decided.
        assert said.lines is None or (said.after == "left" and not said.lines), said
        return Left(None, [], None, resumable=False)
    reading = recover(files[0].read_bytes(), files[0].name)
    lines = lines_of(reading.record)
    if said.lines is not None:
        goes_on = lines[: len(said.lines)] == said.lines
        went_back = said.after == "undo" and said.lines[: len(lines)] == lines
        assert goes_on or went_back, (said, lines)
    if files[0] == places[1]:
        assert reading.game.over or said.after == "left", said
    # Who has won may be said before the last moves are on disk: then they are played again.
    # Who takes a move back makes the game practice first: then its log is not compared.
    shown = said.shown if said.lines == lines and said.after != "undo" else None
    return Left(reading, lines, shown, resumable=files[0] == places[0] and not reading.game.over)


def judge_resumed(left: Left, said: Said) -> bool:
    """Whether the next process has gone on where the last one was killed; fails if elsewhere.

    Returns:
        Whether it had come to a prompt.
    """
    if not left.resumable:
        assert not said.resumed, said
        return False
    if not said.resumed:
        assert not said.game, "it began another game instead"
        return False
    assert said.resumed_lines == left.lines
    if said.first_prompt is None:
        return False
    assert said.first_prompt[: len(left.lines)] == left.lines
    if left.asks_person:
        assert said.first_prompt == left.lines, "another prompt"
        same = left.shown is None or said.first_shown == left.shown
        assert same, (left.shown, said.first_shown)
    return True


@dataclass
class Tally:
    """What came of many kills."""

    kills: int = 0
    prompts: int = 0
    resumed: int = 0
    at_prompt: int = 0
    """Games that were resumed at the very prompt at which they had stood."""

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.prompts} prompts, {self.resumed} resumed, "
            f"{self.at_prompt} of them at the very prompt"
        )


class Running:
    """A process that plays."""

    def __init__(
        self, command: Sequence[str], output: Path, environ: Mapping[str, str] | None = None
    ) -> None:
        self._output = output
        self._errors = output.with_suffix(".errors")
        with output.open("wb") as said, self._errors.open("ab") as errors:
            self._process = subprocess.Popen(command, stdout=said, stderr=errors, env=environ)

    def wait_for(self, word: bytes) -> None:
        """Until it has said a word; fails where that does not come."""
        latest = time.monotonic() + PATIENCE
        while word not in self._output.read_bytes():
            self._check()
            if time.monotonic() > latest:
                pytest.fail(f"it has not said {word!r} after {PATIENCE} seconds")
            time.sleep(0.001)

    def kill(self) -> Said:
        """Kills it; what it has said until then. Fails where it had ended by itself."""
        try:
            self._check()
        finally:
            self._process.kill()
            self._process.wait()
        return Said.of(self._output.read_bytes())

    def _check(self) -> None:
        if self._process.poll() is not None:
            pytest.fail(f"it has ended by itself: {self._errors.read_text(encoding='utf-8')}")


def kill_often(
    module: str,
    folder: Path,
    kills: int,
    instants: Sequence[tuple[bytes, float]],
    seed: str,
    environ: Mapping[str, str] | None = None,
) -> Tally:
    """Has the same games gone on with by one process after the other, each of them killed.

    Args:
        module: is run with a folder and a seed.
        folder: for the games, and what is said beside it.
        kills: at least; more, up to ten times as many, until one has hit at a prompt.
        instants: a word that it says, and seconds after it, up to which it is killed.
        seed: of the instants and the games.
        environ: of the processes; None: this one's.
    """
    chance = random.Random(seed)
    output = folder.with_suffix(".said")
    tally = Tally()
    left: Left | None = None
    while tally.kills < kills or (not tally.at_prompt and tally.kills < 10 * kills):
        word, latest = chance.choice(instants)
        command = [sys.executable, "-m", module, str(folder), str(chance.getrandbits(32))]
        process = Running(command, output, environ)
        try:
            process.wait_for(word)
            time.sleep(chance.uniform(0, latest))
        finally:
            said = process.kill()
        tally.kills += 1
        tally.prompts += said.prompts
        if left is not None:
            came_to_prompt = judge_resumed(left, said)
            tally.resumed += bool(said.resumed)
            tally.at_prompt += came_to_prompt and left.asks_person
        if said.game or left is None:
            left = judge(folder, said)
    print(tally)
    assert not list(folder.glob("damaged/*"))
    return tally


def kill_two_often(module: str, folder: Path, rounds: int, seed: str) -> Tally:
    """Two processes start at once in the same folder and are killed, again and again.

    Each has to play another game; each game that is gone on with, to stand where it stood.
    """
    chance = random.Random(seed)
    tally = Tally()
    lefts: dict[str, Left] = {}
    for _ in range(rounds):
        outputs = [folder.with_suffix(f".said{number}") for number in range(2)]
        running = [
            Running([sys.executable, "-m", module, str(folder), str(chance.getrandbits(32))], path)
            for path in outputs
        ]
        try:
            for process in running:
                process.wait_for(chance.choice([b"ready", b"prompt"]))
            time.sleep(chance.uniform(0, 0.1))
        finally:
            both = [process.kill() for process in running]
        tally.kills += 2
        resumed = [said.resumed for said in both if said.resumed]
        assert len(set(resumed)) == len(resumed), "both play the same game"
        for said in both:
            tally.prompts += said.prompts
            if said.resumed:
                left = lefts.pop(said.resumed)
                tally.resumed += 1
                tally.at_prompt += judge_resumed(left, said) and left.asks_person
            if said.game:
                left = judge(folder, said)
                if left.resumable:
                    lefts[said.game] = left
    print(tally)
    assert not list(folder.glob("damaged/*"))
    return tally
