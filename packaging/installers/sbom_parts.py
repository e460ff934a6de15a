"""What a frozen program is made of: to whose work each of its files belongs."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Final

OWN: Final = "coup-desktop"
"""The part that is the program itself."""
_BINARY: Final = re.compile(r"\.(dll|pyd|dylib|exe|so(\.[\w.]+)?)$")


@dataclass(frozen=True)
class Work:
    """Somebody's work, of which there may be files in a frozen program."""

    name: str
    licence: str
    """An SPDX expression."""
    kind: str = "library"
    """As CycloneDX calls it."""
    package: str = ""
    """Its name in the lock file, if it comes from there."""


PARTS: Final[Sequence[tuple[str, Work]]] = (
    # The first that fits, in a path in lower case.
    (r"(^|/)(lib)?icu(data|dt|i18n|in|uc)?[^/]*\.(so\.\d+|dll|dylib)$", Work("icu", "Unicode-3.0")),
    (r"opengl32sw\.dll$", Work("mesa", "MIT")),
    (r"d3dcompiler_\d+\.dll$", Work("d3dcompiler", "LicenseRef-Microsoft-redistributable")),
    (
        r"(^|/)(vcruntime|msvcp|concrt|ucrtbase|api-ms-win)[^/]*\.dll$",
        Work("microsoft-visual-c++-runtime", "LicenseRef-Microsoft-redistributable"),
    ),
    (
        r"(^|/)(lib)?qt6\w+\.(so[^/]*|dll|dylib)$|/qt\w+\.framework/|/plugins/|/translations/q",
        Work("qt", "LGPL-3.0-only", "framework"),
    ),
    (r"(^|/)(lib)?shiboken6", Work("shiboken6", "LGPL-3.0-only", package="shiboken6")),
    (
        r"(^|/)(lib)?pyside6",
        Work("PySide6-Essentials", "LGPL-3.0-only", "framework", "pyside6-essentials"),
    ),
    (r"(^|/)_miniaudio\b", Work("miniaudio", "MIT", package="miniaudio")),
    (r"(^|/)_cffi_backend\b", Work("cffi", "MIT", package="cffi")),
    # On Linux they are the system's.
    (r"(^|/)lib(crypto|ssl)[^/]*\.(dll|dylib)$", Work("openssl", "Apache-2.0")),
    (r"(^|/)(lib)?sqlite3[^/]*\.(dll|dylib)$", Work("sqlite", "blessing")),
    (r"(^|/)libffi[^/]*\.(dll|dylib)$", Work("libffi", "MIT")),
    (
        (
            r"(^|/)(lib)?python3?[.\d]*\S*$|/python\.framework/|/lib-dynload/|(^|/)base_library\.zip$"
            r"|(^|/)[^/]+\.pyd$|(^|/)frameworks/python$"
        ),
        Work("cpython", "PSF-2.0", "framework"),
    ),
    (r"/fonts/ptsans-[^/]*\.ttf$", Work("PT Sans", "LicenseRef-ParaType-Free-Font", "data")),
    (r"/fonts/vollkorn-[^/]*\.ttf$", Work("Vollkorn", "OFL-1.1", "data")),
)
LOADER: Final = Work(
    "PyInstaller",
    "GPL-2.0-or-later WITH Bootloader-exception",
    package="pyinstaller",
)
"""What starts the program, in its own file."""


@dataclass
class Part:
    """A work, and what there is of it."""

    work: Work
    files: list[Path] = field(default_factory=list)


def parts(folder: Path, files: Iterable[Path]) -> tuple[list[Part], list[Path], list[Path]]:
    """Sort out the files of a frozen program.

    Args:
        folder: the frozen program.
        files: in it; links are left out.

    Returns:
        The works of others, by their names; the libraries of the system that it was made on, in
        the order given; and the program's own files.
    """
    found: dict[str, Part] = {}
    libraries: list[Path] = []
    own: list[Path] = []
    for path in files:
        if path.is_symlink() or not path.is_file():
            continue
        inside = path.relative_to(folder)
        work = work_of(PurePosixPath(inside.as_posix()))
        if work is not None:
            found.setdefault(work.name, Part(work)).files.append(path)
        elif _BINARY.search(path.name.lower()) and not path.name.startswith(OWN):
            libraries.append(path)
        else:
            own.append(path)
    return [found[name] for name in sorted(found, key=str.lower)], libraries, own


def work_of(inside: PurePosixPath) -> Work | None:
    """Whose work a file is, by its path in the frozen program; None: the program's, or unknown."""
    path = str(inside).lower()
    return next((work for pattern, work in PARTS if re.search(pattern, path)), None)
