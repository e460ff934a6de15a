"""RULES.md's invariants, over all presets, options, switches and seats, by a state machine."""

from collections import Counter
from random import Random
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from coup_desktop.engine.cast import CHARACTERS, Character
from coup_desktop.engine.events import (
    CoinsMoved,
    Event,
    Exiled,
    GameOver,
    Lost,
    Phase,
    TurnBegan,
    TurnEnded,
)
from coup_desktop.engine.game import Game, IllegalMoveError
from coup_desktop.engine.moves import ALLOW, CHALLENGE, NOBODY, Kind, Move, move
from coup_desktop.engine.position import Position
from coup_desktop.engine.record import state
from coup_desktop.engine.rng import SplitMix64
from tests.engine.page import Rules
from tests.engine.play import NAMES, machine_game, random_rules

ANY_MOVE: list[Move] = [
    ALLOW,
    CHALLENGE,
    move(Kind.SHOW),
    *(
        move(kind, cards=(Character(c),))
        for kind in (Kind.SHOW, Kind.LOSE, Kind.PRESENT, Kind.GIVE, Kind.DRAFT, Kind.KEEP)
        for c in range(len(CHARACTERS))
    ),
]


def snapshot(game: Game) -> dict[str, Any]:
    """Everything in a position that a move may change."""
    # What has a slot, in plain Python or compiled; a property that is compiled looks the same.
    slots = (MemberDescriptorType, GetSetDescriptorType)
    names = {name for name, value in vars(Position).items() if isinstance(value, slots)}
    values = {name: getattr(game, name) for name in names - {"_seen", "declared", "rng"}}
    copies = {k: list(v) if isinstance(v, list) else v for k, v in values.items()}
    return copies | {"rng": game.rng.state if game.rng else None}


def all_cards(game: Game) -> Counter[int]:
    cards: Counter[int] = Counter(game.drawn)
    for pile in (*game.hands, *game.revealed, *game.discards):
        cards.update(pile)
    cards.update({c: count for c, count in enumerate(game.court) if count})
    return cards


class Tale:
    """Reads the events of a game and complains where they make no sense."""

    def __init__(self) -> None:
        self.turn = 0
        self.running = False
        self.lost: Counter[int] = Counter()
        self.exiled: list[int] = []
        self.over = False

    def hear(self, event: Event) -> None:
        assert not self.over, "something happens behind the end"
        if isinstance(event, TurnBegan):
            assert not self.running, "a turn begins in a turn"
            self.turn += 1
            assert event.number == self.turn
            assert event.seat not in self.exiled
            self.running = True
        elif isinstance(event, TurnEnded):
            assert self.running, "a turn ends twice"
            assert event.number == self.turn
            self.running = False
        elif isinstance(event, GameOver):
            self.over = True
            assert event.winner not in self.exiled
        elif isinstance(event, Lost):
            self.lost[event.seat] += 1
            assert self.lost[event.seat] <= 2
        elif isinstance(event, Exiled):
            assert self.lost[event.seat] == 2
            self.exiled.append(event.seat)
        elif isinstance(event, CoinsMoved):
            assert event.coins > 0
            assert event.source != event.destination


