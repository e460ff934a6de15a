"""Qt's own tools for translations, lupdate and lrelease, wherever PySide6 comes from."""

import importlib.util
import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from i18n.ts import TsError


def run(name: str, arguments: Iterable[str]) -> None:
    """Run a tool.

    Raises:
        TsError: it is not there, or finds something wrong.
    """
    try:
        subprocess.run([_found(name), *arguments], check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as error:
        said = str(getattr(error, "stderr", "") or error).strip()
        raise TsError(f"{name} says: {said}") from error


def _found(name: str) -> str:
    """The tool of PySide6's wheel, or, with a distribution's PySide6, that of its Qt."""
    package = importlib.util.find_spec("PySide6")
    for folder in package.submodule_search_locations or () if package is not None else ():
        for file in (name, f"{name}.exe"):
            if (path := Path(folder, file)).is_file():
                return str(path)
    places = os.pathsep.join((os.environ.get("PATH", ""), "/usr/lib/qt6/bin"))
    beside = shutil.which(name, path=places)
    if beside is None:
        raise TsError(f"there is no {name} for translations; on Debian: qt6-l10n-tools")
    return beside
