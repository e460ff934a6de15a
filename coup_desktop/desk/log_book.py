"""What the log says of a game, kept so that it can be said anew in another language."""

from collections.abc import Sequence

from coup_desktop.engine.events import Event
from coup_desktop.engine.narrate import Chronicle, LogLine, Narrator
from coup_desktop.engine.translating import Sentence, sentence


def seated(name: str, *, sits: bool, resigned: bool) -> Sentence:
    """Says who decides for a person's seat from now on.

    Args:
        name: the seat's.
        sits: whether the person sits there again.
        resigned: whether the person has given the game up.
    """
    if sits:
        return sentence("Session", "{name} sits down again.", name=name)
    if resigned:
        return sentence(
            "Session", "{name} gives the game up; a bot plays on in that chair.", name=name
        )
    return sentence("Session", "{name} stands up; a bot plays in that chair meanwhile.", name=name)


class LogBook:
    """The events that were told, in their order, and the rows of the log where they stand."""

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator
        self._chronicle = Chronicle(narrator)
        self._events: list[Event] = []
        self._rows: list[list[int]] = []
        """Of each event, the rows of the lines that came with it."""

    def begin(self) -> None:
        """Nothing is told any more: another log begins."""
        self._chronicle = Chronicle(self._narrator)
        self._events.clear()
        self._rows.clear()

    def lines(self, event: Event, first: int) -> list[LogLine]:
        """The lines that an event adds. Args: first: the row that the first of them will have."""
        lines = list(self._chronicle.lines(event))
        self._events.append(event)
        self._rows.append(list(range(first, first + len(lines))))
        return lines

    def cut(self, history: Sequence[Event]) -> None:
        """Forget what is not in a history any more, which begins like what was told."""
        del self._events[len(history) :]
        del self._rows[len(history) :]
        self._chronicle = Chronicle.after(self._narrator, history)

    def said_anew(self) -> dict[int, str]:
        """All lines in the language that is on now, by their rows."""
        chronicle = Chronicle(self._narrator)
        return {
            row: line.text
            for event, rows in zip(self._events, self._rows, strict=True)
            for row, line in zip(rows, chronicle.lines(event), strict=True)
        }
