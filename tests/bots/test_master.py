"""The master with two seats left: its file, what it answers, and that it can be trained."""

from collections.abc import Iterator, Sequence
from math import exp
from pathlib import Path

import pytest
from training import chance, solver, table_game
from training.policy_file import fifteenths, write

from coup_desktop.bots import bot
from coup_desktop.bots.master import keys
from coup_desktop.bots.master.master import Master
from coup_desktop.bots.master.policy import WHOLE, Policy, PolicyError, read, two_seats
from coup_desktop.bots.master.question import asked, choices, key
from coup_desktop.bots.master.question import read as read_history
from coup_desktop.bots.temper import NEUTRAL, Temper
from coup_desktop.engine.cast import (
    AMBASSADOR,
    ASSASSIN,
    ASSASSINATE,
    CAPTAIN,
    CONTESSA,
    DUKE,
    INCOME,
    TAX,
)
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import ALLOW, CHALLENGE, Kind, Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from tests.bots.playing import dealt, say

OFFICIAL = Ruleset.make("official", 2)
ENTRIES = [(7, [15, 0]), (9, [3, 4, 8]), (2**50 + 1, [0, 1, 2, 3, 4, 5, 0]), (1 << 20, [0, 15])]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "two-seats.policy"
    assert write(path, {"seed": 3}, ENTRIES) == path.stat().st_size
    return path


def test_what_is_written_is_read(file: Path) -> None:
    policy = read(file)
    assert policy.made == {"seed": 3}
    assert len(policy) == len(ENTRIES)
    for number, shares in ENTRIES:
        padded = (*shares, *[0] * (7 - len(shares)))
        assert policy.shares(number) == padded
    assert policy.shares(8) is None
    assert policy.shares(2**60) is None
    assert [number for number, _ in policy.entries()] == sorted(number for number, _ in ENTRIES)


@pytest.mark.parametrize("place", [3, -1, -20])
def test_a_damaged_file_is_refused(file: Path, place: int) -> None:
    whole = bytearray(file.read_bytes())
    whole[place] ^= 0x55
    file.write_bytes(whole)
    with pytest.raises(PolicyError, match=r"damaged.*install Coup Desktop again"):
        read(file)


def test_a_cut_off_a_foreign_and_a_missing_file_are_refused(file: Path, tmp_path: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-5])
    with pytest.raises(PolicyError, match="damaged"):
        read(file)
    file.write_bytes(whole.replace(b"seats, 1", b"seats, 9"))
    with pytest.raises(PolicyError, match="seats, 9"):
        read(file)
    file.write_bytes(b"[]\n")
    with pytest.raises(PolicyError, match="damaged"):
        read(file)
    with pytest.raises(PolicyError, match="cannot be read"):
        read(tmp_path / "none.policy")


def test_fifteenths_sum_up() -> None:
    assert fifteenths([1, 1]) == [8, 7]
    assert fifteenths([0.2, 0.2, 0.2, 0.4]) == [3, 3, 3, 6]
    assert fifteenths([0.0, 2.0]) == [0, 15]
    for n in range(1, 8):
        assert sum(fifteenths([1.0] * n)) == WHOLE


def positions(seed: int, seats: int = 2) -> Iterator[tuple[Game, Sequence[Move]]]:
    """The decisions of a game that is played by chance."""
    stream = SplitMix64(seed)
    game = Game.start(Ruleset.make("official", seats), seed % seats, SplitMix64(seed + 1))
    while not game.over:
        legal = game.legal()
        yield game, legal
        game.play(legal[stream.below(len(legal))])


def test_the_file_that_comes_along_answers_nearly_everything() -> None:
    policy = two_seats()
    master = Master(5)
    answered = unknown = 0
    for seed in range(40):
        for game, legal in positions(seed):
            move = master.choose(game.view(game.asked), legal)
            assert move is None or move in legal
            answered += move is not None
            unknown += move is None
    assert unknown <= 0.05 * answered
    assert policy.made["seed"] == 1


