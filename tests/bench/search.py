"""How fast the doge's search is: `python -m tests.bench.search`.

Official games that the spymaster plays; at some decisions of one seat the search compares all that
is worth a look, with the level's own budget or `--rollouts`. By the number of seats: play-outs a
second, with all that a decision needs beside them; and how long decisions take that are searched
(median, 95th percentile, maximum, in milliseconds). The time is this process's, not the wall
clock's. BOTS.md's marks: 400 and 1000 ms, never above 1500; status 1 where one is passed.
"""

import argparse
import sys
from time import process_time

from coup_desktop.bots import bot
from coup_desktop.bots.rules.insight import SPYMASTER
from coup_desktop.bots.rules.player import RulePlayer
from coup_desktop.bots.search.doge import worth_a_look
from coup_desktop.bots.search.searcher import Searcher, own_budget
from coup_desktop.bots.stream import seat_seed
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset

MARKS = (400.0, 1000.0, 1500.0)
EVERY = 3
"""One of so many of the seat's decisions is searched."""


def measure(ruleset: Ruleset, seed: int, rollouts: int | None) -> tuple[int, list[float]]:
    """One game: the play-outs, and the milliseconds of each decision that was searched."""
    chance = SplitMix64(seed)
    game = Game.start(ruleset, 0, chance, starting_teams(ruleset, 0, chance))
    bots = [bot.make("spymaster", seat_seed(seed, seat)) for seat in range(ruleset.seats)]
    rule, searcher = RulePlayer(seed, SPYMASTER), Searcher(seed)
    played = asked = 0
    times: list[float] = []
    while not game.over and game.living & 1:
        legal, view = game.legal(), game.view(game.asked)
        if game.asked == 0 and len(legal) > 1 and game.phase is not Phase.PROVE:
            asked += 1
            if asked % EVERY == 0:
                moves = worth_a_look(rule.ranked(view, legal))
                begun = process_time()
                found = searcher.search(view, moves, rollouts or own_budget(view))
                times.append(1e3 * (process_time() - begun))
                played += found.rollouts
        game.play(bots[game.asked].choose(view, legal))
    return played, times


def main() -> int:
    """Measures and prints; status 1 where a decision takes longer than its mark."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.search", description=__doc__)
    parser.add_argument("--games", type=int, default=6, help="at each number of seats")
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5, 6])
    parser.add_argument("--rules", default="official")
    parser.add_argument("--options", nargs="*", default=[])
    parser.add_argument("--rollouts", type=int, help="play-outs a decision, at most")
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    slow = False
    print("seats  searched  play-outs a second     median       95th    longest ms")
    for seats in said.seats:
        ruleset = Ruleset.make(said.rules, seats, said.options)
        played, times = 0, list[float]()
        for number in range(said.games):
            more, taken = measure(ruleset, said.seed + number, said.rollouts)
            played += more
            times += taken
        times.sort()
        rate = 1e3 * played / sum(times)
        figures = times[len(times) // 2], times[int(0.95 * len(times))], times[-1]
        print(
            f"{seats:5} {len(times):9} {rate:19,.0f} " + " ".join(f"{ms:10.1f}" for ms in figures)
        )
        slow = slow or any(ms > mark for ms, mark in zip(figures, MARKS, strict=True))
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
