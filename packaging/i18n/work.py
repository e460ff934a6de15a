"""What a translator does: look what is open, and fill it in."""

import contextlib
import json
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from i18n import ts
from i18n.extract import add_forms, catalogue
from i18n.languages import ROOT, Language, domains, ts_file
from i18n.rules import problems
from i18n.ts import Catalogue, Key, Message, TsError

_LOCK: Final = Path(tempfile.gettempdir(), "coup-desktop-translate.lock")
_PATIENCE: Final = 60.0
"""Seconds after which a lock is that of a program that was killed."""


@contextlib.contextmanager
def locked() -> Iterator[None]:
    """One writer at a time: the files are read, changed and written whole.

    Raises:
        TsError: another has them for longer than anything takes.
    """
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            os.close(os.open(_LOCK, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
            break
        except FileExistsError:
            if time.monotonic() > until:
                raise TsError(f"another translates just now; else remove {_LOCK}") from None
            time.sleep(0.05)
    try:
        yield
    finally:
        _LOCK.unlink(missing_ok=True)


def files(each: Language, root: Path = ROOT) -> dict[str, Catalogue]:
    """All files of a language, by their domain."""
    return {domain: catalogue(root, domain, each) for domain in domains(each)}


def open_entries(each: Language, root: Path = ROOT) -> list[Message]:
    """What is not translated, or has something wrong."""
    return [
        message
        for one in files(each, root).values()
        for message in one.messages
        if not message.finished or problems(message, len(each.plurals))
    ]


def as_json(message: Message, each: Language) -> dict[str, Any]:
    """An entry as translators get it and give it back."""
    told: dict[str, Any] = {"context": message.context, "source": message.source}
    if message.comment:
        told["comment"] = message.comment
    if message.hint:
        told["hint"] = message.hint
    if message.numerus:
        told["plurals"] = list(each.plurals)
        told["translation"] = list(message.translations) or [""] * len(each.plurals)
    else:
        told["translation"] = message.translations[0] if message.translations else ""
    return told


def fill(each: Language, entries: Any, root: Path = ROOT) -> tuple[int, list[str]]:  # noqa: ANN401
    """Put translations into the files of a language; what is wrong is left out and told.

    Args:
        each: the language.
        entries: as `as_json` gives them, with translations; those without are passed over.
        root: the checkout.

    Returns:
        How many were taken, and what was wrong with the others.
    """
    if not isinstance(entries, list):
        return 0, ["a list of entries is due"]
    known = files(each, root)
    where = {m.key: (domain, i) for domain, c in known.items() for i, m in enumerate(c.messages)}
    taken, wrong = 0, list[str]()
    for number, entry in enumerate(entries):
        try:
            key, translations = _read(entry)
        except (KeyError, TypeError, ValueError) as error:
            wrong.append(f"entry {number}: {error!r}; it has context, source and translation")
            continue
        if not any(translations):
            continue
        if key not in where:
            wrong.append(f"{key[0]} | {key[1]}: there is no such entry (any more)")
            continue
        domain, at = where[key]
        message = known[domain].messages[at].translated(*translations)
        found = ["it is empty"] if not message.finished else problems(message, len(each.plurals))
        if found:
            wrong.append(f"{key[0]} | {key[1]}: {'; '.join(found)} | {' / '.join(translations)}")
            continue
        known[domain].messages[at] = message
        taken += 1
    write(each, known, root)
    return taken, wrong


def _read(entry: Any) -> tuple[Key, tuple[str, ...]]:  # noqa: ANN401 - from JSON
    texts = entry["translation"]
    translations = (texts,) if isinstance(texts, str) else tuple(texts)
    if not all(isinstance(text, str) for text in translations):
        raise ValueError(texts)
    return (entry["context"], entry["source"], entry.get("comment", "")), translations


def write(each: Language, known: dict[str, Catalogue], root: Path = ROOT) -> None:
    """Write the files of a language, with the forms that their translations ask for."""
    add_forms(known, known["game"])
    for domain, one in known.items():
        text = ts.written(one, len(each.plurals))
        ts.replace_file(root / ts_file(domain, each.code), text.encode())


def load(path: str) -> Any:  # noqa: ANN401 - whatever the file says
    """JSON of a file.

    Raises:
        TsError: it is none.
    """
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise TsError(f"{path}: {error}") from error
