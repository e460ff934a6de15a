"""What the benchmark bots have in common: a plain player, whose habits they override.

It strikes as soon as it can, takes what gains it most by characters that it holds, blocks what
concerns it, and doubts what cannot be true.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from coup_desktop.bots.stream import decision_stream
from coup_desktop.engine.cast import (
    ASSASSINATE,
    CHARACTERS,
    COOPERATE,
    COUP,
    EMBEZZLE,
    EXAMINE,
    EXCHANGE,
    FOREIGN_AID,
    INCOME,
    NO_CHARACTER,
    REPLACE,
    STEAL,
    STEAL_AT_MOST,
    TAX,
    Action,
    Character,
)
from coup_desktop.engine.events import Blocked, BlockFailed, Lost, Phase, Returned
from coup_desktop.engine.moves import ALLOW, CHALLENGE, HAND_BACK, HAVE_REPLACED, NOBODY, Kind, Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.view import View

_ORDER: Final = (1, 2, 4, 0, 3, 3, 1, 1, 4, 3, 3)
"""By character, which is kept first: Captain, Duke, Assassin, Ambassador, Contessa, or who stands
for them in other casts."""
_MIDDLE: Final = 2
_WORTH: Final = {
    ASSASSINATE: 4.0,
    TAX: 3.0,
    COOPERATE: 2.2,
    EXCHANGE: 1.2,
    INCOME: 1.0,
    EXAMINE: 0.5,
    REPLACE: 0.5,
}
"""What actions are worth, in coins; for those that are not here see `Plain.worth`."""
_MOOD: Final = 0.8
"""By how many coins the mood of the moment shifts a choice."""


_WALLED: Final = 0.1
"""What is left of an action's worth before a seat that has blocked it."""


