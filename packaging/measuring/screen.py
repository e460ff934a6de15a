"""How long a program takes to show its whole window, and how much memory it then has.

The X server keeps its picture in a file, which is looked at every few milliseconds. A window is
whole when the picture is for the first time what it still is when nothing has changed for a while.
Nothing runs inside the program.
"""

import hashlib
import mmap
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from installers.project import BuildError

from measuring.subjects import Subject
from tests.bench.startup import watched_screen
from tests.e2e.hands import Hands
from tests.e2e.session import missing, session

LOOK_EVERY: Final = 0.005
_STILL: Final = 1.5
"""Seconds without a change after which the picture counts as whole."""
_LIMIT: Final = 30.0
_MENU_LIMIT: Final = 2.0


@dataclass(frozen=True)
class Start:
    """One start of a program."""

    first: float
    """Seconds to the first change on the screen."""
    whole: float
    """Seconds to the whole window."""
    rss: int
    """Bytes of memory that it has, what it shares with others included."""
    pss: int
    """Bytes of memory, of what is shared its share."""


@dataclass(frozen=True)
class Screen:
    """An X server with a window manager and a session's buses."""

    environ: Mapping[str, str]
    picture: mmap.mmap

    def digest(self) -> bytes:
        """The picture, in short."""
        return hashlib.blake2b(self.picture, digest_size=8).digest()


@contextmanager
def open_screen() -> Iterator[Screen]:
    """A screen that nobody has used.

    Raises:
        BuildError: something for it is not installed.
    """
    if lacking := missing():
        raise BuildError(f"measuring {lacking}")
    with (
        tempfile.TemporaryDirectory(prefix="coup-screen-") as folder,
        watched_screen(Path(folder)) as (screen, path),
        session(screen) as environ,
        path.open("rb") as file,
        mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ) as picture,
    ):
        del environ["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"]  # no screen reader asks questions
        time.sleep(_STILL)
        yield Screen(environ, picture)


def start_once(subject: Subject, screen: Screen) -> Start:
    """Start a program, wait until its window is whole, see that its menu answers, end it.

    Raises:
        BuildError: it ends by itself, shows nothing, or its menu does not answer.
    """
    empty = screen.digest()
    begin = time.monotonic()
    process = subprocess.Popen(
        [subject.command],
        env=dict(screen.environ),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        first, whole = _watch(subject, screen, process, begin, empty)
        rss, pss = memory(process.pid)
        if subject.menu:
            _open_menu(subject, screen)
    finally:
        process.kill()
        process.wait()
    ended = time.monotonic()
    while screen.digest() != empty:
        if time.monotonic() - ended > _LIMIT:
            raise BuildError(f"{subject.name} has left something on the screen")
        time.sleep(LOOK_EVERY)
    return Start(first, whole, rss, pss)


def memory(pid: int) -> tuple[int, int]:
    """Bytes resident in a process, and its share of them."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()[1:]
    kilobytes = {line.partition(":")[0]: int(line.split()[1]) for line in lines}
    return kilobytes["Rss"] * 1024, kilobytes["Pss"] * 1024


def _watch(
    subject: Subject, screen: Screen, process: subprocess.Popen[bytes], begin: float, empty: bytes
) -> tuple[float, float]:
    changes: list[tuple[float, bytes]] = []
    seen, now = empty, begin
    while not changes or now - begin - changes[-1][0] < _STILL:
        time.sleep(LOOK_EVERY)
        now = time.monotonic()
        if (digest := screen.digest()) != seen:
            seen = digest
            changes.append((now - begin, digest))
        if process.poll() is not None or now - begin > _LIMIT:
            raise BuildError(f"{subject.name}: no window after {now - begin:.1f} s")
    return changes[0][0], next(at for at, digest in changes if digest == seen)


def _open_menu(subject: Subject, screen: Screen) -> None:
    before = screen.digest()
    Hands(screen.environ).key(subject.menu)
    asked = time.monotonic()
    while screen.digest() == before:
        if time.monotonic() - asked > _MENU_LIMIT:
            raise BuildError(f"{subject.name}: the menu does not answer {subject.menu}")
        time.sleep(LOOK_EVERY)


def ending(process: "subprocess.Popen[bytes]") -> None:
    """End a program that is no longer needed."""
    process.terminate()
    try:
        process.wait(_LIMIT)
    except subprocess.TimeoutExpired:
        os.kill(process.pid, 9)
        process.wait()
