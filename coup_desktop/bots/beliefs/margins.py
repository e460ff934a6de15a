"""What is believed of each of many seats by itself, against what the others are expected to hold.

Where too many seats hide cards for all assignments to be weighed, each seat keeps the likelihood
of its own behaviour and draws (`_likely`), and all are tied together by the unseen cards alone: the
weight of an assignment is the number of ways to deal it from them, times each seat's likelihood.
The chances of one seat follow from that with the others' cards at their expected numbers, which
in turn follow from their chances: a few rounds settle it. Without evidence they are exact.
"""

from math import comb
from operator import mul
from typing import Final, final

from coup_desktop.bots.beliefs.holdings import BITS, NOTHING, Holdings
from coup_desktop.bots.beliefs.joint import ContradictionError, Joint, Row, dealt, picked
from coup_desktop.bots.beliefs.kernels import Kernel, Matrix
from coup_desktop.engine.rng import SplitMix64

_ROUNDS: Final = 4
_LEAST_EASE: Final = 1e-3
"""How rare a card may become by what the others are expected to hold; facts are kept apart."""


@final
class Margins:
    """Likelihoods of the holdings of each of `seats`. Not for a draft game."""

    __slots__ = ("_chances", "_domains", "_likely", "holdings", "seats", "unseen")

    def __init__(
        self, holdings: Holdings, seats: list[int], unseen: int, domains: list[list[int]]
    ) -> None:
        """Hands that were dealt from the unseen cards.

        Args:
            holdings: the table of holdings.
            seats: the hidden seats, rising.
            unseen: the cards that lie where the believer does not see them, packed by slot.
            domains: the holdings that each seat may have.
        """
        self.holdings: Holdings = holdings
        self.seats: list[int] = seats
        self.unseen: int = unseen
        self._domains: list[list[int]] = domains
        self._likely: list[Row] = [[1.0] * len(domain) for domain in domains]
        self._chances: list[Row] | None = None

    def joint(self) -> Joint:
        """The exact distribution that these likelihoods stand for."""
        sizes = [len(self.holdings.hands[domain[0]]) for domain in self._domains]
        first = self.holdings.domains[0, True]
        joint = dealt(self.holdings, list(self.seats), self.unseen, first, sizes)
        for place, seat in enumerate(self.seats):
            factors = [0.0] * len(self.holdings.hands)
            for holding, likely in zip(self._domains[place], self._likely[place], strict=True):
                factors[holding] = likely
            joint.weigh(seat, factors)
        return joint

    # What comes to be known.

    def domain(self, seat: int) -> list[int]:
        """The holdings that a seat may have, in the order of its weights."""
        return self._domains[self.seats.index(seat)]

    def weigh(self, seat: int, factors: Row) -> None:
        """Multiplies by a factor that depends on the seat's holding (the index)."""
        place = self.seats.index(seat)
        self._set(
            place,
            [
                likely * factors[holding]
                for likely, holding in zip(self._likely[place], self._domains[place], strict=True)
            ],
        )

    def _set(self, place: int, likely: Row) -> None:
        most = max(likely)
        if most <= 0.0:
            raise ContradictionError(f"seat {self.seats[place]} can hold nothing that fits")
        self._likely[place] = [weight / most for weight in likely]
        self._chances = None

    def weigh_both(self, seat: int, partner: int, factors: dict[int, Row]) -> None:
        """Multiplies by factors that depend on two seats' holdings, each with the other's mean.

        Args:
            seat: the one whose holding is the index of a list.
            partner: the one whose holding is the key of the lists.
            factors: by the partner's holding, then by the seat's.
        """
        spread = self.chances()
        mine = self.seats.index(seat)
        other = self.seats.index(partner)
        on_seat = [0.0] * len(self.holdings.hands)
        on_partner = [0.0] * len(self.holdings.hands)
        for key, weight in zip(self._domains[other], spread[other], strict=True):
            row = factors[key]
            for holding, chance in zip(self._domains[mine], spread[mine], strict=True):
                on_seat[holding] += weight * row[holding]
                on_partner[key] += chance * row[holding]
        self.weigh(seat, on_seat)
        self.weigh(partner, on_partner)

    def see_drawn(self, slot: int) -> None:
        """The believer has drawn such a card from the Court."""
        self.unseen -= 1 << (BITS * slot)
        left = self._unseen()[slot]
        for place in range(len(self.seats)):
            counts = self.holdings.counts
            self._set(
                place,
                [
                    likely if counts[holding][slot] <= left else 0.0
                    for likely, holding in zip(
                        self._likely[place], self._domains[place], strict=True
                    )
                ],
            )

    def see_returned(self, slot: int) -> None:
        """The believer has put such a card into the Court."""
        self.unseen += 1 << (BITS * slot)
        self._lies_in_court(slot)

    def _lies_in_court(self, slot: int) -> None:
        """One of the unseen cards of this kind is in nobody's hand now."""
        have = self._unseen()[slot]
        counts = self.holdings.counts
        for place, domain in enumerate(self._domains):
            self._set(
                place,
                [
                    likely * (1.0 - counts[holding][slot] / have)
                    for likely, holding in zip(self._likely[place], domain, strict=True)
                ],
            )

    def take(self, seat: int, slot: int, *, lost: bool) -> None:
        """All see that the seat held such a card, and that it went.

        Args:
            seat: whose card it was.
            slot: which.
            lost: whether it lies open for good; else it is in the Court.
        """
        place = self.seats.index(seat)
        target: list[int] = []
        likely: Row = []
        for holding, weight in zip(self._domains[place], self._likely[place], strict=True):
            rest = self.holdings.less[holding][slot]
            if rest != NOTHING:
                target.append(rest)
                likely.append(weight / self.holdings.counts[holding][slot])
        self._domains[place] = target
        self._set(place, likely)
        if lost:
            self.see_drawn(slot)
        else:
            self._lies_in_court(slot)

    def change(self, seat: int, kernel: Kernel) -> None:
        """The seat draws, and its holding changes as the kernel has it."""
        self._change(seat, kernel.target, [(1.0, kernel)])

    def change_both(self, seat: int, partner: int, kernels: dict[int, Kernel]) -> None:
        """As `change`, by a kernel that depends on the partner's holding (the key)."""
        place = self.seats.index(partner)
        parts = [
            (chance, kernels[holding])
            for holding, chance in zip(self._domains[place], self.chances()[place], strict=True)
            if chance > 0.0
        ]
        self._change(seat, parts[0][1].target, parts)

    def _change(self, seat: int, target: list[int], parts: list[tuple[float, Kernel]]) -> None:
        place = self.seats.index(seat)
        spread = self.chances()
        pool = self._unseen()
        ease = self._ease(place, spread)
        changed = [0.0] * len(target)
        for weight, kernel in parts:
            matrix: Matrix = kernel.changes(pool, ease)
            for onto, column in enumerate(matrix):
                changed[onto] += weight * sum(map(mul, spread[place], column))
        self._domains[place] = target
        ways = self._ways(target, pool, ease)
        self._set(
            place,
            [chance / way if way > 0.0 else 0.0 for chance, way in zip(changed, ways, strict=True)],
        )

    def leave(self, seat: int) -> None:
        """The seat has no card left."""
        place = self.seats.index(seat)
        del self.seats[place], self._domains[place], self._likely[place]
        self._chances = None

    # What is believed.

    def chances(self) -> list[Row]:
        """Of each seat: the chance of each holding of its domain."""
        if self._chances is None:
            plain = [1.0] * len(self.holdings.cast)
            spread = [self._weighed(place, plain) for place in range(len(self.seats))]
            for _ in range(_ROUNDS):
                for place in range(len(self.seats)):
                    spread[place] = self._weighed(place, self._ease(place, spread))
            self._chances = spread
        return self._chances

    def _unseen(self) -> list[int]:
        return self.holdings.unpacked(self.unseen)

    def _weighed(self, place: int, ease: Row) -> Row:
        ways = self._ways(self._domains[place], self._unseen(), ease)
        weights = list(map(mul, self._likely[place], ways))
        total = sum(weights)
        if total <= 0.0:
            raise ContradictionError(f"seat {self.seats[place]} can hold nothing that fits")
        return [weight / total for weight in weights]

    def _ways(self, domain: list[int], pool: list[int], ease: Row) -> Row:
        """In how many ways each holding can be dealt, with cards as easily had as that."""
        ways: Row = []
        for holding in domain:
            way = 1.0
            for slot, count in enumerate(self.holdings.counts[holding]):
                if count:
                    way *= comb(pool[slot], count) * ease[slot] ** count
            ways.append(way)
        return ways

    def _ease(self, place: int, spread: list[Row]) -> Row:
        """By slot: how much easier than without evidence one seat could be dealt such a card."""
        others = [other for other in range(len(self.seats)) if other != place]
        return self._ease_beside(others, spread, self._unseen())

    def _ease_beside(self, others: list[int], spread: list[Row], pool: list[int]) -> Row:
        """The same where only these other seats, by place, hold cards of the pool."""
        expected = [0.0] * len(pool)
        held = 0
        for other in others:
            domain = self._domains[other]
            held += len(self.holdings.hands[domain[0]])
            for holding, chance in zip(domain, spread[other], strict=True):
                for slot, count in enumerate(self.holdings.counts[holding]):
                    if count:
                        expected[slot] += chance * count
        free = 1.0 - held / sum(pool)
        return [
            max(_LEAST_EASE, (have - gone) / (have * free)) if have else 1.0
            for have, gone in zip(pool, expected, strict=True)
        ]

    def without(self, wanted: dict[int, list[bool]]) -> float:
        """The chance that none of some seats has one of the holdings that are wanted of it.

        Args:
            wanted: by seat, then by holding.
        """
        chance = 1.0
        spread = self.chances()
        for seat, holdings in wanted.items():
            place = self.seats.index(seat)
            chance *= 1.0 - sum(
                weight
                for holding, weight in zip(self._domains[place], spread[place], strict=True)
                if holdings[holding]
            )
        return chance

    def pick(self, stream: SplitMix64) -> list[int]:
        """An assignment by chance, as holdings in the order of `seats`; it is always possible.

        Seats that may hold little are dealt first; one that cannot be dealt goes back for another.
        """
        spread = self.chances()
        choices = [sum(1 for chance in row if chance > 0.0) for row in spread]
        order = sorted(range(len(self.seats)), key=lambda place: (choices[place], place))
        found = [NOTHING] * len(order)
        if not self._deal_on(order, spread, self._unseen(), found, stream):
            raise ContradictionError("no assignment of hands fits what happened")
        return found

    def _deal_on(
        self,
        order: list[int],
        spread: list[Row],
        left: list[int],
        found: list[int],
        stream: SplitMix64,
    ) -> bool:
        """Deals to the seats of `order` from what is left; False where that cannot be."""
        if not order:
            return True
        place, others = order[0], order[1:]
        ease = self._ease_beside(others, spread, left)
        domain = self._domains[place]
        weights = [
            likely * ways
            for likely, ways in zip(
                self._likely[place], self._ways(domain, left, ease), strict=True
            )
        ]
        while max(weights) > 0.0:
            chosen = picked(weights, stream)
            weights[chosen] = 0.0
            counts = self.holdings.counts[domain[chosen]]
            rest = [have - count for have, count in zip(left, counts, strict=True)]
            if self._deal_on(others, spread, rest, found, stream):
                found[place] = domain[chosen]
                return True
        return False
