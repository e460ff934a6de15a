"""The doge and its search: what it finds, when it keeps to the rule, and what it depends on."""

import pickle
from collections.abc import Sequence
from typing import ClassVar

import pytest

from coup_desktop.bots.rules.insight import SPYMASTER
from coup_desktop.bots.rules.player import RulePlayer
from coup_desktop.bots.rules.situation import NO_WORTH
from coup_desktop.bots.search import searcher
from coup_desktop.bots.search.dealing import Dealer
from coup_desktop.bots.search.doge import Doge, sees_through, worth_a_look
from coup_desktop.bots.search.race import Race
from coup_desktop.bots.search.searcher import MARGIN, MARGIN_BROKEN_OFF, Searcher, own_budget
from coup_desktop.bots.settings import Settings
from coup_desktop.engine.cast import COUP
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import CHALLENGE, Move
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View
from tests.bots.playing import TABLES, dealt, new_game, positions, say

FEW = Settings(rollouts=24)


def last_blow() -> Game:
    """Both seats have one card, and what a Coup costs: who moves now wins, or loses at once."""
    game = dealt("duke captain,contessa assassin")
    say(game, "exchange", "challenge", "lose captain", "income")
    say(game, "tax", "challenge", "show duke", "lose assassin", "income")
    say(game, "tax", "allow", "income", "income", "tax", "allow")
    assert (game.asked, game.coins, [len(hand) for hand in game.hands]) == (0, [8, 8], [1, 1])
    return game


def of(game: Game, word: str) -> Move:
    return next(move for move in game.legal() if move.word == word)


def test_what_wins_at_once_is_found() -> None:
    game = last_blow()
    others = [of(game, word) for word in ("income", "exchange", "tax")]
    coup = of(game, "coup")
    found = Searcher(1).search(game.view(0), [*others, coup], 400)
    assert found.move is found.best is coup
    assert found.advantage > 0.0
    assert found.rollouts <= 400


def test_the_first_move_stays_where_no_other_is_better() -> None:
    game = last_blow()
    coup = of(game, "coup")
    for seed in range(5):
        moves = [coup, *(move for move in game.legal() if move is not coup)]
        found = Searcher(seed).search(game.view(0), moves, 300)
        assert found.move is coup
        same = Searcher(seed).search(game.view(0), [coup, coup], 300)
        assert (same.move, same.advantage) == (coup, 0.0)


def test_a_margin_keeps_the_first_move() -> None:
    """The Coup wins about a share of a half more than income does: two seats, so a fair share."""
    game = last_blow()
    moves = [of(game, "income"), of(game, "coup")]

    def found(margin: float | None) -> Move:
        return Searcher(1).search(game.view(0), moves, 400, margin=margin).move

    advantage = Searcher(1).search(game.view(0), moves, 400).advantage
    assert found(0.0) is found(None) is found(advantage) is moves[1]
    assert found(2 * advantage + 0.01) is moves[0]


def test_more_play_outs_than_allowed_are_never_made() -> None:
    game = new_game(Ruleset.make("official", 4), 2)
    for rollouts in (1, 2, 11, 50):
        found = Searcher(1).search(game.view(game.asked), game.legal(), rollouts)
        assert found.rollouts <= rollouts
        if rollouts < len(game.legal()):
            assert (found.rollouts, found.move) == (0, game.legal()[0])


def test_a_deadline_ends_the_search_between_two_play_outs() -> None:
    game = new_game(Ruleset.make("official", 4), 2)
    view, legal = game.view(game.asked), game.legal()
    for whole, last in ((0, 1), (2, 0), (3, 2)):
        asked: list[int] = []

        def past(most: int = 1 + whole * len(legal) + last) -> bool:
            asked.append(1)  # noqa: B023 - called before the next turn of the loop
            return len(asked) > most  # noqa: B023

        found = Searcher(1).search(view, legal, 1000, past)
        # A deal counts when all moves were tried on it; nothing is begun when the time is over.
        assert found.rollouts == whole * len(legal)
        assert len(asked) == 2 + whole * len(legal) + last


def test_when_the_time_is_over_before_a_search_nothing_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def read(_searcher: Searcher, _view: View) -> Dealer:
        raise AssertionError("a history takes its time")

    monkeypatch.setattr(Searcher, "_look", read)
    game = new_game(Ruleset.make("official", 4), 2)
    late = Searcher(1).search(game.view(game.asked), game.legal(), 1000, lambda: True)
    assert (late.rollouts, late.move) == (0, game.legal()[0])


class Listening:
    """A race that notes by what margins its moves have to be better."""

    margins: ClassVar[list[float]] = []

    def __init__(self, moves: int, styles: int, largest: float) -> None:
        self._race = Race(moves, styles, largest)

    def __getattr__(self, name: str) -> object:
        return getattr(self._race, name)

    def beats(self, number: int, errors: float, margin: float) -> bool:
        self.margins.append(margin)
        return self._race.beats(number, errors, margin)


