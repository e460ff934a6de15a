"""A process of its own for bots that think long, so that the window does not stutter.

Python runs one thread at a time, and compiled code holds on to that right for long; a bot that
searches would make the window wait. Its process is begun when such a bot is first asked.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Lock
from typing import TYPE_CHECKING, Final

from coup_desktop.engine.moves import Move
from coup_desktop.engine.view import View

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from coup_desktop.bots.bot import Bot

BotFactory = Callable[[str, int], "Bot"]
"""Makes the bot of a word with a seed."""
Serve = Callable[["Connection"], None]

SECONDS: Final = 1.2
"""For which a search may run; with all that is round it a decision takes 1.5 s at most."""
_GRACE: Final = 0.2
"""Seconds to wait for a killed process; the system ends it in a few milliseconds."""


class ProcessEndedError(Exception):
    """The process has ended while a bot thought in it: it was killed, or has crashed."""


class ThoughtError(Exception):
    """A bot failed in its process; the message says how, and nothing that is hidden."""


class BotProcess:
    """Has bots think in another process, one decision at a time."""

    def __init__(self, serve: Serve | None = None) -> None:
        """No process yet. Args: serve: what runs in it; None: `thinking.serve`."""
        self._serve = serve
        self._lock = Lock()
        self._closed = False
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    @property
    def id(self) -> int | None:
        """The system's number of the process; None where there is none."""
        process = self._process
        return None if process is None else process.pid

    def choose(self, word: str, seed: int, view: View, legal: Sequence[Move]) -> Move | None:
        """Asks a bot and waits for its move; called by the bots' thread.

        Returns:
            One of the legal moves; None where the bot answers with another.

        Raises:
            ProcessEndedError: the process is gone. The next decision begins another one.
            ThoughtError: the bot has failed.
        """
        from coup_desktop.bots.thinking import Answer, Task

        pipe = self._begun()
        try:
            pipe.send(Task(word, seed, view, tuple(legal), SECONDS))
            answer: Answer = pipe.recv()
        except (EOFError, OSError):
            self._drop(pipe)
            raise ProcessEndedError from None
        if answer.failure:
            raise ThoughtError(answer.failure)
        return None if answer.number < 0 else legal[answer.number]

    def call(self, word: str, seed: int) -> None:
        """Begins the process, and has a bot made in it, before it is asked; does not wait for it.

        Called by the bots' thread. What goes wrong is told when the bot is asked.
        """
        from coup_desktop.bots.thinking import Call

        with suppress(ProcessEndedError, OSError):
            self._begun().send(Call(word, seed))

    def drop(self) -> None:
        """Kills the process, whatever it does; the next decision begins another one."""
        self._drop(self._pipe)

    def close(self) -> None:
        """Kills the process, whatever it does, for good."""
        with self._lock:
            self._closed = True
        self.drop()

    def _begun(self) -> "Connection":
        with self._lock:
            if self._closed:
                raise ProcessEndedError
            if self._pipe is None:
                from multiprocessing import get_context  # a thirtieth of a start: not before

                from coup_desktop.bots.thinking import serve

                context = get_context("spawn")
                here, there = context.Pipe()
                process = context.Process(
                    target=self._serve or serve, args=(there,), name="bots", daemon=True
                )
                process.start()
                there.close()  # so that its end shows here
                self._process, self._pipe = process, here
            return self._pipe

    def _drop(self, pipe: "Connection | None") -> None:
        """Kills the process at the other end of that pipe, if it is still the one in use."""
        with self._lock:
            process = self._process
            if pipe is None or pipe is not self._pipe or process is None:
                return
            self._process = self._pipe = None
        # The pipe is not closed here: somebody may wait at it, and hears of the end by itself.
        process.kill()
        process.join(_GRACE)


class _Remote:
    """A bot that thinks in the process."""

    def __init__(self, process: BotProcess, word: str, seed: int) -> None:
        self._process = process
        self._word = word
        self._seed = seed

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The move that comes back; see `BotProcess.choose`."""
        move = self._process.choose(self._word, self._seed, view, legal)
        # The table tells of an answer that is no legal move, from wherever it comes.
        return move  # type: ignore[return-value]  # noqa: RET504 - room for the reason


class BotMaker:
    """Makes the bots of one table: here, or as what speaks for one in the table's process."""

    def __init__(
        self, make: BotFactory, apart: Callable[[str], bool], serve: Serve | None = None
    ) -> None:
        """Args: make: makes a bot here. apart: whether the bot of a word thinks in the process."""
        self._make = make
        self._apart = apart
        self.process: Final = BotProcess(serve)

    def __call__(self, word: str, seed: int) -> "Bot":
        """The bot of a word with a seed; called by the bots' thread."""
        return _Remote(self.process, word, seed) if self._apart(word) else self._make(word, seed)

    def call(self, word: str, seed: int) -> None:
        """Says that a bot will be asked: what begins slowly begins now; by the bots' thread."""
        if self._apart(word):
            self.process.call(word, seed)

    def drop(self) -> None:
        """Gives up whoever thinks in the process; the others go on."""
        self.process.drop()

    def close(self) -> None:
        """Ends the process, if there is one."""
        self.process.close()
