"""The source of chance: its numbers, its fairness, and games that come out the same for ever."""

import copy
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coup_desktop.engine.cast import Character
from coup_desktop.engine.game import Game
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.rng import SplitMix64, fresh_seed
from coup_desktop.engine.ruleset import Ruleset
from tests.engine.golden import FOLDER, GAMES, golden_record

DEALS = 10_000


def chi_square(seen: Counter[object], expected: dict[object, float]) -> float:
    assert set(seen) <= set(expected)
    return sum((seen[what] - often) ** 2 / often for what, often in expected.items())


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (
            1234567,  # the published vector of SplitMix64
            [
                6457827717110365317,
                3203168211198807973,
                9817491932198370423,
                4593380528125082431,
                16408922859458223821,
            ],
        ),
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]),
    ],
)
def test_the_numbers_are_those_of_splitmix64(seed: int, numbers: list[int]) -> None:
    stream = SplitMix64(seed)
    assert [stream.next() for _ in numbers] == numbers


def test_only_the_lowest_64_bits_of_a_seed_count() -> None:
    for seed in (0, 5, 2**64 - 1):
        assert SplitMix64(seed + 2**64).next() == SplitMix64(seed).next()
        assert SplitMix64(seed - 2**64).next() == SplitMix64(seed).next()


def test_seeds_from_the_system_differ() -> None:
    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert max(seeds) > 2**58
    assert max(seeds) < 2**64
    assert SplitMix64.from_system().next() != SplitMix64.from_system().next()


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**63))
def test_below_stays_below(seed: int, bound: int) -> None:
    assert 0 <= SplitMix64(seed).below(bound) < bound


@pytest.mark.parametrize("bound", [2, 3, 5, 9, 10, 15, 20])
def test_below_is_even(bound: int) -> None:
    stream = SplitMix64(bound)
    count = 2000 * bound
    seen: Counter[object] = Counter(stream.below(bound) for _ in range(count))
    # Beyond this in one of 100,000 fair generators, for up to 19 degrees of freedom.
    assert chi_square(seen, dict.fromkeys(range(bound), 2000.0)) < 57


def test_below_draws_again_where_the_rest_would_favour_small_numbers() -> None:
    """`next() % bound` alone would be below 2**62 half of the time, instead of a third."""
    bound = 3 * 2**61
    stream = SplitMix64(7)
    low = sum(stream.below(bound) < 2**61 for _ in range(9000))
    assert abs(low - 3000) < 250
    raw = SplitMix64(7)
    biased = sum(raw.next() % bound < 2**61 for _ in range(9000))
    assert abs(biased - 3000) > 250


def test_chance_is_a_fraction() -> None:
    stream = SplitMix64(1)
    numbers = [stream.chance() for _ in range(4000)]
    assert 0 <= min(numbers) < 0.01
    assert 0.99 < max(numbers) < 1
    assert abs(sum(numbers) / 4000 - 0.5) < 0.02


# The deal.


def pair_chances(cast: int, copies: int) -> dict[object, float]:
    """How often each hand is dealt, in `DEALS` deals."""
    deck = cast * copies
    pairs = deck * (deck - 1) / 2
    return {
        (one, two): DEALS * (copies * copies if one != two else copies * (copies - 1) / 2) / pairs
        for one in range(cast)
        for two in range(one, cast)
    }


def test_the_deal_is_fair_over_seeds_that_follow_one_another() -> None:
    ruleset = Ruleset.make("official", 6)
    hands: list[Counter[object]] = [Counter() for _ in range(6)]
    left: Counter[int] = Counter()
    for seed in range(DEALS):
        game = Game.start(ruleset, 0, SplitMix64(seed), history=False)
        for seat, hand in enumerate(game.hands):
            hands[seat][hand] += 1
        left.update({card: count for card, count in enumerate(game.court) if count})
    # 14 degrees of freedom: beyond 50 in one of 200,000 fair dealers; there are six seats.
    for seen in hands:
        assert chi_square(seen, pair_chances(5, 3)) < 50
    # Three cards are left: each character as often as the others.
    assert sum(left.values()) == 3 * DEALS
    assert chi_square(Counter(left), dict.fromkeys(range(5), 3 * DEALS / 5)) < 30


def test_the_measure_of_the_deal_sees_a_bias() -> None:
    """A dealer that slips a Duke on top once in fifteen deals is caught by the same bound."""
    seen: Counter[object] = Counter()
    for seed in range(DEALS):
        court = [3] * 5
        stream = SplitMix64(seed)
        cards = stream.take(court, 2)
        if seed % 15 == 0:
            cards = (Character(0), cards[1])
        seen[tuple(sorted(cards))] += 1
    assert chi_square(seen, pair_chances(5, 3)) > 50


def test_draws_during_the_game_are_fair() -> None:
    """The two cards of an exchange, behind a deal that never varies."""
    ruleset = Ruleset.make("official", 2)
    deal = [(Character(0), Character(1)), (Character(2), Character(3))]
    seen: Counter[object] = Counter()
    for seed in range(DEALS):
        game = Game.start(ruleset, 0, SplitMix64(seed), deal=deal, history=False)
        game.push(next(m for m in game.legal() if m.word == "exchange"))
        game.push(game.legal()[0])
        seen[game.drawn] += 1
    court = [2, 2, 2, 2, 3]
    expected: dict[object, float] = {
        (one, two): DEALS
        * (court[one] * court[two] if one != two else court[one] * (court[one] - 1) / 2)
        / 55
        for one in range(5)
        for two in range(one, 5)
    }
    assert chi_square(seen, expected) < 50


def test_take_removes_what_it_draws() -> None:
    court = [1, 0, 2, 1]
    cards = SplitMix64(4).take(court, 3)
    assert len(cards) == 3
    assert Counter(cards) + Counter({c: n for c, n in enumerate(court) if n}) == Counter(
        {0: 1, 2: 2, 3: 1}
    )


def test_a_stream_is_pickled_and_copied_where_it_stands() -> None:
    stream = SplitMix64(7)
    stream.next()
    twins = [pickle.loads(pickle.dumps(stream)), copy.copy(stream), copy.deepcopy(stream)]
    number = stream.next()
    assert [twin.next() for twin in twins] == [number] * 3


# Golden games.


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game_for_ever(name: str) -> None:
    kept = (FOLDER / f"{name}.coup").read_text("utf-8")
    assert golden_record(name) == kept
    assert read(kept).game.over


def test_golden_games_are_all_kept() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(GAMES)
