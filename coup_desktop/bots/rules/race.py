"""Who wins when two are left and both play openly: no lies, no doubts, only coins and strikes.

It is worked out by backward induction over both hands, both purses and who is to move. A true block
is always made, so what it stops is not tried; whoever is struck gives up the card that serves it
least; exchanges and the like are left out. From ten coins on a seat has to Coup, whatever the
rules, so every race ends.
"""

from typing import Final, final

from coup_desktop.engine.cast import (
    ASSASSINATE,
    CHARACTERS,
    COOPERATE,
    COUP_COST,
    FOREIGN_AID,
    STEAL,
    STEAL_AT_MOST,
    TAX,
    Character,
)

_TAXES: Final = 1
_STEALS: Final = 2
_KILLS: Final = 4
_STOPS_AID: Final = 8
_STOPS_STEAL: Final = 16
_STOPS_KILL: Final = 32
_SHARES: Final = 64
_BITS: Final = 7
_KILL_COST: Final = 3
_MUST_COUP: Final = 10
_COIN_BITS: Final = 4
MOST_COINS: Final = 15
"""More are counted as so many."""
_MOST_KNOWN: Final = 100_000
"""Positions kept in mind; all are dropped when there are more, and worked out anew where asked."""


def _powers(card: Character) -> int:
    info = CHARACTERS[card]
    powers = 0
    for action, power in ((TAX, _TAXES), (STEAL, _STEALS), (ASSASSINATE, _KILLS)):
        if action in info.actions:
            powers |= power
    for action, power in (
        (FOREIGN_AID, _STOPS_AID),
        (STEAL, _STOPS_STEAL),
        (ASSASSINATE, _STOPS_KILL),
    ):
        if action in info.blocks:
            powers |= power
    return powers | (_SHARES if COOPERATE in info.actions else 0)


_POWERS: Final = tuple(_powers(Character(card)) for card in range(len(CHARACTERS)))


def side(hand: tuple[Character, ...]) -> int:
    """One side of a race: the powers of its one or two cards, as a number."""
    if not hand:
        return 0
    first = _POWERS[hand[0]] + 1
    if len(hand) == 1:
        return first
    second = _POWERS[hand[1]] + 1
    return (min(first, second) << (_BITS + 1)) | max(first, second)


@final
class Race:
    """Answers for races, and keeps in mind what it worked out."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[int, bool] = {}

    def wins(self, mover: int, coins: int, other: int, others_coins: int) -> bool:
        """Whether the side to move wins.

        Args:
            mover: the side to move, by `side`.
            coins: its purse.
            other: the other side, with at least one card.
            others_coins: the other purse.
        """
        if not mover:
            return False
        key = (((mover << 16 | other) << _COIN_BITS) | coins) << _COIN_BITS | others_coins
        known = self._known.get(key)
        if known is None:
            known = self._work_out(mover, coins, other, others_coins)
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            self._known[key] = known
        return known

    def _work_out(self, mover: int, coins: int, other: int, others_coins: int) -> bool:
        mine = _all(mover)
        theirs = _all(other)
        if (
            mine & _KILLS
            and coins >= _KILL_COST
            and not theirs & _STOPS_KILL
            and self._strikes(mover, coins - _KILL_COST, other, others_coins)
        ):
            return True
        if coins >= COUP_COST and self._strikes(mover, coins - COUP_COST, other, others_coins):
            return True
        if coins >= _MUST_COUP:
            return False
        return self._earns(mover, coins, other, others_coins, mine, theirs)

    def _strikes(self, mover: int, coins: int, other: int, others_coins: int) -> bool:
        """Whether striking now wins, whichever card the other gives up."""
        low = other & ((1 << (_BITS + 1)) - 1)
        high = other >> (_BITS + 1)
        if not high:
            return True
        if self.wins(low, others_coins, mover, coins):
            return False
        return low == high or not self.wins(high, others_coins, mover, coins)

    def _earns(
        self, mover: int, coins: int, other: int, others_coins: int, mine: int, theirs: int
    ) -> bool:
        """Whether one of the ways to coins wins; the biggest first."""
        if mine & _STEALS and others_coins and not theirs & _STOPS_STEAL:
            moved = min(STEAL_AT_MOST, others_coins)
            if not self.wins(other, others_coins - moved, mover, coins + moved):
                return True
        if mine & _TAXES and not self.wins(other, others_coins, mover, coins + 3):
            return True
        if mine & _SHARES:
            shared = min(MOST_COINS, others_coins + 1)
            if not self.wins(other, shared, mover, coins + 2):
                return True
        if not theirs & _STOPS_AID and not self.wins(other, others_coins, mover, coins + 2):
            return True
        return not self.wins(other, others_coins, mover, coins + 1)


def _all(hand: int) -> int:
    """What a side can do with all its cards."""
    low = (hand & ((1 << (_BITS + 1)) - 1)) - 1
    high = hand >> (_BITS + 1)
    return low | (high - 1 if high else 0)
