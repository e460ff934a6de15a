"""Tables and games for the tests of the table's widgets."""

import random
from collections.abc import Iterator

from coup_desktop.desk import fonts
from coup_desktop.desk.table_view import TableView
from coup_desktop.engine.events import Event
from coup_desktop.engine.game import Game
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset

NAMES = (
    "Sacha", "Baldassare", "Fiammetta", "Corvino", "Lia", "Orsola", "Niccolò", "Lucrezia",
    "Isotta", "Taddeo",
)  # fmt: skip
PORTRAITS = (
    "crest-1", "baldassare", "fiammetta", "corvino", "lia", "orsola", "niccolo", "lucrezia",
    "isotta", "taddeo",
)  # fmt: skip
LONGEST = "Wolfeschlegelsteinha"
"""A name of twenty letters, the most that there can be."""


def rules(seats: int, *, teams: bool = False) -> Ruleset:
    """A ruleset for so many seats."""
    if teams:
        preset, option = ("official", "factions") if seats <= 6 else ("coup-x", "teams")
        return Ruleset.make(preset, seats, [option])
    return Ruleset.make("official" if seats <= 6 else "coup-x", seats)


def start(ruleset: Ruleset, seed: int, starter: int = 0) -> Game:
    """A game before its first decision."""
    rng = SplitMix64(seed)
    teams = starting_teams(ruleset, starter, rng)
    return Game.start(ruleset, starter, rng, teams=teams)


def lay(
    table: TableView,
    ruleset: Ruleset,
    viewpoint: int | None = 0,
    names: tuple[str, ...] | None = None,
    people: int = 1,
) -> None:
    """Lay a table; the first `people` seats are human."""
    fonts.load()
    count = ruleset.seats
    kinds = tuple("human" if seat < people else "sensible" for seat in range(count))
    table.set_table(ruleset, names or NAMES[:count], kinds, PORTRAITS[:count], viewpoint)


def random_events(game: Game, seed: int) -> Iterator[list[Event]]:
    """Play a game to its end at random; the events of each decision."""
    chance = random.Random(seed)
    while not game.over:
        yield game.play(chance.choice(list(game.legal())))
