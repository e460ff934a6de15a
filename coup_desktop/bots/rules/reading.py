"""What the history says about each seat, read from one seat's events.

Nothing in it is more than what that seat saw. Certain knowledge (cards seen in an examination,
cards known to lie in the Court since before a seat last drew) is kept apart from mere signs
(claims that stood, blocks that were passed up, doubts).
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from coup_desktop.engine.cast import CHARACTERS, EMBEZZLE, NO_CHARACTER, Action, Character
from coup_desktop.engine.events import (
    Allowed,
    Blocked,
    Cause,
    Challenged,
    Decided,
    Declared,
    Drew,
    Event,
    Lost,
    Opened,
    Phase,
    Presented,
    Returned,
    Shown,
)
from coup_desktop.engine.moves import NOBODY, Move

Counts = dict[Character, int]


def _less(counts: Counts, character: Character, by: int = 1) -> None:
    left = counts.get(character, 0) - by
    if left > 0:
        counts[character] = left
    else:
        counts.pop(character, None)


class SeatNotes:
    """What one seat has done so far, as another seat saw it."""

    __slots__ = (
        "away",
        "block_doubts",
        "block_questions",
        "blocked",
        "caught",
        "claims",
        "doubts",
        "drew_at",
        "hits",
        "known",
        "lied",
        "passed",
        "proven",
        "questions",
    )  # fmt: skip

    def __init__(self) -> None:
        self.claims: Counts = {}
        """Claims that nobody caught, since the card behind them may have changed."""
        self.caught: set[Character] = set()
        """Claims that it could or would not prove, since it last drew."""
        self.passed: Counts = {}
        """Blocks that it could have claimed and did not, since it last drew."""
        self.known: Counts = {}
        """Cards that it holds for certain."""
        self.blocked: dict[Action, int] = {}
        """How often it blocked an action, since it last drew or let one pass."""
        self.away: Counts = {}
        """Unseen copies that it cannot hold: they lie in the Court or came from there to others."""
        self.drew_at = 0
        """How long the history was when its hand last changed by a draw."""
        self.proven = 0
        self.lied = 0
        self.questions = 0
        """How often it could have doubted an action's claim, and how often it did."""
        self.doubts = 0
        self.block_questions = 0
        self.block_doubts = 0
        self.hits: dict[int, int] = {}
        """How often it attacked each seat."""