def test_what_a_move_has_to_promise_is_a_part_of_a_fair_share(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(searcher, "Race", Listening)
    Listening.margins.clear()
    for seats in (2, 4, 6):
        game = new_game(Ruleset.make("official", seats), 2)
        view, legal = game.view(game.asked), game.legal()
        Searcher(1).search(view, legal, 24)
        Searcher(1).search(view, legal, 24, margin=0.5)
    own = (MARGIN / 2, 0.25, MARGIN / 4, 0.125, MARGIN_BROKEN_OFF / 6, 0.5 / 6)
    assert Listening.margins == pytest.approx(own)


def test_the_own_budget_falls_as_tables_grow() -> None:
    budgets = [
        own_budget(new_game(Ruleset.make("coup-x", seats), 1).view(0)) for seats in range(2, 11)
    ]
    assert budgets == sorted(budgets, reverse=True)
    assert budgets[0] > 2 * budgets[-1] > 400


@pytest.mark.parametrize(("preset", "seats", "options"), TABLES)
def test_it_plays_every_table_and_the_same_view_gives_the_same_move(
    preset: str, seats: int, options: tuple[str, ...]
) -> None:
    game = new_game(Ruleset.make(preset, seats, options), 3)
    doge = Doge(7, settings=FEW)
    asked = 0
    for state, _ in positions(game, "courtier", 3, most=90):
        if state.asked != 0:
            continue
        view, legal = state.view(0), state.legal()
        move = doge.choose(view, legal)
        assert move in legal
        if len(legal) > 1 and asked % 4 == 0:
            # Another one, that was asked nothing before, and gets an equal view.
            twin: View = pickle.loads(pickle.dumps(view))
            assert Doge(7, settings=FEW).choose(twin, legal) is move
        asked += 1
    assert asked > 4


def test_what_was_asked_between_changes_no_move() -> None:
    ruleset = Ruleset.make("official", 3)
    doge, busy = Doge(5, settings=FEW), Doge(5, settings=FEW)
    other = new_game(ruleset, 99)
    for state, _ in positions(new_game(ruleset, 4), "courtier", 4, most=40):
        seat, legal = state.asked, state.legal()
        if len(legal) > 1 and state.turns % 2:
            busy.choose(other.view(other.asked), other.legal())
            assert busy.choose(state.view(seat), legal) is doge.choose(state.view(seat), legal)


class Knowing:
    """Knows what to do at its turn only."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        return legal[-1] if view.phase is Phase.ACTION else None


def test_who_knows_better_takes_the_place_of_the_rule() -> None:
    game = new_game(Ruleset.make("official", 2), 1)
    unsearched = Settings(rollouts=1)
    doge = Doge(1, settings=unsearched, endgame=Knowing())
    assert doge.choose(game.view(0), game.legal()) is game.legal()[-1]
    say(game, "tax")
    legal = game.legal()
    by_rule = Doge(1, settings=unsearched).choose(game.view(1), legal)
    assert doge.choose(game.view(1), legal) is by_rule


class Dawdling:
    """Takes income, whatever happens."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        return legal[0] if view.phase is Phase.ACTION else None


def test_what_is_proven_better_is_played_instead_of_what_somebody_knows() -> None:
    game = last_blow()
    view, legal = game.view(0), game.legal()
    assert Dawdling().choose(view, legal) is of(game, "income")
    doge = Doge(1, settings=Settings(rollouts=400), endgame=Dawdling())
    assert doge.choose(view, legal) is of(game, "coup")


def test_where_nothing_hangs_on_it_nothing_is_played_out() -> None:
    def clock() -> bool:
        raise AssertionError("a search asks the clock before its first deal")

    settings = Settings(rollouts=24, deadline=clock)
    doge = Doge(1, settings=settings)
    draft = new_game(Ruleset.make("official", 2, ("draft",)), 1)
    assert draft.phase is Phase.DRAFT
    assert doge.choose(draft.view(0), draft.legal()) in draft.legal()
    game = dealt("duke captain,contessa assassin")
    say(game, "tax", "challenge")
    assert game.phase is Phase.PROVE
    assert doge.choose(game.view(0), game.legal()).word == "show duke"
    silent = game.copy()
    silent.push(silent.legal()[0])
    assert doge.choose(silent.view(1), silent.legal()) in silent.legal()


def test_a_claim_that_the_own_cards_refute_is_doubted_without_a_thought() -> None:
    def clock() -> bool:
        raise AssertionError("a search asks the clock before its first deal")

    game = dealt("captain contessa,duke duke,duke assassin")
    say(game, "steal 1", "allow", "challenge", "show captain", "lose duke", "allow")
    say(game, "income", "income", "tax")
    assert game.asked == 1
    assert sees_through(game.view(1))
    assert not sees_through(game.view(2))
    doge = Doge(1, settings=Settings(rollouts=24, deadline=clock))
    assert doge.choose(game.view(1), game.legal()) is CHALLENGE


def test_lies_that_all_see_through_are_not_looked_at() -> None:
    game = new_game(Ruleset.make("official", 3), 1)
    view, legal = game.view(game.asked), game.legal()
    ranked = RulePlayer(1, SPYMASTER).ranked(view, legal)
    none = [(move, NO_WORTH) for move, _ in ranked]
    assert worth_a_look(none) == [ranked[0][0]]
    assert worth_a_look([*ranked[:2], *none[2:]]) == [move for move, _ in ranked[:2]]


def test_of_each_action_those_aims_are_compared_that_the_rule_likes_best() -> None:
    game = new_game(Ruleset.make("official", 6), 1)
    game.coins[game.asked] = 7
    view, legal = game.view(game.asked), game.legal()
    ranked = RulePlayer(1, SPYMASTER).ranked(view, legal)
    moves = worth_a_look(ranked)
    assert moves[0] is ranked[0][0]
    coups = [move for move, _ in ranked if move.action == COUP]
    assert [move for move in moves if move.action == COUP] == coups[:2]
    assert {move.word for move in moves} == {move.word for move in legal}
