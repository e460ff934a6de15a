"""The composition root: makes the application and its window, and hands each what it needs."""

import gc
import sys
import tempfile
import threading
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from coup_desktop.desk import fonts
from coup_desktop.desk.application import Application
from coup_desktop.desk.dialogs.mishap_told import Kept
from coup_desktop.desk.focus_ring import FocusKeeper
from coup_desktop.desk.interrupts import Interrupts
from coup_desktop.desk.known_choices import in_force
from coup_desktop.desk.language_keeper import LanguageKeeper
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.mishap_teller import ENDED_BY_ERROR, MishapTeller
from coup_desktop.desk.mishaps import Mishaps, versions
from coup_desktop.desk.places import Places
from coup_desktop.desk.preferences import Preferences
from coup_desktop.desk.reduced_motion import AskLater, ReducedMotion
from coup_desktop.desk.settings_file import SettingsFile
from coup_desktop.desk.sound import SoundBox
from coup_desktop.desk.theme import ThemeKeeper
from coup_desktop.engine.translating import sentence
from coup_desktop.store.mishap_files import MishapFiles
from coup_desktop.store.settings import load_settings

if TYPE_CHECKING:
    from coup_desktop.desk.self_test.report import Report
    from coup_desktop.desk.self_test.sitting import Replay

GIVE_WAY: Final = 0.0005
"""Seconds."""
WINDOW_IS_THERE: Final = 100
"""Milliseconds after which what a start can do without is done."""
INTERRUPTED: Final = 130
"""The exit status after Ctrl+C in the terminal."""


def run(file: Path | None = None, language: str = "") -> int:
    """Opens the window and stays until it is closed.

    Args:
        file: a record to be opened in it.
        language: the code of the language it speaks; empty: the one that was chosen in it.

    Returns:
        The exit status: 0; 70 after an unexpected error, whatever became of it; 130 when
        interrupted at the terminal.
    """
    QCoreApplication.setApplicationName("coup-desktop")  # the places are named after it
    places = Places.of_system()
    files = MishapFiles(places.log, versions)
    mishaps = Mishaps(files)
    mishaps.install()
    try:
        status = _run(places, mishaps, files, file, language)
    finally:
        mishaps.remove()
        files.close()
    return ENDED_BY_ERROR if mishaps.any else status


def _run(
    places: Places, mishaps: Mishaps, files: MishapFiles, file: Path | None, language: str
) -> int:
    interrupted = threading.Event()
    try:
        app = Application()
        teller = MishapTeller(mishaps, files, app)
        window = open_window(app, places, file, language)
        window.show()
        app.open_by(window.files.open)
    except Exception as error:  # noqa: BLE001 - somebody has to be told
        return _fail_to_start(mishaps, files, error)

    teller.serve(window, partial(_how_kept, window))
    window.ui.actionReport.triggered.connect(teller.show_report)
    teller.offer_crashes()
    favour_window()
    interrupts = Interrupts()
    interrupts.pressed.connect(interrupted.set)
    interrupts.pressed.connect(window.close)
    status = app.exec()
    interrupts.close()
    mishaps.listener = None  # it keeps the window
    return INTERRUPTED if interrupted.is_set() else status


