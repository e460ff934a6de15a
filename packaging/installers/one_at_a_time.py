"""Two builds in one folder would trample on each other: the second is told so."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from installers.project import BuildError

_NAME: Final = "in-use.lock"


@contextmanager
def alone_in(work: Path) -> Iterator[None]:
    """Have a build's folder for oneself; made if there is none.

    The system gives it free again however the build ends.

    Raises:
        BuildError: another build works in it.
    """
    work.mkdir(parents=True, exist_ok=True)
    with (work / _NAME).open("a", encoding="utf-8") as file:
        if not _seize(file):
            raise BuildError(
                f"another build works in {work}: wait for its end, or name another folder by --work"
            )
        yield


def _seize(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
