"""Plays a supposed game to its end, each seat by a style, and says what it came to for one seat."""

from typing import Final

from coup_desktop.bots.opponents.memory import Memory
from coup_desktop.bots.opponents.player import StylePlayer
from coup_desktop.bots.search.prospects import expected
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Move
from coup_desktop.engine.rng import SplitMix64

_ACTION: Final = Phase.ACTION
_OVER: Final = Phase.OVER
NO_END: Final = 1_000_000
"""More turns than any game has."""
_TURNS_A_CARD: Final = 12
"""Any play-out is broken off after so many turns for each influence left: nearly none is."""


def play_out(
    game: Game,
    memory: Memory,
    players: list[StylePlayer],
    first: Move,
    stream: SplitMix64,
    seat: int,
    until: int = NO_END,
) -> float:
    """The share of the win that a seat has from a play-out: 1, 0, or between if it is broken off.

    Args:
        game: in a phase in which a seat is asked; it is played on.
        memory: of all moves before; it is kept up.
        players: by seat.
        first: the move that the seat that is asked makes.
        stream: of the decisions; the game's own gives the cards.
        seat: whose share is asked.
        until: the number of turns, from the game's start, at which it is broken off and weighed.
    """
    until = min(until, game.turns + _TURNS_A_CARD * cards_left(game))
    move = first
    while True:
        memory.note(game, move)
        game.push(move)
        phase = game.phase
        if phase is _OVER:
            return 1.0 if game.winner == seat else 0.0
        if not game.living >> seat & 1:
            return 0.0
        if phase is _ACTION and game.turns >= until:
            return expected(game, seat)
        move = players[game.asked].pick(game, memory, stream)


def cards_left(game: Game) -> int:
    """The influences of all seats together."""
    return sum(len(hand) for hand in game.hands)
