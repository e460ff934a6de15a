"""Through whose eyes a recorded game is watched, and who may have which."""

from dataclasses import dataclass
from typing import Final

from coup_desktop.desk.replay.film import Film
from coup_desktop.engine.events import Event
from coup_desktop.engine.moves import NOBODY


@dataclass(frozen=True, slots=True)
class Eyes:
    """A seat's, everybody's at once, or those of somebody who sees no hidden card."""

    seat: int | None = None
    all_open: bool = False
    """Whether every card is seen; then there is no seat."""

    def see(self, event: Event) -> Event:
        """What they see of an event."""
        return event if self.all_open else event.seen_by(self.seat)


NOBODYS: Final = Eyes()
EVERYBODYS: Final = Eyes(all_open=True)


def may_see_all(film: Film) -> bool:
    """Whether no card has to stay hidden: the game is over, or only bots play in it."""
    return film.winner != NOBODY or not film.people


def first_eyes(film: Film) -> Eyes:
    """Whose eyes a recorded game is watched through at first."""
    if may_see_all(film):
        return EVERYBODYS
    return Eyes(film.people[0]) if len(film.people) == 1 else NOBODYS
