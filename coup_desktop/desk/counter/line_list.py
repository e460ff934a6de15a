"""Lines of the card counter, or of the claims, in a list on paper."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from coup_desktop.desk.counter.line import CounterLine
from coup_desktop.desk.counter.line_model import LINE, LineModel
from coup_desktop.desk.counter.line_painter import LinePainter
from coup_desktop.desk.theme import colours_of, lay_on_paper

_AnyIndex = QModelIndex | QPersistentModelIndex


class CounterList(QListView):
    """Shows `CounterLine`s; the arrow keys go from line to line, Ctrl+C copies one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items = LineModel(self)
        self.setModel(self._items)
        self.setItemDelegate(_Delegate(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self._growth = 1.0
        self.drawn = LinePainter(self._growth)
        lay_on_paper(self)

    def show_lines(self, lines: Sequence[CounterLine]) -> None:
        """Show these lines instead of those before; what is equal is not touched."""
        self._items.become(lines)

    def lines(self) -> list[CounterLine]:
        """What is shown."""
        return self._items.lines()

    def begin(self) -> None:
        """Let the arrow keys begin at the first line, where they are nowhere yet."""
        if not self.currentIndex().isValid():
            first = self._items.index(0)
            here = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(first, here)

    def height_of(self, lines: Sequence[CounterLine]) -> int:
        """Pixels that lines would take in this list, one below the other."""
        width = self.text_width()
        return sum(self.drawn.height(line, width) for line in lines)

    def text_width(self) -> int:
        """The width of a line, always with room for the scroll bar."""
        bar = self.verticalScrollBar().sizeHint().width()
        return max(80, self.width() - 2 * self.frameWidth() - bar)

    def set_growth(self, growth: float) -> None:
        """Make the lines so much larger than in a usual window."""
        if growth != self._growth:
            self._growth = growth
            self._dress()

    def _dress(self) -> None:
        self.drawn = LinePainter(self._growth)
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines anew for another width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def changeEvent(self, event: QEvent) -> None:
        """Follow theme and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            lay_on_paper(self)
        elif event.type() == QEvent.Type.FontChange:
            self._dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the chosen line; letters and Enter answer the question, they do nothing here."""
        index = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Copy):
            if index.isValid():
                line: CounterLine = index.data(LINE)
                QGuiApplication.clipboard().setText(line.spoken)
        elif event.text().strip() or event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)


class _Delegate(QStyledItemDelegate):
    def __init__(self, view: CounterList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: _AnyIndex) -> QSize:
        """As high as its words."""
        height = self._view.drawn.height(index.data(LINE), self._view.text_width())
        return QSize(80, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _AnyIndex) -> None:
        """Draw a line."""
        view = self._view
        rect = option.rect  # type: ignore[attr-defined]
        rect.setWidth(min(rect.width(), view.text_width()))
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined]
        view.drawn.paint(
            painter,
            index.data(LINE),
            rect,
            colours_of(view),
            chosen=bool(state & QStyle.StateFlag.State_Selected),
            focused=bool(state & QStyle.StateFlag.State_HasFocus),
        )
