import pytest

from coup_desktop.bots.rules.belief import Belief
from coup_desktop.bots.rules.insight import COURTIER
from coup_desktop.bots.rules.reading import Reading
from coup_desktop.engine.events import Presented
from coup_desktop.engine.game import Game
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View
from tests.bots.playing import TABLES, cards, dealt, new_game, positions, say


def read(game: Game, seat: int) -> Reading:
    reading = Reading(seat, game.ruleset.seats, game.ruleset.cast)
    reading.update(game.view(seat).history)
    return reading


def belief_of(view: View, reading: Reading) -> Belief:
    return Belief(view, reading, COURTIER)


@pytest.mark.parametrize("word", ["random", "courtier"])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_certain_is_true(table: tuple[str, int, tuple[str, ...]], word: str) -> None:
    preset, seats, options = table
    away = 0
    for seed in range(3):
        game = new_game(Ruleset.make(preset, seats, options), seed)
        for _ in positions(game, word, seed, most=400):
            me = game.asked
            view = game.view(me)
            belief = belief_of(view, read(game, me))
            for seat in view.living:
                if seat == me or game.phase.word == "draft":
                    continue
                hand = game.hands[seat] + (game.drawn if seat == game.turn else ())
                for card, count in belief.notes[seat].known.items():
                    assert game.hands[seat].count(card) >= count
                for card, count in belief.notes[seat].away.items():
                    away += count
                    assert hand.count(card) <= view.unseen(card) - count
                for card in game.ruleset.cast:
                    chance = belief.exact(seat, card)
                    assert chance < 1.0 or card in game.hands[seat]
                    assert chance > 0.0 or card not in game.hands[seat]
    assert away > 0 or seats == 2  # of two seats one draws what the other has shown


def test_an_examined_card_is_known_until_it_may_have_gone() -> None:
    game = dealt("inquisitor duke,contessa captain", options=["inquisitor"])
    say(game, "examine 1", "allow", "present contessa", "return")
    (contessa,) = cards("contessa")
    reading = read(game, 0)
    assert reading.notes[1].known == {contessa: 1}
    assert any(isinstance(event, Presented) for event in game.view(0).history)
    assert belief_of(game.view(0), reading).exact(1, contessa) == 1.0
    say(game, "exchange", "allow")
    assert read(game, 0).notes[1].known == {}


def test_a_card_returned_to_the_court_is_in_no_hand_that_has_not_drawn_since() -> None:
    game = dealt("duke ambassador,captain captain,assassin contessa")
    say(game, "exchange", "allow", "allow")
    keep = next(m for m in game.legal() if cards("duke")[0] not in m.cards)
    game.play(keep)
    (duke,) = cards("duke")
    belief = belief_of(game.view(0), read(game, 0))
    assert belief.notes[1].away[duke] >= 1
    assert belief.notes[2].away[duke] >= 1
    nothing_known = belief_of(game.view(0), Reading(0, 3, game.ruleset.cast))
    assert belief.exact(1, duke) < nothing_known.exact(1, duke)


def test_reading_on_is_reading_from_the_start() -> None:
    game = new_game(Ruleset.make("city-state", 5, ["inquisitor"]), 9)
    running = Reading(2, 5, game.ruleset.cast)
    for _ in positions(game, "random", 4):
        view = game.view(2)
        running.update(view.history)
        fresh = belief_of(view, read(game, 2))
        for seat in view.living:
            if seat != 2:
                for card in game.ruleset.cast:
                    assert belief_of(view, running).held(seat, card) == fresh.held(seat, card)
    other = new_game(Ruleset.make("city-state", 5, ["inquisitor"]), 10)
    running.update(other.view(2).history)
    assert [notes.claims for notes in running.notes] == [{}] * 5


def test_seats_that_lie_and_seats_that_prove_are_not_treated_alike() -> None:
    (captain,) = cards("captain")
    trust = []
    for hand, answer in (("duke captain", "show duke"), ("contessa captain", "lose contessa")):
        game = dealt(f"{hand},ambassador ambassador,assassin contessa,duke ambassador")
        say(game, "tax", "allow", "allow", "challenge", answer)
        if answer.startswith("show"):
            say(game, "lose ambassador", "income")
        else:
            say(game, "income")
        say(game, "income", "income", "steal 1")
        trust.append(belief_of(game.view(1), read(game, 1)).held(0, captain))
        assert read(game, 1).notes[3].doubts == 1
        assert read(game, 1).notes[1].questions == 1
    assert trust[0] > trust[1]


def test_a_passed_up_block_is_a_sign_and_a_caught_claim_nearly_a_proof() -> None:
    game = dealt("captain duke,contessa duke,assassin contessa")
    before = belief_of(game.view(0), read(game, 0)).held(1, cards("captain")[0])
    say(game, "steal 1", "allow", "allow", "allow")
    after = belief_of(game.view(0), read(game, 0)).held(1, cards("captain")[0])
    assert 0.0 < after < before
    say(game, "exchange", "allow", "challenge", "lose duke")
    assert belief_of(game.view(0), read(game, 0)).held(1, cards("ambassador")[0]) < 0.05
