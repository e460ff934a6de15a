"""What is warned of, and what is not: by the rules' own consequences."""

import pytest

from coup_desktop.bots.counsel.warnings import (
    Danger,
    Warned,
    of_targets,
    together,
    warnings_at,
    warnings_of,
)
from coup_desktop.engine.cast import NO_CHARACTER
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import ALLOW, CHALLENGE, Kind, Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.rulebook import rulebook
from tests.bots.counsel.worded import worded
from tests.bots.fairness.worlds import TABLES, places
from tests.bots.playing import dealt, say
from tests.bots.test_traps import CERTAIN_LIES, NO_DUKES, NO_DUKES_TO_BLOCK, Position


def warned(game: Game, move: Move, *, public: bool = False) -> dict[Danger, str]:
    found = warnings_of(game.view(game.asked), move, public=public)
    return {one.danger: worded(one.sentence) for one in found}


def block(game: Game) -> Move:
    return next(move for move in game.legal() if move.kind is Kind.BLOCK)


def struck(hand: str) -> Game:
    """Bo assassinates Ada, who holds `hand` and is asked whether to challenge it."""
    told = "Ada income; Bo income; Cy income; Ada income; Bo assassinate Ada; Cy allow"
    return Position(f"{hand}, assassin captain, duke duke", told, "Ada").game()


# Two influences.


def test_a_wrong_challenge_of_an_assassin_can_cost_two() -> None:
    game = struck("duke captain")
    assert "two influences" in warned(game, CHALLENGE)[Danger.TWO]
    assert Danger.TWO not in warned(game, ALLOW)


def test_who_holds_the_contessa_loses_one_at_most_but_in_public_nobody_may_know() -> None:
    game = struck("contessa captain")
    assert Danger.TWO not in warned(game, CHALLENGE)
    assert Danger.TWO in warned(game, CHALLENGE, public=True)


def test_a_false_block_of_an_assassin_can_cost_two() -> None:
    game = struck("duke captain")
    say_all_allow(game)
    assert game.phase is Phase.BLOCK
    assert "two influences" in warned(game, block(game))[Danger.TWO]
    assert warned(game, ALLOW) == {}


def test_a_true_block_does_not() -> None:
    game = struck("contessa captain")
    say_all_allow(game)
    assert warned(game, block(game)) == {}


def say_all_allow(game: Game) -> None:
    while game.phase is Phase.CHALLENGE:
        game.play(ALLOW)


def test_with_one_card_there_are_no_two_to_lose() -> None:
    game = Position(
        "duke captain, assassin captain, contessa ambassador",
        "Ada exchange; Bo challenge; Ada lose captain; Bo income; Cy income; Ada income;"
        "Bo assassinate Ada",
        "Cy",
    ).game()
    game.play(ALLOW)
    assert game.asked == 0
    assert Danger.TWO not in warned(game, CHALLENGE)


def test_declining_to_prove_the_contessa_can_cost_two() -> None:
    game = struck("contessa captain")
    say_all_allow(game)
    game.play(block(game))
    while game.phase is Phase.CHALLENGE_BLOCK:
        game.play(CHALLENGE)
    assert (game.phase, game.asked) == (Phase.PROVE, 0)
    declines = [move for move in game.legal() if move.kind is Kind.LOSE]
    assert declines
    for move in declines:
        assert "two influences" in warned(game, move)[Danger.TWO]
    shows = next(move for move in game.legal() if move.kind is Kind.SHOW)
    assert warned(game, shows) == {}


def test_two_influences_can_go_exactly_where_it_is_said() -> None:
    """Against the engine: the answer, then the worst that can follow, for any hidden cards."""
    said: dict[bool, int] = {False: 0, True: 0}
    for table in TABLES:
        for place in places(table, 40, seed=47, twins=0):
            game = place.worlds[0].game
            if game.phase in (Phase.CHALLENGE, Phase.BLOCK):
                for move in game.legal():
                    if move is not ALLOW:
                        twice = worst(game, move, game.asked) > 1
                        warns = Danger.TWO in warned(game, move)
                        assert warns is (twice and not saved(game, game.asked, move)), game
                        said[warns] += 1
    assert said[True] > 10
    assert said[False] > 50


def saved(game: Game, seat: int, move: Move) -> bool:
    """Whether a card of the seat's own keeps the second influence."""
    assert game.action is not None
    blocks = {m.claim for m in rulebook(game.ruleset).blocks[game.action.action]}
    hand = game.hands[seat]
    return move.claim in hand if move.kind is Kind.BLOCK else any(card in blocks for card in hand)


def worst(game: Game, move: Move, seat: int) -> int:
    """The most influences that the seat loses in this turn, in many ways that it may go on.

    Everybody else does anything, the claim may be true or not; the seat itself lets pass.
    """
    most = 0
    for number in range(24):
        copy = game.copy(SplitMix64(number))
        stream = SplitMix64(1000 + number)
        if move is CHALLENGE and number % 2:
            claim = copy.action.claim if copy.action is not None else NO_CHARACTER
            hand = copy.hands[copy.turn]
            if claim != NO_CHARACTER and claim not in hand:
                copy.hands[copy.turn] = tuple(sorted((claim, *hand[1:])))
        had, turns = len(copy.hands[seat]), copy.turns
        copy.play(move)
        while not copy.over and copy.turns == turns and copy.hands[seat]:
            legal = copy.legal()
            if copy.asked == seat and ALLOW in legal:
                legal = (ALLOW,)
            copy.play(legal[stream.below(len(legal))])
        most = max(most, had - len(copy.hands[seat]))
    return most


