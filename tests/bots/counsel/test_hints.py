"""Hints to positions that everybody knows, and their reasons against the play behind them."""

from collections.abc import Iterator

import pytest

from coup_desktop.bots.counsel.counsel import BOLD, CALM, MOST_REASONS, Counsel
from coup_desktop.bots.counsel.reason import Sort
from coup_desktop.bots.rules.player import RulePlayer
from coup_desktop.engine.cast import ASSASSINATE, CHARACTERS, COUP
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import ALLOW, CHALLENGE, Kind
from coup_desktop.engine.ruleset import Ruleset
from tests.bots.counsel.worded import advice, hint, worded
from tests.bots.fairness.worlds import TABLES, Table, places
from tests.bots.playing import cards, dealt, new_game, say
from tests.bots.test_traps import (
    CAUGHT,
    CERTAIN_LIES,
    HOPELESS,
    LAST_CARD,
    NO_DUKES,
    NO_DUKES_TO_BLOCK,
    Position,
)

PAYS = "A challenge pays while"
WOULD_PAY = "A challenge would pay only"
RACE = "If both of you play openly"


# Positions that everybody knows.


def test_ten_coins_compel_to_a_coup_and_the_hint_says_so() -> None:
    game = dealt("duke captain,duke contessa,assassin contessa")
    game.coins = [10, 2, 6]
    given = advice(game)
    assert given.move.action == COUP
    assert given.move.target == 2, "the richer one threatens more"
    assert hint(game).startswith(f"Hint: {COUP}, aimed at 2. With 10 or more")
    assert "2 is the greatest threat, with 6 and 2." in hint(game)


@pytest.mark.parametrize("word", NO_DUKES)
def test_where_no_duke_can_be_foreign_aid_is_safe(word: str) -> None:
    game = NO_DUKES[word].game()
    given = advice(game)
    if given.move.word == "foreign-aid":
        assert "Nobody can hold the" in hint(game)
    assert given.move.word not in {"tax", "income"}


@pytest.mark.parametrize("word", NO_DUKES_TO_BLOCK)
def test_a_block_that_nobody_could_believe_is_not_proposed(word: str) -> None:
    game = NO_DUKES_TO_BLOCK[word].game()
    assert advice(game).move is ALLOW
    assert "a block would not be believed" in hint(game)


@pytest.mark.parametrize("position", CERTAIN_LIES.values(), ids=CERTAIN_LIES)
def test_a_claim_of_which_all_copies_are_seen_is_challenged_for_that(position: Position) -> None:
    game = position.game()
    given = advice(game)
    assert given.move is CHALLENGE
    claimed = game.block or game.action
    assert claimed is not None
    word = CHARACTERS[claimed.claim].word
    assert worded(given.why[0]) == f"You see all the {word} there are: the claim cannot be true."
    assert given.why[1].text.startswith("If it is a lie")


@pytest.mark.parametrize("position", CAUGHT.values(), ids=CAUGHT)
def test_who_was_caught_is_not_told_to_claim_the_same_again(position: Position) -> None:
    assert advice(position.game()).move.word.split()[0] not in {"tax", "cooperate", "block"}


@pytest.mark.parametrize("position", LAST_CARD.values(), ids=LAST_CARD)
def test_a_last_card_is_fought_for(position: Position) -> None:
    game = position.game()
    if game.phase is Phase.CHALLENGE and advice(game).move is ALLOW:
        game.play(ALLOW)
    assert advice(game).move is not ALLOW


def test_where_no_contessa_can_be_there_is_nothing_to_lose_by_a_challenge() -> None:
    game = HOPELESS.game()
    assert advice(game).move is CHALLENGE
    assert "you lose your last influence and are out" in hint(game)
    assert "A challenge pays" not in hint(game)
    assert "You have nothing to lose by a challenge." in hint(game)


@pytest.mark.parametrize("held", [False, True])
def test_the_last_card_is_saved_and_the_hint_says_what_is_at_stake(held: bool) -> None:
    game = LAST_CARD["it is there" if held else "a Contessa may be there"].game()
    if game.phase is Phase.CHALLENGE:
        before = hint(game)
        assert ("can block it afterwards" in before) is held
        assert ("can still block it afterwards, as contessa" in before) is not held
        game.play(ALLOW)
    said = hint(game)
    assert said.startswith("Hint: block it as contessa.")
    assert "you lose your last influence and are out" in said
    assert ("You hold the contessa and can prove it." in said) is held
    assert ("You do not hold the contessa: the chance" in said) is not held


def test_a_theft_is_blocked_by_who_can_prove_it() -> None:
    game = dealt("captain duke,ambassador contessa,duke assassin")
    say(game, "steal 1", "allow", "allow")
    assert hint(game) == (
        "Hint: block it as ambassador. You hold the ambassador and can prove it. If it goes "
        "ahead, 0 takes 2 from you."
    )


