"""The keyboard on the table: one stop for Tab, and from there arrow keys to all that lies there.

Each seat is a column, in the order of the turns, the middle of the table the last one. Left and
Right go from seat to seat, and stay with the coins where they began at the coins; Down goes into a
seat, Up out of it. What has the keyboard shows its help.
"""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, Qt, Slot
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from shiboken6 import isValid

Parts = dict[str, QWidget]
"""What of a column can have the keyboard, by name, from above down; the whole comes first."""

_HELD: Final = Qt.KeyboardModifier.KeypadModifier
"""What may be held while a key goes from seat to seat: it is no key of its own."""

_APART: Final = 6
"""Pixels between a part and its help."""


class TableWalk(QObject):
    """Knows where on the table the keyboard is, or would come back to."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
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
        if before is not None and before is self._valid_stop() and before.isHidden():
            whole = next(iter(self._columns[self._column]()), "")
            if self._columns[self._column]()[whole].isVisible():  # what went away was a part of it
                self._go(self._column, whole, focus=True)
                return
        if now is None or not self._table.isAncestorOf(now):
            return
        for number, column in enumerate(self._columns):
            for row, part in column().items():
                if part is now:
                    self._go(number, row, focus=False)
                    show_help(part, self._table)


def show_help(part: QWidget, table: QWidget) -> None:
    """Show what a part of the table would show under the pointer, or else what it is.

    It stands over the table, below the part or above it: never over what is asked.
    """
    text = help_of(part, table) or f"<p>{escape(part.accessibleName())}</p>"
    around = QRect(part.mapToGlobal(QPoint(0, 0)), part.size())
    QToolTip.showText(around.bottomLeft(), text, part)
    label = next((w for w in QApplication.topLevelWidgets() if w.inherits("QTipLabel")), None)
    if label is None:
        return
    ground = QRect(table.mapToGlobal(QPoint(0, 0)), table.size())
    place = QRect(around.bottomLeft() + QPoint(around.width() // 4, _APART), label.size())
    if place.bottom() > ground.bottom():
        place.moveBottom(around.top() - _APART)
    place.moveRight(min(place.right(), ground.right()))
    place.moveLeft(max(place.left(), ground.left()))
    label.move(place.topLeft())


def help_of(part: QWidget | None, table: QWidget) -> str:
    """The help on a part of a table, or on the innermost thing around it that has some."""
    while part is not None and part is not table:
        tip = getattr(part, "tip", None)
        if callable(tip) and (text := str(tip())):
            return text
        part = part.parentWidget()
    return ""


def show_help_under_pointer(event: QHelpEvent, table: QWidget) -> bool:
    """Show the help of what lies under the pointer; whether there is any."""
    part = table.childAt(event.pos())
    text = help_of(part, table)
    if part is None or not text:
        QToolTip.hideText()
        return False
    QToolTip.showText(event.globalPos(), text, part)
    return True
