"""Faults that people reported of programs like this one: TRAPS.md, 1 to 18."""

from random import Random

import pytest

from coup_desktop.engine.events import TurnEnded
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Kind
from coup_desktop.engine.record_reader import RecordError, read
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from tests.engine.page import TABLE, Rules
from tests.engine.play import machine_game, move_of, random_rules, ruleset_of
from tests.engine.told import RICH, SEATS, after, asks, coins, game_text, seat


def test_trap_01_nobody_without_a_say_is_asked() -> None:
    # A coup asks its target alone; income nobody.
    body = f"{RICH}; Ada tax; Bo tax; Cy income"
    assert asks(after(f"{body}; Ada coup Bo"), "Bo", "lose", "lose contessa", "lose duke")
    assert asks(after("Ada income"), "Bo", "action")
    # A block of another's affairs is asked of the target alone, a loss of nobody else.
    assert asks(after("Ada steal Bo; Bo allow; Cy allow; Bo allow"), "Bo", "action")
    # An exiled seat is passed over everywhere.
    exiled = (
        "Bo challenge; Ada show duke; Bo lose duke; draw duke; "
        "Bo tax; Cy challenge; Bo lose contessa"
    )
    told = after(f"Ada tax; {exiled}; Cy tax")
    assert asks(told, "Ada", "challenge")
    told = after(f"Ada tax; {exiled}; Cy tax; Ada allow")
    assert asks(told, "Ada", "action")


def test_trap_02_a_lost_card_lies_open_to_all() -> None:
    reading = read(game_text("Ada tax; Bo challenge; Ada show duke; Bo lose contessa; draw duke"))
    for viewer in (None, 0, 1, 2):
        shown = reading.game.view(viewer).seats[1].revealed
        assert [int(card) for card in shown] == [2]
    assert reading.game.court[2] == 2


def test_trap_03_a_wrong_challenge_of_ones_own_assassination() -> None:
    """With one card it is over at once: not asked twice, no survival."""
    deal = ("assassin captain", "duke contessa", "duke captain")
    body = (
        "Ada income; Bo income; Cy exchange; Bo challenge; Cy lose duke; "
        "Ada assassinate Cy; Cy challenge; Ada show assassin"
    )
    told = after(body, deal=deal)
    assert asks(told, "Cy", "lose", "lose captain")
    told = after(f"{body}; Cy lose captain; draw contessa", deal=deal)
    assert asks(told, "Bo", "action")
    assert seat(told, "Cy")["exiled"]


def test_trap_04_a_caught_contessa_with_one_card() -> None:
    body = (
        "Ada income; Bo income; Cy exchange; Bo challenge; Cy lose captain; "
        "Ada assassinate Cy; Cy block contessa; Bo challenge; Cy lose assassin"
    )
    told = after(body)
    assert asks(told, "Bo", "action")
    assert seat(told, "Cy")["exiled"]


def test_trap_05_only_the_target_is_offered_the_contessa() -> None:
    body = "Ada income; Bo income; Cy income; Ada assassinate Cy; Bo allow; Cy allow"
    assert asks(after(body), "Cy", "block")
    assert asks(after(f"{body}; Cy allow"), "Cy", "lose")
    # Right where anyone may block: the target first, then clockwise.
    anyone = "set blockers anyone"
    assert asks(after(f"{body}; Cy allow", head=anyone), "Bo", "block", "allow", "block contessa")


def test_trap_06_the_same_card_is_not_lost_twice() -> None:
    deal = ("assassin captain", "duke contessa", "duke captain")
    body = f"{RICH}; Ada assassinate Cy; Cy challenge; Ada show assassin; Cy lose duke; draw duke"
    with pytest.raises(RecordError):
        after(f"{body}; Cy allow; Cy lose duke", deal=deal)


def test_trap_07_a_block_of_a_steal_names_its_character_and_that_one_proves_it() -> None:
    told = after("Ada steal Cy; Bo allow; Cy allow")
    assert asks(told, "Cy", "block", "allow", "block ambassador", "block captain")
    told = after("Ada steal Cy; Cy block ambassador; Bo challenge")
    assert asks(told, "Cy", "prove", "lose assassin", "lose captain")
    told = after("Ada steal Cy; Cy block captain; Bo challenge")
    assert asks(told, "Cy", "prove", "lose assassin", "lose captain", "show captain")


def test_trap_08_tax_is_paid_once_and_the_turn_ends_once() -> None:
    told = after("Ada tax; Bo challenge; Ada show duke; Bo lose contessa; draw duke")
    assert coins(told) == [5, 2, 2]
    assert (told["turn"], told["turns"]) == ("Bo", 1)
    told = after("Ada steal Bo; Bo block captain; Cy challenge; Bo lose duke")
    assert coins(told) == [4, 0, 2]
    assert (told["turn"], told["turns"]) == ("Bo", 1)
    head = "option inquisitor"
    told = after("Ada examine Bo; Bo present duke; Ada replace; draw captain", head=head)
    assert (told["turn"], told["turns"]) == ("Bo", 1)


def test_trap_09_the_challenger_does_not_become_the_target() -> None:
    deal = ("assassin captain", "duke contessa", "duke captain")
    body = f"{RICH}; Ada assassinate Cy; Bo challenge; Ada show assassin; Bo lose duke; draw duke"
    told = after(f"{body}; Cy allow", deal=deal)
    assert asks(told, "Cy", "lose", "lose captain", "lose duke")