class Reading:
    """The notes on all seats, brought up to date event by event."""

    def __init__(self, me: int, seats: int, cast: tuple[Character, ...]) -> None:
        """Args: me: the seat that reads; seats: how many play; cast: the characters in play."""
        self.me = me
        self.cast = cast
        self._seats = seats
        self._blockers = {
            Action(action): tuple(c for c in cast if Action(action) in CHARACTERS[c].blocks)
            for action in range(EMBEZZLE + 1)
        }
        self._barred = tuple(c for c in cast if CHARACTERS[c].barred)
        self._forget()

    def _forget(self) -> None:
        self.notes = [SeatNotes() for _ in range(self._seats)]
        self._action: Move | None = None
        self._challenged = NOBODY
        self._claim = NO_CHARACTER
        self._read: tuple[Event, ...] = ()

    def update(self, history: tuple[Event, ...]) -> None:
        """Reads on to the end of a history; from its start where it is another than before."""
        done = len(self._read)
        if history[:done] != self._read:
            self._forget()
            done = 0
        for place in range(done, len(history)):
            event = history[place]
            reader = self._READERS.get(type(event))
            if reader is not None:
                reader(self, event, place)
        self._read = history

    def _declared(self, event: Declared, _place: int) -> None:
        move = event.move
        self._action = move
        notes = self.notes[event.seat]
        if move.claim != NO_CHARACTER:
            notes.claims[move.claim] = notes.claims.get(move.claim, 0) + 1
        elif move.action == EMBEZZLE:
            self._pass_up(notes, self._barred)
        if move.target != NOBODY:
            notes.hits[move.target] = notes.hits.get(move.target, 0) + 1

    def _blocked(self, event: Blocked, _place: int) -> None:
        notes = self.notes[event.seat]
        claims, action = notes.claims, event.move.action
        notes.blocked[action] = notes.blocked.get(action, 0) + 1
        claims[event.move.claim] = claims.get(event.move.claim, 0) + 1

    def _allowed(self, event: Allowed, _place: int) -> None:
        notes = self.notes[event.seat]
        if event.question is Phase.CHALLENGE:
            notes.questions += 1
        elif event.question is Phase.CHALLENGE_BLOCK:
            notes.block_questions += 1
        elif self._action is not None and self._action.target in (event.seat, NOBODY):
            self._pass_up(notes, self._blockers[self._action.action])
            notes.blocked.pop(self._action.action, None)

    @staticmethod
    def _pass_up(notes: SeatNotes, characters: tuple[Character, ...]) -> None:
        for character in characters:
            notes.passed[character] = notes.passed.get(character, 0) + 1

    def _doubted(self, event: Challenged, _place: int) -> None:
        notes = self.notes[event.seat]
        if event.move is self._action:
            notes.questions += 1
            notes.doubts += 1
        else:
            notes.block_questions += 1
            notes.block_doubts += 1
        self._challenged = event.challenged
        self._claim = event.move.claim

    def _shown(self, event: Shown, _place: int) -> None:
        self._challenged = NOBODY
        self.notes[event.seat].proven += 1

    def _opened(self, event: Opened, _place: int) -> None:
        known: Counts = {}
        for card in event.cards:
            known[card] = known.get(card, 0) + 1
        self.notes[event.seat].known = known

    def _lost(self, event: Lost, _place: int) -> None:
        notes = self.notes[event.seat]
        if event.cause is Cause.CHALLENGE and event.seat == self._challenged:
            self._challenged = NOBODY
            notes.lied += 1
            if self._claim != NO_CHARACTER:
                notes.caught.add(self._claim)
                notes.claims.pop(self._claim, None)
        notes.claims.pop(event.card, None)
        _less(notes.known, event.card)
        self._came_to_light(event.seat, event.card)

    def _came_to_light(self, seat: int, card: Character) -> None:
        """A seat's card was seen by all: it may be one that is known to be away from others."""
        theirs = self.notes[seat].away.get(card, 0)
        for notes in self.notes:
            if notes.away.get(card, 0) > theirs:
                _less(notes.away, card)

    def _presented(self, event: Presented, _place: int) -> None:
        if event.to == self.me and event.cards:
            known = self.notes[event.seat].known
            known[event.cards[0]] = max(1, known.get(event.cards[0], 0))

    def _decided(self, event: Decided, _place: int) -> None:
        if event.replaced and event.seat != self.me:
            # Somebody else knows which card went; here any of the known ones may have.
            self.notes[event.target].known.clear()

    def _drew(self, event: Drew, place: int) -> None:
        notes = self.notes[event.seat]
        notes.drew_at = place + 1
        notes.caught.clear()
        notes.passed.clear()
        notes.blocked.clear()
        if event.cause is Cause.EXCHANGE:
            notes.claims.clear()
            if event.seat != self.me:
                notes.known.clear()
        elif event.cause is Cause.REPLACEMENT and event.seat != self.me:
            notes.known.clear()
        if event.seat == self.me:
            for card in event.cards:
                for other in self.notes:
                    _less(other.away, card)
        else:
            for card in tuple(notes.away):
                _less(notes.away, card, event.count)

    def _returned(self, event: Returned, _place: int) -> None:
        notes = self.notes[event.seat]
        for card in event.cards:
            if event.seat != self.me:
                _less(notes.known, card)
                if event.cause is not Cause.EXAMINATION:
                    self._came_to_light(event.seat, card)
            notes.claims.pop(card, None)
            for other in self.notes:
                other.away[card] = other.away.get(card, 0) + 1

    _READERS: ClassVar[Mapping[type[Event], Callable[["Reading", Any, int], None]]] = {
        Declared: _declared,
        Blocked: _blocked,
        Allowed: _allowed,
        Challenged: _doubted,
        Shown: _shown,
        Opened: _opened,
        Lost: _lost,
        Presented: _presented,
        Decided: _decided,
        Drew: _drew,
        Returned: _returned,
    }
