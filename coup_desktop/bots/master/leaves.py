"""What the ends of a turn's tree are worth, for all hands of both seats.

A leaf is a list of `ranges.PAIRS` numbers, the actor's hand times `ranges.HANDS` plus the other's:
the chance of both hands, times the chance that the actor wins from there. Plain functions on
lists of numbers, see `turns.py`, which says which leaf is which.
"""

from typing import Final

from coup_desktop.bots.master import keys, points, ranges

LEAVES: Final = 19
_DUKE: Final = 0
_ASSASSIN: Final = 1
_CONTESSA: Final = 2
_CAPTAIN: Final = 3
_AMBASSADOR: Final = 4

# Whose hands a leaf is about.
ANY: Final = 0
ACTOR_HAS: Final = 1
ACTOR_LACKS: Final = 2
OTHER_HAS: Final = 3
OTHER_LACKS: Final = 4

# Places in a table: what everybody sees as a turn begins.
TWO: Final = 0
"""1: the actor has two cards; 0: one."""
OTHERS_TWO: Final = 1
GONE: Final = 2
"""What lies face up (`keys.gone_number`)."""
COINS: Final = 3
OTHERS_COINS: Final = 4
MEMORY: Final = 5
"""Of the actor, as a key wants it."""
OTHERS_MEMORY: Final = 6


def over(kind: int, two: bool, others_two: bool) -> float:
    """1: the actor wins at once, 0: the other does; below 0: the game goes on."""
    actor_loses = kind == points.ACTOR_LOSES or points.BLOCK_PROVEN <= kind < points.EXCHANGE
    if actor_loses:
        return -1.0 if two else 0.0
    other_loses = kind == points.OTHER_LOSES or points.PROVEN <= kind < points.BLOCK_PROVEN
    return 1.0 if other_loses and not others_two else -1.0


def concerns(whose: int, card: int, two: bool, hand: int, others_two: bool, others: int) -> bool:
    """Whether a part of a leaf is about two hands."""
    if whose == ACTOR_HAS:
        return ranges.copies(two, hand, card) > 0
    if whose == ACTOR_LACKS:
        return ranges.copies(two, hand, card) == 0
    if whose == OTHER_HAS:
        return ranges.copies(others_two, others, card) > 0
    if whose == OTHER_LACKS:
        return ranges.copies(others_two, others, card) == 0
    return True


def weigh(  # noqa: PLR0913, PLR0917 - numba takes numbers, not bundles of them
    leaf: int,
    whose: int,
    card: int,
    kind: int,
    coins: int,
    others_coins: int,
    memory: int,
    others_memory: int,
    table: list[int],
    joint: list[float],
    worths: bytes,
    tales: bytes,
    into: list[float],
) -> None:
    """Writes down what a leaf, or a part of it, is worth.

    Args:
        leaf: its number.
        whose: about which hands it is: see `ANY` and those below.
        card: that these hands have or lack.
        kind: of the point at which the turn arrives; at a turn's begin it is the other's turn.
        coins: of the actor, there.
        others_coins: of the other, there.
        memory: of the actor, there.
        others_memory: of the other, there.
        table: as the turn began.
        joint: chances of both hands, the actor's first.
        worths: of all points.
        tales: what memories add.
        into: all leaves.
    """
    two = table[TWO] == 1
    others_two = table[OTHERS_TWO] == 1
    at = leaf * ranges.PAIRS
    end = over(kind, two, others_two)
    for h in range(ranges.HANDS if two else keys.CAST):
        for g in range(ranges.HANDS if others_two else keys.CAST):
            chance = joint[h * ranges.HANDS + g]
            if chance <= 0.0 or not concerns(whose, card, two, h, others_two, g):
                continue
            value = end
            if end < 0.0 and kind == points.TURN:
                step = points.gone_step(others_two, two, table[GONE])
                place = points.place(kind, others_coins, coins)
                place += points.deal(others_two, two, g, h, step)
                told = tales[points.tale(kind, others_two, two, 0, g, others_memory)]
                told += tales[points.tale(kind, others_two, two, 1, h, memory)]
                value = 1.0 - points.share(worths[place], told)
            elif end < 0.0:
                step = points.gone_step(two, others_two, table[GONE])
                place = points.place(kind, coins, others_coins)
                place += points.deal(two, others_two, h, g, step)
                told = tales[points.tale(kind, two, others_two, 0, h, memory)]
                told += tales[points.tale(kind, two, others_two, 1, g, others_memory)]
                value = points.share(worths[place], told)
            into[at + h * ranges.HANDS + g] = chance * value


