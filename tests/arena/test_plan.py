from collections import Counter
from itertools import permutations

import pytest

from coup_desktop.arena.plan import ArenaError, ArenaPlan, arranged, turned
from coup_desktop.bots.bot import UnfitBotError, UnknownBotError
from coup_desktop.engine.ruleset import Ruleset


def plan(
    bots: str, seats: int, games: int = 24, against: str = "", preset: str = "official"
) -> ArenaPlan:
    others = tuple(against.split(",")) if against else ()
    ruleset = Ruleset.make(preset, seats)
    return ArenaPlan.make(ruleset, tuple(bots.split(",")), games, 1, others)


def tables(of: ArenaPlan) -> list[str]:
    return [" ".join(of.words[number] for number in company) for company in of.companies]


@pytest.mark.parametrize(
    ("bots", "seats", "against", "expected"),
    [
        ("random,courtier", 2, "", ["random courtier"]),
        ("random", 3, "", ["random random random"]),
        ("random,courtier", 4, "", ["random random courtier courtier"]),
        (
            "random,courtier",
            3,
            "",
            ["random random courtier", "random courtier courtier"],
        ),
        ("honest,turtle,random", 2, "", ["honest turtle", "honest random", "turtle random"]),
        ("honest,honest,random", 2, "", ["honest honest", "honest random"]),
        ("courtier", 4, "honest", ["courtier honest honest honest"]),
        ("courtier,random", 3, "honest", ["courtier honest honest", "random honest honest"]),
        ("courtier", 4, "honest,turtle,random", ["courtier honest turtle random"]),
        (
            "courtier",
            4,
            "honest,turtle",
            ["courtier honest turtle honest", "courtier turtle honest turtle"],
        ),
        (
            "courtier",
            2,
            "honest,turtle,random",
            ["courtier honest", "courtier turtle", "courtier random"],
        ),
        (
            "courtier,random",
            3,
            "honest,honest,turtle",
            [
                "courtier honest honest",
                "random honest honest",
                "courtier honest turtle",
                "random honest turtle",
                "courtier turtle honest",
                "random turtle honest",
            ],
        ),
        ("honest", 2, "honest", ["honest honest"]),
    ],
)
def test_who_meets_whom(bots: str, seats: int, against: str, expected: list[str]) -> None:
    assert tables(plan(bots, seats, against=against)) == expected


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_bot_has_every_seat_in_each_deal(seats: int) -> None:
    words = ("random", "courtier", "honest", "turtle", "doubter", "truster")[:seats]
    of = plan(",".join(words), seats, games=seats * 50)
    for played in of.rounds():
        assert len(played.seatings) == seats
        for seat in range(seats):
            assert {seating[seat] for seating in played.seatings} == set(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_seatings_come_up_equally_often(seats: int) -> None:
    words = ("random", "courtier", "honest", "turtle", "doubter")[:seats]
    every = len(list(permutations(words)))
    of = plan(",".join(words), seats, games=3 * every)
    found = Counter(seating for played in of.rounds() for seating in played.seatings)
    assert len(found) == every
    assert set(found.values()) == {3}


def test_orders_that_follow_one_another_are_unlike() -> None:
    company = tuple(range(10))
    orders = [arranged(company, deal) for deal in range(200)]
    assert len(set(orders)) == 200
    for seat in range(1, 10):
        assert len({order[seat] for order in orders}) == 9


def test_one_deal_serves_all_tables() -> None:
    of = plan("courtier,random,honest", 4, games=12 * 5, against="turtle")
    rounds = list(of.rounds())
    assert [played.deal for played in rounds] == [n // 3 for n in range(15)]
    assert [len(played.seatings) for played in rounds] == [4] * 15
    first = [{of.words[n] for n in played.seatings[0]} for played in rounds[:3]]
    assert first == [{"courtier", "turtle"}, {"random", "turtle"}, {"honest", "turtle"}]


@pytest.mark.parametrize(("seats", "against"), [(4, "honest,turtle"), (3, "honest,turtle,random")])
def test_the_others_of_a_mixed_table_play_equally_often(seats: int, against: str) -> None:
    of = plan("courtier", seats, games=seats * 60, against=against)
    counted = Counter(
        of.words[number]
        for played in of.rounds()
        for seating in played.seatings
        for number in seating
    )
    assert counted.pop("courtier") == seats * 60
    assert set(counted) == set(against.split(","))
    assert len(set(counted.values())) == 1


@pytest.mark.parametrize(
    ("seating", "count"), [((0, 1, 0, 1), 2), ((0, 0, 0), 1), ((0, 0, 1), 3), ((0, 1, 2), 3)]
)
def test_equal_seatings_are_played_once(seating: tuple[int, ...], count: int) -> None:
    found = turned(seating)
    assert len(found) == len(set(found)) == count


def test_as_many_games_as_wanted() -> None:
    for games in (1, 2, 3, 7, 24):
        rounds = list(plan("random,courtier,honest", 3, games=games).rounds())
        assert sum(len(played.seatings) for played in rounds) == games
        assert [played.number for played in rounds] == list(range(len(rounds)))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"bots": "random", "seats": 2, "games": 0}, "0 games; at least 1"),
        ({"bots": "random", "seats": 4, "games": -1, "against": "honest"}, "-1 games"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(ArenaError, match=message):
        plan(**arguments)  # type: ignore[arg-type]


def test_too_many_tables_are_refused() -> None:
    from coup_desktop.bots import bot

    words = ["random", "courtier", *(info.word for info in bot.benchmarks())]
    with pytest.raises(ArenaError, match="name fewer"):
        plan(",".join(words * 8), 6)


def test_bots_are_checked_before_anything_is_played() -> None:
    with pytest.raises(UnknownBotError, match="'hal' is no bot"):
        plan("courtier", 3, against="hal")
    with pytest.raises(UnfitBotError, match="ruleai knows the official rules"):
        plan("courtier,ruleai", 2, preset="coup-x")
