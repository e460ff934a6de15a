"""Regret minimisation by sampled self-play, and play against a frozen policy.

A table is two flat arrays: the decision's number a slot (0: free), and of each slot seven regrets,
seven sums of strategies and seven mean results, one a choice, and the sum of the weights of its
visits. A learner sees a decision coarsely, finely and finest. What it has met often enough as fine
as it can see gets a slot of its own, which begins where the coarser one stands; before, it plays
and learns by that. All functions run in plain Python on lists, and compiled on numpy's arrays
(`compiled.py`).
"""

from typing import Final

from training import chance, knowledge, table_game

MOST: Final = table_game.MOST_CHOICES
DEEPEST: Final = 400
"""Decisions of a game at most; a longer one is a draw."""
_SPREAD: Final = 0x1E3779B97F4A7C15
WIDTH: Final = 3 * MOST + 1
"""Weights a slot in a table that learns."""
SUMS: Final = MOST
MEANS: Final = 2 * MOST
VISITS: Final = 3 * MOST
_BELIEF: Final = 200.0
"""As how many visits a new fine slot takes what it has from the coarse one."""
_UNIT: Final = 40_000_000
"""Games whose weight is 1."""
_LEARNS: Final = 0.05
"""How quickly the mean result of a choice follows what comes in."""

Numbers = list[int]
Levels = tuple[int, int, int]
Weights = list[float]
Table = tuple[Numbers, Weights, int, Numbers]
Paper = tuple[Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Weights, Weights]


def find(keys: Numbers, key: int, mask: int) -> int:
    """The slot of a number, or minus 1 minus the free slot where it would go."""
    slot = ((key * _SPREAD) >> 20) & mask
    while keys[slot] != 0:
        if keys[slot] == key:
            return slot
        slot = (slot + 1) & mask
    return -1 - slot


def fill(keys: Numbers, policy: Weights, mask: int, new: Numbers, shares: Weights) -> None:
    """Puts strategies, given in any whole, into the slots of a frozen policy."""
    for entry in range(len(new)):
        slot = -1 - find(keys, new[entry], mask)
        keys[slot] = new[entry]
        whole = 0.0
        for k in range(MOST):
            whole += shares[entry * MOST + k]
        for k in range(MOST):
            policy[slot * MOST + k] = shares[entry * MOST + k] / whole


def seen(s: Numbers, level: int) -> int:
    """The number of a decision as a learner of that level tells it; 3: an exploiter's."""
    return knowledge.exploiter_key(s) if level == 3 else knowledge.key(s, level)


def matched(weights: Weights, slot: int, count: int, into: Weights, at: int) -> None:
    """The strategy that regrets ask for: in proportion to the square of what is above 0.

    The square (polynomial weights of the third degree) keeps down what is above 0 by chance only.
    """
    total = 0.0
    for k in range(count):
        value = weights[slot * WIDTH + k]
        into[at + k] = value * value if value > 0.0 else 0.0
        total += into[at + k]
    for k in range(count):
        into[at + k] = into[at + k] / total if total > 0.0 else 1.0 / count


def best(weights: Weights, slot: int, count: int, into: Weights) -> None:
    """The strategy that always takes the choice of the greatest regret."""
    top = 0
    for k in range(count):
        into[k] = 0.0
        if weights[slot * WIDTH + k] > weights[slot * WIDTH + top]:
            top = k
    into[top] = 1.0


def frozen(
    keys: Numbers, policy: Weights, mask: int, s: Numbers, count: int, into: Weights, at: int
) -> bool:
    """What a frozen policy does: by its memory of claims, else without, else evenly.

    Returns:
        Whether the policy knows the position.
    """
    slot = -1
    level = 1
    while slot < 0 and level >= 0:
        slot = find(keys, knowledge.key(s, level), mask)
        level -= 1
    for k in range(count):
        into[at + k] = policy[slot * MOST + k] if slot >= 0 else 1.0 / count
    return slot >= 0


def picked(r: Numbers, weights: Weights, at: int, count: int) -> int:
    """A choice by its weight; the weights sum up to 1."""
    point = chance.chance(r)
    for k in range(count - 1):
        point -= weights[at + k]
        if point < 0.0:
            return k
    k = count - 1
    while k > 0 and weights[at + k] <= 0.0:
        k -= 1
    return k


