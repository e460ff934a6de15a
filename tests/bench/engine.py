"""How fast the engine is, beside PyPI's coupml: `python -m tests.bench.engine`.

Both play official games of four seats in which every decision is picked uniformly at random, in
turn, round by round in one process, so that whatever else the machine does falls on both. A
decision is one question to one seat: its legal moves are listed, one of them is picked by the same
`random.Random` arithmetic, and it is played; forced ones count too, as both ask them. Setting up
and dealing each game is within the time. coupml keeps its own trace of claims, as it always does.

Our engine is measured twice: without history, by `push`, as play-outs use it; and with history, by
`play` (which checks the move and tells what happened), as a table uses it. The ratio that counts
is the first; it must be at least 2 in plain Python and 6 compiled. What is measured is what is
imported: `python -m tests.compiled python -m tests.bench.engine` compiles first. Last comes how
long a copy of a game takes, compiled at most 3 µs. The time is this process's, not the wall
clock's.
"""

import argparse
import random
import statistics
import sys
from collections.abc import Callable
from time import process_time

from coup_desktop.engine import game as game_module
from coup_desktop.engine.game import Game
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset

SEATS = 4
WANTED_RATIO = {False: 2.0, True: 6.0}
"""By whether the engine is compiled."""
LONGEST_COPY = {False: 6.0, True: 3.0}
"""Microseconds, likewise."""
COPIES = 20_000


class Chance:
    """What coupml takes from numpy, quicker than numpy gives it."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self.shuffle = self._random.shuffle

    def choice(self, bound: int) -> int:
        """A number from 0 to `bound` - 1."""
        return int(self._random.random() * bound)


Round = Callable[[int, int], int]
"""Plays so many games from a seed; returns the decisions taken."""


def ours(games: int, seed: int) -> int:
    """Our engine without history."""
    ruleset = Ruleset.make("official", SEATS)
    pick = random.Random(seed).random
    decisions = 0
    for number in range(games):
        game = Game.start(ruleset, number % SEATS, SplitMix64(seed + number), history=False)
        while not game.over:
            legal = game.legal()
            game.push(legal[int(pick() * len(legal))])
            decisions += 1
    return decisions


def ours_with_history(games: int, seed: int) -> int:
    """Our engine with history, checked moves and events told."""
    ruleset = Ruleset.make("official", SEATS)
    pick = random.Random(seed).random
    decisions = 0
    for number in range(games):
        game = Game.start(ruleset, number % SEATS, SplitMix64(seed + number))
        while not game.over:
            legal = game.legal()
            game.play(legal[int(pick() * len(legal))])
            decisions += 1
    return decisions


def coupml(games: int, seed: int) -> int:
    """PyPI's coupml."""
    from coupml import Coup

    pick = random.Random(seed).random
    chance = Chance(seed + 1)
    decisions = 0
    for _ in range(games):
        game = Coup(SEATS, chance)
        game.init_game()
        while not game.is_game_over():
            legal = game.get_legal_actions()
            game.play_action(legal[int(pick() * len(legal))])
            decisions += 1
    return decisions


def measure(rounds: int, games: int, seed: int) -> dict[str, list[float]]:
    """Decisions a second of each side in each round."""
    sides: dict[str, Round] = {
        "coupml": coupml,
        "ours": ours,
        "ours, with history": ours_with_history,
    }
    rates: dict[str, list[float]] = {name: [] for name in sides}
    for play in sides.values():
        play(max(1, games // 10), seed)  # imports and caches
    for number in range(rounds):
        for name, play in sides.items():
            begun = process_time()
            decisions = play(games, seed + 1 + number * games)
            rates[name].append(decisions / (process_time() - begun))
    return rates


def copy_time(rounds: int, seed: int) -> float:
    """Microseconds that a copy of a game in its middle takes."""
    game = Game.start(Ruleset.make("official", SEATS), 0, SplitMix64(seed), history=False)
    while game.turns < SEATS:
        game.push(game.legal()[0])
    found: list[float] = []
    for _ in range(rounds):
        begun = process_time()
        for _ in range(COPIES):
            game.copy()
        found.append((process_time() - begun) / COPIES * 1e6)
    return statistics.median(found)


def is_compiled() -> bool:
    """Whether mypyc has compiled the engine that is imported."""
    return not (game_module.__file__ or "").endswith(".py")


def main() -> int:
    """Measures and prints; status 1 where the ratio is below what is wanted."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.engine", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", type=int, default=1000, help="games a side and round")
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    try:
        rates = measure(said.rounds, said.games, said.seed)
    except ModuleNotFoundError as error:
        print(f"{error}; install it with: pip install coupml", file=sys.stderr)
        return 2
    python = ".".join(map(str, sys.version_info[:3]))
    compiled = is_compiled()
    how = "compiled" if compiled else "plain Python"
    print(f"The engine is {how}: {game_module.__file__}")
    print(f"Python {python}, {said.rounds} rounds of {said.games} random four-seat games a side")
    ratios: dict[str, float] = {}
    for name, found in rates.items():
        pairs = zip(found, rates["coupml"], strict=True)
        ratios[name] = statistics.median(mine / theirs for mine, theirs in pairs)
        rate = statistics.median(found)
        print(f"{name:<20}{rate:>12,.0f} decisions/s{ratios[name]:>8.2f} times coupml")
    copy = copy_time(said.rounds, said.seed)
    print(f"{'a copy':<20}{copy:>12.2f} µs")
    fast = ratios["ours"] >= WANTED_RATIO[compiled] and copy <= LONGEST_COPY[compiled]
    return 0 if fast else 1


if __name__ == "__main__":
    sys.exit(main())
