"""Learns what points are worth (`bots/master/points.py`): the mean result of games of a policy."""

from typing import Final

from coup_desktop.bots.master import keys, points
from training import chance, knowledge, solver, table_game

DEEPEST: Final = 600
"""Points of a game at most; a longer one does not count."""
NOTES: Final = 4
"""Numbers that are noted down of a point."""


def hand(s: list[int], seat: int) -> int:
    """The number of a seat's hand: a pair, or a card."""
    low = s[table_game.HANDS + 2 * seat]
    high = s[table_game.HANDS + 2 * seat + 1]
    return low if high == table_game.NONE else keys.pair(low, high)


def kind_of(s: list[int]) -> int:
    """The kind of the point at which a game stands; -1: none."""
    phase = s[table_game.PHASE]
    kind = -1
    if phase == table_game.TO_ACT:
        kind = points.TURN
    elif phase == table_game.DRAWING:
        swaps = s[table_game.ACTION] == table_game.EXCHANGE and s[table_game.CLAIM] == keys.NONE
        if swaps and s[table_game.DUE] == 2:
            kind = points.EXCHANGE
    elif phase == table_game.TO_LOSE and table_game.influence(s, s[table_game.ASKED]) == 2:
        kind = kind_of_loss(s)
    return kind


def kind_of_loss(s: list[int]) -> int:
    """The kind of the point at which a seat has to lose one of two cards; -1: none."""
    after = s[table_game.AFTER]
    kind = points.OTHER_LOSES
    if after == table_game.CAUGHT:
        kind = points.ACTOR_LOSES
    elif after == table_game.CAUGHT_BLOCK and s[table_game.ACTION] == table_game.ASSASSINATE:
        kind = -1
    elif after == table_game.PROVEN and s[table_game.BLOCKED]:
        kind = points.BLOCK_PROVEN + max(0, s[table_game.CLAIM] - 1)
    elif after == table_game.PROVEN:
        kind = points.PROVEN + s[table_game.ACTION] - table_game.TAX
    return kind


def record(s: list[int], kind: int, depth: int, notes: list[int]) -> None:
    """Notes down a point: actor, place, places of both tales."""
    actor = s[table_game.TURN]
    other = 1 - actor
    a = s[table_game.COINS + actor]
    b = s[table_game.COINS + other]
    after = s[table_game.AFTER]
    if kind == points.ACTOR_LOSES and s[table_game.ACTION] == table_game.ASSASSINATE:
        a += 3
    if kind == points.OTHER_LOSES and after == table_game.CAUGHT_BLOCK:
        if s[table_game.ACTION] == table_game.AID:
            a += 2
        else:
            stolen = min(2, b)
            a += stolen
            b -= stolen
    two = table_game.influence(s, actor) == 2
    others_two = table_game.influence(s, other) == 2
    h = hand(s, actor)
    g = hand(s, other)
    step = points.gone_step(two, others_two, knowledge.gone(s))
    notes[depth * NOTES] = actor
    notes[depth * NOTES + 1] = points.place(kind, a, b) + points.deal(two, others_two, h, g, step)
    notes[depth * NOTES + 2] = points.tale(kind, two, others_two, 0, h, knowledge.memory(s, actor))
    notes[depth * NOTES + 3] = points.tale(kind, two, others_two, 1, g, knowledge.memory(s, other))


def play(
    games: int,
    r: list[int],
    policy: tuple[list[int], list[float], int],
    telling: bool,
    worths: list[float],
    sums: list[float],
    counts: list[float],
    paper: tuple[list[int], list[int], list[float], list[int]],
) -> None:
    """Plays games of a policy against itself, and adds up what comes of each point.

    Args:
        games: how many.
        r: chance.
        policy: numbers, strategies and mask of a frozen policy.
        telling: False: games won by the actor, by point; True: what came more than `worths`
            said, by tale.
        worths: of all points; not read unless `telling`.
        sums: what is added up.
        counts: how often.
        paper: scratch: a state, choices, a strategy, `NOTES` numbers for `DEEPEST` points.
    """
    s, choices, sigma, notes = paper
    for _ in range(games):
        solver.deal(s, r)
        depth = played(s, r, policy, choices, sigma, notes)
        for k in range(depth):
            at = notes[k * NOTES + 1]
            won = 1.0 if s[table_game.WINNER] == notes[k * NOTES] else 0.0
            if not telling:
                sums[at] += won
                counts[at] += 1.0
                continue
            for role in range(2):
                sums[notes[k * NOTES + 2 + role]] += won - worths[at]
                counts[notes[k * NOTES + 2 + role]] += 1.0


def played(
    s: list[int],
    r: list[int],
    policy: tuple[list[int], list[float], int],
    choices: list[int],
    sigma: list[float],
    notes: list[int],
) -> int:
    """Plays a game to its end; how many points it came by, 0 where it was too long."""
    depth = 0
    while s[table_game.PHASE] != table_game.OVER:
        if depth == DEEPEST:
            return 0
        kind = kind_of(s)
        if kind >= 0:
            record(s, kind, depth, notes)
            depth += 1
        if s[table_game.PHASE] == table_game.DRAWING:
            table_game.draw(s, chance.card(r, s, table_game.COURT))
            continue
        count = table_game.choices(s, choices)
        pick = 0
        if count > 1:
            solver.frozen(policy[0], policy[1], policy[2], s, count, sigma, 0)
            pick = solver.picked(r, sigma, 0, count)
        table_game.play(s, choices[pick])
    return depth
