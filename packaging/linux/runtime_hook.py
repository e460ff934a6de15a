"""Runs before the frozen program on Linux: what surrounds it, and what becomes of its file.

PyInstaller's loader has the program find its libraries by LD_LIBRARY_PATH, which programs that it
opens, a file manager say, would inherit. The dynamic linker has read it by now, once and for all.

The program's modules are read from its own file when they are needed, by its name. A package
manager that puts a newer version there meanwhile would have it read rubbish; Linux still knows the
file that was started.
"""

import os
import sys
from pathlib import Path


def _give_libraries_back() -> None:
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", "")
    if before:
        os.environ["LD_LIBRARY_PATH"] = before
    else:
        os.environ.pop("LD_LIBRARY_PATH", None)


def _hold_on_to_the_file() -> None:
    started = Path("/proc/self/exe")
    modules = vars(vars(sys.modules["pyimod02_importers"])["pyz_archive"])
    if started.exists() and started.samefile(modules["_filename"]):
        modules["_filename"] = str(started)


_give_libraries_back()
_hold_on_to_the_file()
