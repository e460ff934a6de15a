"""Keeps the settings on disk, soon after they change and off the window's thread."""

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from coup_desktop.desk.preferences import Preferences
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.background import Background

_CALM: Final = 250
"""Milliseconds without a change before the file is written: a slider changes often."""
_LAST_WORDS: Final = 2.0
"""Seconds that a disk has to take what is left when the program ends."""


class SettingsFile(QObject):
    """Writes the changed fields of `Preferences` to a file. `close` must be called in the end."""

    failed = Signal(str)
    """The settings could not be kept: why. Said once as long as it stays so."""

    def __init__(self, path: Path, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._preferences = preferences
        self._thread: Background | None = None
        self._closed = False
        self._changed: set[str] = set()
        self._problem = ""  # the thread's own
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(_CALM)
        self._calm.timeout.connect(self._write)
        preferences.changed.connect(self._wait)

    @Slot()
    def close(self) -> None:
        """Write what is not written yet and wait for it, but not for ever; nothing after that."""
        if self._calm.isActive():
            self._write()
        self._closed = True
        if self._thread is not None:
            self._thread.close(_LAST_WORDS)

    @Slot(object)
    def _wait(self, fields: frozenset[str]) -> None:
        self._changed |= fields
        if not self._closed:
            self._calm.start()

    @Slot()
    def _write(self) -> None:
        self._calm.stop()
        if self._thread is None:
            self._thread = Background("settings")
        fields = frozenset(self._changed)
        self._thread.do(partial(self._save, self._thread, self._preferences.settings, fields))

    def _save(self, thread: Background, settings: Settings, fields: frozenset[str]) -> None:
        problem = ""
        try:
            save_settings(self._path, settings, fields)
        except (OSError, ValueError) as error:
            problem = getattr(error, "strerror", None) or str(error)
        said, self._problem = self._problem, problem
        if problem and problem != said:
            thread.tell(lambda: self.failed.emit(problem))
