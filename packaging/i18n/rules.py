"""What a translation has to keep of its source: placeholders, keys, marks of its kind."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from string import Formatter
from typing import Final

from i18n.forms import kinds_of
from i18n.ts import Message

_QT_PLACE: Final = re.compile(r"%L?(?:\d{1,2}|n)")
_PERCENT_PLACE: Final = re.compile(r"%\(\w+\)[a-z]|%[srd](?!\w)")
_TAG: Final = re.compile(r"</?\w+[^<>]*>")
_MNEMONIC: Final = re.compile(r"&(?![&\s])(?!\w+;)")
_FULL_STOP: Final = (".", "!", "?", "…", "”", "»", "“", ")")


def problems(message: Message, plurals: int) -> list[str]:
    """What is wrong with a translated entry, in plain words.

    Args:
        message: a finished entry.
        plurals: how many plural forms the language has.
    """
    found: list[str] = []
    due = plurals if message.numerus else 1
    if len(message.translations) != due:
        found.append(f"{due} plural forms are due, not {len(message.translations)}")
    for text in message.translations:
        found += (problem for check in _CHECKS for problem in check(message, text))
    return list(dict.fromkeys(found))


def places(text: str) -> list[tuple[str, str]] | None:
    """The named places of a text with the forms asked for; None: its braces are no places."""
    try:
        parts = list(Formatter().parse(text))
    except ValueError:
        return None
    return [(name, form or "") for _, name, form, _ in parts if name is not None]


def _named(message: Message, text: str) -> Iterator[str]:
    wanted, found = places(message.source), places(text)
    if wanted is None:
        return
    if found is None:
        yield "its braces do not match"
        return
    names, due = {name for name, _ in found}, {name for name, _ in wanted}
    if missing := due - names:
        yield f"{{{'}, {'.join(sorted(missing))}}} is missing"
    if other := names - due:
        yield f"{{{'}, {'.join(sorted(other))}}} is not in the source"
    for name, form in found:
        if form and name in due and (name, form) not in wanted and not kinds_of(message, name):
            yield f"{{{name}}} has no forms: it cannot be asked for as {{{name}:{form}}}"


def _counted(pattern: re.Pattern[str]) -> Callable[[Message, str], Iterator[str]]:
    def check(message: Message, text: str) -> Iterator[str]:
        wanted, found = (Counter(pattern.findall(each)) for each in (message.source, text))
        for each in (wanted - found) | (found - wanted):
            yield f"{each} stands {found[each]} times, in the source {wanted[each]} times"

    return check


def _key(message: Message, text: str) -> Iterator[str]:
    """`&` before the letter of a shortcut; HTML has entities instead."""
    if _TAG.search(message.source):
        return
    wanted, found = (len(_MNEMONIC.findall(each)) for each in (message.source, text))
    if wanted != found:
        yield "one & before the letter of its shortcut is due" if wanted else "no & is due"


def _ends(message: Message, text: str) -> Iterator[str]:
    source = message.source
    if source[:1].isspace() != text[:1].isspace() or source[-1:].isspace() != text[-1:].isspace():
        yield "spaces at its beginning or end differ from the source"
    for end in ("…", ":"):
        if source.rstrip().endswith(end) != text.rstrip().endswith(end):
            yield f"“{end}” at its end differs from the source"
    if source.endswith(".") and source != "." and not text.endswith(_FULL_STOP):
        yield "it has no full stop"
    if "  " in text and "  " not in source:
        yield "it has two spaces in a row"


_CHECKS: Final = (
    _named,
    _counted(_QT_PLACE),
    _counted(_PERCENT_PLACE),
    _counted(_TAG),
    _key,
    _ends,
)
