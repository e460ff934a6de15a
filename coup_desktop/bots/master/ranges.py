"""What both seats may hold, as everybody sees it: the joint chance of two hands.

A joint is a list of `PAIRS` weights: at the first seat's hand times `HANDS`, plus the second's. A
hand of two cards has its number by `keys.pair`, a hand of one card the card's. Plain functions on
lists of numbers, compiled by mypyc.
"""

from typing import Final

from coup_desktop.bots.master import keys

HANDS: Final = 15
PAIRS: Final = HANDS * HANDS
LOW: Final = (0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4)
HIGH: Final = (0, 1, 2, 3, 4, 1, 2, 3, 4, 2, 3, 4, 3, 4, 4)
"""The cards of a pair."""
COPIES: Final = 3


def copies(two: bool, hand: int, card: int) -> int:
    """How many cards of a character a hand has. Args: two: whether it has two cards."""
    if two:
        return (LOW[hand] == card) + (HIGH[hand] == card)
    return 1 if hand == card else 0


def rest_of(hand: int, card: int) -> int:
    """The other card of a pair that has a card; minus 1: it has none such."""
    if LOW[hand] == card:
        return HIGH[hand]
    return LOW[hand] if HIGH[hand] == card else -1


def left(gone: list[int], two: bool, hand: int, others_two: bool, others: int, card: int) -> int:
    """How many cards of a character the Court has, beside two hands and what lies face up."""
    return COPIES - gone[card] - copies(two, hand, card) - copies(others_two, others, card)


def dealt(joint: list[float], gone: list[int], two: bool, others_two: bool) -> None:
    """The chances of hands of which nothing is known but what lies face up.

    Args:
        joint: is overwritten.
        gone: how many cards of each character lie face up.
        two: whether the first seat has two cards.
        others_two: whether the second has.
    """
    for k in range(PAIRS):
        joint[k] = 0.0
    for h in range(HANDS if two else keys.CAST):
        for g in range(HANDS if others_two else keys.CAST):
            ways = 1.0
            for card in range(keys.CAST):
                own = copies(two, h, card)
                its = copies(others_two, g, card)
                unseen = COPIES - gone[card]
                ways *= picks(unseen, own) * picks(unseen - own, its)
            joint[h * HANDS + g] = ways


def picks(of: int, count: int) -> float:
    """In how many ways none, one or two cards can be picked of some."""
    if count == 0:
        return 1.0
    if count == 1:
        return max(0.0, 1.0 * of)
    return max(0.0, of * (of - 1) / 2.0)


def whole(joint: list[float]) -> bool:
    """Makes the weights sum up to 1; whether there are any."""
    total = 0.0
    for k in range(PAIRS):
        total += joint[k]
    if total <= 0.0:
        return False
    for k in range(PAIRS):
        joint[k] /= total
    return True


def weigh(joint: list[float], seat: int, chances: list[float]) -> None:
    """Takes in how likely a seat did something with each of its hands."""
    for h in range(HANDS):
        for g in range(HANDS):
            joint[h * HANDS + g] *= chances[h if seat == 0 else g]


def lose(joint: list[float], seat: int, card: int, chances: list[float]) -> None:
    """A seat loses a card of two.

    Args:
        joint: of two cards of that seat; then of one.
        seat: that loses.
        card: that it loses.
        chances: that it loses this card, by its hand.
    """
    before = joint[0:PAIRS]
    for k in range(PAIRS):
        joint[k] = 0.0
    for h in range(HANDS):
        rest = rest_of(h, card)
        if rest < 0:
            continue
        for g in range(HANDS):
            if seat == 0:
                joint[rest * HANDS + g] += before[h * HANDS + g] * chances[h]
            else:
                joint[g * HANDS + rest] += before[g * HANDS + h] * chances[h]


