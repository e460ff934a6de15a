"""The program's compiled modules, which take their sources' places when it is frozen.

PyInstaller looks for imports in the sources, as ever: in machine code it would see none. Where
nothing can be compiled, as under Wine, the frozen program has the sources' code instead.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import compile_modules

from installers.project import BuildError
from installers.trimming import Entry

_KIND: Final = "EXTENSION"


def make(root: Path, folder: Path) -> list[Entry]:
    """Compile the modules; none where that cannot be done here, or is not wanted.

    Args:
        root: the checkout.
        folder: for the extension modules and their library.

    Raises:
        BuildError: it cannot be done, but `COUP_COMPILE` says that it has to.
    """
    try:
        asked = compile_modules.is_asked_for()
        if asked is False or (asked is None and compile_modules.obstacle() is not None):
            return []
        made = compile_modules.compile_into(root, folder)
    except compile_modules.CompileError as error:
        raise BuildError(str(error)) from error
    return [(file.as_posix(), str(folder / file), _KIND) for file in made]


def without_sources(pure: Iterable[Entry], compiled: Iterable[Entry]) -> list[Entry]:
    """PyInstaller's list of modules without those that are compiled."""
    names = {_module(inside) for inside, _, _ in compiled}
    return [entry for entry in pure if entry[0] not in names]


def summary(frozen: Path) -> str:
    """Which of the two a frozen program has, for the person who builds it."""
    if any(frozen.rglob(f"{compile_modules.LIBRARY}.*")):
        return "engine and beliefs are compiled"
    asked = compile_modules.is_asked_for()
    why = "as asked" if asked is False else compile_modules.obstacle()
    return f"engine and beliefs are plain Python: {why}"


def _module(inside: str) -> str:
    """The name that something compiled is imported by."""
    folder, _, file = inside.rpartition("/")
    parts = [*folder.split("/"), file.partition(".")[0]] if folder else [file.partition(".")[0]]
    return ".".join(parts)
