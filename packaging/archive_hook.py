"""Runs before the frozen program: its modules are read from memory, not by opening its file anew.

PyInstaller's reader opens the program's file for each of some 300 modules; mapped into memory once,
it is read in half the time. Where a later PyInstaller reads in another way, that stays.
"""

import contextlib
import marshal
import mmap
import zlib
from typing import Any

import pyimod01_archive
import pyimod02_importers


def _use(archive: Any) -> None:  # noqa: ANN401 - PyInstaller has no types
    begin, contents, plain = vars(archive)["_start_offset"], archive.toc, archive.extract
    code = (pyimod01_archive.PYZ_ITEM_MODULE, pyimod01_archive.PYZ_ITEM_PKG)
    with open(vars(archive)["_filename"], "rb") as file:  # noqa: PTH123 - pathlib takes its time
        mapped = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))

    def extract(name: str, raw: bool = False) -> Any:  # noqa: ANN401 - as PyInstaller's
        kind, place, length = contents.get(name, (None, 0, 0))
        if raw or kind not in code:
            return plain(name, raw)
        at = begin + place
        return marshal.loads(zlib.decompress(mapped[at : at + length]))  # noqa: S302 - as PyInstaller

    archive.extract = extract


with contextlib.suppress(AttributeError, KeyError, TypeError, ValueError, OSError):
    _use(pyimod02_importers.pyz_archive)
