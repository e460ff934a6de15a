"""A way of playing, as numbers: what a human player might have for habits."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from coup_desktop.engine.cast import ACTIONS, CHARACTERS

Row = tuple[float, ...]

_BY_CHARACTER: Final = ("bluff", "worth")
_BY_ACTION: Final = ("eager", "block", "bluff_block", "doubt", "doubt_block")
_DOUBTS: Final = (
    "doubt", "doubt_block", "trust", "own", "guarded", "lethal", "last_card", "crowd", "mate",
    "story", "excess", "liar", "lapse",
)  # fmt: skip
_CHANCES: Final = ("block", "bluff_block", "last_block", "meddle", "slip", "judge")
_POSITIVE: Final = ("bluff", "bluff_hand", "eager", "sharp", "walled", "coup", "grudge")


class StyleError(ValueError):
    """Numbers that no style can have; the message names the field."""


@dataclass(frozen=True, slots=True)
class Style:
    """Habits of a seat. Rows are indexed by `Character` or `Action`.

    An action's weight is `eager`, times what the table makes of it; one is drawn by weight. Doubts
    are log-odds: `doubt` at even odds of the claim's truth, less `trust` times the log-odds of the
    truth, more or less by what is at stake and what the claimant has shown.
    """

    word: str
    bluff: Row
    """How eager to claim an action's character that is not held, where held counts 1."""
    bluff_hand: float
    """The same for an embezzlement with a card that forbids it."""
    eager: Row
    """By action: its weight where the character is held."""
    coup: float
    """How many times more eager to Coup at seven coins than `eager` says; it grows with coins."""
    block: Row
    """By action: the chance to block with a character that is held, where it is concerned."""
    bluff_block: Row
    """By action: the chance to block with none that is held, where it is concerned."""
    last_block: float
    """The same where its last card would be lost."""
    meddle: float
    """What both chances are multiplied with where the action is aimed at another seat."""
    doubt: Row
    """By action: log-odds to challenge it."""
    doubt_block: Row
    """By action: log-odds to challenge a block of it."""
    trust: float
    """How much the odds of a claim count."""
    own: float
    """Log-odds more for what is aimed at the seat itself, or blocks it."""
    guarded: float
    """Log-odds more for what it could block by a card that it holds."""
    lethal: float
    """Log-odds more for what would take its last card, true or not, and cannot be blocked."""
    last_card: float
    """Log-odds more where a wrong doubt would cost the last card."""
    crowd: float
    """Log-odds more for each further living seat that could doubt instead."""
    mate: float
    """Log-odds more for a claim of the own team while both teams live."""
    story: float
    """Log-odds more for a claim that was made before with the same hand."""
    excess: float
    """Log-odds more for each character that the claimant claims beyond its cards."""
    liar: float
    """Log-odds more for a claimant once caught, more so on the same character."""
    lapse: float
    """Log-odds more where the claimant has let pass what the claimed character blocks."""
    walled: float
    """What is left of the weight of an action whose victim claims to be able to block it."""
    worth: Row
    """By character: what the card is worth, to keep and to part with."""
    sharp: float
    """How surely the better card is chosen."""
    judge: float
    """Chance to have an examined card replaced that is worth more than the average."""
    cards: float
    """Log-weight more as a target for each card."""
    coins: float
    """Log-weight more as a target for each coin, up to ten."""
    danger: float
    """Log-weight more as a target from seven coins."""
    grudge: float
    """How many times more a target who struck last at the seat itself."""
    slip: float
    """The chance of any legal move at all, drawn evenly."""

    def __post_init__(self) -> None:
        """Looks at all numbers.

        Raises:
            StyleError: one is out of its range.
        """
        for field, length in (
            *((name, len(CHARACTERS)) for name in _BY_CHARACTER),
            *((name, len(ACTIONS)) for name in _BY_ACTION),
        ):
            found = len(getattr(self, field))
            if found != length:
                raise StyleError(f"{self.word}.{field}: {length} numbers are due, not {found}")
        for field in _CHANCES:
            if not all(0.0 <= number <= 1.0 for number in self._numbers(field)):
                raise StyleError(f"{self.word}.{field}: a chance is from 0 to 1")
        for field in _POSITIVE:
            if not all(number >= 0.0 for number in self._numbers(field)):
                raise StyleError(f"{self.word}.{field}: no weight is below 0")
        if self.slip <= 0.0:
            raise StyleError(f"{self.word}.slip: above 0, or a model could rule out what happened")

    def _numbers(self, field: str) -> Row:
        value: Row | float = getattr(self, field)
        return value if isinstance(value, tuple) else (value,)


@lru_cache(maxsize=1024)
def doubting_as(deeds: Style, doubts: Style) -> Style:
    """The style that acts like one and doubts like another."""
    if deeds is doubts:
        return deeds
    habits: dict[str, Any] = {name: getattr(doubts, name) for name in _DOUBTS}
    return replace(deeds, word=f"{deeds.word}-{doubts.word}", **habits)
