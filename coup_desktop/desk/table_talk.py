"""What characters say at a table now and then: shown where there is room, and told aloud.

The chronicle has none of it: it tells what happened, and a line of talk is no move.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from coup_desktop.bots.talk import Said, Talk
from coup_desktop.engine.bot_words import character_of
from coup_desktop.engine.events import Event
from coup_desktop.table.setup import TableSetup

if TYPE_CHECKING:
    from coup_desktop.desk.table_view import TableView


class LineTeller(QObject):
    """Shows the lines of one game at the table, and words them for who listens."""

    def __init__(self, names: Sequence[str], table: "TableView", parent: QObject) -> None:
        """Args: names: of the seats, as people read them."""
        super().__init__(parent)
        self._names = names
        self._table = table
        self._on = True

    def set_on(self, on: bool) -> None:
        """Let characters speak, or be silent from now on."""
        self._on = on
        if not on:
            self._table.hush_talk()

    def tell(self, said: Said) -> str:
        """Show a line; returns it as a sentence for who listens, empty where all are silent."""
        if not self._on:
            return ""
        text = QCoreApplication.translate("Personas", said.text)
        self._table.chat(said.seat, self.tr("“{words}”").format(words=text))
        name = self._names[said.seat]
        return self.tr("{name} says: “{words}”").format(name=name, words=text)


class TableTalk(QObject):
    """Has the characters of one game speak."""

    def __init__(self, setup: TableSetup, table: "TableView", parent: QObject) -> None:
        super().__init__(parent)
        self._setup = setup
        self._teller = LineTeller(setup.shown_names, table, self)
        self._talk = self._begun()

    def _begun(self) -> Talk:
        characters = [character_of(seat.kind) for seat in self._setup.seats]
        return Talk(characters, self._setup.seed)

    def set_on(self, on: bool) -> None:
        """Let them speak, or be silent from now on."""
        self._teller.set_on(on)

    def catch_up(self, history: Sequence[Event]) -> None:
        """Begin with a game as it stands; what was said before is not said again."""
        self._talk = self._begun()
        self._talk.lines(history)

    def hear(self, event: Event, *, quickly: bool) -> str:
        """Have somebody speak to an event, if there is something to say.

        Args:
            event: which the table shows already.
            quickly: whether the game runs too fast for anybody to read.

        Returns:
            The line as a sentence for who listens; empty where nothing is said.
        """
        said = self._talk.hear(event)
        return "" if said is None or quickly else self._teller.tell(said)
