"""The keyboard on the table: one stop for Tab, and from there arrow keys to all that lies there.

Each seat is a column, in the order of the turns, the middle of the table the last one. Left and
Right go from seat to seat, and stay with the coins where they began at the coins; Down goes into a
seat, Up out of it. What has the keyboard shows its help.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from coup_desktop.desk.table_help import HelpTip

Parts = dict[str, QWidget]
"""What of a column can have the keyboard, by name, from above down; the whole comes first."""

_HELD: Final = Qt.KeyboardModifier.KeypadModifier
"""What may be held while a key goes from seat to seat: it is no key of its own."""


class TableWalk(QObject):
    """Knows where on the table the keyboard is, or would come back to."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._help = HelpTip(table)
        self._columns: list[Callable[[], Parts]] = []
        self._column = 0
        self._row = ""
        self._stop: QWidget | None = None
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._moved)

    def lay(self, columns: Sequence[Callable[[], Parts]], *, keep_focus: bool) -> None:
        """Other columns from now on; the keyboard begins at the first one.

        Args:
            columns: each says what of it can have the keyboard just then.
            keep_focus: whether the table had the keyboard and gets it back.
        """
        self._columns = list(columns)
        self._column, self._row = 0, ""
        self.renew()
        if keep_focus and self._stop is not None:
            self._stop.setFocus(Qt.FocusReason.OtherFocusReason)

    def renew(self) -> None:
        """Keep the keyboard on something that is there."""
        if not self._columns:
            return
        parts = self._columns[self._column]()
        row = self._row if self._row in parts else next(iter(parts))
        stop = self._valid_stop()
        if parts[row] is not stop:
            self._go(self._column, row, focus=stop is not None and stop.hasFocus())

    def renew_help(self) -> None:
        """Let the help say what is so now."""
        self._help.renew()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Go where an arrow key, Home or End says; whether it was one of them."""
        if not self._columns or event.modifiers() & ~_HELD:
            return False
        rows = list(self._columns[self._column]())
        row = rows.index(self._row) if self._row in rows else 0
        last = len(self._columns) - 1
        match event.key():
            case Qt.Key.Key_Right:
                self._go_to_column((self._column + 1) % len(self._columns))
            case Qt.Key.Key_Left:
                self._go_to_column((self._column - 1) % len(self._columns))
            case Qt.Key.Key_Down:
                self._go(self._column, rows[min(row + 1, len(rows) - 1)], focus=True)
            case Qt.Key.Key_Up:
                self._go(self._column, rows[max(row - 1, 0)], focus=True)
            case Qt.Key.Key_Home:
                self._go_to_column(0)
            case Qt.Key.Key_End:
                self._go_to_column(last)
            case _:
                return False
        return True

    def _go_to_column(self, column: int) -> None:
        parts = self._columns[column]()
        self._go(column, self._row if self._row in parts else next(iter(parts)), focus=True)

    def _go(self, column: int, row: str, *, focus: bool) -> None:
        """Make one part the table's only stop for Tab."""
        before = self._valid_stop()
        self._column, self._row = column, row
        stop = self._columns[column]()[row]
        self._stop = stop
        stop.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if focus:
            stop.setFocus(Qt.FocusReason.TabFocusReason)
        if before is not None and before is not stop:
            before.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _valid_stop(self) -> QWidget | None:
        return self._stop if self._stop is not None and isValid(self._stop) else None

    @Slot("QWidget*", "QWidget*")
    def _moved(self, before: QWidget | None, now: QWidget | None) -> None:
        """Follow the keyboard, and show the help of what it came to."""
        gone = before is not None and before is self._valid_stop() and before.isHidden()
        if gone and self._columns:  # else the table is cleared
            whole = next(iter(self._columns[self._column]()), "")
            if self._columns[self._column]()[whole].isVisible():  # what went away was a part of it
                self._go(self._column, whole, focus=True)
                return
        self._help.hide()
        if now is None or not self._table.isAncestorOf(now):
            return
        for number, column in enumerate(self._columns):
            for row, part in column().items():
                if part is now:
                    self._go(number, row, focus=False)
                    self._help.show_beside(part)
