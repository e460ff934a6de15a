"""Which cards to show, lose, keep, present, give, replace and draft."""

from collections.abc import Sequence
from typing import Final

from coup_desktop.bots.rules.situation import Situation
from coup_desktop.engine.cast import CHARACTERS, Character
from coup_desktop.engine.moves import HAVE_REPLACED, NOBODY, Kind, Move

_SHOWN: Final = 10.0
"""Above the worth of any hand: declining to prove costs an influence for nothing."""
_DRAFTED: Final = (0.5, 0.8)
"""How often the best character is drafted, and the best or the second."""


def proofs(s: Situation, legal: Sequence[Move]) -> list[tuple[Move, float]]:
    """Showing what is claimed is worth most; else what the rest of the hand is worth."""
    return [(move, _SHOWN if move.kind is Kind.SHOW else _rest(s, move.cards[0])) for move in legal]


def losses(s: Situation, legal: Sequence[Move]) -> list[tuple[Move, float]]:
    """What the hand is worth without the card that is lost, presented or given."""
    return [(move, _rest(s, move.cards[0])) for move in legal]


def kept(s: Situation, legal: Sequence[Move]) -> list[tuple[Move, float]]:
    """What each hand that an exchange may keep is worth."""
    return [(move, s.hand_worth_with_story(move.cards)) for move in legal]


def verdicts(s: Situation, presented: Character, legal: Sequence[Move]) -> list[tuple[Move, float]]:
    """As the Inquisitor: what it is worth to replace the card of a rival, or of a mate."""
    action = s.view.action
    mate = action is not None and action.target != NOBODY and s.standing.is_mate(action.target)
    worse = s.hands.card(presented) - s.hands.average_unseen()
    gain = -worse if mate else worse
    return [(move, gain if move is HAVE_REPLACED else 0.0) for move in legal]


def drafts(s: Situation, legal: Sequence[Move]) -> list[tuple[Move, float]]:
    """One of the three best characters first; always the same one would be an open card."""
    best = sorted(legal, key=lambda move: -s.hands.card(move.cards[0]))
    chance = s.stream.chance()
    place = sum(chance >= step for step in _DRAFTED)
    chosen = best[min(place, len(best) - 1)]
    ranked = [(move, s.hands.card(move.cards[0])) for move in legal]
    return [(move, worth + (_SHOWN if move is chosen else 0.0)) for move, worth in ranked]


def exchange_worth(s: Situation, claim: Character) -> float:
    """How much better an exchange makes the hand, over all cards that the Court may give."""
    now = s.hands.hand(s.hand)
    worths = {card: s.hands.card(card) for card in s.ruleset.cast}
    unseen = {card: s.belief.copies_left(card) for card in s.ruleset.cast}
    pool = sum(unseen.values())
    draws = min(CHARACTERS[claim].draws, s.view.court, pool)
    if not draws:
        return 0.0
    most = s.ruleset.keep_drawn if CHARACTERS[claim].keep_limited else None
    total = 0.0
    for first, copies in unseen.items():
        if not copies:
            continue
        if draws == 1:
            total += copies / pool * _best_hand(s, (first,), worths, most)
            continue
        for second, others in unseen.items():
            left = others - (first == second)
            if left > 0 and second >= first:
                ways = 1 if first == second else 2
                chance = ways * copies * left / (pool * (pool - 1))
                total += chance * _best_hand(s, (first, second), worths, most)
    return max(0.0, total - now)


def _best_hand(
    s: Situation,
    drawn: tuple[Character, ...],
    worths: dict[Character, float],
    most: int | None,
) -> float:
    """The worth of the best hand out of the own cards and drawn ones, quickly."""
    hand = s.hand
    if len(hand) == 1:
        best = max(worths[card] for card in drawn) if most != 0 else 0.0
        return max(worths[hand[0]], best)
    options = [hand]
    if most != 0:
        options += [(held, card) for held in hand for card in drawn]
    if len(drawn) == 2 and (most is None or most >= 2):
        options.append(drawn)
    return max(s.hands.hand(cards) for cards in options)


def _rest(s: Situation, card: Character) -> float:
    place = s.hand.index(card)
    return s.hand_worth_with_story(s.hand[:place] + s.hand[place + 1 :])
