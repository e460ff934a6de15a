"""The one source of chance: SplitMix64, named and frozen.

The same seed gives the same game for ever, on every system and version, so this file must not
change what it returns (golden tests hold it). SplitMix64 is Steele, Lea and Flood's generator of
2014, in the public domain's constants; seeds that follow one another give unrelated streams.
"""

from random import SystemRandom
from typing import Final, final

from coup_desktop.engine.cast import Character

_MASK: Final = (1 << 64) - 1
_SURELY_FAIR: Final = 1 << 63
"""Numbers below it are never turned down by `below`, whatever its bound."""


@final
class SplitMix64:
    """A stream of random numbers from a 64-bit seed."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        """Args: seed: any integer; its lowest 64 bits count."""
        self.state = seed & _MASK

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled and copied by its state, compiled or not."""
        return (SplitMix64, (self.state,))

    @classmethod
    def from_system(cls) -> "SplitMix64":
        """A stream seeded from the operating system's entropy."""
        return cls(fresh_seed())

    def next(self) -> int:
        """The next number, 0 to 2**64 - 1."""
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each as likely as another. `bound` is 1 to 2**63."""
        number = self.next()
        if number >= _SURELY_FAIR:
            limit = _MASK + 1 - (_MASK + 1) % bound
            while number >= limit:
                number = self.next()
        return number % bound

    def chance(self) -> float:
        """A number from 0 up to, not including, 1, on a grid of 2**-53."""
        return (self.next() >> 11) * 2.0**-53

    def take(self, court: list[int], count: int) -> tuple[Character, ...]:
        """Draws `count` cards from a Court given as counts by character, and removes them.

        Drawing from the multiset at random is the same as shuffling a deck and drawing from it.
        """
        cards: list[Character] = []
        left = sum(court)
        for bound in range(left, left - count, -1):
            place = self.below(bound)
            for character, copies in enumerate(court):
                if place < copies:
                    court[character] = copies - 1
                    cards.append(Character(character))
                    break
                place -= copies
        return tuple(cards)


def fresh_seed() -> int:
    """A seed from the operating system's entropy, 0 to 2**64 - 1."""
    return SystemRandom().getrandbits(64)
