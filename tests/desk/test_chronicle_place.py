"""The chronicle beside the table, wide or narrow, in a window of its own, or away."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.app import open_window
from coup_desktop.desk.chronicle_place import ChroniclePlace
from coup_desktop.desk.forms.ui_main_window import Ui_MainWindow
from coup_desktop.desk.log_panel import LogPanel
from coup_desktop.desk.places import Places
from coup_desktop.desk.seat_panel import Panel
from coup_desktop.desk.theme import CONTRAST, colours_of
from coup_desktop.store.settings import load_settings


class Window(QMainWindow):
    """The program's form without a game; notes the keys that reach it."""

    def __init__(self) -> None:
        super().__init__()
        self.ui = Ui_MainWindow()
        self.ui.setupUi(self)
        self.place = ChroniclePlace(self.ui.log, self.ui.splitter, self)
        self.keys: list[str] = []
        self.places: list[str] = []
        self.place.moved.connect(self.places.append)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys.append(event.text())

    def fit(self, width: int, height: int = 800) -> None:
        self.resize(width, height)
        self.place.fit()

    @property
    def log(self) -> LogPanel:
        return self.ui.log


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    fonts.load()
    made = Window()
    qtbot.addWidget(made)
    made.show()
    made.fit(1280)
    yield made
    made.place.leave()
    made.hide()


def test_wide_and_narrow(window: Window) -> None:
    wide = window.log.width()
    assert 300 <= wide <= 360
    window.place.set_width("narrow")
    narrow = window.log.width()
    assert 190 <= narrow <= wide - 90
    table = window.ui.table.width()
    window.place.set_width("wide")
    assert window.log.width() == wide
    assert window.ui.table.width() == table - (wide - narrow)
    window.fit(3840)
    assert window.log.width() > wide, "a large screen has room"


def test_the_narrow_one_stays_readable_and_searchable(qtbot: QtBot, window: Window) -> None:
    window.place.set_width("narrow")
    text = "Maximilianus-Augustus claims the Inquisitor to examine a card of Augusta."
    for _ in range(3):
        window.log.append(text)
    lines = window.log.ui.lines
    qtbot.waitUntil(lambda: lines.visualRect(lines.model().index(2, 0)).height() > 40)
    window.log.search()
    QTest.keyClicks(window.log.ui.search, "augusta")
    assert window.log.ui.found.text() == "3 of 3"
    room = window.log.rect()
    for part in (window.log.ui.search, window.log.ui.found, window.log.ui.next):
        corner = part.mapTo(window.log, QPoint(0, 0))
        assert room.contains(part.rect().translated(corner))
    assert window.log.ui.search.width() >= 60


def test_what_was_dragged_stays_in_proportion(window: Window) -> None:
    splitter = window.ui.splitter
    splitter.setSizes([splitter.width() - 500, 500])
    splitter.splitterMoved.emit(0, 1)
    dragged = window.log.width() / splitter.width()
    window.fit(1600)
    assert window.log.width() / splitter.width() == pytest.approx(dragged, abs=0.01)
    window.place.set_width("wide")
    assert window.log.width() < 360


def test_it_folds_where_there_is_no_room(window: Window) -> None:
    told: list[bool] = []
    window.place.shown.connect(told.append)
    window.fit(979)
    assert not window.log.isVisible()
    window.fit(980)
    assert window.log.isVisible()
    assert told == [False, True]
    window.place.set_width("narrow")
    window.fit(920)
    assert window.log.isVisible(), "the narrow one leaves more room"
    window.fit(860)
    assert not window.log.isVisible()
    window.place.insist(True)
    assert window.log.isVisible()
    window.fit(850)
    assert window.log.isVisible()
    window.place.insist(False)
    assert not window.log.isVisible()


@pytest.mark.parametrize("seats", [(20, 20), (20, 480), (540, 20), (540, 480)])
def test_its_own_window_covers_no_seat_where_there_is_room(
    window: Window, seats: tuple[int, int]
) -> None:
    """A seat is in one of the corners, and two stand in the middle."""
    window.fit(780, 760)
    window.move(0, 0)
    for x, y in (seats, (260, 20), (260, 300)):
        Panel(window.ui.table).setGeometry(x, y, 180, 100)
    for panel in window.ui.table.findChildren(Panel):
        panel.show()
    window.place.set_detached(True)
    log = window.log.geometry()
    assert log.width() >= 200
    for panel in window.ui.table.findChildren(Panel):
        corner = panel.mapToGlobal(QPoint(0, 0))
        assert not log.intersects(panel.rect().translated(corner))
    answers = window.ui.foot.mapToGlobal(QPoint(0, 0)).y()
    assert log.bottom() <= answers


@pytest.mark.parametrize("right", [False, True])
@pytest.mark.parametrize("free", [230, 300])
def test_its_own_window_stands_beside_the_main_one(
    window: Window, free: int, *, right: bool
) -> None:
    screen = QGuiApplication.primaryScreen().availableGeometry()
    window.resize(screen.width() - free - 4, 500)
    window.move(screen.left() if right else screen.left() + free, screen.top() + 50)
    window.place.set_detached(True)
    assert window.log.isWindow()
    assert not window.log.geometry().intersects(window.frameGeometry())
    assert screen.contains(window.log.geometry())
    assert window.log.width() > free - 20


def test_its_own_window_does_not_fold(window: Window) -> None:
    window.place.set_detached(True)
    assert window.log.isWindow()
    assert window.log.isVisible()
    assert window.log.windowTitle() == "Chronicle"
    assert window.log.windowFlags() & Qt.WindowType.Tool == Qt.WindowType.Tool
    window.fit(800)
    assert window.log.isVisible()
    assert window.ui.table.width() >= 770
    window.place.set_detached(False)
    assert not window.log.isWindow()
    assert not window.log.isVisible(), "there is no room beside the table"
    window.fit(1280)
    assert window.log.isVisible()
    assert window.ui.splitter.indexOf(window.log) == 1


