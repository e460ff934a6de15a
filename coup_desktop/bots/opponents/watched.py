"""One seat under watch: how likely each style is, and each hand of each style.

A seat is watched by itself, from the numbers of cards that the watcher does not see: cheap, and
good enough to tell styles apart. Which hands are worth believing in is for `bots.beliefs` to say.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import comb, sqrt
from typing import final

from coup_desktop.bots.beliefs.answers import Decision
from coup_desktop.bots.beliefs.ledger import Hand, Ledger
from coup_desktop.bots.opponents.answers import chance_of
from coup_desktop.bots.opponents.memory import mask_of
from coup_desktop.bots.opponents.policy import Policy
from coup_desktop.engine.cast import NO_CHARACTER, Character
from coup_desktop.engine.events import Phase

Weights = dict[Hand, float]


@final
class Watched:
    """A seat's styles and hands, weighed by what it decides."""

    __slots__ = ("_hands", "_pace", "_policies", "_table", "_unseen", "seat", "styles")

    def __init__(
        self,
        seat: int,
        table: Ledger,
        unseen: list[int],
        policies: Sequence[Policy],
        prior: Sequence[float],
        pace: float,
    ) -> None:
        """Nothing seen of it yet.

        Args:
            seat: who is watched.
            table: the ledger that is written up along the history.
            unseen: cards that the watcher does not see, by character; kept up by the watcher.
            policies: of the styles.
            prior: how likely each of them is, 1 in sum.
            pace: how much a decision counts; 1 takes the styles for all that there are.
        """
        self.seat: int = seat
        self.styles: list[float] = list(prior)
        """How likely each style is, 1 in sum."""
        self._table: Ledger = table
        self._unseen: list[int] = unseen
        self._policies: list[Policy] = list(policies)
        self._pace: float = pace
        self._hands: list[Weights] = []
        """By style: how likely each hand is with it, 1 in sum; empty: by the cards' numbers."""

    # What it decides.

    def decide(self, decision: Decision) -> None:
        """Weighs a decision that all saw, before the ledger enters it."""
        chances = self._chances(decision)
        for place, weights in enumerate(self._given()):
            self._weigh(place, weights, chances[place])
        total = sum(self.styles)
        for place in range(len(self.styles)):
            self.styles[place] /= total

    def _weigh(self, place: int, weights: Weights, chances: Weights) -> None:
        """Takes the chances of a decision, by hand, into account for one style."""
        likely = sum(weight * chances[hand] for hand, weight in weights.items())
        if likely <= 0.0:
            self.styles[place] *= 1e-6
            return
        self.styles[place] *= likely**self._pace
        for hand in weights:
            weights[hand] *= chances[hand] / likely

    def _chances(self, decision: Decision) -> list[Weights]:
        """By style: the chance of a decision with each hand; 0 where the hand forbids it."""
        table = self._table
        free = decision.phase is not Phase.PROVE and decision.phase is not Phase.LOSE
        doubts = decision.phase is Phase.CHALLENGE or decision.phase is Phase.CHALLENGE_BLOCK
        found: list[Weights] = [{} for _ in self._policies]
        same: dict[tuple[int, int], Hand] = {}
        for hand in self._given()[0]:
            if not free and decision.move not in table.legal(decision.phase, self.seat, hand):
                for chances in found:
                    chances[hand] = 0.0
                continue
            twin = same.setdefault(self._in_doubt(hand), hand) if doubts else hand
            for place, policy in enumerate(self._policies):
                chances = found[place]
                chances[hand] = (
                    chance_of(policy, decision, hand, table) if twin is hand else chances[twin]
                )
        return found

    def _in_doubt(self, hand: Hand) -> tuple[int, int]:
        """What of a hand a doubt depends on."""
        memory = self._table.memory
        if memory.claimed == NO_CHARACTER:
            return (sum(1 << 4 * card for card in hand), 0)
        return (hand.count(memory.claimed), mask_of(hand) & memory.blockers[memory.action])

    # What happens to its cards.

    def know(self, hand: Hand) -> None:
        """All have seen its whole hand."""
        self._hands = [{hand: 1.0} for _ in self._policies]

    def take(self, card: Character) -> None:
        """It gives away a card that all see."""
        if not self._hands:
            return
        taken: list[Weights] = []
        for weights in self._hands:
            left: Weights = {}
            for hand, weight in weights.items():
                if card in hand:
                    place = hand.index(card)
                    rest = hand[:place] + hand[place + 1 :]
                    left[rest] = left.get(rest, 0.0) + weight
            taken.append(left)
        self._hands = [_normal(left) for left in taken] if all(taken) else []

    def draw(self, count: int) -> None:
        """It draws cards unseen."""
        for _ in range(count):
            self._hands = [self._drawn(weights) for weights in self._hands]

    def _drawn(self, weights: Weights) -> Weights:
        found: Weights = {}
        for hand, weight in weights.items():
            for card in self._table.ruleset.cast:
                left = self._unseen[card] - hand.count(card)
                if left > 0:
                    longer = tuple(sorted((*hand, card)))
                    found[longer] = found.get(longer, 0.0) + weight * left
        return _normal(found)

    def choose(self, count: int) -> None:
        """It has chosen its cards anew, from so many more."""
        if count < 1:
            return
        self._hands = []
        for policy, weights in zip(self._policies, self._given(), strict=True):
            for hand in weights:
                weights[hand] *= sqrt(policy.liking(hand))
            total = sum(weights.values())
            for hand in weights:
                weights[hand] /= total

    def forget(self) -> None:
        """What it holds is as open as at the deal."""
        self._hands = []

    def _given(self) -> list[Weights]:
        if not self._hands:
            dealt = self._dealt(self._table.influence[self.seat])
            self._hands = [dict(dealt) for _ in self._policies]
        return self._hands

    def _dealt(self, size: int) -> Weights:
        found: Weights = {}
        for hand in combinations_with_replacement(sorted(self._table.ruleset.cast), size):
            ways = 1
            for card in set(hand):
                ways *= comb(max(0, self._unseen[card]), hand.count(card))
            if ways:
                found[hand] = float(ways)
        return _normal(found)


def _normal(weights: Weights) -> Weights:
    total = sum(weights.values())
    return {hand: weight / total for hand, weight in weights.items()}
