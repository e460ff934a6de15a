"""Beliefs against brute force: all deals and all draws, led on by the engine (`every_deal`).

`COUP_BELIEFS=N` plays N games of each kind instead of one, to their end (`tests/long`).
"""

import os
from collections.abc import Callable, Sequence
from random import Random

import pytest

from coup_desktop.bots.beliefs import Beliefs
from coup_desktop.engine.cast import CONVERT, EMBEZZLE, EXAMINE, EXCHANGE, REPLACE, Action
from coup_desktop.engine.events import (
    Cause,
    Decided,
    Drew,
    Event,
    Opened,
    Phase,
    Presented,
    Returned,
    Shown,
)
from coup_desktop.engine.game import Game
from tests.bots.every_deal import (
    Multitude,
    Policy,
    PolicyModel,
    leaning,
    new_game,
    random_draw,
    random_step,
    uniform,
)
from tests.engine.page import Rules
from tests.engine.play import all_options, random_rules, ruleset_of

GAMES = int(os.environ.get("COUP_BELIEFS", "0"))
POLICIES: tuple[Policy | None, ...] = (None, uniform, leaning)
CLOSE = 1e-9


def agree(beliefs: Beliefs, multitude: Multitude) -> None:
    """Every question that has an exact answer is answered so."""
    game = multitude.game
    seats = beliefs.hidden
    wanted = multitude.joint(seats)
    found = dict(beliefs.joint())
    assert set(found) == set(wanted)
    for hands, weight in wanted.items():
        assert found[hands] == pytest.approx(float(weight), abs=CLOSE)
    for place, seat in enumerate(seats):
        alone: dict[tuple[int, ...], float] = {}
        for hands, weight in wanted.items():
            alone[hands[place]] = alone.get(hands[place], 0.0) + float(weight)
        assert dict(beliefs.hands(seat)) == pytest.approx(alone, abs=CLOSE)
        for card in game.ruleset.cast:
            holds = sum(weight for hand, weight in alone.items() if card in hand)
            assert beliefs.chance(seat, card) == pytest.approx(holds, abs=CLOSE)
            mean = sum(weight * hand.count(card) for hand, weight in alone.items())
            assert beliefs.expected(seat, card) == pytest.approx(mean, abs=CLOSE)
    for card in game.ruleset.cast:
        assert beliefs.court(card) == pytest.approx(float(multitude.court(card)), abs=CLOSE)
        anybody = sum(w for hands, w in wanted.items() if any(card in hand for hand in hands))
        assert beliefs.chance_any(seats, (card,)) == pytest.approx(float(anybody), abs=CLOSE)


def follow(
    rules: Rules,
    seed: int,
    seat: int | None,
    policy: Policy | None,
    most: int,
    eager: Sequence[Action] = (),
) -> Game:
    """Plays a game, and compares what is believed at each of its decisions and draws."""
    random = Random(seed)
    game = new_game(ruleset_of(rules), random)
    multitude = Multitude(game, seat, policy)
    model = None if policy is None else PolicyModel(policy)
    beliefs = Beliefs.of(game.view(seat), model)
    for _ in range(most):
        agree(beliefs, multitude)
        if game.over:
            break
        move = random_step(game, random, eager)
        if move is None:
            multitude.draw(random_draw(game, random))
        else:
            multitude.play(move)
        beliefs.update(game.view(seat).history)
    agree(beliefs, multitude)
    return game


TWO = [rules for rules in all_options() if rules.seats == 2]
THREE = [rules for rules in all_options() if rules.seats == 3]


def fewer_cards(rules: Rules) -> Rules:
    """Two copies of each character, where that can be: a tenth of the deals."""
    if rules.draft:
        return rules
    return Rules(rules.preset, rules.seats, rules.options, {**rules.sets, "copies": "2"})


@pytest.mark.parametrize("policy", POLICIES, ids=["facts", "uniform", "leaning"])
@pytest.mark.parametrize("rules", TWO, ids=str)
def test_two_seats_whole_games(rules: Rules, policy: Policy | None) -> None:
    assert len(TWO) == 11
    for game in range(max(1, GAMES)):
        seed = game * 3 + POLICIES.index(policy)
        follow(rules, seed, seed % 2, policy, 500 if GAMES else 25)


@pytest.mark.parametrize("rules", TWO, ids=str)
def test_somebody_who_sees_no_hidden_card(rules: Rules) -> None:
    for game in range(max(1, GAMES)):
        policy = POLICIES[(game + TWO.index(rules)) % 3]
        follow(fewer_cards(rules), game, None, policy, 500 if GAMES else 8)


@pytest.mark.parametrize("rules", THREE, ids=str)
def test_three_seats(rules: Rules) -> None:
    place = THREE.index(rules)
    assert len(THREE) == 18
    for game in range(max(1, GAMES)):
        seed = place + game
        follow(fewer_cards(rules), seed, seed % 3, POLICIES[seed % 3], 500 if GAMES else 14)
        if GAMES:
            follow(rules, seed, seed % 3, POLICIES[seed % 3], 40)


@pytest.mark.parametrize("seed", range(8))
def test_house_rules(seed: int) -> None:
    random = Random(seed)
    for game in range(max(1, GAMES)):
        rules = fewer_cards(random_rules(random, seats=2 + seed % 2))
        follow(rules, seed + game, seed % 2, POLICIES[(seed + game) % 3], 60 if GAMES else 12)


