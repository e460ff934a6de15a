"""A table's profile as evidence: each seat plays its own mixture of styles."""

from typing import final

from coup_desktop.bots.beliefs.answers import Decision
from coup_desktop.bots.beliefs.ledger import Hand, Ledger
from coup_desktop.bots.opponents.answers import chance_of, is_doubt
from coup_desktop.bots.opponents.policy import policy
from coup_desktop.bots.opponents.profile import Profile


@final
class MixedAnswers:
    """The `AnswerModel` of the table of a profile, for beliefs of the same seat.

    A decision's chance with a hand is over the styles that a seat with that hand may have, by all
    that it did before: who claims the same five times over has told no more than once that he may
    be lying. The profile is to be read as far as the beliefs, or further: for `Beliefs.update`,
    first `Profile.update` with the same history.
    """

    __slots__ = ("_profile",)

    def __init__(self, profile: Profile) -> None:
        """Args: profile: of the view whose beliefs are read; kept, not changed."""
        self._profile: Profile = profile

    def chance(self, decision: Decision, hand: Hand, table: Ledger) -> float:
        """The chance of the move, over the seat's styles."""
        found = self._profile.found(table.entered)
        if found is not None and found.move is decision.move and found.seat == decision.seat:
            chance = found.chances.get(hand)
            if chance is not None:
                return chance
        doubts = is_doubt(decision.phase)
        styles = self._profile.moment(table.entered, decision.seat, doubts=doubts)
        chance = 0.0
        for place in range(len(styles)):
            habits = policy(self._profile.styles[place], table.ruleset)
            chance += styles[place] * chance_of(habits, decision, hand, table)
        return chance
