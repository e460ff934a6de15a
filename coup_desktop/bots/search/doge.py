"""The doge: plays by rule, and leaves the rule where playing on in thought proves another move."""

from collections.abc import Sequence
from typing import Final, Protocol, final

from coup_desktop.bots.rules.insight import SPYMASTER
from coup_desktop.bots.rules.player import RulePlayer
from coup_desktop.bots.rules.situation import NO_WORTH
from coup_desktop.bots.search.searcher import Searcher, own_budget
from coup_desktop.bots.settings import USUAL, Settings
from coup_desktop.bots.temper import NEUTRAL, Temper
from coup_desktop.engine.cast import NO_CHARACTER
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import Move
from coup_desktop.engine.view import View

_AIMS: Final = 2
"""Of an action that may be aimed at several seats: as many aims as are looked at."""
_BY_RULE: Final = frozenset({Phase.DRAFT, Phase.PROVE})
"""What is not worth a search: to prove a claim is always right, and a draft is before all play."""
_KNOWN_MARGIN: Final = 0.0
"""What another move has to promise beside proof where the first is a trained policy's: models that
err a little do less harm to who else mixes well, and against a seat that errs much the search wins
far more than the policy."""


class Endgame(Protocol):
    """Knows what to do without a search: with few seats left."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        """One of the legal moves, at least two; None where it does not know."""
        ...


@final
class Doge:
    """Plays one seat of one game."""

    __slots__ = ("_endgame", "_rule", "_searcher", "_settings")

    def __init__(
        self,
        seed: int,
        temper: Temper = NEUTRAL,
        settings: Settings = USUAL,
        endgame: Endgame | None = None,
    ) -> None:
        """Args: endgame: its move takes the place of the rule's; None: there is none."""
        self._rule: RulePlayer = RulePlayer(seed, SPYMASTER, temper)
        self._searcher: Searcher = Searcher(seed)
        self._settings: Settings = settings
        self._endgame: Endgame | None = endgame

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """One of the legal moves."""
        if len(legal) == 1:
            return legal[0]
        known = None if self._endgame is None else self._endgame.choose(view, legal)
        if not view.history or view.phase in _BY_RULE or sees_through(view):
            return self._rule.choose(view, legal) if known is None else known
        moves = worth_a_look(self._rule.ranked(view, legal))
        margin = None
        if known in moves:  # else it is one that nobody would believe
            moves.remove(known)
            moves.insert(0, known)
            margin = _KNOWN_MARGIN
        if len(moves) == 1:
            return moves[0]
        settings = self._settings
        rollouts = own_budget(view) if settings.rollouts is None else settings.rollouts
        return self._searcher.search(view, moves, rollouts, settings.deadline, margin).move


def sees_through(view: View) -> bool:
    """Whether a claim that is in question cannot be true: all its cards are in the own sight."""
    if view.phase is Phase.CHALLENGE:
        claim = view.action
    else:
        claim = view.block if view.phase is Phase.CHALLENGE_BLOCK else None
    return claim is not None and claim.claim != NO_CHARACTER and view.unseen(claim.claim) == 0


def worth_a_look(ranked: Sequence[tuple[Move, float]]) -> list[Move]:
    """The moves that a search compares: those that make any sense, with the best aims of each.

    Lies that all can see through, and other moves that the rule never makes, are left out: a model
    of the others that errs a little would find one good some day.

    Args:
        ranked: moves with what they are worth by rule, the best first.
    """
    found: list[Move] = []
    aims: dict[tuple[int, int, int], int] = {}
    for move, worth in ranked:
        if found and worth <= NO_WORTH:
            continue
        if move.target >= 0:
            key = (int(move.kind), move.action, move.claim)
            aims[key] = aims.get(key, 0) + 1
            if aims[key] > _AIMS:
                continue
        found.append(move)
    return found
