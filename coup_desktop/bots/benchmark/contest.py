"""The bot after the rules of thumb that winners of programming contests have told of."""

from collections.abc import Sequence
from typing import Final

from coup_desktop.bots.benchmark.plain import (
    Plain,
    blocked_before,
    cornered,
    holds,
    impossible,
    lying,
    may_lie,
    rank,
    strength,
    strike,
    walled,
)
from coup_desktop.bots.chances import at_least_one
from coup_desktop.engine.cast import (
    ACTIONS,
    ASSASSINATE,
    CHARACTERS,
    COUP_COST,
    EXCHANGE,
    FOREIGN_AID,
    INCOME,
    NO_ACTION,
    STEAL,
    TAX,
    Action,
    Character,
)
from coup_desktop.engine.events import Blocked, Declared, Lost, Returned
from coup_desktop.engine.moves import ALLOW, NOBODY, Kind, Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.view import View

_RICH: Final = 5
"""Coins of a seat that nears its Coup."""
_FEW_CARDS: Final = 3
_LATE_BLUFFS: Final = 0.4
_UNLIKELY: Final = 0.2
_POOR_RANK: Final = 3


class Contest(Plain):
    """Coup at seven; steals from the rich, the seat before it above all; honest, then bluffs late.

    Its last card it always defends as the Contessa, and what would beat it anyway it doubts.
    """

    __slots__ = ()

    def act(self, view: View, legal: Sequence[Move], stream: SplitMix64) -> Move:
        """The first of its rules that fits."""
        coup = strike(view, legal, stream)
        if coup is not None:
            return coup
        lies = late(view) and stream.chance() < _LATE_BLUFFS
        open_to_it = [move for move in legal if holds(view, move) or (lies and may_lie(view, move))]
        walls = blocked_before(view)
        return max(
            open_to_it,
            key=lambda move: (
                self.worth(view, move) * (0.2 if walled(move, walls) else 1.0)
                + 0.3 * stream.chance()
            ),
        )

    def worth(self, view: View, move: Move) -> float:
        """How early in its rules an action comes."""
        if move.action == STEAL:
            coins = view.seats[move.target].coins
            if coins >= _RICH:
                return 6.0 + 0.1 * coins + (1.0 if move.target == before(view) else 0.0)
            return 3.5 if coins >= 2 else 0.0
        if move.action == ASSASSINATE:
            return 5.0 + 0.01 * strength(view, move.target)
        if move.action == TAX:
            return 4.5
        if move.action == EXCHANGE:
            poor = all(rank(card) >= _POOR_RANK for card in view.hand)
            return 2.5 if poor and last_action(view) != EXCHANGE else 0.9
        if move.action == FOREIGN_AID:
            return 0.5 if self._blocker_about(view) else 2.0
        if move.action == INCOME:
            return 1.0
        return super().worth(view, move)

    def answer(self, view: View, legal: Sequence[Move], stream: SplitMix64) -> Move:
        """Blocks with what it holds; on the last card as the Contessa, true or not."""
        move = super().answer(view, legal, stream)
        if move is not ALLOW or not cornered(view):
            return move
        lies = [m for m in legal if m.kind is Kind.BLOCK and may_lie(view, m)]
        return lies[0] if lies else ALLOW

    def doubts(self, view: View, claimed: Move) -> bool:
        """Doubts lies that it sees, what is unlikely, and what would beat it anyway."""
        if impossible(view, claimed) or beats(view, claimed):
            return True
        if len(view.hand) == 1 or claimed.claim < 0:
            return False
        concerned = view.claimant != view.turn or claimed.target == view.seat
        return concerned and self._chance(view, claimed.claim) < _UNLIKELY

    def _chance(self, view: View, character: Character) -> float:
        """The chance that the claimant holds a character, by the cards in sight alone."""
        pool = sum(view.unseen(card) for card in view.ruleset.cast)
        cards = view.seats[view.claimant].influence
        return at_least_one(view.unseen(character), pool, cards)

    def _blocker_about(self, view: View) -> bool:
        """Whether another seat has claimed what blocks foreign aid, and may hold it still."""
        claims = claims_of_others(view)
        return any(
            FOREIGN_AID in CHARACTERS[card].blocks and view.unseen(card) > 0 for card in claims
        )


def late(view: View) -> bool:
    """Whether few cards are left, or two seats of a larger table."""
    left = sum(seat.influence for seat in view.seats)
    return left <= _FEW_CARDS or len(view.living) == 2 < len(view.seats)


def before(view: View) -> int:
    """The living seat that acts just before this one."""
    others = [seat for seat in view.living if seat != view.seat]
    earlier = [seat for seat in others if seat < view.turn]
    return (earlier or others)[-1]


def last_action(view: View) -> Action:
    """What this seat declared at its last turn, or `NO_ACTION`."""
    for event in reversed(view.history):
        if isinstance(event, Declared) and event.seat == view.seat:
            return event.move.action
    return NO_ACTION


def beats(view: View, claimed: Move) -> bool:
    """Whether a claim, if it is true, costs this seat the game whatever it answers."""
    if len(view.hand) > 1:
        return False
    action = view.action
    if action is None or view.block is not None:
        return False
    if cornered(view):
        return not any(
            card in view.hand or lying(view, card) < view.ruleset.copies
            for card in view.ruleset.cast
            if ASSASSINATE in CHARACTERS[card].blocks
        )
    # The last rival gains what pays for its Coup, and this seat cannot strike first.
    gain = ACTIONS[action.action].gain
    rival = view.seats[view.turn]
    if len(view.living) > 2 or not gain or claimed.target not in (NOBODY, view.seat):
        return False
    own = view.seats[view.asked].coins
    return rival.coins + gain >= COUP_COST and (own < COUP_COST or rival.influence > 1)


def claims_of_others(view: View) -> list[Character]:
    """What other seats have claimed since their hands last changed, in the order of the cast."""
    told: dict[int, set[Character]] = {seat: set() for seat in view.living}
    for event in view.history:
        if isinstance(event, Declared | Blocked):
            if event.move.claim >= 0:
                told.get(event.seat, set()).add(event.move.claim)
        elif isinstance(event, Lost):
            told.get(event.seat, set()).discard(event.card)
        elif isinstance(event, Returned):
            told.get(event.seat, set()).clear()
    found = set[Character]().union(*(told[seat] for seat in view.living if seat != view.seat))
    return [card for card in view.ruleset.cast if card in found]
