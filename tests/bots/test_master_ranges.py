"""What both seats may hold: held against all fifteen cards one by one, and against whole games."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from pathlib import Path

import pytest

from coup_desktop.bots import bot
from coup_desktop.bots.master import keys, ranges
from coup_desktop.bots.master.habits import Habits, Stand
from coup_desktop.bots.master.past import Past
from coup_desktop.bots.master.policy import PolicyError, two_seats
from coup_desktop.bots.master.question import asked
from coup_desktop.bots.master.resolver import Resolver
from coup_desktop.bots.master.worths import read
from coup_desktop.bots.master.worths import two_seats as worths
from coup_desktop.bots.stream import seat_seed
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View
from coup_desktop.resources import resource_path

OFFICIAL = Ruleset.make("official", 2)
DECK = tuple(card for card in range(keys.CAST) for _ in range(ranges.COPIES))


def number(cards: Sequence[int]) -> int:
    return cards[0] if len(cards) == 1 else keys.pair(min(cards), max(cards))


def court(gone: Sequence[int]) -> list[int]:
    """All cards but those that lie face up."""
    left = list(DECK)
    for card in gone:
        left.remove(card)
    return left


def deals(
    gone: Sequence[int], own: int, others: int
) -> Iterator[tuple[list[int], list[int], list[int]]]:
    """All pairs of hands, card by card, with the Court that is left."""
    left = court(gone)
    for first in combinations(range(len(left)), own):
        rest = [k for k in range(len(left)) if k not in first]
        for second in combinations(rest, others):
            yield (
                [left[k] for k in first],
                [left[k] for k in second],
                [left[k] for k in rest if k not in second],
            )


def shares(counted: dict[int, float]) -> list[float]:
    whole = sum(counted.values())
    return [counted.get(k, 0.0) / whole for k in range(ranges.PAIRS)]


def dealt(gone: Sequence[int], own: int, others: int) -> list[float]:
    joint = [0.0] * ranges.PAIRS
    counts = [list(gone).count(card) for card in range(keys.CAST)]
    ranges.dealt(joint, counts, own == 2, others == 2)
    assert ranges.whole(joint)
    return joint


CASES = [((), 2, 2), ((1,), 2, 1), ((3,), 1, 2), ((0, 0), 1, 1), ((0, 0, 0, 2, 2, 4), 1, 1)]


@pytest.mark.parametrize(("gone", "own", "others"), CASES)
def test_hands_of_which_nothing_is_known(gone: tuple[int, ...], own: int, others: int) -> None:
    counted: dict[int, float] = {}
    for hand, other, _ in deals(gone, own, others):
        at = number(hand) * ranges.HANDS + number(other)
        counted[at] = counted.get(at, 0.0) + 1.0
    assert dealt(gone, own, others) == pytest.approx(shares(counted))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("gone", "own", "others"), CASES[:4])
def test_a_shown_card_is_drawn_anew(
    gone: tuple[int, ...], own: int, others: int, seat: int
) -> None:
    """As often as all cards say: the Court, with the shown one shuffled into it, gives one."""
    shown = 2
    joint = dealt(gone, *((own, others) if seat == 0 else (others, own)))
    counts = [gone.count(card) for card in range(keys.CAST)]
    ranges.redraw(joint, seat, shown, counts, own == 2, others == 2)
    ranges.whole(joint)
    counted: dict[int, float] = {}
    seen: set[tuple[int, int]] = set()
    for hand, other, left in deals(gone, own, others):
        # How many copies it has of what it shows is no matter: each deal counts once.
        if shown not in hand:
            continue
        rest = hand.copy()
        rest.remove(shown)
        back = [*left, shown]
        for card in back:
            new = number([*rest, card])
            place = (new, number(other))
            seen.add(place)
            at = place[0] * ranges.HANDS + place[1]
            if seat == 1:
                at = place[1] * ranges.HANDS + place[0]
            counted[at] = counted.get(at, 0.0) + 1.0 / len(back)
    assert joint == pytest.approx(shares(counted))


@pytest.mark.parametrize("own", [1, 2])
def test_an_exchange(own: int) -> None:
    """All pairs that may be drawn, and what the policy keeps of each."""
    gone = (0,) if own == 2 else (0, 3)
    joint = dealt(gone, own, 1)
    counts = [gone.count(card) for card in range(keys.CAST)]
    stand = Stand(keys.gone_number(*counts), 3, 2, own == 2, False, 0, 0)
    kept = Habits(two_seats()).keeps(stand)
    ranges.exchange(joint, 0, counts, own == 2, False, kept)
    counted: dict[int, float] = {}
    for hand, other, left in deals(gone, own, 1):
        pairs = list(permutations(left, 2))
        for drawn in pairs:
            row = (number(hand) * ranges.HANDS + number(drawn)) * ranges.HANDS
            for new in range(ranges.HANDS):
                at = new * ranges.HANDS + other[0]
                counted[at] = counted.get(at, 0.0) + kept[row + new] / len(pairs)
    assert joint == pytest.approx(shares(counted))
    assert sum(joint) == pytest.approx(1.0)


def test_a_lost_card_leaves_the_other() -> None:
    joint = dealt((), 2, 2)
    ranges.lose(joint, 1, 4, [1.0] * ranges.HANDS)
    whole = sum(joint)
    for card in range(keys.CAST):
        held = sum(joint[h * ranges.HANDS + card] for h in range(ranges.HANDS))
        pairs = sum(4 in hand[1] and number(_less(hand[1], 4)) == card for hand in deals((), 2, 2))
        every = sum(4 in hand[1] for hand in deals((), 2, 2))
        assert held / whole == pytest.approx(pairs / every)


def _less(hand: Sequence[int], card: int) -> list[int]:
    rest = list(hand)
    rest.remove(card)
    return rest


def test_a_belief_goes_for_the_hand_that_has_it() -> None:
    joint = dealt((), 2, 2)
    row = joint[3 * ranges.HANDS : 4 * ranges.HANDS]
    seen = [0.0] * ranges.HANDS
    seen[5] = 0.75
    seen[9] = 0.25
    assert row[5] > 0.0
    assert row[9] > 0.0
    assert ranges.believe(joint, 0, 3, seen)
    new = joint[3 * ranges.HANDS : 4 * ranges.HANDS]
    assert sum(new) == pytest.approx(sum(row))
    assert new == pytest.approx([share * sum(row) for share in seen])
    # Three Dukes that lie face up cannot be in a hand.
    none = dealt((0, 0, 0), 1, 1)
    assert not ranges.believe(none, 0, 0, seen)


def views(seed: int) -> Iterator[View]:
    """The views of a game's first seat, whenever it is asked."""
    game = Game.start(OFFICIAL, seed % 2, SplitMix64(seed))
    bots = [bot.make(word, seat_seed(seed, k)) for k, word in enumerate(("page", "spymaster"))]
    while not game.over and game.turns < 100:
        view = game.view(game.asked)
        if game.asked == 0:
            yield view
        game.play(bots[game.asked].choose(view, game.legal()))


