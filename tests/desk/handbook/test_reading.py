"""Reading the handbook: contents, search, back and forward, letters, languages, screen readers."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt, QUrl
from PySide6.QtGui import QAccessible, QTextDocument, QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from coup_desktop.catalogue import translations
from coup_desktop.desk import fonts
from coup_desktop.desk.forms.ui_main_window import Ui_MainWindow
from coup_desktop.desk.handbook.contents import CHAPTERS
from coup_desktop.desk.handbook.shortcuts import Shortcuts
from coup_desktop.desk.handbook.window import ZOOMS, HandbookWindow
from coup_desktop.desk.language_keeper import LanguageKeeper
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.pseudo import PSEUDO

SIZES = [(480, 360), (640, 480), (1024, 700), (2560, 1440)]


@pytest.fixture
def main(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    ui = Ui_MainWindow()
    ui.setupUi(window)
    window.changeEvent = lambda event: (  # type: ignore[method-assign]
        ui.retranslateUi(window) if event.type() == QEvent.Type.LanguageChange else None
    )
    return window


@pytest.fixture
def book(qtbot: QtBot, main: QMainWindow) -> HandbookWindow:
    fonts.load()
    made = HandbookWindow(Ruleset.make("official", 4), Shortcuts(main.menuBar()))
    qtbot.addWidget(made)
    made.resize(1000, 640)
    made.show()
    qtbot.waitExposed(made)
    made.go_to("card")
    return made


@pytest.fixture
def language(qapp: QApplication) -> Iterator[LanguageKeeper]:
    before, keeper = QLocale(), LanguageKeeper(qapp)
    keeper.choose("en")
    yield keeper
    keeper.choose("en")
    QLocale.setDefault(before)


def chosen(book: HandbookWindow) -> str:
    item = book.ui.contents.currentItem()
    assert item is not None
    return item.text(0)


def top_line(book: HandbookWindow) -> str:
    page = book.ui.page
    return page.cursorForPosition(page.viewport().rect().topLeft()).block().text()


def test_the_contents_follow_the_page_and_lead_to_it(book: HandbookWindow) -> None:
    book.go_to("challenges#decline")
    assert chosen(book) == "Declining to prove"
    assert top_line(book).startswith("Declining")
    item = book.ui.contents.currentItem()
    assert item is not None
    QTest.keyClick(book.ui.contents, Qt.Key.Key_Up)
    assert book.place == "challenges#bluff"
    assert book.windowTitle() == "Claims and challenges – Handbook"
    titles = [text for text in all_titles(book) if text]
    assert len(titles) > len(CHAPTERS)


def all_titles(book: HandbookWindow) -> list[str]:
    def below(item: QTreeWidgetItem | None) -> list[str]:
        if item is None:
            return []
        return [item.text(0), *(t for i in range(item.childCount()) for t in below(item.child(i)))]

    tree = book.ui.contents
    return [t for i in range(tree.topLevelItemCount()) for t in below(tree.topLevelItem(i))]


def test_back_and_forward(book: HandbookWindow) -> None:
    assert not book.ui.back.isEnabled()
    book.go_to("turn")
    book.ui.page.followed.emit("blocks#once")
    book.ui.page.followed.emit("#after")
    assert book.place == "blocks#after"
    book.ui.back.click()
    assert book.place == "blocks#once"
    QTest.keyClick(book, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert book.place == "turn"
    QTest.keyClick(book, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert book.place == "blocks#once"
    assert book.ui.forward.isEnabled()
    book.go_to("teams")
    assert not book.ui.forward.isEnabled()


def test_who_reads_on_comes_back_to_where_that_was(book: HandbookWindow) -> None:
    book.go_to("edges")
    book.ui.page.scrollToAnchor("rich")
    book.go_to("turn")
    book.ui.back.click()
    assert book.place == "edges#rich"


def test_search_lists_marks_and_leads_on(book: HandbookWindow, qtbot: QtBot) -> None:
    QTest.keyClick(book, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert book.focusWidget() is book.ui.search
    QTest.keyClicks(book.ui.search, "almshouse")
    qtbot.waitUntil(lambda: bool(book.ui.found.text()))
    found = book.ui.results.count()
    assert found >= 1
    assert book.ui.found.text().startswith(str(found))
    assert book.ui.side.currentWidget() is book.ui.results
    places = set()
    for _ in range(found + 3):
        QTest.keyClick(book, Qt.Key.Key_F3)
        places.add(book.place)
        assert book.ui.page.textCursor().selectedText().casefold() == "almshouse"
        assert book.ui.page.extraSelections()
    assert len(places) >= found
    QTest.keyClick(book, Qt.Key.Key_Escape)
    assert book.ui.search.text() == ""
    assert book.ui.page.extraSelections() == []
    assert book.ui.side.currentWidget() is book.ui.contents
    assert book.isVisible()
    QTest.keyClick(book, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_nothing_found_is_said(book: HandbookWindow, qtbot: QtBot) -> None:
    book.ui.search.setText("xyzzy")
    qtbot.waitUntil(lambda: book.ui.found.text() == "Nothing found")
    assert book.ui.results.count() == 0


def test_letters_grow_and_shrink(book: HandbookWindow) -> None:
    book.go_to("turn#challenge")
    before = book.ui.page.document().defaultFont().pixelSize()
    QTest.keyClick(book, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert book.ui.page.document().defaultFont().pixelSize() > before
    assert top_line(book).startswith("2.")
    for _ in ZOOMS:
        book.ui.larger.click()
    assert not book.ui.larger.isEnabled()
    QTest.keyClick(book, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert book.ui.page.document().defaultFont().pixelSize() == before


@pytest.mark.parametrize("code", translations())
def test_another_language_shows_the_same_place(
    code: str, book: HandbookWindow, main: QMainWindow, language: LanguageKeeper, qtbot: QtBot
) -> None:
    book.go_to("challenges#decline")
    english = top_line(book)
    language.choose(code)
    qtbot.waitUntil(lambda: top_line(book) != english)
    assert book.place == "challenges#decline"
    assert chosen(book) == top_line(book)
    language.choose("en")
    qtbot.waitUntil(lambda: top_line(book) == english)


@pytest.mark.parametrize("code", ["en", *translations(), PSEUDO])
def test_no_word_of_a_button_is_cut(
    code: str, book: HandbookWindow, language: LanguageKeeper, text_sizes: list[int], qtbot: QtBot
) -> None:
    language._forced = code  # type: ignore[misc]
    language.choose(code)
    for size in text_sizes:
        fonts.choose_size(size)
        qtbot.waitUntil(lambda: book.font().pixelSize() == QApplication.font().pixelSize())
        book.resize(10, 10)
        buttons = book.findChildren(QPushButton)
        qtbot.waitUntil(lambda: all(b.width() >= b.sizeHint().width() for b in buttons))  # noqa: B023 - it waits at once
        assert all(button.text() for button in buttons)
        assert book.height() < 480
    language._forced = ""  # type: ignore[misc]


def test_other_rules_show_the_same_place(book: HandbookWindow) -> None:
    book.go_to("actions#income")
    book.set_ruleset(Ruleset.make("coup-x", 5))
    assert top_line(book) == "Get Influence"
    assert chosen(book) == "Get Influence"
    book.go_to("characters#guard")
    book.set_ruleset(Ruleset.make("official", 4))
    assert book.place.startswith("characters")
    assert "Contessa" in book.ui.page.toPlainText()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("word", CHAPTERS)
def test_no_page_is_wider_than_its_window(
    word: str, size: tuple[int, int], book: HandbookWindow, qtbot: QtBot
) -> None:
    book.resize(*size)
    book.go_to(word)
    page = book.ui.page
    qtbot.waitUntil(lambda: page.width() < size[0] and page.horizontalScrollBar().maximum() <= 1)
    assert page.document().size().width() <= page.viewport().width() + 1
    for frame in page.document().rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            box = page.document().documentLayout().frameBoundingRect(frame)
            assert box.right() <= page.viewport().width()


def test_nothing_is_loaded_from_elsewhere(book: HandbookWindow) -> None:
    kind = QTextDocument.ResourceType.ImageResource.value
    page = book.ui.page
    for address in ("https://example.org/a.png", "file:///etc/passwd", "emblem:../../x", "x.png"):
        assert page.loadResource(kind, QUrl(address)) is None
    for address in ("emblem:duke", "face:guard", "card-duke"):
        assert page.loadResource(kind, QUrl(address)) is not None
    before = book.place
    page.anchorClicked.emit(QUrl("https://example.org/"))
    assert book.place in (before, "card")
    assert page.toPlainText()


def test_pictures_have_words(book: HandbookWindow) -> None:
    book.go_to("actions")
    block = book.ui.page.document().begin()
    alone = 0
    while block.isValid():
        if "\ufffc" in block.text():
            # What an emblem shows stands in words behind it.
            assert len(block.text().strip()) > 10
            alone += 1
        block = block.next()
    assert alone > 5


def test_a_screen_reader_has_names_for_all(book: HandbookWindow) -> None:
    book.go_to("blocks")
    ui = book.ui
    for part, name in {
        ui.page: "Blocks",
        ui.contents: "Contents",
        ui.search: "Search the handbook",
        ui.smaller: "Smaller letters",
        ui.larger: "Larger letters",
    }.items():
        interface = QAccessible.queryAccessibleInterface(part)
        assert interface is not None
        assert interface.text(QAccessible.Text.Name) == name


def test_tab_goes_through_all_and_links_by_keyboard(book: HandbookWindow, qtbot: QtBot) -> None:
    book.go_to("turn")
    book.activateWindow()
    qtbot.waitUntil(book.isActiveWindow)
    book.ui.search.setFocus()
    seen = []
    for _ in range(6):
        focus = QApplication.focusWidget()
        assert focus is not None
        seen.append(focus)
        if focus is book.ui.page:
            break
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert book.ui.contents in seen
    assert book.ui.page in seen
    with qtbot.waitSignal(book.ui.page.followed):
        QTest.keyClick(book.ui.page, Qt.Key.Key_Tab)
        QTest.keyClick(book.ui.page, Qt.Key.Key_Return)