def test_trap_10_a_proven_claim_is_not_challenged_again() -> None:
    body = "Ada steal Cy; Bo challenge; Ada show captain; Bo lose duke; draw duke"
    assert asks(after(body), "Cy", "block")
    with pytest.raises(RecordError):
        after(f"{body}; Cy challenge")


def test_trap_11_foreign_aid_is_blocked_and_not_challenged() -> None:
    told = after("Ada foreign-aid")
    assert asks(told, "Bo", "block", "allow", "block duke")
    told = after("Ada foreign-aid; Bo allow")
    assert asks(told, "Cy", "block", "allow", "block duke")
    assert coins(after("Ada foreign-aid; Cy block duke; Bo income")) == [2, 3, 2]


@pytest.mark.parametrize("starter", [0, 1])
def test_trap_12_the_two_seat_coin_is_the_starters(starter: int) -> None:
    game = Game.start(Ruleset.make("official", 2), starter, SplitMix64(1))
    assert game.coins[starter] == 1
    assert game.coins[1 - starter] == 2
    assert game.treasury == 47
    assert Game.start(Ruleset.make("city-state", 2), starter, SplitMix64(1)).coins == [1, 1]


def test_trap_13_while_a_loss_is_pending_nothing_else_gets_in() -> None:
    game = read(game_text("Ada tax; Bo challenge; Ada show duke")).game
    assert {move.kind for move in game.legal()} == {Kind.LOSE}
    with pytest.raises(RecordError):
        after("Ada tax; Bo challenge; Ada show duke; Cy income")


def test_trap_14_teammates_are_no_targets_while_both_teams_live() -> None:
    teams = ("monarchists", "populists", "monarchists")
    told = after("Ada income; Bo income; Cy income", head="option factions", teams=teams)
    assert "steal Bo" in told["legal"]
    assert "steal Cy" not in told["legal"]
    assert "assassinate Cy" not in told["legal"]
    assert "convert Cy" in told["legal"]
    # Once one team is left, all are.
    told = after("Ada convert Bo; Bo income; Cy income", head="option factions", teams=teams)
    assert {"steal Bo", "steal Cy", "embezzle"} <= set(told["legal"])
    # A teammate may not block, but may challenge.
    told = after("Ada foreign-aid; Bo allow", head="option factions", teams=teams)
    assert asks(told, "Bo", "action")
    told = after("Ada tax; Bo allow", head="option factions", teams=teams)
    assert asks(told, "Cy", "challenge")


def test_trap_14_no_faction_actions_without_factions() -> None:
    told = after("Ada income")
    assert not {"convert", "embezzle"} & {words.split()[0] for words in told["legal"]}


@pytest.mark.parametrize(
    ("rules", "seats", "deck"),
    [("city-state", 6, 15), ("city-state", 7, 20), ("coup-x", 8, 20), ("coup-x", 9, 25)],
)
def test_trap_15_the_deck_grows_with_the_seats(rules: str, seats: int, deck: int) -> None:
    game = Game.start(Ruleset.make(rules, seats), 0, SplitMix64(1))
    assert sum(game.court) + 2 * seats == deck


def test_trap_16_no_turn_goes_to_the_dead() -> None:
    body = "Ada tax; Bo challenge; Ada show duke; Bo lose duke; draw duke; Bo tax; Cy challenge"
    told = after(f"{body}; Bo lose contessa; Cy income; Ada income")
    assert told["turn"] == "Cy"


def test_trap_17_a_game_starts_with_an_empty_reserve() -> None:
    ruleset = Ruleset.make("official", 3, ("factions",))
    first = Game.start(ruleset, 0, SplitMix64(1), (0, 1, 0))
    first.play(move_of(first, "convert", SEATS))
    assert first.reserve == 1
    second = Game.start(ruleset, 0, SplitMix64(1), (0, 1, 0))
    assert (second.reserve, second.treasury, second.coins) == (0, 44, [2, 2, 2])
    assert "embezzle" not in [move.word for move in second.legal()]


@pytest.mark.parametrize("preset", TABLE)
def test_trap_18_five_hundred_random_games_all_end(preset: str) -> None:
    for number in range(500):
        random = Random(f"{preset} {number}")
        column = TABLE[preset]
        options = tuple(option for option in column.options if random.random() < 0.4)
        if {"inspector", "six"} <= set(options):
            options = ("six",)
        seats = 2 if "draft" in options else random.randint(3, column.seats[1])
        if seats == 2:
            options = tuple(option for option in options if option != column.team_option)
        rules = Rules(preset, seats, options)
        teams = [random.randrange(2) for _ in range(seats)] if rules.teams else None
        game = Game.start(ruleset_of(rules), 0, SplitMix64(number), teams, history=False)
        while not game.over:
            game.push(random.choice(game.legal()))
            assert game.turns < 2000
        assert game.hands[game.winner]


def test_turns_are_counted_by_their_ends() -> None:
    random = Random(5)
    game = machine_game(random_rules(random), 5)
    while not game.over:
        game.push(random.choice(game.legal()))
    ended = [event for event in game.history or () if isinstance(event, TurnEnded)]
    assert [event.number for event in ended] == list(range(1, game.turns + 1))


def test_a_compulsory_coup_leaves_nothing_else_and_never_means_never() -> None:
    body = "; ".join(["Ada tax; Bo income; Cy income"] * 3)
    told = after(body)
    assert asks(told, "Ada", "action", "coup Bo", "coup Cy")
    told = after(body, head="set must-coup never")
    assert "income" in told["legal"]
