"""The bot that challenges nothing."""

from typing import ClassVar

from coup_desktop.bots.benchmark.plain import Plain
from coup_desktop.engine.moves import Move
from coup_desktop.engine.view import View


class Truster(Plain):
    """Believes all claims, even those that it sees to be false, and bluffs now and then."""

    __slots__ = ()

    bluffs: ClassVar[float] = 0.35

    def doubts(self, view: View, claimed: Move) -> bool:  # noqa: ARG002 - its habit
        """Believes everything."""
        return False
