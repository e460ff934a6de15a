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
from time import monotonic
from typing import Final

from coup_desktop.bots import bot
from coup_desktop.bots.settings import Settings
from coup_desktop.engine.moves import Move
from coup_desktop.engine.view import View

_NICE: Final = 5
"""How far it steps back behind the window, where the system knows that."""


@dataclass(frozen=True, slots=True)
class Task:
    """One decision, as it is sent to the process."""

    word: str
    seed: int
    """Of the bot."""
    view: View
    legal: tuple[Move, ...]
    seconds: float
    """After which the bot has to answer by what it knows."""


@dataclass(frozen=True, slots=True)
class Call:
    """Says that a bot will be asked; nothing comes back."""

    word: str
    seed: int


@dataclass(frozen=True, slots=True)
class Answer:
    """What comes back."""

    number: int
    """Of the move, in the order of the legal ones; -1: none of them."""
    failure: str = ""
    """Why there is no move; holds nothing that is hidden."""


class Deadline:
    """The clock that a search asks, set anew for each decision."""

    def __init__(self) -> None:
        self._end = 0.0

    def set(self, seconds: float) -> None:
        """So much time is left from now on."""
        self._end = monotonic() + seconds

    def is_over(self) -> bool:
        """Whether it has passed."""
        return monotonic() >= self._end


def serve(pipe: Connection) -> None:
    """Answers `Task`s by `Answer`s, one after the other, until the pipe's other end is closed.

    Bots that are called before are ready by then.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal's Ctrl+C is the window's
    if hasattr(os, "nice"):
        os.nice(_NICE)
    threading.Thread(target=end_with_parent, daemon=True).start()
    mind = Mind(bot.make)
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        if isinstance(task, Call):
            mind.get_ready(task)
        else:
            pipe.send(mind.answer(task))


def end_with_parent() -> None:
    """Ends this process when the one that began it is gone: it would wait for work for ever."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


class Mind:
    """The bots of one process."""

    def __init__(self, make: Callable[[str, int, Settings], bot.Bot]) -> None:
        self._make = make
        self._bots: dict[tuple[str, int], bot.Bot] = {}
        self._deadline = Deadline()

    def get_ready(self, call: Call) -> None:
        """Make a bot that will be asked; what goes wrong is told when it is."""
        with contextlib.suppress(Exception):
            self._bot(call)

    def answer(self, task: Task) -> Answer:
        """What the bot of a task decides; whatever goes wrong with it is told."""
        self._deadline.set(task.seconds)
        try:
            return Answer(_number(self._bot(task).choose(task.view, task.legal), task.legal))
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the game goes on
            return Answer(-1, without_secrets(error))

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
    """What failed and where; an exception's own words may name hidden cards."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f", {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"
