"""The courtier's sense, fairness and strength; TRAPS.md 19 to 26."""

import pickle

import pytest

from coup_desktop.bots import bot
from coup_desktop.bots.rules.insight import COURTIER
from coup_desktop.bots.rules.reading import Reading
from coup_desktop.bots.rules.situation import Situation
from coup_desktop.bots.stream import seat_seed
from coup_desktop.engine.cast import ACTIONS, NO_CHARACTER, Character, Effect
from coup_desktop.engine.events import Drew, Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Kind, Move
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.simulate import Plan, run
from tests.bots.playing import TABLES, answer, ask, cards, dealt, new_game, positions, say

SEEDS = range(30)


def record(text: str) -> Game:
    return read(text).game


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_plays_every_preset_and_option_to_the_end(table: tuple[str, int, tuple[str, ...]]) -> None:
    preset, seats, options = table
    phases = set()
    for seed in range(4):
        game = new_game(Ruleset.make(preset, seats, options), seed)
        for before, move in positions(game, "courtier", seed, most=20_000):
            phases.add(before.phase)
            assert move in before.legal()
            check_sense(before, move)
        assert game.over
    assert {Phase.ACTION, Phase.CHALLENGE, Phase.LOSE} <= phases


@pytest.mark.parametrize(
    ("preset", "seats", "options", "switches"),
    [
        ("official", 6, ["factions"], {"copies": "4", "blockers": "anyone", "decline": "no"}),
        ("official", 2, ["draft"], {"box": "20", "two-seat-coins": "none", "must-coup": "7"}),
        ("city-state", 5, [], {"must-coup": "never", "refund": "no", "keep-drawn": "0"}),
        ("city-state", 3, ["inquisitor", "factions"], {"contessa-blocks-examine": "no"}),
        ("coup-x", 7, ["six"], {"blockers": "target", "box": "unlimited", "decline": "any"}),
        ("coup-x", 4, ["teams"], {"embezzler-loses": "barred", "steal-from-empty": "no"}),
    ],
)
def test_plays_custom_rulesets(
    preset: str, seats: int, options: list[str], switches: dict[str, str]
) -> None:
    for seed in range(3):
        game = new_game(Ruleset.make(preset, seats, options, switches), seed)
        for before, move in positions(game, "courtier", seed, most=20_000):
            assert move in before.legal()
            check_sense(before, move)
        assert game.over


def check_sense(game: Game, move: Move) -> None:
    """What no decision of the courtier may be."""
    view = game.view(game.asked)
    claim = move.claim
    if move.kind in {Kind.ACTION, Kind.BLOCK} and claim != NO_CHARACTER and claim not in view.hand:
        assert view.unseen(claim) > 0, "claims what lies face up"
    if move.kind is Kind.ACTION and ACTIONS[move.action].effect is Effect.STEAL:
        assert view.seats[move.target].coins > 0, "steals nothing"
    if view.phase in {Phase.CHALLENGE, Phase.CHALLENGE_BLOCK}:
        doubted = view.block or view.action
        assert doubted is not None
        if doubted.claim != NO_CHARACTER and view.unseen(doubted.claim) == 0:
            assert move.kind is Kind.CHALLENGE, "lets a certain lie pass"
    if view.phase is Phase.PROVE and game.legal()[0].kind is Kind.SHOW:
        assert move.kind is Kind.SHOW


@pytest.mark.parametrize(
    ("preset", "bots", "options", "games", "share"),
    [
        ("official", "courtier,random,random,random", (), 200, 0.8),
        ("official", "courtier,random", ("draft",), 60, 0.8),
        ("city-state", "courtier" + 7 * ",random", ("diplomat", "factions", "inquisitor"), 60, 0.7),
        ("coup-x", "courtier" + 9 * ",random", ("six", "teams"), 60, 0.7),
    ],
)
def test_beats_random(
    preset: str, bots: str, options: tuple[str, ...], games: int, share: float
) -> None:
    words = tuple(bots.split(","))
    ruleset = Ruleset.make(preset, len(words), options)
    tally = run(Plan.make(ruleset, words, games, seed=2024))
    assert tally.unfinished == 0
    assert tally.wins_by_bot["courtier"] >= share * games


# TRAPS.md, 26: hidden cards change nothing.


