"""Ctrl+C in the terminal, told as a signal of Qt's.

Python's own way, to raise KeyboardInterrupt wherever it happens to be, loses it in whatever was
running, a paint event for one. And while nothing happens in a window no Python code runs: the
system's signal has to give it a turn.
"""

import os
import signal
from types import FrameType
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal, Slot

_MOST: Final = 512
"""Bytes that are read at once; each stands for a signal."""


class Interrupts(QObject):
    """Listens from when it is made, in the main thread; `close` must be called in the end."""

    pressed = Signal()
    """Somebody has pressed Ctrl+C; from the event loop, never in the middle of something."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._doorbell = _Doorbell(self) if os.name == "posix" else None
        self._before = signal.signal(signal.SIGINT, self._note)

    def _note(self, _signal: int, _frame: FrameType | None) -> None:
        QTimer.singleShot(0, self, self.pressed.emit)

    def close(self) -> None:
        """Listens no longer."""
        signal.signal(signal.SIGINT, self._before)
        if self._doorbell is not None:
            self._doorbell.close()


class _Doorbell(QObject):
    """Wakes the event loop when a signal of the system comes."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._read, self._write = os.pipe()
        for end in (self._read, self._write):
            os.set_blocking(end, False)
        self._before = signal.set_wakeup_fd(self._write, warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._read, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._woken)

    @Slot()
    def _woken(self) -> None:
        # What Python does about the signal it does before the next line.
        os.read(self._read, _MOST)

    def close(self) -> None:
        """Listens no longer."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._before)
        os.close(self._read)
        os.close(self._write)
