"""The lines of a list as Qt's model of them."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from coup_desktop.desk.counter.line import CounterLine

LINE: Final = Qt.ItemDataRole.UserRole + 1
"""The `CounterLine` of a row."""
_AnyIndex = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


class LineModel(QAbstractListModel):
    """Holds `CounterLine`s; of others it tells no more than what differs."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._lines: list[CounterLine] = []

    def lines(self) -> list[CounterLine]:
        """All of them."""
        return self._lines[:]

    def become(self, lines: Sequence[CounterLine]) -> None:
        """Hold these lines instead: those that are equal at both ends stay as they are."""
        before, after = self._lines, list(lines)
        least = min(len(before), len(after))
        head = next((n for n in range(least) if before[n] != after[n]), least)
        rest = least - head
        tail = next((n for n in range(rest) if before[-1 - n] != after[-1 - n]), rest)
        gone, come = len(before) - head - tail, len(after) - head - tail
        same = min(gone, come)
        self._lines[head : head + same] = after[head : head + same]
        if same:
            self.dataChanged.emit(self.index(head), self.index(head + same - 1))
        first = head + same
        if gone > same:
            self.beginRemoveRows(_NOWHERE, first, head + gone - 1)
            del self._lines[first : head + gone]
            self.endRemoveRows()
        elif come > same:
            self.beginInsertRows(_NOWHERE, first, head + come - 1)
            self._lines[first:first] = after[first : head + come]
            self.endInsertRows()

    def rowCount(self, parent: _AnyIndex = _NOWHERE) -> int:
        """How many lines there are."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: _AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A line, its title, or all of it in sentences."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == LINE:
            return line
        if role == Qt.ItemDataRole.DisplayRole:
            return line.title
        return line.spoken if role == Qt.ItemDataRole.AccessibleTextRole else None
