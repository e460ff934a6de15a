"""A turn of the last two seats, solved for all hands of both at once.

The tree of a turn is what both seats see: what is done, whether it is doubted or blocked, whether
the block is doubted. Its nodes have the numbers of the questions in `keys`, 0 to 11; what comes
after is a leaf (`leaves.py`). CFR+ (Tammelin, 2014): the two seats better their strategies in turn,
regrets never fall below 0, later strategies weigh more, in proportion. Plain functions on lists of
numbers, compiled by mypyc; no clock, no chance.
"""

from typing import Final

from coup_desktop.bots.master import keys, leaves, ranges

HANDS: Final = ranges.HANDS
MOST: Final = 7
NODES: Final = 12
ROW: Final = HANDS * MOST
"""Numbers of a node: a share a hand and choice."""

# Choices of the first node, where all can be paid.
INCOME: Final = 0
AID: Final = 1
COUP: Final = 2
TAX: Final = 3
ASSASSINATE: Final = 4
STEAL: Final = 5
SWAP: Final = 6

MUST_COUP: Final = 10
"""With so many coins there is nothing to choose."""
_COUP_COSTS: Final = 7
_MURDER_COSTS: Final = 3
_AFTER: Final = (
    (keys.DOUBT_TAX, -6, -7),
    (keys.DOUBT_ASSASSINATION, keys.BLOCK_ASSASSINATION, -8),
    (keys.DOUBT_STEAL, keys.BLOCK_STEAL, -12),
    (keys.DOUBT_EXCHANGE, -18, -19),
    (keys.BLOCK_AID, -3, keys.DOUBT_DUKE),
    (keys.BLOCK_ASSASSINATION, -9, keys.DOUBT_CONTESSA),
    (keys.BLOCK_STEAL, -13, keys.DOUBT_CAPTAIN),
    (keys.DOUBT_DUKE, -4, -5),
    (keys.DOUBT_CONTESSA, -10, -11),
    (keys.DOUBT_CAPTAIN, -14, -15),
    (keys.DOUBT_AMBASSADOR, -16, -17),
)
"""A node, and what follows when it lets pass, and when it does not: a node, or -1 less a leaf."""


def choice_of(action: int, coins: int) -> int:
    """Which choice of a seat with so many coins an action is; those it cannot pay are left out."""
    choice = action
    if action > COUP and coins < _COUP_COSTS:
        choice -= 1
    if action > ASSASSINATE and coins < _MURDER_COSTS:
        choice -= 1
    return choice


def tree(coins: int, counts: list[int], children: list[int]) -> None:
    """The nodes of a turn.

    Args:
        coins: of the actor.
        counts: how many choices each node has; 0: there is no such node.
        children: `MOST` a node: what follows each choice, a node, or minus 1 minus a leaf.
    """
    first = (-1, keys.BLOCK_AID, -2, keys.DOUBT_TAX, keys.DOUBT_ASSASSINATION, keys.DOUBT_STEAL,
             keys.DOUBT_EXCHANGE)  # fmt: skip
    counts[keys.ACT] = 0
    for action in range(MOST):
        if action == COUP and coins < _COUP_COSTS:
            continue
        if action == ASSASSINATE and coins < _MURDER_COSTS:
            continue
        children[counts[keys.ACT]] = first[action]
        counts[keys.ACT] += 1
    for node, passed, opposed in _AFTER:
        counts[node] = 2
        children[node * MOST] = passed
        children[node * MOST + 1] = opposed
    counts[keys.BLOCK_STEAL] = 3
    children[keys.BLOCK_STEAL * MOST + 2] = keys.DOUBT_AMBASSADOR
    if coins < _MURDER_COSTS:
        counts[keys.DOUBT_ASSASSINATION] = 0
        counts[keys.BLOCK_ASSASSINATION] = 0
        counts[keys.DOUBT_CONTESSA] = 0


def decides(node: int) -> int:
    """Who decides at a node: 0: the actor, 1: the other."""
    return 1 if keys.DOUBT_TAX <= node <= keys.BLOCK_STEAL else 0


def match(regrets: list[float], at: int, count: int, sigma: list[float]) -> None:
    """The strategy that regrets ask for: in proportion; evenly where there are none."""
    total = 0.0
    for k in range(at, at + count):
        total += regrets[k]
    for k in range(at, at + count):
        sigma[k] = regrets[k] / total if total > 0.0 else 1.0 / count


def reach(
    seat: int,
    hands: int,
    counts: list[int],
    children: list[int],
    sigma: list[float],
    nodes: list[float],
    ends: list[float],
) -> None:
    """How likely a seat lets each node and each leaf be reached, by its hand."""
    for h in range(hands):
        nodes[h] = 1.0
    for node in range(NODES):
        at = node * HANDS
        mine = decides(node) == seat
        for k in range(counts[node]):
            child = children[node * MOST + k]
            for h in range(hands):
                share = nodes[at + h]
                if mine:
                    share *= sigma[node * ROW + h * MOST + k]
                if child > 0:
                    nodes[child * HANDS + h] = share
                else:
                    ends[(-1 - child) * HANDS + h] = share


