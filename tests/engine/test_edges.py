"""Where other programs go wrong: the edges of RULES.md, section 3, and TRAPS.md, 1 to 18."""

from random import Random
from typing import Any

import pytest

from coup_desktop.engine.events import Phase, TurnEnded
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import ALLOW, Kind
from coup_desktop.engine.record import state
from coup_desktop.engine.record_reader import RecordError, read
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from tests.engine.page import TABLE, Rules
from tests.engine.play import machine_game, move_of, random_rules, ruleset_of

DEAL3 = ("duke captain", "duke contessa", "assassin captain")
SEATS = ("Ada", "Bo", "Cy", "Di")


def game_text(
    body: str,
    *,
    rules: str = "official",
    head: str = "",
    deal: tuple[str, ...] = DEAL3,
    teams: tuple[str, ...] = (),
    starter: str = "Ada",
) -> str:
    """A record; in the body `;` parts the lines."""
    lines = ["coup-record 1", f"rules {rules}", *filter(None, head.split("; "))]
    names = SEATS[: len(deal)]
    lines += [f"seat {name}" for name in names]
    lines.append(f"starter {starter}")
    lines += [f"team {name} {team}" for name, team in zip(names, teams, strict=False)]
    lines += [f"deal {name} {cards}" for name, cards in zip(names, deal, strict=True)]
    return "\n".join([*lines, *body.split("; ")]) + "\n"


def after(
    body: str,
    *,
    rules: str = "official",
    head: str = "",
    deal: tuple[str, ...] = DEAL3,
    teams: tuple[str, ...] = (),
    starter: str = "Ada",
) -> dict[str, Any]:
    """Where a record ends, as `replay --json` prints it."""
    text = game_text(body, rules=rules, head=head, deal=deal, teams=teams, starter=starter)
    reading = read(text)
    return state(reading.game, reading.record.setup.names)


