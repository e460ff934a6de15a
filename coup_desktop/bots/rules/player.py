"""A seat that plays by rule: every decision by its chance and its stake, as far as it sees."""

from collections.abc import Sequence

from coup_desktop.bots.rules import acting, blocking, cards, doubting
from coup_desktop.bots.rules.insight import Insight
from coup_desktop.bots.rules.reading import Reading
from coup_desktop.bots.rules.situation import Situation
from coup_desktop.bots.rules.weights import FITTED, Weights
from coup_desktop.bots.temper import NEUTRAL, Temper
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import CHALLENGE, Move
from coup_desktop.engine.view import View


class RulePlayer:
    """Plays by chance and stake, every preset and option."""

    __slots__ = ("_insight", "_reading", "_seed", "_temper", "_weights")

    def __init__(
        self, seed: int, insight: Insight, temper: Temper = NEUTRAL, weights: Weights = FITTED
    ) -> None:
        """Nothing seen yet.

        Args:
            seed: where its chance comes from.
            insight: what it sees.
            temper: its inclinations.
            weights: what things are worth to it.
        """
        self._seed: int = seed
        self._insight: Insight = insight
        self._temper: Temper = temper
        self._weights: Weights = weights
        # Kept only to save reading a history from its start again; rebuilt where it does not fit.
        self._reading: Reading | None = None

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

    def _worths(self, view: View, legal: Sequence[Move]) -> list[tuple[Move, float]]:
        s = Situation(
            view, self._read(view), self._seed, self._insight, self._temper, self._weights
        )
        phase = view.phase
        action = view.action
        if action is None:
            return (acting.actions if phase is Phase.ACTION else cards.drafts)(s, legal)
        if phase is Phase.CHALLENGE:
            return _doubts(legal, doubting.doubt_of_action(s, view.turn, action))
        if phase is Phase.BLOCK:
            return blocking.answers(s, view.turn, action, legal)
        if phase is Phase.CHALLENGE_BLOCK and view.block is not None:
            worth = doubting.doubt_of_block(s, view.turn, action, view.blocker, view.block)
            return _doubts(legal, worth)
        if phase is Phase.DECIDE and view.presented is not None:
            return cards.verdicts(s, view.presented, legal)
        if phase is Phase.PROVE:
            return cards.proofs(s, legal)
        return (cards.kept if phase is Phase.EXCHANGE else cards.losses)(s, legal)

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
