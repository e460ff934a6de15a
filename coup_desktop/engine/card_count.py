"""Counts cards as somebody at the table may: face up, in the own hand, hidden, known elsewhere.

It reads events as they were seen, so it knows what that person knows and nothing else. What it
says of other places are lower bounds that hold for certain; nothing is guessed.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import singledispatchmethod
from typing import Final, Self

from coup_desktop.engine import events as ev
from coup_desktop.engine.cast import CHARACTERS, Character
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View

COURT: Final = -1
"""Stands for the Court among the places where cards are known to lie."""
_MOVING: Final = (ev.CardEvent, ev.Shown, ev.Opened, ev.Lost, ev.Exiled)


@dataclass(frozen=True, slots=True)
class CharacterCount:
    """The cards of one character; `copies` are all others together."""

    character: Character
    copies: int
    """In the game."""
    face_up: int
    held: int
    """In the hand of who counts, cards drawn in an exchange among them."""
    put_away: int
    """Discarded in the draft by who counts."""
    hidden: int
    """Where who counts does not see them."""
    known: tuple[tuple[int, int], ...]
    """Of the hidden ones: a seat or the `COURT`, and how many lie there at least. Seats first."""


@dataclass(slots=True)
class CardCount:
    """What has become of the cards, as far as it was seen. Brought up to date by `enter`."""

    cast: tuple[Character, ...]
    copies: int
    draft: bool
    seat: int | None
    """Who counts; None: somebody who sees no hidden card, or every card."""
    face_up: list[int]
    """By character: cards that are lost."""
    known: list[list[int]]
    """By seat and character: how many face-down cards lie there at least."""
    put_away: list[list[int]]
    """By seat and character: what is known to be discarded in the draft."""
    court: list[int]
    """By character: how many lie in the Court at least."""
    entered: int = 0
    """Events that were read."""
    moves: int = 0
    """Those of them by which cards moved, were seen or went out of the game with their seat."""

    @classmethod
    def before(cls, ruleset: Ruleset, seat: int | None, *, all_open: bool = False) -> Self:
        """Before the first event.

        Args:
            ruleset: the rules in force.
            seat: who counts; None: nobody's cards are seen.
            all_open: whether the events tell every card; then there is no seat.
        """
        kinds, seats = len(CHARACTERS), ruleset.seats
        court = [0] * kinds
        if all_open:
            for card in ruleset.cast:
                court[card] = 1 if ruleset.draft else ruleset.copies
        nothing = [[0] * kinds for _ in range(seats)]
        away = [[0] * kinds for _ in range(seats)]
        return cls(
            ruleset.cast, ruleset.copies, ruleset.draft, seat, [0] * kinds, nothing, away, court
        )

    @classmethod
    def of(cls, view: View) -> Self:
        """What the seat of a view knows; the view must have its history."""
        made = cls.before(view.ruleset, view.seat)
        for event in view.history:
            made.enter(event)
        return made

    def copy(self) -> "CardCount":
        """The same count, to be kept up apart."""
        return replace(
            self,
            face_up=self.face_up[:],
            known=[cards[:] for cards in self.known],
            put_away=[cards[:] for cards in self.put_away],
            court=self.court[:],
        )

    def rows(self) -> tuple[CharacterCount, ...]:
        """All characters of the game, in the cast's order."""
        return tuple(self._row(character) for character in self.cast)

    def _row(self, character: Character) -> CharacterCount:
        own = self.seat
        held = 0 if own is None else self.known[own][character]
        away = 0 if own is None else self.put_away[own][character]
        face_up = self.face_up[character]
        places = [(seat, cards[character]) for seat, cards in enumerate(self.known) if seat != own]
        places.append((COURT, self.court[character]))
        known = tuple((place, count) for place, count in places if count)
        hidden = self.copies - face_up - held - away
        return CharacterCount(character, self.copies, face_up, held, away, hidden, known)

    # What happens.

    def enter(self, event: ev.Event) -> None:
        """Takes in the next event, as it was seen."""
        self.entered += 1
        self.moves += isinstance(event, _MOVING)
        self._enter(event)

    @singledispatchmethod
    def _enter(self, event: ev.Event) -> None:
        """Nothing, where no form is registered for an event: it moves no card."""

    @_enter.register
    def _(self, event: ev.Dealt) -> None:
        _gain(self.known[event.seat], event.cards)
        _give(self.court, event.cards, event.count)

    @_enter.register
    def _(self, event: ev.Drafted) -> None:
        if event.cards:
            _gain(self.known[event.seat], event.cards)
            rest = [card for card in self.cast if card not in event.cards]
            _gain(self.put_away[event.seat], rest)

    @_enter.register
    def _(self, event: ev.Drew) -> None:
        _gain(self.known[event.seat], event.cards)
        _give(self.court, event.cards, event.count)

    @_enter.register
    def _(self, event: ev.Returned) -> None:
        _give(self.known[event.seat], event.cards, event.count)
        _gain(self.court, event.cards)

    @_enter.register
    def _(self, event: ev.Presented) -> None:
        self._saw(event.seat, event.cards)

    @_enter.register
    def _(self, event: ev.Shown) -> None:
        self._saw(event.seat, event.cards)

    @_enter.register
    def _(self, event: ev.Opened) -> None:
        self._saw(event.seat, event.cards)

    @_enter.register
    def _(self, event: ev.Lost) -> None:
        _give(self.known[event.seat], (event.card,), 1)
        self.face_up[event.card] += 1

    def _saw(self, seat: int, cards: Iterable[Character]) -> None:
        """Some cards of a hand were seen; they may be those that are known already."""
        for card, count in Counter(cards).items():
            self.known[seat][card] = max(self.known[seat][card], count)


def _gain(place: list[int], cards: Iterable[Character]) -> None:
    for card in cards:
        place[card] += 1


def _give(place: list[int], cards: tuple[Character, ...], count: int) -> None:
    """So many cards leave a place: these, or, where they are not known, any."""
    if cards:
        for card in cards:
            place[card] = max(0, place[card] - 1)
        return
    place[:] = [max(0, known - count) for known in place]
