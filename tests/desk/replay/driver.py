"""Leads through a recorded game in the window, as a person does."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QWidget,
)
from pytestqt.qtbot import QtBot

from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.replay.bar import ReplayBar
from coup_desktop.desk.replay.eyes import EVERYBODYS, NOBODYS, Eyes
from coup_desktop.desk.replay.reel import Reel
from coup_desktop.desk.replay.replay import Replay
from coup_desktop.engine.cast import CHARACTERS
from coup_desktop.engine.events import Phase
from coup_desktop.engine.record import Record
from coup_desktop.engine.record_reader import Reading, read
from tests.recorded import Table

TEN = Table("coup-x", 10, ("inspector",), ("courtier",), ("Sacha",))
LONG = 20_000
"""Milliseconds that something may take on a busy machine."""
Key = Qt.Key


def reading_of(record: Record) -> Reading:
    return read(record.text())


def cut(record: Record, entries: int) -> Record:
    return Record(record.setup, record.entries[:entries])


def watch(qtbot: QtBot, window: MainWindow, record: Record) -> Replay:
    window.replays.show(reading_of(record), "game.coup")
    qtbot.waitUntil(lambda: window.replays.replay is not None, timeout=LONG)
    replay = window.replays.replay
    assert replay is not None
    qtbot.waitUntil(partial(is_written, window, replay), timeout=LONG)
    return replay


def is_written(window: MainWindow, replay: Replay) -> bool:
    """Whether the whole chronicle stands in the log."""
    return window.ui.log.count() == len(reel_of(replay).lines)


def reel_of(replay: Replay) -> Reel:
    assert replay._reel is not None
    return replay._reel


def bar_of(window: MainWindow) -> ReplayBar:
    page = window.ui.foot.currentWidget()
    assert isinstance(page, ReplayBar)
    return page


def through(qtbot: QtBot, window: MainWindow, replay: Replay, eyes: Eyes) -> None:
    """Choose other eyes in the list, as a person does."""
    box = bar_of(window).ui.eyes
    row = [EVERYBODYS, NOBODYS, *map(Eyes, range(len(replay.film.record.setup.names)))].index(eyes)
    box.setFocus()
    QTest.keyClick(box, Key.Key_Home)
    for _ in range(row - box.currentIndex()):  # the first one may be refused
        QTest.keyClick(box, Key.Key_Down)
    assert box.currentIndex() == row
    qtbot.waitUntil(lambda: replay.eyes == eyes, timeout=LONG)
    bar_of(window).take_focus()


def coins(window: MainWindow) -> list[int]:
    seats = len(window.ui.table._seats)
    return [window.ui.table.seat_view(seat).ui.coins.getCoins() for seat in range(seats)]


def faces(window: MainWindow, seat: int) -> list[str]:
    """The words of the cards that are seen at a seat, lost ones too."""
    cards = window.ui.table.seat_view(seat).cards
    return [card.getCharacter() for card in cards if card.isPresent() and card.isFaceUp()]


def words(cards: tuple[int, ...]) -> list[str]:
    return sorted(CHARACTERS[card].word for card in cards)


def press(window: MainWindow, key: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
    focus: QWidget | None = window.focusWidget()
    QTest.keyClick(window if focus is None else focus, key, held or Qt.KeyboardModifier.NoModifier)


def question(qtbot: QtBot, window: MainWindow) -> tuple[int, Phase]:
    prompts = window.ui.prompts
    qtbot.waitUntil(lambda: prompts.prompt is not None, timeout=LONG)
    assert prompts.prompt is not None
    return prompts.prompt.seat, prompts.prompt.view.phase
