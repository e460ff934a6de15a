"""What may be told of an error: its types and places, and none of its words. No Qt.

An exception's own words can name hidden cards, and so can the values around it; a path can name
the person at the keyboard. Neither comes into a log or a report.
"""

import errno
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import Final

from coup_desktop.engine.cast import CHARACTERS

PACKAGE: Final = "coup_desktop"
_LIBRARIES: Final = ("site-packages", "dist-packages")
_MOST_LINKS: Final = 8
"""Exceptions of a chain that are told."""
_FIRST: Final = 12
_LAST: Final = 28
"""Places that are told of a long way: so many where it began, so many where it ended."""
_LONGEST: Final = 200
"""Letters of a name or a line that somebody else wrote."""
_MOST_LINES: Final = 300
"""Of what a crash left."""

_UNNAMED: Final = re.compile(r"<[\w .]+>")
_FRAME: Final = re.compile(r'\s*File "(?P<file>.*)", line (?P<line>\d+|\?\?\?) in (?P<name>.*)')
_CARDS: Final = re.compile(
    "|".join(re.escape(word) for card in CHARACTERS for word in (card.name, card.word)),
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Mishap:
    """An error as it may be told."""

    key: tuple[str, str]
    """Equal for what is the same error as far as a person can see: its type, and the last place in
    this program that it came by."""
    lines: tuple[str, ...]
    """The types, the way to the error below each, the place where it arose last."""

    @property
    def text(self) -> str:
        """The lines, each with its end."""
        return "".join(f"{line}\n" for line in self.lines)


def describe(
    where: str,
    kind: type[BaseException] | None,
    error: BaseException | None,
    way: TracebackType | None,
) -> Mishap:
    """Tells an error without its words.

    Args:
        where: what was done, in words of this program's own: "in the thread journal".
        kind: the exception's type; None: not known.
        error: the exception; None where it is lost.
        way: its traceback.
    """
    name = _type_name(kind)
    places = list(_places(way))
    lines = [f"{_with_code(name, error)} {where}".rstrip(), *_shortened(places)]
    told = {id(error)}
    for word, link in _chain(error, told):
        lines.append(_with_code(f"{word} {_type_name(type(link))}", link))
        lines += _shortened(list(_places(link.__traceback__)))
    own = [place for place in places if place.startswith(PACKAGE)]
    last = (own or places or [where])[-1]
    return Mishap((name, last), tuple(lines))


def place_of(filename: str) -> str:
    """A file's name relative to this program or to its library; else its last part alone."""
    if _UNNAMED.fullmatch(filename):
        return filename
    parts = filename.replace("\\", "/").split("/")
    if PACKAGE in parts[:-1]:
        at = len(parts) - 1 - parts[::-1].index(PACKAGE)
        return "/".join(parts[at:])
    for library in _LIBRARIES:
        if library in parts[:-1]:
            return "/".join(parts[parts.index(library) + 1 :])
    return parts[-1][:_LONGEST]


def redacted(text: str) -> str:
    """A text of somebody else's, as Qt's are, without names of cards and of the home folder."""
    home = os.path.expanduser("~")  # noqa: PTH111 - Path.home() raises where there is none
    if len(home) > 3:
        for form in {home, home.replace("\\", "/")}:
            text = text.replace(form, "~")
    return _CARDS.sub("[card]", text)


def tell_crash(content: bytes) -> str:
    """What `faulthandler` wrote, with places as they are told here."""
    lines = content.decode("utf-8", "replace").replace("\0", "").splitlines()
    told = [_crash_line(line) for line in lines[:_MOST_LINES]]
    if len(lines) > _MOST_LINES:
        told.append("…")
    return "".join(f"{line}\n" for line in told)


def _crash_line(line: str) -> str:
    frame = _FRAME.fullmatch(line)
    if frame is None:
        return redacted(line[:_LONGEST])
    return f"  {place_of(frame['file'])}:{frame['line']} in {frame['name'][:_LONGEST]}"


def _type_name(kind: type[BaseException] | None) -> str:
    return "an unknown error" if kind is None else kind.__name__[:_LONGEST]


def _with_code(told: str, error: BaseException | None) -> str:
    """Adds which fault of the system it was: ENOSPC says more than OSError."""
    number = error.errno if isinstance(error, OSError) else None
    code = errno.errorcode.get(number) if isinstance(number, int) else None
    return told if code is None else f"{told} ({code})"


def _places(way: TracebackType | None) -> Iterator[str]:
    while way is not None:
        code = way.tb_frame.f_code
        yield f"{place_of(code.co_filename)}:{way.tb_lineno} in {code.co_qualname[:_LONGEST]}"
        way = way.tb_next


def _shortened(places: list[str]) -> list[str]:
    left_out = len(places) - _FIRST - _LAST
    if left_out > 0:
        places = [*places[:_FIRST], f"… {left_out} more …", *places[-_LAST:]]
    return [f"  {place}" for place in places]


def _chain(error: BaseException | None, told: set[int]) -> Iterator[tuple[str, BaseException]]:
    """The exceptions behind an exception, each with how it belongs to it; not for ever."""
    waiting = [error]
    while waiting:
        link = waiting.pop(0)
        if link is None:
            continue
        behind: list[tuple[str, BaseException | None]] = [("because of", link.__cause__)]
        if not link.__suppress_context__:
            behind.append(("while handling", link.__context__))
        if isinstance(link, BaseExceptionGroup):
            behind += [("among them", each) for each in link.exceptions]
        for word, other in behind:
            if other is not None and id(other) not in told and len(told) <= _MOST_LINKS:
                told.add(id(other))
                waiting.append(other)
                yield word, other
