"""What a table refuses before there is a game."""

from dataclasses import replace

import pytest

from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.tags import SEED_TAG
from coup_desktop.table.setup import SeatSetup, TableSetup

TWO = (SeatSetup("Ada"), SeatSetup("Bo", "random"))


def make(
    seats: tuple[SeatSetup, ...] = TWO,
    starter: int = 0,
    teams: tuple[int, ...] | None = None,
    options: tuple[str, ...] = (),
    table: int = 2,
) -> TableSetup:
    return TableSetup(Ruleset.make("official", table, options), seats, starter, 1, teams)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: make(TWO[:1]), "for 2 seats, not 1"),
        (lambda: make(starter=2), "seat 2 cannot start"),
        (lambda: make(starter=-1), "seat -1 cannot start"),
        (lambda: make((TWO[0], TWO[0])), "Two seats are called Ada"),
        (lambda: make((SeatSetup("a b"), TWO[1])), "no blank"),
        (lambda: make((SeatSetup("draw"), TWO[1])), "word of the game record"),
        (lambda: make((SeatSetup("Ada", "two words"), TWO[1])), "no single word"),
        (lambda: make((SeatSetup("Ada", ""), TWO[1])), "no single word"),
        (lambda: make(teams=(0, 1)), "the ruleset has none"),
    ],
)
def test_nonsense_is_refused(wrong: object, message: str) -> None:
    assert callable(wrong)
    with pytest.raises(ValueError, match=message):
        wrong()


def test_teams_must_be_one_a_seat() -> None:
    three = (*TWO, SeatSetup("Cy", "random"))
    with pytest.raises(ValueError, match="2 teams are given for 3 seats"):
        make(three, teams=(0, 1), options=("factions",), table=3)
    game, record = make(three, teams=(1, 1, 0), options=("factions",), table=3).start()
    assert game.teams == [1, 1, 0]
    assert record.setup.teams == (1, 1, 0)


def test_each_bot_has_a_seed_of_its_own() -> None:
    setup = make((SeatSetup("Ada", "random"), SeatSetup("Bo", "random")))
    seeds = {seed for _, seed in setup.chairs.values()}
    assert len(seeds) == 2
    assert setup.seed not in seeds


def test_the_record_names_everything() -> None:
    game, record = make().start()
    text = record.text()
    assert "seat Ada\nseat Bo random\nstarter Ada\n" in text
    assert text.count("deal ") == 2
    assert "tag table-seed 1\n" in text
    assert game.starter == 0


@pytest.mark.parametrize("said", ["", "x", "-1", "²", "9" * 5000])
def test_a_seed_that_is_none_is_replaced(said: str) -> None:
    _, record = make().start()
    spoilt = replace(record.setup, tags=((SEED_TAG, said),))
    assert 0 <= TableSetup.of(spoilt).seed < 2**64
