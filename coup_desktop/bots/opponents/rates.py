"""How often a seat did what it could have done."""

from dataclasses import dataclass
from typing import Final, final


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
_USUALLY: Final = 4.0
"""As so many decisions that supposition counts."""


@final
class Tally:
    """What a seat was asked, and how often it did it."""

    __slots__ = ("asked", "blocked", "concerned", "doubted", "heard", "stopped")

    def __init__(self) -> None:
        self.asked: int = 0
        """Claims of actions it was asked about."""
        self.doubted: int = 0
        """Those that it challenged."""
        self.heard: int = 0
        """Claims of blocks it was asked about."""
        self.stopped: int = 0
        """Those that it challenged."""
        self.concerned: int = 0
        """Actions that concerned it and that it could have blocked."""
        self.blocked: int = 0
        """Those that it blocked."""

    def rates(self, lies: int, proofs: int) -> Rates:
        """Args: lies, proofs: claims that it did not prove, and proved, when challenged."""
        return Rates(
            doubts=_rate(self.doubted, self.asked, USUAL.doubts),
            doubts_block=_rate(self.stopped, self.heard, USUAL.doubts_block),
            blocks=_rate(self.blocked, self.concerned, USUAL.blocks),
            lies=_rate(lies, lies + proofs, USUAL.lies),
        )


def _rate(done: int, asked: int, usual: float) -> float:
    return (done + _USUALLY * usual) / (asked + _USUALLY)
