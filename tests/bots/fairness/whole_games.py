"""Games among bots of one word, as records: `python -m tests.bots.fairness.whole_games`.

Prints them for every level, so that what two processes print can be compared.
"""

from collections.abc import Sequence

from coup_desktop.bots.stream import mixed, seat_seed
from coup_desktop.engine.game import Game
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.record import Record, Setup
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from tests.bots.fairness.worlds import Table
from tests.bots.levels import LEVELS, THOROUGH, quick, searches

TABLES: Sequence[Table] = (
    ("official", 2, ()),
    ("official", 2, ("draft",)),
    ("official", 4, ()),
    ("city-state", 5, ("diplomat", "factions", "inquisitor")),
    ("coup-x", 7, ("six", "teams")),
)
MOST = 4000
"""Decisions of a game; one that takes more does not end."""


def tables(word: str) -> Sequence[Table]:
    """The tables that a bot plays at: in the usual suite a slow one at two of them only."""
    return TABLES if THOROUGH or not searches(word) else TABLES[1:3]


def begun(table: Table, word: str, seed: int) -> tuple[Game, Record]:
    """A game that was dealt from a seed, and its record."""
    ruleset = Ruleset.make(*table)
    chance = SplitMix64(seed)
    teams = starting_teams(ruleset, 0, chance)
    game = Game.start(ruleset, 0, chance, teams)
    names = tuple(f"Seat{seat}" for seat in range(ruleset.seats))
    return game, Record.of(Setup(ruleset, names, (word,) * ruleset.seats, 0, teams), game)


def go_on(game: Game, record: Record, word: str, seed: int, most: int = MOST) -> None:
    """Plays so many decisions more, or to the end, by new bots."""
    bots = [quick(word, seat_seed(seed, seat)) for seat in range(game.ruleset.seats)]
    for _ in range(most):
        if game.over:
            return
        seat, legal = game.asked, game.legal()
        move = bots[seat].choose(game.view(seat), legal)
        record.add(seat, move, legal, game.play(move))


def main() -> None:
    """Prints the games of all levels."""
    for word in LEVELS:
        for table in tables(word):
            seed = mixed(len(word), table[1])
            game, record = begun(table, word, seed)
            go_on(game, record, word, seed)
            print(record.text(whole=True))
            print("#", "over" if game.over else f"{word} does not come to an end: {table}")


if __name__ == "__main__":
    main()
