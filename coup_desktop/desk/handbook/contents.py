"""Which chapters the handbook has, and what its places are called.

A place is a chapter, or one of its anchors: `challenges`, `challenges#decline`.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.answer_help import Sort
from coup_desktop.engine.cast import ACTIONS, CHARACTERS, Action, Character

translate = QCoreApplication.translate


class Source(Enum):
    """Where a chapter's text comes from."""

    FILE = "file"
    """A file of `resources/handbook`."""
    TABLES = "tables"
    """Made of the engine's tables, for the rules in force."""
    CARD = "card"
    """The reference card."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter; its word is its place, and the name of its file."""

    word: str
    source: Source = Source.FILE


@dataclass(frozen=True, slots=True)
class Part:
    """Chapters that stand together in the contents."""

    word: str
    """`title_of` has its title."""
    chapters: tuple[Chapter, ...]


CARD: Final = "card"
ACTIONS_CHAPTER: Final = "actions"
CHARACTERS_CHAPTER: Final = "characters"
ANSWERS_CHAPTER: Final = "answers"
SWITCHES_CHAPTER: Final = "switches"

PARTS: Final = (
    Part(
        "in-force",
        (
            Chapter(CARD, Source.CARD),
            Chapter(ACTIONS_CHAPTER, Source.TABLES),
            Chapter(CHARACTERS_CHAPTER, Source.TABLES),
            Chapter(ANSWERS_CHAPTER, Source.TABLES),
            Chapter(SWITCHES_CHAPTER, Source.TABLES),
        ),
    ),
    Part(
        "explained",
        (
            Chapter("beginning"),
            Chapter("turn"),
            Chapter("challenges"),
            Chapter("blocks"),
            Chapter("edges"),
            Chapter("teams"),
            Chapter("presets"),
            Chapter("sources"),
        ),
    ),
    Part(
        "at-the-table",
        (Chapter("strategy"), Chapter("sharing"), Chapter("program")),
    ),
)
CHAPTERS: Final = {chapter.word: chapter for part in PARTS for chapter in part.chapters}
"""All chapters by their words, in their order."""


def title_of(part: Part) -> str:
    """What a part is called in the language that is on."""
    match part.word:
        case "in-force":
            return translate("Handbook", "The rules in force")
        case "explained":
            return translate("Handbook", "The rules explained")
        case _:
            return translate("Handbook", "At the table")


def place(chapter: str, anchor: str = "") -> str:
    """The place of an anchor in a chapter."""
    return f"{chapter}#{anchor}" if anchor else chapter


def parts_of(where: str) -> tuple[str, str]:
    """The chapter and the anchor of a place; the anchor is empty where it names none."""
    chapter, _, anchor = where.partition("#")
    return chapter, anchor


def topic_of_action(action: Action) -> str:
    """The place of an action, and of what blocks it."""
    return place(ACTIONS_CHAPTER, ACTIONS[action].word)


def topic_of_character(character: Character) -> str:
    """The place of a character."""
    return place(CHARACTERS_CHAPTER, CHARACTERS[character].word)


def topic_of_answer(sort: Sort) -> str:
    """The place of a sort of answer."""
    return place(ANSWERS_CHAPTER, sort.value)
