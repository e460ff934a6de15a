"""A seat that plays by rule: every decision by its chance and its stake, as far as it sees."""

from collections.abc import Sequence
from typing import Final

from coup_desktop.bots.beliefs import Beliefs, Ledger
from coup_desktop.bots.opponents.answers import StyleAnswers
from coup_desktop.bots.opponents.styles import MEASURED
from coup_desktop.bots.rules import acting, blocking, cards, doubting
from coup_desktop.bots.rules.ending import Ending
from coup_desktop.bots.rules.insight import Insight
from coup_desktop.bots.rules.reading import Reading
from coup_desktop.bots.rules.situation import Situation
from coup_desktop.bots.temper import NEUTRAL, Temper
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import CHALLENGE, Move
from coup_desktop.engine.view import View

MOST_JOINT: Final = 3
"""Hidden seats whose hands a rule player weighs together: of four they would take it too long."""

MOST_SEATS: Final = 6
"""Seats of a table whose hands are weighed together; at more it takes each for itself."""


class RulePlayer:
    """Plays by chance and stake, every preset and option."""

    __slots__ = ("_beliefs", "_insight", "_reading", "_seed", "_start", "_temper")

    def __init__(self, seed: int, insight: Insight, temper: Temper = NEUTRAL) -> None:
        """Nothing seen yet.

        Args:
            seed: where its chance comes from.
            insight: what it sees, and what things are worth to it.
            temper: its inclinations.
        """
        self._seed: int = seed
        self._insight: Insight = insight
        self._temper: Temper = temper
        # Kept only to save reading a history from its start again; rebuilt where it does not fit.
        self._reading: Reading | None = None
        self._beliefs: Beliefs | None = None
        self._start: tuple[object, ...] = ()

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The move that promises most, among the legal ones."""
        if len(legal) == 1:
            return legal[0]
        best: Move = legal[0]
        most: float | None = None
        for move, worth in self._worths(view, legal):
            if most is None or worth > most:
                best, most = move, worth
        return best

    def ranked(self, view: View, legal: Sequence[Move]) -> list[tuple[Move, float]]:
        """All legal moves with what they are worth, the best first: what `choose` chooses.

        Worths are measured in influences, those of cards to keep or give up in worths of cards;
        they compare moves of one decision, and letting something pass counts 0.
        """
        return sorted(self._worths(view, legal), key=lambda pair: -pair[1])

    def situation(self, view: View) -> Situation:
        """What it sees in a decision."""
        reading = self._read(view)
        beliefs = self.beliefs(view) if self._insight.joint else None
        return Situation(view, reading, self._seed, self._insight, self._temper, beliefs)

    def _worths(self, view: View, legal: Sequence[Move]) -> list[tuple[Move, float]]:
        s = self.situation(view)
        ranked = self._ranked(s, view, legal)
        if not self._insight.race or len(s.standing.others) != 1:
            return ranked
        chances = Ending(s, s.belief.hands(s.standing.others[0])).chances(legal)
        race = self._insight.weights.race
        return [
            (move, worth + race * chance)
            for (move, worth), chance in zip(ranked, chances, strict=True)
        ]

    @staticmethod
    def _ranked(s: Situation, view: View, legal: Sequence[Move]) -> list[tuple[Move, float]]:
        phase = view.phase
        action = view.action
        if action is None:
            return (acting.actions if phase is Phase.ACTION else cards.drafts)(s, legal)
        if phase is Phase.CHALLENGE:
            return _doubts(legal, doubting.doubt_of_action(s, view.turn, action).worth)
        if phase is Phase.BLOCK:
            return blocking.answers(s, view.turn, action, legal)
        if phase is Phase.CHALLENGE_BLOCK and view.block is not None:
            doubt = doubting.doubt_of_block(s, view.turn, action, view.blocker, view.block)
            return _doubts(legal, doubt.worth)
        if phase is Phase.DECIDE and view.presented is not None:
            return cards.verdicts(s, view.presented, legal)
        if phase is Phase.PROVE:
            return cards.proofs(s, legal)
        return (cards.kept if phase is Phase.EXCHANGE else cards.losses)(s, legal)

    def beliefs(self, view: View) -> Beliefs | None:
        """What it believes of all hidden hands together.

        None where there is no history, and at more than `MOST_SEATS` seats.
        """
        if not view.history or len(view.seats) > MOST_SEATS:
            return None
        teams = tuple(Ledger.of(view).teams) if view.ruleset.teams else ()
        start = (view.ruleset, view.seat, view.starter, teams)
        beliefs = self._beliefs
        if beliefs is None or start != self._start:
            beliefs = self._beliefs = Beliefs.of(view, StyleAnswers(MEASURED), MOST_JOINT)
            self._start = start
        else:
            beliefs.update(view.history)
        return beliefs

    def _read(self, view: View) -> Reading:
        seat = view.asked
        reading = self._reading
        if reading is None or reading.me != seat or reading.cast != view.ruleset.cast:
            memory = self._insight.memory
            reading = Reading(seat, len(view.seats), view.ruleset.cast, memory)
            self._reading = reading
        reading.update(view.history)
        return reading


def _doubts(legal: Sequence[Move], worth: float) -> list[tuple[Move, float]]:
    return [(move, worth if move is CHALLENGE else 0.0) for move in legal]
