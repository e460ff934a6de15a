"""The kinds of cells that `figures` is made of: a share, times, a program that judges by itself."""

import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from coup_desktop.arena.crew import run
from coup_desktop.arena.journal import Journal
from coup_desktop.arena.plan import ArenaPlan
from coup_desktop.arena.score import Result, result, wilson
from coup_desktop.bots.bot import UnfitBotError, UnknownBotError
from coup_desktop.bots.settings import Settings
from coup_desktop.engine.ruleset import Ruleset
from tests.bench.ladder import judged

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Line:
    """What came of a cell."""

    verdict: str
    text: str


@dataclass(frozen=True)
class Sitting:
    """What is said for all cells."""

    games: int
    rollouts: int | None
    jobs: int
    folder: Path
    stopped: Callable[[], bool]


@dataclass(frozen=True)
class Share:
    """One bot alone at a table, as the arena measures it."""

    name: str
    word: str
    against: tuple[str, ...]
    seats: int
    least: float
    most: float = 1.0
    preset: str = "official"
    options: tuple[str, ...] = ()

    def command(self, sitting: Sitting) -> list[str]:
        """The same without this script."""
        said = ["coup-desktop", "arena", "--rules", self.preset]
        for option in self.options:
            said += ["--option", option]
        said += ["--seats", str(self.seats), "--bots", self.word]
        said += ["--against", ",".join(self.against)]
        said += ["--games", str(sitting.games), "--seed", "1"]
        return said + (["--rollouts", str(sitting.rollouts)] if sitting.rollouts else [])

    def play(self, sitting: Sitting) -> Line:
        """Plays what is missing."""
        found = self.found(sitting)
        score = found.scores[0]
        low, high = wilson(score.wins, score.games)
        wanted = f"{self.least:.1%}" + (f" to {self.most:.1%}" if self.most < 1 else " or more")
        verdict = "PASS" if judged(score, self.least, self.most) else "FAIL"
        return Line(
            verdict if found.games >= sitting.games else "PART",
            f"{score.share:.1%} ({low:.1%} to {high:.1%}) of {score.games} games; wanted {wanted}",
        )

    def found(self, sitting: Sitting) -> Result:
        """What is known when all is played, or time is up; the bot that is alone comes first."""
        ruleset = Ruleset.make(self.preset, self.seats, self.options)
        settings = Settings(rollouts=sitting.rollouts)
        plan = ArenaPlan.make(
            ruleset, (self.word,), sitting.games, 1, self.against, settings=settings
        )
        journal = Journal(plan, sitting.folder / f"{self.name}.jsonl")
        try:
            run(plan, journal, sitting.jobs, stopped=sitting.stopped)
        finally:
            journal.close()
        return result(plan, journal.outcomes)


@dataclass(frozen=True)
class Times:
    """How long the decisions of a bot take, in the games of a share."""

    name: str
    share: Share
    median: float
    often: float
    longest: float

    def command(self, sitting: Sitting) -> list[str]:
        """The same without this script."""
        return [*self.share.command(sitting), "--jobs", "1"]

    def play(self, sitting: Sitting) -> Line:
        """Plays what is missing, and looks at the clock."""
        games = self.share.found(sitting)
        said = games.scores[0].as_json()
        found = [float(str(said[key])) for key in ("ms_median", "ms_p95", "ms_max")]
        marks = (self.median, self.often, self.longest)
        good = all(took <= mark for took, mark in zip(found, marks, strict=True))
        verdict = "PASS" if good else "FAIL"
        took = " / ".join(f"{one:.1f}" for one in found)
        wanted = " / ".join(f"{one:.0f}" for one in marks)
        return Line(
            verdict if games.games >= sitting.games else "PART",
            f"median / 95 % / longest {took} ms of {games.games} games; wanted {wanted} at most",
        )


@dataclass(frozen=True)
class Told:
    """A program that judges by itself: status 0 is a pass, if `judge` agrees."""

    name: str
    arguments: tuple[str, ...]
    """`{GAMES}`, `{JOBS}` and `{FOLDER}` are the sitting's."""
    environment: tuple[tuple[str, str], ...] = ()
    needs: str = ""
    """A file of the checkout without which there is nothing to be told."""
    judge: Callable[[str], tuple[bool, str]] | None = None
    """Reads what was printed: whether that is a pass, and the cell's text."""

    def command(self, sitting: Sitting) -> list[str]:
        """What is run."""
        places = {"GAMES": str(sitting.games), "JOBS": str(sitting.jobs)}
        places["FOLDER"] = str(sitting.folder)
        set_before = [f"{key}={text}" for key, text in self.environment]
        return [*set_before, "python", *(place.format(**places) for place in self.arguments)]

    def play(self, sitting: Sitting) -> Line:
        """Runs it, unless it has passed in this folder."""
        if self.needs and not (ROOT / self.needs).exists():
            return Line("LACKS", f"{self.needs} is not there")
        passed = sitting.folder / f"{self.name}.passed"
        stamp = shlex.join(self.command(sitting))
        if passed.exists():
            known, _, text = passed.read_text(encoding="utf-8").partition("\n")
            if known == stamp:
                return Line("PASS", text)
        status, printed = self._run(sitting)
        if status is None:
            return Line("PART", "the budget is spent; it begins anew the next time")
        (sitting.folder / f"{self.name}.log").write_text(printed, encoding="utf-8")
        good, text = status == 0, (printed.strip().splitlines() or ["it printed nothing"])[-1]
        if good and self.judge is not None:
            good, text = self.judge(printed)
        if not good:
            return Line("FAIL", f"{text} (all of it: {self.name}.log)")
        passed.write_text(f"{stamp}\n{text}", encoding="utf-8")
        return Line("PASS", text)

    def _run(self, sitting: Sitting) -> tuple[int | None, str]:
        """The status and what was printed; no status where it was stopped."""
        arguments = self.command(sitting)[len(self.environment) + 1 :]
        with subprocess.Popen(
            [sys.executable, *arguments],
            cwd=ROOT,
            env=os.environ | dict(self.environment),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as process:
            while True:
                try:
                    printed, _ = process.communicate(timeout=1.0)
                except subprocess.TimeoutExpired:
                    if sitting.stopped():
                        process.terminate()
                        return None, ""
                else:
                    return process.returncode, printed


def program() -> str:
    """A name for the state of what is measured: bots, engine and trained policies."""
    places = ("coup_desktop/bots", "coup_desktop/engine", "resources/policies")
    trees = " ".join(_git("rev-parse", "--verify", "-q", f"HEAD:{place}") for place in places)
    changes = _git("diff", "HEAD", "--", *places)
    name = sha256(f"{trees}\n{changes}".encode()).hexdigest()[:12]
    return name if not changes else f"{name}-not-committed"


def _git(*arguments: str) -> str:
    command = ["git", *arguments]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return found.stdout.strip()


Cell = Share | Times | Told


def played(cell: Cell, sitting: Sitting) -> Line:
    """What comes of a cell."""
    try:
        return cell.play(sitting)
    except (UnknownBotError, UnfitBotError) as error:
        return Line("LACKS", str(error))
