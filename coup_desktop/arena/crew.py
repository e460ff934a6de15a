"""Runs an arena's rounds, here or on several cores."""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import connection, get_context, parent_process
from multiprocessing.synchronize import Event
from time import perf_counter
from typing import Final

from coup_desktop.arena.journal import Journal
from coup_desktop.arena.plan import ArenaError, ArenaPlan, Round
from coup_desktop.arena.playing import Outcome, play_round
from coup_desktop.engine.translating import sentence

Progress = Callable[[int, float], None]
"""Told the games that are known, and the seconds since the start."""

_AHEAD: Final = 3
"""Rounds a worker that are handed out at a time: none waits, and little is lost by an interrupt."""
_LOOK: Final = 0.2
"""Seconds between two looks whether to stop."""


def run(
    plan: ArenaPlan,
    journal: Journal,
    jobs: int = 1,
    progress: Progress | None = None,
    stopped: Callable[[], bool] = bool,
) -> None:
    """Plays what the journal does not know yet of a plan, and notes it there.

    The outcomes are the same whatever the number of jobs, but for the times.

    Args:
        plan: what to play.
        journal: of that plan.
        jobs: how many processes play at once, 1 to `plan.MOST_JOBS`; one is this itself.
        progress: told after each round.
        stopped: asked again and again whether to end; rounds that run then are not counted.

    Raises:
        ArenaError: a worker was killed.
        OSError: the journal cannot be written.
    """
    begun = perf_counter()
    todo = (played for played in plan.rounds() if played.number not in journal.outcomes)
    outcomes = _here(plan, todo, stopped) if jobs == 1 else _spread(plan, todo, jobs, stopped)
    for number, found in outcomes:
        journal.add(number, found)
        if progress is not None:
            progress(journal.games, perf_counter() - begun)


_Outcomes = Iterator[tuple[int, tuple[Outcome, ...]]]


def _here(plan: ArenaPlan, todo: Iterator[Round], stopped: Callable[[], bool]) -> _Outcomes:
    for played in todo:
        found = play_round(plan, played, stopped)
        if found is None:
            return
        yield played.number, found


def _spread(
    plan: ArenaPlan, todo: Iterator[Round], jobs: int, stopped: Callable[[], bool]
) -> _Outcomes:
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _begin, (plan, stop))
    running: dict[Future[tuple[Outcome, ...] | None], int] = {}
    try:
        while not stopped():
            _hand_out(pool, todo, running, jobs * _AHEAD)
            if not running:
                return
            done, _ = wait(running, _LOOK, FIRST_COMPLETED)
            for future in done:
                number = running.pop(future)
                found = future.result()
                if found is not None:
                    yield number, found
    except BrokenProcessPool:
        raise ArenaError(
            sentence(
                "Arena",
                "a worker process was ended from outside, or had too little memory; try fewer "
                "--jobs, and --resume FILE to keep what was played",
            )
        ) from None
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


def _hand_out(
    pool: ProcessPoolExecutor,
    todo: Iterator[Round],
    running: dict[Future[tuple[Outcome, ...] | None], int],
    most: int,
) -> None:
    while len(running) < most:
        played = next(todo, None)
        if played is None:
            return
        with _deaf():  # as long as workers are missing, each round begins one
            running[pool.submit(_work, played)] = played.number


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes begun meanwhile do not hear a terminal's Ctrl+C: this one tells them to stop.

    It hears it itself, afterwards. On Windows they hear it until they have begun.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In a worker.


class _Worker:
    """What a worker process knows."""

    plan: ArenaPlan
    stop: Event


_WORKER: Final = _Worker()


def _begin(plan: ArenaPlan, stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _WORKER.plan = plan
    _WORKER.stop = stop
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A worker whose arena was killed would wait for work for ever."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _work(played: Round) -> tuple[Outcome, ...] | None:
    return play_round(_WORKER.plan, played, _WORKER.stop.is_set)
