"""A view's question in the numbers of the trained policy, and its choices as moves."""

from collections.abc import Sequence
from typing import Final

from coup_desktop.bots.master import keys
from coup_desktop.bots.master.reading import Reading
from coup_desktop.engine.cast import (
    ACTIONS,
    AMBASSADOR,
    ASSASSIN,
    ASSASSINATE,
    CAPTAIN,
    CONTESSA,
    COUP,
    DUKE,
    EXCHANGE,
    FOREIGN_AID,
    INCOME,
    STEAL,
    TAX,
)
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import ALLOW, Kind, Move
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View

_CAST: Final = (DUKE, ASSASSIN, CONTESSA, CAPTAIN, AMBASSADOR)
_COPIES: Final = 3
_ACTIONS: Final = (INCOME, FOREIGN_AID, COUP, TAX, ASSASSINATE, STEAL, EXCHANGE)
_DOUBTS: Final = {
    TAX: keys.DOUBT_TAX,
    ASSASSINATE: keys.DOUBT_ASSASSINATION,
    STEAL: keys.DOUBT_STEAL,
    EXCHANGE: keys.DOUBT_EXCHANGE,
}
_BLOCKS: Final = {
    FOREIGN_AID: keys.BLOCK_AID,
    ASSASSINATE: keys.BLOCK_ASSASSINATION,
    STEAL: keys.BLOCK_STEAL,
}
_DOUBTED: Final = {
    DUKE: keys.DOUBT_DUKE,
    CONTESSA: keys.DOUBT_CONTESSA,
    CAPTAIN: keys.DOUBT_CAPTAIN,
    AMBASSADOR: keys.DOUBT_AMBASSADOR,
}


def knows(ruleset: Ruleset) -> bool:
    """Whether the policy was trained for the rules, or for such that differ by little only."""
    return (
        tuple(sorted(ruleset.cast)) == _CAST
        and ruleset.copies == _COPIES
        and ruleset.blockers == "target"
        and ruleset.keep_drawn is None
        and ruleset.refund
        and ruleset.must_coup == 10
        and not ruleset.teams
        and not ruleset.draft
    )


def asked(view: View) -> int | None:
    """What is asked, as a key wants it; None: nothing that the policy answers."""
    phase = view.phase
    action = view.action
    if phase is Phase.ACTION:
        return keys.ACT
    if action is None:
        return None
    if phase is Phase.CHALLENGE:
        return _DOUBTS.get(action.action)
    if phase is Phase.BLOCK:
        return _BLOCKS.get(action.action)
    if phase is Phase.CHALLENGE_BLOCK and view.block is not None:
        return _DOUBTED.get(view.block.claim)
    return _cards_asked(view, action)


def _cards_asked(view: View, action: Move) -> int | None:
    if view.phase is Phase.PROVE:
        return keys.LOSE_CAUGHT
    if view.phase is Phase.LOSE:
        may_block = action.action == ASSASSINATE and view.challenger == view.seat != view.turn
        return keys.LOSE_BEFORE_BLOCK if may_block else keys.LOSE
    if view.phase is Phase.EXCHANGE:
        return keys.KEEP_TWO if len(view.hand) > 1 else keys.KEEP_ONE
    return None


def read(view: View) -> Reading:
    """What a view's history says of the seats' claims."""
    reading = Reading(view.ruleset.start_coins(view.starter))
    for event in view.history:
        reading.enter(event)
    return reading


def key(view: View, reading: Reading, question: int, level: int) -> int:
    """The number of the decision that a view asks for, with two seats left."""
    seat = view.asked
    other = next(one for one in view.living if one != seat)
    gone = [sum(one.revealed.count(card) for one in view.seats) for card in _CAST]
    return keys.key(
        level,
        question,
        _cards(view),
        keys.gone_number(*gone),
        view.seats[seat].coins,
        view.seats[other].coins,
        view.seats[other].influence,
        reading.memory(seat),
        reading.memory(other),
    )


def _cards(view: View) -> int:
    hand = (*view.hand, keys.NONE)
    if view.drawn:
        return keys.offer_number(hand[0], hand[1], view.drawn[0], view.drawn[1])
    return keys.hand_number(hand[0], hand[1])


def choices(view: View, question: int, legal: Sequence[Move]) -> list[Move | None]:
    """The moves in the order of the policy's choices; None for one that these rules forbid."""
    if question == keys.ACT:
        coins = view.seats[view.asked].coins
        found = {move.action: move for move in legal}
        return [found.get(action) for action in _ACTIONS if ACTIONS[action].cost <= coins]
    if question == keys.BLOCK_STEAL:
        blocks = {move.claim: move for move in legal if move.kind is Kind.BLOCK}
        return [ALLOW, blocks.get(CAPTAIN), blocks.get(AMBASSADOR)]
    if question < keys.LOSE:
        return [ALLOW, next(move for move in legal if move is not ALLOW)]
    # Cards are chosen in rising order, here and there.
    return list(legal)
