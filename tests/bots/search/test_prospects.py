"""What seats may expect of a game that is broken off, and that play-outs break it off there."""

from math import exp

from coup_desktop.bots.opponents.memory import Memory
from coup_desktop.bots.opponents.player import StylePlayer
from coup_desktop.bots.opponents.styles import MEASURED
from coup_desktop.bots.search.dealing import HORIZON, MANY, Dealer, broken_off
from coup_desktop.bots.search.playout import play_out
from coup_desktop.bots.search.prospects import FEATURES, expected, features, table_of
from coup_desktop.bots.search.worths import TABLES
from coup_desktop.engine.cast import CONTESSA, DUKE
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from tests.bots.playing import TABLES as RULES
from tests.bots.playing import new_game, positions


def of(name: str) -> int:
    return FEATURES.index(name)


def eight(seed: int = 1) -> Game:
    options = ("diplomat", "factions", "inquisitor")
    return new_game(Ruleset.make("city-state", 8, options), seed)


def test_what_living_seats_expect_is_one_in_sum_at_every_turn_of_every_table() -> None:
    met = set()
    for preset, seats, options in RULES:
        game = new_game(Ruleset.make(preset, seats, options), 3)
        for state, _ in positions(game, "courtier", 3, most=200):
            if state.phase is Phase.ACTION:
                living = [seat for seat in range(seats) if state.living >> seat & 1]
                met.add(table_of(len(living)))
                shares = [expected(state, seat) for seat in living]
                assert abs(sum(shares) - 1.0) < 1e-9
                assert min(shares) > 0.0
    assert met == {0, 1, 2}


def test_features_are_what_a_table_is_of() -> None:
    game = eight()
    game.coins[2] = 9
    game.hands[3] = (CONTESSA,)
    game.teams[:] = [0, 0, 0, 0, 0, 0, 1, 1]
    table = TABLES[table_of(8)]
    worths = [
        exp(sum(weight * value for weight, value in zip(table, features(game, seat), strict=True)))
        for seat in range(8)
    ]
    for seat in range(8):
        assert abs(expected(game, seat) - worths[seat] / sum(worths)) < 1e-12


def test_each_feature_is_there_where_it_is_meant_to_be() -> None:
    game = eight()
    game.hands[0] = (DUKE, DUKE)
    game.hands[1] = (CONTESSA,)
    game.coins[0], game.coins[1] = 9, 0
    game.teams[:] = [0, 0, 0, 0, 0, 0, 1, 1]
    rich, poor, foe = features(game, 0), features(game, 1), features(game, 7)
    names = ("second card", "coins", "price of a Coup", "second card and coins", "tax")
    assert [rich[of(name)] for name in names] == [1.0] * 5
    assert [poor[of(name)] for name in names] == [0.0] * 5
    assert (poor[of("guarded last card")], poor[of("guard")]) == (1.0, 1.0)
    assert rich[of("foes")] == poor[of("foes")] < 0.3
    assert foe[of("foes")] == 1.0 - rich[of("foes")]
    game.teams[:] = [1] * 8
    assert [features(game, seat)[of("foes")] for seat in range(8)] == [0.0] * 8


def test_two_cards_are_better_than_one_and_a_strong_team_than_a_weak_one() -> None:
    game = eight()
    for living in (2, 4, 8):
        game.living = (1 << living) - 1
        game.teams[:] = [0] * 8
        game.hands[0], game.hands[1] = (DUKE, CONTESSA), (DUKE,)
        assert expected(game, 0) > 1.2 * expected(game, 1)
    game.teams[:] = [0, 0, 0, 0, 0, 0, 1, 1]
    game.hands[6:] = game.hands[0], game.hands[0]
    assert expected(game, 0) > 1.5 * expected(game, 6)


def test_play_outs_of_many_seats_are_broken_off_and_those_of_few_played_to_the_end() -> None:
    for seats in (4, 5, 6):
        game = new_game(Ruleset.make("official", seats), 6)
        dealer = Dealer(game.view(game.asked))
        chance = SplitMix64(2)
        values = [dealer.deal(chance).value(game.legal()[0]) for _ in range(40)]
        assert broken_off(seats) == (seats >= MANY) == bool(set(values) - {0.0, 1.0})


def test_a_play_out_is_weighed_at_the_first_turn_at_which_it_may_be_broken_off() -> None:
    ruleset = Ruleset.make("official", 6)
    player = StylePlayer(MEASURED, ruleset)
    broken = 0
    for seed in range(30):
        game = new_game(ruleset, seed)
        seat = game.turn
        twin = game.copy(SplitMix64(seed))
        value = play_out(
            twin, Memory(ruleset), [player] * 6, game.legal()[0], SplitMix64(seed), seat, HORIZON
        )
        if twin.living >> seat & 1:
            broken += 1
            assert (twin.turns, twin.phase) == (HORIZON, Phase.ACTION)
            assert value == expected(twin, seat)
        else:
            assert value == 0.0
    assert broken > 15