# Coins.


@pytest.mark.parametrize(("had", "said"), [(3, False), (4, True), (6, True)])
def test_tax_that_brings_the_price_of_a_coup(had: int, said: bool) -> None:
    game = dealt("duke captain,ambassador contessa,duke assassin")
    game.coins[0] = had
    say(game, "tax")
    found = warned(game, ALLOW)
    assert (Danger.COINS in found) is said
    assert Danger.COINS not in warned(game, CHALLENGE)
    if said:
        assert f"0 has {had + 3}, enough for a" in found[Danger.COINS]


def test_ten_coins_compel() -> None:
    game = dealt("duke captain,ambassador contessa,duke assassin")
    game.coins[0] = 8
    say(game, "foreign-aid")
    assert "compulsory" in warned(game, ALLOW)[Danger.COINS]
    free = dealt("thief captain,dealer guard,thief assassin", "coup-x")
    free.coins[0] = 8
    say(free, "foreign-aid")
    assert warned(free, ALLOW) == {}


def test_a_theft_that_leaves_enough_and_one_that_does_not() -> None:
    game = dealt("duke captain,ambassador contessa,duke assassin")
    game.coins = [2, 9, 8]
    moves = {move.target: move for move in game.legal() if move.word == "steal"}
    assert "1 has 7 afterwards" in warned(game, moves[1])[Danger.COINS]
    assert warned(game, moves[2]) == {}
    assert all(
        one.danger is not Danger.COINS
        for one in of_targets(game.view(0), tuple(moves.values()), public=False)
    )


def test_a_gift_that_pays_for_a_coup() -> None:
    game = dealt("diplomat captain,ambassador contessa", "city-state", ("diplomat",))
    game.coins = [2, 6]
    share = next(move for move in game.legal() if move.word == "cooperate")
    assert "1 has 7 afterwards" in warned(game, share)[Danger.COINS]
    game.coins[1] = 5
    assert warned(game, share) == {}


def test_on_the_own_turn_the_rich_are_named() -> None:
    game = dealt("duke captain,ambassador contessa,duke assassin,duke captain,assassin contessa")

    def line() -> list[str]:
        view = game.view(0)
        return [worded(w.sentence) for w in warnings_at(view, game.legal(), public=False)]

    assert line() == []
    game.coins = [2, 7, 6, 2, 2]
    assert line() == ["Careful, enough coins for a 2: (1,)."]
    game.coins = [2, 7, 8, 9, 2]
    assert line() == ["Careful, opponents with enough coins for a 2: 3."]


# Claims that cannot be true.


@pytest.mark.parametrize("position", CERTAIN_LIES.values(), ids=CERTAIN_LIES)
def test_letting_a_claim_pass_that_cannot_be_true(position: Position) -> None:
    game = position.game()
    assert "cannot be true" in warned(game, ALLOW)[Danger.FALSE]
    assert Danger.FALSE not in warned(game, CHALLENGE)
    # Where others read along, that would tell what the seat holds.
    assert Danger.FALSE not in warned(game, ALLOW, public=True)
    assert Danger.FALSE not in {one.danger for one in together(game.view(None), (0,))}


@pytest.mark.parametrize("word", NO_DUKES)
def test_an_own_claim_that_nobody_can_believe(word: str) -> None:
    game = NO_DUKES[word].game()
    claims = [m for m in game.legal() if m.word in ("tax", "cooperate")]
    assert claims
    for move in claims:
        for public in (False, True):
            assert "nobody can believe such" in warned(game, move, public=public)[Danger.FALSE]
    line = warnings_at(game.view(0), game.legal(), public=True)
    assert Danger.FALSE in {one.danger for one in line}


@pytest.mark.parametrize("word", NO_DUKES_TO_BLOCK)
def test_a_block_that_nobody_can_believe(word: str) -> None:
    game = NO_DUKES_TO_BLOCK[word].game()
    assert Danger.FALSE in warned(game, block(game))
    assert Danger.FALSE not in warned(game, ALLOW)


def test_a_claim_of_which_all_copies_are_face_up_is_told_to_all() -> None:
    game = NO_DUKES["duke"].game()
    game.play(next(move for move in game.legal() if move.word == "tax"))
    found = together(game.view(None), (1, 2))
    assert [one.danger for one in found] == [Danger.FALSE]
    assert "lie face up" in worded(found[0].sentence)


def test_nobody_is_warned_of_nothing() -> None:
    game = dealt("duke captain,ambassador contessa,duke assassin")
    quiet: tuple[Warned, ...] = ()
    assert warnings_at(game.view(0), game.legal(), public=False) == quiet
    say(game, "tax")
    assert warnings_at(game.view(1), game.legal(), public=False) == quiet
