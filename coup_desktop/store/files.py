"""Files that are whole or not there, whatever happens while they are written."""

import contextlib
import os
import sys
import tempfile
from pathlib import Path
from typing import BinaryIO, Final

if sys.platform == "darwin":
    import fcntl

PART: Final = ".part"
"""The end of a file's name while it is written; after a crash such a one may be left."""
DAMAGED: Final = ".damaged"
"""What is added to the name of a file that could not be read, when it is put aside."""


def replace_file(path: Path, content: bytes) -> None:
    """Puts `content` at `path`, for its owner alone, instead of what was there.

    After a crash or a power cut the file is the old one or the new one.

    Raises:
        OSError: it could not be written; the old file is untouched.
    """
    temporary = _written_beside(path, content)
    try:
        temporary.replace(path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def create_file(path: Path, content: bytes) -> None:
    """Puts `content` at `path`, for its owner alone, where no file may be yet.

    Raises:
        FileExistsError: there is one; it is untouched.
        OSError: it could not be written; nothing is left behind.
    """
    temporary = _written_beside(path, content)
    try:
        _publish(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)
    sync_folder(path.parent)


def make_folder(folder: Path) -> None:
    """Makes a folder, and those above it, where there is none, and sees them onto the disk.

    Raises:
        OSError: it cannot be made.
    """
    if folder.is_dir():
        return
    if not folder.parent.exists():
        make_folder(folder.parent)
    folder.mkdir(exist_ok=True)
    sync_folder(folder.parent)


def move_file(path: Path, folder: Path) -> Path:
    """Moves a file into a folder, which is made where there is none, at once and whole.

    Returns:
        Where it lies now; under another name where its own is taken.

    Raises:
        OSError: it could not be moved; it lies where it lay.
    """
    make_folder(folder)
    target, number = folder / path.name, 1
    while target.exists():
        number += 1
        target = folder / f"{path.stem}-{number}{path.suffix}"
    path.rename(target)
    sync_folder(folder)
    sync_folder(path.parent)
    return target


def free_name(path: Path, ending: str) -> Path:
    """A name that no file has: the path with the ending, and a number where that is taken."""
    name, number = path.with_name(path.name + ending), 1
    while name.exists():
        number += 1
        name = path.with_name(f"{path.name}{ending}-{number}")
    return name


def write_all(file: BinaryIO, content: bytes) -> None:
    """Writes all of `content` to an unbuffered file and sees it onto the disk."""
    left = memoryview(content)
    while left:
        left = left[file.write(left) :]
    sync(file.fileno())


def sync(handle: int) -> None:
    """Sees an open file onto the disk itself."""
    if sys.platform == "darwin":
        # There `fsync` stops at the disk's own memory, which a power cut empties. Network folders
        # do not know the other call.
        with contextlib.suppress(OSError):
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    os.fsync(handle)


def sync_folder(folder: Path) -> None:
    """Sees a folder's new names onto the disk, where the system can do that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _written_beside(path: Path, content: bytes) -> Path:
    # mkstemp makes the file readable by its owner only.
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=PART, dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb", buffering=0) as file:
            write_all(file, content)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
    return temporary


def _publish(temporary: Path, path: Path) -> None:
    """Gives the file its name; fails, also in a race, where the name is taken."""
    if os.name == "nt":
        temporary.rename(path)  # refuses a name that is taken
        return
    try:
        path.hardlink_to(temporary)
    except FileExistsError:
        raise
    except OSError:
        # A file system without hard links: the best that is left is to look first.
        if path.exists():
            raise FileExistsError(f"{path} exists already") from None
        temporary.rename(path)
