"""A small game in entries."""

from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.engine.game import Game
from coup_desktop.engine.record import Record, Setup
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset


def played(
    preset: str = "official",
    seats: int = 2,
    options: tuple[str, ...] = (),
    *,
    seed: int = 1,
    most: int = 10_000,
) -> list[str]:
    """A game by chance as a journal has it: the header, then an entry a decision, to its end."""
    ruleset = Ruleset.make(preset, seats, options)
    names = tuple(f"Ä{seat}" for seat in range(seats))
    teams = tuple(seat % 2 for seat in range(seats)) if ruleset.teams else None
    game = Game.start(ruleset, 0, SplitMix64(seed), teams, history=True)
    setup = Setup(ruleset, names, ("human",) + ("random",) * (seats - 1), 0, teams)
    record = Record.of(setup, game)
    entries = [record.text(whole=True)]
    bot = RandomBot(seed)
    while not game.over and len(entries) <= most:
        seat, legal = game.asked, game.legal()
        move = bot.choose(game.view(seat), legal)
        entries.append(record.add(seat, move, legal, game.play(move)))
    return entries