def with_others_cards(game: Game, chance: SplitMix64) -> Game:
    """The same position for the seat that is asked, with other hidden cards dealt elsewhere."""
    twin = game.copy(SplitMix64(1))
    me = game.asked
    pool = twin.court[:]
    spared = {me}
    if game.presented != NO_CHARACTER and game.action is not None:
        spared.add(game.action.target)
    for seat, hand in enumerate(twin.hands):
        if seat not in spared:
            for card in hand:
                pool[card] += 1
    for seat, hand in enumerate(twin.hands):
        if seat not in spared:
            twin.hands[seat] = tuple(sorted(chance.take(pool, len(hand))))
    twin.court = pool
    return twin


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_hidden_cards_of_others_change_no_choice(table: tuple[str, int, tuple[str, ...]]) -> None:
    preset, seats, options = table
    chance = SplitMix64(99)
    exchanged = 0
    for seed in range(12 if seats == 2 else 2):
        game = new_game(Ruleset.make(preset, seats, options), seed)
        for before, move in positions(game, "courtier", seed, most=150):
            if before.phase is Phase.DRAFT:
                continue
            me = before.asked
            twin = with_others_cards(before, chance)
            exchanged += twin.hands != before.hands
            assert twin.legal() == before.legal()
            # A copy keeps no history; both choices are made without it, and with the same one.
            own = before.copy()
            assert twin.view(me) == own.view(me)
            mover = bot.make("courtier", seed)
            assert mover.choose(twin.view(me), twin.legal()) is mover.choose(
                own.view(me), own.legal()
            )
            twin.history = list(before.view(me).history)
            view = twin.view(me)
            assert view == before.view(me)
            again = bot.make("courtier", seat_seed(seed, me))
            assert again.choose(view, twin.legal()) is move
    assert exchanged > 100


def test_a_resumed_game_goes_on_as_it_would_have() -> None:
    game = new_game(Ruleset.make("city-state", 4, ["inquisitor", "factions"]), 3)
    for number, (before, move) in enumerate(positions(game, "courtier", 8)):
        if number % 7 == 0:
            resumed = bot.make("courtier", seat_seed(8, before.asked))
            view = pickle.loads(pickle.dumps(before.view(before.asked)))
            assert resumed.choose(view, before.legal()) is move


# TRAPS.md, 19: the Dukes are face up.

DUKES_GONE = """coup-record 1
rules official
seat Ada
seat Bo
seat Cy
starter Ada
deal Ada duke captain
deal Bo duke contessa
deal Cy duke contessa

Ada income
Bo tax
Cy challenge
Bo lose duke
Cy tax
Ada challenge
Cy lose duke
Ada tax
Bo challenge
Ada lose duke
Bo income
Cy income
"""


def test_face_up_dukes_are_not_claimed_and_foreign_aid_is_taken() -> None:
    game = record(DUKES_GONE)
    # Make Captain and the rest unattractive: nobody holds a coin.
    game.coins = [1, 0, 0]
    answers = {ask(game, seed=seed) for seed in SEEDS}
    assert "tax" not in answers
    assert "income" not in answers
    assert "foreign-aid" in answers


# 20: all copies in sight.


def test_a_claim_of_which_all_copies_are_in_sight_is_always_doubted() -> None:
    game = dealt("duke duke,captain contessa,assassin captain")
    game.revealed[1] = cards("duke")
    game.hands[1] = cards("captain")
    say(game, "income", "tax")
    assert game.asked == 2
    say(game, "allow")
    assert all(ask(game, seed=seed) == "challenge" for seed in SEEDS)


# 21: the last card.


def last_card(hand: str, revealed: str = "") -> Game:
    """Seat 1 assassinates seat 0, which has one card left, and nobody has doubted it."""
    game = dealt("captain captain,assassin captain,duke ambassador")
    game.hands[0] = cards(hand)
    game.revealed[0] = cards("captain")
    game.revealed[2] = cards(revealed)
    game.coins[1] = 3
    say(game, "income", "assassinate 0", "allow", "allow")
    assert game.phase is Phase.BLOCK
    return game


@pytest.mark.parametrize("hand", ["contessa", "duke", "captain"])
def test_the_last_card_is_saved_by_a_contessa_true_or_not(hand: str) -> None:
    game = last_card(hand)
    assert all(ask(game, seed=seed) == "block contessa" for seed in SEEDS)


def test_no_contessa_is_claimed_when_all_are_face_up() -> None:
    game = last_card("duke", "contessa contessa contessa")
    assert all(ask(game, seed=seed) == "allow" for seed in SEEDS)


