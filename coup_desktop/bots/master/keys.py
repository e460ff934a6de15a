"""What the trained policy for the last two seats tells apart: one number for a decision.

The number is all that the policy knows of a position: the own hand, what lies face up, the coins,
what is asked, and a memory of what each seat has claimed since its hand last changed. These
functions stand alone, on numbers only, so that the training compiles the very same code.
"""

from typing import Final

CAST: Final = 5
"""Duke, Assassin, Contessa, Captain, Ambassador: 0 to 4, as in `engine.cast`."""
NONE: Final = 5
"""Stands for a card where there is none."""

# What is asked.
ACT: Final = 0
DOUBT_TAX: Final = 1
DOUBT_ASSASSINATION: Final = 2
DOUBT_STEAL: Final = 3
DOUBT_EXCHANGE: Final = 4
BLOCK_AID: Final = 5
BLOCK_ASSASSINATION: Final = 6
BLOCK_STEAL: Final = 7
DOUBT_DUKE: Final = 8
DOUBT_CONTESSA: Final = 9
DOUBT_CAPTAIN: Final = 10
DOUBT_AMBASSADOR: Final = 11
LOSE: Final = 12
LOSE_BEFORE_BLOCK: Final = 13
"""A wrong challenge of an assassination: its target may still block it."""
LOSE_CAUGHT: Final = 14
KEEP_TWO: Final = 15
KEEP_ONE: Final = 16

# A seat's memory of a character.
SILENT: Final = 0
CLAIMED: Final = 1
"""It claimed the character, and nobody doubted."""
DENIED: Final = 2
"""It was caught at the claim, or let something pass that the character blocks."""
FRESH: Final = 243
"""Added to a memory when the hand comes from an exchange, and nothing was claimed since."""

# How much a key tells apart.
NO_MEMORY: Final = 0
CLAIMS: Final = 1
ALL_CLAIMS: Final = 2
LEVELS: Final = 4
"""In a key's number the level comes last."""
MEMORY_STEP: Final = LEVELS << 18
"""What lies below a multiple of it in a key is memory and level."""


def pair(low: int, high: int) -> int:
    """The number of a hand of two cards, 0 to 14; `low` <= `high`."""
    return low * CAST - low * (low - 1) // 2 + high - low


def hand_number(low: int, high: int) -> int:
    """The number of a hand, 0 to 19; `high` is `NONE` where one card is left."""
    if high == NONE:
        return 15 + low
    return low * CAST - low * (low - 1) // 2 + high - low


def offer_number(a: int, b: int, c: int, d: int) -> int:
    """The number of the cards to choose from in an exchange, 0 to 208.

    Args:
        a: an own card.
        b: another, or `NONE`.
        c: a drawn card.
        d: the other drawn card.
    """
    number = 0
    for card in range(CAST - 1, 0, -1):
        number = 4 * number + (a == card) + (b == card) + (c == card) + (d == card)
    return number


def gone_number(a: int, b: int, c: int, d: int, e: int) -> int:
    """The number of what lies face up, by copies of each character, 0 to 52.

    Up to two cards count exactly; of more, where a larger game ends, it counts only which
    characters are gone altogether.
    """
    total = a + b + c + d + e
    if total == 0:
        return 0
    if total > 2:
        return 21 + (a == 3) + 2 * (b == 3) + 4 * (c == 3) + 8 * (d == 3) + 16 * (e == 3)
    low = 0 if a else 1 if b else 2 if c else 3 if d else 4
    if total == 1:
        return 1 + low
    high = 4 if e else 3 if d else 2 if c else 1 if b else 0
    return 6 + low * CAST - low * (low - 1) // 2 + high - low


def coin_step(coins: int) -> int:
    """Coins as far as they matter, 0 to 9: a Coup can be paid from 7, from 10 it must be."""
    if coins < 8:
        return coins
    return 8 if coins < 10 else 9


def story(memory: int, about: int, again: int) -> int:
    """What a memory says of a claim, 0 to 53.

    Args:
        memory: of the seat that claims.
        about: the claimed character.
        again: another that would serve as well, or `NONE`.

    Returns:
        Status of the characters in question, how many others are claimed (2: or more), freshness.
    """
    others = 0
    status = 0
    second = 0
    rest = memory % FRESH
    for character in range(CAST):
        known = rest % 3
        rest //= 3
        if character == about:
            status = known
        elif character == again:
            second = known
        elif known == CLAIMED:
            others += 1
    return ((status * 3 + second) * 3 + min(2, others)) * 2 + memory // FRESH


