"""TRAPS.md 25, over every level that remembers: what was claimed, and who lets things pass.

Two tables each time that lie alike, cards, coins and turns, and differ only in what was done.
"""

from collections import Counter

import pytest

from coup_desktop.engine.cast import NO_CHARACTER
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Kind, Move
from tests.bots.levels import LEVELS, quick
from tests.bots.playing import dealt, say

SEEDS = range(60)
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


def patient_table() -> Game:
    """Nobody doubts that seat 1 is the Duke; its Coups cost seats 2 and 3 a card each."""
    game = dealt("contessa contessa, duke duke, captain captain, captain ambassador")
    for victim in (2, 3):
        for _ in range(2):
            say(game, "income", "tax", "allow", "allow", "allow", "income", "income")
        say(game, "income", f"coup {victim}", "lose captain", "income", "income")
    return game


def fighting_table() -> Game:
    """Seat 1 takes tax, and seats 2 and 3 lose a card each by doubting that."""
    game = dealt("contessa contessa, duke duke, captain captain, captain ambassador")
    for doubts in (["challenge"], ["allow", "challenge"]):
        say(game, "income", "tax", *doubts, "show duke", "lose captain")
        # The Court may have given seat 1 what it liked: it has shown a Duke all the same.
        say(game, "income", "income")
    game.coins[1] = 2  # or it would have to strike
    for _ in range(4):
        say(game, "income", "income", "income", "income")
    return game


def alike(*games: Game, own: int) -> None:
    """Gives tables the same coins, and looks whether all else that is seen is the same."""
    for game in games:
        game.coins[:] = [own, *[4] * (game.ruleset.seats - 1)]
    first, *others = (game.view(game.asked) for game in games)
    for view in others:
        assert (view.seats, view.hand, view.turns) == (first.seats, first.hand, first.turns)
        assert (view.phase, view.asked, view.court) == (first.phase, first.asked, first.court)
        assert view.history != first.history


@pytest.mark.parametrize("own", [1, 2, 4])
@pytest.mark.parametrize("word", REMEMBER)
def test_25_a_table_that_lets_pass_is_lied_to_more_than_one_that_fights(
    word: str, own: int
) -> None:
    patient, fighting = patient_table(), fighting_table()
    alike(patient, fighting, own=own)
    assert lies(patient, word) > lies(fighting, word) + 15


# What was claimed is remembered.

ATTACKS = [
    ("assassinate", "contessa", "assassin contessa", 4),
    ("steal", "captain", "captain contessa", 2),
]


def after_a_block(hand: str, action: str, blocker: int, claim: str) -> Game:
    """Seat 0's action was blocked by one of two others; now it could take it again."""
    game = dealt(f"{hand}, duke ambassador, duke ambassador")
    say(game, "income", "income", "income")
    questions = ["allow", "allow"]
    say(game, f"{action} {blocker}", *questions, f"block {claim}", *questions, "income", "income")
    return game


@pytest.mark.parametrize(("action", "claim", "hand", "own"), ATTACKS)
@pytest.mark.parametrize("word", REMEMBER)
def test_25_who_has_claimed_the_answer_is_attacked_less(
    word: str, action: str, claim: str, hand: str, own: int
) -> None:
    hits: Counter[str] = Counter()
    first, second = (after_a_block(hand, action, blocker, claim) for blocker in (1, 2))
    alike(first, second, own=own)
    for game, blocker in ((first, 1), (second, 2)):
        for move in asked(game, word):
            if move.word == action:
                hits["who blocked" if move.target == blocker else "the other"] += 1
    assert hits["who blocked"] < hits["the other"]


@pytest.mark.parametrize(("action", "claim", "hand", "own"), ATTACKS)
def test_25_can_be_failed(action: str, claim: str, hand: str, own: int) -> None:
    first, second = (after_a_block(hand, action, blocker, claim) for blocker in (1, 2))
    alike(first, second, own=own)
    assert asked(first, LEVELS[0]) == asked(second, LEVELS[0])  # the level that forgets
    patient, fighting = patient_table(), fighting_table()
    alike(patient, fighting, own=own)
    # A bot that lies by dice lies to both alike, but for the dice.
    assert abs(lies(patient, "truster") - lies(fighting, "truster")) < 15
