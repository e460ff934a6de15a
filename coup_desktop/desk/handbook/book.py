"""The handbook for one ruleset in one language: its pages, each made when it is first wanted."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.handbook.chapters import language, read_chapter
from coup_desktop.desk.handbook.contents import CHAPTERS, Source, place
from coup_desktop.desk.handbook.filling import Filling
from coup_desktop.desk.handbook.markdown import title_of_page
from coup_desktop.desk.handbook.pages import Page, Section, plain
from coup_desktop.desk.handbook.shortcuts import Shortcuts
from coup_desktop.desk.handbook.tables import PAGES
from coup_desktop.desk.in_window import in_window
from coup_desktop.desk.wording import Wording
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.ruleset import Ruleset

translate = QCoreApplication.translate

_AROUND: Final = 60
"""Letters of a found line on either side of what was searched for."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A section in which something was found."""

    place: str
    chapter: str
    """The chapter's title."""
    section: str
    """The section's title."""
    line: str
    """Where it was found, cut to what stands around it."""


class Book:
    """Never changes; another language or ruleset has another book."""

    def __init__(self, ruleset: Ruleset, shortcuts: Shortcuts) -> None:
        self.ruleset: Final = ruleset
        self.wording: Final = Wording(ruleset, Narrator(ruleset, (), in_window))
        self._filling: Final = Filling(self.wording, shortcuts)
        self._language: Final = language()
        self._pages: dict[str, Page] = {}

    def page(self, word: str) -> Page:
        """The page of a chapter.

        Raises:
            KeyError: there is no such chapter, or its text has a place that cannot be filled.
            OSError: its file cannot be read.
        """
        page = self._pages.get(word)
        if page is None:
            page = self._pages[word] = self._make(word)
        return page

    def _make(self, word: str) -> Page:
        match CHAPTERS[word].source:
            case Source.FILE:
                return Page.of_markdown(self._filling.fill(read_chapter(word, self._language)))
            case Source.TABLES:
                return Page.of_markdown(PAGES[word](self.wording))
            case Source.CARD:
                title = self.title(word)
                return Page(title, "", (Section(title, word, 1, ""),), rich=True)

    def title(self, word: str) -> str:
        """What a chapter is called; its page need not be made for that.

        Raises: as `page`.
        """
        if word in self._pages:
            return self._pages[word].title
        match CHAPTERS[word].source:
            case Source.FILE:
                first = read_chapter(word, self._language).partition("\n")[0]
                return plain(self._filling.fill(first).lstrip("# "))
            case Source.TABLES:
                return title_of_page(word)
            case Source.CARD:
                return translate("Handbook", "Reference card")

    def search(self, word: str, wanted: str) -> Iterator[Hit]:
        """In which sections of a chapter some words stand, large and small letters alike.

        None in the reference card: it says nothing that does not stand elsewhere.
        """
        needle = wanted.casefold().strip()
        if not needle or CHAPTERS[word].source is Source.CARD:
            return
        page = self.page(word)
        for section in page.sections:
            line = _found_in(section, needle)
            if line is not None:
                yield Hit(place(word, section.anchor), page.title, section.title, line)


def _found_in(section: Section, needle: str) -> str | None:
    """What stands around the first find in a section; None: nothing is found."""
    for line in section.text.splitlines():
        at = line.casefold().find(needle)
        if at >= 0:
            return _cut(line, at, len(needle))
    return "" if needle in section.title.casefold() else None


def _cut(line: str, at: int, length: int) -> str:
    first, last = max(0, at - _AROUND), at + length + _AROUND
    before, after = "…" if first else "", "…" if last < len(line) else ""
    return f"{before}{line[first:last].strip()}{after}"
