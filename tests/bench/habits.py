"""How often a bot bluffs, doubts, and whom it hits: counted from its decisions."""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

from coup_desktop.engine.cast import ACTIONS, EMBEZZLE, NO_CHARACTER, Effect
from coup_desktop.engine.events import Blocked, Challenged, Declared, Phase
from coup_desktop.engine.moves import CHALLENGE, NOBODY, Kind, Move
from coup_desktop.engine.view import View

_HITS: Final = (Effect.LOSE_INFLUENCE, Effect.STEAL, Effect.EXAMINE, Effect.REPLACE)
RATES: Final = {
    "bluffs": "claims",
    "doubts": "questions",
    "at the richest": "aimed",
    "at the weakest": "aimed",
    "at the last offender": "offended",
    "at the next": "aimed",
}
"""What is counted, and of what it is a part."""


class Habits:
    """Counts of some games."""

    def __init__(self, counts: Mapping[str, int] | None = None) -> None:
        """Args: counts: by the words of `RATES`."""
        self.counts: dict[str, int] = dict(counts or {})

    def add(self, other: "Habits") -> None:
        """Counts another's in."""
        for word, count in other.counts.items():
            self._count(word, count)

    def rate(self, word: str) -> tuple[int, int]:
        """How often, and of how many times."""
        return self.counts.get(word, 0), self.counts.get(RATES[word], 0)

    def note(self, view: View, legal: Sequence[Move], move: Move) -> None:
        """Counts a decision."""
        if CHALLENGE in legal:
            self._count("questions")
            self._count("doubts", move is CHALLENGE)
        elif move.kind is Kind.BLOCK or (move.kind is Kind.ACTION and move.claim != NO_CHARACTER):
            self._count("claims")
            self._count("bluffs", move.claim not in view.hand)
        if view.phase is Phase.ACTION and ACTIONS[move.action].effect in _HITS:
            self._aimed(view, legal, move)

    def _aimed(self, view: View, legal: Sequence[Move], move: Move) -> None:
        """Only where there was a choice of targets, and no tie in what is looked at."""
        targets = [m.target for m in legal if (m.action, m.claim) == (move.action, move.claim)]
        if len(targets) < 2 or move.action == EMBEZZLE:
            return
        seats = view.seats
        self._count("aimed")
        coins = {seat: seats[seat].coins for seat in targets}
        strength = {seat: (seats[seat].influence, seats[seat].coins) for seat in targets}
        self._count("at the richest", coins[move.target] == max(coins.values()))
        self._count("at the weakest", strength[move.target] == min(strength.values()))
        after = sorted(targets, key=lambda seat: (seat - view.asked) % len(seats))
        self._count("at the next", move.target == after[0])
        offender = last_offender(view)
        if offender in targets:
            self._count("offended")
            self._count("at the last offender", move.target == offender)

    def _count(self, word: str, count: int = 1) -> None:
        self.counts[word] = self.counts.get(word, 0) + count


def last_offender(view: View) -> int:
    """Who last hit, doubted or blocked this seat, or `NOBODY`."""
    for event in reversed(view.history):
        match event:
            case Declared(seat, move) if move.target == view.seat:
                return seat
            case Challenged(seat, challenged) if challenged == view.seat:
                return seat
            case Blocked(seat) if _turn_of(view, event) == view.seat:
                return seat
    return NOBODY


def _turn_of(view: View, block: Blocked) -> int:
    """Whose action was blocked."""
    place = next(n for n in range(len(view.history) - 1, -1, -1) if view.history[n] is block)
    for event in reversed(view.history[:place]):
        if isinstance(event, Declared):
            return event.seat
    return NOBODY


def difference(ours: tuple[int, int], theirs: tuple[int, int]) -> float:
    """By how many standard errors two rates differ; its square is chi-square of one degree.

    It takes decisions for independent, so it is somewhat too sure of itself: ask for 3.
    """
    (hits, of), (their_hits, their_of) = ours, theirs
    if not of or not their_of:
        return 0.0
    together = (hits + their_hits) / (of + their_of)
    spread = sqrt(together * (1 - together) * (1 / of + 1 / their_of))
    return (hits / of - their_hits / their_of) / spread if spread else 0.0
