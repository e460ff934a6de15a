"""A thread that does jobs one after the other, off the window's thread."""

import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Final, final

Job = Callable[[], None]
_BLINK: Final = 0.02
"""Seconds; a thread that has nothing to do is gone by then."""


@final
class Background:
    """Does the jobs it is given in order, until it is closed.

    It is a Python thread and no `QThread`, since a bot may be stuck for ever: a `QThread` that is
    still running cannot be destroyed, and takes the program down at its exit; a daemon thread is
    left behind. Qt's signals may be emitted from it: those who listen in the window's thread get
    them queued.
    """

    def __init__(self, name: str) -> None:
        """Args: name: the thread's, for a debugger."""
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self._speaking = Lock()
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def do(self, job: Job) -> None:
        """Has a job done after those before it. What it raises goes to `threading.excepthook`."""
        self._jobs.put(job)

    def tell(self, message: Job) -> None:
        """Called from a job: delivers what it has to say, unless nobody listens any more.

        Once `close` has returned, no message is delivered, so a late one meets no dead object.
        """
        with self._speaking:
            if not self._closed:
                message()

    def close(self, patience: float = _BLINK) -> bool:
        """Ends the thread after the jobs it was given; its messages go nowhere from now on.

        Args:
            patience: how long to wait for that, in seconds.

        Returns:
            Whether it has ended; if not, it ends by itself, or with the program.
        """
        with self._speaking:
            if not self._closed:
                self._closed = True
                self._jobs.put(None)
        self._thread.join(patience)
        return not self._thread.is_alive()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                job()
            except Exception:  # noqa: BLE001 - told as any other; the jobs behind it are done
                threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), self._thread)))
