"""Compiles resources/i18n: one .qm a language for the window, one .mo for what needs no Qt.

The build hook runs it in an environment that holds PySide6-Essentials but not this project:
standard library only, please.
"""

import struct
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from i18n import tools, ts
from i18n.languages import FOLDER, LANGUAGES, Language, domains, ts_file
from i18n.ts import Message

DOMAIN: Final = "coup-desktop"
"""What gettext calls the program."""
_WITHOUT_QT: Final = ("game", "bots")
_NO_CONTEXT: Final = "argparse"
"""The context of words that Python's own `argparse` asks for, without any."""
_MAGIC: Final = 0x950412DE


def qm_file(code: str) -> Path:
    """What the window reads, relative to the checkout."""
    return FOLDER / f"{code}.qm"


def mo_file(code: str) -> Path:
    """What the rest reads, where gettext looks for it."""
    return FOLDER / code / "LC_MESSAGES" / f"{DOMAIN}.mo"


def compiled_files() -> tuple[Path, ...]:
    """All that compiling makes, relative to the checkout."""
    return tuple(make(each.code) for each in LANGUAGES for make in (qm_file, mo_file))


def compile_translations(root: Path) -> list[Path]:
    """Bring every compiled file up to date.

    Args:
        root: the checkout.

    Returns:
        The files that were written.

    Raises:
        TsError: a file is broken, or lrelease cannot run here.
    """
    return [
        root / path
        for path, content in compiled(root).items()
        if ts.replace_file(root / path, content)
    ]


def drift(root: Path) -> list[str]:
    """A line for each compiled file that is not what its sources would give now.

    Raises:
        TsError: a file is broken, or lrelease cannot run here.
    """
    return [
        f"{path.as_posix()} is not what its .ts files give"
        for path, content in compiled(root).items()
        if not (root / path).is_file() or (root / path).read_bytes() != content
    ]


def compiled(root: Path) -> dict[Path, bytes]:
    """What the compiled files have to be, relative to the checkout; none for languages it lacks.

    Raises:
        TsError: a file is broken, or lrelease cannot run here.
    """
    made: dict[Path, bytes] = {}
    for each in LANGUAGES:
        sources = {
            d: path for d in domains(each) if (path := root / ts_file(d, each.code)).is_file()
        }
        if sources:
            without_qt = (sources[d] for d in _WITHOUT_QT if d in sources)
            made[qm_file(each.code)] = _by_lrelease(sources.values())
            made[mo_file(each.code)] = mo(
                each, (m for p in without_qt for m in ts.read(p).messages)
            )
    return made


def _by_lrelease(sources: Iterable[Path]) -> bytes:
    with tempfile.TemporaryDirectory(prefix="coup-lrelease-") as folder:
        made = Path(folder, "made.qm")
        tools.run("lrelease", ["-silent", *map(str, sources), "-qm", str(made)])
        return made.read_bytes()


def mo(each: Language, messages: Iterable[Message]) -> bytes:
    """A file for gettext: the translated entries, by context, source and plural."""
    header = f"Content-Type: text/plain; charset=UTF-8\nLanguage: {each.code}\n"
    entries = dict(_entries(messages))
    entries[b""] = f"{header}Plural-Forms: {each.rule}\n".encode()
    keys = sorted(entries)
    at = 28 + 16 * len(keys)
    tables: list[int] = []
    texts = b""
    for column in (keys, [entries[key] for key in keys]):
        for text in column:
            tables += [len(text), at + len(texts)]
            texts += text + b"\0"
    top = (_MAGIC, 0, len(keys), 28, 28 + 8 * len(keys), 0, at)
    return struct.pack(f"<{len(top)}I{len(tables)}I", *top, *tables) + texts


def _entries(messages: Iterable[Message]) -> Iterator[tuple[bytes, bytes]]:
    for message in messages:
        if message.finished:
            context = "" if message.context == _NO_CONTEXT else f"{message.context}\4"
            key = context + message.source
            if message.numerus:
                key += f"\0{message.comment or message.source}"
            yield key.encode(), "\0".join(message.translations).encode()
