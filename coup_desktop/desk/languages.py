"""Which languages the program has: English, in which it is written, and what was translated."""

from pathlib import Path
from typing import Final

from coup_desktop.resources import resources_root

ENGLISH: Final = "en"
_TRANSLATED: Final = "*.qm"
"""Compiled translations, each named by its language: `de.qm`."""


def translations() -> dict[str, Path]:
    """The compiled translations in `resources/` by their language, in alphabetical order."""
    return {path.stem: path for path in sorted(resources_root().rglob(_TRANSLATED))}
