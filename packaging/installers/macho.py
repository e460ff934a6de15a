"""What the heads of macOS' programs and libraries say: for which machines, from which system on."""

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

_FAT: Final = 0xCAFEBABE
_FAT_64: Final = 0xCAFEBABF
_MOST_MACHINES: Final = 16
"""In one file. A Java class begins like a fat file, but has a number above 40 here."""
_THIN_64: Final = b"\xcf\xfa\xed\xfe"
_VERSION_MIN_MACOSX: Final = 0x24
_BUILD_VERSION: Final = 0x32
_MACHINES: Final = {0x01000007: "x86_64", 0x0100000C: "arm64"}


def is_code(path: Path) -> bool:
    """Whether a file is a program or a library for macOS."""
    return path.is_file() and not path.is_symlink() and bool(machines(path))


def machines(path: Path) -> dict[str, tuple[int, int]]:
    """The kinds of processor that a file is for, and the least system each asks for.

    Returns:
        By machine, such as ``arm64``, major and minor version, (0, 0) where none is said; nothing
        for a file of another kind, or one that is cut off.
    """
    with path.open("rb") as file:
        try:
            return dict(_slice(file, offset) for offset in _offsets(file))
        except (struct.error, ValueError):
            return {}


def _offsets(file: BinaryIO) -> Iterator[int]:
    """Where a file's parts begin, one for each machine."""
    magic = file.read(4)
    if magic == _THIN_64:
        yield 0
        return
    if len(magic) < 4 or (number := struct.unpack(">I", magic)[0]) not in {_FAT, _FAT_64}:
        return
    (count,) = struct.unpack(">I", file.read(4))
    if count > _MOST_MACHINES:
        return
    entry = struct.Struct(">IIIII" if number == _FAT else ">IIQQII")
    entries = [entry.unpack(file.read(entry.size)) for _ in range(count)]
    for each in entries:
        yield each[2]


def _slice(file: BinaryIO, offset: int) -> tuple[str, tuple[int, int]]:
    """One part's machine, and its least system."""
    file.seek(offset)
    head = struct.Struct("<4sIIIIIII").unpack(file.read(32))
    if head[0] != _THIN_64:
        raise ValueError("no such part")
    machine = _MACHINES.get(head[1], f"{head[1]:#x}")
    commands = file.read(head[5])
    at, least = 0, (0, 0)
    for _ in range(head[4]):
        command, size = struct.unpack_from("<II", commands, at)
        if command == _BUILD_VERSION:
            (version,) = struct.unpack_from("<I", commands, at + 12)
            least = max(least, _version(version))
        elif command == _VERSION_MIN_MACOSX:
            (version,) = struct.unpack_from("<I", commands, at + 8)
            least = max(least, _version(version))
        at += max(size, 8)
    return machine, least


def _version(packed: int) -> tuple[int, int]:
    return packed >> 16, packed >> 8 & 0xFF
