"""The one timer of a table."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal, Slot

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
        self._least = 0
        self._waited = 0
        """Milliseconds of the running wait before `_since`."""
        self._held = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)  # a coarse one may come too early
        self._timer.timeout.connect(self._time_is_up)

    @property
    def pace(self) -> Pace:
        """The pace in force."""
        return self._pace

    def set_pace(self, pace: Pace) -> None:
        """Changes the pace, also of a wait that has begun: what it has waited counts."""
        self._pace = pace
        if self._times is not None and not self._held:
            self._run()

    def wait(self, times: Times, least: int = 0) -> None:
        """Begins a wait, in place of one that may be running.

        Args:
            times: how long it is.
            least: milliseconds that cannot be skipped.
        """
        self._times = times
        self._least = least
        self._waited = 0
        if not self._held:
            self._since.start()
            self._run()

    def hold(self, on: bool) -> None:
        """Stands still while on: no wait passes; afterwards the running one waits what is left."""
        if on == self._held:
            return
        self._held = on
        if self._times is None:
            return
        if on:
            self._waited += self._since.elapsed()
            self._timer.stop()
        else:
            self._since.start()
            self._run()

    def skip(self) -> None:
        """Cuts the running wait short, if there is one."""
        if self._times is not None and not self._held:
            least = self._least
            self._times = lambda _: least
            self._run()

    def stop(self) -> None:
        """Gives the running wait up: it does not pass."""
        self._times = None
        self._timer.stop()

    def _run(self) -> None:
        """Lets what is left of the wait pass."""
        if self._times is not None:
            left = self._times(self._pace) - self._waited - self._since.elapsed()
            self._timer.start(max(0, left))

    @Slot()
    def _time_is_up(self) -> None:
        self._times = None
        self.passed.emit()
