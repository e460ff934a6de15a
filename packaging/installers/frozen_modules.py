"""Which Python modules are inside a frozen program's own file, whatever system it is for."""

import marshal
import struct
from pathlib import Path
from typing import Final

from installers.project import BuildError

# What PyInstaller appends to its loader: packed data, a table of them, and this at the end.
_COOKIE: Final = struct.Struct("!8sIIII64s")
_MAGIC: Final = b"MEI\x0c\x0b\x0a\x0b\x0e"
_ENTRY: Final = struct.Struct("!IIIIBc")
_MODULES: Final = b"z"  # the kind of entry that is an archive of modules
_INNER_HEAD: Final = struct.Struct("!4s4sI")


def frozen_modules(program: Path) -> set[str]:
    """The full names of the modules that a frozen program carries, the standard library's too.

    Args:
        program: the file that is started, signed or not.

    Raises:
        BuildError: it is not a program that PyInstaller made.
    """
    content = program.read_bytes()
    cookie = content.rfind(_MAGIC)
    try:
        if cookie < 0:
            raise ValueError("it bears no mark of PyInstaller")
        _, length, table, size, _, _ = _COOKIE.unpack_from(content, cookie)
        begin = cookie + _COOKIE.size - length
        names: set[str] = set()
        place, end = begin + table, begin + table + size
        while place < end:
            step, offset, packed, _, _, kind = _ENTRY.unpack_from(content, place)
            if kind == _MODULES:
                names |= _listed(content[begin + offset : begin + offset + packed])
            place += step or end
        if not names:
            raise ValueError("there are no modules in it")
    except (ValueError, TypeError, EOFError, struct.error) as error:
        raise BuildError(f"{program}: cannot be read as a frozen program: {error}") from error
    return names


def _listed(archive: bytes) -> set[str]:
    """The modules that an inner archive lists."""
    magic, _, table = _INNER_HEAD.unpack_from(archive)
    if magic != b"PYZ\0":
        raise ValueError("its modules are packed in another way")
    # As PyInstaller reads it: pairs of a name and a place, by this program's own build.
    entries = marshal.loads(archive[table:])  # noqa: S302
    return {str(entry[0]) for entry in entries}