def run_self_test(report: "Report", replay: "Replay") -> int:
    """Looks whether all parts of the program work here, in a window of its own for a while.

    None of the person's own files is touched: those of the window are in a temporary folder.

    Args:
        report: is told of each part.
        replay: reads a record as the command of that name does.

    Returns:
        The exit status: 0; 1 where something does not work; 130 when interrupted.
    """
    QCoreApplication.setApplicationName("coup-desktop")
    report.say(versions().splitlines()[0])
    with tempfile.TemporaryDirectory(prefix="coup-desktop-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        places = Places(folder / "settings.json", folder / "games", folder / "log")
        files = MishapFiles(places.log, versions)
        mishaps = Mishaps(files)
        mishaps.install()
        try:
            interrupted = _test(places, mishaps, report, replay)
            if noted := files.recent().rstrip():
                report.note(noted)
        finally:
            mishaps.remove()
            files.close()
    status = report.close()
    return INTERRUPTED if interrupted else status


def _test(places: Places, mishaps: Mishaps, report: "Report", replay: "Replay") -> bool:
    """Has all parts looked at; returns whether that was interrupted."""
    interrupted = threading.Event()
    try:
        from coup_desktop.desk.self_test.parts import make_self_test

        app = Application()
        app.setQuitOnLastWindowClosed(False)  # there is more to look at then
        report.say(versions().splitlines()[1])
        open_in = partial(open_window, app, places)
        test = make_self_test(open_in, places, replay, report, mishaps)
    except Exception as error:  # noqa: BLE001 - somebody has to be told
        report.broke("start", error)
        return False
    test.finished.connect(app.quit)
    interrupts = Interrupts()
    interrupts.pressed.connect(interrupted.set)
    interrupts.pressed.connect(test.stop)
    test.start()
    app.exec()
    interrupts.close()
    mishaps.listener = None
    return interrupted.is_set()


def _fail_to_start(mishaps: Mishaps, files: MishapFiles, error: Exception) -> int:
    """Says that there will be no window, in a dialog if there can be one."""
    mishap = mishaps.note("while starting", error)
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return ENDED_BY_ERROR
    try:
        dialog = MishapTeller(mishaps, files, app).tell_failed_start(mishap)
        dialog.finished.connect(app.quit)
    except Exception as further:  # noqa: BLE001 - what fails may be what dialogs are made of
        mishaps.note("while telling of it", further)
        return ENDED_BY_ERROR
    app.exec()
    return ENDED_BY_ERROR


def _how_kept(window: MainWindow) -> Kept:
    """How it stands with the game on the table."""
    session = window.host.session
    host = window.host
    if session is None or host.in_lesson or not (host.running or session.has_moves):
        return Kept.NO_GAME
    return Kept.NOT_KEPT if session.controller.keeping.is_failing else Kept.ON_DISK


def favour_window() -> None:
    """Has Python stop the window's thread as little as can be; once, when all is made.

    What a start has made stays until the end: looking through it for garbage would take 10 to 20 ms
    each time, and took a fifth of the start until the door turned it off. And a bot that thinks
    gives way to the window after half a millisecond, not after Python's five, which a frame would
    have to wait for several times.
    """
    gc.freeze()
    gc.enable()
    sys.setswitchinterval(GIVE_WAY)


def open_window(
    app: QApplication, places: Places, record: Path | None = None, language: str = ""
) -> MainWindow:
    """The window, with the table laid for a game; the caller shows it.

    Args:
        app: the application.
        places: where its files are.
        record: what is opened in it; None: the game that was cut off last, if there is one.
        language: the code of the language it speaks; empty: the one that was chosen in it.
    """
    fonts.load()
    speaker = LanguageKeeper(app, language)
    themes = ThemeKeeper(app)
    loaded = load_settings(places.settings)
    preferences = Preferences(in_force(loaded.settings))
    preferences.bind("language", speaker.choose)
    preferences.bind("text_size", fonts.choose_size)
    sounds = SoundBox()
    window = MainWindow(preferences, places.games, themes, sounds)
    for part in (preferences, sounds, speaker):
        part.setParent(window)
    FocusKeeper(app, window)
    asking = AskLater(WINDOW_IS_THERE, window)
    window.closed.connect(asking.stop)
    motion = ReducedMotion(window, asking.ask)
    motion.changed.connect(window.ui.table.set_reduced_motion)
    preferences.bind("reduced_motion", motion.choose)
    file = SettingsFile(places.settings, preferences, window)
    window.closed.connect(file.close)
    file.failed.connect(partial(_tell_not_kept, window, places.settings))
    window.lay_table()
    if record is None:
        window.unfinished.offer()
    else:
        window.files.open(record)
    if loaded.problem is not None:
        window.report(loaded.problem)
    return window


def _tell_not_kept(window: MainWindow, path: Path, reason: str) -> None:
    window.report(
        sentence(
            "MainWindow",
            "The settings cannot be kept in {path}: {reason}.",
            path=path,
            reason=reason,
        )
    )
