"""What the seat that is asked knows of a `table_game`, as one number."""

from coup_desktop.bots.master import keys
from training import table_game
from training.table_game import State


def memory(s: State, seat: int) -> int:
    """What is remembered of a seat, as a key wants it."""
    at = table_game.STATUS + 5 * seat
    known = s[at] + 3 * s[at + 1] + 9 * s[at + 2] + 27 * s[at + 3] + 81 * s[at + 4]
    return known + keys.FRESH * s[table_game.FRESH + seat]


def question(s: State) -> int:
    """What is asked, as a key wants it."""
    phase = s[table_game.PHASE]
    action = s[table_game.ACTION]
    asked = keys.ACT
    if phase == table_game.TO_DOUBT:
        asked = keys.DOUBT_TAX + action - table_game.TAX
    elif phase == table_game.TO_BLOCK:
        if action == table_game.AID:
            asked = keys.BLOCK_AID
        else:
            asked = (
                keys.BLOCK_ASSASSINATION if action == table_game.ASSASSINATE else keys.BLOCK_STEAL
            )
    elif phase == table_game.TO_DOUBT_BLOCK:
        claim = s[table_game.CLAIM]
        asked = (
            keys.DOUBT_DUKE
            if claim == table_game.DUKE
            else keys.DOUBT_CONTESSA + claim - table_game.CONTESSA
        )
    elif phase == table_game.TO_LOSE:
        after = s[table_game.AFTER]
        if after in (table_game.CAUGHT, table_game.CAUGHT_BLOCK):
            asked = keys.LOSE_CAUGHT
        elif (
            after == table_game.PROVEN
            and action == table_game.ASSASSINATE
            and s[table_game.ASKED] != s[table_game.TURN]
        ):
            asked = keys.LOSE_BEFORE_BLOCK
        else:
            asked = keys.LOSE
    elif phase == table_game.TO_KEEP:
        asked = keys.KEEP_TWO if table_game.influence(s, s[table_game.TURN]) == 2 else keys.KEEP_ONE
    return asked


def cards_number(s: State) -> int:
    """The number of the cards of the seat that is asked, as a key wants it."""
    place = table_game.HANDS + 2 * s[table_game.ASKED]
    if s[table_game.PHASE] != table_game.TO_KEEP:
        return keys.hand_number(s[place], s[place + 1])
    return keys.offer_number(s[place], s[place + 1], s[table_game.DRAWN], s[table_game.DRAWN + 1])


def gone(s: State) -> int:
    """What lies face up, as a key wants it."""
    at = table_game.GONE
    return keys.gone_number(s[at], s[at + 1], s[at + 2], s[at + 3], s[at + 4])


def told_apart(s: State) -> tuple[int, int, int, int, int, int, int, int]:
    """All that a key may tell apart, in the order of `keys.packed`."""
    seat = s[table_game.ASKED]
    other = 1 - seat
    return (
        question(s),
        cards_number(s),
        gone(s),
        s[table_game.COINS + seat],
        s[table_game.COINS + other],
        table_game.influence(s, other),
        memory(s, seat),
        memory(s, other),
    )


def key(s: State, level: int) -> int:
    """The number of the decision that is due; see `keys.key`."""
    return keys.key(level, *told_apart(s))


def exploiter_key(s: State) -> int:
    """What an exploiter tells apart: all that the policy's key has at its finest, and more.

    Exact coins, how often each claim of the other was made, the last action of both seats and how
    the other's came out, and how often the other has challenged.
    """
    seat = s[table_game.ASKED]
    other = 1 - seat
    key = keys.packed(*told_apart(s))
    more = min(1, s[table_game.DOUBTS + other])
    for character in range(5):
        more = more * 2 + (s[table_game.TIMES + 5 * other + character] > 1)
    more = (more * 8 + s[table_game.DONE + 2 * other]) * 3 + s[table_game.DONE + 2 * other + 1]
    more = more * 8 + s[table_game.DONE + 2 * seat]
    mixed = key * 0x1E3779B97F4A7C15 + more * 0x3C6EF372FE94F82B
    return (mixed & (1 << 60) - 1) * keys.LEVELS + 3
