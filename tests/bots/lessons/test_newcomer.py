"""Whoever plays as the lessons advise, and no better, can win the last lesson's game."""

from coup_desktop.bots.bot import Bot, make
from coup_desktop.bots.lessons.first_game_3 import READING
from coup_desktop.bots.lessons.line import LEARNER, Line, start
from coup_desktop.bots.lessons.newcomer import NewcomerBot, advice
from coup_desktop.bots.lessons.own_game import ADVICE
from coup_desktop.bots.lessons.scripted import BEGINNER
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import CHALLENGE
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset

GAMES = 400
RULES = Ruleset.make("official", 2, (), {})


def winner(number: int) -> int:
    """Of a game in which the newcomer sits in seat 0 and begins, as in the lesson."""
    game = Game.start(RULES, 0, SplitMix64(number))
    bots: list[Bot] = [NewcomerBot(0), make(BEGINNER, number)]
    while not game.over:
        view, legal = game.view(game.asked), game.legal()
        game.play(bots[game.asked].choose(view, legal))
    return game.winner


def test_a_newcomer_wins_at_least_every_second_game_against_the_beginner_bot() -> None:
    won = sum(winner(number) == 0 for number in range(GAMES))
    assert won >= GAMES // 2, f"{won} of {GAMES}"
    assert won < GAMES, "no game that cannot be lost"


def test_every_advice_has_words_and_most_are_given() -> None:
    given = set()
    for number in range(120):
        game = Game.start(RULES, number % 2, SplitMix64(number + 1_000))
        bots: list[Bot] = [NewcomerBot(0), make(BEGINNER, number)]
        while not game.over:
            view, legal = game.view(game.asked), game.legal()
            if game.asked == 0:
                word, move = advice(view, legal)
                given.add(word)
                assert move in legal
            game.play(bots[game.asked].choose(view, legal))
    assert given <= set(ADVICE)
    rare = {"threat", "impossible"}
    assert set(ADVICE) - given <= rare


def test_a_claim_that_cannot_be_true_is_doubted() -> None:
    line = Line.of(READING)
    game = start(line.setup, line.seed)
    for _seat, move in line.decisions[: line.stops[0]]:
        game.play(move)
    assert advice(game.view(LEARNER), game.legal()) == ("impossible", CHALLENGE)
