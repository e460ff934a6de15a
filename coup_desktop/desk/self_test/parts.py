"""Which parts a self-test has, in order: what needs the least first."""

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication

from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.mishaps import Mishaps
from coup_desktop.desk.places import Places
from coup_desktop.desk.self_test.forms import check_forms, check_languages
from coup_desktop.desk.self_test.hearing import Hearing
from coup_desktop.desk.self_test.modules import check_modules
from coup_desktop.desk.self_test.report import FaultError, Report
from coup_desktop.desk.self_test.resources import check_resources
from coup_desktop.desk.self_test.runner import Part, SelfTest, at_once
from coup_desktop.desk.self_test.sitting import Replay, Sitting
from coup_desktop.desk.self_test.thinking import Thinking


def make_self_test(
    open_window: Callable[[], MainWindow],
    places: Places,
    replay: Replay,
    report: Report,
    mishaps: Mishaps,
) -> SelfTest:
    """A self-test that has not begun.

    Args:
        open_window: makes the window, whose files are in `places`.
        places: in a folder of their own, in which nothing is yet.
        replay: reads a record as the command does.
        report: is told of each part.
        mishaps: tells of what nobody expected.
    """
    sitting, hearing = Sitting(open_window, places, replay), Hearing()
    thinking = Thinking()
    parts = [
        at_once("screen", check_screen),
        at_once("modules", check_modules),
        at_once("resources", check_resources),
        at_once("languages", check_languages),
        at_once("forms", check_forms),
        Part("sound", hearing.begin, late="have not been opened"),
        Part("bots", thinking.begin, late="have not answered"),
        *sitting.parts(),
    ]
    test = SelfTest(parts, report, mishaps)
    for guest in (sitting, hearing, thinking):
        guest.setParent(test)
        test.finished.connect(guest.close)
    return test


def check_screen() -> str:
    """What Qt draws on.

    Raises:
        FaultError: it draws on nothing.
    """
    screen = QGuiApplication.primaryScreen()
    if screen is None:
        raise FaultError("there is none")
    size, ratio = screen.size(), screen.devicePixelRatio()
    return f"{QGuiApplication.platformName()}, {size.width()}x{size.height()} at {ratio:g}"
