"""When somebody at the table may say something: what all could see, and nothing else."""

from collections.abc import Mapping
from enum import IntEnum

Lines = Mapping["Occasion", tuple[str, ...]]
"""What somebody may say then, in English; several a time."""


class Occasion(IntEnum):
    """Something public that has just happened to a seat, or by it."""

    BEGINS = 0
    """The first turn of the game begins."""
    CLAIMS = 1
    """It names an action that claims a character."""
    DOUBTED = 2
    """Its claim is challenged."""
    PROVES = 3
    """It shows what it claimed."""
    CAUGHT = 4
    """It loses an influence since it did not show what it claimed."""
    DOUBTS = 5
    """It challenges a claim."""
    RIGHT = 6
    """The claim that it challenged was not proven."""
    WRONG = 7
    """It loses an influence since the claim that it challenged was proven."""
    BLOCKS = 8
    """It claims a character to block."""
    BLOCKED = 9
    """Its action does not happen, for a block stands."""
    ROBBED = 10
    """Coins are stolen from it."""
    STRIKES = 11
    """It names a Coup or an assassination."""
    HIT = 12
    """It loses an influence to one."""
    EXILED = 13
    """It has lost its last influence."""
    RIVAL_OUT = 14
    """Another seat is exiled by its Coup, its assassination, its doubt or its proof."""
    QUIET = 15
    """For more than a round nobody has doubted, blocked, or lost an influence."""
    WINS = 16
    """It has won."""
