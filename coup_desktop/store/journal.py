"""The record of a running game on disk, one entry after the other, each synced."""

import contextlib
import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from coup_desktop.engine.record import DRAW
from coup_desktop.engine.record_reader import Reading, RecordError, decode, read
from coup_desktop.store.files import (
    create_file,
    make_folder,
    move_file,
    replace_file,
    sync,
    write_all,
)
from coup_desktop.store.game_lock import GameLock

Opener = Callable[[Path], BinaryIO]


def append_to(path: Path) -> BinaryIO:
    """An unbuffered file that grows at its end."""
    return path.open("ab", buffering=0)


class Journal:
    """A file that grows by whole entries and survives a crash at any point.

    What `start`, `append` and `rewrite` were given is on disk when they return. Where they raise,
    the file holds the game as it was before, or is gone with its folder; what is missing is kept
    in memory, and each further call tries to write all of it. What a power cut may still tear is
    the last entry: see `recover`. A journal belongs to one thread at a time.
    """

    def __init__(
        self,
        path: Path,
        opener: Opener = append_to,
        *,
        lock: GameLock | None = None,
        done: Path | None = None,
        another: Callable[[], Path] | None = None,
    ) -> None:
        """A journal that touches nothing on disk yet.

        Args:
            path: the file; its folder is made, also anew, when it is written. A new game takes no
                file that exists.
            opener: opens the file for what is to be added.
            lock: keeps other windows off the file; taken when the file is first written.
            done: the folder to which `finish` moves it; None: it stays.
            another: a path for a new game whose name is taken; None: that is an error.
        """
        self._path = path
        self._opener = opener
        self._lock = lock
        self._done = done
        self._another = another
        self._file: BinaryIO | None = None
        self._content = b""
        self._length: int | None = None
        """So much of the content is known to be in the file; None: nobody knows."""
        self._created = False
        self._closed = False

    @property
    def path(self) -> Path:
        """Where it lies, or would lie."""
        return self._path

    def start(self, header: str) -> None:
        """Creates the file with its first entry, whole or not at all, for its owner alone.

        Raises:
            OSError: the folder, the file or the disk does not allow it.
        """
        self.rewrite(header)

    def append(self, entry: str) -> None:
        """Adds an entry of one or several whole lines.

        Raises:
            OSError: it, or what was missing before, could not be kept.
        """
        if not self._content:
            raise self._error(errno.EBADF, "The journal is not open")
        self._bring(self._content + entry.encode())

    def rewrite(self, text: str) -> None:
        """Replaces all of it. After a crash the file is the old one or the new one.

        Raises:
            OSError: it could not be kept; the old text stands.
        """
        self._bring(text.encode())

    def resume(self, text: str) -> None:
        """Goes on with a file that is there, whose game this is. Does not raise.

        What the file holds beyond it, a torn end, goes when the next entry is written.

        Args:
            text: the record that the next entry is added to.
        """
        self._content = text.encode()
        self._created = True
        with contextlib.suppress(OSError):
            if self._path.read_bytes() == self._content:
                self._open()

    def finish(self) -> Path | None:
        """Ends it for good: the game is over, or was left and is not to be gone on with.

        Returns:
            Where the file lies now: in the folder for what is done, or still where it was, where
            it cannot be moved just now. None: there is none, since nothing was decided.

        Raises:
            OSError: not all could be kept; what there is stays for another time.
        """
        if self._closed:
            return self._path
        try:
            if b"\n\n" not in self._content.rstrip():  # the header has no empty line
                self._remove()
                return None
            self._bring(self._content)
            self._let_go()
            if self._done is not None:
                with contextlib.suppress(OSError):  # whoever looks for unfinished games moves it
                    self._path = move_file(self._path, self._done)
        except OSError as error:
            raise self._named(error) from error
        finally:
            self._end()
        return self._path

    def close(self) -> None:
        """Ends it for now: the file stays, and whoever comes next may go on with it.

        What is missing is tried once more, also where the file has gone. Does not raise.
        """
        if self._closed:
            return
        with contextlib.suppress(OSError):
            if self._content:
                self._bring(self._content)
        self._end()

    def _end(self) -> None:
        self._closed = True
        self._let_go()
        if self._lock is not None:
            self._lock.drop()

    # On disk.

    def _bring(self, content: bytes) -> None:
        """Brings the file to this content: by adding to it, where that is enough."""
        if self._closed:
            raise self._error(errno.EBADF, "The journal is not open")
        old, self._content = self._content, content
        if not content.startswith(old):
            self._length = None
        try:
            self._take_place()
            if self._is_in_step():
                self._add()
            else:
                self._replace()
        except OSError as error:
            raise self._named(error) from error

    def _take_place(self) -> None:
        """Makes the folder and holds the name in it; a new game may get another name."""
        while True:
            make_folder(self._path.parent)
            held = self._lock is None or self._lock.take()
            if held and (self._created or not self._path.exists()):
                return
            if self._created:
                raise self._error(errno.EBUSY, "Another window of the program has it")
            if self._lock is None or self._another is None:
                raise self._error(errno.EEXIST, os.strerror(errno.EEXIST))
            self._lock.drop()
            self._path = self._another()
            self._lock = GameLock(self._path)

    def _is_in_step(self) -> bool:
        """Whether the open file is still the one with this name, and as it was left."""
        if self._file is None or self._length is None:
            return False
        try:
            mine, found = os.fstat(self._file.fileno()), self._path.stat()
        except OSError:
            return False
        return os.path.samestat(mine, found) and found.st_size == self._length

    def _add(self) -> None:
        if self._file is None or self._length == len(self._content):
            return
        try:
            write_all(self._file, self._content[self._length :])
        except OSError:
            self._take_back()
            raise
        self._length = len(self._content)

    def _take_back(self) -> None:
        """Cuts off what was written in part; where that cannot be, the file's end is unknown."""
        try:
            if self._file is not None:
                self._file.truncate(self._length)
                sync(self._file.fileno())
        except OSError:
            self._let_go()

    def _replace(self) -> None:
        self._let_go()  # Windows replaces no open file
        if self._created:
            replace_file(self._path, self._content)
        else:
            create_file(self._path, self._content)
        self._created = True
        self._open()

    def _open(self) -> None:
        self._file = self._opener(self._path)
        self._length = len(self._content)

    def _let_go(self) -> None:
        self._length = None
        if self._file is not None:
            file, self._file = self._file, None
            with contextlib.suppress(OSError):
                file.close()

    def _remove(self) -> None:
        self._content = b""
        self._let_go()
        if self._created and (self._lock is None or self._lock.take()):
            self._path.unlink(missing_ok=True)

    def _error(self, number: int, reason: str) -> OSError:
        return OSError(number, reason, str(self._path))

    def _named(self, error: OSError) -> OSError:
        """The same error with the journal's path, not that of a temporary file or none."""
        return self._error(error.errno or errno.EIO, error.strerror or type(error).__name__)


def whole_lines(content: bytes) -> bytes:
    """A journal without a last line that a power cut tore."""
    return content[: content.rfind(b"\n") + 1]


def recover(content: bytes, name: str) -> Reading:
    """The game of a journal that may have been cut off anywhere behind its header.

    What a power cut can tear is the last entry alone; where its draws are missing, it is left
    out as a whole. The file itself is not touched.

    Args:
        content: the file.
        name: what errors call it.

    Raises:
        RecordError: it is no journal, or is damaged elsewhere.
    """
    kept = whole_lines(content)
    try:
        return read(decode(kept, name), name)
    except RecordError:
        lines = kept.split(b"\n")[:-1]
        while lines and lines[-1].startswith(DRAW.encode()):
            lines.pop()
        with contextlib.suppress(RecordError):
            return read(decode(b"".join(line + b"\n" for line in lines[:-1]), name), name)
        raise
