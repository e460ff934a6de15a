"""How a seat's holding changes when the Court gives it cards: exact, by what the Court holds."""

from functools import lru_cache
from typing import Final, final

from coup_desktop.bots.beliefs.answers import Choices, likely_picks
from coup_desktop.bots.beliefs.holdings import Hand, Holdings
from coup_desktop.engine.cast import Character
from coup_desktop.engine.ruleset import HAND

Outcomes = list[tuple[int, float]]
"""Places in a kernel's target, with the chance of each."""
Matrix = list[list[float]]
"""By place in the target, then in the source: the chance of that change; empty where it is 0."""

PAIR: Final = 2


@final
class Kernel:
    """A draw of one or two cards, and what a seat makes of them."""

    __slots__ = ("_draws", "_holdings", "_known", "_outcomes", "count", "source", "target")

    def __init__(
        self, holdings: Holdings, source: list[int], target: list[int], count: int
    ) -> None:
        """Args: source, target: the holdings before and after; count: how many cards are drawn."""
        self._holdings: Holdings = holdings
        self.source: list[int] = source
        self.target: list[int] = target
        self.count: int = count
        self._draws: list[tuple[int, int]] = _draws(len(holdings.cast), count)
        self._outcomes: list[list[Outcomes]] = [[[] for _ in self._draws] for _ in source]
        self._known: dict[int, Matrix] = {}

    def drawn(self, draw: int) -> Hand:
        """The cards of a draw, rising."""
        first, second = self._draws[draw]
        cast = self._holdings.cast
        return (cast[first],) if self.count < PAIR else (cast[first], cast[second])

    @property
    def draws(self) -> int:
        """How many draws there are."""
        return len(self._draws)

    def lead(self, place: int, draw: int, outcomes: Outcomes) -> None:
        """Says what comes of a draw."""
        self._outcomes[place][draw] = outcomes

    def matrix(self, pool: int) -> Matrix:
        """The changes where the Court and the seat together have the cards of `pool`, packed."""
        known = self._known.get(pool)
        if known is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            known = self._known[pool] = self._matrix(self._holdings.unpacked(pool))
        return known

    def _matrix(self, pool: list[int]) -> Matrix:
        singles: list[list[float]] = []
        pairs: list[list[float]] = []
        spent = self._holdings.spent
        for holding in self.source:
            court = [have - gone for have, gone in zip(pool, spent[holding], strict=True)]
            if min(court) < 0:
                court = [0] * len(court)
            singles.append([float(have) for have in court])
            pairs.append([have * (have - 1) / 2.0 for have in court])
        # What cannot come about is left empty: most of a full hand, where few cards are left.
        return [column if any(column) else [] for column in self.changes(singles, pairs)]

    def changes(self, singles: list[list[float]], pairs: list[list[float]]) -> Matrix:
        """The changes where the Court has so many cards on average, all kinds apart.

        Args:
            singles: by place in the source, then by slot: how many cards the Court has.
            pairs: the same: how many pairs of such cards.
        """
        matrix = [[0.0] * len(self.source) for _ in self.target]
        for place in range(len(self.source)):
            weights = self._weights(singles[place], pairs[place])
            total = sum(weights)
            if total <= 0.0:
                continue
            for draw, weight in enumerate(weights):
                if weight > 0.0:
                    for target, chance in self._outcomes[place][draw]:
                        matrix[target][place] += chance * weight / total
        return matrix

    def _weights(self, singles: list[float], pairs: list[float]) -> list[float]:
        if self.count < PAIR:
            return singles
        return [
            pairs[first] if first == second else singles[first] * singles[second]
            for first, second in self._draws
        ]


_MOST_KNOWN: Final = 512
"""Pools whose matrix is kept; keeps long games flat."""


def _draws(slots: int, count: int) -> list[tuple[int, int]]:
    """All draws of one or two cards, by slot; of one the second number says nothing."""
    if count < PAIR:
        return [(slot, slot) for slot in range(slots)]
    return [(first, second) for first in range(slots) for second in range(first, slots)]


def _places(target: list[int]) -> dict[int, int]:
    return {holding: place for place, holding in enumerate(target)}