def test_its_own_window_is_where_it_was(window: Window) -> None:
    window.place.set_detached(True)
    window.log.move(70, 90)
    window.log.resize(402, 340)
    window.place.set_shown(False)
    assert not window.log.isVisible()
    assert len(window.places) == 1
    window.log.move(0, 0)
    other = Window()
    other.show()
    other.place.set_geometry(window.places[0])
    other.place.set_detached(True)
    assert other.log.pos() == QPoint(70, 90)
    assert (other.log.width(), other.log.height()) == (402, 340)
    other.place.leave()
    other.hide()
    other.deleteLater()


@pytest.mark.parametrize("geometry", ["", "nonsense", "AAAA"])
def test_a_place_that_cannot_be_read_is_a_visible_one(window: Window, geometry: str) -> None:
    window.place.set_geometry(geometry)
    window.place.set_detached(True)
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert screen.contains(window.log.frameGeometry().topLeft())
    assert window.log.width() <= screen.width()


def test_a_place_on_a_screen_that_is_gone_is_a_visible_one(window: Window) -> None:
    window.place.set_detached(True)
    window.log.move(9000, 9000)
    window.place.set_shown(False)
    window.place.set_detached(False)
    window.place.set_shown(True)
    window.place.set_detached(True)
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert screen.intersects(window.log.geometry())


def test_who_closes_its_window_puts_it_away(qtbot: QtBot, window: Window) -> None:
    window.place.set_detached(True)
    with qtbot.waitSignal(window.place.put_away):
        window.log.close()
    assert not window.log.isVisible()
    assert window.places != []
    window.place.set_shown(False)
    window.place.set_shown(True)
    assert window.log.isVisible()
    assert window.log.isWindow()


def test_who_closes_the_program_does_not(qtbot: QtBot, window: Window) -> None:
    window.place.set_detached(True)
    told: list[None] = []
    window.place.put_away.connect(lambda: told.append(None))
    window.log.close()
    window.hide()
    qtbot.wait(20)
    assert told == []


def test_its_window_goes_with_the_main_one(window: Window) -> None:
    window.place.set_detached(True)
    window.place.leave()
    assert not window.log.isVisible()
    assert len(window.places) == 1


def test_it_waits_for_the_main_window(qtbot: QtBot) -> None:
    fonts.load()
    made = Window()
    qtbot.addWidget(made)
    made.place.set_detached(True)
    made.place.set_shown(True)
    assert not made.log.isVisible()
    made.show()
    made.place.fit()
    assert made.log.isVisible()
    made.place.leave()
    made.hide()


def test_keys_work_from_its_window(window: Window) -> None:
    window.log.append("Challenge of a line that begins with C.")
    window.place.set_detached(True)
    QTest.keyClick(window.log.ui.lines, Qt.Key.Key_C)
    QTest.keyClick(window.log, Qt.Key.Key_1)
    assert window.keys == ["c", "1"]
    window.log.search()
    QTest.keyClicks(window.log.ui.search, "c")
    assert window.keys == ["c", "1"], "what is typed into the search is no answer"


def test_the_program_remembers_it(qtbot: QtBot, qapp: QApplication, places: Places) -> None:
    first = open_window(qapp, places)
    qtbot.addWidget(first)
    first.resize(1280, 800)
    first.show()
    log = first.ui.log
    first.ui.actionChronicleNarrow.trigger()
    assert log.width() < 240
    first.ui.actionChronicleDetached.trigger()
    assert log.isWindow()
    assert log.isVisible()
    log.move(70, 90)
    first.close()
    assert not log.isVisible()
    kept = load_settings(places.settings).settings
    assert (kept.chronicle, kept.chronicle_width, kept.chronicle_detached) == (True, "narrow", True)

    second = open_window(qapp, places)
    qtbot.addWidget(second)
    assert second.ui.actionChronicleNarrow.isChecked()
    assert second.ui.actionChronicleDetached.isChecked()
    second.show()
    qtbot.waitUntil(second.ui.log.isVisible)
    assert second.ui.log.isWindow()
    assert second.ui.log.pos() == QPoint(70, 90)
    assert second.ui.actionChronicle.isChecked()
    second.ui.log.close()
    qtbot.waitUntil(lambda: not second.ui.actionChronicle.isChecked())
    second.ui.actionChronicle.trigger()
    assert second.ui.log.isVisible()
    second.ui.actionChronicleDetached.trigger()
    assert not second.ui.log.isWindow()
    assert second.ui.log.isVisible()
    second.close()


def test_the_search_brings_it(qtbot: QtBot, qapp: QApplication, places: Places) -> None:
    window = open_window(qapp, places)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.ui.actionChronicle.trigger()
    assert not window.ui.log.isVisible()
    window.ui.actionSearch.trigger()
    assert window.ui.log.ui.search.isVisible()
    assert window.ui.actionChronicle.isChecked()
    window.close()


def test_high_contrast_is_in_the_menu(qtbot: QtBot, qapp: QApplication, places: Places) -> None:
    window = open_window(qapp, places)
    qtbot.addWidget(window)
    window.show()
    window.ui.actionThemeContrast.trigger()
    qtbot.waitUntil(lambda: colours_of(window) is CONTRAST)
    assert colours_of(window.ui.log) is CONTRAST
    window.close()
    assert load_settings(places.settings).settings.scheme == "contrast"
