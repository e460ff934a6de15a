"""The benchmark bots: whole games of every preset, and the habit that gives each its name."""

import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from coup_desktop.bots import bot
from coup_desktop.bots.benchmark import contest, plain, ruleai
from coup_desktop.bots.stream import seat_seed
from coup_desktop.desk.seating import standing_of
from coup_desktop.engine.cast import (
    ASSASSIN,
    COOPERATE,
    COUP,
    DUKE,
    FOREIGN_AID,
    INCOME,
    NO_CHARACTER,
    TAX,
)
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import ALLOW, CHALLENGE, Kind, Move
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.simulate import Plan, play
from tests.bots.playing import TABLES, ask, cards, dealt, new_game, positions, say

OUR_OWN = ("honest", "turtle", "doubter", "truster", "duke-liar", "contest")
RULEAI_TABLES = [("official", seats, ()) for seats in (2, 4, 6)]
EVERYWHERE = [(word, table) for word in OUR_OWN for table in TABLES] + [
    ("ruleai", table) for table in RULEAI_TABLES
]


def games(
    word: str, table: tuple[str, int, tuple[str, ...]], count: int = 4
) -> Iterator[tuple[Game, Move]]:
    """Before each decision of some games: the game, and what is going to be decided."""
    preset, seats, options = table
    ruleset = Ruleset.make(preset, seats, options)
    for seed in range(count):
        game = new_game(ruleset, seed, seed % seats)
        # Against bluffers, and in the last game against itself, so that all of it comes up.
        among_itself = seed == count - 1
        words = [word if among_itself or (seat + seed) % 2 else "random" for seat in range(seats)]
        bots = [bot.make(words[seat], seat_seed(7, seat)) for seat in range(seats)]
        for _ in range(20_000):
            if game.over:
                break
            seat = game.asked
            move = bots[seat].choose(game.view(seat), game.legal())
            if words[seat] == word:
                yield game, move
            game.play(move)
        assert game.over, (word, table, seed)


@pytest.mark.parametrize(("word", "table"), EVERYWHERE)
def test_plays_whole_games_by_legal_moves(
    word: str, table: tuple[str, int, tuple[str, ...]]
) -> None:
    decided = 0
    for game, move in games(word, table):
        assert move in game.legal()
        decided += 1
    assert decided > 10


def honest_move(game: Game, move: Move) -> bool:
    hand = game.hands[game.asked]
    if move.action >= 0 and not move.challengeable and move.kind is Kind.ACTION:
        return True
    if move.claim == NO_CHARACTER:
        return move.kind is not Kind.ACTION or not set(hand) & game.book.barred
    return move.claim in hand


@pytest.mark.parametrize("word", ["honest", "doubter"])
@pytest.mark.parametrize("table", TABLES)
def test_an_honest_bot_claims_what_it_holds(
    word: str, table: tuple[str, int, tuple[str, ...]]
) -> None:
    claims = 0
    for game, move in games(word, table):
        if move.kind in (Kind.ACTION, Kind.BLOCK):
            assert honest_move(game, move), (game.hands[game.asked], move)
            claims += move.claim != NO_CHARACTER
    assert claims


@pytest.mark.parametrize("word", ["truster", "contest"])
def test_a_bluffer_bluffs_at_times(word: str) -> None:
    said = [
        honest_move(game, move)
        for game, move in games(word, ("official", 4, ()), 12)
        if move.kind in (Kind.ACTION, Kind.BLOCK) and move.claim != NO_CHARACTER
    ]
    assert 0.03 < said.count(False) / len(said) < 0.6


@pytest.mark.parametrize("table", TABLES)
def test_the_doubter_always_challenges(table: tuple[str, int, tuple[str, ...]]) -> None:
    answers = [m for game, m in games("doubter", table) if CHALLENGE in game.legal()]
    assert answers
    assert set(answers) == {CHALLENGE}


