"""SHA256SUMS: what a person can compare a download with, by ``sha256sum --check``."""

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from installers.project import BuildError

NAME: Final = "SHA256SUMS"


def sha256(path: Path) -> str:
    """A file's SHA-256 in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def checksums(files: Iterable[Path]) -> str:
    """The lines for some files, sorted by their names, as coreutils writes and reads them.

    Raises:
        BuildError: two files have the same name, or one has a name that breaks the lines.
    """
    lines: dict[str, str] = {}
    for path in files:
        if path.name in lines:
            raise BuildError(f"two files are called {path.name}")
        if set(path.name) & set("\n\r\\"):
            raise BuildError(f"no file can be listed under such a name: {path.name!r}")
        lines[path.name] = f"{sha256(path)}  {path.name}\n"
    return "".join(lines[name] for name in sorted(lines))


def write_checksums(folder: Path) -> Path:
    """Write SHA256SUMS for all other files in a folder.

    Returns:
        That file.

    Raises:
        BuildError: there is none, or what `checksums` refuses.
    """
    target = folder / NAME
    files = [path for path in folder.glob("*") if path.is_file() and path.name != NAME]
    if not files:
        raise BuildError(f"{folder}: there is nothing in it to be listed")
    target.write_text(checksums(files), encoding="utf-8", newline="\n")
    return target
