"""The solver compiled, with the arrays that it works on. Needs numba and numpy."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from coup_desktop.bots.master import keys
from training import solver, table_game
from training.compiled import compiled

Array = Any
"""An array of numpy's: numpy is there for the training only."""
NO_POLICY: Final = (np.zeros(1, np.int64), np.zeros(solver.MOST, np.float32), 0)
BLIND: Final = (keys.NO_MEMORY, -1, -1)
REMEMBERS: Final = (keys.NO_MEMORY, keys.CLAIMS, -1)
EXPLOITS: Final = (keys.NO_MEMORY, keys.CLAIMS, 3)
"""How a learner sees decisions, coarsely, finely, finest (`solver.train`)."""
_PATIENCE: Final = 200
_MEETINGS: Final = 1 << 26
Levels = tuple[int, int, int]


@dataclass(slots=True)
class Table:
    """What a learner has learned: see `solver`."""

    keys: Array
    weights: Array
    met: Array
    room: Array
    games: int = 0

    @classmethod
    def empty(cls, bits: int) -> "Table":
        """A table of two to the power of `bits` slots, of which three quarters can be used."""
        slots = 1 << bits
        weights = np.zeros(slots * solver.WIDTH, np.float32)
        met = np.zeros(_MEETINGS, np.uint8)
        return cls(np.zeros(slots, np.int64), weights, met, np.zeros(2, np.int64))

    @property
    def parts(self) -> tuple[Array, Array, int, Array]:
        """As the solver takes it."""
        return self.keys, self.weights, len(self.keys) - 1, self.met

    def strategies(self) -> tuple[Array, Array]:
        """The keys that were reached, and the sums of their strategies, a row each."""
        rows = self.weights.reshape(-1, solver.WIDTH)[:, solver.SUMS : solver.MEANS]
        reached = (self.keys != 0) & (rows.sum(axis=1) > 0.0)
        return self.keys[reached], rows[reached].astype(np.float64)


@dataclass(frozen=True, slots=True)
class Score:
    """Games won by a policy, as starter and as second."""

    started: int
    of_started: int
    followed: int
    of_followed: int

    @property
    def starting(self) -> float:
        """The share of games won as starter."""
        return self.started / self.of_started

    @property
    def following(self) -> float:
        """The share of games won as second."""
        return self.followed / self.of_followed

    @property
    def share(self) -> float:
        """The mean of both seats."""
        return (self.starting + self.following) / 2


class Machine:
    """Trains and plays; one stream of chance for all that it does."""

    def __init__(self, seed: int) -> None:
        self._solver = compiled(solver)
        self.chance = np.zeros(2, np.int64)
        self._solver.chance.seeded(self.chance, seed)
        self._paper = (
            np.zeros(table_game.SIZE, np.int64),
            np.zeros(solver.MOST + 1, np.int64),
            *(np.zeros(solver.DEEPEST, np.int64) for _ in range(4)),
            np.zeros(solver.DEEPEST * solver.MOST),
            np.zeros(solver.MOST + 1),
        )

    def train(
        self,
        table: Table,
        games: int,
        quiet: int,
        levels: Levels,
        explore: float,
        ends: float = 0.0,
        opponent: tuple[Array, Array, int] = NO_POLICY,
    ) -> None:
        """Plays games and learns; see `solver.train`."""
        self._solver.train(
            games,
            table.games,
            quiet,
            explore,
            ends,
            levels,
            _PATIENCE,
            self.chance,
            table.parts,
            opponent,
            table.room,
            self._paper,
        )
        table.games += games

    def duel(
        self,
        policy: tuple[Array, Array, int],
        other: tuple[Array, Array, int],
        games: int,
        levels: Levels = (-1, -1, -1),
    ) -> Score:
        """Plays a frozen policy against another, or an exploiter's table."""
        won = np.zeros(6, np.int64)
        self._solver.duel(games, self.chance, policy, other, levels, won, self._paper)
        return Score(*(int(number) for number in won[:4]))

    def frozen(self, entries: Sequence[tuple[int, Sequence[int]]]) -> tuple[Array, Array, int]:
        """A policy's entries, as the file has them, for `duel` and as an opponent."""
        slots = 2
        while slots < 2 * len(entries):
            slots *= 2
        keys = np.zeros(slots, np.int64)
        shares = np.zeros(slots * solver.MOST, np.float32)
        self._solver.fill(
            keys,
            shares,
            slots - 1,
            np.array([key for key, _ in entries], np.int64),
            np.array([parts for _, parts in entries], np.float32).ravel(),
        )
        return keys, shares, slots - 1