class Plain:
    """The plain player; see the module."""

    __slots__ = ("_seed",)

    bluffs: ClassVar[float] = 0.0
    """In how many of its decisions it would claim what it does not hold."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """One of the legal moves."""
        if len(legal) == 1:
            return legal[0]
        stream = decision_stream(self._seed, view)
        phase = view.phase
        if phase is Phase.ACTION:
            return self.act(view, legal, stream)
        if phase is Phase.CHALLENGE or phase is Phase.CHALLENGE_BLOCK:
            claimed = view.action if phase is Phase.CHALLENGE else view.block
            return CHALLENGE if claimed is not None and self.doubts(view, claimed) else ALLOW
        if phase is Phase.BLOCK:
            return self.answer(view, legal, stream)
        return choose_cards(view, legal, stream)

    def act(self, view: View, legal: Sequence[Move], stream: SplitMix64) -> Move:
        """The action of a turn."""
        coup = strike(view, legal, stream)
        if coup is not None:
            return coup
        lies = stream.chance() < self.bluffs
        open_to_it = [move for move in legal if holds(view, move) or (lies and may_lie(view, move))]
        walls = blocked_before(view)
        return max(
            open_to_it,
            key=lambda move: (
                self.worth(view, move) * (_WALLED if walled(move, walls) else 1.0)
                + _MOOD * stream.chance()
            ),
        )

    def worth(self, view: View, move: Move) -> float:
        """What an action is worth to it, in coins, unless it will be blocked."""
        if move.action == STEAL:
            stolen = min(STEAL_AT_MOST, view.seats[move.target].coins)
            return 1.5 * stolen + 0.01 * strength(view, move.target)
        if move.action == EMBEZZLE:
            return float(view.reserve)
        if move.action == FOREIGN_AID:
            return 2.0 if not blockers_left(view, move) else 1.3
        worth = _WORTH.get(move.action, -1.0)  # it pays for no conversion
        return worth if move.target == NOBODY else worth + 0.01 * strength(view, move.target)

    def answer(self, view: View, legal: Sequence[Move], stream: SplitMix64) -> Move:
        """A block, or letting the action pass."""
        action = view.action
        if action is None or action.target not in (NOBODY, view.asked):
            return ALLOW
        held = [move for move in legal if move.kind is Kind.BLOCK and move.claim in view.hand]
        if held:
            return held[0]
        if self.bluffs and (cornered(view) or stream.chance() < self.bluffs):
            lies = [move for move in legal if move.kind is Kind.BLOCK and may_lie(view, move)]
            if lies:
                return lies[stream.below(len(lies))]
        return ALLOW

    def doubts(self, view: View, claimed: Move) -> bool:
        """Whether it challenges the claim of a move."""
        return impossible(view, claimed)


def choose_cards(view: View, legal: Sequence[Move], stream: SplitMix64) -> Move:
    """A decision about cards: proves what it can, keeps the best, parts with the worst."""
    phase = view.phase
    if phase is Phase.PROVE:
        return next((move for move in legal if move.kind is Kind.SHOW), None) or poorest(legal)
    if phase is Phase.EXCHANGE:
        return max(legal, key=hand_rank)
    if phase is Phase.DECIDE:
        presented = view.presented
        good = presented is not None and _ORDER[presented] <= _MIDDLE
        return HAVE_REPLACED if good else HAND_BACK
    if phase is Phase.DRAFT:
        return min(legal, key=lambda move: _ORDER[move.cards[0]] + 2.5 * stream.chance())
    return poorest(legal)


def blocked_before(view: View) -> set[tuple[int, Action]]:
    """Which seats have blocked which actions, were not caught at it, and have the same cards."""
    walls: set[tuple[int, Action]] = set()
    for event in view.history:
        if isinstance(event, Blocked):
            walls.add((event.seat, event.move.action))
        elif isinstance(event, BlockFailed | Returned | Lost):
            walls = {wall for wall in walls if wall[0] != event.seat}
    return walls


def walled(move: Move, walls: set[tuple[int, Action]]) -> bool:
    """Whether an action would be blocked again, as far as `blocked_before` tells."""
    return any(action == move.action and move.target in (NOBODY, seat) for seat, action in walls)


def strike(view: View, legal: Sequence[Move], stream: SplitMix64) -> Move | None:
    """A Coup against the strongest seat, where there are the coins."""
    coups = [move for move in legal if move.action == COUP]
    if not coups:
        return None
    return max(coups, key=lambda move: strength(view, move.target) + stream.chance())


def strength(view: View, seat: int) -> int:
    """How strong a seat is: its influence first, then its coins."""
    return 20 * view.seats[seat].influence + view.seats[seat].coins


def holds(view: View, move: Move) -> bool:
    """Whether an own action or block claims nothing but the truth."""
    if move.action == EMBEZZLE and move.claim == NO_CHARACTER:
        return not any(CHARACTERS[card].barred for card in view.hand)
    return move.claim == NO_CHARACTER or move.claim in view.hand


def may_lie(view: View, move: Move) -> bool:
    """Whether the others cannot see that an own claim is a lie."""
    return move.claim == NO_CHARACTER or view.ruleset.copies > lying(view, move.claim)


def lying(view: View, character: Character) -> int:
    """How many cards of a character lie face up."""
    return sum(seat.revealed.count(character) for seat in view.seats)


def impossible(view: View, claimed: Move) -> bool:
    """Whether all cards of the claimed character are in the own sight."""
    return claimed.claim != NO_CHARACTER and view.unseen(claimed.claim) == 0


def blockers_left(view: View, move: Move) -> bool:
    """Whether another seat may hold what blocks an own action."""
    return any(
        view.unseen(card) > 0
        for card in view.ruleset.cast
        if move.action in CHARACTERS[card].blocks
    )


def cornered(view: View) -> bool:
    """Whether this seat's last card is being assassinated."""
    action = view.action
    return (
        action is not None
        and action.action == ASSASSINATE
        and action.target == view.seat
        and len(view.hand) == 1
    )


def poorest(legal: Sequence[Move]) -> Move:
    """The move that parts with the card which is missed least."""
    return max(legal, key=lambda move: _ORDER[move.cards[0]])


def hand_rank(move: Move) -> tuple[int, int]:
    """How good it is to keep some cards: two of a kind are worse than two kinds."""
    return len(set(move.cards)), -sum(_ORDER[card] for card in move.cards)


def rank(character: Character) -> int:
    """The place of a character in the order in which cards are kept, from 0."""
    return _ORDER[character]
