"""Tells a screen reader what happens and what is asked, each once and in order.

What happens is told politely: after what is just being read. What is asked is told at once, and
with it all that happened before and was not told yet: else the question would cut it off.
"""

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from coup_desktop.table.pace import Pace

MOST_LINES: Final = 8
"""Lines that are read at once; of more the last ones, and how many the chronicle has."""


class Announcer(QObject):
    """Collects the chronicle's lines and tells them.

    Nobody can listen to every move of a quick table by itself. Of a fast one a turn's lines are
    told together, of an instant one all of them up to the next stop.
    """

    def __init__(self, voice: QWidget, pace: Callable[[], Pace], parent: QObject) -> None:
        """An announcer with nothing to tell.

        Args:
            voice: the widget that speaks; it should be in sight as long as the window is.
            pace: how fast the table goes now.
            parent: owns the announcer.
        """
        super().__init__(parent)
        self._voice = voice
        self._pace = pace
        self._lines: list[str] = []

    def hear(self, lines: Iterable[str], *, turn_begins: bool) -> None:
        """The chronicle's lines of one event.

        Args:
            lines: in order; perhaps none.
            turn_begins: whether the event is the first of a turn.
        """
        pace = self._pace()
        if turn_begins and pace is not Pace.INSTANT:
            self._tell()
        self._lines += lines
        if pace not in (Pace.INSTANT, Pace.FAST):
            self._tell()

    @Slot()
    def stop(self) -> None:
        """The table waits, or the game is over: whatever was not told yet is told now."""
        self._tell()

    @Slot(str)
    def ask(self, question: str) -> None:
        """Tell what is asked, after what led to it, and interrupt what is being read."""
        words = [*self._taken(), question]
        self._say(" ".join(words), at_once=True)

    def _tell(self) -> None:
        words = self._taken()
        if words:
            self._say(" ".join(words), at_once=False)

    def _taken(self) -> list[str]:
        """The lines that were not told yet; they count as told from now on."""
        lines, self._lines = self._lines, []
        left_out = len(lines) - MOST_LINES
        if left_out <= 0:
            return lines
        more = self.tr("%n earlier lines are in the chronicle.", None, left_out)
        return [more, *lines[left_out:]]

    def _say(self, words: str, *, at_once: bool) -> None:
        # A start can do without: there is nothing to tell yet.
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        politeness = QAccessible.AnnouncementPoliteness
        event = QAccessibleAnnouncementEvent(self._voice, words)
        event.setPoliteness(politeness.Assertive if at_once else politeness.Polite)
        QAccessible.updateAccessibility(event)
