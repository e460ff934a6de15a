"""Keeps the statistics in a thread of its own, and says in words what did not work."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from threading import Event
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from coup_desktop.engine.record import Record
from coup_desktop.store.statistics import (
    Choice,
    Statistics,
    StatisticsError,
    Trouble,
)
from coup_desktop.table.background import Background

_LAST_WORDS: Final = 2.0
"""Seconds that a disk has to take what is left when the program ends."""
_MOST_WAITING: Final = 100
"""Games that are kept in mind until they can be added; later ones come in by catching up."""

_PASSING: Final = frozenset(
    {Trouble.LOCKED, Trouble.READ_ONLY, Trouble.NO_FOLDER, Trouble.FULL, Trouble.OTHER}
)
"""What may be over another time."""

translate = QCoreApplication.translate


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

    def __init__(self, path: Path, games: Path, parent: QObject | None = None) -> None:
        """Args: path: the statistics' file. games: the folder of finished records."""
        super().__init__(parent)
        self._book = Statistics(path)
        self._games = games
        self._thread: Background | None = None
        self._closed = Event()
        # The thread's own.
        self._waiting: list[tuple[Record, str]] = []
        self._said = ""

    def record(self, record: Record) -> None:
        """Adds a game that is over or resigned, and those that could not be added before."""
        today = datetime.now(UTC).astimezone().date().isoformat()
        mine = Record(record.setup, list(record.entries))  # a move may be taken back yet
        self._do(partial(self._add, (mine, today)))

    def catch_up(self) -> None:
        """Adds what lies in the games' folder and was not counted yet."""
        self._do(self._catch_up)

    def ask(self, choice: Choice) -> None:
        """Asks for totals; `totals` or `unanswered` brings the answer."""
        self._do(partial(self._ask, choice))

    def export(self, target: Path) -> None:
        """Writes all games to a file as CSV; `exported` or `failed` says how that went."""
        self._do(partial(self._export, target))

    def reset(self) -> None:
        """Forgets all games, after a copy; `was_reset` or `failed` says how that went."""
        self._do(self._reset)

    @Slot()
    def close(self) -> None:
        """Waits for what is being done, but not for ever; nothing after that."""
        self._closed.set()
        if self._thread is not None:
            self._thread.close(_LAST_WORDS)

    def _do(self, job: Callable[[], None]) -> None:
        if self._closed.is_set():
            return
        if self._thread is None:
            self._thread = Background("statistics")
        self._thread.do(job)

    # In the thread.

    def _tell(self, message: Callable[[], None]) -> None:
        if self._thread is not None:
            self._thread.tell(message)

    def _add(self, game: tuple[Record, str]) -> None:
        self._waiting = [*self._waiting, game][-_MOST_WAITING:]
        if self._try(self._add_waiting):
            self._tell(self.recorded.emit)

    def _add_waiting(self) -> None:
        while self._waiting:
            self._book.add(*self._waiting[0])
            self._waiting.pop(0)

    def _catch_up(self, *, again: bool = True) -> None:
        added = 0

        def look() -> None:
            nonlocal added
            added += self._book.catch_up(self._games, self._closed.is_set).added

        if self._try(look, again=again) and added:
            self._tell(self.recorded.emit)

    def _ask(self, choice: Choice, *, again: bool = True) -> None:
        try:
            answer = self._book.totals(choice)
        except StatisticsError as error:
            if error.aside is not None and again:
                self._put_aside(error)
                self._ask(choice, again=False)
                return
            sentence = said(error)
            self._tell(lambda: self.unanswered.emit(sentence))
        else:
            self._tell(lambda: self.totals.emit(answer))

    def _export(self, target: Path) -> None:
        try:
            self._book.export(target)
        except StatisticsError as error:
            sentence = said(error)
        except OSError as error:
            sentence = translate("Statistics", "{path} cannot be written: {reason}.").format(
                path=target, reason=error.strerror or error
            )
        else:
            self._tell(lambda: self.exported.emit(str(target)))
            return
        self._tell(lambda: self.failed.emit(sentence))

    def _reset(self) -> None:
        try:
            copy = str(self._book.reset(self._games))
        except StatisticsError as error:
            sentence = said(error)
            self._tell(lambda: self.failed.emit(sentence))
        else:
            self._tell(lambda: self.was_reset.emit(copy))

    def _try(self, work: Callable[[], None], *, again: bool = True) -> bool:
        """Does something; where a damaged file was put aside, once more with a new one."""
        try:
            work()
        except StatisticsError as error:
            if error.aside is not None and again:
                self._put_aside(error)
                return self._try(work, again=False)
            sentence, before = _said_of_games(error), self._said
            self._said = sentence
            if sentence != before:
                self._tell(lambda: self.failed.emit(sentence))
            return False
        self._said = ""
        return True

    def _put_aside(self, error: StatisticsError) -> None:
        """Says it, and counts anew what still lies in the games' folder."""
        sentence = said(error)
        self._tell(lambda: self.failed.emit(sentence))
        self._catch_up(again=False)


def said(error: StatisticsError) -> str:
    """What is the matter with the statistics, as a sentence for a person."""
    if error.aside is not None:
        text = translate(
            "Statistics",
            "The statistics were damaged. They are kept as {aside}; the games in your games' "
            "folder are counted anew.",
        )
    else:
        text = _sentences()[error.trouble]
    return text.format(path=error.path, aside=error.aside, reason=error.detail)


def _said_of_games(error: StatisticsError) -> str:
    """The same where a game was to be added."""
    if error.trouble not in _PASSING:
        return said(error)
    later = translate("Statistics", "The game is counted later, as soon as that can be done.")
    return f"{said(error)} {later}"


def _sentences() -> dict[Trouble, str]:
    return {
        Trouble.LOCKED: translate(
            "Statistics",
            "The statistics are in use by another program.",
        ),
        Trouble.READ_ONLY: translate(
            "Statistics", "The statistics in {path} may be read, but not written."
        ),
        Trouble.NO_FOLDER: translate(
            "Statistics", "The statistics in {path} cannot be opened: {reason}."
        ),
        Trouble.FULL: translate(
            "Statistics",
            "The disk is full; the statistics stay as they are.",
        ),
        Trouble.NEWER: translate(
            "Statistics",
            "The statistics in {path} were written by a later version of this program. They stay "
            "as they are; no game is added to them.",
        ),
        Trouble.FOREIGN: translate(
            "Statistics",
            "The file {path} is no statistics of this program. It stays as it is; no game is "
            "counted.",
        ),
        Trouble.DAMAGED: translate(
            "Statistics", "The statistics in {path} are damaged and cannot be put aside."
        ),
        Trouble.OTHER: translate(
            "Statistics", "The statistics in {path} cannot be used: {reason}."
        ),
    }
