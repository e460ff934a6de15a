"""What a seat may know (RULES.md, section 5): equal views of what it cannot tell apart.

A twin is a second game that one seat cannot tell from the first: other hidden cards from the deal
on, the same public course, and hidden choices of the others made anew.
"""

import pickle
from collections.abc import Iterator
from dataclasses import fields
from random import Random

import pytest

from coup_desktop.engine import events as ev
from coup_desktop.engine.cast import CHARACTERS, EXAMINE, EXCHANGE, REPLACE, Character
from coup_desktop.engine.events import CardEvent, Event, Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import ALLOW, Kind, Move
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.view import View
from tests.engine.page import Rules
from tests.engine.play import cards, machine_game, random_rules, ruleset_of

Step = tuple[int, Move | tuple[Character, ...]]
"""A seat and its decision, or what the Court gave it."""
SECRET_ACTIONS = {EXCHANGE, EXAMINE, REPLACE}
RARE = {Phase.EXCHANGE, Phase.PRESENT, Phase.DECIDE, Phase.GIVE}
HIDDEN_CHOICES = {Kind.KEEP, Kind.GIVE, Kind.DRAFT}
TRIES = 60
SECRETIVE = (
    Rules("official", 3, ("inquisitor",)),
    Rules("coup-x", 3, ("inspector", "teams")),
    Rules("official", 2, ("draft",)),
)
"""Rules under which much passes unseen."""


def court_of(game: Game) -> list[Character]:
    return [Character(i) for i, count in enumerate(game.court) for _ in range(count)]


def start(rules: Rules, deal: list[tuple[Character, ...]] | None) -> Game:
    teams = [seat % 2 for seat in range(rules.seats)] if rules.teams else None
    return Game.start(ruleset_of(rules), 0, None, teams, deal)


def random_game(rules: Rules, random: Random, most: int) -> tuple[Game, list[Step]]:
    """A game that is in the middle of things, and how it came there."""
    deck = [c for c in ruleset_of(rules).cast for _ in range(int(rules.value("copies")))]
    random.shuffle(deck)
    deal = None if rules.draft else [tuple(deck[2 * i : 2 * i + 2]) for i in range(rules.seats)]
    game = start(rules, deal)
    steps: list[Step] = []
    for _ in range(random.randint(1, most)):
        if game.over:
            break
        sorts = sorted({(move.kind, move.action) for move in game.legal()})
        likely = [4 if k is Kind.ALLOW or a in SECRET_ACTIONS else 1 for k, a in sorts]
        sort = random.choices(sorts, likely)[0]
        chosen = random.choice([m for m in game.legal() if (m.kind, m.action) == sort])
        steps.append((game.asked, chosen))
        game.play(chosen)
        while game.phase is Phase.DRAW:
            drawn = tuple(random.sample(court_of(game), game.drawing))
            steps.append((game.asked, drawn))
            game.draw(drawn)
        if game.phase in RARE and random.random() < 0.4:
            break
    return game, steps


def dealt(game: Game) -> list[tuple[Character, ...]] | None:
    hands = [e.cards for e in game.history or () if isinstance(e, ev.Dealt)]
    return hands or None


def twin(
    rules: Rules, first: Game, steps: list[Step], viewer: int | None, random: Random
) -> Game | None:
    """A game that the viewer cannot tell from the first; None when this try leads nowhere."""
    deal = dealt(first)
    if deal is not None:
        own = deal[viewer] if viewer is not None else ()
        deck = [c for c in ruleset_of(rules).cast for _ in range(int(rules.value("copies")))]
        for card in own:
            deck.remove(card)
        random.shuffle(deck)
        deal = [own if seat == viewer else (deck.pop(), deck.pop()) for seat in range(rules.seats)]
    game = start(rules, deal)
    for seat, step in steps:
        assert game.asked == seat
        if isinstance(step, tuple):
            court = court_of(game)
            drawn = step if seat == viewer else tuple(random.sample(court, game.drawing))
            if any(drawn.count(card) > court.count(card) for card in drawn):
                return None
            game.draw(drawn)
            continue
        legal = game.legal()
        hidden = step.kind in HIDDEN_CHOICES and seat != viewer
        hidden |= step.kind is Kind.PRESENT and viewer not in {seat, game.turn}
        chosen = random.choice(legal) if hidden else step
        if chosen not in legal:
            return None
        game.play(chosen)
    return game if opened(game) == opened(first) else None


