"""A table's profile as evidence: each seat plays its own mixture of styles."""

from typing import final

from coup_desktop.bots.beliefs.answers import Decision
from coup_desktop.bots.beliefs.ledger import Hand, Ledger
from coup_desktop.bots.opponents.answers import chance_of, is_doubt
from coup_desktop.bots.opponents.profile import Profile
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import Move


@final
class MixedAnswers:
    """The `AnswerModel` of the table of a profile, for beliefs of the same seat.

    A decision's chance with a hand is over the styles that a seat with that hand may have, by all
    that it did before: who claims the same five times over has told no more than once that he may
    be lying. The profile is to be read as far as the beliefs, or further: for `Beliefs.update`,
    first `Profile.update` with the same history.
    """

    __slots__ = ("_kept", "_profile", "_styles", "_when")

    def __init__(self, profile: Profile) -> None:
        """Args: profile: of the view whose beliefs are read; kept, not changed."""
        self._profile: Profile = profile
        # What was found of one event and seat, since it is asked for hand by hand.
        self._when: tuple[int, int, bool] = (-1, -1, False)
        self._styles: list[float] = []
        self._kept: dict[tuple[Hand, Move], float] = {}

    def chance(self, decision: Decision, hand: Hand, table: Ledger) -> float:
        """The chance of the move, over the seat's styles."""
        found = self._profile.found(table.entered)
        if found is not None and found.move is decision.move and found.seat == decision.seat:
            chance = found.chances.get(hand)
            if chance is not None:
                return chance
        when = (table.entered, decision.seat, is_doubt(decision.phase))
        if when != self._when:
            self._when = when
            self._styles = self._profile.moment(when[0], when[1], doubts=when[2])
            self._kept = {}
        if decision.phase is Phase.EXCHANGE:
            return self._keeping(decision, hand, table)
        chance = 0.0
        for place in range(len(self._styles)):
            habits = self._profile.policies[place]
            chance += self._styles[place] * chance_of(habits, decision, hand, table)
        return chance

    def _keeping(self, decision: Decision, hand: Hand, table: Ledger) -> float:
        """The chance of a hand kept in an exchange; asked for every hand, draw and choice."""
        chance = self._kept.get((hand + decision.drawn, decision.move))
        if chance is not None:
            return chance
        legal = table.legal(Phase.EXCHANGE, decision.seat, hand, decision.drawn)
        total = [0.0] * len(legal)
        for place in range(len(self._styles)):
            habits = self._profile.policies[place]
            kept = habits.keep(legal)
            share = self._styles[place]
            slip = habits.slip
            for number in range(len(legal)):
                total[number] += share * (slip / len(legal) + (1.0 - slip) * kept[number])
        for number in range(len(legal)):
            self._kept[hand + decision.drawn, legal[number]] = total[number]
        return self._kept[hand + decision.drawn, decision.move]
