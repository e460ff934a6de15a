"""The exact joint distribution over the holdings of a few seats.

Every assignment of holdings that is possible has a weight. The assignments lie in rows: one seat,
the *axis*, runs along each row, the others' holdings are the row's key. A change of one seat's
holding is a change of each row by itself once that seat is the axis. What a decision says of one
seat's hand is only noted (`_factors`) and worked in when it has to be.
"""

from math import nextafter
from operator import mul
from typing import Final, final

from coup_desktop.bots.beliefs.holdings import BITS, MASK, NOTHING, Holdings
from coup_desktop.bots.beliefs.kernels import Kernel, Matrix, drawing
from coup_desktop.engine.rng import SplitMix64

Row = list[float]


class ContradictionError(ValueError):
    """A history that cannot be: no assignment of hands fits it."""


@final
class Joint:
    """Weights of all assignments of holdings to `seats`."""

    __slots__ = (
        "_axis",
        "_domains",
        "_factors",
        "_keys",
        "_rows",
        "_steps",
        "_used",
        "holdings",
        "seats",
        "unseen",
    )

    def __init__(self, holdings: Holdings, seats: list[int], unseen: int, first: list[int]) -> None:
        """Nobody holds anything yet.

        Args:
            holdings: the table of holdings.
            seats: the hidden seats, rising.
            unseen: the cards that lie where the believer does not see them, packed by slot.
            first: the holdings that a seat may have now.
        """
        self.holdings: Holdings = holdings
        self.seats: list[int] = seats
        self.unseen: int = unseen
        self._domains: list[list[int]] = [list(first) for _ in seats]
        self._axis: int = 0
        self._keys: list[int] = []
        """Of each row: the others' holdings, eight bits a place."""
        self._used: list[int] = []
        """Of each row: the cards of the others' holdings, packed."""
        self._rows: list[Row] = []
        """Weights along the axis's domain."""
        self._factors: list[Row | None] = [None] * len(seats)
        """By place, then by holding: what is still to be multiplied in."""
        self._steps: list[float] | None = None
        self._spread_out()

    def _spread_out(self) -> None:
        """Lays out the rows, each assignment as likely as another."""
        keys = [0]
        for place in range(1, len(self.seats)):
            keys = [key | h << (BITS * place) for key in keys for h in self._domains[place]]
        codes = self.holdings.codes
        self._keys = keys
        self._used = [
            sum(codes[key >> (BITS * p) & MASK] for p in range(1, len(self.seats))) for key in keys
        ]
        width = len(self._domains[0]) if self.seats else 1
        self._rows = [[1.0] * width for _ in keys]

    # What comes to be known.

    def domain(self, seat: int) -> list[int]:
        """The holdings that a seat may have, in the order of its weights."""
        return self._domains[self.seats.index(seat)]

    def weigh(self, seat: int, factors: Row) -> None:
        """Multiplies each weight by a factor that depends on the seat's holding (the index)."""
        place = self.seats.index(seat)
        noted = self._factors[place]
        product = factors if noted is None else list(map(mul, noted, factors))
        most = max(product[holding] for holding in self._domains[place])
        if most <= 0.0:
            raise ContradictionError(f"seat {seat} can hold nothing that fits")
        self._factors[place] = [factor / most for factor in product]
        self._steps = None

    def weigh_both(self, seat: int, partner: int, factors: dict[int, Row]) -> None:
        """Multiplies by factors that depend on the holdings of two seats.

        Args:
            seat: the one whose holding is the index of a list.
            partner: the one whose holding is the key of the lists.
            factors: by the partner's holding, then by the seat's.
        """
        self._turn_to(seat)
        domain = self._domains[self._axis]
        along = {key: [row[h] for h in domain] for key, row in factors.items()}
        shift = BITS * self.seats.index(partner)
        for place, key in enumerate(self._keys):
            self._rows[place] = list(map(mul, self._rows[place], along[key >> shift & MASK]))
        self._tidy()

    def weigh_counts(self, factors: list[Row]) -> None:
        """Multiplies by factors that depend on how many cards of a kind all seats hold together.

        Args:
            factors: by slot, then by that number.
        """
        self._work_in(self._axis)
        counts = [self.holdings.counts[h] for h in self._domains[self._axis]]
        known: dict[int, Row] = {}
        for place, used in enumerate(self._used):
            row = known.get(used)
            if row is None:
                others = self.holdings.unpacked(used)
                row = known[used] = []
                for own in counts:
                    factor = 1.0
                    for slot, (a, b) in enumerate(zip(others, own, strict=True)):
                        factor *= factors[slot][a + b] if a + b < len(factors[slot]) else 0.0
                    row.append(factor)
            self._rows[place] = list(map(mul, self._rows[place], row))
        self._tidy()

    def see_drawn(self, slot: int) -> None:
        """The believer has drawn such a card from the Court."""
        self._turn_to(self.seats[self._axis])
        domain = self._domains[self._axis]
        shift = BITS * slot
        spent = [self.holdings.codes[h] >> shift & MASK for h in domain]
        have = self.unseen >> shift & MASK
        chances: dict[int, Row] = {}
        for place, used in enumerate(self._used):
            left = have - (used >> shift & MASK)
            row = chances.get(left)
            if row is None:
                row = chances[left] = [float(max(0, left - gone)) for gone in spent]
            self._rows[place] = list(map(mul, self._rows[place], row))
        self.unseen -= 1 << shift
        self._tidy()

    def see_returned(self, slot: int) -> None:
        """The believer has put such a card into the Court."""
        self.unseen += 1 << (BITS * slot)
        self._steps = None

    def take(self, seat: int, slot: int, *, lost: bool) -> None:
        """All see that the seat held such a card, and that it went.

        Args:
            seat: whose card it was.
            slot: which.
            lost: whether it lies open for good; else it is in the Court.
        """
        self._turn_to(seat)
        axis = self._axis
        less = self.holdings.less
        sources: list[int] = []
        target: list[int] = []
        for place, holding in enumerate(self._domains[axis]):
            rest = less[holding][slot]
            if rest != NOTHING:
                sources.append(place)
                target.append(rest)
        self._domains[axis] = target
        self._rows = [[row[place] for place in sources] for row in self._rows]
        if lost:
            self.unseen -= 1 << (BITS * slot)
        self._tidy()

    def change(self, seat: int, kernel: Kernel) -> None:
        """The seat draws, and its holding changes as the kernel has it."""
        self._turn_to(seat)
        rows = self._rows
        unseen = self.unseen
        for place, used in enumerate(self._used):
            rows[place] = _changed(rows[place], kernel.matrix(unseen - used))
        self._domains[self._axis] = kernel.target
        self._tidy()

    def change_both(self, seat: int, partner: int, kernels: dict[int, Kernel]) -> None:
        """As `change`, by a kernel that depends on the partner's holding (the key)."""
        self._turn_to(seat)
        rows = self._rows
        shift = BITS * self.seats.index(partner)
        for place, key in enumerate(self._keys):
            kernel = kernels[key >> shift & MASK]
            rows[place] = _changed(rows[place], kernel.matrix(self.unseen - self._used[place]))
            self._domains[self._axis] = kernel.target
        self._tidy()

    def draft(self, seat: int, chances: list[tuple[int, float]]) -> None:
        """The seat, which held nothing, has drafted: the holdings that it may have now."""
        self._turn_to(seat)
        self._rows = [[row[0] * chance for _, chance in chances] for row in self._rows]
        self._domains[self._axis] = [holding for holding, _ in chances]
        self._tidy()

    def leave(self, seat: int) -> None:
        """The seat has no card left."""
        place = self.seats.index(seat)
        if len(self.seats) == 1 or any(self.holdings.codes[h] for h in self._domains[place]):
            return  # the last one; or, of a draft game's set, it still accounts for discards
        if place == self._axis:
            self._turn_to(self.seats[0 if place else 1])
        low = (1 << (BITS * place)) - 1
        self._keys = [(key & low) | (key >> BITS & ~low) for key in self._keys]
        del self.seats[place], self._domains[place], self._factors[place]
        if self._axis > place:
            self._axis -= 1
        self._steps = None

    # The rows.

    def _turn_to(self, seat: int) -> None:
        """Makes a seat the axis, and works in what is noted of it and of the axis before it."""
        self._work_in(self._axis)
        axis = self.seats.index(seat)
        if axis == self._axis:
            return
        domain = self._domains[axis]
        place_of = [0] * len(self.holdings.hands)
        for place, holding in enumerate(domain):
            place_of[holding] = place
        codes = self.holdings.codes
        old_shift = BITS * self._axis
        old_domain = self._domains[self._axis]
        shift = BITS * axis
        # Rows that differ in the new axis alone are a block, which is turned over.
        nothing = [0.0] * len(old_domain)
        blocks: dict[int, list[Row]] = {}
        bases: list[tuple[int, int]] = []
        for key, used, row in zip(self._keys, self._used, self._rows, strict=True):
            holding = key >> shift & MASK
            base = key ^ holding << shift
            block = blocks.get(base)
            if block is None:
                block = blocks[base] = [nothing] * len(domain)
                bases.append((base, used - codes[holding]))
            block[place_of[holding]] = row
        self._keys = []
        self._used = []
        self._rows = []
        for base, used in bases:
            for holding, turned in zip(old_domain, zip(*blocks[base], strict=True), strict=True):
                if any(turned):
                    self._keys.append(base | holding << old_shift)
                    self._used.append(used + codes[holding])
                    self._rows.append(list(turned))
        self._axis = axis
        self._work_in(axis)

    def _work_in(self, place: int) -> None:
        """Multiplies what is noted of the axis into the rows."""
        noted = self._factors[place]
        if noted is None or place != self._axis:
            return
        self._rows = self._worked_in()
        self._factors[place] = None
        self._tidy()

    def _worked_in(self) -> list[Row]:
        """The rows with what is noted of the axis.

        Questions work nothing in for good: what is believed, to the last bit, depends on what
        happened and not on when somebody asked.
        """
        noted = self._factors[self._axis]
        if noted is None:
            return self._rows
        along = [noted[holding] for holding in self._domains[self._axis]]
        return [list(map(mul, row, along)) for row in self._rows]

    def _tidy(self) -> None:
        """Drops rows that cannot be, and makes the sum of the others 1."""
        self._steps = None
        sums = [sum(row) for row in self._rows]
        total = sum(sums)
        if total <= 0.0:
            raise ContradictionError("no assignment of hands fits what happened")
        if min(sums) <= 0.0:
            kept = [place for place, weight in enumerate(sums) if weight > 0.0]
            self._keys = [self._keys[place] for place in kept]
            self._used = [self._used[place] for place in kept]
            self._rows = [self._rows[place] for place in kept]
        scale = 1.0 / total
        if not _CLOSE < total < 1.0 / _CLOSE:
            self._rows = [[weight * scale for weight in row] for row in self._rows]

    def _scales(self) -> list[float]:
        """Of each row: what is noted of the seats that are not the axis."""
        noted = [
            (BITS * place, factors)
            for place, factors in enumerate(self._factors)
            if factors is not None and place != self._axis
        ]
        scales = [1.0] * len(self._keys)
        for shift, factors in noted:
            scales = [
                scale * factors[key >> shift & MASK]
                for scale, key in zip(scales, self._keys, strict=True)
            ]
        return scales

    def _sums(self, scales: list[float]) -> list[float]:
        """The weight of each row, with all that is noted."""
        noted = self._factors[self._axis]
        if noted is None:
            return list(map(mul, map(sum, self._rows), scales))
        along = [noted[holding] for holding in self._domains[self._axis]]
        return [
            sum(map(mul, row, along)) * scale for row, scale in zip(self._rows, scales, strict=True)
        ]

    # What is believed.

    def chances(self) -> list[Row]:
        """Of each seat: the chance of each holding of its domain."""
        scales = self._scales()
        axis = self._axis
        along = [sum(map(mul, column, scales)) for column in zip(*self._rows, strict=True)]
        noted = self._factors[axis]
        if noted is not None:
            held = zip(along, self._domains[axis], strict=True)
            along = [weight * noted[holding] for weight, holding in held]
        total = sum(along)
        if total <= 0.0:
            raise ContradictionError("no assignment of hands fits what happened")
        sums = self._sums(scales)
        spread: list[Row] = []
        for place, domain in enumerate(self._domains):
            if place == axis:
                spread.append([weight / total for weight in along])
                continue
            by_holding = [0.0] * len(self.holdings.hands)
            shift = BITS * place
            for key, weight in zip(self._keys, sums, strict=True):
                by_holding[key >> shift & MASK] += weight
            spread.append([by_holding[holding] / total for holding in domain])
        return spread

    def assignments(self) -> list[tuple[list[int], float]]:
        """All assignments that can be, as holdings in the order of `seats`, with their chances."""
        found: list[tuple[list[int], float]] = []
        for key, row, scale in zip(self._keys, self._worked_in(), self._scales(), strict=True):
            for holding, weight in zip(self._domains[self._axis], row, strict=True):
                if weight * scale > 0.0:
                    found.append((self._unpacked(key, holding), weight * scale))
        total = sum(weight for _, weight in found)
        return [(holding, weight / total) for holding, weight in found]

    def _unpacked(self, key: int, along: int) -> list[int]:
        key |= along << (BITS * self._axis)
        return [key >> (BITS * place) & MASK for place in range(len(self.seats))]

    def without(self, wanted: dict[int, list[bool]]) -> float:
        """The chance that none of some seats has one of the holdings that are wanted of it.

        Args:
            wanted: by seat, then by holding.
        """
        scales = self._scales()
        rows = self._worked_in()
        total: float = sum(map(mul, map(sum, rows), scales))
        for seat, holdings in wanted.items():
            place = self.seats.index(seat)
            if place == self._axis:
                along = [0.0 if holdings[h] else 1.0 for h in self._domains[place]]
                rows = [list(map(mul, row, along)) for row in rows]
            else:
                shift = BITS * place
                scales = [
                    0.0 if holdings[key >> shift & MASK] else scale
                    for key, scale in zip(self._keys, scales, strict=True)
                ]
        left: float = sum(map(mul, map(sum, rows), scales))
        return left / total

    def pick(self, stream: SplitMix64) -> list[int]:
        """An assignment by chance, as holdings in the order of `seats`."""
        steps = self._steps
        if steps is None:
            steps = self._steps = []
            total = 0.0
            for weight in self._sums(self._scales()):
                total += weight
                steps.append(total)
        place = _step(steps, stream.chance() * steps[-1])
        weights = self._rows[place]
        noted = self._factors[self._axis]
        domain = self._domains[self._axis]
        if noted is not None:
            weights = [weight * noted[h] for weight, h in zip(weights, domain, strict=True)]
        holding = domain[picked(weights, stream)]
        return self._unpacked(self._keys[place], holding)


