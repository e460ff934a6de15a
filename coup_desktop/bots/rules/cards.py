"""Which cards to show, lose, keep, present, give, replace and draft."""

from collections.abc import Sequence

from coup_desktop.bots.rules.situation import Situation
from coup_desktop.engine.cast import CHARACTERS, Character
from coup_desktop.engine.moves import HAND_BACK, HAVE_REPLACED, NOBODY, Kind, Move


def prove(s: Situation, legal: Sequence[Move]) -> Move:
    """Shows what is claimed wherever it is there: declining costs an influence for nothing."""
    return next((move for move in legal if move.kind is Kind.SHOW), None) or lose(s, legal)


def lose(s: Situation, legal: Sequence[Move]) -> Move:
    """Gives up the influence without which the hand is worth most."""
    return max(legal, key=lambda move: s.hand_worth_with_story(_without(s.hand, move.cards[0])))


def keep(s: Situation, legal: Sequence[Move]) -> Move:
    """Keeps the best hand of an exchange."""
    return max(legal, key=lambda move: s.hand_worth_with_story(move.cards))


def judge(s: Situation, presented: Character) -> Move:
    """As the Inquisitor: has a good card of a rival replaced, lets it keep a poor one."""
    action = s.view.action
    mate = action is not None and action.target != NOBODY and s.is_mate(action.target)
    good = s.card_worth(presented) > average_unseen(s)
    return HAVE_REPLACED if good != mate else HAND_BACK


def draft(s: Situation, legal: Sequence[Move]) -> Move:
    """One of the three best characters; always the same one would be an open card."""
    best = sorted(legal, key=lambda move: -s.card_worth(move.cards[0]))[:3]
    chance = s.stream.chance()
    place = 0 if chance < 0.5 else 1 if chance < 0.8 else 2
    return best[min(place, len(best) - 1)]


def average_unseen(s: Situation) -> float:
    """What an unseen card is worth on average."""
    cards = worth = 0.0
    for card in s.ruleset.cast:
        left = s.belief.copies_left(card)
        cards += left
        worth += left * s.card_worth(card)
    return worth / cards if cards else 0.0


def exchange_worth(s: Situation, claim: Character) -> float:
    """How much better an exchange makes the hand, over all cards that the Court may give."""
    now = s.hand_worth(s.hand)
    worths = {card: s.card_worth(card) for card in s.ruleset.cast}
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
        options += [(kept, card) for kept in hand for card in drawn]
    if len(drawn) == 2 and (most is None or most >= 2):
        options.append(drawn)
    return max(s.hand_worth(cards) for cards in options)


def _without(hand: tuple[Character, ...], card: Character) -> tuple[Character, ...]:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]
