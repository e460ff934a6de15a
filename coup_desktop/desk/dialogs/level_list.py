"""The list of who may decide for a seat: each with what it is, in a line."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QStyleOptionViewItem

_EDGE: Final = 34
"""Pixels of a list beside its words: frames, margins, a scroll bar."""


class LevelDelegate(QStyledItemDelegate):
    """Writes an entry's tool tip behind its name, which stands alone while the list is closed."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box)
        self._box = box
        box.setItemDelegate(self)

    def fit(self) -> None:
        """Make the list wide enough for its words, if the screen is."""
        view = self._box.view()
        room = self._box.screen().availableGeometry().width()
        view.setMinimumWidth(min(view.sizeHintForColumn(0) + _EDGE, room))

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Name and explanation."""
        super().initStyleOption(option, index)
        about = index.data(Qt.ItemDataRole.ToolTipRole)
        if about:
            option.text = f"{option.text}: {about}"  # type: ignore[attr-defined]