def fill(
    table: list[int], joint: list[float], worths: bytes, tales: bytes, into: list[float]
) -> None:
    """Writes down what all leaves of a turn are worth; for the arguments see `weigh`."""
    a = table[COINS]
    b = table[OTHERS_COINS]
    m = table[MEMORY]
    o = table[OTHERS_MEMORY]
    for k in range(LEAVES * ranges.PAIRS):
        into[k] = 0.0
    turn = points.TURN
    hit = points.OTHER_LOSES
    # 0: income. 1: Coup. 2 to 4: foreign aid goes through, its block stands, its block is doubted.
    weigh(0, ANY, 0, turn, a + 1, b, m, o, table, joint, worths, tales, into)
    weigh(1, ANY, 0, hit, max(0, a - 7), b, m, o, table, joint, worths, tales, into)
    let = points.remembered(o, _DUKE, keys.DENIED)
    weigh(2, ANY, 0, turn, a + 2, b, m, let, table, joint, worths, tales, into)
    blocked(3, _DUKE, 0, a, b, a + 2, b, m, table, joint, worths, tales, into)
    # 5, 6: tax stands, is doubted.
    said = points.stands(m, _DUKE)
    weigh(5, ANY, 0, turn, a + 3, b, said, o, table, joint, worths, tales, into)
    doubted(6, _DUKE, 0, a, table, joint, worths, tales, into)
    # 7 to 10: assassination is doubted, goes through, its block stands, its block is doubted.
    paid = max(0, a - 3)
    said = points.stands(m, _ASSASSIN)
    doubted(7, _ASSASSIN, 1, paid, table, joint, worths, tales, into)
    let = points.remembered(o, _CONTESSA, keys.DENIED)
    weigh(8, ANY, 0, hit, paid, b, said, let, table, joint, worths, tales, into)
    blocked(9, _CONTESSA, 1, paid, b, paid, b, said, table, joint, worths, tales, into)
    slain(10, table, joint, into)
    # 11 to 16: a steal is doubted, goes through; both blocks stand, are doubted.
    stolen = min(2, b)
    said = points.stands(m, _CAPTAIN)
    doubted(11, _CAPTAIN, 2, a, table, joint, worths, tales, into)
    let = o
    if b > 0:
        let = points.remembered(o, _CAPTAIN, keys.DENIED)
        let = points.remembered(let, _AMBASSADOR, keys.DENIED)
    weigh(12, ANY, 0, turn, a + stolen, b - stolen, said, let, table, joint, worths, tales, into)
    for card in range(_CAPTAIN, _AMBASSADOR + 1):
        leaf = 13 + 2 * (card - _CAPTAIN)
        blocked(
            leaf, card, card - 1, a, b, a + stolen, b - stolen, said, table, joint, worths, tales,
            into,
        )  # fmt: skip
    # 17, 18: an exchange stands, is doubted.
    said = points.stands(m, _AMBASSADOR)
    weigh(17, ANY, 0, points.EXCHANGE, a, b, said, o, table, joint, worths, tales, into)
    doubted(18, _AMBASSADOR, 3, a, table, joint, worths, tales, into)


def doubted(  # noqa: PLR0913, PLR0917 - numba takes numbers, not bundles of them
    leaf: int,
    card: int,
    which: int,
    paid: int,
    table: list[int],
    joint: list[float],
    worths: bytes,
    tales: bytes,
    into: list[float],
) -> None:
    """Writes down a claim of the actor's that is doubted.

    `card` is claimed, `which` is the point that follows if it is proven, `paid` are the actor's
    coins then: what it paid comes back if it lacks the card. The others are those of `weigh`.
    """
    a = table[COINS]
    b = table[OTHERS_COINS]
    m = table[MEMORY]
    o = table[OTHERS_MEMORY]
    proven = points.PROVEN + which
    weigh(leaf, ACTOR_HAS, card, proven, paid, b, m, o, table, joint, worths, tales, into)
    lost = points.ACTOR_LOSES
    weigh(leaf, ACTOR_LACKS, card, lost, a, b, m, o, table, joint, worths, tales, into)


def blocked(  # noqa: PLR0913, PLR0917 - numba takes numbers, not bundles of them
    leaf: int,
    card: int,
    which: int,
    a: int,
    b: int,
    coins: int,
    others_coins: int,
    memory: int,
    table: list[int],
    joint: list[float],
    worths: bytes,
    tales: bytes,
    into: list[float],
) -> None:
    """Writes down a block that stands, and in the next leaf one that is doubted.

    `card` is claimed, `which` is the point that follows if it is proven; `a` and `b` are the coins
    while the action is blocked, `coins` and `others_coins` once it has happened; `memory` is the
    actor's, whose action nobody doubted. The others are those of `weigh`.
    """
    o = table[OTHERS_MEMORY]
    said = points.stands(o, card)
    weigh(leaf, ANY, 0, points.TURN, a, b, memory, said, table, joint, worths, tales, into)
    leaf += 1
    proven = points.BLOCK_PROVEN + which
    weigh(leaf, OTHER_HAS, card, proven, a, b, memory, o, table, joint, worths, tales, into)
    weigh(
        leaf, OTHER_LACKS, card, points.OTHER_LOSES, coins, others_coins, memory, o, table, joint,
        worths, tales, into,
    )  # fmt: skip


def slain(leaf: int, table: list[int], joint: list[float], into: list[float]) -> None:
    """A false Contessa costs two cards: the one that was claimed and the one that is struck."""
    others_two = table[OTHERS_TWO] == 1
    for k in range(ranges.PAIRS):
        if ranges.copies(others_two, k % ranges.HANDS, _CONTESSA) == 0:
            into[leaf * ranges.PAIRS + k] = joint[k]
