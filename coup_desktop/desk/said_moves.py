"""What seats say as they move, kept so that it can be said again in another language."""

from collections.abc import Callable, Iterable

from coup_desktop.engine.events import Event
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.narrate import Narrator

Say = Callable[[int, str, str], None]
"""Lets a seat say something: in full, and in few words."""


class SaidMoves:
    """Hands on the words of events, and remembers each seat's last."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._last: dict[int, Event] = {}

    def hear(self, narrator: Narrator | None, event: Event) -> None:
        """Let the seat of an event say what it says, if it says anything."""
        words = None if narrator is None else narrator.bubble(event)
        seat = getattr(event, "seat", NOBODY)
        if narrator is not None and words is not None and seat != NOBODY:
            self._last[seat] = event
            self._say(seat, words, narrator.short_bubble(event) or "")

    def say_anew(self, narrator: Narrator | None, seats: Iterable[int]) -> None:
        """Let seats say the same in the language that is on now."""
        for seat in list(seats):
            if seat in self._last:
                self.hear(narrator, self._last[seat])
