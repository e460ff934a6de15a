"""What a line of the card counter or of the claims shows, as a value. No widgets."""

from dataclasses import dataclass
from enum import IntEnum

from coup_desktop.engine.claim_book import Fate


class Kind(IntEnum):
    """What a line is."""

    HEADING = 0
    CARD = 1
    """Of a character, with one pip a card."""
    CLAIM = 2
    NOTE = 3
    """Plain words; with pips beside their names where it explains those."""


class Pip(IntEnum):
    """How one card of a character is drawn: by its shape, never by colour alone."""

    FACE_UP = 0
    HELD = 1
    PUT_AWAY = 2
    HIDDEN = 3


@dataclass(frozen=True, slots=True)
class CounterLine:
    """One line."""

    kind: Kind
    title: str
    spoken: str
    """The whole line in sentences: for a screen reader, the clipboard, the help."""
    detail: str = ""
    """Below the title, in smaller words."""
    side: str = ""
    """At the right of a heading, or beside the detail of a character."""
    word: str = ""
    """The record word of the character whose picture stands before it; empty: none."""
    name: str = ""
    """That character's name, for the letters of the picture."""
    pips: tuple[Pip, ...] = ()
    legend: tuple[tuple[Pip, str], ...] = ()
    mark: Fate | None = None
    mark_word: str = ""
    quiet: bool = False
    """Whether it tells of what counts no longer."""
