"""Keys, buttons, slider and chronicle lead through a recorded game."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.replay.eyes import EVERYBODYS, Eyes
from coup_desktop.engine.moves import NOBODY
from tests.desk.replay.driver import (
    LONG,
    TEN,
    Key,
    bar_of,
    coins,
    is_written,
    press,
    reading_of,
    reel_of,
    through,
    watch,
)
from tests.recorded import TABLES, Table, played


def test_a_record_takes_the_place_of_the_table(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    bar = bar_of(window)
    assert window.host.session is None
    assert replay.at == replay.film.first
    assert replay.eyes == EVERYBODYS
    assert coins(window) == [2] * 10
    assert window.windowTitle().startswith("game.coup")
    assert "Coup X" in window._rules.text()
    assert bar.ui.play.hasFocus()
    assert bar.ui.eyes.count() == 12
    assert window.ui.log.line(len(reel_of(replay).lines) - 1).endswith("wins the game.")


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_arrows_step_both_ways_to_the_end_and_back(
    qtbot: QtBot, window: MainWindow, number: int
) -> None:
    preset, seats, options = TABLES[number]
    replay = watch(qtbot, window, played(Table(preset, seats, options, ("random",)), number))
    reel = reel_of(replay)
    for stop in reel.stops[1:]:
        press(window, Key.Key_Right)
        assert replay.at == stop
        state = reel.state(stop)
        assert coins(window) == [seat.coins for seat in state.seats]
        assert window.ui.table._state == state
    press(window, Key.Key_Right)
    assert replay.at == replay.film.last
    assert not bar_of(window).ui.stepOn.isEnabled()
    for stop in reversed(reel.stops[:-1]):
        press(window, Key.Key_Left)
        assert replay.at == stop
        state = reel.state(stop)
        assert coins(window) == [seat.coins for seat in state.seats]
        assert window.ui.table._state == state
    assert not bar_of(window).ui.stepBack.isEnabled()


def test_before_a_draft_there_is_no_turn_yet(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(Table(seats=2, options=("draft",), bots=("random",)), 3))
    ui = bar_of(window).ui
    assert ui.turn.text() == "Before the first turn"
    assert ui.title.text() == "Nothing has happened yet."
    assert (ui.turns.minimum(), ui.turns.value()) == (0, 0)
    press(window, Key.Key_Right)
    assert "draft" in ui.title.text()
    ui.turns.setValue(2)
    assert replay.at == replay.film.turns[1].count
    ui.turns.setValue(0)
    assert replay.at == replay.film.first


def test_with_ctrl_or_shift_a_turn_home_and_end_all_the_way(
    qtbot: QtBot, window: MainWindow
) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    turns = replay.film.turns
    for held in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier):
        press(window, Key.Key_Home)
        press(window, Key.Key_Right, held)
        press(window, Key.Key_Right, held)
        assert replay.at == turns[2].count
        press(window, Key.Key_Right)
        press(window, Key.Key_Left, held)
        assert replay.at == turns[2].count, "first to the beginning of the turn that runs"
        press(window, Key.Key_Left, held)
        assert replay.at == turns[1].count
    press(window, Key.Key_End)
    assert replay.at == replay.film.last
    press(window, Key.Key_Home)
    assert replay.at == replay.film.first


def test_buttons_do_what_their_keys_do(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    ui, reel, turns = bar_of(window).ui, reel_of(replay), replay.film.turns
    assert reel.stops[1] == turns[1].count, "nobody doubts the first action"
    expected = [
        (ui.stepOn, reel.stops[1]),
        (ui.turnOn, turns[2].count),
        (ui.turnOn, turns[3].count),
        (ui.stepBack, reel.stop_before(turns[3].count)),
        (ui.turnBack, turns[2].count),
        (ui.end, replay.film.last),
        (ui.start, replay.film.first),
    ]
    for button, at in expected:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert replay.at == at, button.objectName()


def test_the_slider_goes_to_turns(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    ui = bar_of(window).ui
    assert (ui.turns.minimum(), ui.turns.maximum()) == (1, len(replay.film.turns))
    ui.turns.setValue(30)
    assert replay.at == replay.film.turns[29].count
    name = replay.film.record.setup.names[replay.film.turns[29].seat]
    assert ui.turn.text() == f"Turn 30 of {len(replay.film.turns)}: {name}"
    middle = QPoint(ui.turns.width() // 2, ui.turns.height() // 2)
    QTest.mouseClick(ui.turns, Qt.MouseButton.LeftButton, pos=middle)
    assert replay.at != replay.film.turns[29].count
    press(window, Key.Key_End)
    assert ui.turns.value() == len(replay.film.turns)


def test_a_line_of_the_chronicle_is_gone_to(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    lines, reel = window.ui.log.ui.lines, reel_of(replay)
    row = next(row for row, line in enumerate(reel.lines) if "steal" in line.text)
    lines.scrollTo(lines.model().index(row, 0))
    place = lines.visualRect(lines.model().index(row, 0)).center()
    QTest.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert replay.at == reel.count(row)
    assert bar_of(window).ui.title.text() == reel.lines[row].text
    lines.setFocus()
    QTest.keyClick(lines, Key.Key_Down)
    assert replay.at == reel.count(row + 1)
    QTest.keyClick(lines, Key.Key_Right)
    assert replay.at == reel.stop_after(reel.count(row + 1)), "Left and Right step from there too"


def test_the_present_line_is_marked(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    lines, reel = window.ui.log.ui.lines, reel_of(replay)
    for number in (50, 3, 90):
        bar_of(window).ui.turns.setValue(number)
        (marked,) = lines.selectedIndexes()
        assert marked.row() == reel.row(replay.at)
        assert reel.lines[marked.row()].text.startswith(f"Turn {number}:")
        assert lines.viewport().rect().intersects(lines.visualRect(marked))
    for held in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier):
        press(window, Key.Key_Right, held)
        press(window, Key.Key_Right, held)
        (marked,) = lines.selectedIndexes()
        assert marked.row() == reel.row(replay.at), "one line, whatever is held"


def test_it_is_marked_also_while_the_chronicle_is_still_written(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.replays.show(reading_of(played(TEN, 3)), "game.coup")
    qtbot.waitUntil(lambda: window.replays.replay is not None, timeout=LONG)
    replay = window.replays.replay
    assert replay is not None
    reel = reel_of(replay)
    bar_of(window).ui.turns.setValue(80)
    assert reel.row(replay.at) >= window.ui.log.count(), "not there yet"
    qtbot.waitUntil(partial(is_written, window, replay), timeout=LONG)
    (marked,) = window.ui.log.ui.lines.selectedIndexes()
    assert marked.row() == reel.row(replay.at)


def test_the_chronicle_in_a_window_of_its_own_leads_too(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    window.ui.actionChronicleDetached.trigger()
    assert window.ui.log.isWindow()
    lines = window.ui.log.ui.lines
    qtbot.waitUntil(lines.isVisible)
    QTest.keyClick(lines, Key.Key_Right)
    assert replay.at == reel_of(replay).stops[1]
    QTest.keyClick(lines, Key.Key_Down)
    assert replay.at > reel_of(replay).stops[1]
    window.ui.actionChronicleDetached.trigger()


def test_the_search_leads_to_its_hits(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    window.ui.actionSearch.trigger()
    field = window.ui.log.ui.search
    QTest.keyClicks(field, "Turn 50")
    assert replay.at == replay.film.turns[49].count
    QTest.keyClick(field, Key.Key_Escape)
    assert window.replays.replay is replay, "Esc ends the search first"


def test_the_keyboard_reaches_every_button_and_walks_the_table(
    qtbot: QtBot, window: MainWindow
) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    bar = bar_of(window)
    press(window, Key.Key_Right)
    reached = set()
    for _ in range(40):
        press(window, Key.Key_Tab)
        focus: QWidget | None = window.focusWidget()
        if focus is not None and bar.isAncestorOf(focus):
            reached.add(focus.objectName())
    buttons = {button.objectName() for button in bar.findChildren(QPushButton)}
    assert buttons | {"turns", "eyes", "title"} <= reached
    at = replay.at
    seat = window.ui.table.seat_view(0)
    seat.setFocus(Qt.FocusReason.TabFocusReason)
    press(window, Key.Key_Right)
    assert replay.at == at, "arrows walk on the table there"
    press(window, Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert replay.at > at


def test_each_step_is_said(qtbot: QtBot, window: MainWindow, said: list[str]) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    reel = reel_of(replay)
    for _ in range(6):
        said.clear()
        press(window, Key.Key_Right)
        (words_said,) = said
        assert reel.lines[reel.row(replay.at)].text in words_said
    said.clear()
    press(window, Key.Key_Left)
    assert len(said) == 1
    assert "Turn " in said[0]


def test_it_says_whose_decision_comes_next(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    for _ in range(12):
        press(window, Key.Key_Right)
        moment = replay.film.moment_at(replay.at)
        assert moment is not None
        views = [window.ui.table.seat_view(seat) for seat in range(10)]
        deciding = [n for n, seat in enumerate(views) if seat._deciding]
        assert all(views[n].status() in ("to decide", "exchanges…") for n in deciding)
        assert deciding == ([] if moment.asked == NOBODY else [moment.asked])
    through(qtbot, window, replay, Eyes(0))
    replay._go_to(next(m.count for m in replay.film.moments if m.asked == 0))
    assert "your" not in window.ui.table.seat_view(0).accessibleName()
