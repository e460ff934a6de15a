"""A neutral, sensible opponent: the courtier.

It weighs every decision by exact chances of hidden cards, mildly shifted by what the table has
shown, against what is at stake. It sees neither search nor joint hands.
"""

from collections.abc import Sequence

from coup_desktop.bots.rules import acting, blocking, cards, doubting
from coup_desktop.bots.rules.reading import Reading
from coup_desktop.bots.rules.situation import Situation
from coup_desktop.bots.stream import decision_stream
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import ALLOW, CHALLENGE, Move
from coup_desktop.engine.view import View


class RulePlayer:
    """Plays by chance and stake, every preset and option."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        # Kept only to save reading a history from its start again; rebuilt where it does not fit.
        self._reading: Reading | None = None

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The move that promises most, among the legal ones."""
        if len(legal) == 1:
            return legal[0]
        s = Situation(view, self._read(view), self._seed, decision_stream(self._seed, view))
        return self._decide(s, view, legal)

    def _read(self, view: View) -> Reading:
        seat = view.asked
        reading = self._reading
        if reading is None or reading.me != seat or reading.cast != view.ruleset.cast:
            reading = self._reading = Reading(seat, len(view.seats), view.ruleset.cast)
        reading.update(view.history)
        return reading

    def _decide(self, s: Situation, view: View, legal: Sequence[Move]) -> Move:
        action = view.action
        if action is None:
            choice = acting.best_action if view.phase is Phase.ACTION else cards.draft
            return choice(s, legal)
        match view.phase:
            case Phase.CHALLENGE:
                return CHALLENGE if doubting.doubts_action(s, view.turn, action) else ALLOW
            case Phase.BLOCK:
                return blocking.answer(s, view.turn, action, legal)
            case Phase.CHALLENGE_BLOCK if view.block is not None:
                doubts = doubting.doubts_block(s, view.turn, action, view.blocker, view.block)
                return CHALLENGE if doubts else ALLOW
            case Phase.DECIDE if view.presented is not None:
                return cards.judge(s, view.presented)
        # Show where it can be proven; give, present or lose what is missed least.
        handler = {Phase.PROVE: cards.prove, Phase.EXCHANGE: cards.keep}.get(view.phase, cards.lose)
        return handler(s, legal)
