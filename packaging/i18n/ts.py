"""Qt Linguist's files (.ts), read and written: the same content gives the same bytes."""

import os
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from xml.sax.saxutils import escape

Key = tuple[str, str, str]
"""Context, source and disambiguation: what a program asks for a translation by."""


class TsError(Exception):
    """A file that cannot be used; the message is for the person at the keyboard."""


@dataclass(frozen=True, slots=True)
class Message:
    """One entry of a file."""

    context: str
    source: str
    comment: str = ""
    """Tells entries with the same source apart; Qt's disambiguation."""
    hint: str = ""
    """What the sources tell the translator."""
    numerus: bool = False
    """Whether it has a translation for each plural form."""
    translations: tuple[str, ...] = ()
    """One, or one a plural form; none where it is not translated."""

    @property
    def key(self) -> Key:
        """What it is asked for by."""
        return self.context, self.source, self.comment

    @property
    def finished(self) -> bool:
        """Whether it is translated."""
        return bool(self.translations) and all(self.translations)

    def translated(self, *translations: str) -> "Message":
        """The same with another translation."""
        return replace(self, translations=translations)


@dataclass(slots=True)
class Catalogue:
    """The entries of one file."""

    language: str
    messages: list[Message] = field(default_factory=list)


def read(path: Path) -> Catalogue:
    """The entries of a file, without those that the sources no longer have.

    Raises:
        TsError: it is no such file.
    """
    try:
        root = ET.parse(path).getroot()  # noqa: S314 - the project's own files only
    except (OSError, ET.ParseError) as error:
        raise TsError(f"{path}: {error}") from error
    found = Catalogue(root.get("language", ""))
    for context in root.iter("context"):
        name = context.findtext("name", "")
        for entry in context.iter("message"):
            message = _message(name, entry)
            if message is not None:
                found.messages.append(message)
    return found


def _message(context: str, entry: ET.Element) -> Message | None:
    translation = entry.find("translation")
    state = "unfinished" if translation is None else translation.get("type", "")
    if state in ("vanished", "obsolete"):
        return None
    texts: tuple[str, ...] = ()
    numerus = entry.get("numerus") == "yes"
    if translation is not None and not state:
        forms = [form.text or "" for form in translation.iter("numerusform")]
        texts = tuple(forms) if numerus else (translation.text or "",)
    return Message(
        context,
        entry.findtext("source", ""),
        entry.findtext("comment", ""),
        entry.findtext("extracomment", ""),
        numerus,
        texts,
    )


def written(catalogue: Catalogue, plurals: int) -> str:
    """The text of a file, contexts in alphabetical order, entries in the order of the catalogue.

    Args:
        catalogue: what is in it.
        plurals: how many plural forms the language has.
    """
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    language = f' language="{catalogue.language}"' if catalogue.language else ""
    lines.append(f'<TS version="2.1"{language} sourcelanguage="en">')
    for context in sorted({message.context for message in catalogue.messages}):
        lines += ["<context>", f"    <name>{_escaped(context)}</name>"]
        for message in catalogue.messages:
            if message.context == context:
                lines += _entry(message, plurals)
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def _entry(message: Message, plurals: int) -> Iterable[str]:
    yield '    <message numerus="yes">' if message.numerus else "    <message>"
    yield f"        <source>{_escaped(message.source)}</source>"
    if message.comment:
        yield f"        <comment>{_escaped(message.comment)}</comment>"
    if message.hint:
        yield f"        <extracomment>{_escaped(message.hint)}</extracomment>"
    state = "" if message.finished else ' type="unfinished"'
    if not message.numerus:
        text = message.translations[0] if message.finished else ""
        yield f"        <translation{state}>{_escaped(text)}</translation>"
    else:
        yield f"        <translation{state}>"
        for form in message.translations if message.finished else [""] * plurals:
            yield f"            <numerusform>{_escaped(form)}</numerusform>"
        yield "        </translation>"
    yield "    </message>"


def _escaped(text: str) -> str:
    """As Qt's own tools write it."""
    return escape(text, {'"': "&quot;", "'": "&apos;"})


def replace_file(path: Path, content: bytes) -> bool:
    """Write a file whole or not at all; a file that has the content already is left alone.

    Returns:
        Whether it was written.
    """
    if path.is_file() and path.read_bytes() == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, made = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}")
    with os.fdopen(handle, "wb") as file:
        file.write(content)
    Path(made).chmod(0o644)
    Path(made).replace(path)
    return True
