"""The chance that somebody else holds a character, by the cards alone, worked out in a thread.

Only facts count: what was dealt, drawn, shown, lost and returned, as the seat saw it. What anybody
says changes nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from coup_desktop.engine.card_count import CardCount
from coup_desktop.engine.cast import Character
from coup_desktop.engine.view import View
from coup_desktop.table.background import Background

if TYPE_CHECKING:  # beliefs are not needed before somebody counts cards
    from coup_desktop.bots.beliefs import Beliefs


@dataclass(frozen=True, slots=True)
class Chances:
    """At one point of a game, for one seat."""

    of: Mapping[Character, float]
    """By character of the game: that at least one other seat holds one."""
    exact: bool
    """Whether all hidden hands were weighed together; else they are near that."""


class ChanceKeeper(QObject):
    """Works out chances for the views of one game, the latest first; keeps what it found."""

    found = Signal()
    """More is known than before."""
    _told = Signal(int, int, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: Background | None = None
        self._worker = _Worker()
        self._known: dict[int, Chances] = {}
        self._game = 0
        self._busy = False
        self._next: View | None = None
        self._told.connect(self._take)

    def at(self, moves: int) -> Chances | None:
        """The chances after so many moves of cards (`CardCount.moves`), as far as known."""
        return self._known.get(moves)

    @Slot()
    def begin(self) -> None:
        """Another game, or this one from an earlier point on: nothing is known."""
        self._game += 1
        self._known.clear()
        self._next = None

    def look(self, view: View) -> None:
        """Work them out for a view; one that still waits is left out for it."""
        self._next = view
        if not self._busy:
            self._work()

    def close(self) -> None:
        """Work out nothing any more."""
        self._next = None
        if self._thread is not None:
            self._thread.close()
            self._thread = None

    def _work(self) -> None:
        view, self._next = self._next, None
        if view is not None:
            if self._thread is None:
                self._thread = Background("chances")
            self._busy = True
            self._thread.do(partial(self._do, self._thread, self._game, view))

    def _do(self, thread: Background, game: int, view: View) -> None:
        """In the thread."""
        moves, chances = self._worker.work(view)
        thread.tell(lambda: self._told.emit(game, moves, chances))

    @Slot(int, int, object)
    def _take(self, game: int, moves: int, chances: Chances) -> None:
        self._busy = False
        if game == self._game:
            self._known[moves] = chances
            self.found.emit()
        self._work()


class _Worker:
    """What lives in the thread alone: it reads on where the next view goes on."""

    def __init__(self) -> None:
        self._beliefs: Beliefs | None = None
        self._view: View | None = None

    def work(self, view: View) -> tuple[int, Chances]:
        """How many moves of cards a view has seen, and the chances then."""
        from coup_desktop.bots.beliefs import Beliefs

        before, beliefs = self._view, self._beliefs
        if beliefs is None or before is None or not _goes_on(view, before):
            beliefs = Beliefs.of(view)
        else:
            beliefs.update(view.history)
        self._beliefs, self._view = beliefs, view
        others = tuple(seat for seat in view.living if seat != view.seat)
        of = {card: beliefs.chance_any(others, (card,)) for card in view.ruleset.cast}
        return CardCount.of(view).moves, Chances(of, beliefs.exact)


def _goes_on(view: View, before: View) -> bool:
    """Whether a view is of the same game as another, and later."""
    return (view.ruleset, view.seat) == (before.ruleset, before.seat) and (
        view.history[: len(before.history)] == before.history
    )
