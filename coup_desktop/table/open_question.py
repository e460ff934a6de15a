"""Asks several people one question in the open, and tells their answers one by one.

The engine asks one seat at a time; at one screen all people are asked at once who would speak up.
What they said is kept here until the engine comes to each of them in the rules' order, so that the
record is the same as if they had been asked one by one, and who is quicker does not count.
"""

from collections.abc import Sequence
from typing import Final

from coup_desktop.engine.moves import ALLOW, Move
from coup_desktop.engine.view import View
from coup_desktop.table.prompt import OpenPrompt

Key = tuple[object, ...]


def question_key(view: View) -> Key:
    """What tells one round of asking from the next one of the same game."""
    return (view.turns, view.phase, view.action, view.block, view.blocker)


class OpenQuestion:
    """One round of asking. It is closed at once where the first seat has spoken up already."""

    def __init__(self, prompt: OpenPrompt) -> None:
        self.prompt: Final = prompt
        self.key: Final = question_key(prompt.view)
        self._raised = set(prompt.raised)
        self.closed = self.is_settled
        """Whether the answers are final."""

    @property
    def raised(self) -> tuple[int, ...]:
        """Who speaks up, in the rules' order."""
        return tuple(seat for seat in self.prompt.seats if seat in self._raised)

    @property
    def is_settled(self) -> bool:
        """Whether it makes no difference what anybody else says: the first one speaks up."""
        return self.prompt.seats[0] in self._raised

    def has_told(self, seat: int, view: View) -> bool:
        """Whether a seat that is asked now has answered here already."""
        return self.closed and seat in self.prompt.seats and self.key == question_key(view)

    def speak(self, seat: int, *, up: bool) -> bool:
        """A person speaks up, or takes it back; returns whether that is new."""
        if self.closed or seat not in self.prompt.seats or (seat in self._raised) is up:
            return False
        self._raised ^= {seat}
        return True

    def step_back(self, seat: int) -> None:
        """Who had spoken up lets it pass after all: the others may think again."""
        if seat in self._raised:
            self._raised.remove(seat)
            self.closed = False

    def answer(self, seat: int, legal: Sequence[Move]) -> Move | None:
        """What a seat has answered; None where it has to choose how, or was not asked."""
        if not self.closed or seat not in self.prompt.seats:
            return None
        if seat not in self._raised:
            return ALLOW
        ways = [move for move in legal if move is not ALLOW]
        return ways[0] if len(ways) == 1 else None
