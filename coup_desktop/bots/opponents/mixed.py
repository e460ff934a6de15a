"""A table's profile as evidence: each seat plays its own mixture of styles."""

from typing import Final, final

from coup_desktop.bots.beliefs.answers import Decision
from coup_desktop.bots.beliefs.ledger import Hand, Ledger
from coup_desktop.bots.opponents.answers import chance_of
from coup_desktop.bots.opponents.policy import policy
from coup_desktop.bots.opponents.profile import Profile
from coup_desktop.bots.opponents.style import Style

_MATTERS: Final = 0.05
"""A style less likely than this share of the likeliest is left out."""


@final
class MixedAnswers:
    """The `AnswerModel` of a table of which a profile is known: each seat plays its mixture.

    The mixtures are those of the moment in which the model is made; they count for the whole
    history, since seats keep their ways.
    """

    __slots__ = ("_styles", "_weights")

    def __init__(self, profile: Profile) -> None:
        """Args: profile: of the table; not kept."""
        self._styles: tuple[Style, ...] = profile.styles
        self._weights: list[list[float]] = [
            _likely(profile.weights(seat)) for seat in range(profile.seats)
        ]

    def chance(self, decision: Decision, hand: Hand, table: Ledger) -> float:
        """The chance of the move, over the seat's styles."""
        weights = self._weights[decision.seat]
        chance = 0.0
        for place in range(len(weights)):
            weight = weights[place]
            if weight > 0.0:
                habits = policy(self._styles[place], table.ruleset)
                chance += weight * chance_of(habits, decision, hand, table)
        return chance


def _likely(weights: tuple[float, ...]) -> list[float]:
    """The weights that matter, 1 in sum; 0 for the others."""
    kept = [weight if weight >= _MATTERS * max(weights) else 0.0 for weight in weights]
    total = sum(kept)
    return [weight / total for weight in kept]
