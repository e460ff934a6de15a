"""The one timer of a table."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, Slot

from coup_desktop.table.pace import Pace

Times = Callable[[Pace], int]
"""How long a wait is at each pace, in milliseconds."""


class Clock(QObject):
    """Waits for one thing at a time, as long as the pace says.

    Also a wait of no length goes through the event loop, so that a table without pauses leaves
    the window its turn.
    """

    passed = Signal()

    def __init__(self, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pace = pace
        self._times: Times | None = None
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._time_is_up)

    @property
    def pace(self) -> Pace:
        """The pace in force."""
        return self._pace

    def set_pace(self, pace: Pace) -> None:
        """Changes the pace, also of a wait that has begun: what it has waited counts."""
        self._pace = pace
        if self._times is not None:
            self._timer.start(max(0, self._times(pace) - self._since.elapsed()))

    def wait(self, times: Times) -> None:
        """Begins a wait, in place of one that may be running."""
        self._times = times
        self._since.start()
        self._timer.start(times(self._pace))

    def skip(self) -> None:
        """Cuts the running wait short, if there is one."""
        if self._times is not None:
            self._timer.start(0)

    def stop(self) -> None:
        """Gives the running wait up: it does not pass."""
        self._times = None
        self._timer.stop()

    @Slot()
    def _time_is_up(self) -> None:
        self._times = None
        self.passed.emit()
