"""What the tests of the window share.

Qt is imported where it is needed: a conftest that cannot load it would stop all tests at once,
where a module's tests are skipped.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.conftest import IN_CI

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from coup_desktop.desk.main_window import MainWindow
    from coup_desktop.desk.places import Places
    from coup_desktop.desk.table_view import TableView
    from tests.desk.window_driver import Begun


@pytest.fixture
def places(tmp_path: Path) -> "Places":
    """Where a program keeps its files: nothing is there yet."""
    from coup_desktop.desk.places import Places

    return Places(tmp_path / "config" / "settings.json", tmp_path / "games", tmp_path / "log")


@pytest.fixture
def no_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    """The misclick guard has tests of its own; here it would only take time."""
    from coup_desktop.desk import curtain, prompt_bar

    monkeypatch.setattr(prompt_bar, "GUARD_MILLISECONDS", 0)
    monkeypatch.setattr(curtain, "GUARD_MILLISECONDS", 0)


@pytest.fixture
def begun(
    qtbot: "QtBot", qapp: "QApplication", places: "Places", monkeypatch: pytest.MonkeyPatch
) -> "Iterator[Begun]":
    """Begins games in windows, without pauses."""
    from coup_desktop.desk import host
    from tests.desk.test_main_window import choice, close, opened
    from tests.table.conftest import Always

    made: list[MainWindow] = []

    def begin(
        seats: int = 4, people: int = 1, *, bot: str = "random", calm: str = ""
    ) -> "MainWindow":
        table = replace(choice("official", seats, people, bot=bot), starter=0)
        if calm:
            monkeypatch.setattr(host, "make_bot", lambda _word, _seed: Always(calm, "allow"))
            table = replace(table, switches=(("must-coup", "never"),))
        window = opened(qtbot, qapp, places, table)
        made.append(window)
        window.begin()
        return window

    yield begin
    for window in made:
        close(window)


@pytest.fixture
def text_sizes(qapp: "QApplication") -> Iterator[list[int]]:
    """The smallest and the largest size of text, in percent; the usual one is back afterwards."""
    from coup_desktop.desk import fonts

    yield [fonts.TEXT_SIZES[0], fonts.TEXT_SIZES[-1]]
    fonts.choose_size(fonts.USUAL_SIZE)


@pytest.fixture
def table(qtbot: "QtBot") -> "Iterator[TableView]":
    """A bare table, not yet on the screen."""
    from coup_desktop.desk.table_view import TableView

    view = TableView()
    qtbot.addWidget(view)
    view.resize(960, 640)
    yield view
    view.hide()


@pytest.fixture
def laid(table: "TableView") -> "TableView":
    """A table of three before the first decision, on the screen."""
    from tests.desk.table_games import lay, rules, start

    lay(table, rules(3))
    table.show_view(start(rules(3), 1).view(0))
    table.show()
    return table


@pytest.fixture
def bus() -> Iterator[str]:
    """The address of a session bus with nobody on it."""
    if shutil.which("dbus-daemon") is None:
        if IN_CI and sys.platform == "linux":
            pytest.fail("needs dbus-daemon")
        pytest.skip("needs dbus-daemon")
    command = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    daemon = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert daemon.stdout is not None
    try:
        yield daemon.stdout.readline().strip()
    finally:
        daemon.terminate()
        daemon.wait()
        daemon.stdout.close()
