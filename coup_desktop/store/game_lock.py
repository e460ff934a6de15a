"""One window at a time on a game's journal.

The lock is the system's own (`hold`), on a small file beside the journal, which cannot be locked
itself: it is replaced. It ends with the process, however that ends, and asks for no process
number, which says nothing where each program has its own numbers (Flatpak) or where several
machines share a folder; Linux passes it on to the server of a network folder.
"""

import contextlib
import errno
import os
import sys
from pathlib import Path
from typing import BinaryIO, Final

from coup_desktop.store.hold import hold, is_held

LOCK: Final = ".lock"
"""What is added to the name of a journal for that of its lock."""

_NO_LOCKS: Final = frozenset(
    {errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EINVAL, errno.ENOLCK}
)
"""So answers a folder that knows no locks. A game there is better unlocked than not kept."""

_TRIES: Final = 20
"""Times that a lock may be removed just while it is taken."""


class GameLock:
    """The lock of one journal; it can be taken again where its file was deleted."""

    def __init__(self, journal: Path) -> None:
        """Args: journal: need not exist; its folder must when the lock is taken."""
        self.path = journal.with_name(journal.name + LOCK)
        """The lock's own file."""
        self._file: BinaryIO | None = None

    def take(self) -> bool:
        """Holds the journal from now on; False: somebody else does.

        Raises:
            OSError: the folder does not allow it.
        """
        for _ in range(_TRIES):
            if self._file is not None and _is_at(self._file, self.path):
                return True
            self._close()
            try:
                self._file = hold(self.path)
            except OSError as error:
                if error.errno not in _NO_LOCKS:
                    raise
                self._remove()
                return True
            if self._file is None:
                return False
            # Its last holder may have removed it just before: then the next one counts.
        return True  # a folder in which no file can be told from another

    def drop(self) -> None:
        """Lets it go, and removes the lock's file. Does not raise."""
        if self._file is None:
            return
        if sys.platform == "win32":
            # It removes no open file; one that somebody else has opened by now stays.
            self._close()
            self._remove()
        else:
            # While it is held: later it could be somebody else's.
            if _is_at(self._file, self.path):
                self._remove()
            self._close()

    def _remove(self) -> None:
        with contextlib.suppress(OSError):
            self.path.unlink()

    def _close(self) -> None:
        if self._file is not None:
            file, self._file = self._file, None
            with contextlib.suppress(OSError):
                file.close()


def is_played(journal: Path) -> bool:
    """Whether some window holds a journal just now, this process included.

    Raises:
        OSError: the lock's file cannot be opened.
    """
    try:
        return is_held(journal.with_name(journal.name + LOCK))
    except OSError as error:
        if error.errno in _NO_LOCKS:
            return False
        raise


def _is_at(file: BinaryIO, path: Path) -> bool:
    """Whether an open file still has this name."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except OSError:
        return False
