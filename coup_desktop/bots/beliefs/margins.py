"""What is believed of each of many seats by itself, tied together by the numbers of cards.

Where too many seats hide cards for all assignments to be weighed, the weight of an assignment is
kept as a product: the number of ways to deal it from the unseen cards, a likelihood of each seat's
holding, and for each character a factor by how many cards of it all hidden seats hold together (a
card that all saw go into the Court is in nobody's hand). Whatever is seen, said or lost keeps that
form and costs nothing. A draw from the Court does not: the seat's chances are worked out, and a
product is put in its place that gives them again.

The chances follow from the product by passing messages between seats and characters: a character
tells a seat how likely it is to hold none, one or two of it, by what the others tell in their turn
(belief propagation). They are near, not exact, and a character that cannot be held stays at 0.
"""

from operator import mul
from typing import Final, final

from coup_desktop.bots.beliefs.holdings import BITS, NOTHING, Holdings
from coup_desktop.bots.beliefs.joint import ContradictionError, Joint, Row, dealt, picked
from coup_desktop.bots.beliefs.kernels import Kernel
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import HAND

_ROUNDS: Final = 8
_SETTLED: Final = 1e-4
"""The change of a message that no further round is made for."""


@final
class Margins:
    """Likelihoods of the holdings of each of `seats`. Not for a draft game."""

    __slots__ = (
        "_chances",
        "_domains",
        "_known",
        "_likely",
        "_settled",
        "_told",
        "holdings",
        "seats",
        "unseen",
    )

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
        self._known: list[Row] = [[1.0] * (have + 1) for have in self._pool()]
        """By slot, then by how many such cards the seats hold together: a factor."""
        slots = len(holdings.cast)
        self._told: list[list[Row]] = [[[1.0] * (HAND + 1) for _ in range(slots)] for _ in seats]
        """By seat's place, by slot, by number: what the character told it at the last draw."""
        self._settled: list[list[Row]] = []
        """What it tells now, where `_chances` are known."""
        self._chances: list[Row] | None = None

    def joint(self) -> Joint:
        """The exact distribution that the product stands for."""
        sizes = [len(self.holdings.hands[domain[0]]) for domain in self._domains]
        first = self.holdings.domains[0, True]
        joint = dealt(self.holdings, list(self.seats), self.unseen, first, sizes)
        for place, seat in enumerate(self.seats):
            factors = [0.0] * len(self.holdings.hands)
            for holding, likely in zip(self._domains[place], self._likely[place], strict=True):
                factors[holding] = likely
            joint.weigh(seat, factors)
        joint.weigh_counts(self._known)
        return joint

    def _pool(self) -> list[int]:
        """The unseen cards, by slot."""
        return self.holdings.unpacked(self.unseen)

    # What comes to be known.

    def domain(self, seat: int) -> list[int]:
        """The holdings that a seat may have, in the order of its weights."""
        return self._domains[self.seats.index(seat)]

    def weigh(self, seat: int, factors: Row) -> None:
        """Multiplies by a factor that depends on the seat's holding (the index)."""
        place = self.seats.index(seat)
        likely = self._likely[place]
        domain = self._domains[place]
        self._set(place, [x * factors[h] for x, h in zip(likely, domain, strict=True)])

    def _set(self, place: int, likely: Row) -> None:
        most = max(likely)
        if most <= 0.0:
            raise ContradictionError(f"seat {self.seats[place]} can hold nothing that fits")
        self._likely[place] = [weight / most for weight in likely]
        self._chances = None

    def _set_known(self, slot: int, known: Row) -> None:
        most = max(known)
        if most <= 0.0:
            raise ContradictionError("no number of cards fits what happened")
        self._known[slot] = [factor / most for factor in known]

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
        self._set_known(slot, self._known[slot][:-1])
        self._chances = None

    def see_returned(self, slot: int) -> None:
        """The believer has put such a card into the Court."""
        self.unseen += 1 << (BITS * slot)
        have = len(self._known[slot])
        known = [factor * (have - m) / have for m, factor in enumerate(self._known[slot])]
        self._set_known(slot, [*known, 0.0])
        self._chances = None

    def take(self, seat: int, slot: int, *, lost: bool) -> None:
        """All see that the seat held such a card, and that it went.

        Args:
            seat: whose card it was.
            slot: which.
            lost: whether it lies open for good; else it is in the Court.
        """
        place = self.seats.index(seat)
        counts = self.holdings.counts
        target: list[int] = []
        likely: Row = []
        for holding, weight in zip(self._domains[place], self._likely[place], strict=True):
            rest = self.holdings.less[holding][slot]
            if rest != NOTHING:
                target.append(rest)
                likely.append(weight / counts[holding][slot])
        self._domains[place] = target
        self._set(place, likely)
        known = self._known[slot][1:]
        if lost:
            self.unseen -= 1 << (BITS * slot)
        else:
            have = len(known)
            known = [*(factor * (have - m) for m, factor in enumerate(known)), 0.0]
        self._set_known(slot, known)

    def change(self, seat: int, kernel: Kernel) -> None:
        """The seat draws, and its holding changes as the kernel has it."""
        self._change(seat, [(1.0, kernel)])

    def change_both(self, seat: int, partner: int, kernels: dict[int, Kernel]) -> None:
        """As `change`, by a kernel that depends on the partner's holding (the key)."""
        place = self.seats.index(partner)
        chances = self.chances()[place]
        held = zip(self._domains[place], chances, strict=True)
        self._change(seat, [(chance, kernels[h]) for h, chance in held if chance > 0.0])

    def _change(self, seat: int, parts: list[tuple[float, Kernel]]) -> None:
        place = self.seats.index(seat)
        wanted = self.chances()
        before = wanted[place]
        source = self._domains[place]
        target = parts[0][1].target
        singles, pairs = self._in_court(place)
        changed = [0.0] * len(target)
        # By slot: the chances that the seat holds one and two more of a character than before.
        more = [[0.0] * (HAND + 1) for _ in self.holdings.cast]
        counts = self.holdings.counts
        for weight, kernel in parts:
            matrix = kernel.changes(singles, pairs)
            for onto, column in enumerate(matrix):
                held = counts[target[onto]]
                for old, chance in enumerate(map(mul, before, column)):
                    if chance > 0.0:
                        changed[onto] += weight * chance
                        for slot, count in enumerate(counts[source[old]]):
                            if held[slot] > count:
                                more[slot][held[slot] - count] += weight * chance
        self._domains[place] = target
        for slot, gained in enumerate(more):
            self._soften(slot, gained)
        self._likely[place] = changed
        self._settle([changed if p == place else row for p, row in enumerate(wanted)])

    def _settle(self, wanted: list[Row]) -> None:
        """Finds likelihoods that give each seat the chances wanted."""
        for _ in range(_ROUNDS):
            moved = self._pass_round()
            for other, chances in enumerate(wanted):
                self._likely[other] = [1.0] * len(chances)
                ways = self._ways(other, self._settled[other])
                held = zip(chances, ways, strict=True)
                self._set(other, [p / w if w > 0.0 else 0.0 for p, w in held])
            if moved < _SETTLED:
                break
        self._told = self._settled

    def _soften(self, slot: int, gained: Row) -> None:
        """A card that is known to be in nobody's hand may have been drawn now."""
        known = self._known[slot]
        stays = 1.0 - sum(gained)
        self._set_known(
            slot,
            [
                stays * known[m]
                + sum(chance * known[max(0, m - n)] for n, chance in enumerate(gained) if n)
                for m in range(len(known))
            ],
        )

    def _in_court(self, place: int) -> tuple[list[Row], list[Row]]:
        """By a seat's holding and slot: how many cards, and pairs, the Court has on average."""
        by_number: list[list[tuple[float, float]]] = []
        for slot in range(len(self.holdings.cast)):
            shares = self._shares(slot)
            del shares[place]
            others = _together(shares)[0]
            weights = self._dealt_ways(slot)
            by_number.append([_left(weights, others, held) for held in range(HAND + 1)])
        singles: list[Row] = []
        pairs: list[Row] = []
        for holding in self._domains[place]:
            counts = self.holdings.counts[holding]
            left = [by_number[slot][count] for slot, count in enumerate(counts)]
            singles.append([single for single, _ in left])
            pairs.append([pair for _, pair in left])
        return singles, pairs

    def leave(self, seat: int) -> None:
        """The seat has no card left."""
        place = self.seats.index(seat)
        del self.seats[place], self._domains[place], self._likely[place], self._told[place]
        self._chances = None

    # Messages.

    def _dealt_ways(self, slot: int) -> Row:
        """By how many cards of a character the seats hold together: the factor of that number."""
        have = len(self._known[slot]) - 1
        ways = 1.0
        weights: Row = []
        for m, factor in enumerate(self._known[slot]):
            weights.append(ways * factor)
            ways *= have - m
        return weights

    def _ways(self, place: int, told: list[Row]) -> Row:
        """A seat's weights of its holdings, up to a factor, by what the characters tell it."""
        weights: Row = []
        for holding, likely in zip(self._domains[place], self._likely[place], strict=True):
            weight = likely
            if weight:
                for slot, count in enumerate(self.holdings.counts[holding]):
                    weight *= told[slot][count]
                    if count == HAND:
                        weight /= 2.0
            weights.append(weight)
        return weights

    def _shares(self, slot: int) -> list[Row]:
        """Of each seat: how likely it holds none, one or two, the character's own word left out."""
        shares: list[Row] = []
        counts = self.holdings.counts
        for place, domain in enumerate(self._domains):
            told = self._settled[place]
            plain = told[slot]
            told[slot] = _PLAIN
            share = [0.0] * (HAND + 1)
            for holding, weight in zip(domain, self._ways(place, told), strict=True):
                share[counts[holding][slot]] += weight
            told[slot] = plain
            total = sum(share)
            if total <= 0.0:
                raise ContradictionError(f"seat {self.seats[place]} can hold nothing that fits")
            shares.append([weight / total for weight in share])
        return shares

    def _tell(self, slot: int) -> list[Row]:
        """What a character tells each seat now."""
        weights = self._dealt_ways(slot)
        told: list[Row] = []
        for others in _but_one(self._shares(slot)):
            message = [
                sum(map(mul, others, weights[held:])) if held < len(weights) else 0.0
                for held in range(HAND + 1)
            ]
            most = max(message)
            if most <= 0.0:
                raise ContradictionError("no number of cards fits what happened")
            told.append([weight / most for weight in message])
        return told

    def chances(self) -> list[Row]:
        """Of each seat: the chance of each holding of its domain."""
        if self._chances is None:
            # Not in `_told`: what is believed depends on what happened, not on who asked when.
            self._settled = [list(told) for told in self._told]
            for _ in range(_ROUNDS):
                if self._pass_round() < _SETTLED:
                    break
            spread: list[Row] = []
            for place, told in enumerate(self._settled):
                weights = self._ways(place, told)
                total = sum(weights)
                if total <= 0.0:
                    seat = self.seats[place]
                    raise ContradictionError(f"seat {seat} can hold nothing that fits")
                spread.append([weight / total for weight in weights])
            self._chances = spread
        return self._chances

    def _pass_round(self) -> float:
        """Lets each character speak once; how much that has changed at most."""
        changed = 0.0
        for slot in range(len(self.holdings.cast)):
            for place, message in enumerate(self._tell(slot)):
                before = self._settled[place][slot]
                for held in range(HAND + 1):
                    changed = max(changed, abs(message[held] - before[held]))
                self._settled[place][slot] = message
        return changed

    def without(self, wanted: dict[int, list[bool]]) -> float:
        """The chance that none of some seats has one of the holdings that are wanted of it.

        Args:
            wanted: by seat, then by holding.
        """
        chance = 1.0
        spread = self.chances()
        for seat, holdings in wanted.items():
            place = self.seats.index(seat)
            held = zip(self._domains[place], spread[place], strict=True)
            chance *= 1.0 - sum(weight for holding, weight in held if holdings[holding])
        return chance

    # One assignment.

    def pick(self, stream: SplitMix64) -> list[int]:
        """An assignment by chance, as holdings in the order of `seats`; it is always possible.

        Seats that may hold little are dealt first; one that cannot be dealt goes back for another.
        """
        spread = self.chances()
        choices = [sum(1 for chance in row if chance > 0.0) for row in spread]
        order = sorted(range(len(self.seats)), key=lambda place: (choices[place], place))
        later: list[list[Row]] = []
        weights: list[Row] = []
        for slot in range(len(self.holdings.cast)):
            shares = self._shares(slot)
            later.append(_together([shares[place] for place in order]))
            weights.append(self._dealt_ways(slot))
        found = [NOTHING] * len(order)
        if not self._deal_on(order, 0, [0] * len(weights), (weights, later), found, stream):
            raise ContradictionError("no assignment of hands fits what happened")
        return found

    def _deal_on(
        self,
        order: list[int],
        turn: int,
        gone: list[int],
        tables: tuple[list[Row], list[list[Row]]],
        found: list[int],
        stream: SplitMix64,
    ) -> bool:
        """Deals to the seats of `order` from `turn` on; False where that cannot be.

        Args:
            order: the seats' places.
            turn: how many of them hold cards.
            gone: by slot: how many cards those hold.
            tables: by slot: `_dealt_ways`, and the shares of the later seats together.
            found: where the holdings go.
            stream: of chance.
        """
        if turn == len(order):
            return True
        place = order[turn]
        weights, later = tables
        told: list[Row] = []
        for slot, base in enumerate(gone):
            others = later[slot][turn + 1]
            told.append([sum(map(mul, others, weights[slot][base + n :])) for n in range(HAND + 1)])
        chances = self._ways(place, told)
        domain = self._domains[place]
        while max(chances) > 0.0:
            chosen = picked(chances, stream)
            chances[chosen] = 0.0
            counts = self.holdings.counts[domain[chosen]]
            now = [base + count for base, count in zip(gone, counts, strict=True)]
            if self._deal_on(order, turn + 1, now, tables, found, stream):
                found[place] = domain[chosen]
                return True
        return False


