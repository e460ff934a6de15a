"""One line of a game's story: what is shown, copied or read out of it. No widgets."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.wording import as_sentence
from coup_desktop.engine.cast import Character

translate = QCoreApplication.translate

_INDENT: Final = "  "


class Mark(IntEnum):
    """What is written before a line."""

    NONE = 0
    TRUE = 1
    BLUFF = 2
    RIGHT = 3
    WRONG = 4
    LOSS = 5


@dataclass(frozen=True, slots=True)
class StoryLine:
    """One line of the story, with what stands beside and below it."""

    text: str
    note: str = ""
    mark: Mark = Mark.NONE
    heading: bool = False
    held: tuple[Character, ...] = ()
    """Cards to show before it: those that a seat still holds."""
    lost: tuple[Character, ...] = ()
    bar: tuple[int, int] | None = None
    """True claims and bluffs of a seat, to show as a bar."""


def mark_word(mark: Mark) -> str:
    """What a mark says; nothing for none."""
    return {
        Mark.NONE: "",
        Mark.TRUE: translate("Story", "true"),
        Mark.BLUFF: translate("Story", "bluff"),
        Mark.RIGHT: translate("Story", "right"),
        Mark.WRONG: translate("Story", "wrong"),
        Mark.LOSS: translate("Story", "loss"),
    }[mark]


def plain(line: StoryLine) -> str:
    """A line as plain text, with its mark before and its note behind it."""
    if line.heading:
        return line.text
    word = mark_word(line.mark)
    return _INDENT + _joined(f"[{word}]" if word else "", line)


def spoken(line: StoryLine) -> str:
    """A line for a screen reader: the mark first, as it is seen first."""
    word = mark_word(line.mark)
    return _joined(f"{word}:" if word else "", line)


def _joined(mark: str, line: StoryLine) -> str:
    """What stands in a row or below each other, as sentences in one line."""
    text = line.text if line.text.endswith(":") or not line.note else as_sentence(line.text)
    return " ".join(part for part in (mark, text, line.note) if part)
