"""Fits the weights of rule play by games: which way each of them should move, and by how much.

In every game some seats play by weights that are shifted at random, each by its own normal step;
the others are levels and benchmarks. Of all these seats the slope of the share of wins in each
weight's step is measured at once. One step along the slopes gives the next table to look at.

    python -m tests.bench.tuning --games 5000 --seed 1              # slopes, and a next table
    python -m tests.bench.tuning --games 400 --duel share           # tables against one another

The figures tell what to try; what a table is worth is told by `coup-desktop arena`. No fit may use
games with `contest`, the opponent that is kept aside (`figures.ASIDE`).
"""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from math import cos, log, pi, sqrt
from typing import Final

from coup_desktop.bots import bot
from coup_desktop.bots.bot import Bot
from coup_desktop.bots.rules.insight import COURTIER, SPYMASTER
from coup_desktop.bots.rules.player import RulePlayer
from coup_desktop.bots.rules.weights import FITTED, Weights, learnt
from coup_desktop.bots.stream import mixed, seat_seed
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset

Maker = Callable[[int], Bot]

SEATS: Final = (3, 4, 4, 4, 5, 6)
TABLES: Final = ("courtier", "courtier", "courtier", "honest", "truster", "duke-liar")
"""Who else sits there; each game has one kind.

`contest` never does: it is the opponent that is kept aside. No weight, style or table of anything
that plays may be fitted to it, or `tests.bench.figures` says nothing about opponents never met.
"""
STEP: Final = 0.2
"""The size of a random step, as a part of the weight."""
LEAST_STEP: Final = 0.03
LIKELY_SLOPE: Final = 0.012
"""How large slopes are supposed to be before any is measured; larger ones are believed less."""
MOST_TURNS: Final = 1000
INSIGHT: Final = replace(SPYMASTER, joint=False)
"""Hands are not put together: ten times the games in the same time."""


def names() -> list[str]:
    """The weights that are fitted: all numbers, the purse's coins aside."""
    return [field.name for field in fields(Weights) if field.name != "purse"]


def normal(stream: SplitMix64) -> float:
    """A normal number."""
    return sqrt(-2.0 * log(1.0 - stream.chance())) * cos(2.0 * pi * stream.chance())


def step_of(value: float) -> float:
    """The size of a random step of a weight."""
    return max(LEAST_STEP, STEP * abs(value))


def shifted(base: Weights, steps: Sequence[float]) -> Weights:
    """A table so many steps away."""
    values = {}
    for name, step in zip(names(), steps, strict=True):
        value: float = getattr(base, name)
        values[name] = value + step * step_of(value)
    return replace(base, purse=base.purse, **values)


def player(weights: Weights) -> Maker:
    """Makes players by a table."""
    insight = replace(INSIGHT, weights=weights)
    return lambda seed: RulePlayer(seed, insight)


def level(word: str) -> Maker:
    """Makes bots of a word."""
    return lambda seed: bot.make(word, seed)


def winner(seed: int, makers: Sequence[Maker]) -> int:
    """Plays a game; `NOBODY` where it took too long."""
    chance = SplitMix64(seed)
    game = Game.start(Ruleset.make("official", len(makers)), chance.below(len(makers)), chance)
    bots = [make(seat_seed(seed, seat)) for seat, make in enumerate(makers)]
    while not game.over and game.turns < MOST_TURNS:
        game.play(bots[game.asked].choose(game.view(game.asked), game.legal()))
    return game.winner if game.over else NOBODY


class Slopes:
    """Sums from which the slopes follow; steps are independent, so each by itself."""

    def __init__(self) -> None:
        self.count = 0
        self.shares = 0.0
        self.squares = 0.0
        self.products = [0.0] * len(names())
        self.steps = [0.0] * len(names())

    def add(self, steps: Sequence[float], share: float) -> None:
        """A seat's steps, and its win in fair shares."""
        self.count += 1
        self.shares += share
        self.squares += share * share
        for place, step in enumerate(steps):
            self.products[place] += step * share
            self.steps[place] += step

    def error(self) -> float:
        """The standard error of a slope."""
        mean = self.shares / self.count
        return sqrt((self.squares / self.count - mean * mean) / self.count)

    def slope(self, place: int) -> float:
        """By how many fair shares a step of a weight changes the wins."""
        mean = self.shares / self.count
        return (self.products[place] - mean * self.steps[place]) / self.count


def measure(base: Weights, games: int, seed: int) -> Slopes:
    """Plays games with weights shifted at random."""
    slopes = Slopes()
    for number in range(games):
        stream = SplitMix64(mixed(seed, number))
        seats = SEATS[stream.below(len(SEATS))]
        other = level(TABLES[stream.below(len(TABLES))])
        makers: list[Maker] = []
        steps: dict[int, list[float]] = {}
        for seat in range(seats):
            if stream.below(2):
                steps[seat] = [normal(stream) for _ in names()]
                makers.append(player(shifted(base, steps[seat])))
            else:
                makers.append(other)
        won = winner(stream.next(), makers)
        for seat, taken in steps.items():
            slopes.add(taken, float(seats) if seat == won else 0.0)
    return slopes


def report(base: Weights, slopes: Slopes, along: float) -> None:
    """The slopes, the surest first, and the table that lies `along` steps on."""
    error = slopes.error()
    belief = LIKELY_SLOPE**2 / (LIKELY_SLOPE**2 + error**2)
    print(f"{slopes.count} seats; a slope's standard error is {error:.4f} fair shares")
    order = sorted(range(len(names())), key=lambda place: -abs(slopes.slope(place)))
    for place in order:
        name = names()[place]
        value: float = getattr(base, name)
        slope = slopes.slope(place)
        steps = max(-2.0, min(2.0, along * belief * slope / LIKELY_SLOPE))
        moved = value + steps * step_of(value)
        print(f"{name:24}{value:8.3f} -> {moved:7.3f}   slope {slope:+.4f} ({slope / error:+.1f})")


def duel(games: int, seed: int) -> None:
    """A seat by each part of the way to the fitted weights, against three courtiers."""
    for share in (0.0, 0.4, 0.7, 1.0, 1.3):
        wins = 0
        for number in range(games):
            makers = [player(learnt(0.4)) for _ in range(4)]
            makers[number % 4] = player(learnt(share))
            wins += winner(mixed(seed, number // 4), makers) == number % 4
        rate = wins / games
        error = 1.96 * sqrt(rate * (1.0 - rate) / games)
        print(f"{share:.1f} of the way: {rate:.1%} +- {error:.1%} of {games} games")


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description="Fits the weights of rule play by games.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--base", choices=("fitted", "courtier"), default="fitted")
    parser.add_argument("--along", type=float, default=1.0, help="how far to step")
    parser.add_argument("--duel", choices=("share",), help="compare tables instead")
    chosen = parser.parse_args()
    if chosen.duel:
        duel(chosen.games, chosen.seed)
        return
    base = FITTED if chosen.base == "fitted" else COURTIER.weights
    report(base, measure(base, chosen.games, chosen.seed), chosen.along)


if __name__ == "__main__":
    main()
