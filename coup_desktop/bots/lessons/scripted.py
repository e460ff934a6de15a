"""A seat that plays a part: it does what the script says, and plays on by itself off the script."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from coup_desktop.bots.lessons.line import Line
from coup_desktop.engine.moves import Move
from coup_desktop.engine.view import View

if TYPE_CHECKING:
    from coup_desktop.bots.bot import Bot

BEGINNER: Final = "page"
"""The level that the others in a lesson play by where no script says what they do."""


class ScriptedBot:
    """Knows its view and the script, and so how far the game has followed the script."""

    def __init__(self, line: Line, seed: int) -> None:
        """Args: seed: what its chance comes from where it plays by itself."""
        self._line = line
        self._seed = seed
        self._own: Bot | None = None

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The script's move, or a beginner's."""
        move = self._line.expected(view.seat, view.history) if view.seat is not None else None
        return move if move is not None and move in legal else self._by_itself.choose(view, legal)

    @property
    def _by_itself(self) -> "Bot":
        if self._own is None:
            from coup_desktop.bots.bot import make

            self._own = make(BEGINNER, self._seed)
        return self._own
