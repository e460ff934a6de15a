"""The chronicle of a recorded game: whole from the start, with the present line marked."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from coup_desktop.engine.narrate import LogLine

if TYPE_CHECKING:
    from coup_desktop.desk.log_panel import LogPanel

AT_ONCE: Final = 80
"""Lines that are written in one go; the window has its turn in between."""


class Script(QObject):
    """Writes lines into the log bit by bit, and marks one: at once, or when it is there."""

    chosen = Signal(int)
    """Somebody went to a line, counted from 0."""

    def __init__(self, log: "LogPanel", parent: QObject) -> None:
        super().__init__(parent)
        self._log = log
        self._lines: Sequence[LogLine] = ()
        self._row = -1
        self._busy = False
        """Whether the log goes to another line without anybody's doing."""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(0)
        self._rest.timeout.connect(self._write)
        log.line_activated.connect(self._choose)
        log.line_entered.connect(self._choose)
        log.line_reached.connect(self._choose)

    def write(self, lines: Sequence[LogLine], row: int) -> None:
        """Another chronicle, with that line marked; -1: none."""
        self._lines = lines
        self._row = row
        self._busy = True
        self._log.clear()
        self._busy = False
        self._write()

    def mark(self, row: int) -> None:
        """Mark a line; -1: none."""
        if row != self._row:
            self._row = row
            self._mark()

    def close(self) -> None:
        """Write and mark nothing any more, and let go of the log. Once."""
        self._rest.stop()
        self._log.line_activated.disconnect(self._choose)
        self._log.line_entered.disconnect(self._choose)
        self._log.line_reached.disconnect(self._choose)

    @Slot()
    def _write(self) -> None:
        first = self._log.count()
        self._busy = True
        for line in self._lines[first : first + AT_ONCE]:
            self._log.append(line.text, heading=line.heading)
        self._busy = False
        self._mark()  # each time anew: near the end of a log that grows it would follow that
        if self._log.count() < len(self._lines):
            self._rest.start()

    def _mark(self) -> None:
        if self._row >= self._log.count():
            return  # when it is written
        self._busy = True
        self._log.show_line(self._row)
        self._busy = False

    @Slot(int)
    def _choose(self, row: int) -> None:
        if not self._busy and row < len(self._lines):
            self._row = row
            self.chosen.emit(row)
