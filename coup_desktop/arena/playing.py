"""Plays the games of a round, with a clock beside each decision."""

from array import array
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import perf_counter_ns
from typing import Final

from coup_desktop.arena.plan import ArenaPlan, Round
from coup_desktop.bots import bot
from coup_desktop.bots.stream import mixed, seat_seed
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.rng import SplitMix64

_NS_A_US: Final = 1000
_LONGEST: Final = (1 << 32) - 1


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game came out."""

    winner: int
    """The seat, or `NOBODY` where it was not over after the plan's most turns."""
    times: tuple["array[int]", ...]
    """By seat: how long each of its decisions took, in µs. Those without a choice do not count."""


def times_of(taken: Iterable[int] = ()) -> "array[int]":
    """Times in µs, four bytes each: many games are kept at once."""
    return array("I", taken)


def play_round(
    plan: ArenaPlan, games: Round, stopped: Callable[[], bool] = bool
) -> tuple[Outcome, ...] | None:
    """Plays a round.

    Args:
        plan: what is played.
        games: which round of it.
        stopped: asked before each decision whether to end.

    Returns:
        How its games came out; None if it was stopped.
    """
    outcomes = []
    for seating in games.seatings:
        words = tuple(plan.words[number] for number in seating)
        outcome = _play(plan, games.deal, words, stopped)
        if outcome is None:
            return None
        outcomes.append(outcome)
    return tuple(outcomes)


def _play(
    plan: ArenaPlan, deal: int, words: tuple[str, ...], stopped: Callable[[], bool]
) -> Outcome | None:
    seed = mixed(plan.seed, deal)
    chance = SplitMix64(seed)
    ruleset = plan.ruleset
    starter = chance.below(ruleset.seats)
    game = Game.start(ruleset, starter, chance, starting_teams(ruleset, starter, chance))
    # A seat's seed is the deal's, not the bot's: equal bots play equal games.
    bots = [bot.make(word, seat_seed(seed, seat), plan.settings) for seat, word in enumerate(words)]
    times = tuple(times_of() for _ in words)
    while not game.over and game.turns < plan.max_turns:
        if stopped():
            return None
        seat = game.asked
        legal = game.legal()
        view = game.view(seat)
        begun = perf_counter_ns()
        move = bots[seat].choose(view, legal)
        took = perf_counter_ns() - begun
        if len(legal) > 1:
            times[seat].append(min(_LONGEST, round(took / _NS_A_US)))
        game.play(move)
    winner = game.winner if game.over else NOBODY
    return Outcome(winner, times)
