"""Events, one by one, bring the table to where the view says it is."""

import pytest

from coup_desktop.desk.table_state import TableState
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.ruleset import Ruleset
from tests.desk.table_games import random_events, start

RULESETS = (
    Ruleset.make("official", 2),
    Ruleset.make("official", 2, ["draft"]),
    Ruleset.make("official", 4, ["inquisitor", "factions"]),
    Ruleset.make("city-state", 8, ["inquisitor", "diplomat", "factions"]),
    Ruleset.make("coup-x", 5, ["six", "teams"]),
    Ruleset.make("coup-x", 10, ["inspector", "teams"]),
)


def comparable(state: TableState) -> list[object]:
    seats = [(s.coins, s.hidden, s.drawn, s.hand, s.shown, s.lost, s.team) for s in state.seats]
    return [seats, state.treasury, state.reserve, state.court]


def followed(ruleset: Ruleset, game: Game, viewpoint: int | None) -> TableState:
    """The state of a table that has seen how the game was set up."""
    state = TableState.empty(ruleset, viewpoint)
    state.show(game.view(viewpoint))
    return state


@pytest.mark.parametrize("viewpoint", [0, 1, None])
@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda r: f"{r.preset.word}-{r.seats}")
def test_events_say_what_the_view_says(ruleset: Ruleset, viewpoint: int | None) -> None:
    decisions = 0
    for seed in range(6):
        game = start(ruleset, seed)
        state = followed(ruleset, game, viewpoint)
        for events in random_events(game, seed):
            for event in events:
                state.apply(event.seen_by(viewpoint))
            truth = followed(ruleset, game, viewpoint)
            assert comparable(state) == comparable(truth), (seed, events)
            decisions += 1
        assert state.winner == game.winner != NOBODY
    assert decisions > 60


def test_the_deal_is_followed_from_an_empty_table() -> None:
    ruleset = Ruleset.make("official", 4)
    game = start(ruleset, 5)
    view = game.view(2)
    state = TableState.empty(ruleset, 2)
    for event in view.history:
        state.apply(event)
    assert [seat.hidden for seat in state.seats] == [2, 2, 2, 2]
    assert state.seats[2].hand == view.hand
    assert state.seats[0].hand == ()
    assert state.court == view.court


def test_nothing_hidden_reaches_the_table_of_an_onlooker() -> None:
    ruleset = Ruleset.make("official", 3)
    game = start(ruleset, 9)
    state = followed(ruleset, game, None)
    for events in random_events(game, 9):
        for event in events:
            state.apply(event.seen_by(None))
        assert all(seat.hand == () for seat in state.seats)
