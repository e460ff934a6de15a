"""Reads and takes up records off the window's thread."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from coup_desktop.engine.record_reader import Reading, RecordError, decode, read
from coup_desktop.store.shelf import Shelf
from coup_desktop.table.background import Background

_LAST_WORDS = 0.5
"""Seconds that the disk has at the end."""


class Library(QObject):
    """Answers by signals. `close` must be called in the end."""

    found = Signal(object)
    """What lies unfinished, newest first: a list of `store.shelf.Unfinished`."""
    claimed = Signal(object)
    """A game that is this window's to go on with, a `store.shelf.Claim`."""
    opened = Signal(str, object)
    """A record was read: its path and the `Reading`."""
    failed = Signal(str, str)
    """A path, and why what lies there cannot be had, as a sentence."""

    def __init__(self, shelf: Shelf, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shelf = shelf
        self._thread: Background | None = None

    def look(self) -> None:
        """Looks for unfinished games; `found` tells."""
        self._do(self._look)

    def claim(self, path: Path) -> None:
        """Takes an unfinished game up; `claimed` or `failed` tells."""
        self._do(partial(self._claim, path))

    def open(self, path: Path) -> None:
        """Reads any record; `opened` or `failed` tells."""
        self._do(partial(self._open, path))

    def close(self) -> None:
        """Answers nothing any more."""
        if self._thread is not None:
            self._thread.close(_LAST_WORDS)

    def _do(self, job: Callable[[Background], None]) -> None:
        if self._thread is None:
            self._thread = Background("library")
        self._thread.do(partial(job, self._thread))

    # In the thread.

    def _look(self, thread: Background) -> None:
        games = self.shelf.unfinished()
        thread.tell(lambda: self.found.emit(games))

    def _claim(self, path: Path, thread: Background) -> None:
        try:
            claim = self.shelf.claim(path)
        except (OSError, RecordError) as error:
            self._fail(thread, path, error)
            return
        if claim is None:
            self._say(thread, path, self.tr("Another window plays this game already."))
            return
        thread.tell(lambda: self.claimed.emit(claim))

    def _open(self, path: Path, thread: Background) -> None:
        try:
            reading: Reading = read(decode(path.read_bytes(), str(path)), str(path))
        except (OSError, RecordError) as error:
            self._fail(thread, path, error)
        else:
            thread.tell(lambda: self.opened.emit(str(path), reading))

    def _fail(self, thread: Background, path: Path, error: OSError | RecordError) -> None:
        if isinstance(error, OSError):
            self._say(thread, path, error.strerror or type(error).__name__)
        else:
            self._say(thread, path, str(error))

    def _say(self, thread: Background, path: Path, reason: str) -> None:
        thread.tell(lambda: self.failed.emit(str(path), reason))
