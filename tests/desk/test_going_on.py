"""A game that was cut off stands at the very prompt when the program starts again."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from coup_desktop.desk.app import open_window
from coup_desktop.desk.dates import moment
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.desk.session import Session
from coup_desktop.engine.record_reader import read
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.prompt import Prompt
from tests.desk.test_main_window import choice, close

Open = Callable[..., MainWindow]


@pytest.fixture
def open_at(qtbot: QtBot, qapp: QApplication, places: Places) -> Iterator[Open]:
    """Opens windows of one person among bots; they are closed in the end."""
    windows: list[MainWindow] = []
    save_settings(places.settings, Settings(pace="instant", table=choice("official", 3, 1).text()))

    def open_one(record: Path | None = None) -> MainWindow:
        window = open_window(qapp, places, record)
        qtbot.addWidget(window)
        window.show()
        windows.append(window)
        return window

    yield open_one
    for window in windows:
        close(window)


def session_of(window: MainWindow) -> Session:
    assert window.host.session is not None
    return window.host.session


def asked(qtbot: QtBot, window: MainWindow) -> Prompt:
    """The next prompt of a window, when it stands."""
    prompts = window.ui.prompts
    qtbot.waitUntil(lambda: prompts.prompt is not None)
    assert prompts.prompt is not None
    return prompts.prompt


def answer(qtbot: QtBot, window: MainWindow, times: int) -> Prompt:
    """Takes the first legal answer so many times; the prompt after that."""
    for _ in range(times):
        prompt = asked(qtbot, window)
        session_of(window).controller.answer(prompt.id, prompt.legal[0])
    return asked(qtbot, window)


def unfinished(places: Places) -> list[Path]:
    return sorted((places.games / "unfinished").glob("*.coup"))


def test_a_closed_window_s_game_is_offered_and_stands_at_the_prompt(
    qtbot: QtBot, open_at: Open, places: Places
) -> None:
    first = open_at()
    first.begin()
    before = answer(qtbot, first, 4)
    log = first.ui.log.text()
    first.close()
    (file,) = unfinished(places)
    when = moment(datetime.fromtimestamp(file.stat().st_mtime, UTC))

    second = open_at()
    qtbot.waitUntil(lambda: second.host.has_game)
    assert not second.host.running
    assert second.ui.welcome.ui.title.text() == f"The game of {when} is not over."
    assert second.ui.log.text() == log
    second.begin()
    after = asked(qtbot, second)
    assert (after.seat, after.view, after.legal) == (before.seat, before.view, before.legal)
    answer(qtbot, second, 1)
    assert unfinished(places) == [file]


def test_a_game_that_is_not_wanted_is_kept_with_the_others(
    qtbot: QtBot, open_at: Open, places: Places
) -> None:
    first = open_at()
    first.begin()
    answer(qtbot, first, 2)
    first.close()
    (file,) = unfinished(places)
    second = open_at()
    qtbot.waitUntil(lambda: second.host.has_game)
    second._same_again()
    box = second.findChild(QMessageBox)
    assert box is not None
    box.buttons()[0].click()
    asked(qtbot, second)
    qtbot.waitUntil((places.games / file.name).exists)
    assert file not in unfinished(places)


def test_two_windows_do_not_play_the_same_game(qtbot: QtBot, open_at: Open, places: Places) -> None:
    first = open_at()
    first.begin()
    answer(qtbot, first, 2)
    first.close()
    second, third = open_at(), open_at()
    qtbot.waitUntil(lambda: second.host.has_game or third.host.has_game)
    qtbot.wait(100)
    assert second.host.has_game is not third.host.has_game


def test_a_running_game_is_not_offered_to_another_window(qtbot: QtBot, open_at: Open) -> None:
    first = open_at()
    first.begin()
    answer(qtbot, first, 2)
    second = open_at()
    with qtbot.waitSignal(second.library.found):
        second.library.look()
    assert not second.host.has_game
    assert not second.ui.menuUnfinished.isEnabled()


def has_game(window: MainWindow) -> bool:
    return window.host.has_game


def test_the_menu_goes_on_with_an_older_game(qtbot: QtBot, open_at: Open, places: Places) -> None:
    texts: list[str] = []
    for number in range(2):
        window = open_at()
        if number:
            qtbot.waitUntil(partial(has_game, window))
            # Beside the offered game another one is begun in a window of its own.
            window.host.close()
            window.host.lay()
        window.begin()
        answer(qtbot, window, 2)
        texts.append(window.ui.log.text())
        window.close()
    assert len(unfinished(places)) == 2
    window = open_at()
    qtbot.waitUntil(lambda: window.host.has_game and window.ui.menuUnfinished.isEnabled())
    assert window.ui.log.text() == texts[1]
    entries = list(window.ui.menuUnfinished.actions())
    entries[-1].trigger()
    box = window.findChild(QMessageBox)
    assert box is not None
    box.buttons()[0].click()
    asked(qtbot, window)
    assert window.ui.log.text() == texts[0]


def test_the_menu_knows_what_other_windows_have_left(
    qtbot: QtBot, open_at: Open, places: Places
) -> None:
    first = open_at()
    first.begin()
    answer(qtbot, first, 2)
    second = open_at()
    with qtbot.waitSignal(second.library.found):
        second.library.look()
    assert not second.ui.menuUnfinished.isEnabled()
    first.close()
    second.ui.menuGame.aboutToShow.emit()
    qtbot.waitUntil(second.ui.menuUnfinished.isEnabled)
    (entry,) = second.ui.menuUnfinished.actions()
    third = open_at()
    qtbot.waitUntil(lambda: third.host.has_game)
    with qtbot.waitSignal(second.library.found):
        second.ui.menuGame.aboutToShow.emit()
    assert not second.ui.menuUnfinished.isEnabled()
    assert entry not in second.ui.menuUnfinished.actions()


def test_a_damaged_game_is_told_of_and_put_aside(
    qtbot: QtBot, open_at: Open, places: Places
) -> None:
    folder = places.games / "unfinished"
    folder.mkdir(parents=True)
    broken = folder / "20260101-000000-000000.coup"
    broken.write_text("coup-record 1\nrules official\nseat A\nseat B\nstarter C\n\n", "utf-8")
    window = open_at()
    qtbot.waitUntil(lambda: "cannot be gone on with" in window.ui.log.text())
    assert f"{broken.name}:5:" in window.ui.log.text()
    assert not broken.exists()
    assert (places.games / "damaged" / broken.name).exists()
    window.begin()
    asked(qtbot, window)


def test_what_the_journal_holds_can_be_read_by_replay(
    qtbot: QtBot, open_at: Open, places: Places
) -> None:
    window = open_at()
    window.begin()
    prompt = answer(qtbot, window, 3)
    (file,) = unfinished(places)
    game = read(file.read_text("utf-8"), file.name).game
    assert game.asked == prompt.seat
    assert game.legal() == prompt.legal
