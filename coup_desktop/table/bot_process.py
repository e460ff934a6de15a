"""A process of its own for bots that think long, so that the window does not stutter.

Python runs one thread at a time, and compiled code holds on to that right for long; a bot that
searches would make the window wait. Its process is begun with the game, before such a bot is asked.

A bot that thinks there answers by the time it is given, whatever the process does: where nothing
has come by then, what it would play without a search, worked out here, is its answer.
"""

from collections.abc import Callable, Sequence
from threading import Lock
from time import perf_counter
from typing import TYPE_CHECKING, Final

from coup_desktop.engine.moves import Move
from coup_desktop.engine.view import View

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from coup_desktop.bots.bot import Bot
    from coup_desktop.bots.thinking import Answer, Call, Now

BotFactory = Callable[[str, int], "Bot | Remote"]
"""Makes the bot of a word with a seed."""
Serve = Callable[["Connection", "Sequence[Call]"], None]

SECONDS: Final = 1.2
"""For which a search may run where nothing else limits it; a decision takes 1.5 s at most."""
WAY_BACK: Final = 0.02
"""Seconds between the end of a search and the time by which its answer has to be here."""
HANGS: Final = 20.0
"""Seconds beyond the time for an answer after which a process is given up."""
_LATE: Final = 3
"""How many decisions it must have missed meanwhile: a machine may have slept, too."""
_GRACE: Final = 0.2
"""Seconds to wait for a killed process; the system ends it in a few milliseconds."""


class ProcessEndedError(Exception):
    """The process has ended while a bot thought in it: it was killed, or has crashed."""


class ThoughtError(Exception):
    """A bot failed in its process; the message says how, and nothing that is hidden."""


class LateError(Exception):
    """No answer has come from the process by the time it was wanted."""


class Line:
    """The line to one process. One question is open at a time: no process is buried in them."""

    def __init__(self, process: "BaseProcess", pipe: "Connection", now: "Now") -> None:
        """Args: process: begun; its first answer says that it is ready."""
        self.process: Final = process
        self._pipe: Final = pipe
        self._now: Final = now
        self._sent = 0
        self._open = True
        self._late = 0
        """How many decisions have waited in vain since it was last heard of."""
        self._late_since = 0.0

    @property
    def hangs(self) -> bool:
        """Whether nothing will come any more, as far as one can tell."""
        return self._late >= _LATE and self._now() - self._late_since > HANGS

    def ask(
        self, word: str, seed: int, view: View, legal: Sequence[Move], until: float | None
    ) -> "Answer":
        """Asks a question, when the one before is answered, and waits for the answer.

        Args:
            word: the bot's.
            seed: the bot's.
            view: for `Bot.choose`.
            legal: for `Bot.choose`.
            until: when to wait no longer; None: however long it takes.

        Raises:
            LateError: there is none by then.
            EOFError | OSError: the process is gone.
        """
        from coup_desktop.bots.thinking import Task

        while self._open:
            self._hear(until)  # an answer to a question that nobody waits for any more
        self._sent += 1
        self._open = True
        end = self._now() + SECONDS if until is None else until - WAY_BACK
        self._pipe.send(Task(self._sent, word, seed, view, tuple(legal), end))
        return self._hear(until)

    def _hear(self, until: float | None) -> "Answer":
        if until is not None and not self._pipe.poll(max(0.0, until - self._now())):
            if self._late == 0:
                self._late_since = self._now()
            self._late += 1
            raise LateError
        answer: Answer = self._pipe.recv()
        self._late = 0
        self._open = answer.task != self._sent
        return answer


