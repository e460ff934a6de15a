"""Says in plain words why Qt cannot start here, before Qt ends the program in its own words.

Imports neither Qt nor the rest of the program: the forms' compiler reads this file by its path.
"""

import ctypes
import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

# What the libraries in PySide6's wheels need of the system (`objdump -p`, 6.8 to 6.12), each with
# its package for Debian and Ubuntu, Fedora, Arch.
_TO_IMPORT = {
    "libEGL.so.1": ("libegl1", "libglvnd-egl", "libglvnd"),
    "libGL.so.1": ("libgl1", "libglvnd-glx", "libglvnd"),
    "libX11.so.6": ("libx11-6", "libX11", "libx11"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs", "dbus"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype", "freetype2"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2", "glib2"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2", "glib2"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    "libz.so.1": ("zlib1g", "zlib", "zlib"),
    "libzstd.so.1": ("libzstd1", "libzstd", "zstd"),
}
_FOR_X11 = {
    "libX11-xcb.so.1": ("libx11-xcb1", "libX11-xcb", "libx11"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb", "libxcb"),
    "libxcb-render-util.so.0": (
        "libxcb-render-util0",
        "xcb-util-renderutil",
        "xcb-util-renderutil",
    ),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb", "libxcb"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb", "libxcb"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util", "xcb-util"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb", "libxcb"),
    "libxcb.so.1": ("libxcb1", "libxcb", "libxcb"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
}
_FOR_WAYLAND = {
    "libwayland-client.so.0": ("libwayland-client0", "libwayland-client", "wayland"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "libwayland-cursor", "wayland"),
}
_PACKAGES = _TO_IMPORT | _FOR_X11 | _FOR_WAYLAND


Translate = Callable[[str, str], str]
"""Gives the words of a language for a context and English words."""


def as_written(_context: str, text: str) -> str:
    """English."""
    return text


@dataclass(frozen=True, slots=True)
class _Family:
    """Distributions that share package names."""

    label: str
    ids: frozenset[str]  # as in /etc/os-release
    command: str


_FAMILIES = (
    _Family("Debian, Ubuntu", frozenset({"debian", "ubuntu"}), "sudo apt install"),
    _Family("Fedora", frozenset({"fedora", "rhel"}), "sudo dnf install"),
    _Family("Arch", frozenset({"arch"}), "sudo pacman -S"),
)


def library_loads(soname: str) -> bool:
    """Tell whether the dynamic linker finds and loads a library, such as ``libEGL.so.1``."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def explain_missing_libraries(
    error: ImportError,
    loads: Callable[[str], bool] = library_loads,
    os_release: Mapping[str, str] | None = None,
    translate: Translate = as_written,
) -> str:
    """Turn the failed import of a Qt module into advice.

    The error names only the first library that is missing. The others are looked for here, so
    that one installation is enough.

    Args:
        error: What ``import PySide6.QtWidgets`` raised.
        loads: Tells whether a library can be loaded.
        os_release: The fields of /etc/os-release; by default this system's.
        translate: The language.

    Returns:
        One or more lines for a terminal, without a final line break.
    """
    named = re.findall(r"lib[\w.+-]+?\.so(?:\.\d+)*", str(error))
    if isinstance(error, ModuleNotFoundError) or not named:
        text = translate(
            "Startup",
            "Qt for Python cannot be loaded: {error}. "
            "Install it with: {python} -m pip install PySide6-Essentials",
        )
        return text.format(error=error, python=sys.executable)
    others = [name for name in (*_TO_IMPORT, *_FOR_X11) if name not in named and not loads(name)]
    return _advice([*dict.fromkeys(named), *others], os_release, translate)


def check_display(
    environ: Mapping[str, str] = os.environ,
    loads: Callable[[str], bool] = library_loads,
    x11_answers: Callable[[], bool] | None = None,
    os_release: Mapping[str, str] | None = None,
    translate: Translate = as_written,
) -> str | None:
    """Look whether Qt will find a screen to open a window on; on other systems than Linux, trust.

    Without this, Qt aborts the whole process when there is none.

    Args:
        environ: The environment variables that decide.
        loads: Tells whether a library can be loaded.
        x11_answers: Tells whether the X server of ``DISPLAY`` takes a connection.
        os_release: The fields of /etc/os-release; by default this system's.
        translate: The language.

    Returns:
        What is wrong and what helps, for a terminal; None if all is well.
    """
    wanted = environ.get("QT_QPA_PLATFORM", "")
    chosen = {name.partition(":")[0] for name in wanted.split(";") if name}
    if not sys.platform.startswith("linux") or (chosen and not _on_a_screen(chosen)):
        return None
    wayland = bool(environ.get("WAYLAND_DISPLAY")) and (not chosen or "xcb" not in chosen)
    x11 = bool(environ.get("DISPLAY")) and (not chosen or "xcb" in chosen)
    if not wayland and not x11:
        return translate(
            "Startup",
            "there is no screen to open a window on: neither WAYLAND_DISPLAY nor DISPLAY is set. "
            "Start the game from a desktop session; `replay` and `simulate` need none.",
        )
    if wayland and all(map(loads, _FOR_WAYLAND)):
        return None
    if not x11:
        return _advice(filter(lambda name: not loads(name), _FOR_WAYLAND), os_release, translate)
    missing = [name for name in _FOR_X11 if not loads(name)]
    if missing:
        return _advice(missing, os_release, translate)
    if not (x11_answers or _x11_answers)():
        silent = translate("Startup", "the X server of DISPLAY={display} does not answer")
        return silent.format(display=environ["DISPLAY"])
    return None


def _on_a_screen(platforms: Iterable[str]) -> bool:
    """Tell whether one of Qt's platform names draws on X11 or Wayland."""
    return any(name == "xcb" or name.startswith("wayland") for name in platforms)


def _x11_answers() -> bool:
    """Connect to the X server as Qt will, and leave at once."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    try:
        return not xcb.xcb_connection_has_error(connection)
    finally:
        xcb.xcb_disconnect(connection)


def _advice(
    missing: Iterable[str], os_release: Mapping[str, str] | None, translate: Translate
) -> str:
    """Say which libraries are missing and what to type."""
    sonames = list(missing)
    unknown = [name for name in sonames if name not in _PACKAGES]
    lacking = translate("Startup", "this system lacks libraries that Qt needs: {libraries}")
    lines = [lacking.format(libraries=", ".join(sonames))]
    if len(unknown) < len(sonames):
        release = _os_release() if os_release is None else os_release
        ids = {release.get("ID", ""), *release.get("ID_LIKE", "").split()}
        families = [family for family in _FAMILIES if family.ids & ids] or list(_FAMILIES)
        for family in families:
            column = _FAMILIES.index(family)
            packages = sorted({_PACKAGES[name][column] for name in sonames if name in _PACKAGES})
            install = translate("Startup", "Install them with")
            label = install if len(families) == 1 else family.label
            lines.append(f"{label}: {family.command} {' '.join(packages)}")
    if unknown:
        find = translate("Startup", "Find the packages that hold: {libraries}")
        lines.append(find.format(libraries=", ".join(unknown)))
    return "\n".join(lines)


def _os_release() -> Mapping[str, str]:
    """Return this system's /etc/os-release, empty where there is none."""
    import platform  # it takes a while, and only where something is missing

    try:
        return platform.freedesktop_os_release()
    except OSError:
        return {}
