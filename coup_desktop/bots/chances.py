"""Exact chances of hidden cards."""

from functools import lru_cache
from math import comb


@lru_cache(maxsize=65536)
def at_least_one(copies: int, pool: int, cards: int) -> float:
    """The chance that `cards` cards dealt from `pool` hold one of `copies` wanted ones.

    The pool is all that is unseen, the Court included: which of it lies where is what is not known.
    """
    copies = min(copies, pool)
    cards = min(cards, pool)
    if copies <= 0 or cards <= 0:
        return 0.0
    return 1.0 - comb(pool - copies, cards) / comb(pool, cards)


def shifted(chance: float, factor: float) -> float:
    """A chance whose odds are multiplied by `factor`; 0 and 1 stay what they are."""
    odds = chance * factor
    rest = 1.0 - chance
    return odds / (odds + rest) if odds else 0.0