def test_the_same_seed_and_view_give_the_same_move() -> None:
    one, other = Master(5), Master(5)
    for game, legal in positions(3):
        view = game.view(game.asked)
        first = one.choose(view, legal)
        one.choose(view, legal)
        assert other.choose(view, legal) is first
        assert one.choose(view, legal) is first


def test_it_speaks_up_only_with_two_seats_left_and_rules_it_knows() -> None:
    master = Master(1)
    several = 0
    for seed in range(30):
        for game, legal in positions(seed, seats=4):
            view = game.view(game.asked)
            move = master.choose(view, legal)
            if len(view.living) > 2:
                assert move is None
                several += 1
            else:
                assert move is None or move in legal
    assert several > 50
    foreign = Game.start(Ruleset.make("coup-x", 2), 0, SplitMix64(1))
    assert master.choose(foreign.view(0), foreign.legal()) is None


def test_it_does_not_let_its_last_card_go_nor_believe_what_it_can_refute() -> None:
    master = Master(1)
    cornered = refuted = 0
    for game, legal in (place for seed in range(200) for place in positions(seed, seats=5)):
        view = game.view(game.asked)
        action = game.action
        if action is None or len(legal) == 1 or len(view.living) > 2:
            continue
        struck = action.action == ASSASSINATE and len(view.hand) == 1
        if game.phase is Phase.BLOCK and struck:
            assert master.choose(view, legal) is not ALLOW
            cornered += 1
        elif game.phase is Phase.CHALLENGE and view.unseen(action.claim) == 0:
            assert master.choose(view, legal) is CHALLENGE
            refuted += 1
    assert cornered > 5 < refuted


def with_entries(game: Game, shares: Sequence[int], level: int) -> Policy:
    """A policy that knows one position."""
    from array import array

    view = game.view(game.asked)
    question = asked(view)
    assert question is not None
    number = key(view, read_history(view), question, level)
    padded = (*shares, *[0] * (7 - len(shares)))
    planes = bytes(padded[i] | padded[i + 1] << 4 for i in (1, 3, 5))
    return Policy({}, array("Q", [number]), planes)


def test_a_strategy_is_mixed_as_the_file_says() -> None:
    game = Game.start(OFFICIAL, 0, SplitMix64(1), deal=((DUKE, CAPTAIN), (CONTESSA, ASSASSIN)))
    legal = game.legal()
    policy = with_entries(game, [5, 0, 10], keys.CLAIMS)
    view = game.view(0)
    moves = [Master(seed, policy).choose(view, legal) for seed in range(600)]
    counts = {move.action: moves.count(move) for move in moves if move is not None}
    assert set(counts) == {INCOME, TAX}
    assert 150 < counts[INCOME] < 250


def test_a_temper_leans_towards_lies_and_doubts() -> None:
    game = Game.start(OFFICIAL, 0, SplitMix64(1), deal=((DUKE, CAPTAIN), (CONTESSA, ASSASSIN)))

    def weights(temper: Temper, shares: Sequence[int]) -> list[float]:
        master = Master(1, with_entries(game, shares, keys.CLAIMS), temper)
        weighed = master.weighed(game.view(game.asked), game.legal())
        assert weighed is not None
        return [weight for _, weight in weighed]

    # Income, the Duke's tax, the Captain's steal, a lie: the exchange.
    shares = [6, 0, 3, 3, 3]
    assert weights(NEUTRAL, shares) == [6, 3, 3, 3]
    assert weights(Temper(bluff=0.5, doubt=0.08), shares) == [6, 3, 3, pytest.approx(3 * exp(0.5))]
    game.play(next(move for move in game.legal() if move.action == TAX))
    assert weights(Temper(bluff=0.5), [10, 5]) == [10, 5]
    assert weights(Temper(doubt=-0.04), [10, 5]) == [10, pytest.approx(5 * exp(-0.4))]


