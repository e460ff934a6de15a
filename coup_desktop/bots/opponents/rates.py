"""How often seats doubt, block and lie, as values."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Rates:
    """How often a seat did what it could have done; a little as seats do on the whole."""

    doubts: float
    """Claims of an action that it challenged, of those that it was asked about."""
    doubts_block: float
    """Claims of a block, likewise."""
    blocks: float
    """Actions that it blocked, of those that concerned it and could be blocked."""
    lies: float
    """Claims that it failed to prove, of those that were challenged."""


USUAL: Final = Rates(doubts=0.08, doubts_block=0.2, blocks=0.35, lies=0.4)
"""What is supposed of a seat of which nothing was seen."""