_CLOSE: Final = 1e-6
"""How far the sum of all weights may leave 1 before it is brought back."""


def _changed(row: Row, matrix: Matrix) -> Row:
    if len(row) == 1:
        weight = row[0]
        return [weight * column[0] if column else 0.0 for column in matrix]
    return [sum(map(mul, row, column)) if column else 0.0 for column in matrix]


def _step(steps: list[float], mark: float) -> int:
    """The first place whose step lies above the mark: never one of no width."""
    mark = min(mark, nextafter(steps[-1], 0.0))
    low = 0
    high = len(steps) - 1
    while low < high:
        middle = (low + high) // 2
        if steps[middle] > mark:
            high = middle
        else:
            low = middle + 1
    return low


def picked(weights: Row, stream: SplitMix64) -> int:
    """A place by chance, as likely as its weight; one at least is above 0."""
    steps: Row = []
    total = 0.0
    for weight in weights:
        total += weight
        steps.append(total)
    return _step(steps, stream.chance() * total)


def dealt(
    holdings: Holdings, seats: list[int], unseen: int, first: list[int], sizes: list[int]
) -> Joint:
    """The joint distribution of hands that were dealt from the unseen cards, and nothing else.

    The arguments are those of `Joint`, and how many cards each of the seats holds.
    """
    joint = Joint(holdings, seats, unseen, first)
    for seat, size in zip(seats, sizes, strict=True):
        if size:
            joint.change(seat, drawing(holdings, tuple(joint.domain(seat)), size))
    return joint
