"""A program that was started as a user would, with what can be seen of it from outside."""

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

import pytest

from tests.e2e.hands import Hands
from tests.e2e.pulse import Pulse
from tests.e2e.tree import GoneError, Node, Ref, Role, Tree

START_LIMIT: Final = 60.0
"""Seconds until a program has to show its window."""
END_LIMIT: Final = 15.0
"""Seconds that a program may take to end."""
LIMIT: Final = 30.0
"""Seconds until anything else has to show, on a machine with much else to do. That a window hangs
for one second is told by its pulse."""
LOOK_EVERY: Final = 0.04
"""Seconds between two looks while something is waited for."""
LISTS: Final = frozenset({Role.LIST, Role.TABLE, Role.TREE})
"""What may be long, and is looked into only when it matters."""

_LATE_QUESTION: Final = "qt.accessibility.atspi: Could not find accessible on path:"
"""What Qt says when these tests, as any screen reader, ask about a thing that has just gone."""

_T = TypeVar("_T")


class Program:
    """A running program, its window, and one's hands on them."""

    def __init__(
        self, command: Sequence[str | Path], environ: Mapping[str, str], evidence: Path
    ) -> None:
        """Start it, and wait for its window.

        Args:
            command: as in a terminal.
            environ: of the session, with DISPLAY and DBUS_SESSION_BUS_ADDRESS.
            evidence: the folder for what it says, and for what is kept of a failure.
        """
        self.evidence = evidence
        self.hands = Hands(environ)
        self._environ = dict(environ)
        self.home = Path(environ["HOME"])
        """Where its files go."""
        self._errors = evidence / "stderr.txt"
        self._output = evidence / "stdout.txt"
        self._pulse: Pulse | None = None
        self._longest = 0.0
        self._hangs: list[float] = []
        session = environ["DBUS_SESSION_BUS_ADDRESS"]
        self.tree = Tree(session)
        with self._errors.open("wb") as errors, self._output.open("wb") as output:
            self._process = subprocess.Popen(
                command, env=self._environ, stdin=subprocess.DEVNULL, stdout=output, stderr=errors
            )
        try:
            self.root = self.until("its window", self._appeared, START_LIMIT)
            self._pulse = Pulse(session, self.root)
        except BaseException:
            self.kill()
            raise

    # ------------------------------------------------------------------------------------- looking

    def until(self, what: str, look: Callable[[], _T | None], limit: float = LIMIT) -> _T:
        """The first thing that `look` finds; fails the test if it finds none in time."""
        deadline = time.monotonic() + limit
        while True:
            with contextlib.suppress(GoneError):
                found = look()
                if found:
                    return found
            if self._process.poll() is not None:
                self.fail(f"waiting for {what}, but the program has ended")
            if time.monotonic() > deadline:
                self.fail(f"waited {limit} s for {what}")
            time.sleep(LOOK_EVERY)

    def look(self, root: Ref | None = None, *, lists: bool = False) -> Node:
        """What shows now, or in one part of it; lists with their lines only if asked."""
        into = frozenset[Role]() if lists else LISTS
        return self.until("a quiet moment", lambda: self.tree.look(root or self.root, into=into))

    def windows(self) -> list[Node]:
        """The windows and dialogs that show, without what is in them."""
        shallow = frozenset(set(Role) - {Role.APPLICATION})
        node = self.tree.look(self.root, into=shallow)
        return [window for window in node.children if window.showing]

    def curtain(self) -> Node | None:
        """What hides the window for a hand-over, while it does."""
        shallow = frozenset(set(Role) - {Role.APPLICATION, Role.FRAME, Role.PANEL})
        for window in self.tree.look(self.root, into=shallow).children:
            for part in window.children:
                if part.showing and part.name == "Curtain":
                    return self.tree.look(part.ref)
        return None

    def _appeared(self) -> Ref | None:
        mine = [
            ref
            for ref in self.tree.applications()
            if self.tree.process_of(ref) == self._process.pid
        ]
        if not mine:
            return None
        window = next(iter(self.tree.look(mine[0], into=LISTS).children), None)
        return mine[0] if window is not None and window.showing else None

    # ------------------------------------------------------------------------------------ evidence

    def fail(self, why: str) -> None:
        """Keep the evidence and fail the test."""
        where = self.keep_evidence()
        pytest.fail(f"{why}\n{self.said}\nevidence: {where}", pytrace=False)

    def keep_evidence(self) -> Path:
        """A picture of the screen, and the tree as text, beside what the program said."""
        self.picture(self.evidence / "screen.png")
        with contextlib.suppress(GoneError, TimeoutError, OSError, AttributeError):
            text = self.tree.look(self.root).text()
            (self.evidence / "tree.txt").write_text(text, encoding="utf-8")
        return self.evidence

    def picture(self, path: Path) -> None:
        """A picture of the whole screen."""
        subprocess.run(
            ["import", "-window", "root", str(path)], env=self._environ, check=False, timeout=20
        )

    def photograph(self, name: str) -> None:
        """A picture for people, if they want some: the first of that name in COUP_PICTURES."""
        folder = os.environ.get("COUP_PICTURES")
        if not folder:
            return
        path = Path(folder) / f"{name}.png"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            self.picture(path)

    @property
    def said(self) -> str:
        """All that it wrote to its terminal of its own accord."""
        lines = [
            line
            for path in (self._output, self._errors)
            for line in path.read_text(encoding="utf-8", errors="replace").splitlines()
        ]
        return "\n".join(line for line in lines if not line.startswith(_LATE_QUESTION))

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    @property
    def longest_silence(self) -> float:
        """Seconds of the longest time in which its window did not answer."""
        return self._longest if self._pulse is None else self._pulse.longest

    # ---------------------------------------------------------------------------------- how it ends

    def check_health(self) -> None:
        """Fail if it said anything, or if its window ever hung."""
        if self.said:
            self.fail("the program said something that it should not have:")
        hangs = self._hangs if self._pulse is None else self._pulse.hangs
        if hangs:
            self.fail(f"the window hung for {', '.join(f'{hang:.1f} s' for hang in hangs)}")

    def wait_for_end(self) -> None:
        """After it was told to end: it does so in time, with 0, said nothing, and never hung."""
        self._let_go()
        try:
            status = self._process.wait(END_LIMIT)
        except subprocess.TimeoutExpired:
            # faulthandler, if the program has it on, says where it stands.
            self._process.send_signal(signal.SIGABRT)
            self.fail(f"the program did not end within {END_LIMIT} s")
            return
        if status:
            self.fail(f"the program ended with {status}")
        self.check_health()

    def stop_watching(self) -> None:
        """No pulse from now on: the program is about to be told to end."""
        self._let_go()

    def _let_go(self) -> None:
        if self._pulse is not None:
            self._pulse.stop()
            self._longest, self._hangs = self._pulse.longest, self._pulse.hangs
            self._pulse = None

    def kill(self) -> None:
        """Whatever happens, nothing is left."""
        self._let_go()
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        self.tree.close()
