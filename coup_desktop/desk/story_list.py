"""Lines of a game's story in a list: wrapped, marked, with bars and emblems where they have any.

Long lists are laid out in slices by Qt itself (`Batched`), so none is felt when it is filled.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPen,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from coup_desktop.desk import fonts
from coup_desktop.desk.emblems import EMBLEM, GAP, emblem_row
from coup_desktop.desk.story_line import Mark, StoryLine, mark_word, plain, spoken
from coup_desktop.desk.theme import Colours, colours_of, lay_on_paper
from coup_desktop.engine.ruleset import HAND

LINE: Final = Qt.ItemDataRole.UserRole + 1
"""The `StoryLine` of an item."""
_AT_ONCE: Final = 60
"""Lines that are laid out at once."""
_SIDE: Final = 8
_ABOVE: Final = 4
_ABOVE_HEADING: Final = 10
_PADDING: Final = 7
"""Left and right of a mark's word."""
_TALL: Final = 5
"""Pixels that a mark is higher than its word."""
_BAR: Final = 14
"""Height of a bar at the usual text size."""
_BAR_GAP: Final = 4
_EDGE: Final = 3
"""Width of the bar before the line that is chosen."""
_TEXT: Final = 15
_WRAP: Final = int(
    Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
)
_AnyIndex = QModelIndex | QPersistentModelIndex


