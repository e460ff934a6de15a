"""A process's own log, and the file in which a crash leaves its traces. No Qt.

Both are written at once and in whichever thread something fails: a program that has met an error
may not come to it later. Nothing here raises, whatever the disk says: a program without a log is
better than none.
"""

import contextlib
import logging
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO, Final, final

from coup_desktop.store.hold import hold
from coup_desktop.store.mishap import tell_crash

SLOTS: Final = 8
"""Processes that can have files at the same time; those beyond write none."""
KEPT_CRASHES: Final = 5
"""Reports of crashes that are kept after they were shown, and before."""
_CRASH_SIZE: Final = 64 * 1024
"""Bytes that are read of what a crash left."""
_LONGEST_ENTRY: Final = 16 * 1024
"""Letters of one entry of the log."""
_TAIL: Final = 16 * 1024
"""Bytes of the log that a report holds, at most."""
_NAME: Final = "coup-desktop"
_NEW: Final = ".new.txt"
_SEEN: Final = ".txt"


@dataclass(frozen=True, slots=True)
class Crash:
    """What an earlier run left when it ended in the middle of something."""

    path: Path
    when: str
    """UTC, in the form of the log."""
    text: str


@final
class MishapFiles:
    """The files of one run, in a folder that several runs share at once.

    Each run holds a slot, the first that is free: a log and a crash file of its own. So no run
    writes into another's, and the space they take is bounded. `close` ends it in good order.
    """

    def __init__(self, folder: Path, about: Callable[[], str] | None = None) -> None:
        """Takes a slot and looks for what crashes left.

        Args:
            folder: made where there is none.
            about: what the log says of the program before its first entry.
        """
        self.folder = folder
        self.crash_file: BinaryIO | None = None
        """Where `faulthandler` may write; None: nowhere."""
        self._about = about
        self._held: BinaryIO | None = None
        self._log: Path | None = None
        self._handler: logging.Handler | None = None
        self._writing = threading.RLock()
        with contextlib.suppress(OSError, ValueError):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._take_slot()
        self.crashes = tuple(self._read_crashes())
        """What runs before this one left and nobody has seen yet, the newest first."""

    @property
    def writes(self) -> bool:
        """Whether there is a log at all."""
        return self._log is not None

    def write(self, level: int, text: str) -> None:
        """Adds an entry of one or several lines, which holds nothing that is hidden.

        Args:
            level: of `logging`.
            text: further lines are set in.
        """
        with self._writing:
            about, self._about = self._about, None
            if about is not None:
                self._put(logging.INFO, about())
            self._put(level, text)

    def recent(self) -> str:
        """The last entries of this slot's log, of earlier runs too; empty where there are none."""
        if self._log is None:
            return ""
        try:
            with self._log.open("rb") as file:
                size = file.seek(0, 2)
                file.seek(max(0, size - _TAIL))
                tail = file.read(_TAIL)
        except OSError:
            return ""
        whole = tail if size <= _TAIL else tail.partition(b"\n")[2]
        return whole.decode("utf-8", "replace")

    def put_aside(self) -> None:
        """Says that the crashes were shown: they are kept for a while, and noted in the log."""
        for crash in self.crashes:
            self.write(logging.ERROR, f"An earlier run crashed at {crash.when}:\n{crash.text}")
            seen = crash.path.with_name(crash.path.name.removesuffix(_NEW) + _SEEN)
            with contextlib.suppress(OSError):
                crash.path.replace(seen)
        self.crashes = ()

    def close(self) -> None:
        """Ends in good order: nothing is left to be told by the next run."""
        file, self.crash_file = self.crash_file, None
        if file is not None:
            # Some systems tell faulthandler of faults that do not end the program.
            left = _content(Path(str(file.name)))
            if left:
                self.write(logging.WARNING, f"faulthandler has noted:\n{tell_crash(left)}")
            with contextlib.suppress(OSError):
                file.close()
            with contextlib.suppress(OSError):
                Path(str(file.name)).unlink()
        self._log = None
        if self._handler is not None:
            with contextlib.suppress(OSError, ValueError):
                self._handler.close()
            self._handler = None
        if self._held is not None:
            with contextlib.suppress(OSError):
                self._held.close()
            self._held = None

    def _take_slot(self) -> None:
        for number in range(1, SLOTS + 1):
            if self._held is not None and not self._crash(number).exists():
                continue  # nobody is there, and nothing is left
            held = hold(self._lock(number))
            if held is None:
                continue
            _keep_crash(self._crash(number))
            if self._held is None:
                self._held = held
                self._open(number)
            else:
                held.close()

    def _open(self, number: int) -> None:
        name = f"{_NAME}.log" if number == 1 else f"{_NAME}-{number}.log"
        self.crash_file = self._crash(number).open("ab", buffering=0)
        self._log = self.folder / name

    def _put(self, level: int, text: str) -> None:
        if self._log is None:
            return
        if self._handler is None:
            # It loads half a dozen modules, and most runs have nothing to write.
            from coup_desktop.store.mishap_log import open_log

            self._handler = open_log(self._log)
        lines = text[:_LONGEST_ENTRY].rstrip("\n").replace("\n", "\n    ")
        self._handler.handle(logging.LogRecord(_NAME, level, "", 0, lines, None, None))

    def _lock(self, number: int) -> Path:
        return self.folder / f"slot-{number}.lock"

    def _crash(self, number: int) -> Path:
        return self.folder / f"crash-{number}.running"

    def _read_crashes(self) -> Iterator[Crash]:
        """Reads those that nobody has seen; throws away what is beyond the number to keep."""
        reports = _newest_first(self.folder)
        unseen = [path for path in reports if path.name.endswith(_NEW)]
        seen = [path for path in reports if not path.name.endswith(_NEW)]
        for path in (*unseen[KEPT_CRASHES:], *seen[KEPT_CRASHES:]):
            with contextlib.suppress(OSError):
                path.unlink()
        for path in unseen[:KEPT_CRASHES]:
            content = _content(path)
            if content:
                yield Crash(path, _modified(path), tell_crash(content))


def _newest_first(folder: Path) -> list[Path]:
    try:
        return sorted(folder.glob("crash-*.txt"), reverse=True)
    except (OSError, ValueError):  # since Python 3.14 the second, for what cannot be a path
        return []


def _keep_crash(path: Path) -> None:
    """Gives what a run has left a name of its own; a run that left nothing leaves no file."""
    with contextlib.suppress(OSError):
        if path.stat().st_size == 0:
            path.unlink()
            return
        stamp = _modified(path).replace(":", "").replace("-", "")
        path.replace(path.with_name(f"crash-{stamp}-{path.stem.removeprefix('crash-')}{_NEW}"))


def _content(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(_CRASH_SIZE)
    except OSError:
        return b""


def _modified(path: Path) -> str:
    """When a file was written last; so a crash happened then. UTC, to the second."""
    try:
        seconds = path.stat().st_mtime
        return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    except (OSError, ValueError, OverflowError):
        return ""
