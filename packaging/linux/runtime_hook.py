"""Runs before the frozen program on Linux: what surrounds it, its libraries, its file.

PyInstaller's loader has the program find its libraries by LD_LIBRARY_PATH, which programs that it
opens, a file manager say, would inherit. The dynamic linker has read it by now, once and for all.

The program's modules are read from its own file when they are needed, by its name. A package
manager that puts a newer version there meanwhile would have it read rubbish; Linux still knows the
file that was started.

Qt's libraries take as long to be loaded and linked as Python takes to read its first modules. So a
thread has the dynamic linker load them meanwhile, if there is to be a window, and has fontconfig
read what fonts there are. What it cannot load is loaded, or complained of, when it is needed. What
they call of one another is looked up at the first call, as the linker would by itself.

Memory is had from the system in larger pieces, and big pictures' is kept: what the C library comes
to by itself when the first of them are gone.
"""

import _thread
import ctypes
import os
import sys
from pathlib import Path

_LIBRARIES = (
    "PySide6/QtCore.abi3.so",
    "PySide6/QtGui.abi3.so",
    "PySide6/QtWidgets.abi3.so",
    "PySide6/QtSvg.abi3.so",
)
_PLATFORM = "PySide6/Qt/plugins/platforms/libqxcb.so"
_C = ctypes.CDLL(None)
_MEMORY = ((-2, 16 << 20), (-3, 32 << 20), (-1, 64 << 20))
"""M_TOP_PAD, M_MMAP_THRESHOLD, M_TRIM_THRESHOLD of malloc.h."""


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


def _load_ahead() -> None:
    names = [*_LIBRARIES, *([] if os.environ.get("WAYLAND_DISPLAY") else [_PLATFORM])]
    paths = [os.path.join(vars(sys)["_MEIPASS"], name).encode() for name in names]  # noqa: PTH118
    # A function of ctypes, unlike an import, lets Python go on meanwhile.
    load = _C.dlopen
    load.restype, load.argtypes = ctypes.c_void_p, (ctypes.c_char_p, ctypes.c_int)

    def work() -> None:
        for path in paths:
            load(path, os.RTLD_LAZY)
        try:
            ctypes.CDLL("libfontconfig.so.1").FcInit()
        except OSError:
            return

    sys.setdlopenflags(os.RTLD_LAZY)
    _thread.start_new_thread(work, ())


def _ask_for_memory() -> None:
    for parameter, value in _MEMORY:
        _C.mallopt(parameter, value)


def _opens_window(words: list[str]) -> bool:
    return not words or words[0].endswith(".coup")


if _opens_window(sys.argv[1:]):
    _ask_for_memory()
    _load_ahead()
_give_libraries_back()
_hold_on_to_the_file()
