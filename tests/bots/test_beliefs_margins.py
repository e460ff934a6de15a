"""Beliefs of many seats, each by itself, against the exact ones of all together.

What is compared is the chance that a seat holds a character, at each turn of games that the
courtier plays. The bounds are what was measured, doubled, or nearly so.
"""

import os
from collections.abc import Sequence

import pytest

from coup_desktop.bots.beliefs import AnswerModel, Beliefs, RandomAnswers
from coup_desktop.bots.chances import at_least_one
from coup_desktop.engine.cast import DUKE, Character
from coup_desktop.engine.events import Phase
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View
from tests.bots.every_deal import PolicyModel, leaning
from tests.bots.playing import TABLES, dealt, new_game, positions, say

GAMES = int(os.environ.get("COUP_BELIEFS", "1"))
ALONE = 1
"""Up to how many hidden seats the hands are weighed together: no fewer can be asked for."""


def errors(
    rules: Ruleset, model: AnswerModel | None, most: int, joint: int = ALONE, *, after: bool = False
) -> list[float]:
    """By how much the chances differ from the exact ones, turn by turn, rising.

    Args:
        rules: what is played.
        model: of the others' decisions.
        most: decisions a game.
        joint: up to how many hidden seats the hands are weighed together.
        after: whether to compare once they are, instead of before.
    """
    found: list[float] = []
    for number in range(GAMES):
        game = new_game(rules, 100 + number)
        exact = Beliefs.of(game.view(0), model, most_joint=rules.seats)
        near = Beliefs.of(game.view(0), model, most_joint=joint)
        for before, _ in positions(game, "courtier", number, most):
            history = before.view(0).history
            exact.update(history)
            near.update(history)
            if before.phase is Phase.ACTION and near.exact == after:
                assert near.hidden == exact.hidden
                found += [
                    abs(near.chance(seat, card) - exact.chance(seat, card))
                    for seat in near.hidden
                    for card in rules.cast
                ]
    return sorted(found)


@pytest.mark.parametrize(
    ("model", "mean", "rarely", "seldom"),
    [
        (None, 0.006, 0.03, 0.12),
        (RandomAnswers(), 0.006, 0.03, 0.12),
        (PolicyModel(leaning), 0.02, 0.08, 0.2),
    ],
    ids=["facts", "random", "leaning"],
)
def test_chances_are_near_the_exact_ones(
    model: AnswerModel | None, mean: float, rarely: float, seldom: float
) -> None:
    found = errors(Ruleset.make("official", 4, ["inquisitor"]), model, 150)
    assert len(found) > 300
    assert sum(found) / len(found) < mean
    assert found[int(0.95 * len(found))] < rarely
    assert found[-1] < seldom


@pytest.mark.parametrize("model", [None, PolicyModel(leaning)], ids=["facts", "leaning"])
def test_when_few_are_left_they_are_still_near(model: AnswerModel | None) -> None:
    """Weighed together from three others on, where before each was by itself."""
    found = errors(Ruleset.make("official", 5, ["inquisitor"]), model, 250, joint=3, after=True)
    assert len(found) > 50
    assert sum(found) / len(found) < 0.01
    assert found[-1] < 0.1


@pytest.mark.parametrize(("preset", "seats", "options"), TABLES[2:])
def test_at_the_deal_they_are_nearly_exact(
    preset: str, seats: int, options: tuple[str, ...]
) -> None:
    """Nothing said, nothing drawn: the chance is that of a hand from all unseen cards."""
    game = new_game(Ruleset.make(preset, seats, options), 5)
    view = game.view(1)
    beliefs = Beliefs.of(view, most_joint=ALONE)
    pool = [card for card in game.ruleset.cast for _ in range(view.unseen(card))]
    pairs = [(a, b) for i, a in enumerate(pool) for b in pool[i + 1 :]]
    for seat in beliefs.hidden:
        for card in game.ruleset.cast:
            exact = sum(card in pair for pair in pairs) / len(pairs)
            assert beliefs.chance(seat, card) == pytest.approx(exact, abs=0.005)


