"""Solves the turn in hand anew: what a seat should do, by all that both may hold."""

from typing import final

from coup_desktop.bots.master import keys, ranges
from coup_desktop.bots.master.past import Past
from coup_desktop.bots.master.policy import Policy
from coup_desktop.bots.master.worths import Worths
from coup_desktop.bots.search.hunch import Hunch
from coup_desktop.engine.view import View


@final
class Resolver:
    """Solves turns for one seat of one game. What it keeps only saves reading from the start."""

    __slots__ = ("_hunch", "_past", "_policy", "_worths")

    def __init__(self, policy: Policy, worths: Worths) -> None:
        self._policy: Policy = policy
        self._worths: Worths = worths
        self._past: Past | None = None
        self._hunch: Hunch | None = None

    def shares(self, view: View, question: int) -> list[float] | None:
        """The share of each choice of a question, in the order of `question.choices`.

        Args:
            view: of the seat that is asked, with two seats left and its history.
            question: what is asked, as a key wants it.

        Returns:
            None: it is to be answered by the policy; see `Past.strategy`.
        """
        if len(view.seats) > 2:
            return None
        past = self._past
        hunch = self._hunch
        if past is None or hunch is None or not past.fits(view):
            past = self._past = Past(view, self._policy, self._worths)
            hunch = self._hunch = Hunch(view)
        past.update(view.history)
        if not past.solves(question):
            return None
        other = next(seat for seat in view.living if seat != view.seat)
        seen = [0.0] * ranges.HANDS
        for hand, chance in hunch.hands(view, other):
            seen[_number(hand)] += chance
        return past.strategy(question, _number(view.hand), seen)


def _number(hand: tuple[int, ...]) -> int:
    """A pair's number, or the card."""
    return hand[0] if len(hand) == 1 else keys.pair(hand[0], hand[1])
