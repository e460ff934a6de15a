"""One seat under watch: how likely each style is, and each hand of each style.

A seat is watched by itself, from the numbers of cards that the watcher does not see: cheap, and
good enough to tell styles apart. Which hands are worth believing in is for `bots.beliefs` to say.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import comb, sqrt
from typing import Final, final

from coup_desktop.bots.beliefs.answers import Decision
from coup_desktop.bots.beliefs.ledger import Hand, Ledger
from coup_desktop.bots.opponents.answers import chance_of, is_doubt
from coup_desktop.bots.opponents.memory import mask_of
from coup_desktop.bots.opponents.policy import Policy
from coup_desktop.engine.cast import NO_CHARACTER, Character
from coup_desktop.engine.events import Phase

Weights = dict[Hand, float]
SHARE: Final = 0.05
"""How much of a seat's styles stays even, whatever was seen."""
_LEAST: Final = 1e-6
"""What counts at least that a style takes for impossible."""


@final
class Watched:
    """A seat's styles and hands, weighed by what it decides.

    How a seat doubts says little of how it acts: the two are told apart, each with its styles.
    """

    __slots__ = ("_hands", "_pace", "_policies", "_table", "_unseen", "deeds", "doubts", "seat")

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
        self.deeds: list[float] = list(prior)
        """How likely it acts, blocks and keeps cards by each style, 1 in sum."""
        self.doubts: list[float] = list(prior)
        """How likely it doubts by each style, 1 in sum."""
        self._table: Ledger = table
        self._unseen: list[int] = unseen
        self._policies: list[Policy] = list(policies)
        self._pace: float = pace
        self._hands: list[Weights] = []
        """By style of deeds: how likely each hand is, 1 in sum; empty: by the cards' numbers."""

    # What it decides.

    def decide(self, decision: Decision) -> Weights:
        """Weighs a decision that all saw, before the ledger enters it.

        Returns:
            How likely it was with each hand, by all that was seen of the seat before.
        """
        chances = self._chances(decision)
        return self._hear(chances) if is_doubt(decision.phase) else self._see(chances)

    def _see(self, chances: list[Weights]) -> Weights:
        """Weighs a deed. Args: chances: of it, by style and hand."""
        given = self._given()
        mixed: Weights = {}
        for hand in chances[0]:
            styles = guarded(
                [deed * weights[hand] for deed, weights in zip(self.deeds, given, strict=True)]
            )
            mixed[hand] = sum(
                weight * found[hand] for weight, found in zip(styles, chances, strict=True)
            )
        likely = [_weigh(weights, chances[place]) for place, weights in enumerate(given)]
        self.deeds = self._next(self.deeds, likely)
        return mixed

    def _hear(self, chances: list[Weights]) -> Weights:
        """Weighs a doubt, or a claim let pass. Args: chances: of it, by style and hand."""
        likely = [0.0] * len(self.doubts)
        styles = guarded(self.doubts)
        mixed: Weights = {}
        for hand in chances[0]:
            mixed[hand] = sum(
                weight * found[hand] for weight, found in zip(styles, chances, strict=True)
            )
        for deed, weights in zip(self.deeds, self._given(), strict=True):
            for place, found in enumerate(chances):
                likely[place] += deed * sum(found[hand] * held for hand, held in weights.items())
            _weigh(weights, mixed)
        self.doubts = self._next(self.doubts, likely)
        return mixed

    def _next(self, styles: list[float], likely: list[float]) -> list[float]:
        """How likely styles are after something that is so likely with each."""
        weights = [
            style * max(_LEAST, chance) ** self._pace
            for style, chance in zip(styles, likely, strict=True)
        ]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _chances(self, decision: Decision) -> list[Weights]:
        """By style: the chance of a decision with each hand; 0 where the hand forbids it."""
        table = self._table
        free = decision.phase is not Phase.PROVE and decision.phase is not Phase.LOSE
        doubts = is_doubt(decision.phase)
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


def guarded(weights: Sequence[float]) -> list[float]:
    """Weights of styles, 1 in sum, none below a small share: a seat may be of no style at all."""
    total = sum(weights)
    count = len(weights)
    if total <= 0.0:
        return [1.0 / count] * count
    return [SHARE / count + (1.0 - SHARE) * weight / total for weight in weights]


def _weigh(weights: Weights, chances: Weights) -> float:
    """Takes the chances of a decision, by hand, into account; how likely it was."""
    likely = sum(weight * chances[hand] for hand, weight in weights.items())
    if likely > 0.0:
        for hand in weights:
            weights[hand] *= chances[hand] / likely
    return likely
