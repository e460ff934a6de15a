"""Play-outs: what one comes to, and how a game is dealt out for them."""

from random import Random

from coup_desktop.bots.opponents.memory import Memory
from coup_desktop.bots.opponents.player import StylePlayer
from coup_desktop.bots.opponents.styles import CARELESS, MEASURED
from coup_desktop.bots.search.dealing import Dealer
from coup_desktop.bots.search.playout import play_out
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from tests.bots.playing import TABLES, new_game, positions
from tests.engine.play import all_options, machine_game


def straight(game: Game, player: StylePlayer, seed: int) -> int:
    """Who wins, played by the same chance as a play-out does."""
    memory, stream = Memory(game.ruleset), SplitMix64(seed)
    move = game.legal()[0]
    while True:
        memory.note(game, move)
        game.push(move)
        if game.over:
            return game.winner
        move = player.pick(game, memory, stream)


def test_a_play_out_is_a_win_for_the_winner_and_nothing_for_the_others() -> None:
    ruleset = Ruleset.make("official", 4)
    player = StylePlayer(MEASURED, ruleset)
    winners = set()
    for seed in range(40):
        game = new_game(ruleset, seed)
        winner = straight(game.copy(SplitMix64(seed)), player, seed)
        winners.add(winner)
        for seat in range(4):
            twin = game.copy(SplitMix64(seed))
            value = play_out(
                twin, Memory(ruleset), [player] * 4, game.legal()[0], SplitMix64(seed), seat
            )
            assert value == float(seat == winner)
    assert len(winners) == 4


def test_a_deal_is_tried_again_and_again_by_the_same_chance() -> None:
    for preset, seats, options in TABLES[2:]:
        game = new_game(Ruleset.make(preset, seats, options), 5)
        view = game.view(game.asked)
        dealer = Dealer(view)
        first, again = dealer.deal(SplitMix64(3)), dealer.deal(SplitMix64(3))
        values = [first.value(move) for move in game.legal()]
        assert values == [first.value(move) for move in game.legal()]
        assert values == [again.value(move) for move in game.legal()]


def test_every_question_of_every_ruleset_can_be_dealt_out() -> None:
    random = Random(11)
    met = set()
    for rules in list(all_options())[::4]:
        game = machine_game(rules, random.getrandbits(32))
        for _ in range(40):
            if game.over:
                break
            rare = game.phase not in (Phase.ACTION, Phase.CHALLENGE, Phase.BLOCK)
            if game.phase is not Phase.DRAFT and random.random() < (0.3 if rare else 0.02):
                dealer = Dealer(game.view(game.asked))
                deal = dealer.deal(SplitMix64(random.getrandbits(32)))
                value = deal.value(random.choice(game.legal()))
                assert 0.0 <= value <= 1.0
                met.add(game.phase)
            game.play(random.choice(game.legal()))
    assert met == set(Phase) - {Phase.DRAFT, Phase.DRAW, Phase.OVER}


def test_what_a_dealer_read_before_changes_no_deal() -> None:
    ruleset = Ruleset.make("official", 4)
    game = new_game(ruleset, 8)
    followed: Dealer | None = None
    compared = 0
    for state, _ in positions(game, "courtier", 8):
        if state.asked != 1 or len(state.legal()) == 1:
            continue
        view = state.view(1)
        if followed is None:
            followed = Dealer(view)
        assert followed.fits(view)
        followed.look(view)
        if compared % 5 == 0:
            chance = SplitMix64(compared), SplitMix64(compared)
            old = followed.deal(chance[0])
            new = Dealer(view).deal(chance[1])
            assert chance[0].state == chance[1].state
            assert [old.value(m) for m in state.legal()] == [new.value(m) for m in state.legal()]
        compared += 1
    assert compared > 20
    assert followed is not None
    assert not followed.fits(game.view(0))
    assert not followed.fits(new_game(ruleset, 8, starter=1).view(1))


def test_careless_seats_are_broken_off_nowhere_near_the_end() -> None:
    """That a play-out is broken off for its length is a rarity: the limit is far off."""
    ruleset = Ruleset.make("official", 5)
    player = StylePlayer(CARELESS, ruleset)
    values = [
        play_out(game, Memory(ruleset), [player] * 5, game.legal()[0], SplitMix64(seed), game.turn)
        for seed, game in ((seed, new_game(ruleset, seed)) for seed in range(60))
    ]
    assert set(values) == {0.0, 1.0}
