"""What the frozen program carries of Qt, Python and the builder's system, and what it leaves out.

Of Qt what is named here is kept, so that a later version's new parts stay out by themselves; of
Python what is named here is left out. tests/packaging/test_trimming.py compares the lists with
what the program imports, and with what the libraries of a frozen folder need. Of a
Linux system's own libraries, linux_libraries.py says which are carried.
"""

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Final

from i18n import languages

Entry = tuple[str, str, str]
"""PyInstaller's: the path inside the folder, the file it is made from, and what kind it is."""

_EVERYWHERE: Final = frozenset({"Core", "Gui", "Svg", "Widgets"})
QT_LIBRARIES: Final = {
    "linux": _EVERYWHERE | {"DBus", "WaylandClient", "XcbQpa"},
    "windows": _EVERYWHERE,
    "macos": _EVERYWHERE | {"DBus"},  # QtGui.framework is linked with it
}
"""Qt's libraries. DBus: the desktop's theme, its file dialogs, screen readers."""

QT_MODULES: Final = {
    "linux": _EVERYWHERE | {"DBus"},
    "windows": _EVERYWHERE,
    "macos": _EVERYWHERE,
}
"""PySide6's modules. Only Linux is asked over D-Bus whether movement is wanted."""

QT_PLUGINS: Final = {
    "linux": {
        "iconengines": {"qsvgicon"},
        "imageformats": {"qsvg"},
        # Dead keys and Compose; Chinese, Japanese and Korean through IBus.
        "platforminputcontexts": {
            "composeplatforminputcontextplugin",
            "ibusplatforminputcontextplugin",
        },
        # The window's platforms; offscreen: pictures and tests without a screen.
        "platforms": {"qoffscreen", "qwayland", "qwayland-generic", "qxcb"},
        # GTK's is of use where the system has GTK: it is not carried.
        "platformthemes": {"qgtk3", "qxdgdesktopportal"},
        # GNOME draws no frames for Wayland's windows: Qt does, as Adwaita looks or plainly.
        "wayland-decoration-client": {"adwaita", "bradient"},
        "wayland-shell-integration": {"xdg-shell"},
    },
    "windows": {
        "iconengines": {"qsvgicon"},
        "imageformats": {"qsvg"},
        "platforms": {"qoffscreen", "qwindows"},
        "styles": {"qmodernwindowsstyle"},  # without it: the look of the nineties
    },
    "macos": {
        "iconengines": {"qsvgicon"},
        "imageformats": {"qsvg"},
        "platforms": {"qcocoa", "qoffscreen"},
        "styles": {"qmacstyle"},
    },
}
"""Qt's plugins by kind. Windows of widgets are painted without OpenGL: none of its are needed."""

QT_LANGUAGES: Final = frozenset(each.code for each in languages.LANGUAGES if each.by_qt)
"""Of Qt's own translations, those that the program loads."""

_HOOKS: Final = frozenset({"pyi_rth_inspect", "pyi_rth_multiprocessing", "pyi_rth_pkgutil"})
"""What PyInstaller would run at each start: for looking up source text that is not carried, and
for processes that the program starts, which `coup_desktop.__main__` sees to itself.
"""

UNNEEDED_MODULES: Final = (
    # Nothing here is fetched, served, encrypted or mailed.
    "_hashlib",
    "_ssl",
    "ftplib",
    "http",
    "smtplib",
    "ssl",
    "urllib.request",
    "xmlrpc",
    # Names made of the network card's; uuid does without, and so without libuuid.
    "_uuid",
    # Archives: the program writes none.
    "_bz2",
    "_lzma",
    "bz2",
    "lzma",
    "tarfile",
    # For writing programs.
    "distutils",
    "doctest",
    "lib2to3",
    "pdb",
    "py_compile",
    "pydoc",
    "setuptools",
    "test",
    "unittest",
    # Other ways to have windows, and to wait for several things at once.
    "asyncio",
    "curses",
    "readline",
    "tkinter",
)
"""Modules of Python that PyInstaller would carry because something that is carried could use them.

The encodings stay, Asian ones too: without that of the system's language Python does not start.
"""

_OF_QT: Final = re.compile(
    r"(?:lib)?Qt6?(?P<name>[A-Z]\w*?)(?P<end>\.so\.[\d.]+|\.dll|\.framework|\.abi3\.so|\.pyd)?"
)
# What those modules are linked with, OpenGL without a graphics card (20 MB), PySide's part for QML.
_UNNEEDED_LIBRARY: Final = re.compile(
    r"lib(?:bz2|crypto|lzma|ssl)\b|opengl32sw\b|(?:lib)?pyside6qml\b"
)
_BINDING: Final = frozenset({".abi3.so", ".pyd"})
_TRANSLATION: Final = re.compile(r"qtbase_(?P<language>[a-z]+)\.qm")


def kept(entries: Iterable[Entry], system: str) -> list[Entry]:
    """Those of PyInstaller's binaries or data that the program needs.

    Args:
        entries: of one list of the analysis.
        system: one of `installers.build_paths.SYSTEMS`.
    """
    return [entry for entry in entries if is_kept(entry[0], system)]


def is_kept(inside: str, system: str) -> bool:
    """Whether a file belongs into the frozen folder.

    Args:
        inside: its path in there, by the rules of this system or another.
        system: one of `installers.build_paths.SYSTEMS`.
    """
    path = PurePosixPath(PureWindowsPath(inside).as_posix())
    parts = path.parts
    if "coup_desktop" in parts:
        return path.suffix != ".ts"  # what translations are compiled from
    if "plugins" in parts:
        kind, name = parts[parts.index("plugins") + 1], path.stem.removeprefix("lib")
        return name in QT_PLUGINS[system].get(kind, ())
    if "translations" in parts:
        found = _TRANSLATION.fullmatch(path.name)
        return found is not None and found["language"] in QT_LANGUAGES
    for part in parts:
        if found := _OF_QT.fullmatch(part):
            wanted = QT_MODULES if found["end"] in _BINDING else QT_LIBRARIES
            return found["name"] in wanted[system]
    return _UNNEEDED_LIBRARY.match(path.name) is None


def hooks(scripts: Iterable[Entry]) -> list[Entry]:
    """The scripts of an analysis without those of PyInstaller that are of no use here."""
    return [script for script in scripts if script[0] not in _HOOKS]


def without_symbols(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """Python's own libraries as they are without what only a debugger reads: a fourth of the size.

    Qt's come without; and theirs have been patched, which `strip` does not always survive.

    Args:
        entries: an analysis's binaries, on Linux.
        folder: for the copies.
    """
    folder.mkdir(parents=True, exist_ok=True)
    return [
        (name, str(_stripped(Path(source), folder)), kind) if _is_pythons(name, kind) else entry
        for entry in entries
        for name, source, kind in [entry]
    ]


def _is_pythons(name: str, kind: str) -> bool:
    return (kind == "EXTENSION" and "lib-dynload" in name) or name.startswith("libpython")


def _stripped(source: Path, folder: Path) -> Path:
    target = folder / source.name
    subprocess.run(["strip", "--strip-unneeded", "-o", target, source], check=True)  # noqa: S607
    return target
