"""What one seat may know, as a value (RULES.md, section 5).

A view is all that a bot, a hint, a log or a screen is ever given. Two states that a seat cannot
tell apart give it equal views; views are hashable and can be pickled.
"""

from dataclasses import dataclass, replace

from coup_desktop.engine.cast import CHARACTERS, Character
from coup_desktop.engine.events import Event, Phase
from coup_desktop.engine.moves import NOBODY, Move
from coup_desktop.engine.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as everybody sees it."""

    coins: int
    influence: int
    """Face-down cards, those drawn in an exchange not counted."""
    drawn: int
    """Cards drawn in an exchange that is not settled."""
    revealed: tuple[Character, ...]
    """Lost cards, in the order in which they were lost."""
    team: int | None
    """Index into the preset's team words."""

    @property
    def exiled(self) -> bool:
        """Whether it has lost its last influence (during a draft no seat has)."""
        return self.influence == 0 and bool(self.revealed)


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat, or (`seat` None) somebody who sees no hidden card, may know it."""

    ruleset: Ruleset
    seat: int | None
    hand: tuple[Character, ...]
    """Own face-down cards, rising."""
    drawn: tuple[Character, ...]
    """Own drawn cards in an exchange, rising."""
    presented: Character | None
    """The card before the Inquisitor, for the Inquisitor and for the seat that presented it."""
    discards: tuple[Character, ...]
    """Own discards in a draft game, rising."""
    seats: tuple[SeatView, ...]
    starter: int
    turn: int
    """The seat whose turn it is."""
    turns: int
    """Turns completed."""
    phase: Phase
    asked: int
    """The seat that has to decide, or `NOBODY` at the end."""
    pending: tuple[int, ...]
    """The seats that are asked the same question after it if it lets it pass, rising."""
    action: Move | None
    """The action of this turn, once it is named."""
    block: Move | None
    """The block that stands, once it is claimed."""
    blocker: int
    challenger: int
    """The seat whose challenge is being settled, or `NOBODY`."""
    treasury: int | None
    """None where the box is unlimited."""
    reserve: int
    court: int
    """How many cards the Court holds."""
    winner: int
    history: tuple[Event, ...]
    """All that happened, as this seat saw it; empty where the game keeps no history."""

    @property
    def living(self) -> tuple[int, ...]:
        """The seats that are not exiled, in order."""
        return tuple(i for i, seat in enumerate(self.seats) if not seat.exiled)

    @property
    def claimant(self) -> int:
        """The seat whose claim is in question: the blocker, or without a block the actor."""
        return self.blocker if self.blocker != NOBODY else self.turn

    def visible(self, character: Character) -> int:
        """How many cards of a character this seat knows: its own, and all lost ones."""
        lost = sum(seat.revealed.count(character) for seat in self.seats)
        own = self.hand + self.drawn + self.discards
        return lost + own.count(character)

    def unseen(self, character: Character) -> int:
        """How many cards of a character lie where this seat does not see them."""
        if character not in self.ruleset.cast:
            return 0
        return self.ruleset.copies - self.visible(character)

    def __str__(self) -> str:
        """A line for a debugger: the own cards and what is asked."""
        hand = " ".join(CHARACTERS[card].word for card in self.hand)
        return f"seat {self.seat} [{hand}] {self.phase.word}: {self.asked} is asked"


def before_deal(view: View) -> View:
    """The table of a game that has just been dealt, as it was before the first card."""
    dealt = sum(seat.influence for seat in view.seats)
    seats = tuple(replace(seat, influence=0) for seat in view.seats)
    return replace(view, seats=seats, court=view.court + dealt, history=())
