"""Tells a person of unexpected errors: one dialog at a time, however often they come."""

import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QWidget

from coup_desktop.desk.dialogs.mishap_told import Kept, Occasion, Told
from coup_desktop.desk.mishaps import Mishaps, versions
from coup_desktop.store.mishap import Mishap
from coup_desktop.store.mishap_files import MishapFiles

if TYPE_CHECKING:
    from coup_desktop.desk.dialogs.mishap import MishapDialog

ENDED_BY_ERROR: Final = 70
"""The exit status after an unexpected error: EX_SOFTWARE of sysexits.h."""
QUIET: Final = 60.0
"""Seconds after its dialog in which an error is not told again; twice as long each time."""
_MOST_TOLD: Final = 10
"""Different errors in one report."""


class MishapTeller(QObject):
    """Opens the dialogs. Made in the window's thread; errors may come from any.

    An error that has its dialog is only counted while that is open and for a while afterwards:
    what fails with every frame would leave nothing but dialogs.
    """

    _came = Signal()

    def __init__(
        self,
        mishaps: Mishaps,
        files: MishapFiles,
        parent: QObject | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Listens from now on; there may be no window yet.

        Args:
            mishaps: whom to listen to.
            files: the reports of crashes, and the log.
            parent: owns it.
            clock: in seconds.
        """
        super().__init__(parent)
        self._mishaps = mishaps
        self._files = files
        self._clock = clock
        self._window: QWidget | None = None
        self._kept: Callable[[], Kept] = lambda: Kept.NO_GAME
        self._dialog: MishapDialog | None = None
        self._offer: MishapDialog | None = None
        # Of all threads, behind the lock.
        self._lock = threading.RLock()  # what fails while it is held may be heard in it
        self._open = False
        self._told: dict[tuple[str, str], Mishap] = {}
        self._shown: dict[tuple[str, str], tuple[int, float]] = {}
        # Queued also in this thread: a paint event is no place for a dialog.
        self._came.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        mishaps.listener = self.hear

    def serve(self, window: QWidget, kept: Callable[[], Kept]) -> None:
        """Has a window from now on.

        Args:
            window: in front of which dialogs stand, and which "close" closes.
            kept: how it stands with the game on the table.
        """
        self._window = window
        self._kept = kept

    def hear(self, mishap: Mishap) -> None:
        """An error has come, in whichever thread."""
        with self._lock:
            times, until = self._shown.get(mishap.key, (0, 0.0))
            if self._open:
                if len(self._told) < _MOST_TOLD:
                    self._told.setdefault(mishap.key, mishap)
                return
            if times and self._clock() < until:
                return
            self._open = True
            self._told = {mishap.key: mishap}
        self._came.emit()

    @Slot()
    def _tell(self) -> None:
        try:
            told = Told(Occasion.ERROR, self._report, self._how_kept(), self._folder())
            dialog = self._dialog_of(told)
            dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
            dialog.close_asked.connect(self._end)
            dialog.finished.connect(self._done)
            self._show(dialog)
            self._dialog = dialog
        except Exception as error:  # noqa: BLE001 - the dialog itself may be what fails
            self._done()
            self._mishaps.note("while telling of an error", error)

    @Slot()
    def _done(self) -> None:
        """The dialog is closed: what was told in it is not told again at once."""
        self._dialog = None
        with self._lock:
            now = self._clock()
            for key in self._told:
                times = self._shown.get(key, (0, 0.0))[0]
                self._shown[key] = (times + 1, now + QUIET * 2**times)
            self._open = False

    @Slot()
    def _end(self) -> None:
        """Closes the window as a person would, and ends the program even if that fails too.

        Where the window asks something first, since it would lose what no disk has, that stands.
        """
        closed = True
        try:
            closed = self._window is None or self._window.close()
        except Exception as error:  # noqa: BLE001 - the program is to end all the same
            self._mishaps.note("while closing", error)
        if closed or QApplication.activeModalWidget() is None:
            QCoreApplication.exit(ENDED_BY_ERROR)

    def tell_failed_start(self, mishap: Mishap | None) -> "MishapDialog":
        """Says that the program cannot start; it may end when the dialog is closed."""
        with self._lock:
            self._open = True  # nothing else is told any more
            self._told = {} if mishap is None else {mishap.key: mishap}
        dialog = self._dialog_of(Told(Occasion.START, self._report, folder=self._folder()))
        self._show(dialog)
        self._dialog = dialog
        return dialog

    def offer_crashes(self) -> None:
        """Offers what the last run left, if it ended in the middle of something; stops nothing."""
        if not self._files.crashes:
            return
        try:
            told = Told(Occasion.CRASH, partial(_crash_report, self._files), folder=self._folder())
            dialog = self._dialog_of(told)
            dialog.finished.connect(self._files.put_aside)
            self._show(dialog)
            self._offer = dialog
        except Exception as error:  # noqa: BLE001 - an old crash is no reason not to start
            self._mishaps.note("while telling of a crash", error)

    @Slot()
    def show_report(self) -> None:
        """Shows what has gone wrong lately, to be copied: for the Help menu."""
        told = Told(Occasion.ASKED, partial(_log_report, self._files), folder=self._folder())
        dialog = self._dialog_of(told)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _dialog_of(self, told: Told) -> "MishapDialog":
        from coup_desktop.desk.dialogs.mishap import MishapDialog  # a start can do without

        return MishapDialog(told, self._window)

    def _show(self, dialog: "MishapDialog") -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()

    def _how_kept(self) -> Kept:
        try:
            return self._kept()
        except Exception as error:  # noqa: BLE001 - what is wrong may be wrong there too
            self._mishaps.note("while looking for the game", error)
            return Kept.NO_GAME

    def _folder(self) -> Path | None:
        return self._files.folder if self._files.writes else None

    def _report(self) -> str:
        """What has come since the dialog was asked for."""
        with self._lock:
            told = list(self._told.values())
        parts = [_head()]
        for mishap in told:
            times = self._mishaps.times(mishap)
            often = f"({times} times until now)\n" if times > 1 else ""
            parts.append(f"{mishap.text}{often}")
        return "\n".join(parts)


def _head() -> str:
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return f"{versions()}\n{now}\n"


def _crash_report(files: MishapFiles) -> str:
    return "\n".join([_head(), *(f"{crash.when}\n{crash.text}" for crash in files.crashes)])


def _log_report(files: MishapFiles) -> str:
    return f"{_head()}\n{files.recent() or 'Nothing has gone wrong.'}"
