"""Shows the table as it stood at a line of the log, and holds the game meanwhile."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from coup_desktop.desk.past import Past
from coup_desktop.desk.table_state import TableState
from coup_desktop.desk.veil import Veil
from coup_desktop.engine.events import Event
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.narrate import LogLine
from coup_desktop.table.controller import Controller

if TYPE_CHECKING:
    from coup_desktop.desk.log_panel import LogPanel
    from coup_desktop.desk.table_view import TableView


class LookBack(QObject):
    """Lives as long as a game is on the screen."""

    turned = Signal(object)
    """The words of the line at which the table is shown; None: the present is shown again."""

    def __init__(
        self,
        controller: Controller,
        table: "TableView",
        log: "LogPanel",
        start: TableState,
        parent: QObject,
    ) -> None:
        """Args: start: the table before the deal, as the audience sees it."""
        super().__init__(parent)
        self._controller = controller
        self._table = table
        self._log = log
        self._past = Past(start)
        self._written = [log.count()]
        """How many lines the log had after each event, and before the first."""
        self._veil: Veil | None = None
        self._row: int | None = None
        self._held_before = False

    @property
    def looking(self) -> bool:
        """Whether the past is shown."""
        return self._row is not None

    @property
    def row(self) -> int | None:
        """The line at which the table is shown; None: the present."""
        return self._row

    def note(self, event: Event, lines: Iterable[LogLine], own: str | None) -> None:
        """Write an event's lines into the log, and keep what belongs to them.

        Args:
            event: as the audience saw it.
            lines: of the log; those before the event's own tell of what was before it.
            own: the event's own sentence, if it has one.
        """
        self._past.note(event)
        for line in lines:
            self._past.note_line(self._log.count(), before=line.text != own)
            self._log.append(line.text, heading=line.heading)
        self._written.append(self._log.count())

    def cut(self, events: int) -> None:
        """Forget all but the first so many events, also in the log."""
        self.leave()
        del self._written[events + 1 :]
        self._log.cut(self._written[-1])
        self._past.cut(events, self._written[-1])

    @Slot(int)
    def go_to(self, row: int) -> None:
        """Show the table as it stood at a line; the game is held until `leave`."""
        began, self._row = self._row is None, row
        if began:
            self._held_before = self._controller.is_held
            self._controller.hold(True)
        state = self._past.at(row)
        state.asked = NOBODY  # nobody is to decide anything there any more
        self._table.show_past(state)
        if self._veil is None:
            self._veil = Veil(self._table)
        self._veil.draw()
        self.turned.emit(self._log.line(row))

    @Slot()
    def leave(self) -> None:
        """Show the present again, and let the game go on if it was going on."""
        if self._row is not None:
            self._row = None
            self._table.show_present()
            if self._veil is not None:
                self._veil.hide()
                self._veil.deleteLater()
                self._veil = None
            self._log.leave_line()
            self.turned.emit(None)
            self._controller.hold(self._held_before)
