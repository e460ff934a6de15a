"""Finds every word that people read, and brings the files of all languages up to date."""

import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from coup_desktop.engine.translating import FORMS
from i18n import forms, tools, ts
from i18n.languages import LANGUAGES, ROOT, Language, domains, ts_file
from i18n.of_qt import seen_words
from i18n.python_words import words_in
from i18n.ts import Catalogue, Key, Message

SOURCES: Final = {
    "game": ("engine", "store", "cli", "arena", "simulate.py"),
    "bots": ("bots",),
    "window": ("desk", "table"),
}
"""Where the words of a file are, in `coup_desktop/`; an entry belongs to the first it is in."""


def found(root: Path = ROOT) -> dict[str, list[Message]]:
    """All entries of the sources, by domain.

    Raises:
        TsError: the sources cannot be read.
    """
    taken: set[Key] = set()
    entries: dict[str, list[Message]] = {}
    for domain, places in SOURCES.items():
        files = sorted(file for place in places for file in _python(root / "coup_desktop" / place))
        new = [message for file in files for message in words_in(file)]
        if domain == "window":
            new += _by_lupdate(sorted((root / "ui").glob("*.ui")))
        entries[domain] = []
        for message in new:
            if message.key not in taken:
                taken.add(message.key)
                entries[domain].append(message)
    return entries


def _python(place: Path) -> Iterator[Path]:
    if place.is_file():
        yield place
    yield from (path for path in place.rglob("*.py") if not path.name.startswith("ui_"))


def _by_lupdate(files: Iterable[Path]) -> list[Message]:
    """What Qt's own tool finds in forms."""
    with tempfile.TemporaryDirectory(prefix="coup-lupdate-") as folder:
        made, listed = Path(folder, "found_de.ts"), Path(folder, "files.lst")
        listed.write_text("\n".join(map(str, files)), encoding="utf-8")
        tools.run("lupdate", ["-silent", "-locations", "none", f"@{listed}", "-ts", str(made)])
        return ts.read(made).messages


def merged(each: Language, new: Iterable[Message], old: Catalogue) -> Catalogue:
    """The new entries with the translations that the old ones have.

    Args:
        each: the language.
        new: what the sources have.
        old: what the file has now.
    """
    known = {message.key: message for message in old.messages}
    kept = []
    for message in new:
        before = known.get(message.key)
        same = before is not None and before.numerus == message.numerus
        kept.append(message.translated(*before.translations) if same and before else message)
    return Catalogue(each.locale, kept)


def catalogue(root: Path, domain: str, each: Language) -> Catalogue:
    """What a file has; nothing where there is none."""
    path = root / ts_file(domain, each.code)
    return ts.read(path) if path.is_file() else Catalogue(each.locale)


def extracted(root: Path = ROOT) -> dict[Path, bytes]:
    """What the files of all languages have to be, relative to the checkout."""
    entries = found(root)
    of_qt = seen_words()
    files: dict[Path, bytes] = {}
    for each in LANGUAGES:
        old = {domain: catalogue(root, domain, each) for domain in domains(each)}
        if "qt" in old:  # another version of Qt may say something else: nothing is dropped
            known = {message.key for message in of_qt}
            more = [message for message in old["qt"].messages if message.key not in known]
            entries["qt"] = sorted([*of_qt, *more], key=lambda message: message.key)
        made = {domain: merged(each, entries[domain], old[domain]) for domain in domains(each)}
        add_forms(made, old["game"])
        for domain, new in made.items():
            text = ts.written(new, len(each.plurals))
            files[ts_file(domain, each.code)] = text.encode()
    return files


def add_forms(made: dict[str, Catalogue], old: Catalogue) -> None:
    """Give the game's file the forms that the translations ask for; others leave it.

    Args:
        made: the files of one language.
        old: where forms that were translated are kept.
    """
    game = made["game"]
    known = {m.key: m for m in old.messages if m.context == FORMS}
    plain = [m for m in game.messages if m.context != FORMS]
    others = [m for name, each in made.items() if name != "game" for m in each.messages]
    needed = sorted(
        forms.asked_for([*plain, *others, *known.values()]), key=lambda message: message.source
    )
    game.messages = plain + [
        message.translated(*known[message.key].translations) if message.key in known else message
        for message in needed
    ]
