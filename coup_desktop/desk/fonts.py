"""The shipped typefaces, and sizes of them that can be read."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from coup_desktop.resources import resources_root

DISPLAY_FAMILIES: Final = ("Vollkorn", "DejaVu Serif", "serif")
"""Titles, names, cards: an old-style serif."""
TEXT_FAMILIES: Final = ("PT Sans", "DejaVu Sans", "sans-serif")
"""The log, figures, small words: a face made for screens."""
SMALLEST_X_HEIGHT: Final = 7.0
"""Pixels; words below it are not read but guessed."""


def load() -> tuple[str, ...]:
    """Make the shipped faces known to Qt; returns their families. Once, before the first window."""
    families: list[str] = []
    folder = resources_root() / "fonts"
    for path in sorted(folder.glob("*.[ot]tf")) if folder.is_dir() else ():
        families += _load_one(path)
    return tuple(dict.fromkeys(families))


def _load_one(path: Path) -> list[str]:
    number = QFontDatabase.addApplicationFont(str(path))
    if number < 0:
        raise ValueError(f"{path} is no font that Qt can read")
    return QFontDatabase.applicationFontFamilies(number)


def display(pixels: float, *, bold: bool = False) -> QFont:
    """The face of titles and names, at least as large as can be read."""
    return _sized(DISPLAY_FAMILIES, pixels, bold=bold)


def text(pixels: float, *, bold: bool = False) -> QFont:
    """The face of small words and figures, at least as large as can be read."""
    return _sized(TEXT_FAMILIES, pixels, bold=bold)


@lru_cache(maxsize=256)
def _smallest(families: tuple[str, ...], bold: bool) -> int:
    for pixels in range(10, 40):
        if QFontMetricsF(_plain(families, pixels, bold)).xHeight() >= SMALLEST_X_HEIGHT:
            return pixels
    return 16


def _plain(families: tuple[str, ...], pixels: int, bold: bool) -> QFont:
    font = QFont(list(families))
    font.setPixelSize(pixels)
    font.setBold(bold)
    return font


def _sized(families: tuple[str, ...], pixels: float, *, bold: bool) -> QFont:
    return _plain(families, max(round(pixels), _smallest(families, bold)), bold)
