"""The handbook's window: contents on the left, a page on the right, a search above.

It is a window of its own without a parent: one that belonged to the main window could not be used
while a dialog stands there.
"""

import base64
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.bar_layout import reading_growth_in
from coup_desktop.desk.forms.ui_handbook import Ui_Handbook
from coup_desktop.desk.handbook.book import Book
from coup_desktop.desk.handbook.contents import CARD, CHAPTERS, parts_of, place
from coup_desktop.desk.handbook.shortcuts import OWN, Shortcuts
from coup_desktop.desk.handbook.side import Contents, Results
from coup_desktop.desk.handbook.trail import Trail
from coup_desktop.engine.cast import Character
from coup_desktop.engine.ruleset import Ruleset

EXAMPLE: Final = "example:"
"""A link to a worked example; its word follows."""
ZOOMS: Final = (80, 90, 100, 115, 130, 150, 175, 200)
"""Per cent of the letters' usual size."""
_USUAL: Final = 100
_SIDE: Final = 0.29
"""The share of the width that the contents have at first."""
_WIDEST_SIDE: Final = 330
"""Pixels of it, at the usual text size."""
_LEAST_SIDE: Final = 130
_LEAST_PAGE: Final = QSize(280, 220)
_FRAME: Final = QSize(8, 40)


