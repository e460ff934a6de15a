"""Compares moves by play-outs over what a seat believes; leaves the first for proof only."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, final

from coup_desktop.bots.search.dealing import HORIZON, MODELS, Deal, Dealer, broken_off
from coup_desktop.bots.search.race import BATCH, Race
from coup_desktop.bots.stream import decision_stream, mixed
from coup_desktop.engine.moves import Move
from coup_desktop.engine.view import View

ERRORS: Final = 2.0
"""By how many standard errors a move has to be better than the first."""
MARGIN: Final = 0.24
"""By what part of a fair share it has to be better beside them: models of the others err."""
MARGIN_BROKEN_OFF: Final = 0.12
"""The same where play-outs are broken off: they err for a few turns only."""
_LARGEST: Final = 2.0
"""How large, in fair shares, differences may well be where play-outs are broken off."""
_FIRST_HALVING: Final = 0.35
_SECOND_HALVING: Final = 0.65
"""After which share of the play-outs the worse half of the moves is dropped."""
_SEARCH: Final = 0x5EA2C4
_WORK: Final = 50_000
"""Play-outs of a decision, times cards, times seats and one more: a play-out takes about as long
as its cards times its seats; see `own_budget`."""
_WORK_OF_TURNS: Final = 75_000
"""The same, times turns instead of cards, where play-outs are broken off."""
_FEWEST: Final = 200
_MOST: Final = 1600


@dataclass(frozen=True, slots=True)
class Finding:
    """What a search came to."""

    move: Move
    """The move to play."""
    best: Move
    """The best one, proven or not; the first where none promised more."""
    advantage: float
    """Of the best one over the first, as a share of a win."""
    error: float
    """Its standard error."""
    rollouts: int
    """Play-outs that it took."""


def own_budget(view: View) -> int:
    """The play-outs that a decision is worth at this table, so that each takes about as long."""
    living = view.living
    if broken_off(len(living)):
        return _WORK_OF_TURNS // (HORIZON * (len(living) + 1))
    cards = sum(view.seats[seat].influence for seat in living)
    return max(_FEWEST, min(_MOST, _WORK // (cards * (len(living) + 1))))


@final
class Searcher:
    """Searches for one seat. The same seed, view and moves: the same finding."""

    __slots__ = ("_dealer", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed: int = seed
        self._dealer: Dealer | None = None

    def search(
        self,
        view: View,
        moves: Sequence[Move],
        rollouts: int,
        deadline: Callable[[], bool] | None = None,
        margin: float | None = None,
    ) -> Finding:
        """The best of some moves as far as it can be proven; else the first.

        Args:
            view: of the seat that is asked, with its history.
            moves: legal moves, at least one; the first is played unless another is better.
            rollouts: how many play-outs it may take.
            deadline: asked before each play-out whether to answer by what is known so far.
            margin: by what part of a fair share of the win a move has to be better, beside proof;
                None: as much as such play-outs err.
        """
        if deadline is not None and deadline():
            return Finding(moves[0], moves[0], 0.0, 0.0, 0)
        dealer = self._look(view)
        fair = 1.0 / len(view.living)
        soon = broken_off(len(view.living))
        if margin is None:
            margin = MARGIN_BROKEN_OFF if soon else MARGIN
        race = Race(len(moves), len(MODELS), _LARGEST * fair if soon else 1.0)
        chance = decision_stream(mixed(self._seed, _SEARCH), view)
        marks = [round(share * rollouts) for share in (_FIRST_HALVING, _SECOND_HALVING)]
        spent = 0
        while len(race.running) > 1 and spent + len(race.running) <= rollouts:
            deal = dealer.deal(chance)
            values = _tried(deal, moves, race.running, deadline)
            if not values:
                break
            race.enter(values, deal.models)
            spent += len(values)
            if race.deals % BATCH == 0:
                race.thin_out()
                if marks and spent >= marks[0]:
                    marks.pop(0)
                    race.halve()
        best = race.best
        proven = race.beats(best, ERRORS, margin * fair) and not race.harms(best, ERRORS)
        tally = race.tallies[best]
        move = moves[best if proven else 0]
        return Finding(move, moves[best], tally.mean, tally.error, spent)

    def _look(self, view: View) -> Dealer:
        dealer = self._dealer
        if dealer is None or not dealer.fits(view):
            dealer = self._dealer = Dealer(view)
        else:
            dealer.look(view)
        return dealer


def _tried(
    deal: Deal,
    moves: Sequence[Move],
    running: Sequence[int],
    deadline: Callable[[], bool] | None,
) -> list[float]:
    """What those moves that run come to on a deal; empty where the time is over before the last."""
    values: list[float] = []
    for number in running:
        if deadline is not None and deadline():
            return []
        values.append(deal.value(moves[number]))
    return values
