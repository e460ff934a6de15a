"""Games for the bots' tests."""

from collections.abc import Iterator, Sequence

from coup_desktop.bots import bot
from coup_desktop.bots.stream import seat_seed
from coup_desktop.engine.cast import CHARACTER_BY_WORD, Character
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Move
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset

TABLES = [
    ("official", 2, ()),
    ("official", 2, ("draft", "inquisitor")),
    ("official", 6, ("factions", "inquisitor")),
    ("city-state", 2, ("diplomat",)),
    ("city-state", 8, ("diplomat", "factions", "inquisitor")),
    ("coup-x", 3, ("inspector", "teams")),
    ("coup-x", 10, ("six", "teams")),
]
"""Preset, seats, options: every option once, the fewest and the most seats."""


def new_game(ruleset: Ruleset, seed: int, starter: int = 0) -> Game:
    chance = SplitMix64(seed)
    return Game.start(ruleset, starter, chance, starting_teams(ruleset, starter, chance))


def dealt(text: str, preset: str = "official", options: Sequence[str] = ()) -> Game:
    """A game of the hands in `text`: a comma between seats; the first seat begins."""
    hands = [cards(hand) for hand in text.split(",")]
    ruleset = Ruleset.make(preset, len(hands), options)
    return Game.start(ruleset, 0, SplitMix64(5), deal=hands)


def cards(text: str) -> tuple[Character, ...]:
    return tuple(CHARACTER_BY_WORD[word] for word in text.split())


def say(game: Game, *lines: str) -> None:
    """Plays decisions by their record words; targets are seat numbers."""
    names = [str(seat) for seat in range(game.ruleset.seats)]
    for line in lines:
        move = next(m for m in game.legal() if m.text(names) == line)
        game.play(move)


def ask(game: Game, word: str = "courtier", seed: int = 1) -> str:
    """What a bot answers to the question that is open."""
    return answer(game, seed, word).text([str(seat) for seat in range(game.ruleset.seats)])


def answer(game: Game, seed: int, word: str = "courtier") -> Move:
    return bot.make(word, seed).choose(game.view(game.asked), game.legal())


def positions(game: Game, word: str, seed: int, most: int = 2000) -> Iterator[tuple[Game, Move]]:
    """A game that bots play: before each decision, the game and what is going to be decided."""
    bots = [bot.make(word, seat_seed(seed, seat)) for seat in range(game.ruleset.seats)]
    for _ in range(most):
        if game.over:
            return
        move = bots[game.asked].choose(game.view(game.asked), game.legal())
        yield game, move
        game.play(move)
