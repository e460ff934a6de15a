"""Which libraries the Linux packages carry, which they ask of the system, and how old it may be.

The system's are those that must fit its graphics drivers, its fonts, its C library, or that are one
with its other half in another process, and that every desktop has. Mesa's own (libxcb, libX11 and
the parts of libxcb that it links with) are among them: a driver must not meet older ones. Carried
is what Qt alone asks for, libxcb-cursor above all, and what Python's modules are made of. The two
libxkbcommon share their insides: both or none.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from typing import Final

from installers import elf
from installers.archives import members
from installers.project import BuildError

FLOORS: Final[Mapping[str, tuple[int, ...]]] = {
    "GLIBC": (2, 35),
    "GLIBCXX": (3, 4, 30),
    "CXXABI": (1, 3, 13),
    "GCC": (12, 0, 0),
}
"""The newest versions that may be asked for: Ubuntu 22.04's. Debian 12 and Fedora 36 have them."""

CARRIED: Final = (
    "libpython3.*",
    # Qt's alone
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-render.so.0",
    "libxcb-render-util.so.0",
    "libxcb-shape.so.0",
    "libxcb-util.so.1",
    "libxcb-xkb.so.1",
    "libxkbcommon.so.0",
    "libxkbcommon-x11.so.0",
    # Python's modules
    "libbz2.so.1*",
    "libcrypto.so.*",
    "libffi.so.*",
    "liblzma.so.5",
    "libsqlite3.so.0",
)
"""Of the build machine's libraries; patterns."""

SYSTEM: Final[Mapping[str, str]] = {
    # the C library
    "ld-linux-aarch64.so.1": "libc6",
    "ld-linux-x86-64.so.2": "libc6",
    "libc.so.6": "libc6",
    "libdl.so.2": "libc6",
    "libm.so.6": "libc6",
    "libmvec.so.1": "libc6",
    "libpthread.so.0": "libc6",
    "libresolv.so.2": "libc6",
    "librt.so.1": "libc6",
    "libutil.so.1": "libc6",
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6",
    # everywhere
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
    # Debian's Python; not carried, since the one of bookworm wants a newer C library
    "libexpat.so.1": "libexpat1",
    # its fonts
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    # its screen
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb.so.1": "libxcb1",
    # what Qt's network library is linked with
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
}
"""What is never carried, and Debian's package of it."""

_DATA_OF: Final = {"libxkbcommon.so.0": ("xkb-data", "xkeyboard-config")}
"""What carried libraries read of the system: Debian's package of it, and RPM's. Without keyboards'
descriptions Qt ends on Wayland."""
_AT_WILL: Final = frozenset({"libqgtk3.so"})
"""Plugins that Qt loads where their libraries are, and does without elsewhere."""
_MUST_CARRY: Final = "libxcb-cursor.so.0"  # without it no window on X11; most systems lack it
_SYSTEM_FOLDERS: Final = ("/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/")
# A library that wants this of libc.so.6 starts from glibc 2.36 on.
_NAMED_VERSIONS: Final = {"GLIBC_ABI_DT_RELR": (2, 36)}


@dataclass(frozen=True)
class Needs:
    """What a frozen program asks of the system that it runs on."""

    versions: Mapping[str, frozenset[str]]
    """For each library that is not carried, the versions wanted of it: ``GLIBC_2.34``."""
    readers: frozenset[str] = frozenset()
    """The carried libraries that read data of the system."""

    @property
    def debian(self) -> list[str]:
        """Debian's dependencies."""
        packages = {SYSTEM[name] for name in self.versions}
        packages |= {_DATA_OF[name][0] for name in self.readers}
        least = {"libc6": _dotted(FLOORS["GLIBC"]), "libstdc++6": str(FLOORS["GCC"][0])}
        return sorted(f"{p} (>= {least[p]})" if p in least else p for p in packages)

    @property
    def rpm(self) -> list[str]:
        """RPM's, as its own tools would find them; each library of 64 bits."""
        wanted = {f"{name}()(64bit)" for name in self.versions}
        wanted |= {_DATA_OF[name][1] for name in self.readers}
        for name, versions in self.versions.items():
            wanted |= {f"{name}({version})(64bit)" for version in versions}
        return sorted(wanted)


def is_carried(target: str, source: str) -> bool:
    """Whether PyInstaller is to carry a file that it found.

    Args:
        target: its place in the frozen folder.
        source: where it was found. What does not come from the system's own folders is carried.
    """
    name = PurePosixPath(target).name
    if name in SYSTEM:
        return False
    if not re.match(r"lib[^/]*\.so(\.|$)", name):
        return True  # an extension module, or no library
    return not source.startswith(_SYSTEM_FOLDERS) or _is_listed(name)


def check(frozen: Path) -> Needs:
    """See that a frozen folder runs on every system that is new enough.

    Raises:
        BuildError: it carries what is the system's, lacks what nobody else has, asks for a library
            that no package is known of, or for a newer C library than `FLOORS` allow.
    """
    carried = {path.name for path in members(frozen)}
    files = elf.read(elf.elf_files(frozen))
    faults = [f"it carries {name}, which is the system's" for name in sorted(carried & set(SYSTEM))]
    if "libQt6Core.so.6" in carried and _MUST_CARRY not in carried:
        faults.append(f"it lacks {_MUST_CARRY}: freeze where that is installed (libxcb-cursor0)")
    versions: dict[str, set[str]] = {}
    for file in files:
        wanted = file.needed - carried
        for name in sorted(wanted & set(SYSTEM) if file.path.name in _AT_WILL else wanted):
            versions.setdefault(name, set())
            if name not in SYSTEM:
                faults.append(f"{file.path.name} needs {name}, which is neither carried nor known")
        for name, version in sorted(file.versions):
            if name in versions:
                versions[name].add(version)
            faults += _too_new(file.path.name, version)
    if faults:
        raise BuildError(
            f"{frozen} would not run everywhere:\n  "
            + "\n  ".join(dict.fromkeys(faults))
            + "\nSee packaging/installers/linux_libraries.py; build on the oldest system to run on"
        )
    named = {name: frozenset(wanted) for name, wanted in sorted(versions.items())}
    return Needs(named, frozenset(carried & set(_DATA_OF)))


def _too_new(file: str, version: str) -> Iterable[str]:
    """Complain of a version above the floor."""
    family, _, number = version.rpartition("_")
    parts: tuple[int, ...]
    if version in _NAMED_VERSIONS:
        family, parts = "GLIBC", _NAMED_VERSIONS[version]
    elif family in FLOORS and re.fullmatch(r"[\d.]+", number):
        parts = tuple(map(int, number.split(".")))
    else:
        return
    if parts > FLOORS[family]:
        yield f"{file} wants {version}, newer than {family}_{_dotted(FLOORS[family])}"


def _is_listed(name: str) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in CARRIED)


def _dotted(numbers: Iterable[int]) -> str:
    return ".".join(map(str, numbers))
