"""All words that a widget holds: written on it, said of it, shown when it is pointed at."""

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTabWidget,
    QTextEdit,
    QWidget,
)

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def words_of(root: QWidget) -> list[str]:
    """The words of a widget and of all in it, hidden parts too, each with where it is."""
    found: list[str] = []
    for part in (root, *root.findChildren(QWidget)):
        if not _is_used(part):
            continue
        place = f"{type(part).__name__} {part.objectName()}"
        found += [f"{place}: {text}" for text in _of(part) if text.strip()]
    return sorted(found)


def _is_used(part: QWidget) -> bool:
    """Not what Qt keeps for itself: completers, the views of boxes that are closed."""
    return not part.objectName().startswith("qt_") and "QComboBoxPrivate" not in type(part).__name__


def _of(part: QWidget) -> Iterator[str]:
    yield from (part.toolTip(), part.accessibleName(), part.accessibleDescription())
    yield from (part.whatsThis(), part.statusTip())
    if part.isWindow():
        yield part.windowTitle()
    if isinstance(part, QLabel | QAbstractButton):
        yield part.text()
    if isinstance(part, QGroupBox | QMenu):
        yield part.title()
    if isinstance(part, QLineEdit):
        yield part.placeholderText()
    if isinstance(part, QTextEdit):
        yield part.toPlainText()
    if isinstance(part, QTabWidget):
        yield from (part.tabText(i) for i in range(part.count()))
    if isinstance(part, QComboBox | QAbstractItemView) and part.model() is not None:
        yield from _of_model(part.model())
    yield from _of_actions(part.actions())


def _of_actions(actions: list[QAction]) -> Iterator[str]:
    for action in actions:
        yield from (action.text(), action.toolTip(), action.statusTip())


def _of_model(model: QAbstractItemModel) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    for column in range(columns):
        head = model.headerData(column, Qt.Orientation.Horizontal)
        yield str(head or "")
        for row in range(model.rowCount(QModelIndex())):
            index = model.index(row, column, QModelIndex())
            yield from (str(index.data(role) or "") for role in ROLES)
