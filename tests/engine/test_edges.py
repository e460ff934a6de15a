"""Where other programs go wrong: the edges of RULES.md, section 3."""

from random import Random

import pytest

from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import ALLOW
from coup_desktop.engine.record_reader import RecordError, read
from tests.engine.page import TABLE, Rules
from tests.engine.play import machine_game, move_of
from tests.engine.told import DEAL3, RICH, SEATS, after, asks, coins, game_text, seat


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