def value_leaves(
    seat: int, hands: int, others: int, worth: list[float], ends: list[float], into: list[float]
) -> None:
    """What each leaf is worth to a seat's hands, as often as the other lets it be reached."""
    for leaf in range(leaves.LEAVES):
        start = leaf * ranges.PAIRS
        at = leaf * HANDS
        for h in range(hands):
            value = 0.0
            if seat == 0:
                for g in range(others):
                    value += worth[start + h * HANDS + g] * ends[at + g]
            else:
                for g in range(others):
                    value -= worth[start + g * HANDS + h] * ends[at + g]
            into[at + h] = value


def learn(  # noqa: PLR0913, PLR0917 - numba takes numbers, not bundles of them
    seat: int,
    hands: int,
    weight: float,
    counts: list[int],
    children: list[int],
    sigma: list[float],
    regrets: list[float],
    sums: list[float],
    nodes: list[float],
    ends: list[float],
    values: list[float],
) -> None:
    """Goes back over the tree, betters a seat's strategy and adds the one that it had to the sums.

    Args:
        seat: that learns: 0: the actor, 1: the other.
        hands: how many it may have.
        weight: of what is added.
        counts: see `tree`.
        children: see `tree`.
        sigma: the strategies of both.
        regrets: of both.
        sums: of strategies.
        nodes: how likely the seat lets each node be reached.
        ends: what each leaf is worth to it.
        values: paper for what each node is.
    """
    for back in range(NODES):
        node = NODES - 1 - back
        count = counts[node]
        mine = decides(node) == seat
        at = node * HANDS
        for h in range(hands):
            row = node * ROW + h * MOST
            value = 0.0
            for k in range(count):
                child = children[node * MOST + k]
                came = values[child * HANDS + h] if child > 0 else ends[(-1 - child) * HANDS + h]
                value += sigma[row + k] * came if mine else came
            values[at + h] = value
            if not mine:
                continue
            for k in range(count):
                child = children[node * MOST + k]
                came = values[child * HANDS + h] if child > 0 else ends[(-1 - child) * HANDS + h]
                sums[row + k] += weight * nodes[at + h] * sigma[row + k]
                regrets[row + k] = max(0.0, regrets[row + k] + came - value)
            match(regrets, row, count, sigma)


def solved(
    table: list[int], joint: list[float], worths: bytes, tales: bytes, iterations: int
) -> list[float]:
    """The strategies of both seats for a turn: `ROW` numbers a node, `MOST` a hand.

    Args:
        table: what everybody sees as it begins; see `leaves`.
        joint: the chance of both hands, the actor's first.
        worths: what points are worth.
        tales: what memories add.
        iterations: how often both are bettered.
    """
    worth = [0.0] * (leaves.LEAVES * ranges.PAIRS)
    leaves.fill(table, joint, worths, tales, worth)
    counts = [0] * NODES
    children = [0] * (NODES * MOST)
    tree(table[leaves.COINS], counts, children)
    return bettered(
        HANDS if table[leaves.TWO] else keys.CAST,
        HANDS if table[leaves.OTHERS_TWO] else keys.CAST,
        worth,
        counts,
        children,
        iterations,
    )


def bettered(
    hands: int,
    others: int,
    worth: list[float],
    counts: list[int],
    children: list[int],
    iterations: int,
) -> list[float]:
    """The mean strategies of a tree with such leaves; see `solved`."""
    size = NODES * ROW
    regrets = [0.0] * size
    sigma = [0.0] * size
    sums = [0.0] * size
    own = [0.0] * (NODES * HANDS)
    its = [0.0] * (NODES * HANDS)
    values = [0.0] * (NODES * HANDS)
    ends = [0.0] * (leaves.LEAVES * HANDS)
    came = [0.0] * (leaves.LEAVES * HANDS)
    for node in range(NODES):
        for h in range(HANDS):
            match(regrets, node * ROW + h * MOST, counts[node], sigma)
    for turn in range(iterations):
        for seat in range(2):
            mine = hands if seat == 0 else others
            other = others if seat == 0 else hands
            reach(1 - seat, other, counts, children, sigma, its, ends)
            value_leaves(seat, mine, other, worth, ends, came)
            reach(seat, mine, counts, children, sigma, own, ends)
            learn(seat, mine, 1.0 + turn, counts, children, sigma, regrets, sums, own, came, values)
    for node in range(NODES):
        for h in range(HANDS):
            match(sums, node * ROW + h * MOST, counts[node], sums)
    return sums
