"""Whose work the program is made of, under which licences, and where their texts are. No Qt.

A packaged program has a list of all that it carries, made when it was packaged, in the folder
``licences`` beside it; of macOS' bundles it is among the resources. Anything else has what comes
with the program's own files: the rest was installed by others, with their own licences.
"""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from coup_desktop.resources import resource_path

_FOLDER: Final = "licences"
_INDEX: Final = "parts.json"


@dataclass(frozen=True, slots=True)
class Part:
    """Somebody's work."""

    name: str
    """With its version, where that is known."""
    licence: str
    """Its SPDX name, where it has one."""
    files: tuple[Path, ...]
    """Of the text, in order."""

    def text(self) -> str:
        """The whole text.

        Raises:
            OSError: a file cannot be read.
        """
        return "\n\n\n".join(path.read_text(encoding="utf-8") for path in self.files)


def parts() -> list[Part]:
    """All parts that are told of, the program itself first.

    Raises:
        OSError, ValueError, KeyError: the list is missing or broken, as a part of the installation.
    """
    folder = _folder()
    found = json.loads((folder / _INDEX).read_text(encoding="utf-8"))
    return [
        Part(
            f"{entry['name']} {entry['version']}".rstrip(),
            entry["licence"],
            tuple(folder / text for text in entry["texts"]),
        )
        for entry in found
    ]


def _folder() -> Path:
    """The packaged list's, if there is one."""
    unpacked = getattr(sys, "_MEIPASS", None)  # set by PyInstaller: what is in the program's folder
    if unpacked is not None:
        beside = Path(unpacked).parent
        for folder in (beside / _FOLDER, beside / "Resources" / _FOLDER):
            if (folder / _INDEX).is_file():
                return folder
    return resource_path(_FOLDER)
