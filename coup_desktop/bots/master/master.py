"""Chooses where two seats are left: by the turn solved anew, else by the trained policy."""

from collections.abc import Iterator, Sequence
from math import exp
from typing import Final, final

from coup_desktop.bots.master import keys
from coup_desktop.bots.master.policy import Policy, two_seats
from coup_desktop.bots.master.question import asked, choices, key, knows, read
from coup_desktop.bots.master.reading import Reading
from coup_desktop.bots.master.resolver import Resolver
from coup_desktop.bots.master.worths import Worths
from coup_desktop.bots.stream import decision_stream
from coup_desktop.bots.temper import NEUTRAL, Temper
from coup_desktop.engine.cast import NO_CHARACTER
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import ALLOW, CHALLENGE, NOBODY, Kind, Move
from coup_desktop.engine.view import View

_LEVELS: Final = (keys.CLAIMS, keys.NO_MEMORY)
"""In which order the policy is asked: what it does not know it may know without memory."""
_LEAST: Final = 0.03
"""A choice of a solved turn with a smaller share is left out: solving has not come that far."""
_DOUBTS: Final = 10.0
"""What a temper's shift of the threshold of a challenge is in log-odds."""


@final
class Master:
    """The trained policy as a player, which solves turns anew if it is told what points are worth.

    What it keeps beside its seed and files only saves reading a history from its start again.
    """

    __slots__ = ("_policy", "_resolver", "_seed", "_temper")

    def __init__(
        self,
        seed: int,
        policy: Policy | None = None,
        temper: Temper = NEUTRAL,
        worths: Worths | None = None,
    ) -> None:
        """One for one seat of one game.

        Args:
            seed: of its decisions.
            policy: None: the one that comes with the program.
            temper: leans its choices towards lies and doubts.
            worths: by which turns are solved anew; None: it plays by the policy alone.

        Raises:
            PolicyError: its file is damaged or missing.
        """
        self._seed: int = seed
        self._temper: Temper = temper
        self._policy: Policy = two_seats() if policy is None else policy
        self._resolver: Resolver | None = None if worths is None else Resolver(self._policy, worths)

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        """One of the legal moves; None where the policy does not know such a position.

        Args:
            view: what the seat that is asked may know, with its history.
            legal: its legal moves, at least one.
        """
        weighed = self.weighed(view, legal)
        if weighed is None:
            return None
        point = decision_stream(self._seed, view).chance() * sum(weight for _, weight in weighed)
        for move, weight in weighed:
            point -= weight
            if point < 0:
                return move
        return weighed[-1][0]

    def weighed(self, view: View, legal: Sequence[Move]) -> list[tuple[Move, float]] | None:
        """The moves that come into question, with weights above 0; None as `choose` has it."""
        if len(view.living) != 2 or view.asked != view.seat or not knows(view.ruleset):
            return None
        sure = _sure(view, legal)
        if sure is not None:
            return [(sure, 1.0)]
        question = asked(view)
        if question is None or not view.history:
            return None
        moves = choices(view, question, legal)
        reading = read(view)
        for shares in self._opinions(view, reading, question):
            weighed = [
                (move, share * self._liked(view, move))
                for move, share in zip(moves, shares, strict=False)
                if move is not None and share and not _vain(view, reading, move)
            ]
            if weighed:
                return weighed
        return None

    def _opinions(self, view: View, reading: Reading, question: int) -> Iterator[Sequence[float]]:
        """The shares of the choices: by the turn solved anew, by the policy, without memory."""
        solved = None if self._resolver is None else self._resolver.shares(view, question)
        if solved is not None:
            yield [share if share >= _LEAST else 0.0 for share in solved]
        for level in _LEVELS:
            shares = self._policy.shares(key(view, reading, question, level))
            if shares is not None:
                yield shares

    def _liked(self, view: View, move: Move) -> float:
        """How much more, or less, the temper likes a move than the policy does."""
        if move is CHALLENGE:
            return exp(_DOUBTS * self._temper.doubt)
        lies = move.claim != NO_CHARACTER and move.claim not in view.hand
        return exp(self._temper.bluff) if lies else 1.0


def _sure(view: View, legal: Sequence[Move]) -> Move | None:
    """The move that cannot be wrong, where there is one; the policy has no entry for it."""
    if len(legal) == 1:
        return legal[0]
    phase = view.phase
    if phase is Phase.PROVE:
        return next((move for move in legal if move.kind is Kind.SHOW), None)
    if phase is Phase.CHALLENGE or phase is Phase.CHALLENGE_BLOCK:
        claim = view.action if phase is Phase.CHALLENGE else view.block
        return CHALLENGE if claim is not None and view.unseen(claim.claim) == 0 else None
    if phase is Phase.BLOCK and view.action is not None and len(view.hand) == 1:
        strikes = view.action.cost and view.action.target != NOBODY
        return next(move for move in legal if move is not ALLOW) if strikes else None
    return None


def _vain(view: View, reading: Reading, move: Move) -> bool:
    """Whether a move is a lie that nobody believes.

    All cards of the claimed character lie face up, or the seat was just caught at claiming it: the
    policy would do so again now and then, against others that expect it to.
    """
    if move.claim == NO_CHARACTER or move.claim in view.hand:
        return False
    if reading.was_caught(view.asked, move.claim):
        return True
    lost = sum(seat.revealed.count(move.claim) for seat in view.seats)
    return lost == view.ruleset.copies
