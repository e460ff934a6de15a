"""What a seat believed of the only other one's hand as the turn began."""

from dataclasses import replace
from typing import final

from coup_desktop.bots.beliefs import Beliefs
from coup_desktop.bots.beliefs.holdings import Hand
from coup_desktop.bots.opponents.mixed import MixedAnswers
from coup_desktop.bots.opponents.profile import Profile
from coup_desktop.bots.search.dealing import COMMON, MODELS
from coup_desktop.engine.events import Event, TurnBegan
from coup_desktop.engine.view import View


@final
class Hunch:
    """Beliefs of one seat, by what the other has shown of its ways, read up to a turn's begin.

    They depend on the history alone, not on when somebody asked.
    """

    __slots__ = ("_beliefs", "_profile")

    def __init__(self, view: View) -> None:
        """Args: view: of the seat, with its history."""
        before = replace(view, history=_before(view))
        self._profile: Profile = Profile.of(before, MODELS, COMMON)
        self._beliefs: Beliefs = Beliefs.of(before, MixedAnswers(self._profile))

    def hands(self, view: View, seat: int) -> list[tuple[Hand, float]]:
        """The hands that another seat may have had as this turn began, with their chances.

        Args:
            view: of the same seat and game, with its history.
            seat: the other.
        """
        before = _before(view)
        self._profile.update(before)
        self._beliefs.update(before)
        return self._beliefs.hands(seat)


def _before(view: View) -> tuple[Event, ...]:
    """A history up to the begin of the turn in hand."""
    history = view.history
    end = len(history)
    while end and not isinstance(history[end - 1], TurnBegan):
        end -= 1
    return history[:end]