@pytest.mark.parametrize("word", ["truster", "turtle"])
@pytest.mark.parametrize("table", TABLES)
def test_the_truster_never_does(word: str, table: tuple[str, int, tuple[str, ...]]) -> None:
    answers = [m for game, m in games(word, table) if CHALLENGE in game.legal()]
    assert answers
    assert set(answers) == {ALLOW}


def test_the_truster_believes_what_it_sees_to_be_false() -> None:
    game = dealt("ambassador captain, contessa duke, duke duke")
    game.hands[1], game.revealed[1] = game.hands[1][1:], (DUKE,)
    say(game, "tax", "allow")
    assert ask(game, "honest") == "challenge"
    assert ask(game, "truster") == "allow"


@pytest.mark.parametrize("table", TABLES)
def test_the_turtle_only_saves_and_strikes(table: tuple[str, int, tuple[str, ...]]) -> None:
    for game, move in games("turtle", table):
        if game.phase is Phase.ACTION:
            wanted = COUP if any(m.action == COUP for m in game.legal()) else INCOME
            assert move.action == wanted
        assert move.kind is not Kind.BLOCK


@pytest.mark.parametrize("table", TABLES)
def test_the_duke_liar_always_says_duke(table: tuple[str, int, tuple[str, ...]]) -> None:
    lies = 0
    for game, move in games("duke-liar", table):
        actions = {m.action for m in game.legal()}
        if game.phase is Phase.ACTION and COUP not in actions:
            assert move.action == (TAX if TAX in actions else COOPERATE)
        if game.phase is Phase.BLOCK:
            says = game.declared.action == FOREIGN_AID
            assert move.kind is (Kind.BLOCK if says else Kind.ALLOW)
        lies += move.claim != NO_CHARACTER and move.claim not in game.hands[game.asked]
    assert lies


def test_contest_strikes_steals_from_the_rich_and_saves_its_last_card() -> None:
    game = dealt("captain duke, contessa assassin, ambassador ambassador")
    game.coins[:] = [3, 2, 6]
    assert ask(game, "contest") == "steal 2"
    game.coins[:] = [3, 2, 3]
    assert ask(game, "contest") == "tax"
    game.coins[0] = 7
    assert ask(game, "contest").startswith("coup ")


def test_contest_does_not_exchange_for_ever() -> None:
    game = dealt("ambassador contessa, duke captain")
    assert ask(game, "contest") == "exchange"
    say(game, "exchange", "allow")
    game.play(game.legal()[0])
    say(game, "income")
    game.hands[0] = cards("contessa ambassador")
    assert ask(game, "contest") != "exchange"


def test_contest_watches_the_seat_before_it() -> None:
    game = dealt("captain captain, contessa assassin, ambassador ambassador, duke duke")
    game.coins[:] = [2, 6, 6, 6]
    assert {ask(game, "contest", seed) for seed in range(20)} == {"steal 3"}


@pytest.mark.parametrize("seed", range(5))
def test_contest_claims_the_contessa_on_its_last_card(seed: int) -> None:
    game = dealt("assassin assassin, duke captain")
    game.hands[1], game.revealed[1] = game.hands[1][:1], game.hands[1][1:]
    game.coins[:] = [3, 2]
    say(game, "assassinate 1", "allow")
    assert ask(game, "contest", seed) == "block contessa"


def test_contest_doubts_what_beats_it_anyway() -> None:
    game = dealt("assassin captain, duke contessa", "official")
    game.hands[1], game.revealed[1] = (DUKE,), (ASSASSIN,)
    game.coins[:] = [4, 3]
    say(game, "tax")
    assert contest.beats(game.view(1), game.declared)
    assert ask(game, "contest") == "challenge"
    game.coins[1] = 8
    game.hands[0], game.revealed[0] = (ASSASSIN,), (ASSASSIN,)
    assert not contest.beats(game.view(1), game.declared)


def test_a_block_that_stood_is_not_run_into_again() -> None:
    game = dealt("captain contessa, ambassador duke")
    assert ask(game, "honest") == "steal 1"
    say(game, "steal 1", "allow", "block ambassador", "allow")
    walls = plain.blocked_before(game.view(1))
    assert walls == {(1, 6)}
    say(game, "income")
    assert ask(game, "honest") != "steal 1"


