"""Chance for a bot's decisions, rebuilt at each of them.

A bot holds no running stream: a game that was saved and resumed would then go on otherwise than
it would have. Its numbers follow from its seed and from how far the game has come.
"""

from typing import Final

from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.view import View

_MASK: Final = (1 << 64) - 1
_SEAT_STEP: Final = 0xD1342543DE82EF95


def mixed(*numbers: int) -> int:
    """One 64-bit number from several, each of which matters."""
    state = 0
    for number in numbers:
        state = SplitMix64(state ^ (number & _MASK)).next()
    return state


def seat_seed(game_seed: int, seat: int) -> int:
    """The seed of the bot on a seat, from the game's."""
    return mixed(game_seed, (seat + 1) * _SEAT_STEP)


def decision_stream(seed: int, view: View) -> SplitMix64:
    """The stream for the decision that a view asks for.

    Only what all see goes in, so hidden cards change no number. The phase and the seat tell
    decisions apart in a game that keeps no history.
    """
    moment = (view.turns << 8) | (int(view.phase) << 4) | (view.asked & 15)
    return SplitMix64(mixed(seed, len(view.history), moment))
