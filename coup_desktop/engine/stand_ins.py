"""Whose decisions a bot took while a person was away, as the record's tags tell it.

`tag away NAME N` says that a bot decides for that person from entry N of the game on, counted with
every decision and draw, also those that a short record leaves out; `tag back NAME N` that the
person decides again.
"""

from collections.abc import Sequence
from typing import Final

from coup_desktop.engine.record import Setup
from coup_desktop.engine.tags import AWAY_TAG, BACK_TAG, number_in

_MOST_DIGITS: Final = 9


class StandIns:
    """The absences of one game."""

    def __init__(self, setup: Setup) -> None:
        """Args: setup: the record's. Tags that tell nothing of the kind are passed by."""
        self._turns: dict[int, list[tuple[int, bool]]] = {}
        for key, text in setup.tags:
            name, entry = text.partition(" ")[0], _entry(text)
            if key not in (AWAY_TAG, BACK_TAG) or name not in setup.names or entry is None:
                continue
            seat = setup.names.index(name)
            self._turns.setdefault(seat, []).append((entry, key == AWAY_TAG))

    def holds(self, seat: int, entry: int) -> bool:
        """Whether a bot decides for that person at an entry, counted from 0."""
        away = False
        for since, leaves in self._turns.get(seat, ()):
            if since <= entry:
                away = leaves
        return away

    def away_at(self, entry: int) -> tuple[int, ...]:
        """The seats for whose people a bot decides at an entry, rising."""
        return tuple(seat for seat in sorted(self._turns) if self.holds(seat, entry))


def absence(name: str, entry: int, *, away: bool) -> tuple[str, str]:
    """The tag that says who decides from an entry on."""
    return AWAY_TAG if away else BACK_TAG, f"{name} {entry}"


def up_to(tags: Sequence[tuple[str, str]], entry: int) -> tuple[tuple[str, str], ...]:
    """The tags of a game that is cut off before an entry, and gone on with by the people.

    What was decided from there on is forgotten, and so is who was away for it.
    """
    return tuple(
        (key, text)
        for key, text in tags
        if not (key == AWAY_TAG and (_entry(text) or 0) >= entry)
        and not (key == BACK_TAG and (_entry(text) or 0) > entry)
    )


def _entry(text: str) -> int | None:
    return number_in(text.partition(" ")[2], _MOST_DIGITS)
