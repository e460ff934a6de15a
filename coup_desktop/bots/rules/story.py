"""Which characters a seat pretends to hold, so that its claims tell one tale."""

from typing import Final, final

from coup_desktop.bots.rules.reading import SeatNotes
from coup_desktop.bots.rules.weights import Weights
from coup_desktop.bots.stream import mixed
from coup_desktop.engine.cast import NO_CHARACTER, Character
from coup_desktop.engine.rng import SplitMix64

_STORY: Final = 77
"""Tells the story's chance apart from that of decisions."""


@final
class Story:
    """The characters that a hand is said to be: the true ones, or one of them and a false one.

    It is made at the deal and anew when the hand changes by a draw (an exchange, a shown card) or
    a lie is caught. It follows from the seed and the history alone.
    """

    __slots__ = ("false", "told")

    def __init__(
        self,
        seed: int,
        notes: SeatNotes,
        hand: tuple[Character, ...],
        cast: tuple[Character, ...],
        weights: Weights,
    ) -> None:
        """Args: seed: the bot's; notes: on the own seat; hand: the own cards, rising."""
        stream = SplitMix64(mixed(seed, notes.retold_at, _STORY))
        lies = stream.chance() < weights.story_bluffs
        pick = cast[stream.below(len(cast))]
        spare = stream.below(2)
        self.false: Character = NO_CHARACTER
        """The character that is pretended and not held, or `NO_CHARACTER`."""
        self.told: tuple[Character, ...] = hand
        """All that is pretended, as many as there are cards."""
        if lies and pick not in hand and pick not in notes.caught:
            self.false = pick
            self.told = (pick,) if len(hand) < 2 else (hand[spare], pick)
