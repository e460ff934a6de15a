"""In each theme whatever has the keyboard looks different from what has not, 3:1 at least."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.curtain import Curtain
from coup_desktop.desk.dialogs.about import AboutDialog
from coup_desktop.desk.dialogs.change_seats import ChangeSeatsDialog, Company
from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.dialogs.mishap import MishapDialog
from coup_desktop.desk.dialogs.mishap_told import Occasion, Told
from coup_desktop.desk.dialogs.new_game import NewGameDialog
from coup_desktop.desk.dialogs.reference import ReferenceDialog
from coup_desktop.desk.dialogs.settings import SettingsDialog
from coup_desktop.desk.dialogs.story import StoryDialog
from coup_desktop.desk.focus_ring import FocusKeeper, FocusRing
from coup_desktop.desk.log_panel import LogPanel
from coup_desktop.desk.preferences import Preferences
from coup_desktop.desk.prompt_bar import PromptBar
from coup_desktop.desk.table_view import TableView
from coup_desktop.desk.theme import Scheme, ThemeKeeper
from coup_desktop.desk.welcome import Welcome
from coup_desktop.engine.events import Phase
from coup_desktop.store.settings import Settings
from tests.desk.contrast import changed
from tests.desk.prompt_games import NAMES, RULESETS, narrator, prompt_in
from tests.desk.replay.bars import replay_bar
from tests.desk.statistics_scenes import on_tab
from tests.desk.stories import story
from tests.desk.table_games import lay, rules, start
from tests.desk.test_dialogs_other import finished, outcome

LEAST_PIXELS = 60


@pytest.fixture(params=(Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST), ids=lambda s: s.value)
def keeper(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[FocusKeeper]:
    """A theme is on, and the ring at work."""
    fonts.load()
    ThemeKeeper(qapp).choose(request.param)
    owner = QObject()
    yield FocusKeeper(qapp, owner)
    del owner


def new_game() -> NewGameDialog:
    dialog = NewGameDialog()
    dialog.ui.house_rules.setChecked(True)
    return dialog


def chronicle() -> LogPanel:
    panel = LogPanel()
    panel.append("Turn 1: Lia", heading=True)
    panel.append("Lia takes Income.")
    panel.search()
    return panel


def prompt() -> PromptBar:
    bar = PromptBar()
    bar.set_table(narrator(RULESETS[0]), NAMES[:4], several_humans=False)
    bar.ask(prompt_in(RULESETS[0], Phase.ACTION))
    return bar


def welcome() -> Welcome:
    page = Welcome()
    page.before_game("Official, four seats")
    return page


def table() -> TableView:
    view = TableView()
    lay(view, rules(4))
    view.show_view(start(rules(4), 4).view(0))
    view.set_peekable(frozenset({0, 1}))
    return view


def targets() -> TableView:
    view = table()
    view.offer_targets({1: "1", 2: "2", 3: "3"})
    return view


def settings() -> SettingsDialog:
    return SettingsDialog(Preferences(Settings()))


def over() -> QDialog:
    return GameOverDialog(outcome(finished(RULESETS[0])))


SCENES: dict[str, Callable[[], QWidget]] = {
    "new game": new_game,
    "settings": settings,
    "over": over,
    "seats": lambda: ChangeSeatsDialog(Company(("Ann", "Lia"), ("crest-1", "lia"), running=False)),
    "story": lambda: StoryDialog(story(RULESETS[0])),
    "reference": lambda: ReferenceDialog(RULESETS[0]),
    "about": AboutDialog,
    "statistics": lambda: on_tab(0),
    "statistics in figures": lambda: on_tab(2),
    "mishap": lambda: MishapDialog(Told(Occasion.ERROR, lambda: "report", folder=Path("/a"))),
    "chronicle": chronicle,
    "prompt": prompt,
    "welcome": welcome,
    "recorded game": replay_bar,
    "table": table,
    "targets": targets,
}


def walked(table: TableView) -> Iterator[QWidget]:
    """What arrow keys come to on a table."""
    for column in table._walk._columns:
        yield from column().values()


def stops(window: QWidget) -> list[QWidget]:
    """All that Tab or an arrow key can reach."""
    found = list(walked(window)) if isinstance(window, TableView) else []
    for part in window.findChildren(QWidget):
        reachable = bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if reachable and part.isVisible() and part.isEnabled() and part.focusProxy() is None:
            found.append(part)
    return list(dict.fromkeys(found))


def look(window: QWidget, around: QWidget) -> QImage:
    """What lies there in the window, and a little around it."""
    spot = around.rect().translated(around.mapTo(window, QPoint(0, 0))).adjusted(-6, -6, 6, 6)
    return window.grab(spot & window.rect()).toImage()


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_focus_is_seen(qtbot: QtBot, keeper: FocusKeeper, scene: Callable[[], QWidget]) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 720)
    elsewhere = QLineEdit(window)
    elsewhere.setGeometry(0, 700, 20, 20)
    part = scene()
    part.setParent(window)
    part.setWindowFlags(Qt.WindowType.Widget)
    part.setGeometry(20, 20, 960, 660)
    part.show()
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    reachable = stops(part)
    assert reachable
    unseen = []
    for stop in reachable:
        stop.setFocus(Qt.FocusReason.TabFocusReason)  # what scrolls brings it into sight
        elsewhere.setFocus(Qt.FocusReason.OtherFocusReason)
        before = look(window, stop)
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        assert stop.hasFocus(), stop.objectName()
        if changed(before, look(window, stop)) < LEAST_PIXELS:
            unseen.append(f"{type(stop).__name__} {stop.objectName()}")
    elsewhere.setFocus(Qt.FocusReason.OtherFocusReason)
    window.hide()
    assert unseen == []


def test_the_line_that_the_keyboard_is_on_is_seen(qtbot: QtBot, keeper: FocusKeeper) -> None:
    panel = chronicle()
    qtbot.addWidget(panel)
    panel.resize(300, 300)
    panel.show()
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    lines = panel.ui.lines
    lines.setFocus(Qt.FocusReason.TabFocusReason)
    lines.show_line(0)
    before = lines.grab().toImage()
    QTest.keyClick(lines, Qt.Key.Key_Down)
    assert lines.currentIndex().row() == 1
    assert changed(before, lines.grab().toImage()) >= LEAST_PIXELS
    panel.hide()


def test_the_curtain_shows_its_focus(qtbot: QtBot, keeper: FocusKeeper) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(700, 500)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    curtain = Curtain(window)
    curtain.cover(0, "Sacha")
    curtain._guard.stop()
    curtain.ui.lift.setEnabled(True)
    before = look(window, curtain.ui.lift)
    curtain._wake()
    assert curtain.ui.lift.hasFocus()
    assert changed(before, look(window, curtain.ui.lift)) >= LEAST_PIXELS
    curtain.drop()
    window.hide()


def test_the_mouse_draws_no_ring(qtbot: QtBot, keeper: FocusKeeper) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    first, second = QPushButton("First", window), QPushButton("Second", window)
    second.move(0, 60)
    second.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    ring = next(w for w in window.findChildren(FocusRing))
    assert ring.isVisible()
    QTest.mousePress(second, Qt.MouseButton.LeftButton)
    assert second.hasFocus()
    assert not ring.isVisible()
    QTest.mouseRelease(second, Qt.MouseButton.LeftButton)
    window.hide()


def test_a_ring_that_went_with_its_window_is_made_anew(qtbot: QtBot, keeper: FocusKeeper) -> None:
    for _ in range(2):
        window = QWidget()
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        button = QPushButton("Only", window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        button.setFocus(Qt.FocusReason.TabFocusReason)
        assert [ring.isVisible() for ring in window.findChildren(FocusRing)] == [True]
        with qtbot.waitSignal(window.destroyed):
            window.close()