def test_on_the_last_card_a_hopeless_assassination_is_doubted() -> None:
    game = dealt("captain captain,assassin captain,duke ambassador")
    game.hands[0] = cards("duke")
    game.revealed[0] = cards("captain")
    game.revealed[2] = cards("contessa contessa contessa")
    game.coins[1] = 3
    say(game, "income", "assassinate 0", "allow")
    assert game.phase is Phase.CHALLENGE
    assert all(ask(game, seed=seed) == "challenge" for seed in SEEDS)


# 22: caught.


def test_a_caught_claim_is_not_made_again_before_a_draw() -> None:
    caught = 0
    for seed in range(40):
        game = new_game(Ruleset.make("official", 4), seed)
        lost: dict[int, set[Character]] = {seat: set() for seat in range(4)}
        for before, move in positions(game, "courtier", seed):
            seat = before.asked
            cornered = before.phase is Phase.BLOCK and len(before.hands[seat]) == 1
            if move.claim in lost[seat] and not cornered:
                assert move.claim in before.hands[seat]
            told = before.history or []
            doubted = before.block or before.action
            if before.phase is Phase.PROVE and move.kind is Kind.LOSE and doubted is not None:
                lost[seat].add(doubted.claim)
                caught += 1
            elif told and isinstance(told[-1], Drew):
                lost[told[-1].seat].clear()
            for event in told[-4:]:
                if isinstance(event, Drew):
                    lost[event.seat].clear()
    assert caught > 20


# 25: memory.


def test_a_bluff_is_dearer_before_seats_that_doubt() -> None:
    game = dealt("duke contessa,assassin assassin,captain captain")
    (captain,) = cards("captain")
    chances = []
    for doubted in (False, True):
        if doubted:
            say(game, "tax", "allow", "challenge", "show duke", "lose captain")
        else:
            say(game, "tax", "allow", "allow")
        say(game, "income", "income")
        reading = Reading(0, 3, game.ruleset.cast)
        reading.update(game.view(0).history)
        situation = Situation(game.view(0), reading, 1, COURTIER)
        chances.append(situation.claims.doubted(captain, of_block=False))
    assert chances[1] > chances[0]


def test_bluffs_at_times() -> None:
    claims = lies = 0
    for seed in range(40):
        game = new_game(Ruleset.make("official", 4), seed)
        for before, move in positions(game, "courtier", seed):
            if move.claim != NO_CHARACTER:
                claims += 1
                lies += move.claim not in before.hands[before.asked]
    assert 0.04 < lies / claims < 0.4


# The Coup, in time and at the right seat.


def test_the_coup_comes_in_time_at_the_biggest_threat() -> None:
    game = dealt("captain contessa,duke duke,contessa assassin")
    game.coins = [8, 6, 1]
    game.hands[2] = cards("assassin")
    game.revealed[2] = cards("contessa")
    assert all(ask(game, seed=seed) == "coup 1" for seed in SEEDS)


def test_a_seat_that_would_strike_next_is_stopped() -> None:
    game = dealt("captain contessa,duke duke")
    game.hands[0] = cards("captain")
    game.revealed[0] = cards("contessa")
    game.coins = [4, 7]
    assert all(ask(game, seed=seed) == "steal 1" for seed in SEEDS)


def test_enemies_are_preferred_to_mates_and_a_reserve_is_taken() -> None:
    ruleset = Ruleset.make("official", 4, ["factions"])
    hands = [
        cards(hand)
        for hand in ("contessa captain", "duke duke", "assassin duke", "captain contessa")
    ]
    game = Game.start(ruleset, 0, SplitMix64(1), (0, 1, 0, 1), hands)
    game.reserve = 4
    assert all(ask(game, seed=seed) == "embezzle" for seed in SEEDS)


def test_keeps_the_card_that_still_blocks() -> None:
    game = dealt("duke contessa,assassin captain")
    game.coins[1] = 3
    say(game, "income", "assassinate 0", "challenge", "show assassin")
    assert game.phase is Phase.LOSE
    assert answer(game, 1).cards == cards("duke")


def test_shows_what_it_holds() -> None:
    game = dealt("duke contessa,assassin captain")
    say(game, "tax", "challenge")
    assert len(game.legal()) > 1
    assert all(ask(game, seed=seed) == "show duke" for seed in SEEDS)


def test_a_draft_is_not_always_the_same() -> None:
    ruleset = Ruleset.make("official", 2, ["draft"])
    drafted = {ask(Game.start(ruleset, 0, SplitMix64(1)), seed=seed) for seed in SEEDS}
    assert len(drafted) > 1
    assert "draft contessa" not in drafted
