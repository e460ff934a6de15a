"""The points of a turn at which it is known what a game is worth, with two seats left.

A point is where play is taken to go on as the trained policy plays: a turn begins, a card is to be
lost, cards are drawn. These functions stand alone, on numbers only, so that the training compiles
the very same code.
"""

from typing import Final

from coup_desktop.bots.master import keys

# Kinds. The actor is the seat whose turn it is.
TURN: Final = 0
"""A turn begins."""
ACTOR_LOSES: Final = 1
"""The actor loses a card, then the other's turn begins."""
OTHER_LOSES: Final = 2
"""The other loses a card, then its turn begins."""
PROVEN: Final = 3
"""To 6: the actor has the card of its tax, assassination, steal, exchange; the other loses one."""
BLOCK_PROVEN: Final = 7
"""To 10: the other has the Duke, Contessa, Captain or Ambassador of its block; the actor loses
one."""
EXCHANGE: Final = 11
"""The actor draws cards."""
KINDS: Final = 12

COINS: Final = 13
"""Numbers of coins that are told apart."""
_TWO_ONE: Final = 225
_ONE_TWO: Final = _TWO_ONE + 75 * 6
_ONE_ONE: Final = _ONE_TWO + 75 * 6
DEALS: Final = _ONE_ONE + 25 * 16
SIZE: Final = KINDS * COINS * COINS * DEALS
MEMORIES: Final = 2 * keys.FRESH
_OWN_HANDS: Final = 20
TALES: Final = KINDS * 8 * _OWN_HANDS * MEMORIES
WHOLE: Final = 255
"""What a certain win is, as a byte."""
NO_TALE: Final = 128
"""What a memory that adds nothing is, as a byte."""
TALE: Final = 256.0
"""In which parts of a win memories count."""


def place(kind: int, coins: int, others: int) -> int:
    """Where the deals of a point begin.

    Args:
        kind: of the point.
        coins: of the actor.
        others: coins of the other.
    """
    return ((kind * COINS + min(12, coins)) * COINS + min(12, others)) * DEALS


def gone_step(two: bool, others_two: bool, gone: int) -> int:
    """What lies face up as far as a deal tells it apart; the last step: any cards.

    Args:
        two: whether the actor has two cards.
        others_two: whether the other has.
        gone: what lies face up (`keys.gone_number`).
    """
    if two and others_two:
        return 0
    if two or others_two:
        return gone - 1 if 1 <= gone <= 5 else 5
    return gone - 6 if 6 <= gone <= 20 else 15


def deal(two: bool, others_two: bool, hand: int, others: int, step: int) -> int:
    """The number of both hands.

    Args:
        two: whether the actor has two cards.
        others_two: whether the other has.
        hand: of the actor: a pair, or a card.
        others: of the other.
        step: see `gone_step`.
    """
    if two:
        if others_two:
            return hand * 15 + others
        return _TWO_ONE + (hand * 5 + others) * 6 + step
    if others_two:
        return _ONE_TWO + (hand * 15 + others) * 6 + step
    return _ONE_ONE + (hand * 5 + others) * 16 + step


def tale(kind: int, two: bool, others_two: bool, role: int, hand: int, memory: int) -> int:
    """The number of what a seat's memory adds at a point.

    Args:
        kind: of the point.
        two: whether the actor has two cards.
        others_two: whether the other has.
        role: whose memory: 0: the actor's, 1: the other's.
        hand: of that seat: a pair, or a card.
        memory: of that seat.
    """
    pair = others_two if role == 1 else two
    row = ((kind * 2 + two) * 2 + others_two) * 2 + role
    return (row * _OWN_HANDS + (hand if pair else 15 + hand)) * MEMORIES + memory


def share(worth: int, told: int) -> float:
    """The share of games that the actor wins.

    Args:
        worth: of the point, as a byte.
        told: the sum of both seats' tales, as bytes.
    """
    value = worth / WHOLE + (told - 2 * NO_TALE) / TALE
    return min(1.0, max(0.0, value))


def remembered(memory: int, character: int, status: int) -> int:
    """A memory with another status of a character."""
    step = 1
    for _ in range(character):
        step *= 3
    return memory + (status - memory // step % 3) * step


def stands(memory: int, character: int) -> int:
    """A memory after a claim that nobody doubted."""
    return remembered(memory % keys.FRESH, character, keys.CLAIMED)