def hidden_swapped(game: Game, me: int, chance: SplitMix64) -> Game:
    """Another game that the seat cannot tell apart: the cards it does not see dealt anew."""
    twin = game.copy()
    twin.history = game.history  # only what the seat saw of it is read
    court = twin.court
    sizes = [len(hand) for hand in twin.hands]
    for seat, hand in enumerate(twin.hands):
        if seat != me:
            for card in hand:
                court[card] += 1
    for seat, size in enumerate(sizes):
        if seat != me:
            twin.hands[seat] = tuple(sorted(chance.take(court, size)))
    return twin


FAIRNESS = [(word, table) for word in OUR_OWN for table in (TABLES[1], *TABLES[4:])] + [
    (word, ("official", 4, ())) for word in (*OUR_OWN, "ruleai")
]


@pytest.mark.parametrize(("word", "table"), FAIRNESS)
def test_hidden_cards_of_others_change_no_move(
    word: str, table: tuple[str, int, tuple[str, ...]]
) -> None:
    compared = swapped = 0
    ruleset = Ruleset.make(*table)
    chance = SplitMix64(3)
    for number in range(8):
        for game, move in positions(new_game(ruleset, number), word, number, 60):
            me = game.asked
            if game.phase in (Phase.DRAFT, Phase.DECIDE):
                continue  # nothing is dealt yet; the presented card is no longer hidden
            twin = hidden_swapped(game, me, chance)
            assert twin.view(me) == game.view(me)
            swapped += twin.hands != game.hands
            again = bot.make(word, seat_seed(number, me)).choose(twin.view(me), twin.legal())
            assert again is move
            compared += 1
    assert compared > 25
    assert swapped > 0.5 * compared


@pytest.mark.parametrize("word", [*OUR_OWN, "ruleai"])
def test_the_same_seed_gives_the_same_game_and_another_seed_another(word: str) -> None:
    def played(seed: int) -> list[Move]:
        game = new_game(Ruleset.make("official", 4), 5)
        return [move for _, move in positions(game, word, seed)]

    first = played(1)
    assert played(1) == first
    assert any(played(seed) != first for seed in range(2, 12))


def test_a_bot_rebuilt_at_each_decision_plays_on_as_it_would_have() -> None:
    for word in (*OUR_OWN, "ruleai"):
        game = new_game(Ruleset.make("official", 3), 2)
        for before, move in positions(game, word, 9, 60):
            seat = before.asked
            again = bot.make(word, seat_seed(9, seat)).choose(before.view(seat), before.legal())
            assert again is move


# RuleAI.


def test_ruleai_shows_the_claimed_card_where_it_can() -> None:
    proofs = 0
    for game, move in games("ruleai", ("official", 4, ()), 12):
        if game.phase is Phase.PROVE and any(m.kind is Kind.SHOW for m in game.legal()):
            assert move.kind is Kind.SHOW
            proofs += 1
    assert proofs


def test_ruleai_never_hears_of_hidden_cards() -> None:
    game = new_game(Ruleset.make("official", 4), 1)
    say(game, "tax", "allow", "allow", "allow")
    seen = ruleai.table(game.view(1))
    hidden = [player["hidden"] for player in seen["players"]]
    assert hidden[0] == hidden[2] == hidden[3] == ["hidden", "hidden"]
    assert hidden[1] != ["hidden", "hidden"]
    assert [player["cash"] for player in seen["players"]] == [5, 2, 2, 2]
    assert seen["game"] == {"phase": "start_of_turn", "whose_turn": 1, "player_to_act": 1}


