"""The card counter in the window: keys, places, other times and eyes, many sizes."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from coup_desktop.bots.beliefs import Beliefs
from coup_desktop.desk import fonts
from coup_desktop.desk.app import open_window
from coup_desktop.desk.counter.line import CounterLine, Pip
from coup_desktop.desk.counter.words import percent
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.desk.replay.eyes import EVERYBODYS, NOBODYS, Eyes
from coup_desktop.engine.card_count import CardCount
from coup_desktop.store.settings import Settings, load_settings, save_settings
from tests.desk.geometry import faults
from tests.desk.test_geometry import settle
from tests.desk.test_main_window import choice

pytestmark = pytest.mark.usefixtures("no_guard")


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "settings.json", tmp_path / "games", tmp_path / "log")


class Opener:
    """Opens the window with a table and settings, and closes what it opened."""

    def __init__(self, qtbot: QtBot, qapp: QApplication, places: Places) -> None:
        self._qtbot, self._qapp, self._places = qtbot, qapp, places
        self._opened: list[MainWindow] = []

    def __call__(
        self, preset: str, seats: int, people: int, *options: str, **chosen: str | int | bool
    ) -> MainWindow:
        table = choice(preset, seats, people, *options, bot="page").text()
        values = {"pace": "instant", "counter": True, "table": table, "talk": False} | chosen
        save_settings(self._places.settings, Settings(**values))  # type: ignore[arg-type]
        window = open_window(self._qapp, self._places)
        self._qtbot.addWidget(window)
        window.resize(1024, 700)
        window.show()
        self._opened.append(window)
        return window

    def close(self) -> None:
        for window in self._opened:
            window.close()


@pytest.fixture
def opened(qtbot: QtBot, qapp: QApplication, places: Places) -> Iterator[Opener]:
    opener = Opener(qtbot, qapp, places)
    yield opener
    opener.close()


def said(window: MainWindow) -> list[str]:
    return [line.spoken for line in lines(window)]


def lines(window: MainWindow) -> list[CounterLine]:
    panel = window.ui.log.ui.counter
    return [*panel.ui.cards.lines(), *panel.ui.claims.lines()]


def asked(qtbot: QtBot, window: MainWindow, last: int = -1) -> int:
    """Wait until a person is asked something else than the prompt `last`; -1: the game is over."""
    session = window.host.session
    assert session is not None

    def number() -> int | None:
        if session.winner is not None:
            return -1
        prompt = window.ui.prompts.prompt
        return None if prompt is None or prompt.id == last else prompt.id

    qtbot.waitUntil(lambda: number() is not None, timeout=20_000)
    found = number()
    assert found is not None
    return found


def test_f8_shows_it_and_puts_it_away(qtbot: QtBot, opened: Opener, places: Places) -> None:
    window = opened("official", 3, 1, counter=False)
    panel = window.ui.log.ui.counter
    window.windowHandle().requestActivate()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    assert not panel.isVisible()
    assert not window.ui.actionCounter.isChecked()
    QTest.keyClick(window, Qt.Key.Key_F8)
    assert panel.isVisible()
    assert window.ui.actionCounter.isChecked()
    assert panel.ui.cards.hasFocus()
    assert panel.ui.cards.currentIndex().row() == 0
    assert window.ui.log.ui.lines.isVisible()
    panel.turn_to("claims")
    qtbot.waitUntil(lambda: load_settings(places.settings).settings.counter_page == "claims")
    assert load_settings(places.settings).settings.counter
    QTest.keyClick(window, Qt.Key.Key_F8)
    assert not panel.isVisible()
    assert not window.ui.actionCounter.isChecked()
    qtbot.waitUntil(lambda: not load_settings(places.settings).settings.counter)


def test_it_stays_where_the_chronicle_is_put_away(opened: Opener) -> None:
    window = opened("official", 3, 1, chronicle=False)
    log = window.ui.log
    assert log.ui.counter.isVisible()
    assert not log.ui.lines.isVisible()
    assert not log.ui.title.isVisible()
    assert not window.ui.actionChronicle.isChecked()
    window.ui.actionChronicle.trigger()
    assert log.ui.counter.isVisible()
    assert log.ui.lines.isVisible()
    window.ui.actionChronicle.trigger()
    assert log.ui.counter.isVisible()
    assert not log.ui.lines.isVisible()
    window.ui.actionCounter.trigger()
    assert not log.isVisible()


def test_it_folds_away_with_the_panel_and_f8_brings_it_back(opened: Opener) -> None:
    window = opened("official", 3, 1)
    window.resize(800, 600)
    panel = window.ui.log.ui.counter
    assert not panel.isVisible()
    assert not window.ui.actionCounter.isChecked()
    window.ui.actionCounter.trigger()
    assert panel.isVisible()
    assert window.ui.actionCounter.isChecked()
    window.resize(1280, 800)
    assert panel.isVisible()


def test_it_goes_with_the_window_of_the_chronicle(qtbot: QtBot, opened: Opener) -> None:
    window = opened("official", 3, 1, chronicle_detached=True)
    log = window.ui.log
    qtbot.waitUntil(log.isVisible)
    assert log.isWindow()
    assert log.ui.counter.isVisible()
    log.close()
    qtbot.waitUntil(lambda: not window.ui.actionCounter.isChecked())
    assert not log.isVisible()


def test_it_follows_the_game(qtbot: QtBot, opened: Opener) -> None:
    window = opened("official", 3, 1)
    window.begin()
    asked(qtbot, window)
    session = window.host.session
    assert session is not None
    view = session.controller.view(0)
    rows = CardCount.of(view).rows()
    drawn = lines(window)[1 : 1 + len(rows)]
    assert [line.pips.count(Pip.HELD) for line in drawn] == [row.held for row in rows]
    assert sum(row.held for row in rows) == 2


def test_chances_come_while_the_game_waits(qtbot: QtBot, opened: Opener) -> None:
    window = opened("official", 3, 1)
    window.begin()
    asked(qtbot, window)
    qtbot.waitUntil(lambda: any(line.side for line in lines(window)), timeout=20_000)
    session = window.host.session
    assert session is not None
    view = session.controller.view(0)
    beliefs = Beliefs.of(view)
    told = [line.side for line in lines(window)[1 : 1 + len(view.ruleset.cast)]]
    for card, side in zip(view.ruleset.cast, told, strict=True):
        if view.unseen(card):
            assert percent(beliefs.chance_any((1, 2), (card,))) in side
    window.ui.actionCounter.trigger()
    window.ui.actionCounter.trigger()
    assert [line.side for line in lines(window)[1 : 1 + len(told)]] == told


def test_looking_back_shows_what_was_counted_then(qtbot: QtBot, opened: Opener) -> None:
    window = opened("official", 3, 1, counter_page="claims")
    window.begin()
    session = window.host.session
    assert session is not None
    last = asked(qtbot, window)
    while last != -1 and not any("Claimed" in line for line in said(window)):
        prompt = window.ui.prompts.prompt
        assert prompt is not None
        session.controller.answer(prompt.id, prompt.legal[0])
        last = asked(qtbot, window, last)
    now = said(window)
    log = window.ui.log
    log.line_activated.emit(1)
    assert said(window) != now
    assert not any("Claimed" in line for line in said(window))
    session.look_now()
    assert said(window) == now


def test_at_one_screen_a_hand_is_counted_only_while_its_owner_looks(
    qtbot: QtBot, opened: Opener
) -> None:
    window = opened("official", 3, 2)
    window.begin()
    qtbot.waitUntil(lambda: window.ui.log.count() > 0)
    before = said(window)
    assert not any("in hand" in line for line in before)
    session = window.host.session
    assert session is not None
    session.hands._show(1)
    view = session.controller.view(1)
    own = {row.character: row.held for row in CardCount.of(view).rows() if row.held}
    assert sum(line.pips.count(Pip.HELD) for line in lines(window)) == sum(own.values()) == 2
    window.ui.log.line_activated.emit(0)
    assert not any(Pip.HELD in line.pips for line in lines(window)), "nobody peeks in the past"
    session.look_now()
    session.hands._hide(1)
    assert said(window) == before


SIZES = (QSize(1024, 700), QSize(1600, 900), QSize(2560, 1440))


@pytest.mark.parametrize("page", ["cards", "claims"])
@pytest.mark.parametrize("text", fonts.TEXT_SIZES)
@pytest.mark.parametrize("width", ["wide", "narrow"])
def test_nothing_is_covered_or_cut(opened: Opener, page: str, text: int, width: str) -> None:
    """With ten seats at every size; the table keeps the room that it has without the counter."""
    window = opened(
        "coup-x", 10, 1, "six", "teams", text_size=text, chronicle_width=width, counter_page=page
    )
    seen = 0
    for size in SIZES:
        window.resize(size)
        settle()
        assert faults(window) == [], size
        if window.ui.log.ui.counter.isVisible():
            table = window.ui.table.geometry()
            window.ui.actionCounter.trigger()
            settle()
            assert window.ui.table.geometry() == table
            window.ui.actionCounter.trigger()
            seen += 1
    assert seen >= len(SIZES) - 1


@pytest.mark.parametrize("eyes", [EVERYBODYS, NOBODYS, Eyes(1)])
def test_a_recorded_game_is_counted_through_its_eyes(
    qtbot: QtBot, opened: Opener, eyes: Eyes
) -> None:
    window = opened("official", 3, 1)
    window.begin()
    session = window.host.session
    assert session is not None
    last = asked(qtbot, window)
    while last != -1:
        prompt = window.ui.prompts.prompt
        assert prompt is not None
        session.controller.answer(prompt.id, prompt.legal[0])
        last = asked(qtbot, window, last)
    qtbot.waitUntil(window.ui.actionWatch.isEnabled, timeout=30_000)
    for dialog in window.findChildren(QDialog):
        dialog.close()
    window.replays.show_last()
    qtbot.waitUntil(lambda: window.replays.replay is not None, timeout=20_000)
    replay = window.replays.replay
    assert replay is not None
    replay.eyes_wanted.emit(eyes)
    qtbot.waitUntil(lambda: replay.eyes == eyes, timeout=20_000)
    assert not any(line.side for line in lines(window)), "chances are for who plays"
    held = sum(line.pips.count(Pip.HELD) for line in lines(window))
    assert held == (2 if eyes.seat is not None else 0)
    told = str(said(window))
    assert ("in the Court" in told) == eyes.all_open
    assert ("in hand" in told) == (eyes.seat is not None)


def test_tab_comes_to_the_pages_and_their_lines(qtbot: QtBot, opened: Opener) -> None:
    """After the chronicle: the tabs, which the arrow keys turn, then the lines of the page."""
    window = opened("official", 3, 1)
    window.windowHandle().requestActivate()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    log = window.ui.log.ui
    log.lines.setFocus()
    stops = []
    for _ in range(2):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        stops.append(QApplication.focusWidget())
    assert stops == [log.counter.ui.pages.tabBar(), log.counter.ui.cards]
    QTest.keyClick(log.counter.ui.pages.tabBar(), Qt.Key.Key_Right)
    assert log.counter.page == "claims"
    assert log.counter.ui.claims.isVisible()
