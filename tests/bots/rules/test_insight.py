"""What levels see and what they do not, as it shows in what they believe and choose."""

from dataclasses import replace

import pytest

from coup_desktop.bots.rules.insight import COURTIER, PAGE, SPYMASTER, Insight
from coup_desktop.bots.rules.player import RulePlayer
from coup_desktop.bots.rules.reading import Reading
from coup_desktop.bots.rules.situation import Situation
from coup_desktop.bots.stream import seat_seed
from coup_desktop.bots.temper import NEUTRAL, Aim, Temper
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import CHALLENGE, NOBODY
from coup_desktop.engine.ruleset import Ruleset
from tests.bots.playing import TABLES, cards, dealt, new_game, positions, say

LEVELS = {"page": PAGE, "courtier": COURTIER, "spymaster": SPYMASTER}
levels = pytest.mark.parametrize("insight", LEVELS.values(), ids=LEVELS)


def situation(game: Game, seat: int, insight: Insight, temper: Temper = NEUTRAL) -> Situation:
    view = game.view(seat)
    reading = Reading(seat, game.ruleset.seats, game.ruleset.cast, insight.memory)
    reading.update(view.history)
    beliefs = RulePlayer(1, insight).beliefs(view) if insight.joint else None
    return Situation(view, reading, 1, insight, temper, beliefs)


@levels
@pytest.mark.parametrize("table", TABLES[:4], ids=str)
def test_the_first_of_the_ranked_moves_is_the_chosen_one(
    table: tuple[str, int, tuple[str, ...]], insight: Insight
) -> None:
    preset, seats, options = table
    game = new_game(Ruleset.make(preset, seats, options), 3)
    for before, _ in positions(game, "courtier", 3, most=60):
        view, legal = before.view(before.asked), before.legal()
        player = RulePlayer(seat_seed(3, before.asked), insight)
        ranked = player.ranked(view, legal)
        assert {move for move, _ in ranked} == set(legal)
        assert [worth for _, worth in ranked] == sorted((w for _, w in ranked), reverse=True)
        assert player.choose(view, legal) is ranked[0][0]


def test_a_claim_is_remembered_as_long_as_the_level_says() -> None:
    game = dealt("captain contessa,duke assassin,ambassador contessa,ambassador captain")
    (duke,) = cards("duke")
    before = {
        level: situation(game, 0, seen).belief.held(1, duke) for level, seen in LEVELS.items()
    }
    say(game, "income", "tax", "allow", "allow", "allow", "income", "income")
    soon = {level: situation(game, 0, seen).belief.held(1, duke) for level, seen in LEVELS.items()}
    for _ in range(2):
        say(game, "income", "income", "income", "income")
    late = {level: situation(game, 0, seen).belief.held(1, duke) for level, seen in LEVELS.items()}
    assert soon["page"] == before["page"]
    assert soon["courtier"] > before["courtier"] + 0.1
    assert soon["spymaster"] > before["spymaster"] + 0.1
    assert late["courtier"] == before["courtier"]
    assert late["spymaster"] > before["spymaster"] + 0.1


def test_hands_are_put_together_by_the_spymaster_alone() -> None:
    """Two Dukes that two seats claimed leave little for a third."""
    game = dealt("duke contessa,duke assassin,duke contessa,ambassador captain")
    (duke,) = cards("duke")
    plain = [situation(game, 3, seen).belief.held(0, duke) for seen in (COURTIER, SPYMASTER)]
    for _ in range(2):
        say(game, "income", *2 * ("tax", "allow", "allow", "allow"), "income")
    after = [situation(game, 3, seen).belief.held(0, duke) for seen in (COURTIER, SPYMASTER)]
    assert after[0] == plain[0]
    assert after[1] < 0.8 * plain[1]


def test_seats_are_alike_to_the_page_but_for_their_cards() -> None:
    game = dealt("captain contessa,duke assassin,ambassador contessa")
    game.coins = [2, 7, 0]
    threats = {
        level: [situation(game, 0, seen).standing.threat(seat) for seat in (1, 2)]
        for level, seen in LEVELS.items()
    }
    assert threats["page"][0] == threats["page"][1]
    assert threats["courtier"][0] > threats["courtier"][1]
    assert threats["spymaster"][0] > threats["spymaster"][1]


def test_the_race_of_the_last_two_decides_what_to_keep() -> None:
    """With five coins against six only a Captain comes first."""
    game = dealt("contessa captain,duke assassin")
    game.coins = [5, 7]
    game.hands[1] = cards("duke")
    game.revealed[1] = cards("assassin")
    player = RulePlayer(1, SPYMASTER)
    assert player.choose(game.view(0), game.legal()).target == 1


# Tempers.


def doubt_worths(temper: Temper) -> float:
    game = dealt("duke contessa,captain assassin,ambassador contessa")
    say(game, "tax")
    ranked = RulePlayer(1, COURTIER, temper).ranked(game.view(1), game.legal())
    return next(worth for move, worth in ranked if move is CHALLENGE)


def test_a_temper_shifts_doubts_and_bluffs() -> None:
    assert (
        doubt_worths(Temper(doubt=0.08)) > doubt_worths(NEUTRAL) > doubt_worths(Temper(doubt=-0.08))
    )
    game = dealt("duke contessa,captain assassin,ambassador contessa")
    bold = [
        situation(game, 0, COURTIER, Temper(bluff=bluff)).claims.boldness()
        for bluff in (-0.8, 0.0, 0.8)
    ]
    assert bold == sorted(set(bold))