def claimed_in(asked: int) -> int:
    """The character whose claim may be doubted, by what is asked."""
    if asked <= DOUBT_EXCHANGE:
        return asked - DOUBT_TAX if asked <= DOUBT_ASSASSINATION else asked
    return asked - DOUBT_DUKE if asked == DOUBT_DUKE else asked - DOUBT_CONTESSA + 2


def obstacles(memory: int) -> int:
    """What a memory says of the characters that block, 0 to 53.

    Status of the Duke, of the Contessa, of Captain or Ambassador (claimed: one of them; denied:
    both), freshness.
    """
    rest = memory % FRESH
    duke = rest % 3
    contessa = rest // 9 % 3
    captain = rest // 27 % 3
    ambassador = rest // 81
    thief = SILENT
    if CLAIMED in (captain, ambassador):
        thief = CLAIMED
    elif captain == DENIED and ambassador == DENIED:
        thief = DENIED
    return ((duke * 3 + contessa) * 3 + thief) * 2 + memory // FRESH


def claims_of(memory: int) -> int:
    """Which characters a memory holds as claimed, a bit each, 0 to 31."""
    rest = memory % FRESH
    claimed = 0
    for character in range(CAST):
        if rest % 3 == CLAIMED:
            claimed |= 1 << character
        rest //= 3
    return claimed


def packed(
    asked: int,
    hand: int,
    gone: int,
    own_coins: int,
    other_coins: int,
    other_influence: int,
    own_memory: int,
    other_memory: int,
) -> int:
    """One number of several, below 2**50; 0 is never among them."""
    key = 1 + asked
    key = key << 8 | hand
    key = key << 9 | gone
    key = key << 1 | (other_influence - 1)
    key = key << 4 | own_coins
    key = key << 4 | other_coins
    key = key << 9 | own_memory
    return key << 9 | other_memory


def key(  # noqa: PLR0913, PLR0917 - numba takes numbers, not bundles of them
    level: int,
    asked: int,
    hand: int,
    gone: int,
    own_coins: int,
    other_coins: int,
    other_influence: int,
    own_memory: int,
    other_memory: int,
) -> int:
    """The number of a decision.

    Args:
        level: `NO_MEMORY`, `CLAIMS` or `ALL_CLAIMS`: how much of the memories goes in.
        asked: what is asked.
        hand: own cards; in an exchange the number of all cards to choose from.
        gone: what lies face up (`gone_number`).
        own_coins: as they are.
        other_coins: as they are.
        other_influence: 1 or 2.
        own_memory: of the seat that is asked: status of each character in base 3, and `FRESH`.
        other_memory: of the other seat.
    """
    own = own_memory
    other = other_memory
    if level == NO_MEMORY:
        own = other = 0
    elif level == CLAIMS and asked == ACT:
        other = obstacles(other_memory)
    elif level == CLAIMS and BLOCK_AID <= asked <= BLOCK_STEAL:
        about = 0 if asked == BLOCK_AID else 2 if asked == BLOCK_ASSASSINATION else 3
        own = story(own_memory, about, 4 if asked == BLOCK_STEAL else NONE)
        other = story(other_memory, NONE, NONE)
    elif level == CLAIMS and asked < LOSE:
        about = claimed_in(asked)
        again = 4 if asked == DOUBT_CAPTAIN else 3 if asked == DOUBT_AMBASSADOR else NONE
        other = story(other_memory, about, again)
        own = story(own_memory, NONE, NONE)
    elif level == CLAIMS:
        own = 0 if asked >= KEEP_TWO else claims_of(own_memory)
        other = story(other_memory, NONE, NONE)
    if asked >= LOSE:
        own_step = (own_coins > 2) + (own_coins > 6)
        other_step = (other_coins > 2) + (other_coins > 6)
    else:
        own_step = coin_step(own_coins)
        other_step = coin_step(other_coins)
    seen = packed(asked, hand, gone, own_step, other_step, other_influence, own, other)
    return seen * LEVELS + level
