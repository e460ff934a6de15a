"""How fast beliefs are kept up: `python -m tests.bench.beliefs`.

Official games that the courtier plays, told to one seat decision by decision. Measured are, by the
number of other living seats: reading what came since the last decision (`update`, some events);
the first question after it (`ask`); and one guess at all cards after that (`guess`). Beside each,
in turn and in one process, the engine plays random official games of four seats, so that whatever
else the machine does falls on both: `ratio` is the mean time to read one event by that of one of
the engine's decisions. The time is this process's, not the wall clock's.

BOTS.md's marks for one exact update in pure Python are 0.01, 0.05, 0.3 and 3 ms with one to four
others, on a machine where a decision takes `DECISION`. Status 1 where the ratio is above a mark's.
With a model of the others' decisions (`--model`) its own time is within, and no mark holds.
"""

import argparse
import sys
from statistics import fmean
from time import process_time

from coup_desktop.bots import bot
from coup_desktop.bots.beliefs import AnswerModel, Beliefs, RandomAnswers
from coup_desktop.bots.stream import seat_seed
from coup_desktop.engine.game import Game
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from tests.bench.engine import ours

MARKS = {1: 0.01, 2: 0.05, 3: 0.3, 4: 3.0}
"""Milliseconds by other living seats."""
DECISION = 0.002
"""Milliseconds of a random decision of the engine."""
Times = dict[int, list[tuple[float, float, float, float]]]
"""By other living seats: update, ask, guess, in milliseconds; events that were read."""


def measure(ruleset: Ruleset, seed: int, model: AnswerModel | None, times: Times) -> None:
    """One game."""
    game = Game.start(ruleset, 0, SplitMix64(seed))
    seats = ruleset.seats
    bots = [bot.make("courtier", seat_seed(seed, seat)) for seat in range(seats)]
    beliefs = Beliefs.of(game.view(0), model)
    stream = SplitMix64(seed)
    card = ruleset.cast[0]
    history = game.view(0).history
    while not game.over and game.living & 1:
        legal = game.legal()
        game.play(bots[game.asked].choose(game.view(game.asked), legal))
        read, history = len(history), game.view(0).history
        if not beliefs.hidden or not game.living & 1:
            break
        begun = process_time()
        beliefs.update(history)
        updated = process_time()
        others = beliefs.hidden
        if not others:
            break
        beliefs.chance(others[0], card)
        asked = process_time()
        beliefs.sample(stream)
        took = 1e3 * (updated - begun), 1e3 * (asked - updated), 1e3 * (process_time() - asked)
        times.setdefault(len(others), []).append((*took, len(history) - read))


def row(values: list[float]) -> str:
    """Mean, 95th percentile, maximum."""
    values = sorted(values)
    return f"{fmean(values):8.3f} {values[int(0.95 * len(values))]:8.3f} {values[-1]:8.3f}"


def main() -> int:
    """Measures and prints; status 1 where an update takes longer than its mark."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.beliefs", description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="at each number of seats")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5])
    parser.add_argument("--rules", default="official")
    parser.add_argument("--options", nargs="*", default=[])
    parser.add_argument("--model", action="store_true", help="weigh decisions, as random ones")
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    model = RandomAnswers() if said.model else None
    times: Times = {}
    decisions = 0
    engine = 0.0
    ours(20, said.seed)
    for number in range(said.games):
        for seats in said.seats:
            ruleset = Ruleset.make(said.rules, seats, said.options)
            measure(ruleset, said.seed + number, model, times)
            begun = process_time()
            decisions += ours(25, said.seed + number)
            engine += process_time() - begun
    decision = 1e3 * engine / decisions
    print(f"the engine: {1e3 * decision:.1f} us a random decision")
    print("others  number |  update: mean, 95th, max ms |   ratio |  ask: mean, 95th, max ms"
          "    |  guess: mean, 95th, max ms")  # fmt: skip
    slow = False
    for others in sorted(times):
        update, ask, guess, events = map(list, zip(*times[others], strict=True))
        ratio = sum(update) / sum(events) / decision
        mark = MARKS.get(others)
        print(
            f"{others:6} {len(update):7} | {row(update)} | {ratio:7.1f} | {row(ask)} | {row(guess)}"
        )
        if model is None and mark is not None and ratio > mark / DECISION:
            print(f"       above the mark: {mark} ms, {mark / DECISION:.1f} decisions")
            slow = True
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
