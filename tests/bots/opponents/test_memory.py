"""Tallies along moves and along a history are the same, and copies stand apart."""

import os

import pytest

from coup_desktop.bots.opponents.memory import Memory
from coup_desktop.engine.cast import AMBASSADOR, CAPTAIN, CONTESSA, DUKE
from tests.bots.opponents.playing import random_ruleset, tables
from tests.bots.playing import dealt, say

RULES = int(os.environ.get("COUP_OPPONENTS", "24"))


@pytest.mark.parametrize("number", range(RULES))
def test_moves_and_history_say_the_same(number: int) -> None:
    for table in tables(random_ruleset(number), number):
        game = table.game
        assert table.memory.state() == table.ledger.memory.state()
        assert Memory.of(game.view(game.asked)).state() == table.memory.state()


def test_copies_stand_apart() -> None:
    for table in tables(random_ruleset(3), 3):
        before = table.memory.state()
        twin = table.memory.copy()
        assert twin.state() == before
        for move in table.game.legal():
            other = twin.copy()
            other.note(table.game, move)
            assert twin.state() == before


def memory_after(hands: str, *lines: str) -> Memory:
    game = dealt(hands)
    say(game, *lines)
    return Memory.of(game.view(None))


def test_claims_last_until_the_cards_change() -> None:
    hands = "duke ambassador,captain contessa"
    taxed = memory_after(hands, "tax", "allow")
    assert taxed.claims == [1 << DUKE, 0]
    assert taxed.told == [0, 0]
    income = ("tax", "allow", "income", "tax", "allow")
    assert memory_after(hands, *income).told == [1 << DUKE, 0]
    exchanged = (*income, "income", "exchange", "allow", "keep ambassador duke")
    assert memory_after(hands, *exchanged[:-1]).claims == [1 << DUKE | 1 << AMBASSADOR, 0]
    assert memory_after(hands, *exchanged).claims == [0, 0]


def test_a_caught_claim_is_kept_as_such() -> None:
    memory = memory_after("contessa contessa,captain duke", "tax", "challenge", "lose contessa")
    assert memory.caught == [1 << DUKE, 0]
    assert memory.claims == [0, 0]
    assert memory.lies == [1, 0]
    assert memory.doubts == [0, 1]
    assert memory.heard == [0, 1]
    assert memory.gone[CONTESSA] == memory.lost == 1


def test_a_proved_claim_is_told_no_more() -> None:
    lines = ("tax", "challenge", "show duke", "lose captain")
    memory = memory_after("duke contessa,captain duke", *lines)
    assert memory.proofs == [1, 0]
    assert memory.claims == memory.caught == memory.lies == [0, 0]


def test_who_lets_a_theft_pass_has_passed_up_its_blockers() -> None:
    memory = memory_after("captain duke,contessa duke", "steal 1", "allow", "allow")
    assert memory.passed == [0, 1 << CAPTAIN | 1 << AMBASSADOR]
    assert memory.struck_by == [-1, 0]