def redraw(
    joint: list[float], seat: int, card: int, gone: list[int], two: bool, others_two: bool
) -> None:
    """A seat shows a card, which is shuffled into the Court, and draws another.

    Args:
        joint: of the hands before, then after.
        seat: that shows.
        card: that it shows.
        gone: how many cards of each character lie face up.
        two: whether that seat has two cards.
        others_two: whether the other has.
    """
    before = joint[0:PAIRS]
    for k in range(PAIRS):
        joint[k] = 0.0
    for h in range(HANDS if two else keys.CAST):
        rest = rest_of(h, card) if two else keys.NONE
        if rest < 0 or (not two and h != card):
            continue
        for g in range(HANDS if others_two else keys.CAST):
            chance = before[h * HANDS + g if seat == 0 else g * HANDS + h]
            if chance <= 0.0:
                continue
            total = 1
            for drawn in range(keys.CAST):
                total += left(gone, two, h, others_two, g, drawn)
            for drawn in range(keys.CAST):
                count = left(gone, two, h, others_two, g, drawn) + (drawn == card)
                if count <= 0:
                    continue
                new = keys.pair(min(rest, drawn), max(rest, drawn)) if two else drawn
                at = new * HANDS + g if seat == 0 else g * HANDS + new
                joint[at] += chance * count / total


def exchange(
    joint: list[float],
    seat: int,
    gone: list[int],
    two: bool,
    others_two: bool,
    kept: list[float],
) -> None:
    """A seat draws two cards and keeps as many as it had.

    Args:
        joint: of the hands before, then after.
        seat: that draws.
        gone: how many cards of each character lie face up.
        two: whether that seat has two cards.
        others_two: whether the other has.
        kept: the chance of each new hand (`HANDS` of them), by the hand before and by the pair
            that is drawn (`HANDS` pairs a hand).
    """
    before = joint[0:PAIRS]
    for k in range(PAIRS):
        joint[k] = 0.0
    hands = HANDS if two else keys.CAST
    for h in range(hands):
        for g in range(HANDS if others_two else keys.CAST):
            chance = before[h * HANDS + g if seat == 0 else g * HANDS + h]
            if chance <= 0.0:
                continue
            total = 0
            for card in range(keys.CAST):
                total += left(gone, two, h, others_two, g, card)
            for drawn in range(HANDS):
                low = LOW[drawn]
                high = HIGH[drawn]
                first = left(gone, two, h, others_two, g, low)
                second = left(gone, two, h, others_two, g, high) - (low == high)
                if first <= 0 or second <= 0:
                    continue
                ways = chance * first * second * (1 if low == high else 2) / (total * (total - 1))
                row = (h * HANDS + drawn) * HANDS
                for new in range(hands):
                    at = new * HANDS + g if seat == 0 else g * HANDS + new
                    joint[at] += ways * kept[row + new]


def seen_from(joint: list[float], seat: int) -> list[float]:
    """A joint with the hands of a seat first."""
    if seat == 0:
        return joint[0:PAIRS]
    turned = [0.0] * PAIRS
    for h in range(HANDS):
        for g in range(HANDS):
            turned[h * HANDS + g] = joint[g * HANDS + h]
    return turned


def believe(joint: list[float], seat: int, hand: int, chances: list[float]) -> bool:
    """Puts what one hand of a seat believes of the other's into a joint.

    What that hand believes of each hand of the other, against what the joint says, is carried over
    to all hands of the seat.

    Args:
        joint: of both.
        seat: whose belief it is.
        hand: of that seat.
        chances: what it believes, by hand of the other.

    Returns:
        Whether the seat may have that hand at all.
    """
    said = [0.0] * HANDS
    total = 0.0
    for g in range(HANDS):
        said[g] = joint[hand * HANDS + g if seat == 0 else g * HANDS + hand]
        total += said[g]
    if total <= 0.0:
        return False
    for g in range(HANDS):
        if said[g] <= 0.0:
            continue
        factor = chances[g] * total / said[g]
        for h in range(HANDS):
            joint[h * HANDS + g if seat == 0 else g * HANDS + h] *= factor
    return True