def test_without_an_entry_for_the_memory_it_asks_without() -> None:
    game = Game.start(OFFICIAL, 0, SplitMix64(1), deal=((DUKE, CAPTAIN), (CONTESSA, ASSASSIN)))
    tax = next(move for move in game.legal() if move.action == TAX)
    for move in (tax, ALLOW, tax, ALLOW):
        game.play(move)
    view = game.view(0)
    legal = game.legal()
    for level in (keys.CLAIMS, keys.NO_MEMORY):
        policy = with_entries(game, [0, 0, 15], level)
        assert Master(1, policy).choose(view, legal) is tax
    fresh = Game.start(OFFICIAL, 0, SplitMix64(1), deal=((DUKE, CAPTAIN), (CONTESSA, ASSASSIN)))
    other = with_entries(fresh, [15], keys.CLAIMS)
    assert Master(1, other).choose(view, legal) is None


def test_who_was_just_caught_does_not_claim_the_same_again() -> None:
    game = dealt("captain contessa,assassin ambassador")
    say(game, "income", "foreign-aid", "block duke", "challenge", "lose captain")
    policy = with_entries(game, [1, 0, 14], keys.CLAIMS)
    assert {of(Master(seed, policy), game) for seed in range(20)} == {"income"}
    # With other cards it may be the truth, or a lie that somebody believes.
    say(game, "exchange", "allow", "keep contessa", "income")
    again = with_entries(game, [1, 0, 14], keys.CLAIMS)
    assert "tax" in {of(Master(seed, again), game) for seed in range(20)}


def of(master: Master, game: Game) -> str:
    move = master.choose(game.view(game.asked), game.legal())
    assert move is not None
    return move.word


def test_choices_stand_in_the_order_of_the_training() -> None:
    game = Game.start(OFFICIAL, 0, SplitMix64(1), deal=((DUKE, CAPTAIN), (AMBASSADOR, ASSASSIN)))
    moves = choices(game.view(0), keys.ACT, game.legal())
    assert [move.word for move in moves if move] == [
        "income", "foreign-aid", "tax", "steal", "exchange",
    ]  # fmt: skip
    game.play(next(move for move in game.legal() if move.word == "steal"))
    game.play(ALLOW)
    blocks = choices(game.view(1), keys.BLOCK_STEAL, game.legal())
    assert [(move.kind, move.claim) for move in blocks if move][1:] == [
        (Kind.BLOCK, CAPTAIN),
        (Kind.BLOCK, AMBASSADOR),
    ]


def test_the_training_learns() -> None:
    """In plain Python, against a policy that knows nothing and chooses evenly."""
    stream = [0, 0]
    chance.seeded(stream, 1)
    slots = 1 << 16
    table = ([0] * slots, [0.0] * (slots * solver.WIDTH), slots - 1, [0] * slots)
    nothing = ([0, 0], [0.0] * (2 * solver.MOST), 1)
    depth = solver.DEEPEST
    paper: solver.Paper = (
        [0] * table_game.SIZE, [0] * 8,
        [0] * depth, [0] * depth, [0] * depth, [0] * depth,
        [0.0] * (depth * solver.MOST), [0.0] * 8,
    )  # fmt: skip
    room = [0, 0]
    games = 3000
    levels = (keys.NO_MEMORY, keys.CLAIMS, 3)
    solver.train(games, 0, 0, 0.3, 0.2, levels, 3, stream, table, nothing, room, paper)
    assert 1000 < room[0] <= slots * 3 // 4
    won = [0] * 6
    solver.duel(1000, stream, nothing, table[:3], levels, won, paper)
    assert won[1] + won[3] == 1000
    assert won[0] + won[2] < 430


def test_who_plays_by_a_policy_that_is_not_there_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged() -> Policy:
        raise PolicyError("two-seats.policy is damaged; please install Coup Desktop again")

    monkeypatch.setattr("coup_desktop.bots.master.policy.two_seats", damaged)
    said = r"doge:bianca cannot play: .*damaged; please install Coup Desktop again"
    with pytest.raises(bot.UnfitBotError, match=said):
        bot.check("doge:bianca", OFFICIAL)
    for level in ("page", "courtier", "spymaster"):
        bot.check(level, OFFICIAL)
