"""What the statistics' thread does, and what went wrong in words for a person.

The keeper has it imported in that thread: SQLite takes longer to load than a frame may last.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.foreign_words import PATH, readable
from coup_desktop.engine.record import Record
from coup_desktop.store.statistics import Choice, Statistics, StatisticsError, Trouble

if TYPE_CHECKING:
    from coup_desktop.desk.statistics_keeper import StatisticsKeeper

_MOST_WAITING: Final = 100
"""Games that are kept in mind until they can be added; later ones come in by catching up."""
_PASSING: Final = frozenset(
    {Trouble.LOCKED, Trouble.READ_ONLY, Trouble.NO_FOLDER, Trouble.FULL, Trouble.OTHER}
)
"""What may be over another time."""

translate = QCoreApplication.translate


class Work:
    """Adds games, asks, exports and resets; all of it in the keeper's thread, none of it raises."""

    def __init__(self, book: Statistics, games: Path, keeper: "StatisticsKeeper") -> None:
        """Args: games: the folder of finished records. keeper: whose signals tell of it."""
        self._book = book
        self._games = games
        self._keeper = keeper
        self._waiting: list[tuple[Record, str]] = []
        self._said = ""

    def add(self, record: Record, day: str) -> None:
        """Adds a game of a day, and those that could not be added before."""
        self._waiting = [*self._waiting, (record, day)][-_MOST_WAITING:]
        if self._try(self._add_waiting):
            self._keeper.tell(self._keeper.recorded.emit)

    def catch_up(self, *, again: bool = True) -> None:
        """Adds what lies in the games' folder; `again`: also after a damaged file was put aside."""
        added = 0

        def look() -> None:
            nonlocal added
            added += self._book.catch_up(self._games, self._keeper.is_closed).added

        if self._try(look, again=again) and added:
            self._keeper.tell(self._keeper.recorded.emit)

    def ask(self, choice: Choice, *, again: bool = True) -> None:
        """Answers a choice; `again` as for `catch_up`."""
        keeper = self._keeper
        try:
            answer = self._book.totals(choice)
        except StatisticsError as error:
            if error.aside is not None and again:
                self._put_aside(error)
                self.ask(choice, again=False)
                return
            sentence = said(error)
            keeper.tell(lambda: keeper.unanswered.emit(sentence))
        else:
            keeper.tell(lambda: keeper.totals.emit(answer))

    def export(self, target: Path) -> None:
        """Writes all games to a file as CSV."""
        keeper = self._keeper
        try:
            self._book.export(target)
        except StatisticsError as error:
            sentence = said(error)
        except OSError as error:
            sentence = translate("Statistics", "{path} cannot be written: {reason}.").format(
                path=readable(str(target), PATH), reason=error.strerror or error
            )
        else:
            keeper.tell(lambda: keeper.exported.emit(str(target)))
            return
        keeper.tell(lambda: keeper.failed.emit(sentence))

    def reset(self) -> None:
        """Forgets all games, after a copy."""
        keeper = self._keeper
        try:
            copy = str(self._book.reset(self._games))
        except StatisticsError as error:
            sentence = said(error)
            keeper.tell(lambda: keeper.failed.emit(sentence))
        else:
            keeper.tell(lambda: keeper.was_reset.emit(copy))

    def _add_waiting(self) -> None:
        while self._waiting:
            self._book.add(*self._waiting[0])
            self._waiting.pop(0)

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
                self._keeper.tell(lambda: self._keeper.failed.emit(sentence))
            return False
        self._said = ""
        return True

    def _put_aside(self, error: StatisticsError) -> None:
        """Says it, and counts anew what still lies in the games' folder."""
        sentence = said(error)
        self._keeper.tell(lambda: self._keeper.failed.emit(sentence))
        self.catch_up(again=False)


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
