"""Whether a click or a key was meant for what is asked now, or for what stood there before."""

from PySide6.QtCore import QObject, QTimer, Signal


class AnswerGuard(QObject):
    """Lives as long as the bar. A moment is what a person takes to see that something is new."""

    woke = Signal()
    """What is asked takes answers from now on."""

    def __init__(self, moment: int, parent: QObject) -> None:
        """Nothing is asked. `moment`: milliseconds."""
        super().__init__(parent)
        self._moment = moment
        self._cooling = self._timer()
        self._guard = self._timer()
        self._guard.timeout.connect(self.woke)
        self._keys_too = False

    def _timer(self) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(self._moment)
        return timer

    @property
    def active(self) -> bool:
        """Whether clicks, at least, are not meant."""
        return self._guard.isActive()

    @property
    def cooling(self) -> int:
        """Milliseconds for which a click or key may still be meant for what was asked before."""
        return max(0, self._cooling.remainingTime())

    def takes(self, *, by_key: bool) -> bool:
        """Whether an answer counts."""
        return not self._guard.isActive() or (by_key and not self._keys_too)

    def begin(self) -> None:
        """Something is asked: where something else has just been, it takes no answer yet."""
        self._guard.stop()
        self.replace()

    def replace(self) -> None:
        """Something else can be pressed; the same, but a guard that is on stays on."""
        if self._cooling.isActive():
            self._keys_too = True
            self._guard.start()

    def turn(self) -> None:
        """Other choices of the same question: a double click is none of them, a key may be."""
        self._keys_too = False
        self._guard.start()

    def end(self, *, asked: bool) -> None:
        """Nothing is asked any more. `asked`: whether anything was."""
        if asked:
            self._cooling.start()
        self._guard.stop()
