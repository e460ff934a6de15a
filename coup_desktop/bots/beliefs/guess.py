"""A guess at all cards, as a value."""

from dataclasses import dataclass

from coup_desktop.bots.beliefs.holdings import Hand
from coup_desktop.engine.cast import Character


@dataclass(frozen=True, slots=True)
class Guess:
    """One way in which all cards may lie."""

    hands: tuple[Hand, ...]
    """Face-down cards of each seat, rising, the believer's own among them."""
    drawn: Hand
    """What the seat whose turn it is has drawn in an exchange, rising."""
    presented: Character
    """The card before the Inquisitor, or `NO_CHARACTER`."""
    discards: tuple[Hand, ...]
    """What each seat discarded in a draft, rising."""
    court: tuple[int, ...]
    """Cards in the Court, counted by character."""
