"""What happened, one small value a thing, and to whom it is visible (RULES.md, section 5).

`Game.play` tells of a move in events, in the order in which a player at the table would see them.
An event with private cards has `visible_to`; `seen_by` gives the event as one seat may know it:
itself, or a copy without the cards. Seats are indices; `TREASURY` and `RESERVE` stand for the pots.
"""

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final

from coup_desktop.engine.cast import Character
from coup_desktop.engine.moves import Move

TREASURY: Final = -1
RESERVE: Final = -2


class Phase(IntEnum):
    """What the seat that is asked has to decide; the names are the record's (RECORD.md)."""

    DRAFT = 0
    ACTION = 1
    CHALLENGE = 2
    BLOCK = 3
    CHALLENGE_BLOCK = 4
    PROVE = 5
    LOSE = 6
    EXCHANGE = 7
    PRESENT = 8
    DECIDE = 9
    GIVE = 10
    OVER = 11
    DRAW = 12
    """Nobody is asked: the Court has to give cards (`Game.draw`)."""

    @property
    def word(self) -> str:
        """The record's word."""
        return self.name.lower().replace("_", "-")


class Cause(IntEnum):
    """Why an influence is lost, a card drawn or an action over."""

    CHALLENGE = 0
    """A challenge: lost by the seat that was caught or declined, or by a wrong challenger."""
    COUP = 1
    ASSASSINATION = 2
    EXCHANGE = 3
    EXAMINATION = 4
    REPLACEMENT = 5
    """The Inspector's exchange of another seat's card."""
    PROOF = 6
    """Cards shown in a challenge are replaced."""
    DRAFT = 7
    BLOCK = 8
    DEAL = 9


class Transfer(IntEnum):
    """Why coins move."""

    COST = 0
    REFUND = 1
    GAIN = 2
    STEAL = 3
    SHARE = 4
    """The Diplomat's coin for the target."""
    EMBEZZLE = 5
    EXILE = 6
    """An exiled seat's coins at the end of the turn."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; public unless a subclass says otherwise."""

    def seen_by(self, seat: int | None) -> "Event":  # noqa: ARG002 - overridden where it matters
        """The event as that seat may know it (None: somebody who sees no hidden card)."""
        return self


@dataclass(frozen=True, slots=True)
class CardEvent(Event):
    """Cards that moved between a seat and the Court or the box; the cards are private."""

    seat: int
    cards: tuple[Character, ...]
    """Empty for those who may not know them; see `count`."""
    count: int
    visible_to: tuple[int, ...] | None
    """The seats that know the cards; None where all do."""

    def seen_by(self, seat: int | None) -> Event:
        """Itself for a seat that knows the cards, else without them."""
        if self.visible_to is None or seat in self.visible_to:
            return self
        return replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Dealt(CardEvent):
    """A seat was dealt its hand. Known to that seat."""


@dataclass(frozen=True, slots=True)
class Drafted(CardEvent):
    """A seat kept one card of its set and discarded the others unseen. Known to that seat."""


@dataclass(frozen=True, slots=True)
class Drew(CardEvent):
    """The Court gave a seat cards, in the order drawn. Known to that seat."""

    cause: Cause


@dataclass(frozen=True, slots=True)
class Returned(CardEvent):
    """Cards went back into the Court, which was shuffled. Known to their owner, or to all."""

    cause: Cause


@dataclass(frozen=True, slots=True)
class Presented(CardEvent):
    """The seat let the Inquisitor `to` see a card. Known to both."""

    to: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is that seat's turn."""

    seat: int
    number: int
    """Counted from 1."""


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A seat named its action (`move.action`, `move.claim`, `move.target`)."""

    seat: int
    move: Move


@dataclass(frozen=True, slots=True)
class CoinsMoved(Event):
    """Coins went from one seat or pot to another; at least one."""

    source: int
    destination: int
    coins: int
    why: Transfer


@dataclass(frozen=True, slots=True)
class Allowed(Event):
    """A seat let a question pass: a challenge, a block or a challenge of the block."""

    seat: int
    question: Phase


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """A seat doubts the claim of another: the action's, or the block's (`of_block`)."""

    seat: int
    challenged: int
    move: Move
    """The doubted move: a declared action or a block."""


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """A seat claims a character to block (`move.claim`)."""

    seat: int
    move: Move


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """A seat proved its claim by showing these cards to all (embezzle: its whole hand)."""

    seat: int
    cards: tuple[Character, ...]


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """A caught embezzler opened its whole hand to all."""

    seat: int
    cards: tuple[Character, ...]


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """A seat lost an influence: this card lies face up before it for good."""

    seat: int
    card: Character
    cause: Cause


@dataclass(frozen=True, slots=True)
class Exiled(Event):
    """A seat has no influence left."""

    seat: int


@dataclass(frozen=True, slots=True)
class Failed(Event):
    """An action does not happen: its claim was not proven, or it was blocked (`cause`)."""

    seat: int
    move: Move
    cause: Cause


@dataclass(frozen=True, slots=True)
class BlockFailed(Event):
    """A block fell: its claim was not proven. The action goes on."""

    seat: int
    move: Move


@dataclass(frozen=True, slots=True)
class Decided(Event):
    """The Inquisitor let the target keep the presented card, or has it replaced."""

    seat: int
    target: int
    replaced: bool


@dataclass(frozen=True, slots=True)
class TeamChanged(Event):
    """A seat is of another team now (index into the preset's team words)."""

    seat: int
    team: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The turn is complete."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """One seat is left and wins."""

    winner: int
