"""Worked examples: small recorded games of `resources/handbook/examples`. No Qt in here."""

from dataclasses import dataclass
from typing import Final

from coup_desktop.engine.record import Record
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.tags import number_in
from coup_desktop.resources import resource_path, resources_root

_FOLDER: Final = "handbook/examples"
_ENDING: Final = ".coup"
AT_TAG: Final = "handbook-at"
"""With how many events have happened where the example is opened."""
_DIGITS: Final = 4


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example."""

    word: str
    record: Record
    at: int
    """How many events have happened at the moment that is explained."""


def example_words() -> list[str]:
    """The words of all examples, in alphabetical order."""
    folder = resources_root() / _FOLDER
    return sorted(path.stem for path in folder.glob(f"*{_ENDING}"))


def load_example(word: str) -> Example:
    """An example by its word.

    Raises:
        OSError: there is none of that word.
        RecordError: it is damaged.
    """
    path = resource_path(f"{_FOLDER}/{word}{_ENDING}")
    record = read(path.read_text(encoding="utf-8"), path.name).record
    at = number_in(dict(record.setup.tags).get(AT_TAG, ""), _DIGITS)
    return Example(word, record, at or 0)
