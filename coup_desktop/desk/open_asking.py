"""Who has spoken up to the open question on the screen, and what was not meant as an answer."""

from PySide6.QtCore import QObject, QTimer, Signal

from coup_desktop.desk.choice import Choice
from coup_desktop.engine.moves import NOBODY
from coup_desktop.table.prompt import OpenPrompt


class OpenAsking(QObject):
    """Lives as long as the bar; one question at a time.

    For a moment after a seat has spoken up, or taken it back, a second press of that seat was not
    meant; and the common answer, which may mean something else now, was not meant so.
    """

    calmed = Signal()
    """The moment is over."""

    def __init__(self, moment: int, parent: QObject) -> None:
        """No question. `moment`: milliseconds."""
        super().__init__(parent)
        self.prompt: OpenPrompt | None = None
        self.raised: set[int] = set()
        """Who has spoken up."""
        self._fresh: set[int] = set()
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.setInterval(moment)
        self._moment.timeout.connect(self._fresh.clear)
        self._moment.timeout.connect(self.calmed)

    def begin(self, prompt: OpenPrompt) -> None:
        """Another question."""
        self.end()
        self.prompt = prompt
        self.raised = set(prompt.raised)

    def end(self) -> None:
        """No question any longer."""
        self.prompt = None
        self.raised.clear()
        self._fresh.clear()
        self._moment.stop()

    def note(self, seat: int, *, up: bool) -> bool:
        """A seat has spoken up, or has taken it back; whether it is asked at all."""
        if self.prompt is None or seat not in self.prompt.seats:
            return False
        (self.raised.add if up else self.raised.discard)(seat)
        self._fresh.add(seat)
        self._moment.start()
        return True

    def takes(self, choice: Choice) -> bool:
        """Whether a press of a choice is meant."""
        if choice.seat == NOBODY:
            return not self._moment.isActive()
        return choice.seat not in self._fresh

    def asleep(self, choices: tuple[Choice, ...]) -> Choice | None:
        """The common answer of all, while it is not to be pressed."""
        if not self._moment.isActive():
            return None
        return next((choice for choice in choices if choice.seat == NOBODY), None)