def test_boldness_on_the_last_card_shows_there_alone() -> None:
    game = dealt("duke contessa,captain assassin,ambassador contessa")
    bold, plain = Temper(last_card=1.0), NEUTRAL
    full = [situation(game, 0, COURTIER, t).claims.boldness() for t in (plain, bold)]
    game.hands[0] = cards("duke")
    game.revealed[0] = cards("contessa")
    last = [situation(game, 0, COURTIER, t).claims.boldness() for t in (plain, bold)]
    assert full[0] == full[1]
    assert last[0] < last[1]


def test_an_aim_is_liked_most_and_costs_the_others_as_much() -> None:
    game = dealt("duke contessa,captain assassin,ambassador contessa,duke captain")
    game.coins = [2, 1, 6, 2]
    game.hands[3] = cards("duke")
    game.revealed[3] = cards("captain")
    liked = {}
    for aim in Aim:
        s = situation(game, 0, COURTIER, Temper(aim=aim))
        likings = {seat: s.liking(seat) for seat in (1, 2, 3)}
        assert sum(likings.values()) == pytest.approx(0.0)
        liked[aim] = (
            max(likings, key=lambda seat: likings[seat]) if any(likings.values()) else NOBODY
        )
    assert liked == {
        Aim.STRONGEST: NOBODY,
        Aim.RICHEST: 2,
        Aim.WEAKEST: 3,
        Aim.AVENGE: NOBODY,
        Aim.NEXT_TO_MOVE: 1,
    }


def test_a_grudge_is_held_against_who_struck_and_fades_by_a_quarter_a_turn() -> None:
    game = dealt("duke contessa,captain assassin,ambassador contessa")
    temper = Temper(grudge=1.0)
    say(game, "income", "steal 0", "allow", "allow", "allow", "income")
    first = situation(game, 0, COURTIER, temper)
    say(game, "income", "income", "income")
    later = situation(game, 0, COURTIER, temper)
    assert first.liking(1) > 0.0 > first.liking(2)
    assert later.liking(1) == pytest.approx(0.75 * first.liking(1))
    assert situation(game, 0, COURTIER).liking(1) == 0.0


def test_who_seldom_lets_a_claim_pass_is_known_to_all_but_the_page() -> None:
    rates = {}
    for level, seen in LEVELS.items():
        for doubted in (False, True):
            game = dealt("duke contessa,assassin assassin,captain captain")
            answers = ("challenge", "show duke", "lose captain") if doubted else ("allow",)
            say(game, "tax", "allow", *answers, "income", "income")
            rates[level, doubted] = situation(game, 0, seen).belief.doubt_rate(2, of_block=False)
    assert rates["page", True] == rates["page", False]
    assert rates["courtier", True] > rates["courtier", False]
    assert rates["spymaster", True] > rates["spymaster", False]


def test_weights_are_part_of_what_a_level_is() -> None:
    """Nobody doubts who takes what a rival loses for worthless."""
    weights = replace(COURTIER.weights, rival_base=0.0, rival_shared=0.0, margin=5.0)
    player = RulePlayer(1, replace(COURTIER, weights=weights))
    game = dealt("duke contessa,captain assassin,ambassador contessa")
    say(game, "tax")
    assert player.choose(game.view(1), game.legal()) is not CHALLENGE


def test_without_history_hands_follow_the_unseen_cards() -> None:
    game = dealt("duke contessa,captain assassin,ambassador contessa")
    s = situation(game, 0, COURTIER)
    hands = dict(s.belief.hands(1))
    assert sum(hands.values()) == pytest.approx(1.0)
    for card in game.ruleset.cast:
        dealt_so = sum(chance for hand, chance in hands.items() if card in hand)
        assert dealt_so == pytest.approx(s.belief.exact(1, card))
    (duke,) = cards("duke")
    before = sum(chance for hand, chance in hands.items() if duke in hand)
    say(game, "income", "tax", "allow", "allow", "income")
    after = dict(situation(game, 0, COURTIER).belief.hands(1))
    assert sum(chance for hand, chance in after.items() if duke in hand) > before + 0.1


def test_a_large_table_is_looked_at_seat_by_seat() -> None:
    for seats, together in ((6, True), (7, False)):
        game = new_game(Ruleset.make("coup-x", seats), 1)
        found = RulePlayer(1, SPYMASTER).beliefs(game.view(game.asked))
        assert (found is not None) is together


@pytest.mark.parametrize(
    ("word", "preset", "seats", "options", "seed"),
    [
        ("page", "coup-x", 3, ("inspector", "teams"), 5),
        ("page", "coup-x", 3, ("inspector", "teams"), 16),
        ("page", "official", 2, ("inquisitor",), 47),
        ("page", "official", 3, (), 17),
        ("courtier", "city-state", 8, ("diplomat", "factions", "inquisitor"), 0),
        ("spymaster", "coup-x", 10, ("six", "teams"), 1),
        ("spymaster", "city-state", 8, ("diplomat", "factions", "inquisitor"), 1),
        ("spymaster", "official", 2, ("draft", "inquisitor"), 1),
    ],
)
def test_no_game_goes_in_circles(
    word: str, preset: str, seats: int, options: tuple[str, ...], seed: int
) -> None:
    """The first five once did: blocked for ever, or examining one another for ever."""
    game = new_game(Ruleset.make(preset, seats, options), seed)
    for _ in positions(game, word, seed, most=5000):
        assert game.turns < 400
    assert game.over