class HandbookWindow(QWidget):
    """Shows the `Book` of a ruleset."""

    example_asked = Signal(str)
    """Somebody wants to see a worked example: its word."""
    zoomed = Signal(int)
    """Another size of letters, in per cent."""
    left = Signal(str)
    """The window was closed; its place and size, for `restore`."""

    def __init__(self, ruleset: Ruleset, shortcuts: Shortcuts) -> None:
        super().__init__()
        self.ui = Ui_Handbook()
        self.ui.setupUi(self)
        self._shortcuts = shortcuts
        self._ruleset = ruleset
        self._book = Book(ruleset, shortcuts)
        self._place = CARD
        self._zoom = _USUAL
        self._scrolled = 0
        """Where the page stood when the place was shown."""
        self._is_dragged = False
        self._trail = Trail()
        self._contents = Contents(self.ui.contents)
        self._results = Results(self.ui.results)
        self._contents.write(self._book)
        self.ui.splitter.setStretchFactor(0, 0)
        self.ui.splitter.setStretchFactor(1, 1)
        # Not the window's own: the buttons above need more in some languages.
        self.ui.side.setMinimumWidth(_LEAST_SIDE)
        self.ui.page.setMinimumSize(_LEAST_PAGE)
        self._connect()
        self._name_keys()
        self.resize(self.size() * fonts.factor())

    def _connect(self) -> None:
        ui = self.ui
        self._contents.chosen.connect(self.go_to)
        self._results.chosen.connect(self._go_to_result)
        self._results.found.connect(self._tell_found)
        ui.splitter.splitterMoved.connect(self._dragged)
        ui.page.followed.connect(self._follow)
        ui.page.dressed.connect(self._stand_here)
        ui.back.clicked.connect(partial(self._go, -1))
        ui.forward.clicked.connect(partial(self._go, 1))
        ui.smaller.clicked.connect(partial(self._step_zoom, -1))
        ui.larger.clicked.connect(partial(self._step_zoom, 1))
        ui.search.textChanged.connect(self._search)
        ui.search.returnPressed.connect(partial(self._find, back=False))
        acts: dict[str, Callable[[], object]] = {
            "find": self._take_to_search,
            "find-next": partial(self._find, back=False),
            "find-previous": partial(self._find, back=True),
            "back": partial(self._go, -1),
            "forward": partial(self._go, 1),
            "zoom-in": partial(self._step_zoom, 1),
            "zoom-out": partial(self._step_zoom, -1),
            "zoom-usual": partial(self.set_zoom, _USUAL),
        }
        for word, act in acts.items():
            QShortcut(QKeySequence(OWN[word]), self, act)
        QShortcut(QKeySequence("Ctrl+="), self, partial(self._step_zoom, 1))

    # What is shown.

    @property
    def place(self) -> str:
        """The place that is shown, or was when somebody read on from it."""
        return self._place

    @property
    def section_title(self) -> str:
        """The title of the section that is read."""
        self._note_here()
        chapter, anchor = parts_of(self._place)
        sections = self._book.page(chapter).sections
        return next((s.title for s in sections if s.anchor == anchor), sections[0].title)

    def set_ruleset(self, ruleset: Ruleset) -> None:
        """Other rules are in force."""
        if ruleset != self._ruleset:
            self._ruleset = ruleset
            self._write_anew()

    def paint_ahead(self, character: Character) -> None:
        """Paint what pages show of a character, before one of them is shown."""
        self.ui.page.paint_ahead(self._book, character)

    def set_zoom(self, percent: int) -> None:
        """Show letters in one of `ZOOMS`, or the nearest."""
        nearest = min(ZOOMS, key=lambda zoom: abs(zoom - percent))
        if nearest != self._zoom:
            self._zoom = nearest
            self._size_letters()
            self.zoomed.emit(nearest)
        self.ui.smaller.setEnabled(nearest > ZOOMS[0])
        self.ui.larger.setEnabled(nearest < ZOOMS[-1])

    def _size_letters(self) -> None:
        """Letters are as large as somebody wants them, and larger in a large window."""
        self.ui.page.set_zoom(self._zoom / 100 * reading_growth_in(self.size()))

    def restore(self, geometry: str, main: QWidget) -> None:
        """Put the window where it was: what `left` told; else beside the main one, or above.

        Args:
            geometry: empty where it was nowhere yet.
            main: the window with the game, whose answers lie at its foot.
        """
        kept = QByteArray.fromBase64(geometry.encode("ascii", "ignore"))
        if not kept.isEmpty() and self.restoreGeometry(kept):
            return
        room, table = main.screen().availableGeometry(), main.frameGeometry()
        self.resize(self.size().boundedTo(room.size() - _FRAME))
        wide = self.width() + _FRAME.width()
        left = room.right() - wide
        if table.left() - room.left() >= wide > room.right() - table.right():
            left = table.left() - wide
        elif room.right() - table.right() >= wide:
            left = table.right() + 1
        self.move(left, max(room.top(), min(table.top(), room.bottom() - self.height())))

    @Slot(str)
    def go_to(self, where: str) -> None:
        """Show a place; the first page where there is no such chapter."""
        self._note_here()
        self._trail.visit(where)
        self._show(where)

    def _show(self, where: str) -> None:
        chapter, anchor = parts_of(where)
        if chapter not in CHAPTERS:
            chapter, anchor = CARD, ""
        ui, before = self.ui, parts_of(self._place)[0]
        if chapter != before or not ui.page.accessibleName():
            ui.page.show_page(self._book, self._book.page(chapter))
        ui.page.show_anchor(anchor)
        self._scrolled = ui.page.verticalScrollBar().value()
        self._place = place(chapter, anchor)
        self._contents.show_place(self._book, self._place)
        ui.back.setEnabled(self._trail.can_go_back)
        ui.forward.setEnabled(self._trail.can_go_forward)
        title = self._book.title(chapter)
        self.setWindowTitle(self.tr("{chapter} – Handbook").format(chapter=title))

    @Slot()
    def _stand_here(self) -> None:
        self._scrolled = self.ui.page.verticalScrollBar().value()

    def _note_here(self) -> None:
        """Remember how far somebody has read on, to come back there."""
        if self.ui.page.verticalScrollBar().value() == self._scrolled:
            return
        chapter, _ = parts_of(self._place)
        here = self.ui.page.anchor_at_top()
        if here:
            self._place = place(chapter, "" if here == chapter else here)
            self._trail.stay(self._place)

    def _write_anew(self) -> None:
        """In another language, or for other rules: at the same place."""
        self._note_here()
        self._book = Book(self._ruleset, self._shortcuts)
        self._contents.write(self._book)
        self.ui.page.show_page(self._book, self._book.page(parts_of(self._place)[0]))
        self._show(self._place)
        if self.ui.search.text():
            self._search(self.ui.search.text())

    @Slot(str)
    def _follow(self, link: str) -> None:
        if link.startswith(EXAMPLE):
            self.example_asked.emit(link.removeprefix(EXAMPLE))
        elif link.startswith("#"):
            self.go_to(parts_of(self._place)[0] + link)
        else:
            self.go_to(link)

    def _go(self, step: int) -> None:
        can = self._trail.can_go_back if step < 0 else self._trail.can_go_forward
        if can:
            self._note_here()
            self._show(self._trail.go(step))

    def _step_zoom(self, step: int) -> None:
        at = ZOOMS.index(self._zoom) + step
        self.set_zoom(ZOOMS[max(0, min(at, len(ZOOMS) - 1))])

    # Searching.

    @Slot()
    def _take_to_search(self) -> None:
        self.ui.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.ui.search.selectAll()

    @Slot(str)
    def _search(self, words: str) -> None:
        ui, wanted = self.ui, words.strip()
        ui.search.setClearButtonEnabled(bool(words))
        ui.side.setCurrentWidget(ui.results if wanted else ui.contents)
        ui.page.mark(wanted)
        if wanted:
            self._results.search(self._book, wanted)
        else:
            self._results.stop()
            ui.found.clear()

    @Slot(int, bool)
    def _tell_found(self, count: int, over: bool) -> None:
        if over:
            none = self.tr("Nothing found")
            self.ui.found.setText(self.tr("%n places", "", count) if count else none)

    @Slot(str)
    def _go_to_result(self, where: str) -> None:
        self.go_to(where)
        self.ui.page.mark(self.ui.search.text())

    def _find(self, *, back: bool) -> None:
        """Go to the next marked words of the page, or else to the next page that has some."""
        page = self.ui.page
        if page.go_to_mark(back=back):
            return
        if self._results.go(-1 if back else 1):
            page.go_to_mark(back=False, from_start=False)

    # Events.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc empties the search, or closes the window."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.ui.search.text():
            self.ui.search.clear()
            self.ui.page.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say where the window was."""
        self._results.stop()
        self.left.emit(base64.b64encode(self.saveGeometry().data()).decode("ascii"))
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language, theme and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._name_keys()
            self._write_anew()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.ui.page.dress_anew()

    def _name_keys(self) -> None:
        """Say on a button what its key is."""
        for button, word in (
            (self.ui.back, "back"),
            (self.ui.forward, "forward"),
        ):
            button.setToolTip(self._shortcuts.key(word))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words grow in a large window, as in the main one."""
        super().resizeEvent(event)
        self._spread()
        self._size_letters()

    def _spread(self) -> None:
        """Give the contents their share of the width, unless somebody has dragged it."""
        if self._is_dragged:
            return
        splitter = self.ui.splitter
        margins = self.contentsMargins() + self.ui.column.contentsMargins()
        whole = self.width() - margins.left() - margins.right()
        side = round(min(whole * _SIDE, _WIDEST_SIDE * fonts.factor()))
        splitter.setSizes([side, whole - splitter.handleWidth() - side])

    @Slot()
    def _dragged(self) -> None:
        self._is_dragged = True