@pytest.mark.parametrize("seed", range(2))
def test_a_history_says_the_same_whenever_it_is_read(seed: int) -> None:
    """Bit by bit or at once: the same strategies."""
    bit_by_bit = Resolver(two_seats(), worths())
    solved = 0
    for place, view in enumerate(views(seed)):
        question = asked(view)
        if question is None:
            continue
        found = bit_by_bit.shares(view, question)
        solved += found is not None
        if place % 4 == 0:
            assert found == Resolver(two_seats(), worths()).shares(view, question)
    assert solved > 3


def test_a_history_that_was_taken_back_is_forgotten() -> None:
    first, second = (list(views(seed)) for seed in (2, 4))
    one = Resolver(two_seats(), worths())
    for view in (first[-1], second[3], first[2]):
        again = Resolver(two_seats(), worths())
        assert one.shares(view, keys.ACT) == again.shares(view, keys.ACT)


@pytest.mark.parametrize("seed", range(8))
def test_the_hands_that_are_there_are_never_ruled_out(seed: int) -> None:
    """Whoever plays: for all that was said, lost, shown and exchanged, both hands stay possible."""
    chance = SplitMix64(seed)
    game = Game.start(OFFICIAL, seed % 2, chance)
    bots = [bot.make(word, seat_seed(seed, k)) for k, word in enumerate(("random", "page"))]
    past = Past(game.view(0), two_seats(), worths())
    turns = 0
    while not game.over and game.turns < 40:
        view = game.view(game.asked)
        game.play(bots[game.asked].choose(view, game.legal()))
        if game.phase is not Phase.ACTION:
            continue
        past.update(game.view(0).history)
        joint = past.joint()
        hands = [number(hand) for hand in game.hands]
        assert joint[hands[0] * ranges.HANDS + hands[1]] > 0.0
        for h in range(ranges.HANDS):
            if h >= (5 if len(game.hands[0]) == 1 else 15):
                assert not any(joint[h * ranges.HANDS : (h + 1) * ranges.HANDS])
            if h >= (5 if len(game.hands[1]) == 1 else 15):
                assert not any(joint[h :: ranges.HANDS])
        turns += 1
    assert turns


def test_files_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    whole = bytearray(resource_path("policies/two-seats.worths").read_bytes())
    path = tmp_path / "two-seats.worths"
    path.write_bytes(whole)
    assert read(path).points == worths().points
    policy = resource_path("policies/two-seats.policy")
    assert len(whole) + policy.stat().st_size <= 4_000_000
    whole[-9] ^= 1
    for damaged in (whole, b"", whole[:40]):
        path.write_bytes(damaged)
        with pytest.raises(PolicyError, match=r"damaged.*please install Coup Desktop again"):
            read(path)
    with pytest.raises(PolicyError, match="is 'coup-desktop policy for two seats, 1', not"):
        read(resource_path("policies/two-seats.policy"))
    path.unlink()
    with pytest.raises(PolicyError, match="cannot be read"):
        read(path)
