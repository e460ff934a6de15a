"""`simulate` and `arena`: games of bots without a window."""

import contextlib
import json
import signal
import sys
from collections.abc import Iterator, Sequence
from types import FrameType
from typing import Final

from coup_desktop.cli.arguments import contest, simulation
from coup_desktop.cli.ending import INTERRUPTED, fail, say
from coup_desktop.engine.translating import Translate, said


def simulate(arguments: Sequence[str], translate: Translate) -> int:
    """Plays games and prints what came out. Returns: the exit status."""
    plan, as_json = simulation(arguments, translate)

    from coup_desktop.simulate import SimulationError, run, table

    progress = (
        _Progress(translate, plan.games) if sys.stderr is not None and sys.stderr.isatty() else None
    )
    try:
        with _stop_on_interrupt() as stopped:
            tally = run(plan, progress, stopped)
    except SimulationError as error:
        return fail(said(error, translate))
    except OSError as error:
        return fail(f"{error.filename or plan.save}: {error.strerror or error}")
    finally:
        if progress is not None:
            progress.clear()
    say(json.dumps(tally.as_json()) if as_json else table(plan, tally, translate), translate)
    if tally.games < plan.games:
        text = translate("Command", "interrupted after {played} of {games} games")
        return fail(text.format(played=tally.games, games=plan.games), INTERRUPTED)
    return 0


def measure(arguments: Sequence[str], translate: Translate) -> int:
    """Measures bots and prints what came out. Returns: the exit status."""
    plan, chosen = contest(arguments, translate)
    try:
        from coup_desktop.arena.score import result, table
    except ModuleNotFoundError as error:
        if error.name != "openskill":
            raise
        missing = translate(
            "Command", "arena rates by openskill, which is missing: pip install openskill"
        )
        return fail(missing, 1)
    from coup_desktop.arena.crew import run
    from coup_desktop.arena.journal import Journal
    from coup_desktop.arena.plan import ArenaError

    progress: _Progress | None = None
    try:
        with contextlib.closing(Journal(plan, chosen.resume)) as journal:
            if sys.stderr is not None and sys.stderr.isatty():
                progress = _Progress(translate, plan.games, journal.games)
            with _stop_on_interrupt() as stopped:
                run(plan, journal, chosen.jobs, progress, stopped)
    except ArenaError as error:
        return fail(said(error, translate))
    except OSError as error:
        return fail(f"{error.filename or chosen.resume}: {error.strerror or error}")
    finally:
        if progress is not None:
            progress.clear()
    found = result(plan, journal.outcomes)
    result_as_json = json.dumps(found.as_json()) if chosen.json else ""
    say(result_as_json or table(plan, found, translate), translate)
    if found.games < plan.games:
        text = translate("Command", "interrupted after {played} of {games} games")
        if chosen.resume:
            text = translate(
                "Command", "interrupted after {played} of {games} games; {file} has them"
            )
        told = text.format(played=found.games, games=plan.games, file=chosen.resume)
        return fail(told, INTERRUPTED)
    return 0


class _Progress:
    """One line on a terminal's standard error."""

    _PAUSE: Final = 0.1
    """Seconds between two lines; a terminal is slower than a game."""

    def __init__(self, translate: Translate, games: int, known: int = 0) -> None:
        """Args: games: how many there will be; known: how many of them were played before."""
        self._translate = translate
        self._games = games
        self._known = known
        self._next = 0.0

    def __call__(self, played: int, seconds: float) -> None:
        if seconds < self._next:
            return
        self._next = seconds + self._PAUSE
        left = seconds / max(1, played - self._known) * (self._games - played)
        text = self._translate("Command", "{played} of {games} games, about {seconds} s left")
        line = text.format(played=played, games=self._games, seconds=f"{left:.0f}")
        print(f"\r{line:<60}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Takes the line away."""
        print(f"\r{'':<60}\r", end="", file=sys.stderr, flush=True)


class _Stop:
    """Whether an interrupt has come."""

    def __init__(self) -> None:
        self.now = False

    def __call__(self) -> bool:
        return self.now

    def handle(self, _signal: int, _frame: FrameType | None) -> None:
        """Remembers the interrupt, so that no record is left half written."""
        self.now = True


@contextlib.contextmanager
def _stop_on_interrupt() -> Iterator[_Stop]:
    stop = _Stop()
    before = signal.signal(signal.SIGINT, stop.handle)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
