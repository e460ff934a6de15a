"""Tells a long history bit by bit, so that the window is never held up by it."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from coup_desktop.engine.events import Event

AT_ONCE: Final = 160
"""Events that are told in one go: some milliseconds."""


class Retelling(QObject):
    """Hands events on in their order, a part at a time whenever the event loop comes round."""

    def __init__(self, tell: Callable[[Event], object], parent: QObject) -> None:
        """Args: tell: is given one event after the other."""
        super().__init__(parent)
        self._tell = tell
        self._left: deque[Event] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    def begin(self, history: Sequence[Event]) -> None:
        """Tells what has happened; the first part at once."""
        self._left.extend(history)
        self._go_on()

    def finish(self) -> None:
        """Tells at once what is left: something new happens."""
        self._timer.stop()
        while self._left:
            self._tell(self._left.popleft())

    def drop(self) -> None:
        """Tells no more."""
        self._timer.stop()
        self._left.clear()

    @Slot()
    def _go_on(self) -> None:
        for _ in range(min(AT_ONCE, len(self._left))):
            self._tell(self._left.popleft())
        if self._left:
            self._timer.start()