class Playing(RuleBasedStateMachine):
    """Random decisions, wrong answers and side branches."""

    house: Rules
    game: Game

    @initialize(seed=st.integers(0, 2**32))
    def begin(self, seed: int) -> None:
        self.house = random_rules(Random(seed))
        self.game = machine_game(self.house, seed)
        self.names = NAMES[: self.house.seats]
        self.tale = Tale()
        self.heard = 0

    @rule(choice=st.integers(0, 999))
    def decide(self, choice: int) -> None:
        game = self.game
        if game.over:
            return
        legal = game.legal()
        before = len(game.history or ())
        events = game.play(legal[choice % len(legal)])
        assert events
        assert game.history is not None
        assert events == game.history[before:]

    @rule(seed=st.integers(0, 2**32), count=st.integers(5, 40))
    def run_on(self, seed: int, count: int) -> None:
        random = Random(seed)
        for _ in range(count):
            self.decide(random.randrange(1000))
            self.hear_the_tale()
            self.nothing_is_lost()
            self.somebody_is_asked()

    @rule(seed=st.integers(0, 2**32))
    def refuse_what_is_illegal(self, seed: int) -> None:
        game = self.game
        legal = game.legal()
        before = snapshot(game)
        wrong = [m for m in [*ANY_MOVE, *game.book.draft_moves] if m not in legal]
        wrong += [m for offer in game.book.offers for m in offer.aimed if m not in legal]
        for illegal in Random(seed).sample(wrong, min(10, len(wrong))):
            with pytest.raises(IllegalMoveError):
                game.play(illegal)
        assert snapshot(game) == before
        assert game.legal() == legal

    @rule(seed=st.integers(0, 2**32))
    def copy_plays_on_alike_and_alone(self, seed: int) -> None:
        game = self.game
        if game.over:
            return
        before = snapshot(game)
        assert game.rng is not None
        stream = game.rng.state
        one, two = game.copy(SplitMix64(stream)), game.copy(SplitMix64(stream))
        random = Random(seed)
        for _ in range(60):
            if one.over:
                break
            assert one.legal() == two.legal()
            chosen = random.choice(one.legal())
            assert one.play(chosen) == []
            two.push(chosen)
            assert snapshot(one) == snapshot(two)
        assert snapshot(game) == before
        # The original goes the same way.
        other = game.copy(SplitMix64(stream))
        chosen = random.choice(game.legal())
        other.push(chosen)
        game.play(chosen)
        told = state(game, self.names)
        assert state(other, self.names) == told

    @precondition(lambda self: hasattr(self, "game"))
    @invariant()
    def hear_the_tale(self) -> None:
        game = self.game
        assert game.history is not None
        for event in game.history[self.heard :]:
            self.tale.hear(event)
        self.heard = len(game.history)
        ended = sum(isinstance(event, TurnEnded) for event in game.history)
        assert ended == game.turns
        assert self.tale.running == (game.phase is not Phase.DRAFT)
        assert self.tale.over == game.over

    @precondition(lambda self: hasattr(self, "game"))
    @invariant()
    def nothing_is_lost(self) -> None:
        game = self.game
        copies = int(self.house.value("copies"))
        if game.phase is Phase.DRAFT:
            copies = 1 + sum(bool(hand) for hand in game.hands)  # the sets on the table
        assert all_cards(game) == dict.fromkeys(map(int, game.ruleset.cast), copies)
        assert min(game.court) >= 0
        if game.phase is Phase.ACTION:
            in_play = int(self.house.value("copies")) * len(self.house.cast)
            court = 3 if self.house.draft else in_play - 2 * self.house.seats
            assert sum(game.court) == court == game.ruleset.court
            assert not game.drawn
        assert min(game.coins) >= 0
        assert game.reserve >= 0
        box = self.house.value("box")
        if box == "unlimited":
            assert game.treasury < 0
        else:
            assert game.treasury >= 0
            assert sum(game.coins) + game.treasury + game.reserve == int(box)
        if game.phase in {Phase.ACTION, Phase.OVER}:
            for seat in self.tale.exiled:
                assert game.coins[seat] == 0
        for seat in range(game.ruleset.seats):
            assert len(game.hands[seat]) + len(game.revealed[seat]) == (
                2 if game.phase is not Phase.DRAFT else int(bool(game.discards[seat]))
            )

    @precondition(lambda self: hasattr(self, "game"))
    @invariant()
    def somebody_is_asked(self) -> None:
        game = self.game
        legal = game.legal()
        if game.over:
            assert (legal, game.asked) == ((), NOBODY)
            assert game.living == 1 << game.winner
            assert len(self.tale.exiled) == self.house.seats - 1
            return
        assert legal
        assert game.asked not in self.tale.exiled
        assert game.turn not in self.tale.exiled or game.phase is not Phase.ACTION
        assert game.phase is not Phase.DRAW
        words = [m.text(self.names) for m in legal]
        assert len(set(words)) == len(words)
        assert all(m.target not in self.tale.exiled for m in legal)
        assert all(m.target != game.asked for m in legal)


TestPlaying = Playing.TestCase
TestPlaying.settings = settings(max_examples=120, stateful_step_count=30)


@pytest.mark.parametrize("seed", range(150))
def test_every_game_ends(seed: int) -> None:
    """TRAPS 18, in small: with enough coins to launch a Coup no random game runs for ever."""
    random = Random(seed)
    rules = random_rules(random)
    if rules.value("box") != "unlimited" and int(rules.value("box")) < 30:
        rules = Rules(rules.preset, rules.seats, rules.options)
    game = machine_game(rules, seed)
    while not game.over:
        game.push(random.choice(game.legal()))
        assert game.turns < 3000
    assert game.living == 1 << game.winner
