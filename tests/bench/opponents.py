"""What models of the others are worth to beliefs: `python -m tests.bench.opponents`.

Bots of one word play games among themselves; at each of one seat's turns, what it
believes of the others' hands is scored by the logarithm of the chance given to the hand that is
really held, a hand at a time: less is worse, 0 would be certainty. The beliefs know of the others'
ways nothing (`facts`), take them for one style (`measured`, or what `--style` says), or for the
mixture of styles that the profile finds (`profile`, read anew from the history each time). The
gains against `facts` are given with their standard errors over games.

Then how quick a style is: a decision drawn, and noted, beside `Game.push`, in the same play-outs.
The time is this process's, not the wall clock's.
"""

import argparse
import sys
from collections import Counter
from math import log, sqrt
from statistics import fmean, stdev
from time import process_time

from coup_desktop.bots import bot
from coup_desktop.bots.beliefs import AnswerModel, Beliefs
from coup_desktop.bots.opponents.answers import StyleAnswers
from coup_desktop.bots.opponents.memory import Memory
from coup_desktop.bots.opponents.mixed import MixedAnswers
from coup_desktop.bots.opponents.player import StylePlayer
from coup_desktop.bots.opponents.profile import Profile
from coup_desktop.bots.opponents.styles import STYLE_BY_WORD, STYLES
from coup_desktop.bots.stream import seat_seed
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View
from tests.bots.playing import new_game

LEAST = 1e-6
"""What a hand that is held counts at least."""
WORDS = ("courtier", "honest", "duke-liar", "ruleai", "doubter")
Scores = dict[str, list[float]]
"""By model: mean score of a hand in each game."""


def read(view: View, name: str) -> Beliefs:
    """The beliefs of a view, read with the model of that name."""
    model: AnswerModel | None = None
    if name == "profile":
        model = MixedAnswers(Profile.of(view))
    elif name != "facts":
        model = StyleAnswers(STYLE_BY_WORD[name])
    return Beliefs.of(view, model)


def score(beliefs: Beliefs, game: Game) -> list[float]:
    """The score of each hidden hand."""
    return [
        log(max(LEAST, beliefs.chance_of_hand(seat, game.hands[seat]))) for seat in beliefs.hidden
    ]


def play(word: str, ruleset: Ruleset, seed: int, words: list[str], found: Counter[str]) -> Scores:
    """One game; scores by model, one a hand."""
    seats = ruleset.seats
    game = new_game(ruleset, seed, seed % seats)
    bots = [bot.make(word, seat_seed(seed, seat)) for seat in range(seats)]
    scores: Scores = {}
    while not game.over and game.living & 1:
        if game.phase is Phase.ACTION and game.asked == 0 and game.turns >= seats:
            view = game.view(0)
            for name in ("facts", *words, "profile"):
                begun = process_time()
                beliefs = read(view, name)
                scores.setdefault(name, []).extend(score(beliefs, game))
                found[f"ms {name}"] += round(1e6 * (process_time() - begun))
            found["asked"] += 1
        legal = game.legal()
        game.play(bots[game.asked].choose(game.view(game.asked), legal))
    profile = Profile.of(game.view(0))
    for seat in range(1, seats):
        deeds = profile.deeds(seat)
        found[STYLES[deeds.index(max(deeds))].word] += 1
    return scores


def compare(word: str, ruleset: Ruleset, games: int, seed: int, words: list[str]) -> None:
    """Plays and prints the means by model, and the gain against `facts`."""
    found: Counter[str] = Counter()
    by_game: dict[str, list[float]] = {}
    for number in range(games):
        scores = play(word, ruleset, seed + number, words, found)
        for name, values in scores.items():
            by_game.setdefault(name, []).append(fmean(values))
    facts = by_game["facts"]
    print(f"{word}, {ruleset.seats} seats, {len(facts)} games")
    for name, values in by_game.items():
        gains = [mine - theirs for mine, theirs in zip(values, facts, strict=True)]
        error = stdev(gains) / sqrt(len(gains))
        took = found[f"ms {name}"] / found["asked"] / 1e3
        print(
            f"  {name:10}{fmean(values):8.3f}   gain {fmean(gains):+.3f} +- {error:.3f}"
            f"   {took:6.1f} ms a reading"
        )
    taken = ", ".join(f"{style.word} {found[style.word]}" for style in STYLES if found[style.word])
    print(f"  taken for: {taken}")


def speed(ruleset: Ruleset, games: int, seed: int) -> None:
    """Plays play-outs and prints the microseconds a decision of each part."""
    seats = ruleset.seats
    players = [StylePlayer(style, ruleset) for style in STYLES]
    picked = noted = pushed = 0.0
    decisions = 0
    for number in range(games):
        game = new_game(ruleset, seed + number, number % seats).copy(SplitMix64(number))
        memory = Memory(ruleset)
        stream = SplitMix64(seed - number)
        while not game.over:
            begun = process_time()
            move = players[(game.asked + number) % len(players)].pick(game, memory, stream)
            drawn = process_time()
            memory.note(game, move)
            told = process_time()
            game.push(move)
            pushed += process_time() - told
            noted += told - drawn
            picked += drawn - begun
            decisions += 1
    pick, note, push = (1e6 * total / decisions for total in (picked, noted, pushed))
    print(
        f"{seats} seats, {decisions / games:.0f} decisions a game: pick {pick:.2f} us, note "
        f"{note:.2f} us, push {push:.2f} us: pick is {pick / push:.1f} of the engine's moves"
    )


def main() -> int:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.opponents", description=__doc__)
    parser.add_argument("--games", type=int, default=30, help="a table")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--bots", nargs="*", default=list(WORDS))
    parser.add_argument("--rules", default="official")
    parser.add_argument("--options", nargs="*", default=[])
    parser.add_argument("--style", nargs="*", default=["measured"], choices=list(STYLE_BY_WORD))
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    for seats in said.seats:
        ruleset = Ruleset.make(said.rules, seats, said.options)
        for word in said.bots:
            compare(word, ruleset, said.games, said.seed, said.style)
        speed(ruleset, 200, said.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
