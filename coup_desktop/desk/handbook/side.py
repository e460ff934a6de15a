"""The left side of the handbook: the contents, or what a search has found."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, QSignalBlocker, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QTreeWidget, QTreeWidgetItem

from coup_desktop.desk.handbook.book import Book, Hit
from coup_desktop.desk.handbook.contents import CHAPTERS, PARTS, parts_of, place, title_of
from coup_desktop.desk.handbook.result_delegate import ResultDelegate

_PLACE: Final = Qt.ItemDataRole.UserRole


class Contents(QObject):
    """Lists parts, chapters, and the sections of the chapter that is shown."""

    chosen = Signal(str)
    """A place."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree
        self._chapters: dict[str, QTreeWidgetItem] = {}
        tree.currentItemChanged.connect(self._chosen)
        tree.itemClicked.connect(self._chosen)

    def write(self, book: Book) -> None:
        """List the parts and chapters of a book."""
        tree = self._tree
        with QSignalBlocker(tree):
            tree.clear()
            self._chapters.clear()
            for part in PARTS:
                top = QTreeWidgetItem(tree, [title_of(part)])
                top.setFlags(Qt.ItemFlag.ItemIsEnabled)
                font = tree.font()
                font.setBold(True)
                top.setFont(0, font)
                for chapter in part.chapters:
                    item = QTreeWidgetItem(top, [book.title(chapter.word)])
                    item.setData(0, _PLACE, chapter.word)
                    item.setToolTip(0, item.text(0))
                    self._chapters[chapter.word] = item
                top.setExpanded(True)

    def show_place(self, book: Book, where: str) -> None:
        """Mark a place, with the sections of its chapter below the chapter's title."""
        chapter, anchor = parts_of(where)
        with QSignalBlocker(self._tree):
            for word, item in self._chapters.items():
                if word != chapter:
                    item.takeChildren()
            item = self._chapters[chapter]
            if not item.childCount():
                self._add_sections(book, chapter, item)
            item.setExpanded(True)
            below = [item.child(number) for number in range(item.childCount())]
            wanted = place(chapter, anchor)
            found = (s for s in below if s is not None and s.data(0, _PLACE) == wanted)
            current = next(found, item)
            self._tree.setCurrentItem(current)
            self._tree.scrollToItem(current)

    @staticmethod
    def _add_sections(book: Book, chapter: str, item: QTreeWidgetItem) -> None:
        for section in book.page(chapter).sections:
            if section.level > 1 and section.anchor:
                below = QTreeWidgetItem(item, [section.title])
                below.setToolTip(0, section.title)
                below.setData(0, _PLACE, place(chapter, section.anchor))

    @Slot()
    def _chosen(self) -> None:
        item = self._tree.currentItem()
        where = None if item is None else item.data(0, _PLACE)
        if where:
            self.chosen.emit(str(where))


class Results(QObject):
    """Searches a book, a chapter in each turn of the event loop, and lists what it finds."""

    chosen = Signal(str)
    """A place."""
    found = Signal(int, bool)
    """So many so far, and whether the search is over."""

    def __init__(self, listing: QListWidget) -> None:
        super().__init__(listing)
        self._list = listing
        self._book: Book | None = None
        self._words = ""
        self._chapters: Iterator[str] = iter(())
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(0)
        self._next.timeout.connect(self._search_next)
        listing.setItemDelegate(ResultDelegate(listing))
        listing.setResizeMode(QListWidget.ResizeMode.Adjust)
        listing.currentItemChanged.connect(self._chosen)
        listing.itemClicked.connect(self._chosen)

    def search(self, book: Book, words: str) -> None:
        """Search for words; a search that runs is given up."""
        with QSignalBlocker(self._list):
            self._list.clear()
        self._book, self._words = book, words
        self._chapters = iter(CHAPTERS)
        self._next.start()

    def stop(self) -> None:
        """Give the search up that runs."""
        self._next.stop()

    def go(self, step: int) -> bool:
        """Choose the next find, or the one before (-1); False: there is none."""
        row = self._list.currentRow() + step
        if not 0 <= row < self._list.count():
            return False
        self._list.setCurrentRow(row)
        return True

    @Slot()
    def _search_next(self) -> None:
        word, book = next(self._chapters, None), self._book
        if word is None or book is None:
            self.found.emit(self._list.count(), True)
            return
        for hit in book.search(word, self._words):
            self._add(hit)
        self.found.emit(self._list.count(), False)
        self._next.start()

    def _add(self, hit: Hit) -> None:
        heading = hit.chapter if hit.section == hit.chapter else f"{hit.chapter} · {hit.section}"
        item = QListWidgetItem(f"{heading}\n{hit.line}" if hit.line else heading)
        item.setData(_PLACE, hit.place)
        with QSignalBlocker(self._list):
            self._list.addItem(item)

    @Slot()
    def _chosen(self) -> None:
        item = self._list.currentItem()
        if item is not None:
            self.chosen.emit(str(item.data(_PLACE)))
