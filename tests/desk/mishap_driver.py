"""Runs the whole program in a process of its own and does things in it, for test_mishap_process.

A script defines `act(window)`, a generator: it yields a condition, and goes on once that is true.
What it prints is for the test; the program itself prints nothing there.
"""

import os
import sys
import threading
import traceback
from collections.abc import Callable, Generator
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from coup_desktop import cli
from coup_desktop.desk import app
from coup_desktop.desk.dialogs.mishap import MishapDialog
from coup_desktop.desk.main_window import MainWindow

SECRET = "Lia holds the Duke"
LIMIT = 20.0
"""Seconds that a process may take."""
STUCK, FAILED = 99, 98

Acting = Generator[Callable[[], object], None, None]


def boom() -> None:
    """Fails with words and values that nobody may see."""
    held = [SECRET]
    raise ValueError(f"{held}, {SECRET}")


def dialogs() -> list[MishapDialog]:
    """What is open now."""
    found = [each for each in QApplication.topLevelWidgets() if isinstance(each, MishapDialog)]
    return [each for each in found if each.isVisible()]


def able() -> list[MishapDialog]:
    """What is open and takes clicks already."""
    return [each for each in dialogs() if not each._guard.isActive()]


def asked(window: MainWindow) -> bool:
    """Whether a game is under way, some of it played and on disk."""
    session = window.host.session
    if session is None:
        return False
    keeping = session.controller.keeping
    return bool(keeping.record.entries) and keeping.is_ready


def tell(*lines: str) -> None:
    """Prints for the test."""
    for line in lines:
        print(line, flush=True)


def drive(act: Callable[[MainWindow], Acting]) -> None:
    """Starts the program, has `act` go on in its window, and ends with its exit status."""
    open_window = app.open_window

    def opened(application: QApplication, *given: Any) -> MainWindow:  # noqa: ANN401 - as they are
        window = open_window(application, *given)
        acting = act(window)
        QTimer.singleShot(0, lambda: _go_on(acting, lambda: True))
        return window

    app.open_window = opened  # type: ignore[assignment]
    limit = threading.Timer(LIMIT, os._exit, (STUCK,))
    limit.daemon = True
    limit.start()
    sys.exit(cli.main([]))


def _go_on(acting: Acting, ready: Callable[[], object]) -> None:
    """Goes on when it may; what is wrong with the script itself ends it loudly."""
    try:
        if ready():
            ready = next(acting)
    except StopIteration:
        return
    except BaseException:  # noqa: BLE001 - the program under test must not swallow it
        tell(traceback.format_exc())
        os._exit(FAILED)
    QTimer.singleShot(10, lambda: _go_on(acting, ready))