def deal(s: Numbers, r: Numbers) -> None:
    """A new game with its cards dealt."""
    table_game.lay(s, int(chance.chance(r) * 2))
    for place in range(4):
        table_game.give(s, place // 2, chance.card(r, s, table_game.COURT))


def deal_end(s: Numbers, r: Numbers) -> None:
    """The end of a larger game: one to four seats are exiled, nothing is remembered.

    Three of five living seats have one card left; coins are 0 to 9, each as likely as another.
    """
    table_game.lay(s, int(chance.chance(r) * 2))
    for _ in range(2 + 2 * int(chance.chance(r) * 4)):
        table_game.turn_up(s, chance.card(r, s, table_game.COURT))
    for seat in range(2):
        s[table_game.COINS + seat] = int(chance.chance(r) * 10)
        table_game.give(s, seat, chance.card(r, s, table_game.COURT))
        if chance.chance(r) < 0.6:
            table_game.turn_up(s, chance.card(r, s, table_game.COURT))
        else:
            table_game.give(s, seat, chance.card(r, s, table_game.COURT))


def settle(s: Numbers, r: Numbers, choices: Numbers) -> int:
    """Plays on to the next decision with a choice; how many it has, 0 at the end."""
    while s[table_game.PHASE] != table_game.OVER:
        if s[table_game.PHASE] == table_game.DRAWING:
            table_game.draw(s, chance.card(r, s, table_game.COURT))
            continue
        count = table_game.choices(s, choices)
        if count > 1:
            return count
        table_game.play(s, choices[0])
    return 0


def slot_of(
    s: Numbers, levels: Levels, table: Table, room: Numbers, patience: int, weight: float
) -> int:
    """The slot by which a decision is played, as fine as there is one; -1: there is no room."""
    keys, weights, mask, met = table
    last = levels[2] if levels[2] >= 0 else levels[1]
    if last >= 0:
        slot = find(keys, seen(s, last), mask)
        if slot >= 0:
            return slot
    slot = taken(keys, seen(s, levels[0]), mask, room)
    for finer in range(1, len(levels)):
        if slot < 0 or levels[finer] < 0:
            break
        key = seen(s, levels[finer])
        child = find(keys, key, mask)
        if child < 0:
            place = ((key * _SPREAD) >> 23) & (len(met) - 1)
            if met[place] < patience:
                met[place] += 1
                break
            child = taken(keys, key, mask, room)
            if child < 0:
                break
            begin(weights, slot, child, weight)
        slot = child
    return slot


def begin(weights: Weights, parent: int, child: int, weight: float) -> None:
    """A new slot takes over what a coarser one has learned, as if it came of a few visits."""
    base = parent * WIDTH
    share = _BELIEF * weight / max(weights[base + VISITS], _BELIEF * weight)
    for k in range(MOST):
        weights[child * WIDTH + k] = weights[base + k] * share
        weights[child * WIDTH + MEANS + k] = weights[base + MEANS + k]


def finest(keys: Numbers, mask: int, s: Numbers, levels: Levels) -> int:
    """The finest slot that a table has for a decision; below 0: it has none."""
    slot = -1
    for finer in range(len(levels) - 1, -1, -1):
        if slot < 0 and levels[finer] >= 0:
            slot = find(keys, seen(s, levels[finer]), mask)
    return slot


def taken(keys: Numbers, key: int, mask: int, room: Numbers) -> int:
    """The slot of a number, taken where there is none; -1: there is no room."""
    slot = find(keys, key, mask)
    if slot >= 0:
        return slot
    if room[0] > mask // 4 * 3:
        room[1] += 1
        return -1
    slot = -1 - slot
    keys[slot] = key
    room[0] += 1
    return slot


def train(  # noqa: PLR0913, PLR0917 - numba takes numbers, not bundles of them
    games: int,
    first: int,
    quiet: int,
    explore: float,
    ends: float,
    levels: Levels,
    patience: int,
    r: Numbers,
    table: Table,
    opponent: tuple[Numbers, Weights, int],
    room: Numbers,
    paper: Paper,
) -> None:
    """Plays games and learns from each.

    Args:
        games: how many.
        first: how many were played before.
        quiet: how many go by before strategies are summed up. Later games weigh more, in
            proportion: in regrets from the first on, in strategies from here on.
        explore: in which share of its decisions the learner tries any choice.
        ends: which share of the games begins at the end of a larger one.
        levels: how much the learner sees coarsely, finely, finest (-1: not so fine).
        patience: how often a decision is met before it gets a fine slot.
        r: chance.
        table: numbers, weights, mask, meetings: of the learner, and without an opponent of both.
        opponent: numbers, strategies and mask of a frozen policy; mask 0: both learn.
        room: counts the slots in use, at most three quarters; and decisions without room.
        paper: scratch: a game's state, choices; for `DEEPEST` decisions slots, numbers of
            choices, picks, whose; `MOST` times as many strategies; `MOST` weights.
    """
    s, choices, slots, counts, picks, mine, sigma, _ = paper
    weights = table[1]
    for game in range(games):
        learner = game & 1
        weight = (1.0 + first + game) / _UNIT
        lasting = max(0.0, weight - quiet / _UNIT)
        if chance.chance(r) < ends:
            deal_end(s, r)
        else:
            deal(s, r)
        depth = 0
        while True:
            count = settle(s, r, choices)
            if count == 0 or depth == DEEPEST:
                break
            own = s[table_game.ASKED] == learner
            at = depth * MOST
            slot = -1
            if own or opponent[2] == 0:
                slot = slot_of(s, levels, table, room, patience, weight)
                if slot >= 0:
                    matched(weights, slot, count, sigma, at)
                else:
                    for k in range(count):
                        sigma[at + k] = 1.0 / count
            else:
                frozen(opponent[0], opponent[1], opponent[2], s, count, sigma, at)
            pick = picked(r, sigma, at, count)
            if own and chance.chance(r) < explore:
                pick = int(chance.chance(r) * count)
            slots[depth] = slot
            counts[depth] = count
            picks[depth] = pick
            mine[depth] = 1 if own else 0
            table_game.play(s, choices[pick])
            depth += 1
        result = 0.0
        if s[table_game.PHASE] == table_game.OVER:
            result = 1.0 if s[table_game.WINNER] == learner else -1.0
        learn(depth, result, (weight, lasting), explore, weights, paper)


def learn(
    depth: int,
    result: float,
    counted: tuple[float, float],
    explore: float,
    weights: Weights,
    paper: Paper,
) -> None:
    """Goes back along a game, and learns at each decision.

    The value of each choice is its mean result so far, and that of the choice taken is corrected by
    what came of it: so a sampled game has little variance (Schmid et al., 2019).
    """
    _, _, slots, counts, picks, mine, sigma, values = paper
    weight, lasting = counted
    value = result
    for back in range(depth):
        step = depth - 1 - back
        slot = slots[step]
        if slot < 0:
            continue
        count = counts[step]
        pick = picks[step]
        at = step * MOST
        means = slot * WIDTH + MEANS
        sign = 1.0 if mine[step] else -1.0
        off = value - sign * weights[means + pick]
        expected = 0.0
        for k in range(count):
            expected += sigma[at + k] * sign * weights[means + k]
        if mine[step]:
            corrected = off / (explore / count + (1.0 - explore) * sigma[at + pick])
            expected += sigma[at + pick] * corrected
            for k in range(count):
                values[k] = weights[means + k]
            values[pick] += corrected
            for k in range(count):
                weights[slot * WIDTH + k] += weight * (values[k] - expected)
            weights[slot * WIDTH + VISITS] += weight
        else:
            expected += off
            for k in range(count):
                weights[slot * WIDTH + SUMS + k] += lasting * sigma[at + k]
        weights[means + pick] += _LEARNS * sign * off
        value = min(4.0, max(-4.0, expected))


def duel(
    games: int,
    r: Numbers,
    one: tuple[Numbers, Weights, int],
    other: tuple[Numbers, Weights, int],
    levels: Levels,
    won: Numbers,
    paper: Paper,
) -> None:
    """Plays a policy (`one`) against another, or against an exploiter's regrets, on fresh deals.

    Args:
        games: how many; `one` sits on either seat in turn.
        r: chance.
        one: numbers, strategies and mask of a frozen policy.
        other: the same; or an exploiter's table, which plays the choice of the greatest regret.
        levels: (-1, -1, -1): `other` is a policy; else what the exploiter sees, as in `train`.
        won: counts: wins of `one` and games, as starter and as second; decisions and known ones.
        paper: as in `train`.
    """
    s, choices, _, _, _, _, sigma, _ = paper
    for game in range(games):
        seat = game & 1
        deal(s, r)
        starter = s[table_game.TURN]
        depth = 0
        while depth < DEEPEST:
            count = settle(s, r, choices)
            if count == 0:
                break
            depth += 1
            if s[table_game.ASKED] == seat:
                known = frozen(one[0], one[1], one[2], s, count, sigma, 0)
                won[4] += 1
                won[5] += 1 if known else 0
            elif levels[0] < 0:
                frozen(other[0], other[1], other[2], s, count, sigma, 0)
            else:
                slot = finest(other[0], other[2], s, levels)
                if slot < 0:
                    frozen(one[0], one[1], one[2], s, count, sigma, 0)
                else:
                    best(other[1], slot, count, sigma)
            table_game.play(s, choices[picked(r, sigma, 0, count)])
        place = 0 if starter == seat else 2
        won[place + 1] += 1
        if s[table_game.WINNER] == seat:
            won[place] += 1
