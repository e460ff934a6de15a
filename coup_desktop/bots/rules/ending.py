"""What decisions are worth when two are left: the chance to win the race from there.

The race is played openly from the next turn on (see `race`); what is asked now is weighed with its
lies, its doubts and its blocks, over all hands that the rival may hold.
"""

from collections.abc import Sequence
from typing import Final, final

from coup_desktop.bots.rules.race import MOST_COINS, Race, side
from coup_desktop.bots.rules.situation import Situation
from coup_desktop.engine.cast import (
    ACTIONS,
    CHARACTERS,
    EMBEZZLE,
    STEAL_AT_MOST,
    Character,
    Effect,
)
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import CHALLENGE, Kind, Move

Hand = tuple[Character, ...]

_RACE: Final = Race()


@final
class Ending:
    """The last two at one decision of one of them."""

    __slots__ = ("_coins", "_hands", "_own", "_rest", "_rival", "_rivals_coins", "_s")

    def __init__(self, s: Situation, hands: Sequence[tuple[Hand, float]]) -> None:
        """Args: hands: what the rival may hold, with the chance of each."""
        self._s: Situation = s
        self._rival: int = s.standing.others[0]
        self._hands: list[tuple[Hand, float]] = [(hand, p) for hand, p in hands if p > 0.0]
        self._coins: int = s.own.coins
        self._rivals_coins: int = s.view.seats[self._rival].coins
        self._own: tuple[Hand, ...] = (s.hand,)
        self._rest: tuple[Hand, ...] = shorter(s.hand)

    def chances(self, legal: Sequence[Move]) -> list[float]:
        """The chance to win after each move, 0 where nothing is said of it."""
        view = self._s.view
        action = view.action
        phase = view.phase
        if action is None:
            return [self._after_action(move) for move in legal]
        if phase is Phase.CHALLENGE:
            return self._doubts(legal, action)
        if phase is Phase.BLOCK:
            return [self._after_answer(move, action) for move in legal]
        if phase is Phase.CHALLENGE_BLOCK and view.block is not None:
            return self._doubts_block(legal, action, view.block.claim)
        if phase is Phase.LOSE:
            return [self._after_loss(move.cards[0]) for move in legal]
        if phase is Phase.EXCHANGE:
            return [self._chance((move.cards,), self._coins, self._rivals_coins) for move in legal]
        return [0.0] * len(legal)

    # The race from here.

    def _chance(
        self,
        own: tuple[Hand, ...],
        coins: int,
        rivals_coins: int,
        *,
        to_move: bool = False,
        struck: bool = False,
        within: list[tuple[Hand, float]] | None = None,
    ) -> float:
        """The chance to win from the next turn on.

        Args:
            own: hands that this seat may choose among; none: it is out.
            coins: its purse.
            rivals_coins: the rival's purse.
            to_move: whether the turn is this seat's, not the rival's.
            struck: whether the rival loses an influence before.
            within: which of the rival's hands count, and how much; all of them.
        """
        coins = max(0, min(MOST_COINS, coins))
        rivals_coins = max(0, min(MOST_COINS, rivals_coins))
        hands = self._hands if within is None else within
        best = 0.0
        for hand in own:
            mine = side(hand)
            total = 0.0
            for theirs, chance in hands:
                options = shorter(theirs) if struck else (theirs,)
                if all(
                    _wins(mine, coins, side(option), rivals_coins, to_move=to_move)
                    for option in options
                ):
                    total += chance
            best = max(best, total)
        return best

    def _with(self, cards: tuple[Character, ...]) -> list[tuple[Hand, float]]:
        """The rival's hands that hold one of some characters."""
        return [pair for pair in self._hands if any(card in pair[0] for card in cards)]

    def _without(self, cards: tuple[Character, ...]) -> list[tuple[Hand, float]]:
        return [pair for pair in self._hands if not any(card in pair[0] for card in cards)]

    # Own turn.

    def _after_action(self, move: Move) -> float:
        s = self._s
        coins, theirs = coins_after(move, self._coins - move.cost, self._rivals_coins)
        failed = self._coins - move.cost
        struck = ACTIONS[move.action].effect is Effect.LOSE_INFLUENCE
        blockers = s.may_be_blocked_by(move.action)
        passes = self._chance(
            self._own, coins, theirs, struck=struck, within=self._without(blockers)
        ) + self._chance(self._own, failed, self._rivals_coins, within=self._with(blockers))
        if not move.challengeable:
            return passes
        doubted = s.claims.doubted(move.claim, of_block=False, concerned=move.target)
        if s.holds(move):
            twice = self._chance(self._own, coins, theirs, struck=True)
            return (1.0 - doubted) * passes + doubted * max(passes, twice)
        back = self._coins if s.ruleset.refund else failed
        caught = self._chance(self._rest, back, self._rivals_coins)
        return (1.0 - doubted) * passes + doubted * caught

    # The rival's turn.

    def _doubts(self, legal: Sequence[Move], action: Move) -> list[float]:
        barred = action.action == EMBEZZLE
        cards = self._barred() if barred else (action.claim,)
        true = self._without(cards) if barred else self._with(cards)
        lies = self._with(cards) if barred else self._without(cards)
        back = self._rivals_coins + (action.cost if self._s.ruleset.refund else 0)
        caught = self._chance(self._own, self._coins, back, to_move=True, struck=True, within=lies)
        wrong = self._passes(action, self._rest, true)
        let_pass = self._passes(action, self._own, self._hands)
        return [caught + wrong if move is CHALLENGE else let_pass for move in legal]

    def _barred(self) -> tuple[Character, ...]:
        return tuple(card for card in self._s.ruleset.cast if CHARACTERS[card].barred)

    def _passes(
        self, action: Move, own: tuple[Hand, ...], within: list[tuple[Hand, float]]
    ) -> float:
        """The chance when nobody doubts the rival's action; a true block is made."""
        best = 0.0
        blockers = self._s.may_be_blocked_by(action.action)
        theirs, coins = coins_after(action, self._rivals_coins, self._coins)
        for hand in own:
            if any(card in hand for card in blockers):
                stopped = self._chance(
                    (hand,), self._coins, self._rivals_coins, to_move=True, within=within
                )
                best = max(best, stopped)
            struck = ACTIONS[action.action].effect is Effect.LOSE_INFLUENCE
            left = shorter(hand) if struck else (hand,)
            best = max(best, self._chance(left, coins, theirs, to_move=True, within=within))
        return best

    def _after_answer(self, move: Move, action: Move) -> float:
        struck = ACTIONS[action.action].effect is Effect.LOSE_INFLUENCE
        theirs, coins = coins_after(action, self._rivals_coins, self._coins)
        if move.kind is not Kind.BLOCK:
            left = self._rest if struck else self._own
            return self._chance(left, coins, theirs, to_move=True)
        s = self._s
        doubted = s.claims.doubted(move.claim, of_block=True, concerned=self._rival)
        stands = self._chance(self._own, self._coins, self._rivals_coins, to_move=True)
        if move.claim in s.hand:
            proven = self._chance(
                self._own, self._coins, self._rivals_coins, to_move=True, struck=True
            )
            return (1.0 - doubted) * stands + doubted * proven
        left = (
            tuple(rest for hand in self._rest for rest in shorter(hand)) if struck else self._rest
        )
        return (1.0 - doubted) * stands + doubted * self._chance(left, coins, theirs, to_move=True)

    def _doubts_block(self, legal: Sequence[Move], action: Move, claim: Character) -> list[float]:
        """Of the rival's block of the own action."""
        coins, theirs = coins_after(action, self._coins, self._rivals_coins)
        struck = ACTIONS[action.action].effect is Effect.LOSE_INFLUENCE
        true, lies = self._with((claim,)), self._without((claim,))
        let_pass = self._chance(self._own, self._coins, self._rivals_coins)
        wrong = self._chance(self._rest, self._coins, self._rivals_coins, within=true)
        if struck:
            caught = sum(chance for _, chance in lies)  # two influences are lost
        else:
            caught = self._chance(self._own, coins, theirs, struck=True, within=lies)
        return [caught + wrong if move is CHALLENGE else let_pass for move in legal]

    def _after_loss(self, card: Character) -> float:
        """What is left after the own loss; the turn's action, if it stands, is not looked at."""
        hand = self._s.hand
        place = hand.index(card)
        rest = hand[:place] + hand[place + 1 :]
        to_move = self._s.view.turn != self._s.me
        return self._chance((rest,), self._coins, self._rivals_coins, to_move=to_move)


def shorter(hand: Hand) -> tuple[Hand, ...]:
    """What may be left of a hand after a loss; nothing after the last card."""
    if len(hand) < 2:
        return ()
    return ((hand[1],), (hand[0],))


def coins_after(action: Move, coins: int, others_coins: int) -> tuple[int, int]:
    """The purses of the actor and of the other seat when an action goes through, its cost paid."""
    info = ACTIONS[action.action]
    effect = info.effect
    if effect is Effect.GAIN:
        return coins + info.gain, others_coins
    if effect is Effect.SHARE:
        return coins + info.gain - 1, others_coins + 1
    if effect is Effect.STEAL:
        moved = min(STEAL_AT_MOST, others_coins)
        return coins + moved, others_coins - moved
    return coins, others_coins


def _wins(mine: int, coins: int, theirs: int, rivals_coins: int, *, to_move: bool) -> bool:
    if to_move:
        return _RACE.wins(mine, coins, theirs, rivals_coins)
    return not _RACE.wins(theirs, rivals_coins, mine, coins)