_PLAIN: Final = [1.0] * (HAND + 1)


def _convolved(first: Row, second: Row) -> Row:
    """The distribution of the sum of two numbers."""
    result = [0.0] * (len(first) + len(second) - 1)
    for a, p in enumerate(first):
        for b, q in enumerate(second):
            result[a + b] += p * q
    return result


def _together(shares: list[Row]) -> list[Row]:
    """By place: the distribution of how many the seats from there on hold together."""
    sums: list[Row] = [[1.0]]
    for share in reversed(shares):
        sums.append(_convolved(share, sums[-1]))
    sums.reverse()
    return sums


def _but_one(shares: list[Row]) -> list[Row]:
    """By place: the distribution of how many all other seats hold together."""
    after = _together(shares)
    before: Row = [1.0]
    result: list[Row] = []
    for place, share in enumerate(shares):
        result.append(_convolved(before, after[place + 1]))
        before = _convolved(before, share)
    return result


def _left(weights: Row, others: Row, held: int) -> tuple[float, float]:
    """How many cards, and pairs of cards, of a character the Court has on average.

    Args:
        weights: by how many all hold together: the factor of that number.
        others: the distribution of how many the other seats hold.
        held: how many the seat itself holds.
    """
    have = len(weights) - 1
    total = single = pair = 0.0
    for number, chance in enumerate(others):
        if number + held <= have:
            weight = chance * weights[number + held]
            left = have - number - held
            total += weight
            single += weight * left
            pair += weight * left * (left - 1) / 2.0
    return (single / total, pair / total) if total > 0.0 else (0.0, 0.0)
