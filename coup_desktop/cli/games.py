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


def simulate(arguments: Sequence[str]) -> int:
    """Plays games and prints what came out. Returns: the exit status."""
    plan, as_json = simulation(arguments)

    from coup_desktop.simulate import SimulationError, run, table

    progress = _Progress(plan.games) if sys.stderr is not None and sys.stderr.isatty() else None
    try:
        with _stop_on_interrupt() as stopped:
            tally = run(plan, progress, stopped)
    except SimulationError as error:
        return fail(str(error))
    except OSError as error:
        return fail(f"{error.filename or plan.save}: {error.strerror or error}")
    finally:
        if progress is not None:
            progress.clear()
    say(json.dumps(tally.as_json()) if as_json else table(plan, tally))
    if tally.games < plan.games:
        return fail(f"interrupted after {tally.games} of {plan.games} games", INTERRUPTED)
    return 0


def measure(arguments: Sequence[str]) -> int:
    """Measures bots and prints what came out. Returns: the exit status."""
    plan, said = contest(arguments)
    try:
        from coup_desktop.arena.score import result, table
    except ModuleNotFoundError as error:
        if error.name != "openskill":
            raise
        return fail("arena rates by openskill, which is missing: pip install openskill", 1)
    from coup_desktop.arena.crew import run
    from coup_desktop.arena.journal import Journal
    from coup_desktop.arena.plan import ArenaError

    progress: _Progress | None = None
    try:
        with contextlib.closing(Journal(plan, said.resume)) as journal:
            if sys.stderr is not None and sys.stderr.isatty():
                progress = _Progress(plan.games, journal.games)
            with _stop_on_interrupt() as stopped:
                run(plan, journal, said.jobs, progress, stopped)
    except ArenaError as error:
        return fail(str(error))
    except OSError as error:
        return fail(f"{error.filename or said.resume}: {error.strerror or error}")
    finally:
        if progress is not None:
            progress.clear()
    found = result(plan, journal.outcomes)
    say(json.dumps(found.as_json()) if said.json else table(plan, found))
    if found.games < plan.games:
        kept = f"; {said.resume} has them" if said.resume else ""
        interrupted = f"interrupted after {found.games} of {plan.games} games{kept}"
        return fail(interrupted, INTERRUPTED)
    return 0


class _Progress:
    """One line on a terminal's standard error."""

    _PAUSE: Final = 0.1
    """Seconds between two lines; a terminal is slower than a game."""

    def __init__(self, games: int, known: int = 0) -> None:
        """Args: games: how many there will be; known: how many of them were played before."""
        self._games = games
        self._known = known
        self._next = 0.0

    def __call__(self, played: int, seconds: float) -> None:
        if seconds < self._next:
            return
        self._next = seconds + self._PAUSE
        left = seconds / max(1, played - self._known) * (self._games - played)
        line = f"{played} of {self._games} games, about {left:.0f} s left"
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
