"""Adds up what `review` has found in a game: by seat, by character, by pair of seats."""

from collections import Counter
from collections.abc import Iterator, Sequence

from coup_desktop.engine.cast import Character
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.review_values import (
    CharacterTally,
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
    about = Counter(doubt.right for doubt in doubts if doubt.claimant == seat)
    return SeatReview(
        seat=seat,
        hidden=game.hands[seat],
        lost=game.revealed[seat],
        coins=game.coins[seat],
        claims=len(own),
        bluffs=sum(claim.bluff for claim in own),
        caught=_count(own, Fate.CAUGHT),
        declined=_count(own, Fate.DECLINED),
        doubts_right=by[True],
        doubts_wrong=by[False],
        doubted_right=about[True],
        doubted_wrong=about[False],
        fooled=sum(len(claim.fooled) for claim in own),
        was_fooled=sum(seat in claim.fooled for claim in claims if not claim.stand_in),
        characters=tuple(
            _character_tally(character, [c for c in own if c.character == character])
            for character in sorted({claim.character for claim in own})
        ),
        exiled=next((loss.turn for loss in losses if loss.seat == seat and loss.exiled), None),
    )


def _count(claims: Sequence[Claim], fate: Fate) -> int:
    return sum(claim.fate is fate for claim in claims)


def _character_tally(character: Character, claims: Sequence[Claim]) -> CharacterTally:
    return CharacterTally(
        character=character,
        claims=len(claims),
        bluffs=sum(claim.bluff for claim in claims),
        doubted=sum(claim.doubter != NOBODY for claim in claims),
        caught=_count(claims, Fate.CAUGHT),
    )


def who_fooled(claims: Sequence[Claim]) -> Iterator[Fooled]:
    """Who fooled whom how often, by fooler, then by the fooled."""
    people = [claim for claim in claims if not claim.stand_in]
    times = Counter((claim.seat, seat) for claim in people for seat in claim.fooled)
    hurt = Counter((claim.seat, seat) for claim in people for seat in claim.hurt)
    for by, seat in sorted(times):
        yield Fooled(by, seat, times[by, seat], hurt[by, seat])
