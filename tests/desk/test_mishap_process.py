"""The real program, in processes of its own, when something fails in it."""

import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from coup_desktop.desk.app import INTERRUPTED
from coup_desktop.desk.mishap_teller import ENDED_BY_ERROR
from tests.desk.mishap_sitting import HEAD, Ended, Sitting, entries, journals

CLOSE = """
    window.close()
"""

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="the folders are those of XDG"
)


@pytest.fixture
def sitting(tmp_path: Path) -> Sitting:
    return Sitting(tmp_path)


def test_a_quiet_run_leaves_no_word(sitting: Sitting) -> None:
    ended = sitting.play("    yield window.isVisible" + CLOSE)
    assert ended == Ended(0, "", "", "")
    assert [path.name for path in sitting.logs.iterdir()] == ["slot-1.lock"]


def test_an_error_in_a_slot_keeps_the_game_and_closing_is_safe(sitting: Sitting) -> None:
    ended = sitting.play("""
    window.host.begin()
    yield lambda: asked(window)
    tell(str(len(window.host.session.controller.keeping.record.entries)))
    QTimer.singleShot(0, boom)
    yield able
    (dialog,) = dialogs()
    assert window.isVisible() and window.isEnabled() and dialog.isModal()
    dialog.ui.copy.click()
    tell(dialog.ui.kept.text(), QGuiApplication.clipboard().text())
    QTimer.singleShot(0, dialog.ui.leave.click)
    """)
    assert ended.status == ENDED_BY_ERROR
    assert "kept on disk, move by move" in ended.said
    assert "ValueError\n  mishap_driver.py:" in ended.said
    assert "in boom" in ended.said
    assert str(sitting.home) not in ended.said + ended.errors + ended.log
    assert "Unexpected: ValueError" in ended.log
    assert ended.errors.count("Unexpected: ValueError") == 1
    (journal,) = journals(sitting)
    assert entries(journal) >= int(ended.said.splitlines()[0])
    assert sitting.crashes() == []


def test_going_on_goes_on(sitting: Sitting) -> None:
    ended = sitting.play(
        """
    window.host.begin()
    yield lambda: asked(window)
    QTimer.singleShot(0, boom)
    yield able
    dialogs()[0].ui.go_on.click()
    assert not dialogs()
    session = window.host.session
    before = len(session.controller.keeping.record.entries)
    from coup_desktop.desk.choice_button import ChoiceButton
    buttons = lambda: [button for button in window.ui.prompts.findChildren(ChoiceButton)
                       if button.isVisible() and button.isEnabled()]
    while len(session.controller.keeping.record.entries) < before + 3:
        yield buttons
        buttons()[0].click()
    tell("played on")
    """
        + CLOSE
    )
    assert "played on" in ended.said
    assert ended.status == ENDED_BY_ERROR  # a run with an error tells so to whoever started it


@pytest.mark.parametrize(
    ("how", "where"),
    [
        ("threading.Thread(target=boom, name='worker').start()", "in the thread worker"),
        ("Late(), None", "while tidying up"),
        (
            """window.installEventFilter(window.guard)
    QApplication.postEvent(window, QEvent(QEvent.Type.User))""",
            "eventFilter",
        ),
        ("QApplication.postEvent(window.guard, QEvent(QEvent.Type.User))", "customEvent"),
    ],
)
def test_errors_anywhere_open_the_dialog(sitting: Sitting, how: str, where: str) -> None:
    ended = sitting.play(f"""
    class Late:
        def __del__(self):
            boom()
    class Guard(QObject):
        def eventFilter(self, watched, event):
            window.removeEventFilter(self)
            boom()
        def customEvent(self, event):
            boom()
    window.guard = Guard()
    yield window.isVisible
    {how}
    yield able
    tell(dialogs()[0].ui.details.toPlainText())
    QTimer.singleShot(0, dialogs()[0].ui.leave.click)
    """)
    assert ended.status == ENDED_BY_ERROR
    assert "ValueError" in ended.said
    assert where in ended.said
    assert where in ended.log


def test_a_paint_event_that_always_fails_floods_nothing(sitting: Sitting) -> None:
    ended = sitting.play(
        """
    class Bad(QWidget):
        painted = 0
        def paintEvent(self, event):
            Bad.painted += 1
            boom()
    bad = Bad(window)
    bad.resize(50, 50)
    bad.show()
    seen = []
    while Bad.painted < 300:
        bad.update()
        now = Bad.painted
        yield lambda: Bad.painted > now
        seen += [each for each in dialogs() if each not in seen]
    assert len(seen) == 1, seen
    dialogs()[0].ui.go_on.click()
    while Bad.painted < 400:
        bad.update()
        now = Bad.painted
        yield lambda: Bad.painted > now
        assert not dialogs()
    bad.hide()
    """
        + CLOSE
    )
    assert ended.status == ENDED_BY_ERROR
    assert ended.log.count("Unexpected: ValueError") == 3  # the 1st, 10th and 100th
    assert "times in all: ValueError" in ended.log
    assert ended.errors.count("Unexpected: ValueError") == 3


