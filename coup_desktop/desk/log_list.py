"""The lines of the chronicle: wrapped, never cut, quick with thousands of them."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from coup_desktop.desk import fonts
from coup_desktop.desk.theme import colours_of, lay_on_paper

HEADING: Final = Qt.ItemDataRole.UserRole + 1
WIDEST: Final = Qt.ItemDataRole.UserRole + 2
"""Width of a line's widest word, in pixels."""
DRESSED: Final = Qt.ItemDataRole.UserRole + 3
"""Which of the fonts that the list had one after the other it was measured in."""
AT_ONCE: Final = 250
"""Lines that are wrapped anew at once; more of them would be felt."""
_INDENT: Final = 12
_SIDE: Final = 4
_BAR: Final = 3
"""Width of the bar before the line that is chosen."""
_ABOVE_HEADING: Final = 7
_ABOVE_LINE: Final = 2
_WRAP: Final = int(
    Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
)
_BREAK: Final = int(Qt.TextFlag.TextWrapAnywhere | Qt.AlignmentFlag.AlignLeft)
_HEADING_PIXELS: Final = 14
_LINE_PIXELS: Final = 14.5
_AnyIndex = QModelIndex | QPersistentModelIndex


class LogList(QListView):
    """A list of plain lines and headings that follows its newest line."""

    find_asked = Signal()
    """Ctrl+F was pressed in the list."""
    entered_line = Signal(int)
    """Enter was pressed on a line, counted from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = QStandardItemModel(self)
        self._following = True
        self.needle = ""
        self._growth = 1.0
        self._dressed = 0
        self.heading_font = fonts.text(_HEADING_PIXELS, bold=True)
        self.line_font = fonts.text(_LINE_PIXELS)
        self.setModel(self._lines)
        self.setItemDelegate(_LineDelegate(self))
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(0)
        self._settle.timeout.connect(self._measure_anew)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(0)
        self._rest.timeout.connect(self._measure_rest)
        self._wrapped = 0
        self._stale: list[range] = []
        """Lines that still are as high as their width before asked for."""
        self._follow = QTimer(self)
        self._follow.setSingleShot(True)
        self._follow.setInterval(0)
        self._follow.timeout.connect(self._go_to_end)
        self.verticalScrollBar().actionTriggered.connect(self._scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._go_to_end)
        lay_on_paper(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Say on a page without lines what will stand there."""
        super().paintEvent(event)
        if self.count():
            return
        page = self.viewport()
        painter = QPainter(page)
        painter.setFont(self.line_font)
        painter.setPen(QColor(colours_of(self).page_heading))
        box = page.rect().adjusted(_SIDE + _INDENT, _ABOVE_HEADING, -_SIDE - _INDENT, 0)
        painter.drawText(box, _WRAP, self.tr("What happens is told here."))

    def append_line(self, text: str, *, heading: bool) -> None:
        """Add a line at the end; its text is never markup."""
        item = QStandardItem(text)
        item.setEditable(False)
        item.setData(heading, HEADING)
        self._wrap(item)
        self._lines.appendRow(item)
        self._follow.start()

    def clear_lines(self) -> None:
        """Remove all lines and follow the newest again."""
        self._lines.clear()
        self._stale.clear()
        self._following = True

    def cut_lines(self, lines: int) -> None:
        """Keep the first so many lines alone, and follow the newest again."""
        self._lines.removeRows(lines, max(0, self._lines.rowCount() - lines))
        kept = (range(rows.start, min(rows.stop, lines)) for rows in self._stale)
        self._stale = [rows for rows in kept if rows]
        self._following = True
        self._follow.start()

    def rewrite_lines(self, texts: Mapping[int, str]) -> None:
        """Let lines say other words, by their rows."""
        self._lines.blockSignals(True)
        for row, text in texts.items():
            self._lines.item(row).setText(text)
        self._lines.blockSignals(False)
        self._dressed += 1  # all are measured anew
        self._settle.start()

    def count(self) -> int:
        """How many lines there are, headings included."""
        return self._lines.rowCount()

    def line(self, row: int) -> str:
        """The text of a line."""
        return self._lines.item(row).text()

    def is_heading(self, row: int) -> bool:
        """Whether a line is a heading."""
        return bool(self._lines.item(row).data(HEADING))

    def show_line(self, row: int) -> None:
        """Select a line and bring it into sight."""
        self._following = False
        index = self._lines.index(row, 0)
        # Alone, also while somebody holds Ctrl or Shift.
        alone = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(index, alone)
        self.scrollTo(index, QListView.ScrollHint.PositionAtCenter)
        self._scrolled(0)  # where the newest line is in sight all the same, it stays in sight

    def leave_line(self) -> None:
        """Select no line and follow the newest again; the arrow keys go on from where they were."""
        self.clearSelection()
        self._following = True
        self._go_to_end()

    def mark(self, needle: str) -> None:
        """Mark where a text occurs, whatever its case; an empty one marks nothing."""
        self.needle = needle.casefold()
        self.viewport().update()

    def set_growth(self, growth: float) -> None:
        """Make the lines so much larger than in a usual window."""
        if growth != self._growth:
            self._growth = growth
            self._take_fonts()

    def _take_fonts(self) -> None:
        self.heading_font = fonts.text(_HEADING_PIXELS * self._growth, bold=True)
        self.line_font = fonts.text(_LINE_PIXELS * self._growth)
        self._dressed += 1
        self._settle.start()

    def _widest(self, text: str, *, heading: bool) -> int:
        """The width of the longest word; the path of a file is wrapped behind its slashes."""
        metrics = QFontMetrics(self.heading_font if heading else self.line_font)
        words = text.replace("/", "/ ").split()
        return max((metrics.horizontalAdvance(word) for word in words), default=0)

    def text_width(self) -> int:
        """The width that lines are wrapped in, always with room for the scroll bar.

        So its coming and going wraps nothing anew.
        """
        return self.width() - 2 * self.frameWidth() - self.verticalScrollBar().sizeHint().width()

    def _measured(self, text: str, *, heading: bool, widest: int) -> QSize:
        font = self.heading_font if heading else self.line_font
        indent = 0 if heading else _INDENT
        width = max(40, self.text_width() - indent - 2 * _SIDE)
        flags = _BREAK if widest > width else _WRAP
        box = QFontMetrics(font).boundingRect(QRect(0, 0, width, 1 << 20), flags, text)
        return QSize(width, box.height() + (_ABOVE_HEADING if heading else _ABOVE_LINE) + 3)

    @Slot()
    def _measure_anew(self) -> None:
        """Wrap for another width what is in sight, then bit by bit what is not."""
        count = self._lines.rowCount()
        first = max(0, count - AT_ONCE)
        if not self._following:
            first = min(first, max(0, self._top().row() - AT_ONCE // 4))
        shown = range(first, min(count, first + AT_ONCE))
        self._stale = [
            range(start, min(start + AT_ONCE, first)) for start in range(0, first, AT_ONCE)
        ]
        self._stale += [
            range(start, min(start + AT_ONCE, count)) for start in range(shown.stop, count, AT_ONCE)
        ]
        self._measure(shown)
        self._place_again()
        if self._stale:
            self._rest.start()

    @Slot()
    def _measure_rest(self) -> None:
        if self._stale:
            self._measure(self._stale.pop())
        if self._stale:
            self._rest.start()
        else:
            self._place_again()

    def _measure(self, rows: range) -> None:
        self._lines.blockSignals(True)
        for row in rows:
            self._wrap(self._lines.item(row))
        self._lines.blockSignals(False)

    def _wrap(self, item: QStandardItem) -> None:
        """Note how high a line is, and in new fonts how wide its words are."""
        text, heading = item.text(), bool(item.data(HEADING))
        if item.data(DRESSED) != self._dressed:
            item.setData(self._dressed, DRESSED)
            item.setData(self._widest(text, heading=heading), WIDEST)
        item.setSizeHint(self._measured(text, heading=heading, widest=int(item.data(WIDEST))))

    def _place_again(self) -> None:
        """Lay the lines out with their new heights; what somebody reads stays where it is."""
        top = self._top()
        self.scheduleDelayedItemsLayout()
        if not self._following and top.isValid():
            self.scrollTo(top, QListView.ScrollHint.PositionAtTop)

    def _top(self) -> QModelIndex:
        """The topmost line in sight."""
        return self.indexAt(QPoint(_SIDE, 1))

    def leaves_out(self, place: QRect) -> bool:
        """Whether a line would be cut by the upper edge.

        Only where somebody scrolled up is half a line of use.
        """
        return self._following and place.top() < 0 and place.height() < self.viewport().height()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Paint the topmost line anew: it may be cut now."""
        super().scrollContentsBy(dx, dy)
        self.viewport().update(self.visualRect(self._top()))

    @Slot(int)
    def _scrolled(self, _action: int) -> None:
        bar = self.verticalScrollBar()
        following = bar.sliderPosition() >= bar.maximum() - 2
        if following != self._following:
            self._following = following
            self.viewport().update()

    @Slot()
    def _go_to_end(self) -> None:
        if self._following:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines anew for another width."""
        super().resizeEvent(event)
        if self.text_width() != self._wrapped:  # not where only the scroll bar comes or goes
            self._wrapped = self.text_width()
            self._settle.start()

    def changeEvent(self, event: QEvent) -> None:
        """Follow theme and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            lay_on_paper(self)
        elif event.type() == QEvent.Type.FontChange:
            self._take_fonts()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy and find; letters are answers to the prompt, not a search for a line."""
        if event.matches(QKeySequence.StandardKey.Copy):
            rows = sorted(index.row() for index in self.selectedIndexes())
            QGuiApplication.clipboard().setText("\n".join(self.line(row) for row in rows))
        elif event.matches(QKeySequence.StandardKey.Find):
            self.find_asked.emit()
        elif event.text().strip() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self.currentIndex().isValid():
                event.ignore()  # as the letters: it is what the bar's button does
            elif not event.isAutoRepeat():
                self.entered_line.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)
            self._scrolled(0)


class _LineDelegate(QStyledItemDelegate):
    def __init__(self, view: LogList) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _AnyIndex) -> None:
        """Draw a line, with what is searched for marked."""
        from PySide6.QtWidgets import QStyle  # a start, without lines, can do without

        view = self._view
        colours = colours_of(view)
        heading = bool(index.data(HEADING))
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        rect: QRect = option.rect  # type: ignore[attr-defined]
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined]
        if view.leaves_out(rect):
            return
        painter.save()
        ink = colours.page_heading if heading else colours.page_text
        if view.needle and view.needle in text.casefold():
            painter.fillRect(rect, QColor(colours.page_hit))
            ink = colours.marked_text
        if state & QStyle.StateFlag.State_Selected:
            chosen = rect.adjusted(0, 1, 0, -1)
            painter.fillRect(chosen, QColor(colours.page_selected))
            ink = colours.marked_text
            # Not by a shade alone: lines that hold what is searched for have one, too.
            painter.fillRect(chosen.left(), chosen.top(), _BAR, chosen.height(), QColor(ink))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(ink), colours.line(1), Qt.PenStyle.DotLine))
            painter.drawRect(rect.adjusted(1, 2, -2, -2))
        painter.setFont(self._font(heading=heading))
        painter.setPen(QColor(ink))
        above = _ABOVE_HEADING if heading else _ABOVE_LINE
        rect.setWidth(min(rect.width(), view.text_width()))
        box = rect.adjusted(_SIDE + (0 if heading else _INDENT), above, -_SIDE, 0)
        painter.drawText(box, _BREAK if int(index.data(WIDEST)) > box.width() else _WRAP, text)
        painter.restore()

    def _font(self, *, heading: bool) -> QFont:
        return self._view.heading_font if heading else self._view.line_font
