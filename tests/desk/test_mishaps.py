"""Unexpected errors are caught, counted and told without their words; nothing loops."""

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from weakref import ReferenceType, ref

import pytest
from PySide6.QtCore import QCoreApplication, QMessageLogContext, QtMsgType
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop import __version__
from coup_desktop.desk import fonts
from coup_desktop.desk.app import _how_kept
from coup_desktop.desk.dialogs import mishap as dialog_module
from coup_desktop.desk.dialogs.mishap import MishapDialog
from coup_desktop.desk.dialogs.mishap_told import Kept, Occasion, Told
from coup_desktop.desk.mishap_teller import QUIET, MishapTeller
from coup_desktop.desk.mishaps import Mishaps, versions
from coup_desktop.desk.places import Places
from coup_desktop.store.mishap import Mishap
from coup_desktop.store.mishap_files import Crash, MishapFiles
from tests.desk.test_main_window import choice, opened

SECRET = "Lia holds the Duke"


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def files(tmp_path: Path) -> Iterator[MishapFiles]:
    made = MishapFiles(tmp_path / "log")
    yield made
    made.close()


@pytest.fixture
def mishaps(files: MishapFiles) -> Mishaps:
    return Mishaps(files)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def teller(
    qtbot: QtBot, mishaps: Mishaps, files: MishapFiles, clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[MishapTeller]:  # fmt: skip
    fonts.load()
    monkeypatch.setattr(dialog_module, "GUARD_MILLISECONDS", 0)
    made = MishapTeller(mishaps, files, clock=clock)
    yield made
    for dialog in open_dialogs():
        dialog.close()


def error(kind: Callable[[str], BaseException] = ValueError) -> BaseException:
    try:
        raise kind(SECRET)
    except BaseException as caught:  # noqa: BLE001 - of whatever kind
        return caught


def hook(mishaps: Mishaps, caught: BaseException) -> None:
    """As Python calls it, also for PySide."""
    mishaps._in_program(type(caught), caught, caught.__traceback__)


def test_what_an_error_came_through_is_let_go(mishaps: Mishaps) -> None:
    """A painter that lives as long as Python remembers the last error ends the program."""

    class Painter:
        pass

    painters: list[ReferenceType[Painter]] = []

    def paint() -> None:
        painter = Painter()
        painters.append(ref(painter))
        raise ValueError(SECRET)

    def paint_again() -> None:
        painter = Painter()
        painters.append(ref(painter))
        try:
            paint()
        except ValueError:
            raise KeyError(SECRET) from None

    try:
        paint_again()
    except KeyError as caught:
        hook(mishaps, caught)
        assert len(painters) == 2
        assert [painter() for painter in painters] == [None, None]


def open_dialogs() -> list[MishapDialog]:
    return [
        widget
        for widget in QApplication.topLevelWidgets()
        if isinstance(widget, MishapDialog) and widget.isVisible()
    ]


def settle() -> None:
    """Has done what was queued."""
    QCoreApplication.sendPostedEvents()


def the_dialog(qtbot: QtBot) -> MishapDialog:
    qtbot.waitUntil(lambda: len(open_dialogs()) == 1)
    return open_dialogs()[0]


# ------------------------------------------------------------------------------------------- hooks


def test_an_error_is_noted_without_its_words(
    mishaps: Mishaps, files: MishapFiles, capsys: pytest.CaptureFixture[str]
) -> None:
    hook(mishaps, error())
    assert mishaps.any
    said = capsys.readouterr().err
    for text in (said, files.recent()):
        assert "Unexpected: ValueError" in text
        assert "test_mishaps.py:" in text
        assert "Duke" not in text
        assert "Lia" not in text


def test_a_flood_is_counted_and_not_written_down(
    mishaps: Mishaps, files: MishapFiles, capsys: pytest.CaptureFixture[str]
) -> None:
    heard: list[Mishap] = []
    mishaps.listener = heard.append
    caught = error()
    for _ in range(2500):
        hook(mishaps, caught)
    assert len(heard) == 2500
    assert mishaps.times(heard[0]) == 2500
    assert files.recent().count("Unexpected") == 4  # 1, 10, 100, 1000
    assert "(1000 times until now)" in files.recent()
    assert capsys.readouterr().err.count("Unexpected") == 4
    mishaps.remove()
    assert "2500 times in all: ValueError" in files.recent()


def test_different_errors_are_counted_within_bounds(mishaps: Mishaps) -> None:
    for number in range(1000):
        hook(mishaps, type(f"Error{number}", (Exception,), {})())
    assert len(mishaps._times) <= 200


def test_what_fails_while_an_error_is_noted_is_let_go(mishaps: Mishaps) -> None:
    calls: list[Mishap] = []

    def listener(mishap: Mishap) -> None:
        calls.append(mishap)
        hook(mishaps, error())  # as if it came from within
        raise RuntimeError(SECRET)

    mishaps.listener = listener
    hook(mishaps, error())
    assert len(calls) == 1
    hook(mishaps, error())
    assert len(calls) == 2  # and the next one is heard again


def test_an_error_without_a_terminal(mishaps: Mishaps, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Mishap] = []
    mishaps.listener = heard.append
    monkeypatch.setattr(sys, "stderr", None)
    hook(mishaps, error())
    mishaps._hear_qt(QtMsgType.QtWarningMsg, QMessageLogContext(), "odd")
    assert len(heard) == 1


def test_an_error_in_a_thread_names_the_thread(mishaps: Mishaps, files: MishapFiles) -> None:
    caught = error()
    thread = threading.Thread(name="journal")
    args = (type(caught), caught, caught.__traceback__, thread)
    mishaps._in_thread(threading.ExceptHookArgs(args))
    assert "ValueError in the thread journal" in files.recent()
    before = files.recent()
    mishaps._in_thread(threading.ExceptHookArgs((SystemExit, SystemExit(), None, thread)))
    assert files.recent() == before


def test_an_error_that_nobody_can_raise_is_noted(mishaps: Mishaps, files: MishapFiles) -> None:
    caught = error()
    args = SimpleNamespace(
        exc_type=ValueError, exc_value=caught, exc_traceback=caught.__traceback__,
        err_msg=SECRET, object=SECRET,
    )  # fmt: skip
    mishaps._unraisable(args)
    assert "ValueError while tidying up" in files.recent()
    assert "Duke" not in files.recent()


def test_ctrl_c_is_no_error(mishaps: Mishaps, files: MishapFiles) -> None:
    hook(mishaps, error(KeyboardInterrupt))
    assert not mishaps.any
    assert files.recent() == ""


def test_warnings_of_qt_are_noted_once_and_stay_on_the_terminal(
    mishaps: Mishaps, files: MishapFiles, capsys: pytest.CaptureFixture[str]
) -> None:
    context = QMessageLogContext()
    for number in range(9):
        mishaps._hear_qt(QtMsgType.QtWarningMsg, context, f"widget 0x{number} of the Duke is odd")
    mishaps._hear_qt(QtMsgType.QtDebugMsg, context, "no matter")
    text = files.recent()
    assert text.count("is odd") == 1
    assert "WARNING" in text
    assert "no matter" not in text
    said = capsys.readouterr().err
    assert said.count("is odd") == 9
    assert "no matter" in said
    assert "Duke" not in text + said
    assert not mishaps.any


def test_hooks_are_set_and_put_back(mishaps: Mishaps) -> None:
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    mishaps.install()
    try:
        assert sys.excepthook == mishaps._in_program
        assert threading.excepthook == mishaps._in_thread
        assert sys.unraisablehook == mishaps._unraisable
    finally:
        mishaps.remove()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before


def test_versions_say_what_it_runs_on_and_not_where(qapp: QApplication) -> None:
    text = versions()
    assert f"Coup Desktop {__version__}, Python 3." in text
    assert "Qt 6." in text
    assert "offscreen" in text
    assert str(Path.home()) not in text


# ------------------------------------------------------------------------------------- the dialogs


def test_one_dialog_however_often_it_happens(
    qtbot: QtBot, mishaps: Mishaps, teller: MishapTeller, clock: Clock
) -> None:
    caught = error()
    for _ in range(60):
        hook(mishaps, caught)
    assert open_dialogs() == []  # not in the middle of whatever failed
    dialog = the_dialog(qtbot)
    for _ in range(60):
        hook(mishaps, caught)
    dialog.ui.copy.click()
    assert "(120 times until now)" in QGuiApplication.clipboard().text()
    dialog.ui.go_on.click()
    assert open_dialogs() == []
    for _ in range(60):
        hook(mishaps, caught)
    settle()
    assert open_dialogs() == []
    clock.now += QUIET + 1
    hook(mishaps, caught)
    the_dialog(qtbot).close()
    clock.now += QUIET + 1  # twice as long the second time
    hook(mishaps, caught)
    settle()
    assert open_dialogs() == []
    clock.now += QUIET
    hook(mishaps, caught)
    the_dialog(qtbot)


def test_another_error_is_told_in_the_same_dialog(
    qtbot: QtBot, mishaps: Mishaps, teller: MishapTeller
) -> None:
    hook(mishaps, error())
    dialog = the_dialog(qtbot)
    hook(mishaps, error(TypeError))
    dialog.ui.copy.click()
    text = QGuiApplication.clipboard().text()
    assert text == dialog.ui.details.toPlainText()
    assert "ValueError" in text
    assert "TypeError" in text
    assert "Duke" not in text
    dialog.ui.go_on.click()
    hook(mishaps, error(TypeError))
    settle()
    assert open_dialogs() == []
    hook(mishaps, error(KeyError))  # that is news
    assert "KeyError" in the_dialog(qtbot).ui.details.toPlainText()


def test_an_error_of_a_thread_opens_the_dialog_in_the_windows(
    qtbot: QtBot, mishaps: Mishaps, teller: MishapTeller
) -> None:
    caught = error()
    thread = threading.Thread(target=hook, args=(mishaps, caught))
    thread.start()
    thread.join()
    assert the_dialog(qtbot).isModal()


def test_a_dialog_that_fails_itself_does_not_loop(
    qtbot: QtBot,
    mishaps: Mishaps,
    files: MishapFiles,
    teller: MishapTeller,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[bool] = []

    def fail(self: MishapDialog, *args: object) -> None:
        made.append(True)
        raise RuntimeError(SECRET)

    monkeypatch.setattr(MishapDialog, "__init__", fail)
    hook(mishaps, error())
    qtbot.waitUntil(lambda: "while telling of an error" in files.recent())
    for _ in range(5):
        settle()
    assert len(made) == 2  # its own failure is told once, in vain
    assert "Duke" not in files.recent()


def test_what_fails_while_a_report_is_made_stops_nothing(
    qtbot: QtBot, mishaps: Mishaps, teller: MishapTeller
) -> None:
    """As the garbage collector does at any time, in whichever thread."""
    with teller._lock:
        hook(mishaps, error())
    the_dialog(qtbot)


@pytest.mark.parametrize(
    ("kept", "words"),
    [
        (Kept.ON_DISK, "kept on disk, move by move"),
        (Kept.NOT_KEPT, "Not all of your game is on disk"),
        (Kept.NO_GAME, ""),
    ],
)
def test_the_dialog_says_the_truth_about_the_game(qtbot: QtBot, kept: Kept, words: str) -> None:
    fonts.load()
    dialog = MishapDialog(Told(Occasion.ERROR, lambda: "report", kept))
    qtbot.addWidget(dialog)
    dialog.open()
    assert words in dialog.ui.kept.text()
    assert dialog.ui.kept.isVisible() is bool(words)
    dialog.close()


def test_what_is_wrong_may_be_wrong_with_the_game(
    qtbot: QtBot, mishaps: Mishaps, teller: MishapTeller
) -> None:
    def fail() -> Kept:
        raise RuntimeError(SECRET)

    teller._kept = fail
    hook(mishaps, error())
    assert not the_dialog(qtbot).ui.kept.isVisible()


def test_a_click_that_was_meant_for_the_table_closes_nothing(qtbot: QtBot) -> None:
    fonts.load()
    dialog = MishapDialog(Told(Occasion.ERROR, lambda: "report", Kept.ON_DISK))
    qtbot.addWidget(dialog)
    dialog.open()
    with qtbot.assertNotEmitted(dialog.close_asked):
        for button in (dialog.ui.leave, dialog.ui.go_on):
            button.click()
    assert dialog.isVisible()
    qtbot.waitUntil(lambda: not dialog._guard.isActive())
    with qtbot.waitSignal(dialog.close_asked):
        dialog.ui.leave.click()
    assert not dialog.isVisible()


def test_only_an_error_offers_to_close_the_program(qtbot: QtBot) -> None:
    fonts.load()
    for occasion in Occasion:
        dialog = MishapDialog(Told(occasion, lambda: "report"))
        qtbot.addWidget(dialog)
        dialog.open()
        assert dialog.ui.leave.isVisible() is (occasion is Occasion.ERROR)
        assert dialog.ui.folder.isVisible() is False
        dialog.close()


def test_a_crash_is_offered_stops_nothing_and_is_put_aside(
    qtbot: QtBot, tmp_path: Path, mishaps: Mishaps, monkeypatch: pytest.MonkeyPatch
) -> None:
    fonts.load()
    folder = tmp_path / "state"
    before = MishapFiles(folder)
    assert before.crash_file is not None
    before.crash_file.write(b"Fatal Python error: Segmentation fault\n")
    before.crash_file.close()
    assert before._held is not None
    before._held.close()
    files = MishapFiles(folder)
    teller = MishapTeller(mishaps, files)
    teller.offer_crashes()
    dialog = the_dialog(qtbot)
    assert not dialog.isModal()
    assert "last time" in dialog.ui.title.text()
    dialog.ui.copy.click()
    assert "Segmentation fault" in QGuiApplication.clipboard().text()
    assert dialog.ui.copied.text()
    dialog.ui.go_on.click()
    assert not files.crashes
    teller.offer_crashes()
    settle()
    assert open_dialogs() == []
    files.close()


def test_an_offer_that_fails_does_not_stop_the_start(
    mishaps: Mishaps,
    files: MishapFiles,
    teller: MishapTeller,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(self: MishapDialog, *args: object) -> None:
        raise RuntimeError(SECRET)

    files.crashes = (Crash(tmp_path / "crash-1.new.txt", "then", "text"),)
    monkeypatch.setattr(MishapDialog, "__init__", fail)
    teller.offer_crashes()
    settle()
    assert "RuntimeError while telling of a crash" in files.recent()
    assert files.crashes  # for the next start


def test_the_report_can_be_asked_for(qtbot: QtBot, mishaps: Mishaps, teller: MishapTeller) -> None:
    teller.show_report()
    dialog = the_dialog(qtbot)
    assert "Nothing has gone wrong." in dialog.ui.details.toPlainText()
    assert dialog.ui.folder.isVisible()
    dialog.close()
    mishaps._hear_qt(QtMsgType.QtWarningMsg, QMessageLogContext(), "odd thing")
    teller.show_report()
    assert "odd thing" in the_dialog(qtbot).ui.details.toPlainText()


def test_how_it_stands_with_the_game(qtbot: QtBot, qapp: QApplication, places: Places) -> None:
    window = opened(qtbot, qapp, places, choice("official", 3, 1))
    assert _how_kept(window) is Kept.NO_GAME
    window.host.begin()
    assert _how_kept(window) is Kept.ON_DISK
    window.close()


def test_a_game_that_cannot_be_kept_is_not_called_kept(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    places.games.parent.mkdir(parents=True, exist_ok=True)
    places.games.write_text("in the way")
    window = opened(qtbot, qapp, places, choice("official", 3, 1))
    window.host.begin()
    qtbot.waitUntil(lambda: _how_kept(window) is Kept.NOT_KEPT)
    window._closes_anyway = True
    window.close()