class BotProcess:
    """Has bots think in another process, one decision at a time."""

    def __init__(self, serve: Serve | None = None, now: "Now" = perf_counter) -> None:
        """No process yet.

        Args:
            serve: what runs in it; None: `thinking.serve`.
            now: tells the time.
        """
        self._serve = serve
        self._now = now
        self._calls: tuple[Call, ...] = ()
        self._lock = Lock()
        self._closed = False
        self._line: Line | None = None

    @property
    def id(self) -> int | None:
        """The system's number of the process; None where there is none."""
        line = self._line
        return None if line is None else line.process.pid

    def choose(
        self, word: str, seed: int, view: View, legal: Sequence[Move], until: float | None = None
    ) -> Move | None:
        """Asks a bot and waits for its move; called by the bots' thread.

        Args:
            word: the bot's.
            seed: the bot's.
            view: for `Bot.choose`.
            legal: for `Bot.choose`.
            until: when its answer has to be here; None: however long that takes.

        Returns:
            One of the legal moves; None where the bot answers with another.

        Raises:
            LateError: it is not.
            ProcessEndedError: the process is gone. The next decision begins another one.
            ThoughtError: the bot has failed.
        """
        line = self._begun()
        try:
            answer = line.ask(word, seed, view, legal, until)
        except LateError:
            if not line.hangs:
                raise
            self._drop(line)
            raise ProcessEndedError from None
        except (EOFError, OSError):
            self._drop(line)
            raise ProcessEndedError from None
        if answer.failure:
            raise ThoughtError(answer.failure)
        return None if answer.number < 0 else legal[answer.number]

    def call(self, bots: Sequence[tuple[str, int]]) -> None:
        """Begins the process, with bots made in it before they are asked; does not wait for it.

        Called by the bots' thread, once. What goes wrong is told when a bot is asked.

        Args:
            bots: their words and seeds.
        """
        from coup_desktop.bots.thinking import Call

        self._calls = tuple(Call(word, seed) for word, seed in bots)
        self._begun()

    def drop(self) -> None:
        """Kills the process, whatever it does; the next decision begins another one."""
        self._drop(self._line)

    def close(self) -> None:
        """Kills the process, whatever it does, for good."""
        with self._lock:
            self._closed = True
        self.drop()

    def _begun(self) -> Line:
        with self._lock:
            if self._closed:
                raise ProcessEndedError
            if self._line is None:
                from multiprocessing import get_context  # a thirtieth of a start: not before

                from coup_desktop.bots.thinking import serve

                context = get_context("spawn")
                here, there = context.Pipe()
                process = context.Process(
                    target=self._serve or serve,
                    args=(there, self._calls),
                    name="bots",
                    daemon=True,
                )
                process.start()
                there.close()  # so that its end shows here
                self._line = Line(process, here, self._now)
            return self._line

    def _drop(self, line: Line | None) -> None:
        """Kills the process of that line, if it is still the one in use."""
        with self._lock:
            if line is None or line is not self._line:
                return
            self._line = None
        # The pipe is not closed here: somebody may wait at it, and hears of the end by itself.
        line.process.kill()
        line.process.join(_GRACE)


class Remote:
    """A bot that thinks in the process."""

    def __init__(self, process: BotProcess, word: str, seed: int, stand_in: "Bot") -> None:
        """Args: stand_in: decides where nothing has come from the process in time."""
        self._process = process
        self._word = word
        self._seed = seed
        self._stand_in = stand_in

    def choose_by(self, view: View, legal: Sequence[Move], until: float) -> Move:
        """The move, by that time; for what is raised see `BotProcess.choose`."""
        usual = self._stand_in.choose(view, legal)
        try:
            move = self._process.choose(self._word, self._seed, view, legal, until)
        except LateError:
            return usual
        # The table tells of an answer that is no legal move, from wherever it comes.
        return move  # type: ignore[return-value]


class BotMaker:
    """Makes the bots of one table: here, or as what speaks for one in the table's process."""

    def __init__(
        self,
        make: Callable[[str, int], "Bot"],
        apart: Callable[[str], str],
        process: BotProcess | None = None,
    ) -> None:
        """The maker of a table; no process yet.

        Args:
            make: makes a bot here.
            apart: of the word of a bot that thinks in the process, the word of the one that
                decides here where it is late; empty for a bot that thinks here.
            process: in which they think; None: one that is begun when it is needed.
        """
        self._make = make
        self._apart = apart
        self.process: Final = BotProcess() if process is None else process

    def __call__(self, word: str, seed: int) -> "Bot | Remote":
        """The bot of a word with a seed; called by the bots' thread."""
        stand_in = self._apart(word)
        if not stand_in:
            return self._make(word, seed)
        return Remote(self.process, word, seed, self._make(stand_in, seed))

    def is_apart(self, word: str) -> bool:
        """Whether the bot of a word thinks in the process."""
        return bool(self._apart(word))

    def call(self, bots: Sequence[tuple[str, int]]) -> None:
        """Says which bots will be asked: what begins slowly begins now; by the bots' thread.

        Args:
            bots: their words and seeds.
        """
        apart = [each for each in bots if self.is_apart(each[0])]
        if apart:
            self.process.call(apart)

    def drop(self) -> None:
        """Gives up whoever thinks in the process; the others go on."""
        self.process.drop()

    def close(self) -> None:
        """Ends the process, if there is one."""
        self.process.close()
