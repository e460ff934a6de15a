"""Games in a row: the score, and who it belongs to."""

from dataclasses import replace

import pytest

from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.tags import MATCH_TAG
from coup_desktop.table.match import Match
from coup_desktop.table.setup import SeatSetup, TableSetup

ANN, ORSOLA, LIA = SeatSetup("Ann"), SeatSetup("Orsola", "courtier"), SeatSetup("Lia", "courtier")


def table(*seats: SeatSetup, tags: tuple[tuple[str, str], ...] = ()) -> TableSetup:
    return TableSetup(Ruleset.make("official", len(seats)), seats, 0, 1, tags=tags)


def won(*names: str) -> Match:
    """A match of Ann, Orsola and Lia in which these have won."""
    match = Match()
    match.join(table(ANN, ORSOLA, LIA))
    for name in names:
        match.note(name)
    return match


def test_the_first_game_has_no_score_and_no_tag() -> None:
    match = won()
    assert not match.has_begun
    assert match.score(table(ANN, ORSOLA, LIA)) == (0, 0, 0)
    assert match.tag(table(ANN, ORSOLA, LIA)) == ()


def test_the_score_stands_in_the_order_of_the_seats() -> None:
    match = won("Lia", "Ann", "Lia")
    assert match.has_begun
    assert match.score(table(ANN, ORSOLA, LIA)) == (1, 0, 2)
    assert match.tag(table(ANN, ORSOLA, LIA)) == ((MATCH_TAG, "1 0 2"),)


def test_another_order_at_the_same_table_is_the_same_match() -> None:
    match = won("Lia", "Ann", "Lia")
    turned = table(LIA, ANN, ORSOLA)
    match.join(turned)
    assert match.score(turned) == (2, 1, 0)
    assert match.tag(turned) == ((MATCH_TAG, "2 1 0"),)


def test_other_rules_are_the_same_match() -> None:
    match = won("Ann")
    city = replace(table(ANN, ORSOLA, LIA), ruleset=Ruleset.make("city-state", 3))
    match.join(city)
    assert match.score(city) == (1, 0, 0)


@pytest.mark.parametrize(
    "others",
    [
        (ANN, ORSOLA),
        (ANN, ORSOLA, SeatSetup("Isotta", "courtier")),
        (ANN, ORSOLA, SeatSetup("Lia", "random")),
        (ANN, ORSOLA, SeatSetup("Lia")),
    ],
)
def test_others_begin_another_match(others: tuple[SeatSetup, ...]) -> None:
    match = won("Ann", "Lia")
    match.join(table(*others))
    assert not match.has_begun
    assert set(match.score(table(*others))) == {0}


def test_a_game_of_an_earlier_sitting_brings_its_score() -> None:
    match = won("Orsola")
    setup = table(LIA, ANN, ORSOLA, tags=(("date", "2026-11-30"), (MATCH_TAG, "3 0 12")))
    match.take_up(setup)
    assert match.has_begun
    assert match.score(setup) == (3, 0, 12)
    match.note("Ann")
    turned = table(ANN, ORSOLA, LIA)
    match.join(turned)
    assert match.score(turned) == (1, 12, 3)


@pytest.mark.parametrize(
    "said",
    ["", "1 2", "1 2 3 4", "1 2 x", "1 -2 0", "1 ² 0", "1.5 0 0", f"{'9' * 5000} 0 0", "12345 0 0"],
)
def test_a_score_that_fits_nobody_counts_as_none(said: str) -> None:
    match = won("Ann")
    setup = table(ANN, ORSOLA, LIA, tags=((MATCH_TAG, said),))
    match.take_up(setup)
    assert not match.has_begun
    assert match.score(setup) == (0, 0, 0)


def test_the_games_of_a_match_are_counted() -> None:
    match = won("Lia", "Ann")
    assert match.game == 3
    match.take_up(table(ANN, ORSOLA, LIA))
    assert match.game == 1
