"""What Linux' programs and libraries ask of the libraries that they are linked with."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from installers import linux_tools
from installers.archives import members

_MAGIC: Final = b"\x7fELF"
_AT_ONCE: Final = 50  # files: a command line has an end


@dataclass(frozen=True)
class Elf:
    """One program or library."""

    path: Path
    needed: frozenset[str]
    """The libraries that it is linked with: ``libc.so.6``."""
    versions: frozenset[tuple[str, str]]
    """What it wants of them: ``("libc.so.6", "GLIBC_2.34")``."""
    search_path: tuple[str, ...] = ()
    """The folders where they are looked for first: ``$ORIGIN/Qt/lib``."""


def elf_files(folder: Path) -> list[Path]:
    """The programs and libraries in a folder, links to them left out."""
    files = (path for path in members(folder) if path.is_file() and not path.is_symlink())
    return [path for path in files if _begins_as_elf(path)]


def read(paths: Sequence[Path]) -> list[Elf]:
    """Read what files ask for.

    Raises:
        BuildError: there is no objdump, or it cannot read them.
    """
    found: list[Elf] = []
    for start in range(0, len(paths), _AT_ONCE):
        some = paths[start : start + _AT_ONCE]
        printed = linux_tools.run("objdump", ["-p", *some], 0)
        texts = printed.split("file format ")[1:]
        found += [parse(path, text) for path, text in zip(some, texts, strict=True)]
    return found


def parse(path: Path, text: str) -> Elf:
    """Read what ``objdump -p`` tells of one file."""
    needed: set[str] = set()
    versions: set[tuple[str, str]] = set()
    folders: list[str] = []
    library = ""
    for line in text.splitlines():
        match line.split():
            case ["NEEDED", name]:
                needed.add(name)
            case ["RPATH" | "RUNPATH", *rest]:
                folders += " ".join(rest).split(":")
            case ["required", "from", name]:
                library = name.removesuffix(":")
            case [hashed, _flags, _index, version] if library and hashed.startswith("0x"):
                versions.add((library, version))
    return Elf(path, frozenset(needed), frozenset(versions), tuple(folders))


def _begins_as_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC
