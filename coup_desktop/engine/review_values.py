"""What a game tells when all cards are face up, as values; `review.review` makes them.

Seats are indices, turns are counted from 1. `moves.NOBODY` stands for no seat and
`cast.NO_CHARACTER` for the claim of an embezzler, to hold none of the barred characters.
"""

from dataclasses import dataclass
from enum import IntEnum
from math import sqrt
from typing import Final

from coup_desktop.engine.cast import Action, Character
from coup_desktop.engine.events import Cause
from coup_desktop.engine.moves import Move

INFLUENCE_WORTH: Final = 7
"""Coins that an influence counts in the spoils of a bluff: the price of a coup."""
_LEAST_CHANCE: Final = 0.05
"""A claim that all can see to be impossible counts as one in twenty."""


class Fate(IntEnum):
    """What became of a claim."""

    UNDOUBTED = 0
    PROVEN = 1
    CAUGHT = 2
    """It was a bluff, and doubted."""
    DECLINED = 3
    """It was true, but the seat chose to lose an influence instead of showing it."""
    OPEN = 4
    """The record breaks off before it is known whether anybody doubts it, or who is right."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A seat said that it holds a character, or none of the barred ones."""

    number: int
    """Its place among the claims of the game, from 0."""
    turn: int
    seat: int
    move: Move
    """The action or the block."""
    block: bool
    against: int
    """Whom it is aimed at: an action's target, or the seat whose action is blocked."""
    true: bool
    """Whether the seat could have proven it at that moment."""
    held: tuple[Character, ...]
    """Its face-down cards at that moment, rising."""
    passed: tuple[int, ...]
    """The seats that were asked and did not doubt it, in the order in which they were asked."""
    doubter: int
    fate: Fate
    went_through: bool
    """Whether the action was carried out, or the block stood. False also where the game ended, or
    the record breaks off, before that."""
    fooled: tuple[int, ...]
    """Whom it fooled, rising. A bluff fools when nobody doubts it and it goes through: then all of
    `passed`, without the claimant's own team while both teams live."""
    hurt: tuple[int, ...]
    """Those of the fooled whom it cost something: an influence, coins, the secret of a card or a
    card; or, by a block, their action."""
    spoils: int
    """What it won for the seat, in coins, if it went through, else 0.

    An action: the coins taken less those paid; an influence taken is `INFLUENCE_WORTH`, a card
    drawn to choose from or seen 1, a card replaced 1 more. A block: what it saved or denied, by
    the same measure.
    """
    chance: float
    """How likely the claim looked to all at the table, from the cards face up alone: that so many
    cards drawn from all unseen ones hold the character (or none of the barred)."""
    stand_in: bool = False
    """Whether a bot said so in the chair of a person who was away: it counts for nobody."""

    @property
    def action(self) -> Action:
        """The action, or the action that is blocked."""
        return self.move.action

    @property
    def character(self) -> Character:
        """The character claimed, or `NO_CHARACTER`."""
        return self.move.claim

    @property
    def bluff(self) -> bool:
        """Whether it was not true."""
        return not self.true

    @property
    def score(self) -> float:
        """How good a bluff it was: 0 unless it fooled somebody.

        Spoils, times the square root of how many were fooled, by the chance that it looked true.
        """
        if not self.fooled:
            return 0.0
        return max(self.spoils, 0) * sqrt(len(self.fooled)) / max(self.chance, _LEAST_CHANCE)


@dataclass(frozen=True, slots=True)
class Doubt:
    """A seat challenged a claim."""

    turn: int
    seat: int
    claim: int
    """`Claim.number`."""
    claimant: int
    right: bool | None
    """Whether it cost the claimant an influence: also where a true claim was not shown by choice
    (`Fate.DECLINED`). None: the record breaks off before the answer."""
    stand_in: bool = False
    """As a `Claim`'s."""


@dataclass(frozen=True, slots=True)
class Loss:
    """A seat lost an influence."""

    turn: int
    seat: int
    card: Character
    cause: Cause
    """A challenge, a coup or an assassination."""
    by: int
    """Who caused it: the other side of the challenge, or the seat whose turn it was."""
    claim: int | None
    """The `Claim.number` that was doubted, or of the Assassin; None behind a coup."""
    exiled: bool
    """Whether it was the seat's last."""


Moment = Claim | Doubt | Loss


@dataclass(frozen=True, slots=True)
class SeatReview:
    """One seat in hindsight; what a stand-in claimed and doubted there is not counted."""

    seat: int
    hidden: tuple[Character, ...]
    """Its face-down cards at the end, rising."""
    lost: tuple[Character, ...]
    """In the order in which they were lost."""
    claims: int
    bluffs: int
    caught: int
    """Bluffs that were doubted."""
    declined: int
    """True claims not shown by choice."""
    doubts_right: int
    """By it; see `Doubt.right`."""
    doubts_wrong: int
    fooled: int
    """How often it fooled a seat, counted a seat and a bluff."""
    was_fooled: int
    exiled: int | None
    """The turn in which it was exiled."""

    @property
    def honesty(self) -> float | None:
        """The share of its claims that were true, 0 to 1; None without claims."""
        return (self.claims - self.bluffs) / self.claims if self.claims else None


@dataclass(frozen=True, slots=True)
class Fooled:
    """How often a seat fooled another."""

    by: int
    seat: int
    times: int
    hurt: int
    """How many of them cost the fooled seat something."""


@dataclass(frozen=True, slots=True)
class Review:
    """A game in hindsight."""

    moments: tuple[Moment, ...]
    """Every claim, doubt and loss in the order in which they happened."""
    claims: tuple[Claim, ...]
    doubts: tuple[Doubt, ...]
    losses: tuple[Loss, ...]
    seats: tuple[SeatReview, ...]
    fooled: tuple[Fooled, ...]
    """Pairs with at least one, by fooler, then by the fooled."""
    winner: int | None
    """None: the record breaks off."""
    turns: int
    """Turns begun."""

    @property
    def best_bluff(self) -> Claim | None:
        """The bluff with the highest `score`, the earliest among equals; None if none won much."""
        people = (claim for claim in self.claims if not claim.stand_in)
        best = max(people, key=lambda claim: claim.score, default=None)
        return best if best is not None and best.score > 0 else None
