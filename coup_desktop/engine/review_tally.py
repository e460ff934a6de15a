"""Adds up what `review` has found in a game: by seat, by pair of seats."""

from collections import Counter
from collections.abc import Iterator, Sequence

from coup_desktop.engine.game import Game
from coup_desktop.engine.review_values import (
    Claim,
    Doubt,
    Fate,
    Fooled,
    Loss,
    SeatReview,
)


def seat_review(
    game: Game,
    seat: int,
    claims: Sequence[Claim],
    doubts: Sequence[Doubt],
    losses: Sequence[Loss],
) -> SeatReview:
    """One seat of a game that has been looked through; the game stands at its end."""
    own = [claim for claim in claims if claim.seat == seat and not claim.stand_in]
    by = Counter(doubt.right for doubt in doubts if doubt.seat == seat and not doubt.stand_in)
    return SeatReview(
        seat=seat,
        hidden=game.hands[seat],
        lost=game.revealed[seat],
        claims=len(own),
        bluffs=sum(claim.bluff for claim in own),
        caught=_count(own, Fate.CAUGHT),
        declined=_count(own, Fate.DECLINED),
        doubts_right=by[True],
        doubts_wrong=by[False],
        fooled=sum(len(claim.fooled) for claim in own),
        was_fooled=sum(seat in claim.fooled for claim in claims if not claim.stand_in),
        exiled=next((loss.turn for loss in losses if loss.seat == seat and loss.exiled), None),
    )


def _count(claims: Sequence[Claim], fate: Fate) -> int:
    return sum(claim.fate is fate for claim in claims)


def who_fooled(claims: Sequence[Claim]) -> Iterator[Fooled]:
    """Who fooled whom how often, by fooler, then by the fooled."""
    people = [claim for claim in claims if not claim.stand_in]
    times = Counter((claim.seat, seat) for claim in people for seat in claim.fooled)
    hurt = Counter((claim.seat, seat) for claim in people for seat in claim.hurt)
    for by, seat in sorted(times):
        yield Fooled(by, seat, times[by, seat], hurt[by, seat])