class StoryList(QListView):
    """Shows `StoryLine`s on paper; Ctrl+C copies the one that is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items = QStandardItemModel(self)
        self._delegate = _Delegate(self)
        self.setModel(self._items)
        self.setItemDelegate(self._delegate)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(_AT_ONCE)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        lay_on_paper(self)

    def show_lines(self, lines: Sequence[StoryLine]) -> None:
        """Show these lines instead of those before."""
        self._items.clear()
        for line in lines:
            item = QStandardItem(line.text)
            item.setEditable(False)
            item.setData(line, LINE)
            item.setData(spoken(line), Qt.ItemDataRole.AccessibleTextRole)
            self._items.appendRow(item)
        self._delegate.measure(lines)

    def lines(self) -> list[StoryLine]:
        """What is shown."""
        rows = range(self._items.rowCount())
        return [self._items.item(row).data(LINE) for row in rows]

    def text_width(self) -> int:
        """The width of a line, always with room for the scroll bar."""
        bar = self.verticalScrollBar().sizeHint().width()
        return max(80, self.width() - 2 * self.frameWidth() - bar)

    def changeEvent(self, event: QEvent) -> None:
        """Follow theme and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            lay_on_paper(self)
        elif event.type() == QEvent.Type.FontChange:
            self._delegate.measure(self.lines())
            self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the chosen line."""
        index = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Copy) and index.isValid():
            QGuiApplication.clipboard().setText(plain(index.data(LINE)).strip())
        else:
            super().keyPressEvent(event)


class _Delegate(QStyledItemDelegate):
    """Paints a line: before it a mark or emblems, below it a bar and a note."""

    def __init__(self, view: StoryList) -> None:
        super().__init__(view)
        self._view = view
        self.measure(())

    def measure(self, lines: Sequence[StoryLine]) -> None:
        """See how wide what stands before these lines is, in the fonts that are on."""
        self._text = fonts.text(_TEXT)
        self._bold = fonts.text(_TEXT, bold=True)
        self._heading = fonts.display(16, bold=True)
        small = QFontMetrics(self._bold)
        words = [mark_word(mark) for mark in {line.mark for line in lines}]
        widest = max((small.horizontalAdvance(word) for word in words if word), default=0)
        self._left = widest + 2 * _PADDING + _SIDE if widest else 0
        if any(line.bar is not None for line in lines):
            self._left = HAND * (EMBLEM + GAP) + _SIDE

    def _font(self, line: StoryLine) -> QFont:
        if line.heading:
            return self._heading
        return self._bold if line.bar is not None else self._text

    def _boxes(self, line: StoryLine, left: int, top: int) -> tuple[QRect, QRect, QRect]:
        """Where text, bar and note are; what is not there is empty."""
        start = left + _SIDE + (0 if line.heading else self._left)
        width = left + self._view.text_width() - _SIDE - start
        top += _ABOVE_HEADING if line.heading else _ABOVE
        text = self._box(line.text, self._font(line), QRect(start, top, width, 0))
        bar = QRect(start, text.bottom() + 1, 0, 0)
        if line.bar is not None:
            height = round(_BAR * fonts.factor())
            bar = QRect(start, text.bottom() + 1 + _BAR_GAP, width, height)
        note = QRect(start, bar.bottom() + 1, 0, 0)
        if line.note:
            gap = _BAR_GAP if line.bar is not None else 0
            note = self._box(line.note, self._text, QRect(start, bar.bottom() + 1 + gap, width, 0))
        return text, bar, note

    def _box(self, text: str, font: QFont, at: QRect) -> QRect:
        """The room for words from a corner on, in a width."""
        metrics = QFontMetrics(font)
        room = QRect(0, 0, at.width(), 1 << 20)
        height = metrics.boundingRect(room, self._flags(text, metrics, at.width()), text).height()
        return QRect(at.x(), at.y(), at.width(), height)

    @staticmethod
    def _flags(text: str, metrics: QFontMetrics, width: int) -> int:
        """Words stay whole, but for one that is wider than the line."""
        wide = any(metrics.horizontalAdvance(word) > width for word in text.split())
        return int(Qt.TextFlag.TextWrapAnywhere | Qt.AlignmentFlag.AlignLeft) if wide else _WRAP

    def sizeHint(self, _option: QStyleOptionViewItem, index: _AnyIndex) -> QSize:
        """As high as its words."""
        line: StoryLine = index.data(LINE)
        _, bar, note = self._boxes(line, 0, 0)
        bottom = max(note.bottom(), bar.bottom()) + 1
        if line.bar is not None:
            bottom = max(bottom, _ABOVE + EMBLEM)
        elif line.mark is not Mark.NONE:
            bottom = max(bottom, _ABOVE + self._mark_height())
        return QSize(80, bottom + _ABOVE)

    def _mark_height(self) -> int:
        return QFontMetrics(self._bold).height() + _TALL - 2

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _AnyIndex) -> None:
        """Draw a line."""
        line: StoryLine = index.data(LINE)
        colours = colours_of(self._view)
        rect: QRect = option.rect  # type: ignore[attr-defined]
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined]
        painter.save()
        ink = colours.page_heading if line.heading else colours.page_text
        quiet = colours.page_heading
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(colours.page_selected))
            ink = quiet = colours.marked_text
            painter.fillRect(rect.left(), rect.top(), _EDGE, rect.height(), QColor(ink))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(ink), colours.line(1), Qt.PenStyle.DotLine))
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        text, bar, note = self._boxes(line, rect.left(), rect.top())
        self._write(painter, line.text, self._font(line), text, ink)
        if line.note:
            self._write(painter, line.note, self._text, note, quiet)
        if line.bar is not None:
            _paint_bar(painter, QRectF(bar), line.bar, colours, ink)
            ratio = painter.device().devicePixelRatioF()
            row = emblem_row(line.held, line.lost, ratio, ring=ink)
            painter.drawPixmap(rect.left() + _SIDE, rect.top() + _ABOVE, row)
        elif line.mark is not Mark.NONE:
            self._paint_mark(painter, line.mark, rect, colours, ink)
        painter.restore()

    def _write(self, painter: QPainter, text: str, font: QFont, box: QRect, ink: str) -> None:
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(box, self._flags(text, QFontMetrics(font), box.width()), text)

    def _paint_mark(
        self, painter: QPainter, mark: Mark, rect: QRect, colours: Colours, ink: str
    ) -> None:
        """A word in a box, which is round for what is true or right, and empty for a loss."""
        box = QRectF(
            rect.left() + _SIDE + 0.5, rect.top() + _ABOVE - 1.5, self._left - _SIDE,
            self._mark_height(),
        )  # fmt: skip
        good = mark in (Mark.TRUE, Mark.RIGHT)
        ground = {True: colours.let_pass, False: colours.doubt}[good]
        words = colours.strong_text
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        if mark is Mark.LOSS:
            words = ink
            painter.setPen(QPen(QColor(ink), colours.line(1)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        elif colours.contrast:
            painter.setPen(QPen(QColor(colours.page_edge), colours.line(1)))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = box.height() / 2 if good else 2
        painter.drawRoundedRect(box, radius, radius)
        painter.setFont(self._bold)
        painter.setPen(QColor(words))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, mark_word(mark))


def _paint_bar(
    painter: QPainter, box: QRectF, claims: tuple[int, int], colours: Colours, ink: str
) -> None:
    """True claims plain, bluffs hatched; a dashed frame where nothing was claimed."""
    true, bluffs = claims
    outline = QPen(QColor(ink), colours.line(1))
    if true + bluffs == 0:
        outline.setStyle(Qt.PenStyle.DashLine)
    else:
        middle = box.width() * true / (true + bluffs)
        painter.fillRect(QRectF(box.left(), box.top(), middle, box.height()), colours.let_pass)
        rest = box.adjusted(middle, 0, 0, 0)
        painter.fillRect(rest, QColor(colours.doubt))
        hatch = QBrush(QColor(colours.strong_text), Qt.BrushStyle.BDiagPattern)
        painter.fillRect(rest, hatch)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(outline)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box)
