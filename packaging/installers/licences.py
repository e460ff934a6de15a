"""The licences of all that a frozen program carries, written into it as files and an index.

What there is to say stands in ``packaging/licences/parts.toml``; the desk's About reads the index.
"""

import json
import re
import shutil
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from installers.archives import members
from installers.project import BuildError

FOLDER: Final = "licences"
"""Of the texts, in the frozen folder."""
INDEX: Final = "parts.json"
"""For programs; `PAGE` is for people."""
PAGE: Final = "README.txt"
_ROOT: Final = Path(__file__).resolve().parents[2]
_TABLE: Final = Path("packaging", "licences", "parts.toml")
_PLACES: Final = (Path("packaging", "licences"), Path("resources"))
# How machine code begins: on Linux, on Windows, and on macOS for one or several processors.
_MAGIC: Final = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
_QT_CORE: Final = re.compile(r"libQt6Core\.so.*|Qt6Core\.dll|QtCore")
_QT_SAYS: Final = re.compile(rb"Qt (\d+\.\d+\.\d+) \(")
_PYTHON_NAME: Final = re.compile(r"(?:lib)?python3\.?(\d+)(?:\.|t?\.)(?:so|dll|dylib).*")
_HEAD: Final = """\
Licences of what is in this folder
==================================

Coup Desktop is an unofficial fan project, not affiliated with or endorsed by the publisher of the
card game Coup. It is under the MIT licence. What it carries of others is listed here, each with its
licence and the files in this folder that have the text. Qt may be replaced: qt.txt says how.
"""


@dataclass(frozen=True)
class Part:
    """Somebody's work, and on what terms it comes."""

    name: str
    licence: str
    """By its SPDX name, where it has one."""
    texts: tuple[str, ...]
    """Files below one of the places for them."""
    files: tuple[str, ...] = ()
    """Patterns; none: it is in every program."""
    systems: tuple[str, ...] = ()
    """None: on all."""
    always: bool = False
    """Whether it is in every program, also in one that has none of its files."""

    def has(self, inside: str) -> bool:
        """Whether a file is of this part.

        Args:
            inside: its path in the frozen folder.
        """
        path = f"/{inside}".lower()
        name = path.rpartition("/")[2]
        patterns = (pattern.lower() for pattern in self.files)
        return any(fnmatchcase(path if "/" in p else name, p) for p in patterns)


def read_table(root: Path = _ROOT) -> list[Part]:
    """All parts that are known, in the table's order.

    Args:
        root: the checkout.

    Raises:
        BuildError: the table, or a text that it names, is missing or wrong.
    """
    path = root / _TABLE
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8"))["part"]
        parts = [_part(entry) for entry in entries]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BuildError(f"{path}: cannot be read as the table of licences: {error}") from error
    for part in parts:
        if not part.texts:
            raise BuildError(f"{path}: {part.name} has no text")
        for text in part.texts:
            _place(root, text)
    return parts


def _part(entry: dict[str, Any]) -> Part:
    """An entry of the table."""
    texts, files, systems = (tuple(entry.get(key, ())) for key in ("texts", "files", "systems"))
    always = entry.get("always", False) is True
    return Part(entry["name"], entry["licence"], texts, files, systems, always)


def carried(folder: Path, system: str, root: Path = _ROOT) -> dict[Part, list[str]]:
    """The parts that are in a frozen program, with the files that are machine code of theirs.

    Args:
        folder: all of the program.
        system: one of `build_paths.SYSTEMS`.
        root: the checkout.

    Raises:
        BuildError: there is machine code of which the table does not know whose it is.
    """
    table = [part for part in read_table(root) if not part.systems or system in part.systems]
    found: dict[Part, list[str]] = {part: [] for part in table}
    unknown: list[str] = []
    for path in members(folder):
        if path.is_symlink() or not _is_machine_code(path):
            continue
        inside = path.relative_to(folder).as_posix()
        part = next((part for part in table if part.has(inside)), None)
        unknown.append(inside) if part is None else found[part].append(inside)
    if unknown:
        raise BuildError(
            f"{_TABLE.as_posix()} names no licence for:\n  "
            + "\n  ".join(unknown)
            + "\nName it there, with its text, or have installers/trimming.py leave it out"
        )
    return {part: files for part, files in found.items() if files or part.always or not part.files}


def write(folder: Path, system: str) -> None:
    """Put the licences of all that a frozen program carries into it, as the folder `FOLDER`.

    Args:
        folder: the program's; of macOS' bundle its ``Contents/Resources``.
        system: one of `build_paths.SYSTEMS`.

    Raises:
        BuildError: something is carried that the table does not know.
    """
    program = folder.parent if system == "macos" else folder
    parts = carried(program, system)
    target = folder / FOLDER
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    for text in sorted({text for part in parts for text in part.texts}):
        _write(target / Path(text).name, _place(_ROOT, text).read_text(encoding="utf-8"))
    entries = [_entry(part, _version(part.name, program, files)) for part, files in parts.items()]
    _write(target / INDEX, json.dumps(entries, indent=1, ensure_ascii=False) + "\n")
    _write(target / PAGE, _page(entries, parts.values()))


def _entry(part: Part, version: str) -> dict[str, str | list[str]]:
    """What the index has of a part."""
    texts = [Path(text).name for text in part.texts]
    return {"name": part.name, "version": version, "licence": part.licence, "texts": texts}


def _page(entries: Iterable[dict[str, str | list[str]]], files: Iterable[list[str]]) -> str:
    """The index for people."""
    blocks = [_HEAD]
    for entry, of_it in zip(entries, files, strict=True):
        title = f"{entry['name']} {entry['version']}".rstrip()
        lines = [
            title,
            f"    Licence: {entry['licence']}",
            f"    Text: {', '.join(entry['texts'])}",
        ]
        blocks.append("\n".join([*lines, *(f"    {file}" for file in of_it)]) + "\n")
    return "\n".join(blocks)


def _version(name: str, program: Path, files: list[str]) -> str:
    """What the files themselves say of their version; empty where they do not."""
    for inside in files:
        file = Path(inside).name
        if name == "Qt" and _QT_CORE.fullmatch(file):
            said = _QT_SAYS.search((program / inside).read_bytes())
            return said[1].decode() if said else ""
        if name == "Python" and (named := _PYTHON_NAME.fullmatch(file)):
            return f"3.{named[1]}"
    return ""


def _place(root: Path, text: str) -> Path:
    """Where the text of a licence is."""
    for place in _PLACES:
        if (path := root / place / text).is_file():
            return path
    raise BuildError(f"{_TABLE.as_posix()}: there is no text {text}")


def _is_machine_code(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as stream:
        return stream.read(4).startswith(_MAGIC)


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")
