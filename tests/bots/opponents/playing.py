"""Games that styles play, for their tests."""

from collections.abc import Iterator
from random import Random

from coup_desktop.bots.beliefs import Decision, Ledger
from coup_desktop.bots.opponents.memory import Memory
from coup_desktop.bots.opponents.player import StylePlayer
from coup_desktop.bots.opponents.styles import STYLES
from coup_desktop.engine.cast import NO_CHARACTER
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from tests.bots.playing import new_game
from tests.engine.play import random_rules, ruleset_of

MOST = 400
"""Decisions after which a game is left."""


class Table:
    """A game in the run, its memory along the moves, and its ledger along the history."""

    def __init__(self, ruleset: Ruleset, seed: int) -> None:
        self.game = new_game(ruleset, seed, seed % ruleset.seats)
        self.memory = Memory(ruleset)
        self.ledger = Ledger.of(self.game.view(None))
        self._entered = 0
        self._write_up()

    def play(self, move: Move) -> None:
        """Plays a move of the seat that is asked, everywhere."""
        self.memory.note(self.game, move)
        self.game.play(move)
        self._write_up()

    def _write_up(self) -> None:
        history = self.game.view(None).history
        for event in history[self._entered :]:
            self.ledger.enter(event)
        self._entered = len(history)

    def decision(self, move: Move) -> Decision:
        """What the seat that is asked would decide by a move."""
        game = self.game
        presented = game.presented if game.phase is Phase.DECIDE else NO_CHARACTER
        drawn = game.drawn if game.phase is Phase.EXCHANGE else ()
        return Decision(game.asked, game.phase, move, drawn, presented)


def random_ruleset(seed: int) -> Ruleset:
    """Any preset, options, switches and number of seats."""
    return ruleset_of(random_rules(Random(seed)))


def tables(ruleset: Ruleset, seed: int, most: int = MOST) -> Iterator[Table]:
    """A game between all styles: the table before each decision."""
    table = Table(ruleset, seed)
    stream = SplitMix64(seed + 1)
    players = [StylePlayer(style, ruleset) for style in STYLES]
    for _ in range(most):
        if table.game.over:
            return
        yield table
        player = players[(table.game.asked + seed) % len(players)]
        table.play(player.pick(table.game, table.memory, stream))


def play_out(game: Game, memory: Memory, players: list[StylePlayer], stream: SplitMix64) -> int:
    """Plays a game to its end as a search would; how many decisions it took."""
    decisions = 0
    while not game.over:
        move = players[game.asked % len(players)].pick(game, memory, stream)
        memory.note(game, move)
        game.push(move)
        decisions += 1
    return decisions
