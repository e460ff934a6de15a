"""The shipped typefaces, sizes of them that can be read, and the text size that a person chose.

The application's font says how large words are, as its palette says which theme is on: there is no
global to keep in step. `choose_size` sets it; `display` and `text` read it. So a widget

- asks `display` or `text` for its fonts, in pixels at the usual text size, and for nothing else;
  what it does not dress (menus, buttons, entry fields, tool tips) follows Qt's default by itself;
- dresses itself again when `changeEvent` brings `QEvent.Type.FontChange`: sets the fonts of its
  children, measures anew, `updateGeometry()`. Children hear of it before their parents;
- measures words with `fontMetrics()`, never in fixed pixels. What is as high as a line of words and
  is not measured is multiplied by `factor()`;
- names `percent()` in the key of what it caches, where that depends on a font.

Letters that are part of a picture (a card's name, a portrait's initial) are as large as the picture
has room for: `drawn=True`.
"""

from contextlib import suppress
from functools import lru_cache
from math import ceil
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QApplication

from coup_desktop.resources import resources_root

DISPLAY_FAMILIES: Final = ("Vollkorn", "DejaVu Serif", "serif")
"""Titles, names, cards: an old-style serif."""
TEXT_FAMILIES: Final = ("PT Sans", "DejaVu Sans", "sans-serif")
"""The log, figures, small words: a face made for screens."""
SMALLEST_X_HEIGHT: Final = 7.0
"""Pixels; words below it are not read but guessed."""
SIZES: Final = range(10, 40)
"""Pixels that are tried for it."""
USUAL_SIZE: Final = 100
TEXT_SIZES: Final = (USUAL_SIZE, 115, 130)
"""Per cent of the usual; with the largest, ten seats fit 1280x800."""
BODY: Final = 15
"""Pixels of menus, buttons and all other words that no widget dresses, at the usual text size."""


def load() -> tuple[str, ...]:
    """Make the shipped faces known to Qt; returns their families. Once, before the first window."""
    families: list[str] = []
    folder = resources_root() / "fonts"
    for path in sorted(folder.glob("*.[ot]tf")) if folder.is_dir() else ():
        families += _load_one(path)
    _smallest.cache_clear()  # what was measured before was measured in other faces
    return tuple(dict.fromkeys(families))


def _load_one(path: Path) -> list[str]:
    number = QFontDatabase.addApplicationFont(str(path))
    if number < 0:
        raise ValueError(f"{path} is no font that Qt can read")
    return QFontDatabase.applicationFontFamilies(number)


def choose_size(percent: int) -> None:
    """Set all words of the program in a text size, from the next turn of the event loop on.

    Args:
        percent: one of `TEXT_SIZES`; another one is replaced by the nearest.
    """
    nearest = nearest_size(percent)
    # Else an application with a style sheet does not hand a new font down to its widgets.
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles)
    font = _plain(TEXT_FAMILIES, _body_pixels(nearest), bold=False)
    if font != QGuiApplication.font():
        QApplication.setFont(font)


def nearest_size(percent: int) -> int:
    """The one of `TEXT_SIZES` that is nearest to so many per cent."""
    return min(TEXT_SIZES, key=lambda size: abs(size - percent))


def percent() -> int:
    """The text size that is on: one of `TEXT_SIZES`."""
    font = QGuiApplication.font()
    if font.family() == TEXT_FAMILIES[0]:
        for size in TEXT_SIZES:
            if font.pixelSize() == _body_pixels(size):
                return size
    return USUAL_SIZE


def factor() -> float:
    """How much larger than usual words are: 1 or more."""
    return percent() / USUAL_SIZE


def display(pixels: float, *, bold: bool = False, drawn: bool = False) -> QFont:
    """The face of titles and names, at least as large as can be read.

    Args:
        pixels: its size at the usual text size.
        bold: whether it is bold.
        drawn: whether it is part of a picture, and as large as that whatever the text size.
    """
    return _sized(DISPLAY_FAMILIES, pixels, bold=bold, drawn=drawn)


def text(pixels: float, *, bold: bool = False, drawn: bool = False) -> QFont:
    """The face of small words and figures, at least as large as can be read; see `display`."""
    return _sized(TEXT_FAMILIES, pixels, bold=bold, drawn=drawn)


def _body_pixels(percent: int) -> int:
    return round(BODY * percent / USUAL_SIZE)


@lru_cache(maxsize=256)
def _smallest(families: tuple[str, ...], bold: bool) -> int:
    """The pixels from which a face can be read.

    Its letters grow as it does, so that a guess is hardly ever wrong; each size takes time to load.
    """
    guess = ceil(SMALLEST_X_HEIGHT * BODY / max(1, _x_height(families, BODY, bold)))
    guess = min(max(guess, SIZES[0]), SIZES[-1])
    if _is_legible(families, guess, bold) and not _is_legible(families, guess - 1, bold):
        return guess
    return next((pixels for pixels in SIZES if _is_legible(families, pixels, bold)), 16)


def _is_legible(families: tuple[str, ...], pixels: int, bold: bool) -> bool:
    return pixels >= SIZES[0] and _x_height(families, pixels, bold) >= SMALLEST_X_HEIGHT


def _x_height(families: tuple[str, ...], pixels: int, bold: bool) -> float:
    return QFontMetricsF(_plain(families, pixels, bold=bold)).xHeight()


def line_up_figures(font: QFont) -> None:
    """Make figures as high as capitals: else the title's 1 is like a small I, its 0 like an o.

    PySide6 before 6.8.3 knows tags, and no way to make one: there they stay as they are.
    """
    with suppress(TypeError):
        font.setFeature(QFont.Tag("lnum"), 1)


def _plain(families: tuple[str, ...], pixels: int, *, bold: bool) -> QFont:
    return QFont(_made(families, pixels, bold))  # the caller's own: it may be changed


@lru_cache(maxsize=256)
def _made(families: tuple[str, ...], pixels: int, bold: bool) -> QFont:
    font = QFont(list(families))
    font.setPixelSize(pixels)
    font.setBold(bold)
    line_up_figures(font)
    return font


def _sized(families: tuple[str, ...], pixels: float, *, bold: bool, drawn: bool) -> QFont:
    usual = max(pixels, _smallest(families, bold))
    return _plain(families, round(usual if drawn else usual * factor()), bold=bold)
