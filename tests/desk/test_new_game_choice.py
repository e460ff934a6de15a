"""A set-up as a value: kept as text, refused where it cannot be played, with a picture a seat."""

import json

import pytest

from coup_desktop.desk.new_game_choice import (
    CAST,
    CRESTS,
    NewGameChoice,
    default_choice,
    portrait,
)
from coup_desktop.resources import resource_path
from coup_desktop.table.setup import SeatSetup
from tests.desk.new_game_dialogs import RICH


@pytest.mark.parametrize("choice", [RICH, default_choice()])
def test_a_choice_is_kept_as_text(choice: NewGameChoice) -> None:
    assert NewGameChoice.parse(choice.text()) == choice


def with_name(name: str) -> str:
    """The rich choice as text, its first seat called so."""
    return RICH.text().replace(f'"name": "{RICH.seats[0].name}"', f'"name": "{name}"', 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "null",
        RICH.text().replace("coup-x", "chess"),
        RICH.text().replace('"team": 1', '"team": 2'),
        RICH.text().replace('"starter": 2', '"starter": 10'),
        RICH.text().replace('"starter": 2', '"starter": true'),
        RICH.text().replace('"box", "50"', '"box", "x"'),
        RICH.text().replace('"box", "50"', '"box", "99999999999"'),
        with_name(""),
        with_name("a b"),
        with_name("N" * 21),
        with_name(RICH.seats[1].name),
        RICH.text().replace('"kind": "human"', '"kind": "hu man"'),
    ],
)
def test_text_that_holds_no_playable_choice_is_none(text: str) -> None:
    assert NewGameChoice.parse(text) is None


def test_every_seat_has_a_picture() -> None:
    seats = [SeatSetup(name, "random") for name in CAST] + [SeatSetup("Eve")] * 20
    pictures = [portrait(seat, CRESTS[number % 10]) for number, seat in enumerate(seats)]
    for name in pictures:
        assert resource_path(f"portraits/{name}.svg").is_file()
    assert len(set(pictures[: len(CAST)])) == len(CAST)
    assert RICH.portraits[1] == "orsola"
    assert portrait(SeatSetup("SerPiero", "random"), "crest-1") == "ser-piero"
    assert portrait(SeatSetup("SerPiero"), "crest-1") == "crest-1"


PEOPLE = tuple(SeatSetup(f"Person{number}") for number in range(10))


@pytest.mark.parametrize("crests", [(), ("crest-2",), ("", "", "crest-1", "crest-10")])
def test_everybody_has_a_crest_of_their_own(crests: tuple[str, ...]) -> None:
    choice = NewGameChoice("coup-x", (), (), PEOPLE, crests=crests)
    assert sorted(choice.portraits) == sorted(CRESTS)
    for chosen, shown in zip(crests, choice.portraits, strict=False):
        assert not chosen or shown == chosen
    assert NewGameChoice.parse(choice.text()) == choice


def test_a_set_up_from_before_crests_were_chosen_is_still_one() -> None:
    old = json.loads(RICH.text())
    del old["crests"]
    assert NewGameChoice.parse(json.dumps(old)) == RICH
    odd = json.dumps(old | {"crests": ["crest-3", "../x", 7] + ["crest-1"] * 20})
    assert (found := NewGameChoice.parse(odd)) is not None
    assert found.crests == ("crest-3", "", "", *["crest-1"] * 7)
    assert NewGameChoice.parse(json.dumps(old | {"crests": 7})) is None
