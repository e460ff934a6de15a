"""Whether every file of `resources/` is there, and can be used for what it is."""

import wave
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, QTranslator
from PySide6.QtGui import QFontDatabase, QIcon, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from coup_desktop.desk.fonts import DISPLAY_FAMILIES, TEXT_FAMILIES
from coup_desktop.desk.self_test.report import FaultError
from coup_desktop.desk.sound_mixer import RATE
from coup_desktop.resources import resources_root

CONTENTS: Final = "contents.txt"
"""Names each file, a line each; `packaging/list_resources.py` writes it, a test compares."""
_SIDE: Final = 64
"""Pixels of the picture that is painted to see whether anything is there."""


def check_resources() -> str:
    """Looks for what `CONTENTS` names, and at whatever is there.

    Raises:
        FaultError: names the files that are missing or cannot be used.
    """
    root = resources_root()
    found = {path.relative_to(root).as_posix(): path for path in _files(root)}
    problems = [f"{name} is missing" for name in _wanted(root) if name not in found]
    problems += [
        f"{name} {problem}" for name, path in sorted(found.items()) if (problem := _problem(path))
    ]
    problems += _missing_families(found)
    if problems:
        raise FaultError(*problems)
    kinds = [path.suffix for path in found.values()]
    told = [f"{kinds.count(kind)} {name}" for kind, name in _NAMED.items() if kind in kinds]
    return f"{len(found)} files ({', '.join(told)})"


def _files(root: Path) -> list[Path]:
    return [path for path in root.rglob("*") if path.is_file()]


def _wanted(root: Path) -> list[str]:
    try:
        return (root / CONTENTS).read_text(encoding="utf-8").split("\n")[:-1]
    except (OSError, UnicodeDecodeError):
        return [CONTENTS]


def _problem(path: Path) -> str:
    """What is wrong with a file; empty where nothing is."""
    try:
        if path.stat().st_size == 0:
            return "is empty"
        look = _LOOKS.get(path.suffix)
        return "" if look is None else look(path)
    except OSError as error:
        return f"cannot be read: {error.strerror or type(error).__name__}"


def _picture(path: Path) -> str:
    """Asks for it in both ways that the program uses: its own painting, and Qt's icon plugin."""
    renderer = QSvgRenderer(str(path))
    if not renderer.isValid():
        return "is no SVG that Qt can draw"
    image = QImage(_SIDE, _SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    if _is_blank(image):
        return "shows nothing"
    if _is_blank(QIcon(str(path)).pixmap(QSize(_SIDE, _SIDE)).toImage()):
        return "is no icon: Qt's plugins for SVG do not work"
    return ""


def _is_blank(image: QImage) -> bool:
    plain = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return plain.isNull() or not bytes(plain.constBits()).strip(b"\0")


def _font(path: Path) -> str:
    return "" if _families(path) else "is no font that Qt can read"


def _families(path: Path) -> list[str]:
    number = QFontDatabase.addApplicationFont(str(path))
    if number < 0:
        return []
    families = QFontDatabase.applicationFontFamilies(number)
    QFontDatabase.removeApplicationFont(number)
    return families


def _missing_families(found: Mapping[str, Path]) -> list[str]:
    fonts = [path for path in found.values() if path.suffix in {".ttf", ".otf"}]
    there = {family for path in fonts for family in _families(path)}
    wanted = (DISPLAY_FAMILIES[0], TEXT_FAMILIES[0])
    return [f"no file has the typeface {family}" for family in wanted if family not in there]


def _sound(path: Path) -> str:
    try:
        with wave.open(str(path), "rb") as file:
            shape = file.getnchannels(), file.getsampwidth(), file.getframerate()
            frames = file.readframes(file.getnframes())
    except (EOFError, wave.Error):
        return "is no WAV file"
    if shape != (1, 2, RATE):
        return "has another form than the mixer plays"
    return "" if frames.strip(b"\0") else "is silent"


def _text(path: Path) -> str:
    try:
        return "" if path.read_text(encoding="utf-8").strip() else "says nothing"
    except UnicodeDecodeError:
        return "is no UTF-8 text"


def _translation(path: Path) -> str:
    translator = QTranslator()
    if not translator.load(str(path)) or translator.isEmpty():
        return "is no translation that Qt can read"
    return ""


_LOOKS: Final[Mapping[str, Callable[[Path], str]]] = {
    ".svg": _picture,
    ".ttf": _font,
    ".otf": _font,
    ".wav": _sound,
    ".txt": _text,
    ".md": _text,
    ".html": _text,
    ".qm": _translation,
}
_NAMED: Final = {
    ".svg": "pictures",
    ".ttf": "fonts",
    ".otf": "OpenType fonts",
    ".wav": "sounds",
    ".txt": "texts",
    ".qm": "translations",
}