def test_a_dialog_that_fails_to_paint_does_not_loop(sitting: Sitting) -> None:
    ended = sitting.play(
        """
    from coup_desktop.desk.dialogs.mishap import MishapDialog
    def paint(self, event):
        boom()
    MishapDialog.paintEvent = paint
    MishapDialog.closeEvent = paint
    yield window.isVisible
    QTimer.singleShot(0, lambda: 1 / 0)
    yield able
    closed = 0
    for _ in range(120):  # more than twice as long as a dialog takes no click
        yield lambda: True
        assert len(dialogs()) <= 1
        for dialog in able():
            closed += 1
            dialog.ui.go_on.click()
    assert not dialogs()
    assert closed <= 3, closed
    """
        + CLOSE
    )
    assert ended.status == ENDED_BY_ERROR


@pytest.mark.parametrize("fatal", ["ctypes.string_at(0)", "os.abort()"])
def test_a_crash_is_offered_at_the_next_start(sitting: Sitting, fatal: str) -> None:
    crashed = sitting.play(f"""
    yield window.isVisible
    {fatal}
    """)
    assert crashed.status in {-signal.SIGSEGV, -signal.SIGABRT}
    told = sitting.play(
        """
    yield lambda: window.isVisible() and able()
    (dialog,) = dialogs()
    assert not dialog.isModal() and window.isEnabled()
    dialog.ui.copy.click()
    tell(dialog.ui.title.text(), QGuiApplication.clipboard().text())
    """
        + CLOSE
    )
    assert told.status == 0
    assert "ended unexpectedly last time" in told.said
    assert "Fatal Python error: " in told.said
    assert "coup_desktop/desk/app.py:" in told.said
    assert "  script.py:" in told.said
    assert "Fatal Python error: " in told.log
    assert str(sitting.home) not in told.said + told.log
    after = sitting.play("    yield window.isVisible\n    assert not dialogs()" + CLOSE)
    assert after.status == 0
    assert len(sitting.crashes()) == 1  # put aside


def test_a_crash_of_one_window_is_not_lost_in_another(sitting: Sitting) -> None:
    script = (
        """
    yield window.isVisible
    tell("here")
    import pathlib
    yield lambda: pathlib.Path.home().joinpath("go").exists()
    """
        + CLOSE
    )
    first = sitting.start(script)
    assert first.stdout is not None
    assert first.stdout.readline() == "here\n"
    sitting.play("    yield window.isVisible\n    ctypes.string_at(0)")
    (sitting.home / "go").touch()
    assert sitting.end(first).status == 0
    ended = sitting.play(
        """
    yield able
    tell(dialogs()[0].ui.details.toPlainText())
    """
        + CLOSE
    )
    assert "Segmentation fault" in ended.said


def test_a_killed_run_is_no_crash(sitting: Sitting) -> None:
    killed = sitting.play("    yield window.isVisible\n    os.kill(os.getpid(), signal.SIGKILL)")
    assert killed.status == -signal.SIGKILL
    after = sitting.play("    yield window.isVisible\n    assert not dialogs()" + CLOSE)
    assert after == Ended(0, "", "", "")
    assert sitting.crashes() == []


def start_script(sitting: Sitting, body: str) -> Ended:
    script = sitting.home / "start.py"
    script.write_text(body)
    return sitting.end(sitting.run(script))


def test_a_start_that_fails_says_so_in_a_dialog_and_its_status(sitting: Sitting) -> None:
    ended = start_script(
        sitting,
        f"""\
{HEAD}
from coup_desktop import cli
from coup_desktop.desk import app
def fail(*_args):
    def look():
        (dialog,) = dialogs()
        tell(dialog.ui.title.text(), dialog.ui.details.toPlainText())
        dialog.ui.go_on.click()
    QTimer.singleShot(0, look)
    boom()
app.MainWindow = fail
sys.exit(cli.main([]))
""",
    )
    assert ended.status == ENDED_BY_ERROR
    assert "The program cannot start" in ended.said
    assert "ValueError while starting" in ended.said
    assert "coup_desktop/desk/app.py:" in ended.said
    assert "ValueError while starting" in ended.log
    assert "ValueError while starting" in ended.errors


def test_a_start_without_any_dialog_says_so_in_its_status(sitting: Sitting) -> None:
    ended = start_script(
        sitting,
        f"""\
{HEAD}
from coup_desktop import cli
from coup_desktop.desk import app
def fail(*_args):
    boom()
app.QApplication.__init__ = fail
sys.exit(cli.main([]))
""",
    )
    assert ended.status == ENDED_BY_ERROR
    assert ended.said == ""
    assert "ValueError while starting" in ended.log
    assert "ValueError while starting" in ended.errors


