"""The bot that challenges every claim."""

from coup_desktop.bots.benchmark.plain import Plain
from coup_desktop.engine.moves import Move
from coup_desktop.engine.view import View


class Doubter(Plain):
    """Honest itself, it believes nobody."""

    __slots__ = ()

    def doubts(self, view: View, claimed: Move) -> bool:  # noqa: ARG002 - its habit
        """Challenges whatever may be challenged."""
        return True
