"""The bot that picks uniformly among the legal moves."""

from collections.abc import Sequence

from coup_desktop.bots.stream import decision_stream
from coup_desktop.engine.moves import Move
from coup_desktop.engine.view import View


class RandomBot:
    """Any legal move, each as likely as another."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """One of the legal moves by chance."""
        if len(legal) == 1:
            return legal[0]
        return legal[decision_stream(self._seed, view).below(len(legal))]
