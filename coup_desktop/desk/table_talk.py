"""What characters say at a table now and then: shown where there is room, and told aloud.

The chronicle has none of it: it tells what happened, and a line of talk is no move.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from coup_desktop.bots.talk import Talk
from coup_desktop.engine.bot_words import character_of
from coup_desktop.engine.events import Event
from coup_desktop.table.setup import TableSetup

if TYPE_CHECKING:
    from coup_desktop.desk.table_view import TableView


class TableTalk(QObject):
    """Has the characters of one game speak."""

    def __init__(self, setup: TableSetup, table: "TableView", parent: QObject) -> None:
        super().__init__(parent)
        self._setup = setup
        self._table = table
        self._on = True
        self._talk = self._begun()

    def _begun(self) -> Talk:
        characters = [character_of(seat.kind) for seat in self._setup.seats]
        return Talk(characters, self._setup.seed)

    def set_on(self, on: bool) -> None:
        """Let them speak, or be silent from now on."""
        self._on = on
        if not on:
            self._table.hush_talk()

    def catch_up(self, history: Sequence[Event]) -> None:
        """Begin with a game as it stands; what was said before is not said again."""
        self._talk = self._begun()
        for event in history:
            self._talk.hear(event)

    def hear(self, event: Event, *, quickly: bool) -> str:
        """Have somebody speak to an event, if there is something to say.

        Args:
            event: which the table shows already.
            quickly: whether the game runs too fast for anybody to read.

        Returns:
            The line as a sentence for who listens; empty where nothing is said.
        """
        said = self._talk.hear(event)
        if said is None or quickly or not self._on:
            return ""
        text = QCoreApplication.translate("Personas", said.text)
        self._table.chat(said.seat, self.tr("“{words}”").format(words=text))
        name = self._setup.shown_names[said.seat]
        return self.tr("{name} says: “{words}”").format(name=name, words=text)