@lru_cache(maxsize=32)
def drawing(holdings: Holdings, source: tuple[int, ...], count: int) -> Kernel:
    """A seat takes the cards that it draws into its hand."""
    size = len(holdings.hands[source[0]]) + count
    if size > HAND:
        raise ValueError(f"a hand of {size} cards")
    target: list[int] = []
    found: dict[int, int] = {}
    kernel = Kernel(holdings, list(source), target, count)
    for place, holding in enumerate(source):
        for draw in range(kernel.draws):
            grown = holding
            for card in kernel.drawn(draw):
                grown = holdings.more[grown][holdings.slot[card]]
            if grown not in found:
                found[grown] = len(target)
                target.append(grown)
            kernel.lead(place, draw, [(found[grown], 1.0)])
    return kernel


Keeps = list[tuple[Hand, float]]
"""Hands that may be kept, with the chance of each."""


def exchanging(
    holdings: Holdings, source: list[int], count: int, choices: Choices, seat: int
) -> Kernel:
    """A seat draws cards, keeps what it likes of all, and returns the others."""
    if choices.silent:
        return _exchanging_blindly(
            holdings, tuple(source), count, choices.most_drawn(len(holdings.hands[source[0]]))
        )
    draws = _draws(len(holdings.cast), count)
    cast = holdings.cast
    told: list[tuple[tuple[Hand, float], ...]] = []
    for holding in source:
        hand = holdings.hands[holding]
        for first, second in draws:
            drawn = (cast[first],) if count < PAIR else (cast[first], cast[second])
            told.append(tuple(choices.keeps(seat, hand, drawn)))
    return _exchanging(holdings, tuple(source), count, tuple(told))


@lru_cache(maxsize=8)
def _exchanging(
    holdings: Holdings,
    source: tuple[int, ...],
    count: int,
    told: tuple[tuple[tuple[Hand, float], ...], ...],
) -> Kernel:
    """As `exchanging`; told: what is kept, holding by holding and draw by draw.

    A seat that always chooses alike needs it worked out but once.
    """
    kernel = Kernel(holdings, list(source), holdings.as_many(source[0]), count)
    places = _places(kernel.target)
    draws = kernel.draws
    for place, holding in enumerate(source):
        for draw in range(draws):
            keeps = list(told[place * draws + draw])
            kernel.lead(place, draw, _kept(holdings, holding, keeps, places))
    return kernel


@lru_cache(maxsize=32)
def _exchanging_blindly(
    holdings: Holdings, source: tuple[int, ...], count: int, most: int
) -> Kernel:
    """As `exchanging` without a model; most: how many drawn cards may be kept."""
    kernel = Kernel(holdings, list(source), holdings.as_many(source[0]), count)
    places = _places(kernel.target)
    for place, holding in enumerate(source):
        for draw in range(kernel.draws):
            keeps = likely_picks(holdings.hands[holding], kernel.drawn(draw), most)
            kernel.lead(place, draw, _kept(holdings, holding, keeps, places))
    return kernel


def _kept(holdings: Holdings, holding: int, keeps: Keeps, places: dict[int, int]) -> Outcomes:
    hand = holdings.hands[holding]
    return [
        (places[_changed(holdings, holding, hand, kept)], chance)
        for kept, chance in keeps
        if chance > 0.0
    ]


def _changed(holdings: Holdings, holding: int, hand: Hand, kept: Hand) -> int:
    """The holding with other cards in hand."""
    for card in hand:
        holding = holdings.less[holding][holdings.slot[card]]
    for card in kept:
        holding = holdings.more[holding][holdings.slot[card]]
    return holding


Gives = list[list[tuple[Character, float]]]
"""By place in the source: which card goes, with the chance of each; empty where none can."""


def replacing(holdings: Holdings, source: list[int], gives: Gives) -> Kernel:
    """A seat draws a card and returns one that it held before."""
    kernel = Kernel(holdings, source, holdings.as_many(source[0]), 1)
    places = _places(kernel.target)
    for place, holding in enumerate(source):
        for draw in range(kernel.draws):
            slot = holdings.slot[kernel.drawn(draw)[0]]
            outcomes: Outcomes = []
            for card, chance in gives[place]:
                if chance > 0.0:
                    rest = holdings.less[holding][holdings.slot[card]]
                    outcomes.append((places[holdings.more[rest][slot]], chance))
            kernel.lead(place, draw, outcomes)
    return kernel
