"""What each seat has claimed so far, what came of it, and what has made it out of date.

It reads events; all of it is public. A seat's claims of one character with the same cards are one
`Claim`: it ends when it is proven or caught, when such a card is lost, or with a `Break`, after
which the seat may hold other cards.
"""

from dataclasses import dataclass, replace
from enum import IntEnum
from functools import singledispatchmethod
from typing import Self

from coup_desktop.engine import events as ev
from coup_desktop.engine.cast import NO_CHARACTER, Character
from coup_desktop.engine.moves import NOBODY


class Fate(IntEnum):
    """What came of a claim."""

    OPEN = 0
    """Nobody has doubted it."""
    DOUBTED = 1
    """It is challenged, and not answered yet."""
    PROVEN = 2
    """It was proven; the card that was shown has been replaced since."""
    CAUGHT = 3
    """It was challenged and not proven."""
    LOST = 4
    """Nobody has doubted it; the seat has lost such a card since."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A seat's claim of a character, made once or again with the same cards."""

    character: Character
    """`NO_CHARACTER`: that it holds nothing that an embezzler may not hold."""
    turns: tuple[int, ...]
    """In which it was made, rising; turns are counted from 1."""
    fate: Fate = Fate.OPEN
    settled: int = 0
    """The turn of its fate; 0 while it is open."""


@dataclass(frozen=True, slots=True)
class Break:
    """The seat may hold other cards than before."""

    turn: int
    cause: ev.Cause
    """`EXCHANGE`, or a card replaced by an `EXAMINATION` or `REPLACEMENT`; `PROOF` or `CHALLENGE`:
    the hand was opened for an embezzlement, and replaced."""
    before: tuple[Claim, ...]
    """What it had claimed since the break before."""


@dataclass(frozen=True, slots=True)
class SeatClaims:
    """One seat's claims."""

    claims: tuple[Claim, ...] = ()
    """Since the last break, in the order in which they were made first."""
    breaks: tuple[Break, ...] = ()
    """In order; those before which nothing was claimed are left out."""
    proven: int = 0
    """Challenges that it answered with the card, in the whole game."""
    caught: int = 0
    """Challenges that it did not answer with the card, in the whole game."""
    exiled: int = 0
    """The turn in which it was exiled; 0: it is not."""


@dataclass(slots=True)
class ClaimBook:
    """All seats' claims. Brought up to date by `enter`."""

    seats: list[SeatClaims]
    turn: int = 0
    """The turn that runs, counted from 1."""
    doubted: tuple[int, Character] | None = None
    """The seat that has to prove a claim, and which."""
    hand_shown: bool = False
    """Whether a whole hand was shown, which is replaced now."""

    @classmethod
    def before(cls, seats: int) -> Self:
        """Before the first event."""
        return cls([SeatClaims()] * seats)

    def copy(self) -> "ClaimBook":
        """The same book, to be kept up apart."""
        return replace(self, seats=self.seats[:])

    @singledispatchmethod
    def enter(self, event: ev.Event) -> None:
        """Takes in the next event; one without a form of its own says nothing of claims."""

    @enter.register
    def _(self, event: ev.TurnBegan) -> None:
        self.turn = event.number

    @enter.register
    def _(self, event: ev.Declared) -> None:
        if event.move.challengeable:
            self._claim(event.seat, event.move.claim)

    @enter.register
    def _(self, event: ev.Blocked) -> None:
        self._claim(event.seat, event.move.claim)

    @enter.register
    def _(self, event: ev.Challenged) -> None:
        self.doubted = event.challenged, event.move.claim
        self._settle(event.challenged, event.move.claim, Fate.DOUBTED)

    @enter.register
    def _(self, event: ev.Shown) -> None:
        if self.doubted is not None:
            self._settle(*self.doubted, Fate.PROVEN)
            seat = self.seats[event.seat]
            self.seats[event.seat] = replace(seat, proven=seat.proven + 1)
            self.hand_shown = self.doubted[1] == NO_CHARACTER
            self.doubted = None

    @enter.register
    def _(self, event: ev.Lost) -> None:
        doubted = self.doubted
        if doubted is not None and doubted[0] == event.seat:
            self._settle(*doubted, Fate.CAUGHT)
            seat = self.seats[event.seat]
            self.seats[event.seat] = replace(seat, caught=seat.caught + 1)
            self.doubted = None
        self._settle(event.seat, event.card, Fate.LOST)

    @enter.register
    def _(self, event: ev.Exiled) -> None:
        self.seats[event.seat] = replace(self.seats[event.seat], exiled=self.turn)

    @enter.register
    def _(self, event: ev.Returned) -> None:
        one_card = event.cause is ev.Cause.PROOF and not self.hand_shown
        self.hand_shown = False
        seat = self.seats[event.seat]
        if seat.claims and not one_card:
            gone = Break(self.turn, event.cause, seat.claims)
            self.seats[event.seat] = replace(seat, claims=(), breaks=(*seat.breaks, gone))

    def _claim(self, seat: int, character: Character) -> None:
        book = self.seats[seat]
        claims = list(book.claims)
        place = _open(book.claims, character)
        if place == NOBODY:
            claims.append(Claim(character, (self.turn,)))
        elif self.turn not in claims[place].turns:
            claims[place] = replace(claims[place], turns=(*claims[place].turns, self.turn))
        self.seats[seat] = replace(book, claims=tuple(claims))

    def _settle(self, seat: int, character: Character, fate: Fate) -> None:
        """Something came of a claim that is open or doubted; nothing where there is none."""
        book = self.seats[seat]
        place = _open(book.claims, character)
        if place != NOBODY:
            claims = list(book.claims)
            claims[place] = replace(claims[place], fate=fate, settled=self.turn)
            self.seats[seat] = replace(book, claims=tuple(claims))


def _open(claims: tuple[Claim, ...], character: Character) -> int:
    """The place of the claim of a character that nothing has come of yet; `NOBODY`: none."""
    for place, claim in enumerate(claims):
        if claim.character == character and claim.fate in (Fate.OPEN, Fate.DOUBTED):
            return place
    return NOBODY