def seat(told: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(s for s in told["seats"] if s["name"] == name)
    return found


def coins(told: dict[str, Any]) -> list[int]:
    return [s["coins"] for s in told["seats"]]


def asks(told: dict[str, Any], name: str | None, phase: str, *legal: str) -> bool:
    return (told["asked"], told["phase"]) == (name, phase) and (
        not legal or told["legal"] == sorted(legal)
    )


RICH = "Ada tax; Bo tax; Cy income"
"""Ada and Bo 5 coins, Cy 3."""


# Edges of section 3.


def test_edge_two_influences_in_one_turn_by_a_wrong_challenge() -> None:
    body = f"{RICH}; Ada assassinate Cy; Cy challenge; Ada show assassin; Cy lose duke; draw duke"
    deal = ("assassin captain", "duke contessa", "duke captain")
    told = after(body + "; Cy allow", deal=deal)
    assert asks(told, "Cy", "lose", "lose captain")
    told = after(body + "; Cy allow; Cy lose captain", deal=deal)
    assert seat(told, "Cy")["exiled"]
    assert seat(told, "Cy")["revealed"] == ["captain", "duke"]
    assert asks(told, "Bo", "action")


def test_edge_two_influences_in_one_turn_by_a_caught_contessa() -> None:
    body = f"{RICH}; Ada assassinate Cy; Cy block contessa; Ada challenge; Cy lose assassin"
    told = after(body)
    assert asks(told, "Cy", "lose", "lose captain")
    told = after(body + "; Cy lose captain")
    assert seat(told, "Cy")["exiled"]
    assert told["turns"] == 4


def test_edge_a_target_exiled_by_the_challenge_is_asked_nothing_more() -> None:
    deal = ("assassin captain", "duke contessa", "duke captain")
    body = (
        "Ada tax; Bo challenge; Ada lose captain; Bo income; Cy exchange; Ada challenge; "
        "Cy lose duke; Ada income; Bo income; Cy income; Ada assassinate Cy; Cy challenge; "
        "Ada show assassin; Cy lose captain; draw duke"
    )
    told = after(body, deal=deal)
    assert seat(told, "Cy") == {
        "name": "Cy", "coins": 0, "hidden": [], "revealed": ["captain", "duke"], "team": None,
        "exiled": True,
    }  # fmt: skip
    assert asks(told, "Bo", "action")
    # Three coins stay spent, and those of the exiled go to the Treasury.
    assert coins(told) == [0, 4, 0]
    assert told["treasury"] == 46


def test_edge_a_steal_from_a_seat_exiled_in_that_turn_still_collects() -> None:
    """S0's example: Haig is caught and exiled, Sacha still receives his two coins."""
    body = (
        "Ada tax; Bo challenge; Ada show duke; Bo lose contessa; draw duke; Bo income; Cy income; "
        "Ada steal Bo; Bo block captain; Cy challenge; Bo lose duke"
    )
    told = after(body)
    assert seat(told, "Bo")["exiled"]
    assert coins(told) == [7, 0, 3]
    assert told["treasury"] == 40
    # Also where the challenge of the action itself exiles the target.
    body = body.replace("Bo block captain; Cy challenge; Bo lose duke",
                        "Bo challenge; Ada show captain; Bo lose duke; draw captain")  # fmt: skip
    assert coins(after(body)) == [7, 0, 3]


def test_edge_coins_of_the_exiled_stay_until_the_turn_ends() -> None:
    body = (
        "Ada tax; Bo challenge; Ada show duke; Bo lose contessa; draw duke; Bo income; Cy income; "
        "Ada steal Bo; Bo block captain; Cy challenge"
    )
    reading = read(game_text(body))
    game = reading.game
    seen = [type(event).__name__ for event in game.play(move_of(game, "lose duke", SEATS))]
    assert seen[-4:] == ["CoinsMoved", "CoinsMoved", "TurnEnded", "TurnBegan"]


@pytest.mark.parametrize("rules", TABLE)
def test_edge_a_blocked_actions_cost_stays_spent(rules: str) -> None:
    deal = DEAL3
    guard = "contessa"
    if rules == "coup-x":
        deal = ("thief captain", "thief guard", "assassin captain")
        guard = "guard"
    body = f"{RICH}; Ada assassinate Cy; Cy block {guard}; Bo income"
    assert coins(after(body, rules=rules, deal=deal)) == [2, 6, 3]


@pytest.mark.parametrize(("rules", "left"), [("official", 5), ("city-state", 5), ("coup-x", 2)])
def test_edge_a_caught_actions_cost_is_returned_but_in_coup_x(rules: str, left: int) -> None:
    deal = DEAL3
    if rules == "coup-x":
        deal = ("thief captain", "thief guard", "assassin captain")
    lost = "thief" if rules == "coup-x" else "duke"
    body = f"{RICH}; Ada assassinate Cy; Bo challenge; Ada lose {lost}"
    told = after(body, rules=rules, deal=deal)
    assert coins(told)[0] == left
    assert seat(told, "Cy")["revealed"] == []


def test_edge_ten_coins_matter_at_the_start_of_the_next_turn() -> None:
    body = f"{RICH}; Ada tax; Bo income; Cy income; Ada foreign-aid"
    told = after(body + "; Bo allow; Cy allow")
    assert coins(told)[0] == 10
    assert asks(told, "Bo", "action")
    told = after(body + "; Bo income; Cy income")
    assert asks(told, "Ada", "action", "coup Bo", "coup Cy")


def test_edge_any_other_seat_may_challenge_and_block_challenges_too() -> None:
    told = after("Ada steal Bo; Bo allow")
    assert asks(told, "Cy", "challenge", "allow", "challenge")
    told = after("Ada steal Bo; Bo block captain")
    assert asks(told, "Cy", "challenge-block")
    told = after("Ada steal Bo; Bo block captain; Cy allow")
    assert asks(told, "Ada", "challenge-block")


@pytest.mark.parametrize("action", ["income", "foreign-aid", "coup Bo", "convert", "convert Bo"])
def test_edge_what_makes_no_claim_cannot_be_challenged(action: str) -> None:
    teams = ("monarchists", "populists", "populists")
    body = "Ada tax; Bo tax; Cy tax; Ada tax; Bo tax; Cy tax"
    game = read(game_text(f"{body}; Ada {action}", head="option factions", teams=teams)).game
    phases = set()
    while game.turn == 0:
        phases.add(game.phase)
        legal = game.legal()
        game.push(ALLOW if ALLOW in legal else legal[0])
    assert not phases & {Phase.CHALLENGE, Phase.PROVE}


def test_edge_one_seat_left_ends_the_game_whatever_was_pending() -> None:
    deal = ("duke captain", "captain contessa")
    body = (
        "Ada tax; Bo challenge; Ada show duke; Bo lose captain; draw ambassador; Bo income; "
        "Ada steal Bo; Bo challenge; Ada show captain; Bo lose contessa"
    )
    told = after(body, deal=deal)
    assert asks(told, None, "over")
    assert told["winner"] == "Ada"
    assert told["legal"] == []
    # The shown card is not replaced, the steal does not happen, the exiled pays back at once.
    assert seat(told, "Ada")["hidden"] == ["ambassador", "captain"]
    assert coins(told) == [4, 0]
    assert told["treasury"] == 46
    assert told["turns"] == 2
    assert told["turn"] == "Ada"


def test_edge_a_lost_card_never_returns_to_the_court() -> None:
    game = machine_game(Rules("official", 6), 11)
    random = Random(11)
    lost = 0
    while not game.over:
        before = [len(cards) for cards in game.revealed]
        game.push(random.choice(game.legal()))
        now = [len(cards) for cards in game.revealed]
        assert all(more >= less for more, less in zip(now, before, strict=True))
        lost = sum(now)
        if game.phase is Phase.ACTION:
            assert sum(game.court) == 3
    assert lost in {10, 11}


def test_edge_not_blocking_is_no_claim() -> None:
    told = after("Ada steal Bo; Bo allow; Cy allow; Bo allow")
    assert asks(told, "Bo", "action")
    with pytest.raises(RecordError):
        after("Ada steal Bo; Bo allow; Cy allow; Bo allow; Cy challenge")


def test_edge_a_proven_claim_leaves_the_block_open() -> None:
    body = f"{RICH}; Ada assassinate Cy; Bo challenge; Ada show assassin; Bo lose duke; draw duke"
    deal = ("assassin captain", "duke contessa", "duke captain")
    assert asks(after(body, deal=deal), "Cy", "block", "allow", "block contessa")
    body = f"{RICH}; Ada assassinate Cy; Cy challenge; Ada show assassin; Cy lose duke; draw duke"
    assert asks(after(body, deal=deal), "Cy", "block", "allow", "block contessa")


def test_edge_a_replaced_card_cannot_come_back_by_itself_and_a_proven_one_can() -> None:
    """Draw, then shuffle in (S1, S3); shuffle in, then draw (S0)."""
    deal = ("inquisitor captain", "duke duke", "duke contessa")
    head = "option inquisitor"
    body = "Ada examine Bo; Bo present duke; Ada replace; draw "
    with pytest.raises(RecordError, match="no duke is left"):
        after(body + "duke", deal=deal, head=head)
    assert after(body + "contessa", deal=deal, head=head)["court"].count("duke") == 1
    shown = "Bo tax; Cy challenge; Bo show duke; Cy lose contessa; draw duke"
    told = after(shown, deal=deal, head=head, starter="Bo")
    assert seat(told, "Bo")["hidden"] == ["duke", "duke"]


def test_edge_an_honest_embezzler_changes_its_whole_hand() -> None:
    teams = ("monarchists", "populists", "monarchists")
    body = "Ada convert; Bo income; Cy embezzle; Ada challenge; Cy show; Ada lose duke"
    told = after(f"{body}; draw captain assassin", head="option factions", teams=teams)
    assert seat(told, "Cy")["coins"] == 3
    assert told["reserve"] == 0
    with pytest.raises(RecordError, match="2 cards"):
        after(f"{body}; draw captain", head="option factions", teams=teams)


def test_edge_what_is_paid_to_convert_goes_to_the_reserve() -> None:
    teams = ("monarchists", "populists", "populists")
    body = "Ada convert; Bo convert Cy; Cy income; Ada tax; Bo challenge; Ada lose duke"
    told = after(body, head="option factions", teams=teams)
    assert told["reserve"] == 3
    assert coins(told) == [1, 0, 3]
    assert told["treasury"] == 50 - sum(coins(told)) - 3
    assert [s["team"] for s in told["seats"]] == ["populists", "populists", "monarchists"]


def test_edge_the_diplomats_coin_needs_a_gain() -> None:
    deal = ("diplomat captain", "diplomat contessa", "assassin captain")
    # What the Treasury holds before it, and who has how much after it.
    for left, shared in ((0, [2, 2, 2]), (1, [2, 2, 3]), (2, [3, 2, 3]), (3, [4, 2, 3])):
        head = f"option diplomat; set box {6 + left}"
        told = after(
            "Ada cooperate Cy; Bo allow; Cy allow", rules="city-state", head=head, deal=deal
        )
        assert coins(told) == shared


@pytest.mark.parametrize(
    ("decline", "legal"),
    [
        ("any", ("lose captain", "lose duke", "show duke")),
        ("other", ("lose captain", "show duke")),
        ("no", ("show duke",)),
    ],
)
def test_edge_who_holds_the_claimed_card_may_decline(decline: str, legal: tuple[str, ...]) -> None:
    told = after("Ada tax; Bo challenge", head=f"set decline {decline}")
    assert asks(told, "Ada", "prove", *legal)
    # Who does not hold it may lose any, whatever the switch.
    told = after("Ada exchange; Bo challenge", head=f"set decline {decline}")
    assert asks(told, "Ada", "prove", "lose captain", "lose duke")


def test_edge_two_of_the_claimed_card_cannot_be_declined_by_another() -> None:
    deal = ("duke duke", "duke contessa", "assassin captain")
    told = after("Ada tax; Bo challenge", head="set decline other", deal=deal)
    assert asks(told, "Ada", "prove", "show duke")


# TRAPS.md, 1 to 18.


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
