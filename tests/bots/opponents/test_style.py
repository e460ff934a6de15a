"""Styles hold together, and mind the table as people do."""

from dataclasses import replace
from typing import Any

import pytest

from coup_desktop.bots.opponents.memory import Memory
from coup_desktop.bots.opponents.player import StylePlayer
from coup_desktop.bots.opponents.policy import policy
from coup_desktop.bots.opponents.style import Style, StyleError, doubting_as
from coup_desktop.bots.opponents.styles import (
    LIAR,
    MEASURED,
    PASSIVE,
    SAVER,
    SCEPTIC,
    STRIKER,
    STYLE_BY_WORD,
    STYLES,
    UPRIGHT,
)
from coup_desktop.engine.game import Game
from tests.bots.playing import dealt, say

THINKING = (UPRIGHT, PASSIVE, MEASURED, STRIKER, SCEPTIC, LIAR)
"""Styles that mind what lies on the table."""


def after(hands: str, *lines: str) -> Game:
    game = dealt(hands)
    say(game, *lines)
    return game


def chance(style: Style, game: Game, words: str) -> float:
    """How likely a style does what the record calls so; `words` may leave out the target."""
    player = StylePlayer(style, game.ruleset)
    memory = Memory.of(game.view(None))
    names = [str(seat) for seat in range(game.ruleset.seats)]
    moves = [move for move in game.legal() if words in (move.word, move.text(names))]
    assert moves
    return sum(player.chance(game, memory, move) for move in moves)


def odds(chance: float) -> float:
    return chance / (1.0 - chance)


@pytest.mark.parametrize("style", THINKING)
def test_a_claim_that_cannot_be_is_doubted_more(style: Style) -> None:
    """The doubter holds two Dukes; once, the third lies face up."""
    hands = "assassin contessa,duke duke,duke captain"
    possible = after(hands, "tax")
    impossible = after(hands, "income", "income", "tax", "challenge", "lose duke", "tax")
    assert possible.asked == impossible.asked == 1
    assert odds(chance(style, impossible, "challenge")) > 3.0 * odds(
        chance(style, possible, "challenge")
    )


@pytest.mark.parametrize("style", THINKING)
def test_the_last_card_is_defended(style: Style) -> None:
    last = after("assassin duke,captain captain", "income", "tax", "challenge", "lose captain")
    say(last, "income", "income", "assassinate 1", "allow")
    assert chance(style, last, "block contessa") > 0.4


@pytest.mark.parametrize("style", [MEASURED, STRIKER, LIAR])
def test_who_was_caught_does_not_claim_the_same_again(style: Style) -> None:
    hands = "captain contessa,ambassador contessa"
    fresh = after(hands, "income", "income")
    caught = after(hands, "tax", "challenge", "lose contessa", "income")
    assert chance(style, caught, "tax") < 0.5 * chance(style, fresh, "tax")


@pytest.mark.parametrize("style", THINKING)
def test_foreign_aid_is_taken_where_no_duke_is_left(style: Style) -> None:
    hands = "duke duke,assassin duke"
    lines = ("tax", "challenge", "lose duke", "tax", "challenge", "lose duke")
    safe = after(hands, *lines)
    blocked = after(hands, "foreign-aid", "block duke", "allow", "income")
    assert chance(style, safe, "foreign-aid") > 2.0 * chance(style, blocked, "foreign-aid")


def test_the_saver_saves_and_then_strikes() -> None:
    game = dealt("captain contessa,duke duke")
    assert chance(SAVER, game, "income") > 0.6
    say(game, *["income"] * 12)
    assert game.coins[0] >= 7
    assert chance(SAVER, game, "coup") > 0.8


def test_the_striker_strikes_back() -> None:
    hands = "assassin duke,captain duke,captain contessa"
    game = after(hands, "income", "steal 0", "allow", "allow", "allow", "income")
    assert chance(STRIKER, game, "steal 1") > 1.5 * chance(STRIKER, game, "steal 2")


def test_seats_that_let_a_theft_pass_are_stolen_from_again() -> None:
    hands = "captain duke,assassin duke,contessa contessa"
    passed = after(hands, "steal 1", *["allow"] * 3, "tax", *["allow"] * 2, "income")
    assert passed.coins[1] == passed.coins[2]
    assert chance(MEASURED, passed, "steal 1") > chance(MEASURED, passed, "steal 2")


def test_who_doubts_like_another_acts_as_before() -> None:
    mixed = doubting_as(SAVER, SCEPTIC)
    assert mixed.word == "saver-sceptic"
    assert mixed.eager == SAVER.eager
    assert mixed.doubt == SCEPTIC.doubt
    assert doubting_as(mixed, SAVER) == replace(SAVER, word=mixed.word + "-saver")
    assert doubting_as(LIAR, LIAR) is LIAR
    game = dealt("captain contessa,duke duke")
    assert chance(mixed, game, "income") == chance(SAVER, game, "income")
    say(game, "tax")
    assert chance(mixed, game, "challenge") == chance(SCEPTIC, game, "challenge")


def test_words_are_each_ones_own() -> None:
    assert list(STYLE_BY_WORD.values()) == list(STYLES)
    assert len({style.word for style in STYLES}) == len(STYLES)
    ruleset = dealt("duke duke,captain captain").ruleset
    assert policy(LIAR, ruleset) is policy(LIAR, ruleset)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"bluff": (0.5,)}, "measured.bluff: 11 numbers are due, not 1"),
        ({"eager": (1.0,) * 11}, "measured.eager: 12 numbers are due, not 11"),
        ({"block": (1.5,) * 12}, "measured.block: a chance is from 0 to 1"),
        ({"walled": -0.1}, "measured.walled: no weight is below 0"),
        ({"slip": 0.0}, "measured.slip: above 0"),
    ],
)
def test_numbers_that_no_style_can_have(change: dict[str, Any], message: str) -> None:
    with pytest.raises(StyleError, match=message):
        replace(MEASURED, **change)
