from collections import Counter

import pytest

from coup_desktop.bots import bot
from coup_desktop.bots.stream import decision_stream, mixed, seat_seed
from coup_desktop.engine.ruleset import Ruleset
from tests.bots.playing import answer, new_game, positions


def test_random_picks_uniformly() -> None:
    game = new_game(Ruleset.make("official", 4), 1)
    legal = game.legal()
    draws = 6000
    found = Counter(answer(game, seed, "random") for seed in range(draws))
    expected = draws / len(legal)
    chi_square = sum((found[move] - expected) ** 2 / expected for move in legal)
    # 99.9 % of fair dice stay below, for as many degrees of freedom as there are moves less one.
    assert len(legal) == 7
    assert chi_square < 22.46


def test_the_same_seed_gives_the_same_choices() -> None:
    ruleset = Ruleset.make("official", 3)
    first = [move for _, move in positions(new_game(ruleset, 2), "random", 5)]
    again = [move for _, move in positions(new_game(ruleset, 2), "random", 5)]
    other = [move for _, move in positions(new_game(ruleset, 2), "random", 6)]
    assert first == again
    assert first != other


def test_chance_differs_from_decision_to_decision_and_seat_to_seat() -> None:
    game = new_game(Ruleset.make("official", 4), 1)
    numbers = set()
    count = 0
    for before, _ in positions(game, "random", 3):
        for seat in range(4):
            numbers.add(decision_stream(seat_seed(3, seat), before.view(before.asked)).next())
            count += 1
    assert len(numbers) == count


def test_mixing_depends_on_each_number_and_its_place() -> None:
    found = {mixed(*numbers) for numbers in [(1, 2), (2, 1), (1, 3), (1,), (1, 2, 0), (0, 1, 2)]}
    assert len(found) == 6


@pytest.mark.parametrize("word", [info.word for info in bot.ROSTER])
def test_the_roster_can_be_made(word: str) -> None:
    info = bot.info(word)
    assert info.name
    assert info.about.endswith(".")
    game = new_game(Ruleset.make("official", 2), 1)
    assert answer(game, 1, word) in game.legal()


def test_an_unknown_word_is_refused_with_those_that_are() -> None:
    with pytest.raises(bot.UnknownBotError, match="'duke' is no bot; there are random, "):
        bot.make("duke", 1)
