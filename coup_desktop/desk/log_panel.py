"""The chronicle: all that happened, a line a thing, to read, search and click."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.counter.fold import CounterFold
from coup_desktop.desk.forms.ui_log_panel import Ui_LogPanel
from coup_desktop.desk.in_window import in_window
from coup_desktop.desk.seat_panel import Section
from coup_desktop.desk.theme import LIGHT, Colours, colours_of, palette
from coup_desktop.engine.translating import Sentence, said


class LogPanel(Section):
    """Shows the log of one game."""

    line_activated = Signal(int)
    """A line was clicked; counted from 0, headings included."""
    line_entered = Signal(int)
    """Enter was pressed on a line."""
    line_reached = Signal(int)
    """Somebody moved to another line, with the arrow keys or the search."""
    language_changed = Signal()
    """What others have written is to be written anew, by `rewrite`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_LogPanel()
        self.ui.setupUi(self)
        self._growth = 1.0
        self._sentences: dict[int, Sentence] = {}
        """Lines that can say themselves in another language, by their rows."""
        self._take_fonts()
        self._take_colours()
        self._fold = CounterFold(self.ui.parts, self.ui.lines, self.ui.counter)
        self.ui.search_row.hide()
        self.ui.search.installEventFilter(self)
        self.ui.find.toggled.connect(self._toggle_search)
        self.ui.search.textChanged.connect(self._search_changed)
        self.ui.next.clicked.connect(self.find_next)
        self.ui.previous.clicked.connect(self.find_previous)
        self.ui.lines.find_asked.connect(self.search)
        self.ui.lines.clicked.connect(self._activated)
        self.ui.lines.entered_line.connect(self.line_entered)
        self.ui.lines.selectionModel().currentRowChanged.connect(self._reached)

    def clear(self) -> None:
        """Begin a new chronicle."""
        self._sentences.clear()
        self.ui.lines.clear_lines()
        self._count_hits()

    def append(self, text: str, heading: bool = False) -> None:
        """Add a line at the end. The newest is in sight unless somebody scrolled up.

        Args:
            text: what it says; a `Sentence` says it in the window's language, also in another one
                later.
            heading: whether a turn begins with it.
        """
        if isinstance(text, Sentence):
            self._sentences[self.count()] = text
        self.ui.lines.append_line(said(text, in_window), heading=heading)
        if self.ui.lines.needle:
            self._count_hits()

    def cut(self, lines: int) -> None:
        """Keep the first so many lines alone."""
        self._sentences = {row: text for row, text in self._sentences.items() if row < lines}
        self.ui.lines.cut_lines(lines)
        self._count_hits()

    def count(self) -> int:
        """How many lines there are, headings included."""
        return self.ui.lines.count()

    def line(self, row: int) -> str:
        """The text of a line."""
        return self.ui.lines.line(row)

    def rewrite(self, texts: Mapping[int, str]) -> None:
        """Let lines say other words, by their rows; what is marked and in sight stays so."""
        self.ui.lines.rewrite_lines(texts)
        self._count_hits()

    def show_line(self, row: int) -> None:
        """Mark a line and bring it into sight; -1: mark none."""
        if row < 0:
            self.ui.lines.clearSelection()
        else:
            self.ui.lines.show_line(row)

    def leave_line(self) -> None:
        """No line is looked at any longer: show the newest, with none marked."""
        self.ui.lines.leave_line()

    def text(self) -> str:
        """The whole chronicle as plain text; lines are indented under their headings."""
        lines = self.ui.lines
        return "".join(
            f"{'' if lines.is_heading(row) else '  '}{lines.line(row)}\n"
            for row in range(lines.count())
        )

    def set_counter_shown(self, shown: bool) -> None:
        """Fold the card counter out below the lines, or away."""
        self._fold.set_shown(shown)

    def set_lines_shown(self, shown: bool) -> None:
        """Show the chronicle itself, or leave its place to the card counter."""
        for part in (self.ui.title, self.ui.find):
            part.setVisible(shown)
        if not shown:
            self.ui.find.setChecked(False)
        self._fold.set_lines_shown(shown)

    @Slot()
    def search(self) -> None:
        """Open the search field (Ctrl+F)."""
        self.ui.find.setChecked(True)
        self.ui.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.ui.search.selectAll()

    @Slot()
    def find_next(self) -> None:
        """Show the next line that holds the search text, after the last the first again."""
        self._go(1)

    @Slot()
    def find_previous(self) -> None:
        """Show the line before that holds the search text, before the first the last."""
        self._go(-1)

    def _hits(self) -> list[int]:
        lines = self.ui.lines
        if not lines.needle:
            return []
        return [row for row in range(lines.count()) if lines.needle in lines.line(row).casefold()]

    def _go(self, step: int) -> None:
        hits = self._hits()
        if not hits:
            return
        here = self.ui.lines.currentIndex().row()
        if step > 0:
            target = next((row for row in hits if row > here), hits[0])
        else:
            target = next((row for row in reversed(hits) if row < here), hits[-1])
        self.ui.lines.show_line(target)
        self._count_hits()

    @Slot(bool)
    def _toggle_search(self, shown: bool) -> None:
        self.ui.search_row.setVisible(shown)
        if shown:
            self.ui.search.setClearButtonEnabled(True)  # its icon costs a start 3 ms
            self.ui.search.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.ui.search.clear()
            self.ui.lines.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(str)
    def _search_changed(self, text: str) -> None:
        self.ui.lines.mark(text.strip())
        hits = self._hits()
        if hits:
            self.ui.lines.show_line(hits[-1])
        self._count_hits()

    def _count_hits(self) -> None:
        if not self.ui.lines.needle:
            self.ui.found.setText("")
            return
        hits = self._hits()
        here = self.ui.lines.currentIndex().row()
        if here in hits:
            text = self.tr("{number} of {count}").format(
                number=hits.index(here) + 1, count=len(hits)
            )
        else:
            text = self.tr("{count} found").format(count=len(hits))
        self.ui.found.setText(text)

    @Slot(QModelIndex)
    def _activated(self, index: QModelIndex) -> None:
        self.line_activated.emit(index.row())

    @Slot(QModelIndex)
    def _reached(self, index: QModelIndex) -> None:
        if index.isValid():
            self.line_reached.emit(index.row())

    def set_growth(self, growth: float) -> None:
        """Make all words so much larger than in a usual window."""
        if growth != self._growth:
            self._growth = growth
            self._take_fonts()
            self.ui.lines.set_growth(growth)
            self.ui.counter.set_growth(growth)
            self._fold.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the card counter its share of the height."""
        super().resizeEvent(event)
        self._fold.fit()

    def _take_fonts(self) -> None:
        self.ui.title.setFont(fonts.display(20 * self._growth, bold=True))
        for small in (self.ui.found, self.ui.search, self.ui.find):
            small.setFont(fonts.text(13.5 * self._growth))

    def _take_colours(self) -> None:
        """Paper has colours of its own: what lies on it cannot take the window's."""
        colours = colours_of(self)
        paper = paper_palette(colours)
        ui = self.ui
        on_paper = (ui.title, ui.found, ui.find, ui.search, ui.previous, ui.next)
        for widget in (*on_paper, ui.lines.verticalScrollBar()):
            if widget.palette() != paper:
                widget.setPalette(paper)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter, Shift+Enter and Esc in the search field."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._go(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.ui.find.setChecked(False)
                return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language, theme and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self.rewrite({row: said(text, in_window) for row, text in self._sentences.items()})
            self.language_changed.emit()
        elif event.type() == QEvent.Type.PaletteChange:
            self._take_colours()
        elif event.type() == QEvent.Type.FontChange:
            self._take_fonts()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sheet."""
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.page_edge), colours.line(1.2)))
        painter.setBrush(QColor(colours.page))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6), 10, 10)


def paper_palette(colours: Colours) -> QPalette:
    """What lies on a theme's paper is drawn in."""
    made = palette(colours if colours.contrast else LIGHT)
    for ground in (QPalette.ColorRole.Window, QPalette.ColorRole.Button):
        made.setColor(ground, QColor(colours.page))
    for words in (QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
        made.setColor(words, QColor(colours.page_text))
    return made
