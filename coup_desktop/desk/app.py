"""The composition root: makes the application and its window, and hands each what it needs."""

import gc
import sys
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from coup_desktop.desk import fonts
from coup_desktop.desk.focus_ring import FocusKeeper
from coup_desktop.desk.known_choices import in_force
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.desk.preferences import Preferences
from coup_desktop.desk.reduced_motion import ReducedMotion
from coup_desktop.desk.settings_file import SettingsFile
from coup_desktop.desk.sound import SoundBox
from coup_desktop.desk.theme import ThemeKeeper
from coup_desktop.resources import resource_path
from coup_desktop.store.settings import load_settings

GIVE_WAY: Final = 0.0005
"""Seconds."""


def run() -> int:
    """Opens the window and stays until it is closed.

    Returns:
        The exit status.
    """
    app = QApplication(["coup-desktop"])
    app.setApplicationName("coup-desktop")
    app.setApplicationDisplayName("Coup Desktop")
    app.setDesktopFileName("coup-desktop")
    app.setWindowIcon(QIcon(str(resource_path("icons/coup-desktop.svg"))))
    window = open_window(app, Places.of_system())
    window.show()
    favour_window()
    return app.exec()


def favour_window() -> None:
    """Has Python stop the window's thread as little as can be; once, when all is made.

    What a start has made stays until the end: looking through it for garbage would take 10 to 20 ms
    each time. And a bot that thinks gives way to the window after half a millisecond, not after
    Python's five, which a frame would have to wait for several times.
    """
    gc.freeze()
    sys.setswitchinterval(GIVE_WAY)


def open_window(app: QApplication, places: Places) -> MainWindow:
    """The window, with the table laid for a game; the caller shows it."""
    fonts.load()
    themes = ThemeKeeper(app)
    loaded = load_settings(places.settings)
    preferences = Preferences(in_force(loaded.settings))
    preferences.bind("text_size", fonts.choose_size)
    sounds = SoundBox()
    window = MainWindow(preferences, places.games, themes, sounds)
    preferences.setParent(window)
    sounds.setParent(window)
    FocusKeeper(app, window)
    motion = ReducedMotion(window)
    motion.changed.connect(window.ui.table.set_reduced_motion)
    preferences.bind("reduced_motion", motion.choose)
    file = SettingsFile(places.settings, preferences, window)
    window.closed.connect(file.close)
    file.failed.connect(partial(_tell_not_kept, window, places.settings))
    window.lay_table()
    if loaded.problem is not None:
        window.report(loaded.problem)
    return window


def _tell_not_kept(window: MainWindow, path: Path, reason: str) -> None:
    window.report(
        window.tr("The settings cannot be kept in {path}: {reason}.").format(
            path=path, reason=reason
        )
    )
