"""Counts down for the eye; whoever asked keeps the time that counts (`table/clock.py`)."""

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, Slot

_STEP: Final = 200
"""Milliseconds between two looks."""
_SECOND: Final = 1000


class Countdown(QObject):
    """Says how much time is left, a few times a second, until it is over or stopped."""

    moved = Signal()
    """Other words, or another length of the line."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._whole = 0
        self._waited = 0
        self._held = False
        self._since = QElapsedTimer()
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._look)

    @property
    def runs(self) -> bool:
        """Whether there is anything to be counted down, also while it stands still."""
        return self._whole > 0

    @property
    def is_held(self) -> bool:
        """Whether it stands still."""
        return self._held

    @property
    def seconds(self) -> int:
        """The seconds that are left, begun ones counted."""
        return -(-self._left // _SECOND)

    @property
    def share(self) -> float:
        """How much of the time is left, 0 to 1."""
        return self._left / self._whole if self._whole else 0.0

    @property
    def _left(self) -> int:
        if not self._whole:
            return 0
        running = 0 if self._held else self._since.elapsed()
        return max(0, self._whole - self._waited - running)

    def start(self, milliseconds: int) -> None:
        """Begin anew; 0: nothing is counted. It stands still at once where it is held."""
        self._whole, self._waited = milliseconds, 0
        self._since.start()
        self._look()

    def stop(self) -> None:
        """Count nothing any longer."""
        self._whole = 0
        self._next.stop()

    def hold(self, held: bool) -> None:
        """Stand still, or go on."""
        if held == self._held:
            return
        if held and self._whole:
            self._waited += self._since.elapsed()
        self._held = held
        self._since.start()
        self._look()

    @Slot()
    def _look(self) -> None:
        self._next.stop()
        if self._whole and not self._held and self._left:
            self._next.start(min(_STEP, self._left))
        self.moved.emit()
