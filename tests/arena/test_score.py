from math import sqrt
from statistics import fmean, pvariance

import pytest

from coup_desktop.arena.crew import run
from coup_desktop.arena.journal import Journal
from coup_desktop.arena.plan import ArenaPlan
from coup_desktop.arena.playing import Outcome, play_round, times_of
from coup_desktop.arena.score import Result, Score, quantile, ratings, result, table, wilson
from coup_desktop.bots import bot
from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.bots.rules.insight import COURTIER
from coup_desktop.bots.rules.player import RulePlayer
from coup_desktop.bots.stream import mixed
from coup_desktop.engine.ruleset import Ruleset


def plan(bots: str, seats: int = 2, games: int = 24, against: str = "", seed: int = 1) -> ArenaPlan:
    others = tuple(against.split(",")) if against else ()
    ruleset = Ruleset.make("official", seats)
    return ArenaPlan.make(ruleset, tuple(bots.split(",")), games, seed, others)


def played(of: ArenaPlan) -> Result:
    journal = Journal(of)
    run(of, journal)
    return result(of, journal.outcomes)


# Published values: Newcombe 1998 (Statistics in Medicine 17), table I, method 3.
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilsons_ends_solve_its_equation() -> None:
    z = 1.959963984540054
    for games in (1, 2, 10, 137, 9604):
        for wins in {0, 1, games // 3, games - 1, games}:
            low, high = wilson(wins, games)
            share = wins / games
            assert 0 <= low <= share <= high <= 1
            for end in (low, high):
                if 0 < end < 1:
                    assert abs(share - end) == pytest.approx(z * sqrt(end * (1 - end) / games))
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(4802, 9604)
    assert (high - low) / 2 == pytest.approx(0.01, abs=1e-5)


def test_quantiles() -> None:
    values = times_of(range(1, 101))
    assert [quantile(values, part) for part in (0.5, 0.95, 1.0)] == [50, 95, 100]
    assert quantile(times_of([7]), 0.5) == 7
    assert quantile(times_of([1, 2, 3]), 0.5) == 2
    assert quantile(times_of(), 0.5) == 0


def test_the_result_adds_up() -> None:
    of = plan("courtier,random,honest", 3, games=60)
    found = played(of)
    said = found.as_json()
    assert list(said) == ["games", "seats", "bots"]
    assert (said["games"], said["seats"]) == (60, 3)
    bots = said["bots"]
    assert isinstance(bots, list)
    assert [one["bot"] for one in bots] == ["courtier", "random", "honest"]
    keys = "bot games wins share low high rating ms_median ms_p95 ms_max"
    for one in bots:
        assert " ".join(one) == keys
        assert one["games"] == 60
        assert one["low"] <= one["share"] <= one["high"]
        assert 0 <= one["ms_median"] <= one["ms_p95"] <= one["ms_max"]
    assert sum(one["wins"] for one in bots) == 60
    assert bots[0]["share"] > bots[2]["share"] > bots[1]["share"]
    assert bots[0]["rating"] > bots[2]["rating"] > bots[1]["rating"]
    text = table(of, found)
    assert "60 games of 3 seats under official, seed 1" in text
    assert "courtier" in text


def test_a_bot_against_a_table_counts_each_seat_of_the_table() -> None:
    found = played(plan("courtier", 4, games=40, against="random"))
    hero, others = found.scores
    assert (hero.games, others.games) == (40, 120)
    assert hero.wins + others.wins == 40
    assert hero.share > 0.6 > others.share


def test_games_that_do_not_end_are_won_by_nobody() -> None:
    ruleset = Ruleset.make("official", 2)
    of = ArenaPlan.make(ruleset, ("turtle", "honest"), 6, 1, max_turns=2)
    found = played(of)
    assert found.unfinished == 6
    assert [score.wins for score in found.scores] == [0, 0]
    assert [score.rating for score in found.scores] == [25, 25]
    assert "6 not over after 2 turns" in table(of, found)


class OtherRandom(RandomBot):
    """As strong as random, by other dice."""

    def __init__(self, seed: int) -> None:
        super().__init__(mixed(seed, 99))


class OtherCourtier(RulePlayer):
    """As strong as the courtier, by other dice."""

    def __init__(self, seed: int) -> None:
        super().__init__(mixed(seed, 99), COURTIER)


@pytest.fixture(autouse=True)
def twins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that are as strong as others, and yet do not play the same."""
    infos = (
        bot.BotInfo("twin", "Twin", "As random.", bot.simply(OtherRandom)),
        bot.BotInfo("peer", "Peer", "As the courtier.", bot.simply(OtherCourtier)),
    )
    monkeypatch.setattr(bot, "ROSTER", (*bot.ROSTER, *infos))


@pytest.mark.parametrize("seats", [2, 4])
def test_equal_bots_share_within_the_interval(seats: int) -> None:
    found = played(plan("random,twin", seats, games=1200))
    for score in found.scores:
        low, high = wilson(score.wins, score.games)
        assert low < 1 / seats < high
    first, second = found.scores
    assert abs(first.rating - second.rating) < 1.5


def test_a_bot_against_itself_wins_what_is_fair_exactly() -> None:
    # Equal bots play equal games wherever they sit, so duplicates leave no luck at all.
    for seats in (2, 3, 5):
        found = played(plan("courtier", seats, games=10 * seats, against="courtier"))
        assert found.scores[0].share == pytest.approx(1 / seats)


def test_duplicates_share_a_deal_and_its_chance() -> None:
    of = plan("random,random,honest", 3, games=30)
    rounds = list(of.rounds())
    outcomes = [play_round(of, one) for one in rounds]
    again = [play_round(of, one) for one in rounds]

    def winners(found: tuple[Outcome, ...] | None) -> list[int]:
        assert found is not None
        return [outcome.winner for outcome in found]

    assert [winners(one) for one in outcomes] == [winners(one) for one in again]
    assert len({tuple(winners(one)) for one in outcomes}) > 1


def test_duplicates_reduce_the_variance() -> None:
    """Of the mean over a deal's two games, against two games of different deals."""
    of = plan("courtier,peer", 2, games=1200)
    won: list[tuple[int, int]] = []
    for one in of.rounds():
        outcomes = play_round(of, one)
        assert outcomes is not None
        first, second = (
            int(seating[outcome.winner] == 0)
            for seating, outcome in zip(one.seatings, outcomes, strict=True)
        )
        won.append((first, second))
    duplicates = pvariance([(first + second) / 2 for first, second in won])
    share = fmean(first + second for first, second in won) / 2
    independent = share * (1 - share) / 2
    assert duplicates < 0.9 * independent, duplicates / independent


def test_stopping_counts_whole_rounds_only() -> None:
    of = plan("random,courtier", 2, games=200)
    journal = Journal(of)
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > 400

    run(of, journal, stopped=stopped)
    assert 0 < journal.games < 200
    assert journal.games % 2 == 0
    assert result(of, journal.outcomes).games == journal.games


# Ratings.


def test_a_rating_follows_who_wins() -> None:
    games = [((0, 1, 2), 0), ((1, 2, 0), 2), ((2, 0, 1), 1), ((0, 1, 2), 1)] * 50
    first, second, third = ratings(3, games, 1)
    assert first > second > third
    assert ratings(3, games, 1) == [first, second, third]
    assert ratings(2, [], 1) == [25.0, 25.0]


def test_a_rating_does_not_depend_much_on_the_order() -> None:
    games = [((0, 1), 0)] * 120 + [((0, 1), 1)] * 80
    found = [ratings(2, games, seed)[0] - ratings(2, games, seed)[1] for seed in range(8)]
    assert max(found) - min(found) < 2
    assert min(found) > 1


def test_several_seats_of_a_bot_move_it_together() -> None:
    one, three = ratings(2, [((0, 1, 1, 1), 1)] * 40, 1)
    fair_one, fair_three = ratings(2, [((0, 1, 1, 1), n % 4) for n in range(400)], 1)
    assert one < three
    assert abs(fair_one - fair_three) < 1.0


def test_times_are_in_milliseconds() -> None:
    score = Score("x", 4, 1, 25.0, times_of([10, 1000, 2000, 90_000]))
    said = score.as_json()
    assert (said["ms_median"], said["ms_p95"], said["ms_max"]) == (1.0, 90.0, 90.0)
