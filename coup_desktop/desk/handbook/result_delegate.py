"""Paints what a search of the handbook has found: a heading, and below it the line around it."""

from html import escape
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QAbstractTextDocumentLayout, QPainter, QPalette, QTextDocument
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from coup_desktop.desk import fonts

_PAD: Final = 6
"""Pixels between the words and the edge of a find."""

_Index = QModelIndex | QPersistentModelIndex


class ResultDelegate(QStyledItemDelegate):
    """For a list whose items have the heading in the first line of their text."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def _words(self, index: _Index) -> QTextDocument:
        heading, _, line = str(index.data(Qt.ItemDataRole.DisplayRole)).partition("\n")
        words = QTextDocument()
        words.setDocumentMargin(_PAD)
        words.setDefaultFont(fonts.text(14.5))
        words.setHtml(f"<b>{escape(heading)}</b>{'<br>' * bool(line)}{escape(line)}")
        words.setTextWidth(self._view.viewport().width())
        return words

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        """As high as the words are in the list's width."""
        return self._words(index).size().toSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the ground as the style does, and the words."""
        self.initStyleOption(option, index)
        option.text = ""  # type: ignore[attr-defined]
        style, rect = self._view.style(), option.rect  # type: ignore[attr-defined]
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, self._view)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)  # type: ignore[attr-defined]
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, self._view.palette().color(role))
        words = self._words(index)  # kept until it is painted
        painter.save()
        painter.translate(rect.topLeft())
        words.documentLayout().draw(painter, context)
        painter.restore()
