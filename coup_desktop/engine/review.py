"""A game in hindsight: its claims, true or bluff, its doubts and losses, and who fooled whom.

`review` plays a record once more and looks into the hands, so it is for games that are over, or
for what may know every card, as statistics of a finished file do.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import singledispatchmethod
from math import comb
from typing import Final

from coup_desktop.engine import events as ev
from coup_desktop.engine.cast import ACTIONS, NO_CHARACTER, STEAL_AT_MOST, Character, Effect
from coup_desktop.engine.course import course
from coup_desktop.engine.events import Cause, Phase, Transfer
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import NOBODY, Kind, Move
from coup_desktop.engine.record import Decision, Record
from coup_desktop.engine.review_tally import seat_review, who_fooled
from coup_desktop.engine.review_values import (
    INFLUENCE_WORTH,
    Claim,
    Doubt,
    Fate,
    Fooled,
    Loss,
    Moment,
    Review,
    SeatReview,
)
from coup_desktop.engine.stand_ins import StandIns

__all__ = [
    "Claim",
    "Doubt",
    "Fate",
    "Fooled",
    "Loss",
    "Moment",
    "Review",
    "SeatReview",
    "review",
]

_CARD_WORTH: Final = 1
"""Spoils of a card that is seen, or drawn to choose from, or replaced."""
_WON: Final = frozenset({Transfer.GAIN, Transfer.STEAL, Transfer.EMBEZZLE})
_SPENT: Final = frozenset({Transfer.COST, Transfer.SHARE})


def review(record: Record) -> Review:
    """A game in hindsight.

    Args:
        record: of a game that is over or breaks off anywhere, with every draw named.

    Raises:
        ValueError: the entries are not a game (IllegalMoveError, IllegalDrawError).
    """
    stand_ins = StandIns(record.setup)
    steps = course(record)
    game, events = next(steps)
    hindsight = _Hindsight(game)
    hindsight.see_all(events)
    for number, (entry, (_, events)) in enumerate(zip(record.entries, steps, strict=True)):
        hindsight.stand_in = isinstance(entry, Decision) and stand_ins.holds(entry.seat, number)
        hindsight.see_all(events)
    return hindsight.told()


@dataclass(slots=True)
class _Claim:
    """A claim while it is not known what becomes of it."""

    number: int
    turn: int
    seat: int
    move: Move
    block: bool
    against: int
    true: bool
    held: tuple[Character, ...]
    friends: frozenset[int]
    """Seats of its own team, while both teams live."""
    chance: float
    passed: list[int] = field(default_factory=list)
    doubter: int = NOBODY
    fate: Fate = Fate.OPEN
    went_through: bool = False
    spoils: int = 0
    hurt: set[int] = field(default_factory=set)
    stand_in: bool = False
    doubted_by_stand_in: bool = False

    def told(self) -> Claim:
        fools = self.went_through and not self.true and self.fate is Fate.UNDOUBTED
        fooled = sorted(set(self.passed) - self.friends) if fools else []
        return Claim(
            number=self.number,
            turn=self.turn,
            seat=self.seat,
            move=self.move,
            block=self.block,
            against=self.against,
            true=self.true,
            held=self.held,
            passed=tuple(self.passed),
            doubter=self.doubter,
            fate=self.fate,
            went_through=self.went_through,
            fooled=tuple(fooled),
            hurt=tuple(seat for seat in fooled if seat in self.hurt),
            spoils=self.spoils if self.went_through else 0,
            chance=self.chance,
            stand_in=self.stand_in,
        )


@dataclass(slots=True)
class _Loss:
    turn: int
    seat: int
    card: Character
    cause: Cause
    by: int
    claim: int | None
    exiled: bool = False


class _Hindsight:
    """Watches a game with open cards, and tells it afterwards."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._turn = 0
        self._seat = NOBODY
        self.stand_in = False
        """Whether a bot takes the present decision for a person who is away."""
        self._claims: list[_Claim] = []
        self._moments: list[_Claim | _Loss | int] = []
        """In order; a number is the doubt of the claim of that number."""
        self._action: _Claim | None = None
        """The claim of this turn's action."""
        self._block: _Claim | None = None

    def see_all(self, events: Iterable[ev.Event]) -> None:
        """Takes note of what a move has brought about; the game stands behind it."""
        for event in events:
            self.see(event)

    # Claims.

    @singledispatchmethod
    def see(self, event: ev.Event) -> None:
        """Takes note of what has just happened. The game stands behind all events of a move."""

    @see.register
    def _(self, event: ev.TurnBegan) -> None:
        self._turn = event.number
        self._seat = event.seat
        self._action = self._block = None

    @see.register
    def _(self, event: ev.Declared) -> None:
        if event.move.challengeable:
            self._action = self._claim(event.seat, event.move, event.move.target)

    @see.register
    def _(self, event: ev.Blocked) -> None:
        self._block = self._claim(event.seat, event.move, self._seat)
        self._block.spoils = self._denied()

    def _claim(self, seat: int, move: Move, against: int) -> _Claim:
        game = self._game
        held = game.hands[seat]
        if move.claim == NO_CHARACTER:
            true = not game.book.barred.intersection(held)
        else:
            true = move.claim in held
        claim = _Claim(
            number=len(self._claims),
            turn=self._turn,
            seat=seat,
            move=move,
            block=move.kind is Kind.BLOCK,
            against=against,
            true=true,
            held=held,
            friends=frozenset(_friends(game, seat)),
            chance=_chance(game, move.claim, len(held)),
            stand_in=self.stand_in,
        )
        self._claims.append(claim)
        self._moments.append(claim)
        return claim

    def _denied(self) -> int:
        """What the action of this turn would do, in coins: the spoils of a block."""
        game = self._game
        action = game.declared
        info = ACTIONS[action.action]
        if info.effect is Effect.LOSE_INFLUENCE:
            return INFLUENCE_WORTH
        if info.effect is Effect.STEAL:
            return min(STEAL_AT_MOST, game.coins[action.target])
        if info.effect is Effect.EXAMINE:
            return 2 * _CARD_WORTH
        return min(info.gain, game.treasury) if game.treasury >= 0 else info.gain

    # Doubts.

    @property
    def _asked(self) -> _Claim | None:
        """The claim that may be doubted, or is."""
        return self._block or self._action

    @see.register
    def _(self, event: ev.Allowed) -> None:
        claim = self._asked
        if claim is None or event.question is Phase.BLOCK:
            return
        claim.passed.append(event.seat)
        if self._game.phase is not event.question:
            claim.fate = Fate.UNDOUBTED

    @see.register
    def _(self, event: ev.Challenged) -> None:
        claim = self._asked
        if claim is not None:
            claim.doubter = event.seat
            claim.doubted_by_stand_in = self.stand_in
            self._moments.append(claim.number)

    @see.register
    def _(self, _event: ev.Shown) -> None:
        claim = self._asked
        if claim is not None:
            claim.fate = Fate.PROVEN
            claim.went_through = claim.block

    @see.register
    def _(self, event: ev.Lost) -> None:
        by = self._seat
        claim = self._action
        if event.cause is Cause.CHALLENGE:
            claim = self._asked
        elif claim is not None:
            claim.spoils += INFLUENCE_WORTH
            claim.hurt.add(event.seat)
        if event.cause is Cause.CHALLENGE and claim is not None:
            by = claim.seat
            if event.seat == claim.seat:
                by = claim.doubter
                claim.fate = Fate.DECLINED if claim.true else Fate.CAUGHT
        number = None if claim is None else claim.number
        self._moments.append(_Loss(self._turn, event.seat, event.card, event.cause, by, number))

    @see.register
    def _(self, _event: ev.Exiled) -> None:
        loss = self._moments[-1]
        if isinstance(loss, _Loss):
            loss.exiled = True

    # What became of it.

    @see.register
    def _(self, _event: ev.BlockFailed) -> None:
        self._block = None

    @see.register
    def _(self, event: ev.Failed) -> None:
        if event.cause is Cause.BLOCK and self._block is not None:
            self._block.went_through = True
            self._block.hurt.add(event.seat)
        self._action = None

    @see.register
    def _(self, event: ev.CoinsMoved) -> None:
        claim = self._action
        if claim is None:
            return
        if event.why in _WON:
            claim.spoils += event.coins
            claim.hurt.add(event.source)
        elif event.why in _SPENT:
            claim.spoils -= event.coins

    @see.register
    def _(self, event: ev.Drew) -> None:
        if self._action is not None and event.cause is Cause.EXCHANGE:
            self._action.spoils += event.count * _CARD_WORTH

    @see.register
    def _(self, event: ev.Presented) -> None:
        if self._action is not None:
            self._action.spoils += _CARD_WORTH
            self._action.hurt.add(event.seat)

    @see.register
    def _(self, event: ev.Returned) -> None:
        if self._action is None:
            return
        if event.cause is Cause.EXAMINATION:
            self._action.spoils += _CARD_WORTH
        elif event.cause is Cause.REPLACEMENT:
            self._action.spoils += 2 * _CARD_WORTH
            self._action.hurt.add(event.seat)

    @see.register
    def _(self, _event: ev.TurnEnded) -> None:
        if self._action is not None:
            self._action.went_through = True

    @see.register
    def _(self, _event: ev.GameOver) -> None:
        last = self._moments[-1]
        if self._action is not None and isinstance(last, _Loss):
            self._action.went_through = last.cause is not Cause.CHALLENGE

    # The tale.

    def told(self) -> Review:
        """What has been seen, as a value."""
        game = self._game
        claims = tuple(claim.told() for claim in self._claims)
        moments = tuple(self._moment(moment, claims) for moment in self._moments)
        doubts = tuple(m for m in moments if isinstance(m, Doubt))
        losses = tuple(m for m in moments if isinstance(m, Loss))
        seats = tuple(
            seat_review(game, seat, claims, doubts, losses) for seat in range(len(game.hands))
        )
        return Review(
            moments=moments,
            claims=claims,
            doubts=doubts,
            losses=losses,
            seats=seats,
            fooled=tuple(who_fooled(claims)),
            winner=game.winner if game.over else None,
            turns=self._turn,
        )

    def _moment(self, moment: "_Claim | _Loss | int", claims: Sequence[Claim]) -> Moment:
        if isinstance(moment, _Claim):
            return claims[moment.number]
        if isinstance(moment, _Loss):
            return Loss(
                moment.turn, moment.seat, moment.card, moment.cause, moment.by, moment.claim,
                moment.exiled,
            )  # fmt: skip
        claim = claims[moment]
        right = None if claim.fate is Fate.OPEN else claim.fate is not Fate.PROVEN
        stand_in = self._claims[moment].doubted_by_stand_in
        return Doubt(claim.turn, claim.doubter, claim.number, claim.seat, right, stand_in)


def _friends(game: Game, seat: int) -> Iterator[int]:
    """The other living seats of a seat's team; none once only one team is left."""
    if not game.teams:
        return
    living = [other for other in range(len(game.hands)) if game.living >> other & 1]
    if len({game.teams[other] for other in living}) > 1:
        own = game.teams[seat]
        yield from (other for other in living if other != seat and game.teams[other] == own)


def _chance(game: Game, character: Character, cards: int) -> float:
    """See `Claim.chance`."""
    ruleset = game.ruleset
    face_up = [card for cards in game.revealed for card in cards]
    unseen = ruleset.copies * len(ruleset.cast) - len(face_up)
    sought = game.book.barred if character == NO_CHARACTER else {character}
    copies = ruleset.copies * len(sought) - sum(card in sought for card in face_up)
    none = comb(unseen - copies, cards) / comb(unseen, cards)
    return none if character == NO_CHARACTER else 1 - none
