"""The bot that saves for a Coup and does nothing else."""

from collections.abc import Sequence

from coup_desktop.bots.benchmark.plain import Plain, strike
from coup_desktop.engine.cast import INCOME
from coup_desktop.engine.moves import ALLOW, Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.view import View


class Turtle(Plain):
    """Income, then Coup: no claims, no blocks, no doubts."""

    __slots__ = ()

    def act(self, view: View, legal: Sequence[Move], stream: SplitMix64) -> Move:
        """A Coup as soon as it can pay for one, else income."""
        coup = strike(view, legal, stream)
        return coup or next(move for move in legal if move.action == INCOME)

    def answer(self, view: View, legal: Sequence[Move], stream: SplitMix64) -> Move:  # noqa: ARG002 - its habit
        """Lets every action pass."""
        return ALLOW

    def doubts(self, view: View, claimed: Move) -> bool:  # noqa: ARG002 - its habit
        """Believes everything."""
        return False
