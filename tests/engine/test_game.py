"""The game as other rooms call it: what it is started with, and what it refuses."""

import pickle
from collections.abc import Sequence

import pytest

from coup_desktop.engine.cast import NO_CHARACTER, Character
from coup_desktop.engine.events import Dealt, Declared, Phase
from coup_desktop.engine.game import Game, IllegalMoveError
from coup_desktop.engine.moves import ALLOW, CHALLENGE, Kind, move
from coup_desktop.engine.position import IllegalDrawError
from coup_desktop.engine.record import Record, Setup
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from tests.engine.play import NAMES, cards, move_of

OFFICIAL = Ruleset.make("official", 3)
TEAMS = Ruleset.make("official", 3, ("factions",))
DRAFT = Ruleset.make("official", 2, ("draft",))
HANDS = [cards(["duke", "captain"]), cards(["duke", "contessa"]), cards(["assassin", "captain"])]


def started(
    ruleset: Ruleset = OFFICIAL,
    starter: int = 0,
    teams: Sequence[int] | None = None,
    deal: Sequence[tuple[Character, ...]] | None = None,
) -> Game:
    return Game.start(ruleset, starter, SplitMix64(1), teams, deal)


@pytest.mark.parametrize("starter", [-1, 3])
def test_a_starter_has_a_seat(starter: int) -> None:
    with pytest.raises(ValueError, match="cannot start a game of 3"):
        started(starter=starter)


@pytest.mark.parametrize("teams", [None, (), (0, 1), (0, 1, 0, 1), (0, 1, 2), (0, -1, 0)])
def test_a_team_game_has_a_team_a_seat(teams: tuple[int, ...] | None) -> None:
    with pytest.raises(ValueError, match="one team a seat"):
        started(TEAMS, teams=teams)
    with pytest.raises(ValueError, match="one team a seat"):
        started(OFFICIAL, teams=(0, 1, 0))


@pytest.mark.parametrize(
    "deal",
    [
        HANDS[:2],
        [*HANDS, HANDS[0]],
        [HANDS[0], HANDS[1], HANDS[2][:1]],
        [HANDS[0], HANDS[1], (*HANDS[2], HANDS[2][0])],
        [cards(["duke", "duke"])] * 3,
        [HANDS[0], HANDS[1], cards(["guard", "duke"])],
        [HANDS[0], HANDS[1], (NO_CHARACTER, HANDS[2][0])],
        [HANDS[0], HANDS[1], (Character(99), HANDS[2][0])],
        [],
    ],
)
def test_a_deal_is_two_cards_of_the_deck_a_seat(deal: list[tuple[Character, ...]]) -> None:
    with pytest.raises(ValueError, match=r"cards|Court|deal"):
        started(deal=deal)


def test_a_deal_of_a_card_that_is_none_is_refused_where_the_last_character_plays() -> None:
    ruleset = Ruleset.make("coup-x", 2, ("inspector",))
    with pytest.raises(ValueError, match="Court"):
        started(ruleset, deal=[(NO_CHARACTER, NO_CHARACTER), cards(["guard", "thief"])])


def test_a_draft_has_no_deal_and_a_game_without_chance_needs_one() -> None:
    with pytest.raises(ValueError, match="draft game has no deal"):
        started(DRAFT, deal=HANDS[:2])
    with pytest.raises(ValueError, match="neither a deal"):
        Game.start(OFFICIAL, 0, None)


def test_a_deal_is_told_in_its_own_order_and_held_in_another() -> None:
    game = started(deal=HANDS)
    assert [e.cards for e in game.history or () if isinstance(e, Dealt)] == HANDS
    assert game.hands[0] == tuple(sorted(HANDS[0]))


def test_a_draw_is_named_when_one_is_due_and_from_the_court() -> None:
    game = Game.start(OFFICIAL, 0, None, None, HANDS)
    with pytest.raises(IllegalDrawError, match="nothing to give"):
        game.draw(cards(["duke"]))
    game.play(move_of(game, "exchange"))
    game.play(ALLOW)
    assert game.play(ALLOW) != []
    assert (game.phase, game.asked, game.drawing, game.legal()) == (Phase.DRAW, 0, 2, ())
    with pytest.raises(IllegalMoveError):
        game.play(ALLOW)
    court = game.court[:]
    for wrong in (["duke"], ["duke", "duke"], ["duke", "guard"], ["duke"] * 3, []):
        with pytest.raises(IllegalDrawError):
            game.draw(cards(wrong))
    with pytest.raises(IllegalDrawError):
        game.draw((NO_CHARACTER, Character(0)))
    assert game.court == court
    assert game.draw(cards(["captain", "assassin"])) != []
    assert game.phase is Phase.EXCHANGE
    assert game.drawn == tuple(sorted(cards(["captain", "assassin"])))


def test_a_draw_may_come_from_any_stream() -> None:
    game = Game.start(OFFICIAL, 0, None, None, HANDS)
    with pytest.raises(IllegalDrawError, match="nothing to give"):
        game.draw_by(SplitMix64(1))
    for words in ("exchange", "allow", "allow"):
        game.play(move_of(game, words))
    other = game.copy()
    game.draw_by(SplitMix64(4))
    other.draw_by(SplitMix64(4))
    assert game.drawn == other.drawn
    assert len(game.drawn) == 2


def test_the_answer_of_play_is_what_happened() -> None:
    game = started(deal=HANDS)
    (declared,) = game.play(move_of(game, "tax"))
    assert isinstance(declared, Declared)
    assert declared.move is move_of(started(deal=HANDS), "tax")
    silent = game.copy()
    assert silent.play(CHALLENGE) == []


def test_moves_are_one_object_each() -> None:
    legal = started(deal=HANDS).legal()
    assert pickle.loads(pickle.dumps(legal)) == legal
    assert all(pickle.loads(pickle.dumps(m)) is m for m in (*legal, ALLOW, CHALLENGE))
    kept = cards(["duke", "captain"])
    assert move(Kind.KEEP, cards=kept) is move(Kind.KEEP, cards=kept[::-1])
    assert move(Kind.KEEP, cards=kept).word == "keep captain duke"


def test_a_game_without_history_cannot_be_recorded() -> None:
    game = Game.start(OFFICIAL, 0, SplitMix64(1), history=False)
    with pytest.raises(ValueError, match="without history"):
        Record.of(Setup(OFFICIAL, NAMES[:3], ("human",) * 3, 0), game)


@pytest.mark.parametrize(
    "tag", [("two words", "x"), ("", "x"), ("#", "x"), ("said", "I am #1"), ("said", "one\ntwo")]
)
def test_a_tag_that_a_record_cannot_hold_is_refused(tag: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match="tag"):
        Setup(OFFICIAL, NAMES[:3], ("human",) * 3, 0, tags=(tag,))
