"""Reads and takes up records off the window's thread."""

import errno
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from coup_desktop.desk.foreign_words import readable, readable_line
from coup_desktop.desk.in_window import in_window
from coup_desktop.desk.new_game_choice import LARGEST_NUMBER
from coup_desktop.engine.record_reader import Reading, RecordError, decode, read
from coup_desktop.engine.translating import said, sentence
from coup_desktop.store.shelf import Claim, Shelf
from coup_desktop.table.background import Background

_LAST_WORDS: Final = 0.5
"""Seconds that the disk has at the end."""
_LARGEST: Final = 4_000_000
"""Bytes of a file that is read at all; a game of a thousand turns has a tenth of it."""
_LONGEST_NAME: Final = 40
"""Letters; twice as many as who begins a game can give."""


def read_record(path: Path) -> Reading:
    """The game of a record that the window can show.

    Raises:
        OSError: the file cannot be read, or is none.
        RecordError: it is no record, names the line; or its numbers or names are beyond what is
            shown.
    """
    if not path.is_file():
        missing = not path.exists()
        raise OSError(
            errno.ENOENT if missing else errno.EINVAL,
            os.strerror(errno.ENOENT) if missing else "It is no file",
            str(path),
        )
    if path.stat().st_size > _LARGEST:
        raise RecordError(
            path.name, 1, sentence("Record", "this is no game record: it is larger than any game")
        )
    text = decode(path.read_bytes(), path.name)
    reading = read(text, path.name)
    for word, value in reading.record.setup.ruleset.changes:
        if value.isdigit() and int(value) > LARGEST_NUMBER:
            reason = sentence(
                "Record",
                "the window shows “{word}” up to {most}, not {value}",
                word=word,
                most=LARGEST_NUMBER,
                value=value,
            )
            raise RecordError(path.name, _line_of(text, "set", word), reason)
    for name in reading.record.setup.names:
        if len(name) > _LONGEST_NAME:
            reason = sentence(
                "Record",
                "the window shows names of up to {most} letters, not “{name}”",
                most=_LONGEST_NAME,
                name=name,
            )
            raise RecordError(path.name, _line_of(text, "seat", name), reason)
    return reading


def _line_of(text: str, word: str, subject: str) -> int:
    """The line that says something of a switch or a seat."""
    for number, line in enumerate(text.split("\n"), start=1):
        if line.split()[:2] == [word, subject]:
            return number
    return 1


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

    def look_and_claim(self) -> None:
        """Looks for unfinished games and takes up the newest that no other window plays.

        `found` tells what lay there, then `claimed`, where there was one to be had.
        """
        self._do(self._look_and_claim)

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

    def _look_and_claim(self, thread: Background) -> None:
        games = self.shelf.unfinished()
        thread.tell(lambda: self.found.emit(games))
        claim = self.shelf.claim_newest(games)
        if claim is not None:
            self._hand_over(thread, claim)

    def _hand_over(self, thread: Background, claim: Claim) -> None:
        """To the window; where that is closed by now, another one may have the game."""
        taken: list[Claim] = []

        def tell() -> None:
            taken.append(claim)
            self.claimed.emit(claim)

        thread.tell(tell)
        if not taken:
            claim.journal.close()

    def _claim(self, path: Path, thread: Background) -> None:
        try:
            claim = self.shelf.claim(path)
        except (OSError, RecordError) as error:
            self._fail(thread, path, error)
            return
        if claim is None:
            self._say(thread, path, self.tr("Another window plays this game, or has ended it."))
            return
        self._hand_over(thread, claim)

    def _open(self, path: Path, thread: Background) -> None:
        try:
            reading = read_record(path)
        except (OSError, RecordError) as error:
            self._fail(thread, path, error)
        else:
            thread.tell(lambda: self.opened.emit(str(path), reading))

    def _fail(self, thread: Background, path: Path, error: OSError | RecordError) -> None:
        if isinstance(error, OSError):
            self._say(thread, path, error.strerror or type(error).__name__)
        else:
            place = f"{readable(error.file)}:{error.line}"
            self._say(thread, path, f"{place}: {readable_line(said(error.message, in_window))}")

    def _say(self, thread: Background, path: Path, reason: str) -> None:
        thread.tell(lambda: self.failed.emit(str(path), reason))
