"""What a table's history says of its seats, and what that is worth to beliefs."""

from collections.abc import Iterator
from math import log
from statistics import fmean

import pytest

from coup_desktop.bots.beliefs import AnswerModel, Beliefs
from coup_desktop.bots.opponents.mixed import MixedAnswers
from coup_desktop.bots.opponents.player import StylePlayer
from coup_desktop.bots.opponents.profile import Profile
from coup_desktop.bots.opponents.rates import USUAL
from coup_desktop.bots.opponents.style import Style, doubting_as
from coup_desktop.bots.opponents.styles import (
    LIAR,
    MEASURED,
    PASSIVE,
    SAVER,
    SCEPTIC,
    STYLES,
    UPRIGHT,
)
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from tests.bots.opponents.playing import Table, random_ruleset, tables
from tests.bots.playing import dealt, say

GAMES = 8
SEATS = 4


def games(style: Style, others: Style = MEASURED, seats: int = SEATS) -> Iterator[Table]:
    """Games to their end or the first seat's: before each of its turns. Seat 1 plays `style`."""
    ruleset = Ruleset.make("official", seats)
    players = [StylePlayer(style if seat == 1 else others, ruleset) for seat in range(seats)]
    for number in range(GAMES):
        table = Table(ruleset, 50 + number)
        stream = SplitMix64(number)
        while not table.game.over and table.game.living & 1:
            if table.game.phase is Phase.ACTION and table.game.asked == 0:
                yield table
            table.play(players[table.game.asked].pick(table.game, table.memory, stream))


def last_views(style: Style) -> list[Profile]:
    """The profiles at the first seat's last turn of each game."""
    by_game: dict[Table, Profile] = {}
    for table in games(style):
        by_game[table] = Profile.of(table.game.view(0))
    return list(by_game.values())


def mean_share(found: list[Profile], style: Style, *, doubts: bool) -> float:
    """How likely seat 1 is of that style, on the average."""
    place = STYLES.index(style)
    return fmean((profile.doubts(1) if doubts else profile.deeds(1))[place] for profile in found)


@pytest.mark.parametrize(("one", "other"), [(UPRIGHT, LIAR), (SAVER, MEASURED), (LIAR, PASSIVE)])
def test_deeds_tell_styles_apart(one: Style, other: Style) -> None:
    mine, theirs = last_views(one), last_views(other)
    assert mean_share(mine, one, doubts=False) > 1.5 * mean_share(theirs, one, doubts=False)
    assert mean_share(theirs, other, doubts=False) > 1.5 * mean_share(mine, other, doubts=False)


def test_doubts_tell_styles_apart() -> None:
    mine, theirs = last_views(SCEPTIC), last_views(PASSIVE)
    assert mean_share(mine, SCEPTIC, doubts=True) > 2.0 * mean_share(theirs, SCEPTIC, doubts=True)
    assert fmean(p.rates(1).doubts for p in mine) > 1.5 * fmean(p.rates(1).doubts for p in theirs)


def score(game: Game, model: AnswerModel | None) -> float:
    beliefs = Beliefs.of(game.view(0), model)
    return fmean(
        log(max(1e-6, beliefs.chance_of_hand(seat, game.hands[seat]))) for seat in beliefs.hidden
    )


@pytest.mark.parametrize("style", [UPRIGHT, MEASURED])
def test_beliefs_with_a_profile_find_the_true_hands_sooner(style: Style) -> None:
    gains = [
        score(table.game, MixedAnswers(Profile.of(table.game.view(0)))) - score(table.game, None)
        for table in games(style, style, seats=3)
        if table.game.turns > SEATS
    ]
    assert fmean(gains) > 0.2


@pytest.mark.parametrize("number", range(15))
def test_whenever_it_is_read_it_says_the_same(number: int) -> None:
    ruleset = random_ruleset(100 + number)
    kept: Profile | None = None
    beliefs: Beliefs | None = None
    seat = None if number % 5 == 0 else 0
    for table in tables(ruleset, number, most=120):
        view = table.game.view(seat)
        if kept is None or beliefs is None:
            kept = Profile.of(view)
            beliefs = Beliefs.of(view, MixedAnswers(kept), most_joint=2)
        kept.update(view.history)
        beliefs.update(view.history)
    assert kept is not None
    assert beliefs is not None
    view = table.game.view(seat)
    fresh = Profile.of(view)
    kept.update(view.history)
    beliefs.update(view.history)
    for other in range(ruleset.seats):
        assert kept.deeds(other) == fresh.deeds(other)
        assert kept.doubts(other) == fresh.doubts(other)
        assert kept.rates(other) == fresh.rates(other)
        assert sum(fresh.deeds(other)) == pytest.approx(1.0)
        assert min(fresh.deeds(other)) > 0.0
    again = Beliefs.of(view, MixedAnswers(fresh), most_joint=2)
    for other in again.hidden:
        assert again.hands(other) == beliefs.hands(other)


def test_an_unread_history_is_named() -> None:
    game = dealt("duke duke,captain contessa")
    profile = Profile.of(game.view(0))
    say(game, "income", "tax")
    with pytest.raises(ValueError, match="update first"):
        Beliefs.of(game.view(0), MixedAnswers(profile))


def test_nothing_seen_says_what_is_usual() -> None:
    profile = Profile.of(dealt("duke duke,captain contessa,duke captain").view(0))
    assert profile.rates(1) == USUAL
    assert profile.deeds(1) == profile.deeds(2) == profile.doubts(1)
    assert profile.likeliest(1) is MEASURED


def test_shares_fit_the_styles() -> None:
    view = dealt("duke duke,captain contessa").view(0)
    with pytest.raises(ValueError, match="2 styles need as many shares"):
        Profile.of(view, (UPRIGHT, LIAR), (1.0,))


def test_ways_are_drawn_by_their_chance() -> None:
    game = dealt("duke duke,captain contessa,contessa contessa")
    say(game, "income", "tax", "challenge", "lose captain")
    profile = Profile.of(game.view(0))
    stream = SplitMix64(3)
    drawn = [profile.draw(1, stream) for _ in range(3000)]
    liars = sum(style.bluff == LIAR.bluff for style in drawn) / len(drawn)
    assert liars == pytest.approx(profile.deeds(1)[STYLES.index(LIAR)], abs=0.03)
    sceptics = sum(style.doubt == SCEPTIC.doubt for style in drawn) / len(drawn)
    assert sceptics == pytest.approx(profile.doubts(1)[STYLES.index(SCEPTIC)], abs=0.03)
    assert doubting_as(LIAR, SCEPTIC) in drawn
