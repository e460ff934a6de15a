"""Plays as the lessons advise and no better, and says by which advice.

For the tutor, and for measuring whether somebody who has learned no more can win.

It looks at its own cards, the coins, and what lies face up, and reckons nothing.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from coup_desktop.engine.cast import (
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
    NO_CHARACTER,
    STEAL,
    TAX,
    Character,
)
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import ALLOW, CHALLENGE, Kind, Move
from coup_desktop.engine.view import View

_COUP_COINS: Final = 7
_ATTACK_COINS: Final = 3
_WORTH_KEEPING: Final = (DUKE, CAPTAIN, ASSASSIN, CONTESSA, AMBASSADOR)
"""The best first, as the lessons say."""

Advice = tuple[str, Move]
"""A word of `own_game.ADVICE`, and what it comes to."""


class NewcomerBot:
    """Knows the official rules, as far as the first game teaches them."""

    def __init__(self, seed: int) -> None:
        """Args: seed: it needs no chance."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """What the lessons advise."""
        return advice(view, legal)[1]


def advice(view: View, legal: Sequence[Move]) -> Advice:
    """What the lessons advise a seat that is asked, and by which of their sentences.

    Args:
        view: of that seat.
        legal: its legal moves, at least one.
    """
    if view.phase is Phase.ACTION:
        return _action(view, legal)
    if view.phase in (Phase.CHALLENGE, Phase.CHALLENGE_BLOCK):
        return _doubt(view, legal)
    if view.phase is Phase.BLOCK:
        return _block(view, legal)
    return _cards(view, legal)


def _action(view: View, legal: Sequence[Move]) -> Advice:
    own = view.seats[view.asked].coins
    rival = max(seat.coins for i, seat in enumerate(view.seats) if i != view.asked)
    threat = rival >= _COUP_COINS
    coup = _aimed(view, legal, COUP)
    if coup is not None:
        return "coup", coup
    attack = _aimed(view, legal, ASSASSINATE)
    if attack is not None and ASSASSIN in view.hand and own >= _ATTACK_COINS:
        return "attack", attack
    steal = _aimed(view, legal, STEAL)
    robs = steal is not None and view.seats[steal.target].coins > 0
    if steal is not None and CAPTAIN in view.hand and robs and (threat or DUKE not in view.hand):
        return ("threat" if threat else "steal"), steal
    if DUKE in view.hand:
        return "tax", _plain(legal, TAX)
    if AMBASSADOR in view.hand:
        return "act", _plain(legal, EXCHANGE)
    if view.unseen(DUKE) > 1:
        return "act", _plain(legal, TAX)
    return "act", _plain(legal, FOREIGN_AID if view.unseen(DUKE) == 0 else INCOME)


def _doubt(view: View, legal: Sequence[Move]) -> Advice:
    claim = _claimed(view)
    may = CHALLENGE in legal and claim != NO_CHARACTER
    if may and view.unseen(claim) == 0:
        return "impossible", CHALLENGE
    if may and view.unseen(claim) == 1:
        return "doubtful", CHALLENGE
    action, last = view.action, view.seats[view.asked].influence == 1
    attacked = action is not None and action.action == ASSASSINATE and action.target == view.asked
    if may and attacked and last and view.block is None and CONTESSA not in view.hand:
        if view.unseen(CONTESSA) == 0:
            return "last", CHALLENGE
        return "believe", ALLOW
    return "believe", ALLOW


def _block(view: View, legal: Sequence[Move]) -> Advice:
    ways = [move for move in legal if move.kind is Kind.BLOCK]
    for move in ways:
        if move.claim in view.hand:
            return "can-block", move
    last = view.seats[view.asked].influence == 1
    attacked = view.action is not None and view.action.action == ASSASSINATE
    if attacked and last and ways:
        return "last", ways[0]
    return ("bluff-block" if ways else "believe"), ALLOW


def _cards(view: View, legal: Sequence[Move]) -> Advice:
    show = next((move for move in legal if move.kind is Kind.SHOW), None)
    if show is not None:
        return "show", show
    if view.phase is Phase.EXCHANGE:
        return "keep", max(legal, key=lambda move: _worth(move.cards))
    cards = {move: [*view.hand] for move in legal}
    for move, rest in cards.items():
        for card in move.cards:
            if card in rest:
                rest.remove(card)
    word = "caught" if view.phase is Phase.PROVE else "lose"
    return word, max(legal, key=lambda move: _worth(cards[move]))


def _worth(cards: Iterable[Character]) -> int:
    """How good a hand is: different cards, those that bring coins first."""
    return sum(1 << (len(_WORTH_KEEPING) - _WORTH_KEEPING.index(card)) for card in set(cards))


def _claimed(view: View) -> Character:
    if view.block is not None:
        return view.block.claim
    return NO_CHARACTER if view.action is None else view.action.claim


def _plain(legal: Sequence[Move], action: int) -> Move:
    return next(move for move in legal if move.action == action)


def _aimed(view: View, legal: Sequence[Move], action: int) -> Move | None:
    """At whom has the most cards, and of these the most coins; None: it is not legal."""
    ways = [move for move in legal if move.action == action]

    def danger(move: Move) -> tuple[int, int]:
        seat = view.seats[move.target]
        return seat.influence, seat.coins

    return max(ways, key=danger, default=None)
