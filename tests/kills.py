"""What a killed process must have left on disk, judged by what it had said until then."""

import json
from dataclasses import dataclass, field
from pathlib import Path

from coup_desktop.engine.record_reader import Reading
from coup_desktop.store.journal import recover
from tests.killed_game import lines_of

PERSON = 0
"""The seat that is asked."""


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
            self.lines, self.after = told, ""
            if self.first_prompt is None and self.game == self.resumed:
                self.first_prompt = told
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
    resumable: bool

    @property
    def asks_person(self) -> bool:
        """Whether the game stands at a question to the person, who has a choice."""
        game = None if self.reading is None else self.reading.game
        return game is not None and game.asked == PERSON and len(game.legal()) > 1


def judge(folder: Path, said: Said) -> Left:
    """Fails where anything is missing or wrong."""
    assert not said.problems, said.problems
    places = [folder / "unfinished" / said.game, folder / said.game]
    files = [path for path in places if said.game and path.is_file()]
    assert len(files) <= 1, files
    if not files:
        # Nothing was shown of it yet, or it was left before anything was decided.
        assert said.lines is None or (said.after == "left" and not said.lines), said
        return Left(None, [], resumable=False)
    reading = recover(files[0].read_bytes(), files[0].name)
    lines = lines_of(reading.record)
    if said.lines is not None:
        goes_on = lines[: len(said.lines)] == said.lines
        went_back = said.after == "undo" and said.lines[: len(lines)] == lines
        assert goes_on or went_back, (said, lines)
    if files[0] == places[1]:
        assert said.after in {"left", "over"}, said
    # Who has won may be said before the last moves are on disk: then they are played again.
    return Left(reading, lines, resumable=files[0] == places[0] and not reading.game.over)


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
    return True
