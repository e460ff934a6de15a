"""What a table has shown of its seats, in a few numbers a seat, kept up move by move."""

from typing import Final, final

from coup_desktop.engine.cast import (
    ACTIONS,
    CHARACTERS,
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
    Event,
    Lost,
    Phase,
    Returned,
    Shown,
)
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import ALLOW, CHALLENGE, HAVE_REPLACED, NOBODY, Kind, Move
from coup_desktop.engine.rulebook import Rulebook, rulebook
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View

_ACTION: Final = Phase.ACTION
_CHALLENGE: Final = Phase.CHALLENGE
_BLOCK: Final = Phase.BLOCK
_CHALLENGE_BLOCK: Final = Phase.CHALLENGE_BLOCK
_PROVE: Final = Phase.PROVE
_LOSE: Final = Phase.LOSE
_EXCHANGE: Final = Phase.EXCHANGE
_GIVE: Final = Phase.GIVE
_DECIDE: Final = Phase.DECIDE
_KINDS: Final = len(CHARACTERS)
_HOSTILE: Final = tuple(
    info.effect in (Effect.LOSE_INFLUENCE, Effect.STEAL, Effect.EXAMINE, Effect.REPLACE)
    for info in ACTIONS
)
"""By action: whether it harms whom it is aimed at."""


