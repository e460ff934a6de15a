"""A page of the handbook as text: Markdown, and what can be found in it. No widgets.

An anchor stands behind the words that it belongs to, most of all a heading's: `## Who {#who}`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Self

_HEADING: Final = re.compile(r"(#+)\s+(.*)")
ANCHOR: Final = re.compile(r"\s*\{#([\w-]+)\}")
_IMAGE: Final = re.compile(r"!\[[^]]*\]\([^)]*\)")
_LINK: Final = re.compile(r"\[([^]]*)\]\([^)]*\)")
_ROW_OF_DASHES: Final = re.compile(r"\|[-|: ]+\|")
_CELLS_END: Final = re.compile(r"\s*(?<!\\)\|\s*")
_SIGNS: Final = re.compile(r"^(?:>\s?|-\s|\d+\.\s)|(?<!\\)[*`]")
_ESCAPED: Final = re.compile(r"\\([^\w\s])")
_SPECIAL: Final = re.compile(r"([\\`*_\[\]<>#|~])")


def escaped(text: str) -> str:
    """A text as Markdown that shows it letter by letter."""
    return _SPECIAL.sub(r"\\\1", text)


def plain(line: str) -> str:
    """A line of Markdown as it is read, without its signs."""
    if _ROW_OF_DASHES.fullmatch(line.strip()):
        return ""
    line = _LINK.sub(r"\1", _IMAGE.sub("", ANCHOR.sub("", line)))
    if line.startswith("|"):
        line = _CELLS_END.sub(" · ", line.strip("| "))
    return _ESCAPED.sub(r"\1", _SIGNS.sub("", line)).strip()


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of a page, with what stands below it."""

    title: str
    anchor: str
    level: int
    """1: the page's own title."""
    text: str
    """Plain, lines as in the Markdown."""


@dataclass(frozen=True, slots=True)
class Page:
    """A chapter's text for one ruleset, in one language."""

    title: str
    text: str
    """Markdown, or rich text."""
    sections: tuple[Section, ...]
    """At least one; the first is the whole page's."""
    rich: bool = False
    """Whether `text` is rich text, not Markdown."""

    @classmethod
    def of_markdown(cls, text: str) -> Self:
        """The page of a text that begins with a heading."""
        sections = tuple(_sections(text))
        return cls(sections[0].title, text, sections)


def _sections(text: str) -> Iterator[Section]:
    title, anchor, level = "", "", 1
    lines: list[str] = []
    for line in text.splitlines():
        heading = _HEADING.fullmatch(line)
        if heading is None:
            lines.append(plain(line))
            continue
        if title:
            yield Section(title, anchor, level, "\n".join(filter(None, lines)))
        found = ANCHOR.search(line)
        title, anchor = plain(heading[2]), "" if found is None else found[1]
        level, lines = len(heading[1]), []
    yield Section(title, anchor, level, "\n".join(filter(None, lines)))