def opened(game: Game) -> list[Event]:
    """Hands that an embezzler opened to all; no word of the record names those cards."""
    return [e for e in game.history or () if isinstance(e, (ev.Shown, ev.Opened))]


def hidden_cards(game: Game, viewer: int | None) -> object:
    """What the viewer does not see."""
    others = [seat for seat in range(game.ruleset.seats) if seat != viewer]
    return ([game.hands[i] for i in others], [game.discards[i] for i in others], game.court,
            game.drawn)  # fmt: skip


def tries(seed: int) -> Iterator[tuple[Game, Game, int | None]]:
    random = Random(seed)
    rules = random_rules(random) if seed % 2 else SECRETIVE[seed // 2 % len(SECRETIVE)]
    first, steps = random_game(rules, random, 14)
    for viewer in (None, *range(rules.seats)):
        for _ in range(TRIES):
            second = twin(rules, first, steps, viewer, random)
            if second is not None and hidden_cards(second, viewer) != hidden_cards(first, viewer):
                yield first, second, viewer
                break


@pytest.mark.parametrize("seed", range(120))
def test_what_a_seat_cannot_tell_apart_gives_equal_views(seed: int) -> None:
    for first, second, viewer in tries(seed):
        one, two = first.view(viewer), second.view(viewer)
        assert one == two
        assert hash(one) == hash(two)
        assert pickle.loads(pickle.dumps(one)) == two
        # Nor does it learn anything from what it may answer.
        if first.asked == viewer:
            assert first.legal() == second.legal()


def test_twins_are_found() -> None:
    """So that the test above is not an empty one."""
    found = [(first, viewer) for seed in range(120) for first, _, viewer in tries(seed)]
    assert len(found) > 400
    phases = {first.phase for first, _ in found}
    assert phases >= set(Phase) - {Phase.DRAW, Phase.OVER}
    assert any(viewer is not None for _, viewer in found)


@pytest.mark.parametrize("seed", range(60))
def test_what_a_seat_knows_makes_its_views_differ(seed: int) -> None:
    """Two games that differ only in what this seat holds are the same to all others alone."""
    random = Random(f"own {seed}")
    rules = random_rules(random)
    first, steps = random_game(rules, random, 10)
    for _ in range(TRIES):
        second = twin(rules, first, steps, None, random)
        if second is None:
            continue
        assert first.view(None) == second.view(None)
        for seat in range(rules.seats):
            if first.hands[seat] != second.hands[seat]:
                assert first.view(seat) != second.view(seat)


@pytest.mark.parametrize("seed", range(60))
def test_views_show_hidden_cards_to_those_alone_who_may_know_them(seed: int) -> None:
    random = Random(seed)
    rules = random_rules(random)
    game = machine_game(rules, seed)
    for _ in range(random.randint(5, 150)):
        if not game.over:
            game.push(random.choice(game.legal()))
    for viewer in (None, *range(rules.seats)):
        view = game.view(viewer)
        own = viewer is not None
        assert view.hand == (game.hands[viewer] if viewer is not None else ())
        assert view.discards == (game.discards[viewer] if viewer is not None else ())
        assert view.drawn == (game.drawn if own and viewer == game.turn else ())
        assert view.court == sum(game.court)
        for event in view.history:
            if isinstance(event, CardEvent) and event.visible_to is not None:
                assert bool(event.cards) == (viewer in event.visible_to)
                assert event.count >= 1
            if isinstance(event, (ev.Declared, ev.Challenged, ev.Blocked, ev.Failed)):
                assert event.move.cards == ()
        for seat, shown in enumerate(view.seats):
            assert shown.influence == len(game.hands[seat])
            assert shown.revealed == game.revealed[seat]
            assert shown.exiled == (not game.living >> seat & 1)
            assert shown.coins == game.coins[seat]


def test_every_event_with_cards_hides_them_or_is_public_by_rule() -> None:
    """An event class that is added has to be one of these, or to say who may see its cards."""
    classes = [c for c in vars(ev).values() if isinstance(c, type) and issubclass(c, Event)]
    hiding = {c for c in classes if issubclass(c, CardEvent)}
    assert hiding == {CardEvent, ev.Dealt, ev.Drafted, ev.Drew, ev.Returned, ev.Presented}
    with_cards = {c for c in classes if {"card", "cards"} & {field.name for field in fields(c)}}
    assert with_cards - hiding == {ev.Shown, ev.Opened, ev.Lost}


def test_each_card_event_is_known_to_whom_the_rules_say() -> None:
    text = (
        "coup-record 1\nrules official\noption inquisitor\nseat Ada\nseat Bo\nseat Cy\n"
        "starter Ada\ndeal Ada inquisitor captain\ndeal Bo duke contessa\n"
        "deal Cy assassin captain\n\n"
        "Ada examine Bo\nBo present duke\nAda replace\ndraw contessa\n"
        "Bo exchange\nCy challenge\nBo lose contessa\n"
        "Cy exchange\ndraw inquisitor\nCy keep assassin inquisitor\n"
        "Ada tax\nBo challenge\nAda lose captain\n"
    )
    history = read(text).game.history or []
    told = [
        (type(event).__name__, event.seat, event.visible_to)
        for event in history
        if isinstance(event, CardEvent)
    ]
    assert told == [
        ("Dealt", 0, (0,)),
        ("Dealt", 1, (1,)),
        ("Dealt", 2, (2,)),
        ("Presented", 1, (1, 0)),
        ("Drew", 1, (1,)),
        ("Returned", 1, (1, 0)),  # the Inquisitor has seen it
        ("Drew", 2, (2,)),
        ("Returned", 2, (2,)),
    ]


def test_a_shown_card_goes_back_for_all_to_see_and_the_new_one_does_not() -> None:
    text = (
        "coup-record 1\nrules official\nseat Ada\nseat Bo\nstarter Ada\n"
        "deal Ada duke captain\ndeal Bo duke contessa\n\n"
        "Ada tax\nBo challenge\nAda show duke\nBo lose duke\ndraw assassin\n"
    )
    history = read(text).game.history or []
    shown = [e for e in history if isinstance(e, CardEvent)][-2:]
    assert [type(e).__name__ for e in shown] == ["Returned", "Drew"]
    assert [e.visible_to for e in shown] == [None, (0,)]


def test_a_given_card_is_known_to_its_owner_alone() -> None:
    text = (
        "coup-record 1\nrules coup-x\noption inspector\nseat Ada\nseat Bo\nstarter Ada\n"
        "deal Ada inspector captain\ndeal Bo thief guard\n\n"
        "Ada replace Bo\nBo allow\nBo give thief\ndraw guard\n"
    )
    history = read(text).game.history or []
    returned = next(e for e in history if isinstance(e, ev.Returned))
    assert (returned.cards, returned.visible_to) == (cards(["thief"]), (1,))
    assert returned.seen_by(0) != returned
    assert returned.seen_by(1) is returned


def test_draft_discards_are_known_to_their_seat_alone() -> None:
    game = Game.start(ruleset_of(Rules("official", 2, ("draft",))), 0, SplitMix64(3))
    game.play(game.legal()[0])
    game.play(game.legal()[1])
    assert len(game.view(0).discards) == len(game.view(1).discards) == 4
    assert game.view(None).discards == ()
    kept = CHARACTERS[game.view(1).discards[0]].word
    assert kept == "duke"
    for event in game.view(0).history:
        if isinstance(event, ev.Drafted):
            assert bool(event.cards) == (event.seat == 0)


def test_views_do_not_change_when_the_game_goes_on() -> None:
    game = machine_game(Rules("official", 4), 9)
    random = Random(9)
    views: list[tuple[View, View]] = []
    while not game.over:
        view = game.view(game.asked)
        views.append((view, pickle.loads(pickle.dumps(view))))
        game.play(random.choice(game.legal()))
    assert len(views) > 30
    assert all(view == kept for view, kept in views)


@pytest.mark.parametrize("seed", range(40))
def test_who_is_pending_is_asked_if_all_let_it_pass(seed: int) -> None:
    """And nobody else; where a question does not go round, nobody is pending."""
    random = Random(seed)
    game = machine_game(random_rules(random), seed)
    rounds = 0
    for _ in range(200):
        if game.over:
            break
        legal = game.legal()
        if ALLOW in legal:
            rounds += 1
            trial, asked, phase = game.copy(), [], game.phase
            pending = trial.view(None).pending
            passed = trial.play(ALLOW)
            # As long as nothing else follows, the same question goes on round the table.
            while trial.phase is phase and all(isinstance(e, ev.Allowed) for e in passed):
                asked.append(trial.asked)
                passed = trial.play(ALLOW)
            assert sorted(asked) == list(pending)
        elif game.phase is not Phase.BLOCK:
            assert game.view(None).pending == ()
        game.play(random.choice(legal))
    assert rounds
