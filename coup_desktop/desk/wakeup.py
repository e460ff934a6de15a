"""Gives Python a turn when a signal of the system comes.

While nothing happens in a window no Python code runs, and Ctrl+C in the terminal would wait for the
next click.
"""

import os
import signal
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, Slot

_MOST: Final = 512
"""Bytes that are read at once; each stands for a signal."""


class Wakeup(QObject):
    """Lives as long as the event loop; `close` must be called in the end. POSIX alone."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read, self._write = os.pipe()
        for end in (self._read, self._write):
            os.set_blocking(end, False)
        self._before = signal.set_wakeup_fd(self._write, warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._read, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._woken)

    @Slot()
    def _woken(self) -> None:
        # Whatever Python does with the signal, it does before the next line.
        os.read(self._read, _MOST)

    def close(self) -> None:
        """Listens no longer."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._before)
        os.close(self._read)
        os.close(self._write)
