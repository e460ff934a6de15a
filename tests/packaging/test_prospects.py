"""The tables by which games that are broken off are weighed: how they are fitted."""

from math import log

from training.prospects import (
    Turn,
    chances,
    evenly,
    fitted,
    likelihood,
    solved,
    turns,
    written,
)

from coup_desktop.bots.search.prospects import FEATURES
from coup_desktop.bots.search.worths import TABLES, Table


def test_the_tables_tell_winners_better_than_chance_in_games_that_they_have_not_seen() -> None:
    gained = 0.0
    unseen = turns(5, 99)
    for place, table in enumerate(TABLES):
        some = [turn for turn in unseen if turn.table == place]
        gained += len(some) * (likelihood(table, some) - evenly(some))
    assert gained > 0.02 * len(unseen)


def _row(**values: float) -> tuple[float, ...]:
    return tuple(values.get(name, 0.0) for name in FEATURES)


def test_fitting_finds_the_odds_by_which_seats_win() -> None:
    """Of two seats the one that can tax wins three of four games: log-odds of log 3."""
    seats = (_row(tax=1.0), _row())
    found = [Turn(0, seats, int(number % 4 == 0)) for number in range(4000)]
    table = fitted(found)
    tax = FEATURES.index("tax")
    assert abs(table[tax] - log(3.0)) < 0.03
    assert all(weight == 0.0 for place, weight in enumerate(table) if place != tax)
    assert abs(chances(table, found[0])[0] - 0.75) < 0.01
    assert abs(likelihood(table, found) - 0.75 * log(0.75) - 0.25 * log(0.25)) < 0.01
    assert abs(evenly(found) + log(2.0)) < 1e-9


def test_the_same_seed_plays_the_same_games_and_every_turn_has_its_winner() -> None:
    found = turns(1, 4)
    assert found == turns(1, 4)
    assert all(0 <= turn.winner < len(turn.seats) for turn in found)


def test_linear_equations_are_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == [1 / 11, 7 / 11]


def test_tables_are_written_as_they_are() -> None:
    scope: dict[str, tuple[Table, ...]] = {}
    exec(written(TABLES, "", ["a", "b", "c"]), scope)
    assert scope["TABLES"] == TABLES
