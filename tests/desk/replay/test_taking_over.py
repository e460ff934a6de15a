"""Somebody takes over a seat of a recorded game."""

import pytest
from PySide6.QtWidgets import (
    QMenu,
)
from pytestqt.qtbot import QtBot

from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.replay.eyes import Eyes
from coup_desktop.engine.events import Phase
from tests.desk.replay.driver import LONG, TEN, Key, bar_of, press, question, through, watch
from tests.recorded import Table, played


@pytest.mark.parametrize(
    "phase", [Phase.ACTION, Phase.CHALLENGE, Phase.BLOCK, Phase.PROVE, Phase.LOSE, Phase.EXCHANGE]
)
def test_who_takes_over_stands_at_the_very_question(
    qtbot: QtBot, window: MainWindow, phase: Phase
) -> None:
    window._preferences.change(answer_forced=False)
    record = played(Table(seats=5, bots=("courtier",)), 7)
    replay = watch(qtbot, window, record)
    moment = next(m for m in replay.film.moments[20:] if m.phase is phase)
    through(qtbot, window, replay, Eyes(moment.asked))
    replay._go_to(moment.count)
    press(window, Key.Key_T)
    assert question(qtbot, window) == (moment.asked, phase)
    assert window.replays.replay is None
    session = window.host.session
    assert session is not None
    assert session.controller.humans == (moment.asked,)
    assert session.controller.view(moment.asked).history
    tags = session.controller.keeping.record.setup.tags
    assert ("practice", "yes") in tags
    assert any(key == "taken-over" for key, _ in tags)


def test_without_a_seat_s_eyes_it_is_asked_whom_to_take_over(
    qtbot: QtBot, window: MainWindow
) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    bar = bar_of(window)
    bar.ui.turns.setValue(80)
    exiled = [n for n in range(10) if n not in replay.film.next_moment(replay.at).living]
    assert exiled
    press(window, Key.Key_T)
    (menu,) = bar.findChildren(QMenu)
    assert menu.isVisible()
    names = replay.film.record.setup.names
    offered = [action.text().split("  ")[1] for action in menu.actions()]
    assert offered == [name for seat, name in enumerate(names) if seat not in exiled]
    menu.actions()[2].trigger()
    menu.close()
    qtbot.waitUntil(lambda: window.host.session is not None, timeout=LONG)
    session = window.host.session
    assert session is not None
    assert [names[seat] for seat in session.controller.humans] == [offered[2]]


def test_at_the_end_nobody_can_be_taken_over(qtbot: QtBot, window: MainWindow) -> None:
    watch(qtbot, window, played(TEN, 3))
    press(window, Key.Key_End)
    take = bar_of(window).ui.takeOver
    assert not take.isEnabled()
    assert "over" in take.accessibleDescription()
    press(window, Key.Key_T)
    assert window.host.session is None
    press(window, Key.Key_Left)
    assert take.isEnabled()


def test_an_exiled_seat_s_eyes_take_over_another(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    living = replay.film.moments[-2].living
    gone = next(seat for seat in range(10) if seat not in living)
    through(qtbot, window, replay, Eyes(gone))
    press(window, Key.Key_End)
    press(window, Key.Key_Left)
    assert bar_of(window).ui.takeOver.choice is not None
    assert bar_of(window).ui.takeOver.accessibleName() == "Take over…"
