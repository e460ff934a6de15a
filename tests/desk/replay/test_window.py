"""The window around a recorded game."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import (
    QApplication,
)
from pytestqt.qtbot import QtBot

from coup_desktop.desk.dialogs.reference import ReferenceDialog
from coup_desktop.desk.dialogs.settings import SettingsDialog
from coup_desktop.desk.dialogs.story import StoryDialog
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.replay.eyes import EVERYBODYS, NOBODYS, Eyes
from tests.desk.geometry import faults
from tests.desk.languages import PSEUDO, spoken
from tests.desk.replay.driver import (
    LONG,
    TEN,
    Key,
    bar_of,
    press,
    question,
    reading_of,
    through,
    watch,
)
from tests.recorded import Table, played


def test_esc_puts_it_away_and_lays_a_table(qtbot: QtBot, window: MainWindow) -> None:
    title = window.windowTitle()
    watch(qtbot, window, played(TEN, 3))
    press(window, Key.Key_Escape)
    assert window.replays.replay is None
    assert window.windowTitle() == title
    assert window.host.session is not None
    assert window.ui.foot.currentWidget() is window.ui.welcome
    assert window.ui.foot.count() == 2
    assert window.ui.log.count() == 0
    assert len(window.ui.table._seats) == 4
    qtbot.waitUntil(window.ui.welcome.ui.begin.hasFocus)
    press(window, Key.Key_Return)
    question(qtbot, window)


def test_nothing_follows_a_button_that_was_put_away(qtbot: QtBot, window: MainWindow) -> None:
    watch(qtbot, window, played(TEN, 3))
    assert bar_of(window).ui.play.hasFocus()
    window.replays.drop()
    window.resize(window.width() + 40, window.height() + 40)  # Qt warns where a ring still does


def test_what_acts_on_a_game_is_off_meanwhile(qtbot: QtBot, window: MainWindow) -> None:
    window.begin()
    question(qtbot, window)
    ui = window.ui
    actions = (ui.actionUndo, ui.actionGoOn, ui.actionPause, ui.actionLetPass, ui.actionResign,
               ui.actionSave, ui.actionChangeSeats, ui.menuChairs.menuAction())  # fmt: skip
    watch(qtbot, window, played(TEN, 3))
    assert not [action.text() for action in actions if action.isEnabled()]
    assert not window.host.running
    bar_of(window).ui.close.click()
    window.begin()
    question(qtbot, window)
    assert ui.actionLetPass.isEnabled()
    assert ui.actionSave.isEnabled()


def test_another_record_takes_its_place(qtbot: QtBot, window: MainWindow) -> None:
    first = watch(qtbot, window, played(TEN, 3))
    press(window, Key.Key_Space)
    window.replays.show(reading_of(played(Table(seats=3, bots=("random",)), 5)), "other.coup")
    qtbot.waitUntil(lambda: window.replays.replay not in (None, first), timeout=LONG)
    assert len(window.ui.table._seats) == 3
    assert window.windowTitle().startswith("other.coup")
    assert "game.coup" not in window.windowTitle()
    assert window.ui.foot.count() == 3


def test_one_that_was_put_away_before_it_was_read_does_not_come(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.replays.show(reading_of(played(TEN, 3)), "game.coup")
    window.replays.close()
    qtbot.wait(150)
    assert window.replays.replay is None
    assert len(window.ui.table._seats) == 4


def test_playing_again_puts_it_away(qtbot: QtBot, window: MainWindow) -> None:
    watch(qtbot, window, played(TEN, 3))
    window.ui.actionSameAgain.trigger()
    assert window.replays.replay is None
    question(qtbot, window)


def test_the_story_is_told_of_a_game_that_is_over(qtbot: QtBot, window: MainWindow) -> None:
    watch(qtbot, window, played(replace(TEN, tags=(("practice", "yes"),)), 3))
    press(window, Key.Key_S)
    qtbot.waitUntil(lambda: window._dialogs.dialog is not None, timeout=LONG)
    dialog = window._dialogs.dialog
    assert isinstance(dialog, StoryDialog)
    assert dialog.ui.rematch.isHidden()
    assert dialog.ui.turns.text().endswith(", practice")
    dialog.reject()


def test_rules_settings_and_chronicle_work_in_it(qtbot: QtBot, window: MainWindow) -> None:
    watch(qtbot, window, played(TEN, 3))
    for action, kind in (
        (window.ui.actionReference, ReferenceDialog),
        (window.ui.actionPreferences, SettingsDialog),
    ):
        action.trigger()
        dialog = window._dialogs.dialog
        assert isinstance(dialog, kind)
        dialog.reject()
    window.ui.actionChronicle.trigger()
    assert not window.ui.log.isVisible()
    window.ui.actionSearch.trigger()
    assert window.ui.log.isVisible()


def told_faults(window: MainWindow) -> list[str]:
    """What is wrong, but for the invisible room round a bubble that its tail might need."""
    return [fault for fault in faults(window) if ".ClaimBubble" not in fault.split(" sticks")[0]]


def takes_size(window: MainWindow, width: int, height: int) -> bool:
    """A small size is taken once the chronicle has made room for it."""
    window.resize(width, height)
    return (window.width(), window.height()) == (width, height)


@pytest.mark.parametrize("size", [(640, 480), (1024, 700), (1280, 800), (2560, 1440)])
def test_ten_seats_fit(qtbot: QtBot, window: MainWindow, size: tuple[int, int]) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    qtbot.waitUntil(partial(takes_size, window, *size))
    for eyes in (EVERYBODYS, Eyes(0), NOBODYS):
        through(qtbot, window, replay, eyes)
        for number in (1, 30, 60):
            bar_of(window).ui.turns.setValue(number)
            press(window, Key.Key_Right)
            qtbot.waitUntil(lambda: not told_faults(window))


def test_the_table_keeps_its_place_while_it_is_led_through(
    qtbot: QtBot, window: MainWindow
) -> None:
    watch(qtbot, window, played(TEN, 3))
    qtbot.waitUntil(partial(takes_size, window, 1024, 700))
    places = set()
    for _ in range(60):
        press(window, Key.Key_Right)
        qtbot.wait(1)
        places.add(window.ui.table.height())
    assert len(places) == 1


def test_the_corner_says_that_a_recorded_game_was_practice(
    qtbot: QtBot, window: MainWindow
) -> None:
    three = Table(seats=3, bots=("random",))
    watch(qtbot, window, played(replace(three, tags=(("practice", "yes"),)), 5))
    assert window._rules.text() == "Official · practice"
    watch(qtbot, window, played(three, 5))
    assert window._rules.text() == "Official"


def test_another_language_is_followed(qtbot: QtBot, qapp: QApplication, window: MainWindow) -> None:
    watch(qtbot, window, played(TEN, 3))
    ui = bar_of(window).ui
    before = [ui.turn.text(), ui.eyes.itemText(0), ui.eyesLabel.text(), ui.story.text()]
    with spoken(qapp, PSEUDO):
        qtbot.waitUntil(lambda: ui.eyesLabel.text() != before[2])
        now = [ui.turn.text(), ui.eyes.itemText(0), ui.eyesLabel.text(), ui.story.text()]
        assert all(there != here for there, here in zip(before, now, strict=True))
    qtbot.waitUntil(lambda: ui.eyesLabel.text() == before[2])
    assert [ui.turn.text(), ui.eyes.itemText(0), ui.eyesLabel.text(), ui.story.text()] == before


def test_a_file_leads_here(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "evening.coup"
    path.write_text(played(TEN, 3).text(), encoding="utf-8")
    window.files.open(path)
    qtbot.waitUntil(lambda: window.replays.replay is not None, timeout=LONG)
    assert window.windowTitle().startswith("evening.coup")
