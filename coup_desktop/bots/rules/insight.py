"""What a level sees of the table. Levels differ by it, not by dice thrown over good moves."""

from dataclasses import dataclass
from typing import Final

from coup_desktop.bots.rules.weights import FITTED, PLAIN, Weights, learnt


@dataclass(frozen=True, slots=True)
class Insight:
    """The limits within which a seat thinks."""

    exact: bool
    """Whether it reckons chances over all cards that it does not see, and keeps in mind which of
    them cannot be where; else it takes each hidden card for itself, by the open ones."""
    joint: bool
    """Whether it weighs all hidden hands together, by everything that seats did and let pass."""
    memory: int | None
    """For how many turns before this one it remembers what was claimed and let pass; None: all."""
    profiles: bool
    """Whether it knows who doubts often and who was caught; else seats are alike to it."""
    threats: bool
    """Whether it sees how close each seat is to a strike; else it counts their cards alone."""
    race: bool
    """Whether it knows who wins the race of the last two when both play openly."""
    ahead: bool
    """Whether it minds in which order the seats come."""
    weights: Weights
    """What things are worth to it."""


PAGE: Final = Insight(
    exact=False,
    joint=False,
    memory=0,
    profiles=False,
    threats=False,
    race=False,
    ahead=False,
    weights=PLAIN,
)
COURTIER: Final = Insight(
    exact=True,
    joint=False,
    memory=6,
    profiles=True,
    threats=True,
    race=False,
    ahead=False,
    weights=learnt(0.4),
)
SPYMASTER: Final = Insight(
    exact=True,
    joint=True,
    memory=None,
    profiles=True,
    threats=True,
    race=True,
    ahead=True,
    weights=FITTED,
)
