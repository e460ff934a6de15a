"""A file that one process holds: whoever else tries is told so, and a process that ends lets go.

The system keeps it, so a process that was killed holds nothing.
"""

import contextlib
import errno
import sys
from pathlib import Path
from typing import BinaryIO, Final

_HELD: Final = frozenset({errno.EACCES, errno.EAGAIN, errno.EDEADLK, 0})
"""What systems say of a lock that another has; Wine says no more than that there was an error."""


def hold(path: Path) -> BinaryIO | None:
    """Holds a file, made where there is none, until what is returned is closed.

    Returns:
        The open file, or None: somebody else holds it.

    Raises:
        OSError: the file cannot be opened, or its file system knows no locks.
    """
    file = path.open("ab", buffering=0)
    try:
        _lock(file)
    except OSError as error:
        with contextlib.suppress(OSError):
            file.close()
        if error.errno in _HELD:
            return None
        raise
    return file


def is_held(path: Path) -> bool:
    """Whether somebody holds a file just now, this process included; nobody one that is not there.

    Raises:
        OSError: the file cannot be opened, or its file system knows no locks.
    """
    try:
        file = path.open("r+b" if sys.platform == "win32" else "rb", buffering=0)
    except FileNotFoundError:
        return False
    with file:
        try:
            _look(file)
        except OSError as error:
            if error.errno in _HELD:
                return True
            raise
    return False


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    _look = _lock

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _look(file: BinaryIO) -> None:
        # Shared: two that look at once do not take each other for the holder.
        fcntl.flock(file.fileno(), fcntl.LOCK_SH | fcntl.LOCK_NB)
