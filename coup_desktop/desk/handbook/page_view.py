"""Shows a page of the handbook. What it shows comes from the program; it loads nothing."""

from typing import Final

from PySide6.QtCore import Qt, QUrl, Signal, Slot
from PySide6.QtGui import QColor, QPixmap, QResizeEvent, QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget
from shiboken6 import isValid

from coup_desktop.desk import fonts
from coup_desktop.desk.handbook.book import Book
from coup_desktop.desk.handbook.dressing import BODY, Dress, dress
from coup_desktop.desk.handbook.pages import Page
from coup_desktop.desk.handbook.pictures import picture
from coup_desktop.desk.handbook.tables import EMBLEM, FACE
from coup_desktop.desk.reference_card import card_name, reference_page
from coup_desktop.desk.theme import colours_of, lay_on_paper
from coup_desktop.engine.cast import CHARACTERS, Character

_MARGIN: Final = 18
_WIDEST: Final = 760
"""Pixels of a line of words at most, at the usual text size: longer ones are hard to read."""
_TWO_COLUMNS: Final = 900
"""Least width for the reference card in two columns."""
_MARKDOWN: Final = (
    QTextDocument.MarkdownFeature.MarkdownDialectGitHub
    | QTextDocument.MarkdownFeature.MarkdownNoHTML
)


class PageView(QTextBrowser):
    """The page on the right."""

    followed = Signal(str)
    """A link was followed: what it says."""
    dressed = Signal()
    """The same page is laid out anew, and stands elsewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book: Book | None = None
        self._page: Page | None = None
        self._zoom = 1.0
        self._columns = 1
        self._marked = ""
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.anchorClicked.connect(self._follow)

    def show_page(self, book: Book, page: Page) -> None:
        """Show a page from its beginning."""
        self._book, self._page = book, page
        self._write()

    def show_anchor(self, anchor: str) -> None:
        """Bring an anchor to the top; the page's beginning where there is none such.

        The cursor goes there, too: whoever has the page read, or searches on, goes on from there.
        """
        block = self.document().begin()
        while anchor and block.isValid() and _anchor_of(block) != anchor:
            block = block.next()
        cursor = QTextCursor(self.document())
        cursor.setPosition(block.position() if anchor and block.isValid() else 0)
        self.setTextCursor(cursor)
        self.verticalScrollBar().setValue(0)
        if anchor:
            self.scrollToAnchor(anchor)

    def anchor_at_top(self) -> str:
        """The last anchor above what is in sight, or the first one in sight; empty for none."""
        top = self.cursorForPosition(self.viewport().rect().topLeft()).block()
        block, found = top, ""
        while block.isValid() and not found:
            found = _anchor_of(block)
            block = block.previous()
        return found

    def set_zoom(self, zoom: float) -> None:
        """Make all words so many times as large."""
        if zoom != self._zoom:
            self._zoom = zoom
            self.dress_anew()

    def dress_anew(self) -> None:
        """Follow theme and text size, at the same place."""
        anchor = self.anchor_at_top()
        self._write()
        self.show_anchor(anchor)
        self.dressed.emit()

    def paint_ahead(self, book: Book, character: Character) -> None:
        """Paint a character's pictures, which are kept for the pages of a book that show them."""
        self._book = self._book or book
        word = CHARACTERS[character].word
        for address in (f"{EMBLEM}{word}", f"{FACE}{word}", card_name(character)):
            self._picture(address)

    def mark(self, words: str) -> int:
        """Mark words wherever they stand; empty for none. Returns how often they do."""
        self._marked = words.strip()
        selections = []
        colours = colours_of(self)
        cursor = QTextCursor(self.document())
        while self._marked:
            cursor = self.document().find(self._marked, cursor)
            if cursor.isNull():
                break
            selection = QTextEdit.ExtraSelection()
            selection.cursor = QTextCursor(cursor)  # type: ignore[attr-defined]
            selection.format.setBackground(QColor(colours.page_hit))  # type: ignore[attr-defined]
            selection.format.setForeground(QColor(colours.marked_text))  # type: ignore[attr-defined]
            selections.append(selection)
        self.setExtraSelections(selections)
        return len(selections)

    def go_to_mark(self, *, back: bool = False, from_start: bool = False) -> bool:
        """Select the next marked words; False: there are none further on."""
        if not self._marked:
            return False
        cursor = self.textCursor()
        if from_start:
            cursor.movePosition(
                QTextCursor.MoveOperation.End if back else QTextCursor.MoveOperation.Start
            )
        flags = QTextDocument.FindFlag.FindBackward if back else QTextDocument.FindFlag(0)
        found = self.document().find(self._marked, cursor, flags)
        if found.isNull():
            return False
        self.setTextCursor(found)
        return True

    def _write(self) -> None:
        page, book = self._page, self._book
        if page is None or book is None:
            return
        lay_on_paper(self)
        self._columns = self._wanted_columns()
        before, document = self.document(), self._made(book, page)
        self._set_margins(document)
        self.setDocument(document)
        if isValid(before):  # Qt's own first one goes by itself
            before.deleteLater()
        self.setAccessibleName(page.title)
        if self._marked:
            self.mark(self._marked)

    def _made(self, book: Book, page: Page) -> QTextDocument:
        """The document of a page: dressed before it is shown, so that it is laid out once."""
        document, colours = QTextDocument(self), colours_of(self)
        document.setDocumentMargin(_MARGIN)
        document.setDefaultFont(fonts.text(BODY * self._zoom))
        if page.rich:
            document.setHtml(
                reference_page(
                    book.wording,
                    ink=colours.page_text,
                    quiet=colours.page_heading,
                    rule=colours.gold,
                    display=fonts.display(16).families()[0],
                    columns=self._columns,
                )
            )
        else:
            document.setMarkdown(page.text, _MARKDOWN)
            dress(document, Dress(colours, self._zoom))
        return document

    def _wanted_columns(self) -> int:
        return 2 if self.width() >= _TWO_COLUMNS * fonts.factor() * self._zoom else 1

    def _set_margins(self, document: QTextDocument) -> None:
        """Keep lines short in a wide window; the reference card takes all the room."""
        frame = document.rootFrame()
        form = frame.frameFormat()
        room = self.viewport().width() - _WIDEST * fonts.factor() * self._zoom - 2 * _MARGIN
        rich = self._page is not None and self._page.rich
        margin = _MARGIN + (0 if rich else max(0.0, room))
        if margin != form.rightMargin():
            form.setRightMargin(margin)
            frame.setFrameFormat(form)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room."""
        super().resizeEvent(event)
        if self._page is None or event.size().width() == event.oldSize().width():
            return
        if self._page.rich and self._wanted_columns() != self._columns:
            self._write()
        else:
            self._set_margins(self.document())

    def loadResource(self, _kind: int, name: QUrl | str) -> object:
        """The program's own pictures; anything else is not loaded."""
        return self._picture(name.toString() if isinstance(name, QUrl) else name)

    def _picture(self, address: str) -> QPixmap | None:
        if self._book is None:
            return None
        ring = colours_of(self).page_edge
        return picture(address, self._book.wording, self.devicePixelRatioF(), ring)

    @Slot(QUrl)
    def _follow(self, link: QUrl) -> None:
        self.followed.emit(link.toString())


def _anchor_of(block: QTextBlock) -> str:
    places = block.begin()
    while not places.atEnd():
        names = places.fragment().charFormat().anchorNames()
        if names:
            return str(names[0])
        places += 1
    return ""