@pytest.mark.parametrize("preset", ["official", "city-state", "coup-x"])
def test_four_seats(preset: str) -> None:
    for game in range(max(1, GAMES)):
        rules = Rules(preset, 4, (), {"copies": "2"})
        follow(rules, game, game % 4, POLICIES[game % 3], 100 if GAMES else 7)


@pytest.mark.skipif(not GAMES, reason="minutes; see tests/long")
@pytest.mark.parametrize("rules", [Rules("coup-x", 5, ("six",), {"copies": "2"})], ids=str)
def test_five_seats(rules: Rules) -> None:
    follow(rules, 1, 0, leaning, 12)


RARE: dict[str, tuple[Rules, tuple[Action, ...], Callable[[Event, int], bool]]] = {
    "an exchange": (
        Rules("official", 3, (), {"copies": "2"}),
        (EXCHANGE,),
        lambda e, seat: isinstance(e, Returned) and e.cause is Cause.EXCHANGE and e.seat != seat,
    ),
    "a limited exchange": (
        Rules("coup-x", 2, ("six",), {"copies": "2"}),
        (EXCHANGE,),
        lambda e, seat: isinstance(e, Returned) and e.cause is Cause.EXCHANGE and e.seat != seat,
    ),
    "an own exchange": (
        Rules("official", 3, (), {"copies": "2"}),
        (EXCHANGE,),
        lambda e, seat: isinstance(e, Returned) and e.cause is Cause.EXCHANGE and e.seat == seat,
    ),
    "an own examination": (
        Rules("official", 3, ("inquisitor",), {"copies": "2"}),
        (EXAMINE,),
        lambda e, seat: isinstance(e, Presented) and e.to == seat,
    ),
    "an own card examined": (
        Rules("official", 3, ("inquisitor",), {"copies": "2"}),
        (EXAMINE,),
        lambda e, seat: isinstance(e, Decided) and e.target == seat and e.replaced,
    ),
    "an examination of another by another": (
        Rules("city-state", 3, ("inquisitor",), {"copies": "2"}),
        (EXAMINE,),
        lambda e, seat: isinstance(e, Decided) and seat not in (e.target, e.seat) and e.replaced,
    ),
    "a card handed back by another to another": (
        Rules("city-state", 3, ("inquisitor",), {"copies": "2"}),
        (EXAMINE,),
        lambda e, seat: (
            isinstance(e, Decided) and seat not in (e.target, e.seat) and not e.replaced
        ),
    ),
    "a replacement": (
        Rules("coup-x", 3, ("inspector",), {"copies": "2"}),
        (REPLACE,),
        lambda e, seat: isinstance(e, Drew) and e.cause is Cause.REPLACEMENT and e.seat != seat,
    ),
    "an own replacement": (
        Rules("coup-x", 3, ("inspector",), {"copies": "2"}),
        (REPLACE,),
        lambda e, seat: isinstance(e, Drew) and e.cause is Cause.REPLACEMENT and e.seat == seat,
    ),
    "a proof": (
        Rules("official", 3, (), {"copies": "2"}),
        (),
        lambda e, seat: isinstance(e, Shown) and e.seat != seat,
    ),
    "an embezzler's proof": (
        Rules("official", 3, ("factions",), {"copies": "2"}),
        (EMBEZZLE, CONVERT),
        lambda e, seat: isinstance(e, Shown) and len(e.cards) == 2 and e.seat != seat,
    ),
    "an embezzler that is caught": (
        Rules("official", 3, ("factions",), {"copies": "2"}),
        (EMBEZZLE, CONVERT),
        lambda e, seat: isinstance(e, Opened) and len(e.cards) == 2 and e.seat != seat,
    ),
    "an embezzler that is caught and chooses": (
        Rules("coup-x", 3, ("teams",), {"copies": "2"}),
        (EMBEZZLE, CONVERT),
        lambda e, seat: isinstance(e, Opened) and len(e.cards) == 2 and e.seat != seat,
    ),
}
"""What seldom happens by chance: the rules, the actions that bring it about, and its event."""


@pytest.mark.parametrize("name", RARE)
@pytest.mark.parametrize("policy", [None, leaning], ids=["facts", "leaning"])
def test_what_seldom_happens(name: str, policy: Policy | None) -> None:
    rules, eager, is_it = RARE[name]
    for seed in range(1000):
        seat = seed % rules.seats
        random = Random(seed)
        trial = new_game(ruleset_of(rules), random)
        steps = 0
        while steps < 30 and not trial.over:
            move = random_step(trial, random, eager)
            events = trial.draw(random_draw(trial, random)) if move is None else trial.play(move)
            steps += 1
            if any(is_it(event, seat) for event in events):
                # On to the next question after it, which its draws precede.
                follow(rules, seed, seat, policy, steps + 3, eager)
                return
    raise AssertionError(f"{name} did not happen")


def test_the_exchange_of_this_moment_is_still_open() -> None:
    """Between draw and return nothing is known of the drawn cards; the hand is what it was."""
    rules = Rules("official", 2)
    random = Random(3)
    game = new_game(ruleset_of(rules), random)
    while game.phase is not Phase.EXCHANGE:
        move = random_step(game, random, (EXCHANGE,))
        if move is None:
            game.draw(random_draw(game, random))
        else:
            game.play(move)
    seat = 1 - game.turn
    before = Beliefs.of(game.view(seat))
    drew = next(
        i for i, e in enumerate(game.history or ()) if isinstance(e, Drew) and e.seat == game.turn
    )
    earlier = Beliefs.of(game.view(seat))
    earlier.update(game.view(seat).history[:drew])
    assert before.joint() == earlier.joint()