def mask_of(cards: tuple[Character, ...]) -> int:
    """The bits of some characters."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def blocker_masks(book: Rulebook) -> tuple[int, ...]:
    """By action: the characters that may block it."""
    return tuple(
        mask_of(tuple(move.claim for move in moves if move.kind is Kind.BLOCK))
        for moves in book.blocks
    )


@final
class Memory:
    """The public tallies of one table, by seat; masks have a bit for each character.

    `note` keeps it up along a game that is played, `enter` along a history; both come to the same
    wherever a seat is asked.
    """

    __slots__ = (
        "action", "actor", "blockers", "caught", "challenged", "claimant", "claimed", "claims",
        "doubts", "gone", "heard", "lies", "lost", "passed", "proofs", "ruleset", "struck_by",
        "target", "told",
    )  # fmt: skip

    def __init__(self, ruleset: Ruleset, other: "Memory | None" = None) -> None:
        """Nothing seen yet; or the tallies of another, to be kept up apart: `copy`."""
        self.ruleset: Ruleset = ruleset
        if other is not None:
            self._take_over(other)
            return
        seats = ruleset.seats
        self.blockers: tuple[int, ...] = blocker_masks(rulebook(ruleset))
        """By action: mask of the characters that may block it."""
        self.claims: list[int] = [0] * seats
        """Mask of characters claimed since the hand last changed there, and not refuted."""
        self.told: list[int] = [0] * seats
        """Those of them that were claimed more than once."""
        self.caught: list[int] = [0] * seats
        """Mask of characters whose claim it could not prove since it last chose its cards."""
        self.passed: list[int] = [0] * seats
        """Mask of characters that could have blocked what it let pass, with the same hand."""
        self.lies: list[int] = [0] * seats
        """Claims that it did not prove when challenged."""
        self.proofs: list[int] = [0] * seats
        """Claims that it proved."""
        self.doubts: list[int] = [0] * seats
        """Claims that it challenged."""
        self.heard: list[int] = [0] * seats
        """Claims of others that it was asked about."""
        self.struck_by: list[int] = [NOBODY] * seats
        """Who last aimed a Coup, an assassination or a theft at it."""
        self.gone: list[int] = [0] * _KINDS
        """Lost cards by character."""
        self.lost: int = 0
        """Lost cards."""
        self.challenged: int = NOBODY
        """The seat that has to prove a claim."""
        self.claimant: int = NOBODY
        """The seat that claimed last, by an action or a block."""
        self.claimed: Character = NO_CHARACTER
        """What it claimed; `NO_CHARACTER` for an embezzlement."""
        self.actor: int = NOBODY
        """The seat that acted last."""
        self.action: Action = NO_ACTION
        """What it did."""
        self.target: int = NOBODY
        """Whom that is aimed at, or `NOBODY`."""

    @classmethod
    def of(cls, view: View) -> "Memory":
        """What a view's history leaves."""
        memory = cls(view.ruleset)
        for event in view.history:
            memory.enter(event)
        return memory

    def copy(self) -> "Memory":
        """The same tallies, to be kept up apart."""
        return Memory(self.ruleset, self)

    def _take_over(self, other: "Memory") -> None:
        self.blockers = other.blockers
        self.claims = other.claims[:]
        self.told = other.told[:]
        self.caught = other.caught[:]
        self.passed = other.passed[:]
        self.lies = other.lies[:]
        self.proofs = other.proofs[:]
        self.doubts = other.doubts[:]
        self.heard = other.heard[:]
        self.struck_by = other.struck_by[:]
        self.gone = other.gone[:]
        self.lost = other.lost
        self.challenged = other.challenged
        self.claimant = other.claimant
        self.actor = other.actor
        self.claimed = other.claimed
        self.action = other.action
        self.target = other.target

    def state(self) -> tuple[tuple[int, ...], ...]:
        """All tallies as a value, to compare."""
        lists = (
            self.claims, self.told, self.caught, self.passed, self.lies, self.proofs, self.doubts,
            self.heard, self.struck_by, self.gone,
        )  # fmt: skip
        now = (self.lost, self.claimant, self.claimed, self.actor, self.action, self.target)
        return (*(tuple(numbers) for numbers in lists), now)

    # Along a game.

    def note(self, game: Game, move: Move) -> None:
        """Takes in a legal move of the seat that is asked, before it is played."""
        phase = game.phase
        seat = game.asked
        if phase is _CHALLENGE or phase is _CHALLENGE_BLOCK:
            self.heard[seat] += 1
            if move is CHALLENGE:
                self._doubt(seat)
        elif phase is _BLOCK:
            if move is ALLOW:
                self._pass_up(seat)
            else:
                self._stop(seat, move)
        elif phase is _ACTION:
            self._act(seat, move)
        elif phase is _PROVE and move.kind is Kind.SHOW:
            self._show(seat, move.cards or game.hands[seat])
        elif phase is _LOSE or phase is _PROVE:
            self._lose(seat, move.cards[0])
        elif phase is _EXCHANGE or phase is _GIVE:
            self._renew(seat)
        elif phase is _DECIDE and move is HAVE_REPLACED:
            self._renew(game.declared.target)

    # Along a history.

    def enter(self, event: Event) -> None:
        """Takes in the next event of a history, whoever's."""
        if isinstance(event, Allowed):
            if event.question is not _BLOCK:
                self.heard[event.seat] += 1
            else:
                self._pass_up(event.seat)
        elif isinstance(event, Declared):
            self._act(event.seat, event.move)
        elif isinstance(event, Blocked):
            self._stop(event.seat, event.move)
        elif isinstance(event, Challenged):
            self.heard[event.seat] += 1
            self._doubt(event.seat)
        elif isinstance(event, Shown):
            self._show(event.seat, event.cards)
        elif isinstance(event, Lost):
            self._lose(event.seat, event.card)
        elif isinstance(event, Returned):
            if event.cause is Cause.EXCHANGE or event.cause is Cause.REPLACEMENT:
                self._renew(event.seat)
        elif isinstance(event, Decided) and event.replaced:
            self._renew(event.target)

    # What a decision changes.

    def _act(self, seat: int, move: Move) -> None:
        self.actor = self.claimant = seat
        self.action = move.action
        self.target = move.target
        self.claimed = move.claim
        if move.claim >= 0:
            self._claim(seat, move.claim)
        if move.target >= 0 and _HOSTILE[move.action]:
            self.struck_by[move.target] = seat

    def _claim(self, seat: int, character: Character) -> None:
        bit = 1 << character
        claims = self.claims[seat]
        if claims & bit:
            self.told[seat] |= bit
        else:
            self.claims[seat] = claims | bit

    def _stop(self, seat: int, move: Move) -> None:
        self.claimant = seat
        self.claimed = move.claim
        self._claim(seat, move.claim)

    def _doubt(self, seat: int) -> None:
        self.doubts[seat] += 1
        self.challenged = self.claimant

    def _pass_up(self, seat: int) -> None:
        if self.target in (seat, NOBODY):
            self.passed[seat] |= self.blockers[self.action]

    def _show(self, seat: int, cards: tuple[Character, ...]) -> None:
        """A claim was proved; what was shown is replaced."""
        kept = ~mask_of(cards)
        self.claims[seat] &= kept
        self.told[seat] &= kept
        self.passed[seat] = 0
        self.proofs[seat] += 1
        self.challenged = NOBODY

    def _lose(self, seat: int, card: Character) -> None:
        self.gone[card] += 1
        self.lost += 1
        if seat == self.challenged:
            self.challenged = NOBODY
            self.lies[seat] += 1
            if self.claimed < 0:
                self._renew(seat)
            else:
                self.caught[seat] |= 1 << self.claimed
                self.claims[seat] &= ~(1 << self.claimed)
                self.told[seat] &= ~(1 << self.claimed)
        self.claims[seat] &= ~(1 << card)
        self.told[seat] &= ~(1 << card)

    def _renew(self, seat: int) -> None:
        """The seat has chosen its cards anew, or had one replaced."""
        self.claims[seat] = 0
        self.told[seat] = 0
        self.caught[seat] = 0
        self.passed[seat] = 0


def divided(teams: list[int], living: int) -> bool:
    """Whether living seats are of both teams."""
    ones = 0
    for seat in range(len(teams)):
        if teams[seat]:
            ones |= 1 << seat
    return bool(living & ones) and bool(living & ~ones)
