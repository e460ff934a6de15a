"""What a seat may expect of a game that is broken off: its share of the win, at a turn's start.

Where many seats live a game played to its end tells next to nothing of one move in it: too much
lies between. Broken off after a round or two and weighed, it tells more in less time.
"""

from math import exp
from typing import Final

from coup_desktop.bots.opponents.memory import divided
from coup_desktop.bots.search.worths import TABLES, Table
from coup_desktop.engine.cast import (
    ASSASSINATE,
    CHARACTERS,
    COOPERATE,
    COUP_COST,
    EXCHANGE,
    STEAL,
    TAX,
    CharacterInfo,
)
from coup_desktop.engine.game import Game

FEATURES: Final[tuple[str, ...]] = (
    "second card",
    "coins",
    "price of a Coup",
    "second card and coins",
    "guarded last card",
    "foes",
    "tax",
    "assassinate",
    "guard",
    "steal",
    "exchange",
    "cooperate",
)
"""What counts for a seat, in the order of a table's row.

`coins` are up to the price of a Coup, in parts of it; `guarded last card` is a guard (who blocks
assassins) alone in the hand, `foes` the other team's part of all strength while both live; from
`tax` on it is whether a character with that power is held.
"""
_SECOND: Final = 0
_COINS: Final = 1
_RICH: Final = 2
_SECOND_COINS: Final = 3
_LAST_GUARD: Final = 4
_FOES: Final = 5
_TAX: Final = 6
_ASSASSINATE: Final = 7
_GUARD: Final = 8
_STEAL: Final = 9
_EXCHANGE: Final = 10
_COOPERATE: Final = 11
_INFLUENCE: Final = 5.0
_START: Final = 2.0
_MOST_COINS: Final = 10


def _power(info: CharacterInfo) -> int:
    """The place of a character's power among the features."""
    if TAX in info.actions:
        return _TAX
    if ASSASSINATE in info.actions:
        return _ASSASSINATE
    if ASSASSINATE in info.blocks:
        return _GUARD
    if STEAL in info.actions:
        return _STEAL
    if COOPERATE in info.actions:
        return _COOPERATE
    if EXCHANGE in info.actions:
        return _EXCHANGE
    raise ValueError(f"{info.word}: its power has no place among the features")


_POWERS: Final[list[int]] = [_power(info) for info in CHARACTERS]


def table_of(living: int) -> int:
    """Which of `TABLES` holds for so many living seats."""
    if living <= 3:
        return 0
    return 1 if living <= 5 else 2


def expected(game: Game, seat: int) -> float:
    """The share of the win that a living seat may expect. Args: game: at a turn's start."""
    table = TABLES[table_of(game.living.bit_count())]
    foes = foes_parts(game)
    total = own = 0.0
    for other in range(len(game.hands)):
        if game.living >> other & 1:
            worth = exp(_strength(table, game, other, foes))
            total += worth
            if other == seat:
                own = worth
    return own / total


def _strength(table: Table, game: Game, seat: int, foes: list[float]) -> float:
    """The logarithm of a seat's chances, but for what all have in common."""
    hand = game.hands[seat]
    coins = game.coins[seat]
    part = min(coins, COUP_COST) / COUP_COST
    strength = table[_COINS] * part
    if coins >= COUP_COST:
        strength += table[_RICH]
    if len(hand) > 1:
        strength += table[_SECOND] + table[_SECOND_COINS] * part
    elif _POWERS[hand[0]] == _GUARD:
        strength += table[_LAST_GUARD]
    last = -1
    for card in hand:
        if card != last:
            strength += table[_POWERS[card]]
        last = card
    return strength + table[_FOES] * foes[game.teams[seat]] if foes else strength


def foes_parts(game: Game) -> list[float]:
    """By team: which part of all strength its foes have; empty unless both teams live."""
    teams = game.teams
    if not teams or not divided(teams, game.living):
        return []
    sums = [0.0, 0.0]
    for seat in range(len(teams)):
        if game.living >> seat & 1:
            cards = _INFLUENCE * len(game.hands[seat])
            sums[teams[seat]] += cards + _START + min(game.coins[seat], _MOST_COINS)
    total = sums[0] + sums[1]
    return [sums[1] / total, sums[0] / total]


def features(game: Game, seat: int) -> list[float]:
    """What counts for a living seat, in the order of `FEATURES`: what tables are fitted to."""
    foes = foes_parts(game)
    found: list[float] = []
    for place in range(len(FEATURES)):
        only = tuple(float(other == place) for other in range(len(FEATURES)))
        found.append(_strength(only, game, seat, foes))
    return found
