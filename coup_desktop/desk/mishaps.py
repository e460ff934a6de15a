"""Catches what nobody expected: in slots, paint events, threads, and what Qt itself warns of.

Everything is told without its words (`store/mishap.py`) and only so often: an error that comes with
every frame is one error. Nothing here raises, and nothing here is caught by itself again.
"""

import contextlib
import faulthandler
import logging
import re
import sys
import threading
from collections.abc import Callable
from traceback import clear_frames
from types import TracebackType
from typing import TYPE_CHECKING, Final, TypeVar, final

import PySide6
from PySide6.QtCore import (
    QMessageLogContext,
    QSysInfo,
    QtMsgType,
    qFormatLogMessage,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtGui import QGuiApplication

import coup_desktop
from coup_desktop.store.mishap import Mishap, describe, redacted
from coup_desktop.store.mishap_files import MishapFiles

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

_T = TypeVar("_T")

_MOST_KEYS: Final = 200
"""Different errors that are counted; the oldest is forgotten then."""
_LONGEST_NAME: Final = 40
_LONGEST_KEY: Final = 200
_NUMBER: Final = re.compile(r"0x[0-9a-f]+|\d+")
_LEVELS: Final = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
"""What of Qt's messages comes into the log."""


@final
class Mishaps:
    """Has all unexpected errors of the process noted, from `install` to `remove`."""

    def __init__(self, files: MishapFiles) -> None:
        """Args: files: where it is written; not closed here."""
        self._files = files
        self.listener: Callable[[Mishap], None] | None = None
        """Is told of each error in the thread in which it happened, every time; must be quick."""
        self.any = False
        """Whether there was an unexpected error."""
        self._times: dict[tuple[str, str], int] = {}
        self._counting = threading.RLock()
        self._busy = threading.local()
        self._undo = contextlib.ExitStack()

    def install(self) -> None:
        """Sets the hooks of Python, of its threads, of Qt and for crashes."""
        before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook, threading.excepthook = self._in_program, self._in_thread
        sys.unraisablehook = self._unraisable
        qt_before = qInstallMessageHandler(self._hear_qt)

        def undo() -> None:
            sys.excepthook, threading.excepthook, sys.unraisablehook = before
            qInstallMessageHandler(qt_before)

        self._undo.callback(undo)
        self._undo.callback(_watch_for_crashes(self._files))

    def remove(self) -> None:
        """Puts everything back as it was, and notes how often came what came often."""
        self._undo.close()
        with self._counting:
            often = {key: times for key, times in self._times.items() if times > 1}
        for (what, place), times in often.items():
            self._files.write(logging.INFO, f"{times} times in all: {what} {place}")

    def note(self, where: str, error: BaseException) -> Mishap | None:
        """Notes an exception that was caught.

        Args:
            where: what was done, in words of our own.
            error: the exception.

        Returns:
            What may be told of it; None: not even that could be found out.
        """
        return self._note(where, type(error), error, error.__traceback__)

    def times(self, mishap: Mishap) -> int:
        """How often it has come until now."""
        with self._counting:
            return self._times.get(mishap.key, 0)

    # The hooks.

    def _in_program(
        self, kind: type[BaseException], error: BaseException, way: TracebackType | None
    ) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            self._note("", kind, error, way)
        _let_go(error, way)

    def _in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_type is not SystemExit:
            name = "" if args.thread is None else args.thread.name[:_LONGEST_NAME]
            self._note(f"in the thread {name}", args.exc_type, args.exc_value, args.exc_traceback)

    def _unraisable(self, args: "UnraisableHookArgs") -> None:
        # Neither its message nor its object: their words are somebody else's.
        self._note("while tidying up", args.exc_type, args.exc_value, args.exc_traceback)

    def _hear_qt(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        self._guarded(lambda: self._tell_qt(kind, context, redacted(message)))

    # What is done with it.

    def _note(
        self,
        where: str,
        kind: type[BaseException] | None,
        error: BaseException | None,
        way: TracebackType | None,
    ) -> Mishap | None:
        self.any = True
        return self._guarded(lambda: self._tell(describe(where, kind, error, way)))

    def _tell(self, mishap: Mishap) -> Mishap:
        times = self._count(mishap.key)
        if _is_told(times):
            text = f"Unexpected: {mishap.text.rstrip()}{_often(times)}"
            self._files.write(logging.ERROR, text)
            _say(f"coup-desktop: {text}")
        if self.listener is not None:
            self.listener(mishap)
        return mishap

    def _tell_qt(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        _say(qFormatLogMessage(kind, context, text))
        level = _LEVELS.get(kind)
        if level is not None:
            alike = _NUMBER.sub("#", text)[:_LONGEST_KEY]
            times = self._count(("Qt", alike))
            if _is_told(times):
                category = context.category or "default"
                self._files.write(level, f"Qt, {category}: {text}{_often(times)}")

    def _count(self, key: tuple[str, str]) -> int:
        with self._counting:
            times = self._times[key] = self._times.get(key, 0) + 1
            if len(self._times) > _MOST_KEYS:
                del self._times[next(iter(self._times))]
            return times

    def _guarded(self, job: Callable[[], _T]) -> _T | None:
        """Does a job; what fails in it is let go, since noting that could fail again."""
        if getattr(self._busy, "on", False):
            return None
        self._busy.on = True
        try:
            return job()
        except BaseException:  # noqa: BLE001 - the last place where anything is caught
            return None
        finally:
            self._busy.on = False


def versions() -> str:
    """The program's version, and what it runs on: neither person nor machine are named.

    Returns:
        Two lines, the second without an end.
    """
    import platform

    frozen = " (packaged)" if getattr(sys, "frozen", False) else ""
    return (
        f"Coup Desktop {_own_version()}{frozen}, Python {platform.python_version()}, "
        f"Qt {qVersion()}, PySide {PySide6.__version__}\n{QSysInfo.prettyProductName()}, "
        f"{platform.system()} {platform.machine()}, {_screen_system()}"
    )


def _own_version() -> str:
    try:
        return coup_desktop.__version__
    except Exception:  # noqa: BLE001 - a broken installation is what may have to be told
        return "of unknown version"


def _screen_system() -> str:
    """How Qt draws here: xcb, wayland, windows, cocoa."""
    return QGuiApplication.platformName() or "no screen yet"


def _let_go(error: BaseException | None, way: TracebackType | None) -> None:
    """Drops what the frames hold that an error came through: Python keeps the last error's.

    A painter among it would outlive what it paints on, and take the program down with it.
    """
    links: list[BaseException] = []
    while error is not None and error not in links:
        links.append(error)
        error = error.__cause__ or error.__context__
    for part in (way, *(link.__traceback__ for link in links)):
        with contextlib.suppress(Exception):  # a generator that ends may have something to say
            clear_frames(part)


def _watch_for_crashes(files: MishapFiles) -> Callable[[], None]:
    """Has crashes leave their traces in the run's file; returns what ends that."""
    target = files.crash_file
    if faulthandler.is_enabled() and target is None:
        return _nothing
    try:
        if target is not None:
            faulthandler.enable(target)
        elif sys.stderr is not None:
            faulthandler.enable()
    except (OSError, RuntimeError, ValueError, AttributeError):
        return _nothing  # a stream that is no file
    return faulthandler.disable


def _nothing() -> None:
    """Nothing has to be undone."""


def _is_told(times: int) -> bool:
    """The 1st, 10th, 100th … time."""
    while times % 10 == 0:
        times //= 10
    return times == 1


def _often(times: int) -> str:
    return "" if times == 1 else f"\n({times} times until now)"


def _say(text: str) -> None:
    """Writes to the terminal, where there is one: a window's program on Windows has none."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.write(f"{text}\n")
            sys.stderr.flush()