SIX = (
    "duke ambassador,duke captain,assassin captain,contessa contessa,assassin captain,duke contessa"
)


def elsewhere(view: View, card: Character, returned: Sequence[Character]) -> float:
    """The chance of it in a hand of two from the unseen cards, less those that are in the Court."""
    left = {c: view.unseen(c) - returned.count(c) for c in view.ruleset.cast}
    return at_least_one(left[card], sum(left.values()), 2)


def test_a_proven_card_is_in_no_hand_that_has_not_drawn_since() -> None:
    game = dealt(SIX)
    say(game, "income", "tax", "challenge", "show duke", "lose assassin")
    view = game.view(0)
    beliefs = Beliefs.of(view)
    assert not beliefs.exact
    for seat in (3, 4, 5):
        for card in game.ruleset.cast:
            chance = elsewhere(view, card, [DUKE])
            assert beliefs.chance(seat, card) == pytest.approx(chance, abs=0.012)
    assert beliefs.chance(1, DUKE) > beliefs.chance(3, DUKE)


def test_a_card_that_one_returned_is_in_no_hand_that_has_not_drawn_since() -> None:
    game = dealt(SIX)
    say(game, "exchange", "allow", "allow", "allow", "allow", "allow")
    kept = next(m for m in game.legal() if DUKE not in m.cards)
    back = list(game.hands[0] + game.drawn)
    for card in kept.cards:
        back.remove(card)
    game.play(kept)
    view = game.view(0)
    beliefs = Beliefs.of(view)
    assert DUKE in back
    for seat in range(1, 6):
        for card in game.ruleset.cast:
            chance = elsewhere(view, card, back)
            assert beliefs.chance(seat, card) == pytest.approx(chance, abs=0.012)


@pytest.mark.parametrize(("preset", "seats", "options"), TABLES)
def test_what_is_is_never_impossible(preset: str, seats: int, options: tuple[str, ...]) -> None:
    """Of every preset and option: no hand that a seat holds has the chance 0, on to the end."""
    game = new_game(Ruleset.make(preset, seats, options), 3)
    model = PolicyModel(leaning)
    joint = seats - 1 if "draft" in options else ALONE
    beliefs = Beliefs.of(game.view(0), model, most_joint=joint)
    for before, _ in positions(game, "random", 4, 400):
        beliefs.update(before.view(0).history)
        for seat in beliefs.hidden:
            assert beliefs.chance_of_hand(seat, before.hands[seat]) > 0.0
            total = sum(chance for _, chance in beliefs.hands(seat))
            assert total == pytest.approx(1.0)
            assert all(
                hand.count(card) <= before.view(0).unseen(card)
                for hand, _ in beliefs.hands(seat)
                for card in hand
            )


def test_with_the_last_but_four_gone_they_are_weighed_together() -> None:
    game = new_game(Ruleset.make("city-state", 7), 8)
    beliefs = Beliefs.of(game.view(0))
    seen = set()
    for before, _ in positions(game, "random", 2):
        beliefs.update(before.view(0).history)
        seen.add((len(beliefs.hidden), beliefs.exact))
        if beliefs.exact:
            assert beliefs.joint()
        else:
            with pytest.raises(ValueError, match="more than 4 hidden hands"):
                beliefs.joint()
    assert {exact for hidden, exact in seen if hidden > 4} == {False}
    assert {exact for hidden, exact in seen if hidden <= 4} == {True}
    assert max(seen)[0] == 6


def test_a_guess_of_many_seats_is_possible_and_as_likely_as_believed() -> None:
    game = new_game(Ruleset.make("city-state", 8, ["inquisitor"]), 2)
    for _ in positions(game, "courtier", 6, 60):
        pass
    view = game.view(0)
    beliefs = Beliefs.of(view)
    assert not beliefs.exact
    stream = SplitMix64(1)
    draws = 2000
    guesses = [beliefs.sample(stream) for _ in range(draws)]
    for seat in beliefs.hidden:
        for card in view.ruleset.cast:
            share = sum(card in guess.hands[seat] for guess in guesses) / draws
            assert share == pytest.approx(beliefs.chance(seat, card), abs=0.05)
