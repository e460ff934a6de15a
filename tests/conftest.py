"""What all tests share: no screen unless asked for, the user's own files untouched, tidy ends."""

import gc
import os
import select
import shutil
import subprocess
import sys
import threading
from collections.abc import Generator, Iterator
from multiprocessing import active_children

import pytest

from coup_desktop.desk import sound_device
from coup_desktop.desk.startup import explain_missing_libraries

# Tests in this process draw into memory. Programs started on `real_screen` draw on a real one.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LANGUAGE"] = "en"  # whoever runs the tests may speak another
# And nobody is to hear hundreds of games: windows in this process sound into nothing, programs on
# Linux find no device.
sound_device.BACKENDS[sys.platform] = ("null",)
os.environ |= {"PULSE_SERVER": "/nonexistent", "ALSA_CONFIG_PATH": os.devnull}

IN_CI = bool(os.environ.get("CI"))
NO_QT = ""
try:
    import PySide6.QtWidgets  # noqa: F401 - only to see whether it can be
except ImportError as error:
    NO_QT = explain_missing_libraries(error)

PATIENT = 30_000  # milliseconds until what a test of the window waits for has to be there
THREAD_GRACE = 5.0  # seconds that a thread which was told to end may take
SCREEN_GRACE = 30.0  # seconds that Xvfb may take to be ready


def pytest_addoption(pluginmanager: pytest.PytestPluginManager) -> None:
    """Go on without pytest-qt where Qt cannot be loaded; in CI that is an error."""
    if not NO_QT:
        return
    if IN_CI:
        raise pytest.UsageError(f"Qt tests cannot run: {NO_QT}")
    pluginmanager.unregister(name="pytest-qt")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Skip the files that import Qt where Qt's system libraries are missing."""
    report = yield
    if NO_QT and report.failed and "cannot open shared object file" in str(report.longrepr):
        report.outcome = "skipped"
        report.longrepr = (str(collector.path), 0, "Skipped: Qt cannot be loaded")
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the other tests that need Qt where it cannot be loaded."""
    if NO_QT:
        for item in items:
            if {"qtbot", "qapp", "qtlog"} & set(getattr(item, "fixturenames", ())):
                item.add_marker(pytest.mark.skip(reason="Qt cannot be loaded"))


def pytest_collection_finish() -> None:
    """Set aside what is there before the first test: no test can leave it behind.

    Hundreds of thousands of objects, through which `_tidy_end` and every full collection would go
    again and again: half of the time of all tests.
    """
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly that half of the tests did not run, and what helps."""
    if NO_QT:
        line = "ALL TESTS OF WINDOWS WERE SKIPPED: " + NO_QT.replace("\n", ". ")
        terminalreporter.write_line(line, red=True, bold=True)


@pytest.fixture(autouse=True, scope="session")
def _own_files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep settings, saves and statistics of the person who runs the tests out of reach."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "APPDATA"):
            patch.setenv(name, str(home / name.lower()))
        yield


@pytest.fixture(autouse=True, scope="session")
def _patience() -> Iterator[None]:
    """Have qtbot wait for longer than its five seconds, which a busy machine takes now and then.

    Who waits goes on as soon as it is there: only a failure takes so long.
    """
    if NO_QT:
        yield
        return
    from pytestqt.qtbot import QtBot

    waits = (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitActive)
    with pytest.MonkeyPatch.context() as patch:
        for wait in waits:
            assert wait.__kwdefaults__ is not None
            patch.setitem(wait.__kwdefaults__, "timeout", PATIENT)
        yield