def test_a_theft_that_can_be_blocked_afterwards_is_not_challenged() -> None:
    game = dealt("captain duke,ambassador contessa,duke assassin")
    say(game, "steal 1")
    assert advice(game).move is ALLOW
    assert "You hold the ambassador and can block it afterwards." in hint(game)


def test_the_last_of_two_strikes_to_win() -> None:
    game = dealt("assassin duke,captain captain")
    game.hands[1], game.revealed[1] = cards("captain"), cards("captain")
    game.coins = [7, 2]
    given = advice(game)
    assert given.move.action in (COUP, ASSASSINATE)
    assert "it wins you the game" in hint(game)


def test_a_true_claim_is_shown() -> None:
    game = dealt("duke captain,ambassador contessa,duke assassin")
    say(game, "tax", "challenge")
    assert hint(game) == (
        "Hint: show duke. It proves your claim: 1 loses an influence, and you lose nothing."
    )


def test_a_loss_says_what_the_card_that_stays_is_good_for() -> None:
    game = Position(
        "duke captain, ambassador duke, assassin contessa",
        "Ada tax; Bo challenge; Ada show duke",
        "Bo",
    ).game()
    assert hint(game) == "Hint: give up ambassador. The duke brings 3 a turn."


# Reasons and play.


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_hint_is_the_best_move_and_its_figures_made_it_the_best(table: Table) -> None:
    for place in places(table, 16, seed=31, twins=0):
        game = place.worlds[0].game
        given = advice(game)
        assert given.move in game.legal()
        assert 1 <= len(given.why) <= MOST_REASONS
        said = [worded(sentence) for sentence in given.why]
        if given.move.kind in (Kind.CHALLENGE, Kind.ALLOW):
            figures = {
                sentence.text.split(" that ")[0]: sentence.chances[0]
                for sentence in given.why
                if sentence.chances
            }
            truth = figures.get("The chance")
            raced = any(line.startswith(RACE) for line in said)
            for pays, limits in (
                (True, [s for s in given.why if s.text.startswith(PAYS)]),
                (False, [s for s in given.why if s.text.startswith(WOULD_PAY)]),
            ):
                for limit in limits:
                    assert truth is not None
                    assert (given.move is CHALLENGE) is pays
                    assert not raced, said
                    assert (truth < limit.chances[0]) is pays, said
        for sentence in given.why:
            assert all(0.0 <= chance <= 1.0 for chance in sentence.chances), said


def test_every_kind_of_decision_has_a_reason_of_its_own() -> None:
    """No phase of any ruleset falls back on a reason that says nothing."""
    texts: dict[Phase, set[str]] = {}
    for table in TABLES:
        for place in places(table, 40, seed=37, twins=0):
            game = place.worlds[0].game
            texts.setdefault(game.phase, set()).add(advice(game).why[0].text)
    assert set(texts) == set(Phase) - {Phase.OVER, Phase.DRAW}
    assert all("no other answer" not in text for found in texts.values() for text in found)
    assert len({text for found in texts.values() for text in found}) > 30


def test_no_place_is_left_open_or_filled_in_vain() -> None:
    for game in some_games():
        given = advice(game)
        for sentence in (given.what, *given.why):
            assert "{" not in worded(sentence)


def some_games() -> Iterator[Game]:
    for table in TABLES:
        for place in places(table, 10, seed=41, twins=0):
            yield place.worlds[0].game


def test_the_counsel_has_no_moods() -> None:
    """What it says does not hang on a seed that the seat does not see."""
    game = dealt("duke captain,ambassador contessa,duke assassin")
    say(game, "tax")
    worths = {
        round(RulePlayer(seed, CALM, BOLD).ranked(game.view(1), game.legal())[0][1], 9)
        for seed in range(12)
    }
    assert len(worths) == 1


def test_a_chance_is_named_where_one_decides() -> None:
    game = dealt("duke captain,ambassador contessa,duke assassin")
    say(game, "tax")
    given = advice(game)
    chances = [place for s in given.why for place in s.places if place.sort is Sort.CHANCE]
    assert len(chances) >= 1


def test_undone_moves_leave_nothing_behind() -> None:
    game = dealt("duke captain,ambassador contessa,duke assassin")
    one = Counsel()
    first = one.advise(game.view(0), game.legal())
    earlier = game.view(0), game.legal()
    say(game, "tax", "challenge", "show duke", "lose contessa")
    one.advise(game.view(game.asked), game.legal())
    assert one.advise(*earlier) == first


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_played_by_hints_comes_to_an_end(table: Table) -> None:
    game = new_game(Ruleset.make(*table), 3)
    counsels = [Counsel() for _ in range(game.ruleset.seats)]
    while not game.over:
        seat = game.asked
        game.play(counsels[seat].advise(game.view(seat), game.legal()).move)
        assert game.turns < 200
