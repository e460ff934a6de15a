"""Chance for the training: L'Ecuyer's two combined generators of 1988, on two numbers of 31 bits.

Every step stays below 2**63, so that plain Python and compiled code go the same way.
"""

from typing import Final

_FIRST: Final = 2147483563
_SECOND: Final = 2147483399


def seeded(r: list[int], seed: int) -> None:
    """Begins a stream; `r` has two places."""
    r[0] = 1 + (seed * 48271 + 11) % (_FIRST - 1)
    r[1] = 1 + (seed * 69621 + 97) % (_SECOND - 1)
    for _ in range(20):
        chance(r)


def chance(r: list[int]) -> float:
    """The next number, from 0 up to, not including, 1."""
    r[0] = r[0] * 40014 % _FIRST
    r[1] = r[1] * 40692 % _SECOND
    return ((r[0] - r[1]) % (_FIRST - 1)) / (_FIRST - 1)


def card(r: list[int], s: list[int], court: int) -> int:
    """A card of a Court that stands in `s` from place `court` on, each as likely as another."""
    left = s[court] + s[court + 1] + s[court + 2] + s[court + 3] + s[court + 4]
    place = int(chance(r) * left)
    for character in range(4):
        place -= s[court + character]
        if place < 0:
            return character
    return 4
