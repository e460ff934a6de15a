"""TRAPS.md 25, over every level that remembers: what was claimed, and who lets things pass.

Two tables each time that lie alike, cards, coins and turns, and differ only in what was done.
"""

from collections import Counter
from dataclasses import replace

import pytest

from coup_desktop.engine.cast import NO_CHARACTER
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Kind, Move
from tests.bots.levels import LEVELS, quick
from tests.bots.playing import dealt, say

SEEDS = range(30)
REMEMBER = LEVELS[1:]
"""The first level forgets what was claimed, and takes all seats for alike."""


def asked(game: Game, word: str) -> list[Move]:
    """What a bot does, with one seed after another."""
    view, legal = game.view(game.asked), game.legal()
    return [quick(word, seed).choose(view, legal) for seed in SEEDS]


def lies(game: Game, word: str) -> int:
    hand = game.hands[game.asked]
    return sum(
        move.kind is Kind.ACTION and move.claim != NO_CHARACTER and move.claim not in hand
        for move in asked(game, word)
    )


# Who lets things pass is lied to.

PASSES = ("allow", "allow", "allow")


def table(rounds: int, *, fights: bool) -> Game:
    """Seats 2 and 3 are caught on a lie: by seat 0, which is asked later, or by one another."""
    game = dealt("contessa contessa, duke duke, captain captain, captain assassin")
    for _ in range(rounds):
        say(game, "income", "tax", *PASSES, "income", "income")
    caught_by_seat_0 = ["allow", "challenge"], ["challenge"]
    caught_by_one_another = ["challenge"], ["allow", "allow", "challenge"]
    first, second = caught_by_one_another if fights else caught_by_seat_0
    say(game, "income", "income", "exchange", *first, "lose captain")
    say(game, "exchange", *second, "lose captain")
    return game


def alike(*games: Game) -> None:
    """Looks whether all that is seen at these tables is the same, but for what was done."""
    first, *others = (game.view(game.asked) for game in games)
    for view in others:
        assert replace(view, history=()) == replace(first, history=())
        assert view.history != first.history


@pytest.mark.parametrize("rounds", [0, 1, 2])
@pytest.mark.parametrize("word", REMEMBER)
def test_25_a_table_that_lets_pass_is_lied_to_more_than_one_that_fights(
    word: str, rounds: int
) -> None:
    patient, fighting = table(rounds, fights=False), table(rounds, fights=True)
    alike(patient, fighting)
    assert lies(patient, word) > lies(fighting, word)


# What was claimed is remembered.

ATTACKS = [
    ("assassinate", "contessa", "assassin contessa"),
    ("steal", "captain", "captain contessa"),
]


def after_a_block(hand: str, action: str, blocker: int, claim: str) -> Game:
    """Seat 0's action was blocked by one of two others; now it could take it again."""
    game = dealt(f"{hand}, duke ambassador, duke ambassador")
    for _ in range(2):
        say(game, "foreign-aid", "allow", "allow", "income", "income")
    questions = ["allow", "allow"]
    say(game, f"{action} {blocker}", *questions, f"block {claim}", *questions, "income", "income")
    return game


@pytest.mark.parametrize(("action", "claim", "hand"), ATTACKS)
@pytest.mark.parametrize("word", REMEMBER)
def test_25_who_has_claimed_the_answer_is_attacked_less(
    word: str, action: str, claim: str, hand: str
) -> None:
    hits: Counter[str] = Counter()
    first, second = (after_a_block(hand, action, blocker, claim) for blocker in (1, 2))
    alike(first, second)
    for game, blocker in ((first, 1), (second, 2)):
        for move in asked(game, word):
            if move.word == action:
                hits["who blocked" if move.target == blocker else "the other"] += 1
    assert hits["who blocked"] < hits["the other"]


@pytest.mark.parametrize(("action", "claim", "hand"), ATTACKS)
def test_25_can_be_failed(action: str, claim: str, hand: str) -> None:
    first, second = (after_a_block(hand, action, blocker, claim) for blocker in (1, 2))
    alike(first, second)
    assert asked(first, LEVELS[0]) == asked(second, LEVELS[0])  # the level that forgets
    patient, fighting = table(1, fights=False), table(1, fights=True)
    assert lies(patient, LEVELS[0]) == lies(fighting, LEVELS[0])
