"""The application: its icon, and what macOS does with its menus and with records to be opened."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from coup_desktop.desk.app import open_window
from coup_desktop.desk.application import program_icon
from coup_desktop.desk.places import Places
from tests.desk.mishap_sitting import HEAD, Sitting
from tests.desk.test_main_window import close

GAMES = Path(__file__).parent.parent / "golden"

SCRIPT = """
from pathlib import Path
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from coup_desktop.desk import app, application

GAMES = Path({games!r})

def handed(name):
    event = QFileOpenEvent(QUrl.fromLocalFile(str(GAMES / name)))
    QApplication.sendEvent(QApplication.instance(), event)

def watched(window, name):
    paths = window.files._recent()
    return paths and Path(paths[0]).name == name and window.replays.replay is not None

class Asked(application.Application):
    def __init__(self):
        super().__init__()
        handed("official.coup")
        handed({early!r})

app.Application = Asked

def act(window):
    yield lambda: watched(window, {early!r})
    tell("early")
    QApplication.sendEvent(QApplication.instance(), QFileOpenEvent(QUrl("scheme:no-file")))
    handed({late!r})
    yield lambda: watched(window, {late!r})
    tell("late")
    window.close()
    yield lambda: True

drive(act)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the folders are those of XDG")
def test_a_record_is_opened_that_the_system_hands_over(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    script = tmp_path / "script.py"
    words = {"games": str(GAMES), "early": "coup-x.coup", "late": "city-state.coup"}
    script.write_text(HEAD + SCRIPT.format(**words))
    ended = sitting.end(sitting.run(script))
    assert ended.said.split() == ["early", "late"]
    assert (ended.status, ended.errors) == (0, "")


def test_macos_moves_three_entries_and_no_other(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    window = open_window(qapp, places)
    qtbot.addWidget(window)
    roles = QAction.MenuRole
    top = [action for menu in window.ui.menuBar.actions() for action in _entries(menu)]
    assert len(top) > 25
    moved = {action.objectName(): action.menuRole() for action in top}
    moved = {name: role for name, role in moved.items() if role is not roles.NoRole}
    assert moved == {
        "actionAbout": roles.AboutRole,
        "actionPreferences": roles.PreferencesRole,
        "actionQuit": roles.QuitRole,
    }
    close(window)


def _entries(menu: QAction) -> list[QAction]:
    """What is in a menu of the menu bar, but for lines between."""
    inside = menu.menu()
    assert isinstance(inside, QMenu)
    return [action for action in inside.actions() if not action.isSeparator()]


def test_the_icon_has_a_drawing_for_small_sizes(qapp: QApplication) -> None:
    icon = program_icon()
    assert {size.width() for size in icon.availableSizes()} >= {16, 24, 32, 48, 128}
    small, large = (icon.pixmap(QSize(size, size), 1.0).toImage() for size in (16, 128))
    assert small.size() == QSize(16, 16)
    # The blade is two pixels wide and bright; the large drawing would show a dark outline there.
    assert small.pixelColor(7, 8).lightness() > 200
    assert large.pixelColor(64, 64).alpha() == 255
    assert small.pixelColor(0, 0).alpha() < 128


PAINTED = """
import os, sys
from PySide6.QtCore import QSizeF
from coup_desktop.desk import cloth
from coup_desktop.desk.application import Application
from coup_desktop.desk.theme import DARK

app = Application()
cloth.table(QSizeF(1900, 1000), 1, DARK)
tasks = "/proc/self/task"
names = [open(f"{tasks}/{task}/comm").read() for task in os.listdir(tasks)]
print(sum("pooled" in name for name in names), os.environ.get("QT_NO_GUI_THREADPOOL"))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks at Linux' list of threads")
@pytest.mark.parametrize("before", [None, "0", "1"])
def test_pictures_are_painted_by_one_thread(before: str | None) -> None:
    given = {} if before is None else {"QT_NO_GUI_THREADPOOL": before}
    environ = {key: value for key, value in os.environ.items() if key != "QT_NO_GUI_THREADPOOL"}
    done = subprocess.run(
        [sys.executable, "-c", PAINTED],
        env=environ | {"QT_QPA_PLATFORM": "offscreen"} | given,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["0", str(before)]