@pytest.mark.parametrize("block", ["file", "read-only"])
def test_no_state_folder_changes_nothing(sitting: Sitting, block: str) -> None:
    sitting.state.parent.mkdir(parents=True, exist_ok=True)
    if block == "file":
        sitting.state.write_text("")
    else:
        sitting.state.symlink_to("/proc")
    ended = sitting.play("""
    yield window.isVisible
    QTimer.singleShot(0, boom)
    yield able
    (dialog,) = dialogs()
    assert not dialog.ui.folder.isVisible()
    tell(dialog.ui.details.toPlainText())
    QTimer.singleShot(0, dialog.ui.leave.click)
    """)
    assert ended.status == ENDED_BY_ERROR
    assert "in boom" in ended.said
    assert "Unexpected: ValueError" in ended.errors


def test_without_a_terminal_all_is_the_same(sitting: Sitting) -> None:
    """As in a packaged program on Windows, which has no streams at all."""
    ended = start_script(
        sitting,
        f"""\
{HEAD}
def act(window):
    sys.stdout = out
    yield window.isVisible
    QTimer.singleShot(0, boom)
    threading.Thread(target=boom).start()
    yield able
    tell(dialogs()[0].ui.details.toPlainText())
    QTimer.singleShot(0, dialogs()[0].ui.leave.click)
out = sys.stdout
sys.stdout = sys.stderr = None
drive(act)
""",
    )
    assert ended.status == ENDED_BY_ERROR
    assert "in boom" in ended.said
    assert "Unexpected: ValueError" in ended.log
    assert ended.errors == ""


def test_ctrl_c_closes_an_idle_window_in_good_order(sitting: Sitting) -> None:
    # From another thread: nothing of Python runs in the window's meanwhile.
    ended = sitting.play("""
    window.closed.connect(lambda: tell("closed"))
    yield window.isVisible
    threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
    """)
    assert ended == Ended(INTERRUPTED, "closed\n", "", "")
    assert sitting.crashes() == []


def test_ctrl_c_closes_a_busy_window_in_good_order(sitting: Sitting) -> None:
    # Wherever Python happens to be: an exception would be lost in this slot.
    ended = sitting.play("""
    window.closed.connect(lambda: tell("closed"))
    yield window.isVisible
    def busy():
        os.kill(os.getpid(), signal.SIGINT)
        for _ in range(100_000):
            pass
    QTimer.singleShot(0, busy)
    """)
    assert ended == Ended(INTERRUPTED, "closed\n", "", "")


def test_what_qt_warns_of_is_in_the_log_and_on_the_terminal(sitting: Sitting) -> None:
    ended = sitting.play(
        """
    from PySide6.QtCore import QLoggingCategory, qCWarning
    category = QLoggingCategory("coup.test")
    yield window.isVisible
    for _ in range(5):
        qCWarning(category, f"odd: {os.path.expanduser('~')}/cards/duke.svg")
    """
        + CLOSE
    )
    assert ended.status == 0
    assert ended.log.count("Qt, coup.test: odd: ~/cards/[card].svg") == 1
    assert ended.errors.count("odd: ~/cards/[card].svg") == 5


@pytest.mark.parametrize("fail", [lambda: "boom", lambda: "lambda: 1 / 0"])
def test_closing_ends_the_program_even_where_closing_fails(
    sitting: Sitting, fail: Callable[[], str]
) -> None:
    ended = sitting.play(f"""
    yield window.isVisible
    window.closed.connect({fail()})
    QTimer.singleShot(0, boom)
    yield able
    QTimer.singleShot(0, dialogs()[0].ui.leave.click)
    """)
    assert ended.status == ENDED_BY_ERROR


def test_closing_leaves_it_to_the_window_to_ask_first(sitting: Sitting) -> None:
    """What no disk has taken is not thrown away by closing after an error."""
    sitting.games.parent.mkdir(parents=True)
    sitting.games.write_text("in the way")
    ended = sitting.play("""
    from PySide6.QtWidgets import QMessageBox
    window.host.begin()
    yield lambda: window.host.would_lose_something
    QTimer.singleShot(0, boom)
    yield able
    tell(dialogs()[0].ui.kept.text())
    dialogs()[0].ui.leave.click()
    yield lambda: isinstance(QApplication.activeModalWidget(), QMessageBox)
    assert window.isVisible()
    (box,) = window.findChildren(QMessageBox)
    (leave,) = [button for button in box.buttons()
                if box.buttonRole(button) is QMessageBox.ButtonRole.DestructiveRole]
    leave.click()
    """)
    assert ended.status == ENDED_BY_ERROR
    assert "Not all of your game is on disk" in ended.said
