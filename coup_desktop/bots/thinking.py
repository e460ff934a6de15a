"""What runs in a process in which bots think, away from a window's."""

import contextlib
import os
import signal
import threading
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing import connection, parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter
from typing import Final

from coup_desktop.bots import bot
from coup_desktop.bots.settings import Settings
from coup_desktop.bots.stepping_back import step_back
from coup_desktop.engine.moves import Move
from coup_desktop.engine.view import View

Now = Callable[[], float]
"""Tells the time in seconds; of `perf_counter` all processes of a machine have the same."""
READY: Final = 0
"""The number of the first answer, which no task has asked for: the process is ready."""


@dataclass(frozen=True, slots=True)
class Task:
    """One decision, as it is sent to the process."""

    number: int
    """Tells it from others that were sent to the same process; more than `READY`."""
    word: str
    seed: int
    """Of the bot."""
    view: View
    legal: tuple[Move, ...]
    until: float
    """The time at which the bot has to answer by what it knows, as `Now` tells it."""


@dataclass(frozen=True, slots=True)
class Call:
    """Says that a bot will be asked."""

    word: str
    seed: int


@dataclass(frozen=True, slots=True)
class Answer:
    """What comes back."""

    task: int
    """The number of the task."""
    number: int
    """Of the move, in the order of the legal ones; -1: none of them."""
    failure: str = ""
    """Why there is no move; holds nothing that is hidden."""


class Deadline:
    """The clock that a search asks, set anew for each decision."""

    def __init__(self, now: Now = perf_counter) -> None:
        self._now = now
        self._end = 0.0

    def set(self, until: float) -> None:
        """It is over at that time."""
        self._end = until

    def is_over(self) -> bool:
        """Whether the time has come."""
        return self._now() >= self._end


def serve(pipe: Connection, calls: Sequence[Call]) -> None:
    """Answers `Task`s by `Answer`s, one after the other, until the pipe's other end is closed.

    Args:
        pipe: the first that it brings is an answer with the number `READY`.
        calls: the bots that will be asked; they are made before.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal's Ctrl+C is the window's
    step_back()
    threading.Thread(target=end_with_parent, daemon=True).start()
    answer_all(pipe, calls, Mind(bot.make))


def answer_all(pipe: Connection, calls: Sequence[Call], mind: "Mind") -> None:
    """See `serve`. Args: mind: has the bots."""
    for call in calls:
        mind.get_ready(call)
    with contextlib.suppress(EOFError, OSError):  # the other end is gone
        pipe.send(Answer(READY, -1))
        while True:
            pipe.send(mind.answer(pipe.recv()))


def end_with_parent() -> None:
    """Ends this process when the one that began it is gone: it would wait for work for ever."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


class Mind:
    """The bots of one process."""

    def __init__(
        self, make: Callable[[str, int, Settings], bot.Bot], now: Now = perf_counter
    ) -> None:
        self._make = make
        self._bots: dict[tuple[str, int], bot.Bot] = {}
        self._deadline = Deadline(now)

    def get_ready(self, call: Call) -> None:
        """Make a bot that will be asked; what goes wrong is told when it is."""
        with contextlib.suppress(Exception):
            self._bot(call)

    def answer(self, task: Task) -> Answer:
        """What the bot of a task decides; whatever goes wrong with it is told."""
        self._deadline.set(task.until)
        try:
            move = self._bot(task).choose(task.view, task.legal)
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the game goes on
            return Answer(task.number, -1, without_secrets(error))
        return Answer(task.number, _number(move, task.legal))

    def _bot(self, task: Task | Call) -> bot.Bot:
        key = (task.word, task.seed)
        found = self._bots.get(key)
        if found is None:
            settings = Settings(deadline=self._deadline.is_over)
            found = self._bots[key] = self._make(task.word, task.seed, settings)
        return found


def _number(move: Move, legal: Sequence[Move]) -> int:
    return next((number for number, each in enumerate(legal) if each is move), -1)


def without_secrets(error: Exception) -> str:
    """What failed and where; an exception's own words may name hidden cards, a file's do not."""
    from coup_desktop.bots.master.policy import PolicyError

    if isinstance(error, PolicyError):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)
    place = f", {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"