def test_ruleai_is_told_what_coupml_would_remember() -> None:
    game = dealt("duke captain, contessa assassin, ambassador duke")
    say(game, "tax", "allow", "challenge", "show duke", "lose ambassador")
    traces = ruleai.told(game.view(1).history, 3)
    assert traces[0] == [("claim", "duke"), ("reveal", "duke")]
    assert traces[2] == [("reveal", "ambassador")]
    say(game, "steal 2", "challenge", "lose contessa")
    traces = ruleai.told(game.view(0).history, 3)
    assert traces[1] == [
        ("claim", "captain"),
        ("reveal", "contessa"),
        ("lost_challenge", "captain"),
    ]


def test_ruleai_is_told_of_a_block() -> None:
    game = dealt("captain captain, contessa assassin, ambassador duke")
    say(game, "steal 2", "allow", "allow", "block ambassador")
    seen = ruleai.table(game.view(0))["game"]
    assert seen == {
        "phase": "awaiting_block_challenge",
        "whose_turn": 0,
        "player_to_act": 0,
        "action": "steal",
        "target_player": 2,
        "blocked_with": "ambassador",
        "blocking_player": 2,
    }


def test_ruleai_plays_as_its_rules_say() -> None:
    assert ask(dealt("assassin duke, contessa contessa"), "ruleai") == "tax"
    game = dealt("assassin duke, contessa contessa")
    game.coins[0] = 7
    assert ask(game, "ruleai") == "coup 1"
    said = Counter(ask(dealt("captain duke, contessa duke"), "ruleai", n) for n in range(200))
    assert 150 < said["steal 1"] < 200  # it keeps to it but for a tenth of the time


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        (("city-state", 4), "official rules without options"),
        (("official", 4, ("inquisitor",)), "official rules without options"),
        (("official", 4, (), {"copies": "4"}), "switch copies"),
        (("official", 4, (), {"blockers": "anyone"}), "switch blockers"),
        (("official", 4, (), {"steal-from-empty": "no"}), "switch steal-from-empty"),
        (("official", 4, (), {"keep-drawn": "1"}), "switch keep-drawn"),
    ],
)
def test_ruleai_refuses_rules_that_it_does_not_know(
    rules: tuple[object, ...], message: str
) -> None:
    with pytest.raises(bot.UnfitBotError, match=f"ruleai knows .*{message}"):
        bot.check("ruleai", Ruleset.make(*rules))  # type: ignore[arg-type]
    bot.check("ruleai", Ruleset.make("official", 6, (), {"must-coup": "never", "box": "60"}))


def test_ruleai_without_coupml_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ruleai, "find_spec", lambda name: None)
    with pytest.raises(bot.UnfitBotError, match=r"coupml, which is not installed; .*pip install"):
        bot.check("ruleai", Ruleset.make("official", 4))


def test_another_coupml_is_named_instead_of_an_illegal_move() -> None:
    with pytest.raises(ValueError, match="coupml answers 'bribe:1'"):
        ruleai.translated("bribe:1", [ALLOW, CHALLENGE])


def test_the_window_offers_none_of_them() -> None:
    words = {info.word for info in bot.ROSTER}
    assert words.isdisjoint(info.word for info in bot.benchmarks())
    assert [info.word for info in bot.benchmarks()] == [*OUR_OWN, "ruleai"]


def test_a_game_that_names_one_is_gone_on_with_by_the_usual_bot() -> None:
    ruleset = Ruleset.make("official", 3)
    played = play(Plan.make(ruleset, ("honest", "random", "duke-liar"), 1, 1, 2), 0)
    assert played is not None
    record = read(played.record.text()).record
    assert set(record.setup.kinds) == {"honest", "random", "duke-liar"}
    standing, replaced = standing_of(record)
    assert [seat.kind for seat in standing.setup.seats] == [
        kind if kind == "random" else "courtier" for kind in record.setup.kinds
    ]
    assert len(replaced) == 2


def test_benchmark_bots_are_loaded_when_they_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name = "coup_desktop.bots.benchmark.roster"
    monkeypatch.delitem(sys.modules, name, raising=False)
    bot.make("courtier", 1)
    assert name not in sys.modules
    bot.make("turtle", 1)
    assert name in sys.modules