@pytest.fixture(autouse=True)
def _tidy_end(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a window, a timer, an animation, a thread or a process behind."""
    threads = set(threading.enumerate())
    processes = set(active_children())
    looks_at_qt = not NO_QT and bool({"qapp", "qtbot"} & set(request.fixturenames))
    before = set(_active_qt_objects()) if looks_at_qt else set()
    yield
    leftovers: list[str] = []
    if looks_at_qt:
        leftovers += [what for key, what in _active_qt_objects().items() if key not in before]
    for thread in set(threading.enumerate()) - threads:
        if not isinstance(thread, threading._DummyThread):  # a Qt thread that ran Python once
            thread.join(THREAD_GRACE)
            if thread.is_alive():
                leftovers.append(f"thread {thread.name}")
    for child in set(active_children()) - processes:
        leftovers.append(f"process {child.name}")
        child.kill()
    if leftovers:
        pytest.fail(f"left behind: {', '.join(leftovers)}", pytrace=False)


@pytest.fixture(autouse=True)
def _kept_widgets(request: pytest.FixtureRequest) -> Iterator[None]:
    """Keep a test's widgets until they are closed: qtbot only knows them weakly.

    After a test, its last widgets are painted once more. A widget that nothing but a cycle keeps
    can be collected just then, and a widget that goes while it is painted takes Python with it.
    """
    if NO_QT or "qtbot" not in request.fixturenames:
        yield
        return
    bot = request.getfixturevalue("qtbot")
    kept: list[object] = []
    add = bot.addWidget

    def add_and_keep(widget: object, **options: object) -> None:
        kept.append(widget)
        add(widget, **options)

    bot.addWidget = add_and_keep
    yield
    kept.clear()


@pytest.fixture(autouse=True)
def _same_look(request: pytest.FixtureRequest) -> Iterator[None]:
    """Give each test the application's look as it was: a program sets it once and for all."""
    if NO_QT or not {"qapp", "qtbot"} & set(request.fixturenames):
        yield
        return
    app = request.getfixturevalue("qapp")
    sheet, palette, font = app.styleSheet(), app.palette(), app.font()
    yield
    if app.styleSheet() != sheet:
        app.setStyleSheet(sheet)
    if app.palette() != palette:
        app.setPalette(palette)
    if app.font() != font:
        app.setFont(font)


def _active_qt_objects() -> dict[int, str]:
    """Map the identity of each visible window, active timer and so on to a description."""
    from PySide6 import QtCore, QtWidgets
    from shiboken6 import Shiboken, isValid

    app = QtWidgets.QApplication.instance()
    if app is None:
        return {}
    app.sendPostedEvents(None, QtCore.QEvent.Type.DeferredDelete.value)
    kinds = (QtCore.QTimer, QtCore.QAbstractAnimation, QtCore.QThread)
    # Python's list also knows what has no parent; the widgets' children, what C++ made.
    known = [item for item in Shiboken.getAllValidWrappers() if issubclass(type(item), kinds)]
    for window in QtWidgets.QApplication.topLevelWidgets():
        for kind in kinds:
            known += window.findChildren(kind)
    active = {id(item): repr(item) for item in known if isValid(item) and _is_active(item)}
    windows = QtWidgets.QApplication.topLevelWidgets()
    return active | {id(window): repr(window) for window in windows if window.isVisible()}


def _is_active(item: object) -> bool:
    """Tell whether a timer, an animation or a thread is at work."""
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer

    if isinstance(item, QTimer):
        return item.isActive()
    if isinstance(item, QAbstractAnimation):
        return item.state() == QAbstractAnimation.State.Running
    return isinstance(item, QThread) and item != QThread.currentThread() and item.isRunning()


@pytest.fixture(scope="session")
def real_screen() -> Iterator[dict[str, str]]:
    """A virtual X screen, 1280x800; yields the environment for programs that draw on it.

    Skips the test on other systems, and where there is no Xvfb, unless in CI.
    """
    if not sys.platform.startswith("linux"):
        pytest.skip("needs Linux and its X server")
    if NO_QT or shutil.which("Xvfb") is None:
        reason = NO_QT or "needs Xvfb (Debian: xvfb)"
        if IN_CI:
            pytest.fail(reason)
        pytest.skip(reason)
    read_end, write_end = os.pipe()
    command = ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1280x800x24"]
    # Without -noreset it starts anew, and throws newcomers out, whenever its last client leaves.
    options = ["-noreset", "-nolisten", "tcp"]
    server = subprocess.Popen([*command, *options], pass_fds=[write_end], stderr=subprocess.DEVNULL)
    os.close(write_end)
    try:
        with os.fdopen(read_end) as ready:
            if not select.select([ready], [], [], SCREEN_GRACE)[0]:
                pytest.fail("Xvfb does not start")
            display = f":{ready.readline().strip()}"
        unset = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE")
        environ = {name: value for name, value in os.environ.items() if name not in unset}
        yield environ | {"DISPLAY": display}
    finally:
        server.terminate()
        server.wait()
