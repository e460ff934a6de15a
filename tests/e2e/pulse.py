"""Feels a program's pulse from outside: how long its window's thread takes to answer."""

import threading
import time
from typing import Final

from jeepney import HeaderFields

from tests.e2e.tree import ACCESSIBLE, Question, Ref, Tree

HANG: Final = 1.0
"""Seconds without an answer that are a hang."""
_REST: Final = 0.05
"""Seconds between an answer and the next question."""
_BEAT: Final = 0.02
"""Seconds of one look at the clock."""


class Pulse:
    """Asks the program for the role of its root, again and again, over a line of its own.

    Qt answers such questions in the thread of the window, between two events. A machine that is
    too busy to let this test look at its clock stops the watch: only looks in time count.
    """

    def __init__(self, session: str, application: Ref) -> None:
        self._tree = Tree(session)
        self._question = Question(application, ACCESSIBLE, "GetRole")
        self._done = threading.Event()
        self._silences: list[float] = []
        self._beats = 0
        self._thread = threading.Thread(target=self._feel, name="pulse", daemon=True)
        self._thread.start()

    @property
    def hangs(self) -> list[float]:
        """Seconds of each silence of `HANG` or more."""
        return [silence for silence in self._silences if silence >= HANG]

    @property
    def longest(self) -> float:
        """Seconds of the longest silence."""
        return max(self._silences, default=0.0)

    @property
    def beats(self) -> int:
        """How often it was felt."""
        return self._beats

    def stop(self) -> None:
        """Let go. Call it before the program is told to end."""
        self._done.set()
        self._thread.join()
        self._tree.close()

    def _feel(self) -> None:
        while not self._done.wait(_REST):
            try:
                self._silences.append(self._silence())
            except ConnectionError:
                return
            self._beats += 1
            if len(self._silences) > 1000:
                self._silences = [*self.hangs, self.longest]

    def _silence(self) -> float:
        """Ask once; seconds until the answer."""
        serial = self._tree.send(self._question)
        silent = 0.0
        while not self._done.is_set():
            before = time.monotonic()
            try:
                message = self._tree.receive(_BEAT)
                answered = message.header.fields.get(HeaderFields.reply_serial) == serial
            except TimeoutError:
                answered = False
            # A look that came late says nothing of the program.
            silent += min(time.monotonic() - before, 2 * _BEAT)
            if answered:
                break
        return silent
