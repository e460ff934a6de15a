"""The record of a running game on disk, one entry after the other, each synced."""

import contextlib
import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from coup_desktop.engine.record import DRAW
from coup_desktop.engine.record_reader import Reading, RecordError, read
from coup_desktop.store.files import create_file, write_all

Opener = Callable[[Path], BinaryIO]


def append_to(path: Path) -> BinaryIO:
    """An unbuffered file that grows at its end."""
    return path.open("ab", buffering=0)


class Journal:
    """A file that grows by whole entries and survives a crash at any point.

    An entry is on disk when `append` returns. An entry that could not be written whole is taken
    back, so that the file holds the game up to the entry before; nothing is added after that.
    What a power cut may still tear is the last entry: see `whole_lines`.
    """

    def __init__(self, path: Path, opener: Opener = append_to) -> None:
        """Args: path: the file, which must not exist when `start` is called."""
        self.path = path
        self._opener = opener
        self._file: BinaryIO | None = None
        self._length = 0

    def start(self, header: str) -> None:
        """Creates the file with its first entry, whole or not at all, for its owner alone.

        Raises:
            OSError: the folder, the file or the disk does not allow it.
        """
        content = header.encode()
        try:
            create_file(self.path, content)
            self._file = self._opener(self.path)
        except OSError as error:
            raise self._named(error) from error
        self._length = len(content)

    def append(self, entry: str) -> None:
        """Adds an entry of one or several whole lines.

        Raises:
            OSError: it could not be kept; the journal is closed and ends with the entry before.
        """
        if self._file is None:
            raise OSError(errno.EBADF, "The journal is not open", str(self.path))
        content = entry.encode()
        try:
            write_all(self._file, content)
        except OSError as error:
            with contextlib.suppress(OSError):
                self._file.truncate(self._length)
                os.fsync(self._file.fileno())
            self.close()
            raise self._named(error) from error
        self._length += len(content)

    def close(self) -> None:
        """Closes the file; all that was added is on disk already."""
        if self._file is not None:
            file, self._file = self._file, None
            with contextlib.suppress(OSError):
                file.close()

    def _named(self, error: OSError) -> OSError:
        """The same error with the journal's path, not that of a temporary file or none."""
        return OSError(error.errno, error.strerror or type(error).__name__, str(self.path))


def whole_lines(content: bytes) -> str:
    """The text of a journal without a last line that a power cut tore.

    Raises:
        UnicodeDecodeError: it is no text, and so no journal.
    """
    return content[: content.rfind(b"\n") + 1].decode()


def recover(content: bytes, name: str) -> Reading:
    """The game of a journal that may have been cut off anywhere behind its header.

    What a power cut can tear is the last entry alone; where its draws are missing, it is left
    out as a whole. The file itself is not touched.

    Args:
        content: the file.
        name: what errors call it.

    Raises:
        RecordError: it is no journal, or is damaged elsewhere.
        UnicodeDecodeError: it is no text.
    """
    text = whole_lines(content)
    try:
        return read(text, name)
    except RecordError:
        lines = text.splitlines(keepends=True)
        while lines and lines[-1].startswith(DRAW):
            lines.pop()
        with contextlib.suppress(RecordError):
            return read("".join(lines[:-1]), name)
        raise
