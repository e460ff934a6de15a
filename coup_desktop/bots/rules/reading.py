"""What the history says about each seat, read from one seat's events.

Nothing in it is more than what that seat saw. Certain knowledge (cards seen in an examination,
cards known to lie in the Court since before a seat last drew) is kept apart from mere signs
(claims that stood, blocks that were passed up, doubts).
"""

from typing import Final, final

from coup_desktop.bots.temper import GRUDGE_FADES
from coup_desktop.engine.cast import (
    ACTIONS,
    CHARACTERS,
    EMBEZZLE,
    NO_ACTION,
    NO_CHARACTER,
    Action,
    Character,
    Effect,
)
from coup_desktop.engine.events import (
    Allowed,
    Blocked,
    Cause,
    Challenged,
    Decided,
    Declared,
    Drew,
    Event,
    Failed,
    Lost,
    Opened,
    Phase,
    Presented,
    Returned,
    Shown,
    TurnBegan,
)
from coup_desktop.engine.moves import NOBODY, Move

Counts = dict[Character, int]

_HARMS: Final = {
    Effect.LOSE_INFLUENCE: 1.0,
    Effect.STEAL: 0.5,
    Effect.EXAMINE: 0.3,
    Effect.REPLACE: 0.3,
}
IDLE: Final = (Effect.EXCHANGE, Effect.EXAMINE, Effect.REPLACE, Effect.CONVERT)
"""What brings neither coins nor a loss."""
_DOUBT_HARMS: Final = 0.6
_BLOCK_HARMS: Final = 0.4


def _less(counts: Counts, character: Character, by: int = 1) -> None:
    left = counts.get(character, 0) - by
    if left > 0:
        counts[character] = left
    else:
        counts.pop(character, None)


@final
class SeatNotes:
    """What one seat has done so far, as another seat saw it."""

    __slots__ = (
        "away",
        "block_doubts",
        "block_questions",
        "blocked",
        "blocked_at",
        "caught",
        "claimed_at",
        "claims",
        "doubts",
        "drew_at",
        "foiled",
        "harmed",
        "idle",
        "known",
        "lied",
        "named",
        "passed",
        "passed_at",
        "proven",
        "questions",
        "retold_at",
    )  # fmt: skip

    def __init__(self) -> None:
        self.claims: Counts = {}
        """Claims that nobody caught, since the card behind them may have changed."""
        self.claimed_at: Counts = {}
        """In which turn each of them was made last."""
        self.caught: dict[Character, int] = {}
        """Claims that it could or would not prove, since it last drew, with the turn."""
        self.passed: Counts = {}
        """Blocks that it could have claimed and did not, since it last drew."""
        self.passed_at: Counts = {}
        """In which turn each of them was passed up last."""
        self.known: Counts = {}
        """Cards that it holds for certain."""
        self.blocked: dict[Action, int] = {}
        """How often it blocked an action, since it last drew or let one pass."""
        self.blocked_at: dict[Action, int] = {}
        """In which turn it last did so."""
        self.away: Counts = {}
        """Unseen copies that it cannot hold: they lie in the Court or came from there to others."""
        self.drew_at: int = 0
        """How long the history was when its hand last changed by a draw."""
        self.retold_at: int = 0
        """How long it was when its hand last changed by a draw, or it was caught."""
        self.proven: int = 0
        self.lied: int = 0
        self.questions: int = 0
        """How often it could have doubted an action's claim, and how often it did."""
        self.doubts: int = 0
        self.block_questions: int = 0
        self.block_doubts: int = 0
        self.foiled: dict[Action, int] = {}
        """How often an action of its own was blocked since it last went through."""
        self.named: Action = NO_ACTION
        """The last action that it named, if that was not blocked."""
        self.idle: int = 0
        """Its last turns in a row in which it named an action that brings neither coins nor a
        loss."""
        self.harmed: float = 0.0
        """What it did to the seat that reads; older deeds count less (`GRUDGE_FADES`)."""

    def forget_before(self, turn: int) -> None:
        """Drops what was said in the turns before one."""
        for card in [card for card, at in self.claimed_at.items() if at < turn]:
            del self.claimed_at[card]
            self.claims.pop(card, None)
        for card in [card for card, at in self.passed_at.items() if at < turn]:
            del self.passed_at[card]
            self.passed.pop(card, None)
        for action in [action for action, at in self.blocked_at.items() if at < turn]:
            del self.blocked_at[action]
            self.blocked.pop(action, None)
        for card in [card for card, at in self.caught.items() if at < turn]:
            del self.caught[card]


