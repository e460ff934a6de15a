"""Pieces of Markdown that generated chapters are put together of."""

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.handbook.pages import escaped

translate = QCoreApplication.translate

NOTHING: Final = "–"
"""What stands in a cell that has nothing to say."""


def title_of_page(word: str) -> str:
    """What a generated chapter is called."""
    match word:
        case "actions":
            return translate("Handbook", "Actions")
        case "characters":
            return translate("Handbook", "Characters")
        case "answers":
            return translate("Handbook", "Questions and answers")
        case _:
            return translate("Handbook", "Rules and switches")


def heading(title: str, anchor: str, level: int = 2) -> str:
    """A heading with its anchor; the title is plain."""
    return f"{'#' * level} {escaped(title)} {{#{anchor}}}"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; its cells are Markdown already."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def joined(pieces: Iterable[str]) -> str:
    """A page of paragraphs, tables and headings."""
    return "\n\n".join(pieces) + "\n"
