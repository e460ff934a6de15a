"""Keeps the statistics in a thread of its own and answers with signals."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from coup_desktop.engine.record import Record
from coup_desktop.table.background import Background

if TYPE_CHECKING:
    from coup_desktop.desk.statistics_work import Work
    from coup_desktop.store.statistics import Choice

_PATIENCE: Final = 2.0
"""Seconds to wait for another window that writes to the file."""
_LAST_WORDS: Final = 2.0
"""Seconds that a disk has to take what is left when the program ends."""


class StatisticsKeeper(QObject):
    """Adds games, asks and resets, one thing after the other. `close` must be called in the end.

    The thread begins with the first thing to do. Nothing here waits for it, and nothing that goes
    wrong in it stops a game.
    """

    recorded = Signal()
    """A game is in, or several: totals that are shown are old now."""
    failed = Signal(str)
    """Something could not be done, as a sentence. Said once as long as it stays the same."""
    totals = Signal(object)
    """The answer to `ask`, a `Totals`."""
    unanswered = Signal(str)
    """There is no answer to `ask`: why, as a sentence."""
    exported = Signal(str)
    """All games are in the file of that name now."""
    was_reset = Signal(str)
    """All games are forgotten; the path of the copy that was made before."""

    def __init__(
        self,
        path: Path,
        games: Path,
        parent: QObject | None = None,
        *,
        patience: float = _PATIENCE,
    ) -> None:
        """A keeper that has nothing to do yet.

        Args:
            path: the statistics' file, which need not exist.
            games: the folder of finished records.
            parent: the Qt parent.
            patience: seconds to wait for another window that writes to the file.
        """
        super().__init__(parent)
        self._path = path
        self._games = games
        self._patience = patience
        self._thread: Background | None = None
        self._closed = Event()
        self._work: Work | None = None  # the thread's own

    def record(self, record: Record) -> None:
        """Adds a game that is over or resigned, and those that could not be added before."""
        today = datetime.now(UTC).astimezone().date().isoformat()
        mine = Record(record.setup, list(record.entries))  # a move may be taken back yet
        self._do(lambda work: work.add(mine, today))

    def catch_up(self) -> None:
        """Adds what lies in the games' folder and was not counted yet."""
        self._do(lambda work: work.catch_up())

    def ask(self, choice: "Choice") -> None:
        """Asks for totals; `totals` or `unanswered` brings the answer."""
        self._do(lambda work: work.ask(choice))

    def export(self, target: Path) -> None:
        """Writes all games to a file as CSV; `exported` or `failed` says how that went."""
        self._do(lambda work: work.export(target))

    def reset(self) -> None:
        """Forgets all games, after a copy; `was_reset` or `failed` says how that went."""
        self._do(lambda work: work.reset())

    @Slot()
    def close(self) -> None:
        """Waits for what is being done, but not for ever; nothing after that."""
        self._closed.set()
        if self._thread is not None:
            self._thread.close(_LAST_WORDS)

    def _do(self, job: "Callable[[Work], None]") -> None:
        if self._closed.is_set():
            return
        if self._thread is None:
            self._thread = Background("statistics")
        self._thread.do(lambda: job(self._worker()))

    # Called in the thread.

    def is_closed(self) -> bool:
        """Whether `close` was called: what can wait for another day does."""
        return self._closed.is_set()

    def tell(self, message: Callable[[], None]) -> None:
        """Delivers what the work has to say, unless it is closed."""
        if self._thread is not None:
            self._thread.tell(message)

    def _worker(self) -> "Work":
        if self._work is None:
            from coup_desktop.desk.statistics_work import Work
            from coup_desktop.store.statistics import Statistics

            self._work = Work(Statistics(self._path, self._patience), self._games, self)
        return self._work