@final
class Reading:
    """The notes on all seats, brought up to date event by event."""

    __slots__ = (
        "_action",
        "_actor",
        "_barred",
        "_blockers",
        "_challenged",
        "_claim",
        "_memory",
        "_read",
        "_seats",
        "_turn",
        "cast",
        "me",
        "notes",
    )

    def __init__(
        self, me: int, seats: int, cast: tuple[Character, ...], memory: int | None = None
    ) -> None:
        """Nothing read yet.

        Args:
            me: the seat that reads.
            seats: how many play.
            cast: the characters in play.
            memory: for how many turns before the running one it remembers what others said; None:
                for all.
        """
        self.me: int = me
        self.cast: tuple[Character, ...] = cast
        self._seats: int = seats
        self._memory: int | None = memory
        self._blockers: dict[Action, tuple[Character, ...]] = {
            Action(action): tuple(c for c in cast if Action(action) in CHARACTERS[c].blocks)
            for action in range(EMBEZZLE + 1)
        }
        self._barred: tuple[Character, ...] = tuple(c for c in cast if CHARACTERS[c].barred)
        self.notes: list[SeatNotes] = []
        self._action: Move | None = None
        self._actor: int = NOBODY
        self._challenged: int = NOBODY
        self._claim: Character = NO_CHARACTER
        self._turn: int = 0
        self._read: tuple[Event, ...] = ()
        self._forget()

    def _forget(self) -> None:
        self.notes = [SeatNotes() for _ in range(self._seats)]
        self._action = None
        self._actor = NOBODY
        self._challenged = NOBODY
        self._claim = NO_CHARACTER
        self._turn = 0
        self._read = ()

    def update(self, history: tuple[Event, ...]) -> None:
        """Reads on to the end of a history; from its start where it is another than before."""
        done = len(self._read)
        if history[:done] != self._read:
            self._forget()
            done = 0
        for place in range(done, len(history)):
            self._enter(history[place], place)
        self._read = history

    def _enter(self, event: Event, place: int) -> None:
        if isinstance(event, Allowed):
            self._allowed(event)
        elif isinstance(event, TurnBegan):
            self._began(event)
        elif isinstance(event, Declared):
            self._declared(event)
        elif isinstance(event, Blocked):
            self._blocked(event)
        elif isinstance(event, Challenged):
            self._doubted(event)
        elif isinstance(event, Drew):
            self._drew(event, place)
        elif isinstance(event, Lost):
            self._lost(event, place)
        elif isinstance(event, Shown):
            self._shown(event)
        else:
            self._enter_rare(event)

    def _enter_rare(self, event: Event) -> None:
        if isinstance(event, Returned):
            self._returned(event)
        elif isinstance(event, Opened):
            self._opened(event)
        elif isinstance(event, Failed):
            self._failed(event)
        elif isinstance(event, Presented):
            self._presented(event)
        elif isinstance(event, Decided):
            self._decided(event)

    def _began(self, event: TurnBegan) -> None:
        self._turn = event.number
        memory = self._memory
        for seat, notes in enumerate(self.notes):
            if event.seat == self.me:
                notes.harmed *= GRUDGE_FADES
            if memory is not None and seat != self.me:
                notes.forget_before(event.number - memory)

    def _declared(self, event: Declared) -> None:
        move = event.move
        self._action = move
        self._actor = event.seat
        notes = self.notes[event.seat]
        notes.foiled.pop(notes.named, None)
        notes.named = move.action
        notes.idle = notes.idle + 1 if ACTIONS[move.action].effect in IDLE else 0
        if move.claim != NO_CHARACTER:
            self._claimed(notes, move.claim)
        elif move.action == EMBEZZLE:
            self._pass_up(notes, self._barred)
        if move.target == self.me:
            notes.harmed += _HARMS.get(ACTIONS[move.action].effect, 0.0)

    def _claimed(self, notes: SeatNotes, card: Character) -> None:
        notes.claims[card] = notes.claims.get(card, 0) + 1
        notes.claimed_at[card] = self._turn

    def _blocked(self, event: Blocked) -> None:
        notes = self.notes[event.seat]
        action = event.move.action
        notes.blocked[action] = notes.blocked.get(action, 0) + 1
        notes.blocked_at[action] = self._turn
        self._claimed(notes, event.move.claim)
        if self._actor == self.me:
            notes.harmed += _BLOCK_HARMS

    def _allowed(self, event: Allowed) -> None:
        notes = self.notes[event.seat]
        if event.question is Phase.CHALLENGE:
            notes.questions += 1
        elif event.question is Phase.CHALLENGE_BLOCK:
            notes.block_questions += 1
        elif self._action is not None and self._action.target in (event.seat, NOBODY):
            self._pass_up(notes, self._blockers[self._action.action])
            notes.blocked.pop(self._action.action, None)

    def _pass_up(self, notes: SeatNotes, characters: tuple[Character, ...]) -> None:
        for character in characters:
            notes.passed[character] = notes.passed.get(character, 0) + 1
            notes.passed_at[character] = self._turn

    def _doubted(self, event: Challenged) -> None:
        notes = self.notes[event.seat]
        if event.move is self._action:
            notes.questions += 1
            notes.doubts += 1
        else:
            notes.block_questions += 1
            notes.block_doubts += 1
        if event.challenged == self.me:
            notes.harmed += _DOUBT_HARMS
        self._challenged = event.challenged
        self._claim = event.move.claim

    def _shown(self, event: Shown) -> None:
        self._challenged = NOBODY
        self.notes[event.seat].proven += 1

    def _opened(self, event: Opened) -> None:
        known: Counts = {}
        for card in event.cards:
            known[card] = known.get(card, 0) + 1
        self.notes[event.seat].known = known

    def _lost(self, event: Lost, place: int) -> None:
        notes = self.notes[event.seat]
        if event.cause is Cause.CHALLENGE and event.seat == self._challenged:
            self._challenged = NOBODY
            notes.lied += 1
            if self._claim != NO_CHARACTER:
                notes.caught[self._claim] = self._turn
                notes.claims.pop(self._claim, None)
            notes.retold_at = place + 1
        notes.claims.pop(event.card, None)
        _less(notes.known, event.card)
        self._came_to_light(event.seat, event.card)

    def _came_to_light(self, seat: int, card: Character) -> None:
        """A seat's card was seen by all: it may be one that is known to be away from others."""
        theirs = self.notes[seat].away.get(card, 0)
        for notes in self.notes:
            if notes.away.get(card, 0) > theirs:
                _less(notes.away, card)

    def _failed(self, event: Failed) -> None:
        notes = self.notes[event.seat]
        if event.cause is Cause.BLOCK:
            action = event.move.action
            notes.foiled[action] = notes.foiled.get(action, 0) + 1
            notes.named = NO_ACTION

    def _presented(self, event: Presented) -> None:
        if event.to == self.me and event.cards:
            known = self.notes[event.seat].known
            known[event.cards[0]] = max(1, known.get(event.cards[0], 0))

    def _decided(self, event: Decided) -> None:
        if event.replaced and event.seat != self.me:
            # Somebody else knows which card went; here any of the known ones may have.
            self.notes[event.target].known.clear()

    def _drew(self, event: Drew, place: int) -> None:
        notes = self.notes[event.seat]
        notes.drew_at = notes.retold_at = place + 1
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

    def _returned(self, event: Returned) -> None:
        notes = self.notes[event.seat]
        for card in event.cards:
            if event.seat != self.me:
                _less(notes.known, card)
                if event.cause is not Cause.EXAMINATION:
                    self._came_to_light(event.seat, card)
            notes.claims.pop(card, None)
            for other in self.notes:
                other.away[card] = other.away.get(card, 0) + 1
