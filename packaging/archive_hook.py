"""Runs before the frozen program: its modules are read without opening its file anew.

PyInstaller's reader opens the program's file for each of some 300 modules; opened once, it is read
in less time, and what is not compressed need not be copied. Where a later PyInstaller, or a system,
reads in another way, that stays.
"""

import contextlib
import marshal
import os
import zlib
from typing import Any

import pyimod01_archive
import pyimod02_importers

_STORED = b"\x78\x01\x01"
"""How zlib's data begins if all of it is in a single piece that is not compressed."""
_AROUND = 11
"""Bytes of such data around the piece."""


def _use(archive: Any) -> None:  # noqa: ANN401 - PyInstaller has no types
    begin, contents, plain = vars(archive)["_start_offset"], archive.toc, archive.extract
    code = (pyimod01_archive.PYZ_ITEM_MODULE, pyimod01_archive.PYZ_ITEM_PKG)
    file = os.open(vars(archive)["_filename"], os.O_RDONLY | os.O_CLOEXEC)

    def extract(name: str, raw: bool = False) -> Any:  # noqa: ANN401 - as PyInstaller's
        kind, place, length = contents.get(name, (None, 0, 0))
        if raw or kind not in code:
            return plain(name, raw)
        packed = os.pread(file, length, begin + place)
        if packed[:3] == _STORED and length == _AROUND + int.from_bytes(packed[3:5], "little"):
            return marshal.loads(memoryview(packed)[7:-4])  # noqa: S302 - as PyInstaller
        return marshal.loads(zlib.decompress(packed))  # noqa: S302

    archive.extract = extract


if hasattr(os, "pread"):  # not on Windows
    with contextlib.suppress(AttributeError, KeyError, TypeError, ValueError, OSError):
        _use(pyimod02_importers.pyz_archive)
