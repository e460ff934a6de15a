"""Rulesets against RULES.md, section 1: every value of the table, every refusal with its name."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coup_desktop.engine.cast import ACTION_BY_WORD, CHARACTER_BY_WORD, CHARACTERS
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.presets import PRESETS
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import (
    SWITCH_BY_WORD,
    Ruleset,
    RulesetError,
    preset,
    resolve,
)
from tests.engine.page import SWITCHES, TABLE, Rules, refused
from tests.engine.play import VALUES, all_options, ruleset_of


def switch_words(ruleset: Ruleset) -> dict[str, str]:
    """What each switch stands at, in the record's words."""
    return {s.word: s.text(getattr(ruleset, s.attribute)) for s in SWITCH_BY_WORD.values()}


def refusal(rules: Rules) -> RulesetError:
    with pytest.raises(RulesetError) as caught:
        ruleset_of(rules)
    return caught.value


# The table.


def test_there_are_the_three_presets_and_the_eleven_switches() -> None:
    assert [p.word for p in PRESETS] == list(TABLE)
    assert tuple(SWITCH_BY_WORD) == SWITCHES
    with pytest.raises(RulesetError, match="chess: is no preset; there are official, city-state"):
        preset("chess")


@pytest.mark.parametrize("word", TABLE)
def test_preset_is_as_the_table_says(word: str) -> None:
    column = TABLE[word]
    base = preset(word)
    assert (base.fewest_seats, base.most_seats) == column.seats
    assert sorted(o.word for o in base.options) == sorted(column.options)
    assert base.team_words == column.team_words
    assert base.team_start == ("starter" if column.starter_chooses_team else "halves")
    for seats in range(column.seats[0], column.seats[1] + 1):
        ruleset = Ruleset.make(word, seats)
        rules = Rules(word, seats)
        assert switch_words(ruleset) == {switch: rules.value(switch) for switch in SWITCHES}
        assert sorted(CHARACTERS[c].word for c in ruleset.cast) == sorted(column.cast)
        assert not ruleset.teams
        assert not ruleset.draft
        assert ruleset.changes == ()
        assert ruleset.options == ()


@pytest.mark.parametrize("rules", list(all_options()), ids=str)
def test_options_make_the_cast_and_the_court(rules: Rules) -> None:
    ruleset = ruleset_of(rules)
    assert sorted(CHARACTERS[c].word for c in ruleset.cast) == sorted(rules.cast)
    assert (ruleset.teams, ruleset.draft) == (rules.teams, rules.draft)
    assert ruleset.options == tuple(sorted(rules.options))
    in_play = int(rules.value("copies")) * len(rules.cast)
    assert ruleset.court == (3 if rules.draft else in_play - 2 * rules.seats)
    for starter in range(rules.seats):
        coins = tuple(rules.start_coins(seat, starter) for seat in range(rules.seats))
        assert ruleset.start_coins(starter) == coins


@pytest.mark.parametrize(
    ("word", "coins"), [("starter", (2, 1)), ("both", (1, 1)), ("none", (2, 2))]
)
def test_two_seats_start_with_fewer_coins(word: str, coins: tuple[int, int]) -> None:
    ruleset = Ruleset.make("official", 2, (), {"two-seat-coins": word})
    assert ruleset.start_coins(starter=1) == coins
    three = Ruleset.make("official", 3, (), {"two-seat-coins": word})
    assert three.start_coins(starter=1) == (2, 2, 2)


@pytest.mark.parametrize(
    ("word", "names"),
    [
        ("official", ["Income", "Foreign Aid", "Convert", "Embezzle", "Almshouse"]),
        ("city-state", ["Income", "Foreign Aid", "Convert", "Embezzle", "Almshouse"]),
        ("coup-x", ["Get Influence", "Street Aid", "Switch Team", "Steal Bribe", "Bribes"]),
    ],
)
def test_names_differ_by_preset(word: str, names: list[str]) -> None:
    narrator = Narrator(Ruleset.make(word, 3), ("A", "B", "C"))
    actions = ("income", "foreign-aid", "convert", "embezzle")
    told = [narrator.action_name(ACTION_BY_WORD[action]) for action in actions]
    assert [*told, narrator.reserve_name] == names


def test_names_of_characters_are_the_pages() -> None:
    names = (
        "Duke Assassin Contessa Captain Ambassador Inquisitor Diplomat Thief Guard Dealer Inspector"
    )
    assert {info.name for info in CHARACTERS} == set(names.split())
    assert all(info.word == info.name.lower() for info in CHARACTERS)


# Switches.


@pytest.mark.parametrize("word", SWITCHES)
def test_every_value_of_a_switch_goes_in_and_out(word: str) -> None:
    switch = SWITCH_BY_WORD[word]
    for text in VALUES[word]:
        assert switch.text(switch.parse(text)) == text


@given(st.integers(-(10**17), 10**17))
def test_numbers_go_in_and_out(number: int) -> None:
    for word in ("copies", "box", "must-coup", "keep-drawn"):
        switch = SWITCH_BY_WORD[word]
        assert switch.parse(str(number)) == number
        assert switch.text(number) == str(number)


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("copies", "any"),
        ("copies", "three"),
        ("copies", "3.0"),
        ("copies", "+3"),
        ("copies", ""),
        ("copies", "٣"),
        ("copies", "9" * 30),
        ("box", "never"),
        ("box", "Unlimited"),
        ("must-coup", "unlimited"),
        ("keep-drawn", "never"),
        ("keep-drawn", "--1"),
        ("two-seat-coins", "all"),
        ("refund", "true"),
        ("refund", "Yes"),
        ("blockers", "all"),
        ("decline", "yes"),
        ("steal-from-empty", "1"),
        ("contessa-blocks-examine", "maybe"),
        ("embezzler-loses", "any"),
    ],
)
def test_a_value_that_a_switch_does_not_take_is_refused(word: str, text: str) -> None:
    options = ("inquisitor", "factions")
    problem = refusal(Rules("city-state", 4, options, {word: text}))
    assert problem.subject == word
    assert repr(text) in problem.reason
    assert problem.reason.startswith(f"takes {SWITCH_BY_WORD[word].values}")


@pytest.mark.parametrize("word", ["start-coins", "Copies", ""])
def test_an_unknown_switch_is_refused(word: str) -> None:
    problem = refusal(Rules("official", 3, (), {word: "3"}))
    assert problem.subject == word
    assert "copies, box" in problem.reason


def test_changes_are_kept_also_where_they_change_nothing() -> None:
    ruleset = Ruleset.make("official", 3, (), {"box": "050", "copies": "3", "must-coup": "never"})
    assert ruleset.changes == (("copies", "3"), ("box", "50"), ("must-coup", "never"))
    assert ruleset.changed("box")
    assert not ruleset.changed("refund")


# Refusals, one by one.

REFUSED = [
    (Rules("official", 1), "seats", "2 to 6"),
    (Rules("official", 7), "seats", "2 to 6"),
    (Rules("city-state", 9), "seats", "2 to 8"),
    (Rules("coup-x", 11), "seats", "2 to 10"),
    (Rules("coup-x", 0), "seats", "2 to 10"),
    (Rules("official", 3, ("diplomat",)), "diplomat", "inquisitor, factions, draft"),
    (Rules("official", 3, ("teams",)), "teams", "inquisitor, factions, draft"),
    (Rules("city-state", 2, ("draft",)), "draft", "inquisitor, diplomat, factions"),
    (Rules("coup-x", 3, ("factions",)), "factions", "inspector, six, teams"),
    (Rules("coup-x", 3, ("inquisitor",)), "inquisitor", "inspector, six, teams"),
    (Rules("coup-x", 3, ("zeppelin",)), "zeppelin", "inspector, six, teams"),
    (Rules("coup-x", 3, ("inspector", "six")), "inspector", "six"),
    (Rules("coup-x", 3, ("six", "inspector")), "inspector", "six"),
    (Rules("official", 3, ("inquisitor", "inquisitor")), "inquisitor", "twice"),
    (Rules("official", 3, ("draft",)), "draft", "two seats, not 3"),
    (Rules("official", 2, ("draft",), {"copies": "4"}), "draft", "3 copies"),
    (Rules("official", 2, ("factions",)), "factions", "three seats"),
    (Rules("city-state", 2, ("factions",)), "factions", "three seats"),
    (Rules("coup-x", 2, ("teams",)), "teams", "three seats"),
    (Rules("official", 6, (), {"copies": "2"}), "copies", "3 or more would do"),
    (Rules("official", 2, (), {"copies": "1"}), "copies", "2 or more would do"),
    (Rules("official", 2, (), {"copies": "0"}), "copies", "2 or more would do"),
    (Rules("official", 2, (), {"copies": "-3"}), "copies", "2 or more would do"),
    (Rules("coup-x", 10, ("six",), {"copies": "3"}), "copies", "4 or more would do"),
    (Rules("official", 6, (), {"box": "11"}), "box", "12"),
    (Rules("official", 2, (), {"box": "2"}), "box", "3"),
    (Rules("city-state", 2, (), {"box": "1"}), "box", "2"),
    (Rules("official", 3, (), {"box": "-1"}), "box", "6"),
    (Rules("official", 3, (), {"must-coup": "6"}), "must-coup", "7"),
    (Rules("coup-x", 3, (), {"must-coup": "0"}), "must-coup", "7"),
    (Rules("official", 3, (), {"keep-drawn": "-1"}), "keep-drawn", "below 0"),
    (Rules("official", 3, (), {"contessa-blocks-examine": "yes"}), None, "no Examine"),
    (Rules("city-state", 3, (), {"contessa-blocks-examine": "no"}), None, "no Examine"),
    (Rules("coup-x", 3, ("inspector",), {"contessa-blocks-examine": "no"}), None, "no Examine"),
    (Rules("official", 3, (), {"embezzler-loses": "choice"}), "embezzler-loses", "factions"),
    (Rules("coup-x", 3, (), {"embezzler-loses": "choice"}), "embezzler-loses", "teams"),
]


@pytest.mark.parametrize(("rules", "subject", "why"), REFUSED, ids=[str(r[0]) for r in REFUSED])
def test_nonsense_is_refused_by_name_and_reason(
    rules: Rules, subject: str | None, why: str
) -> None:
    problem = refusal(rules)
    assert problem.subject == (subject or "contessa-blocks-examine")
    assert why in problem.reason
    assert str(problem) == f"{problem.subject}: {problem.reason}"


HOLDS = [
    Rules("official", 6, (), {"box": "12"}),
    Rules("official", 2, (), {"box": "3"}),
    Rules("official", 2, (), {"box": "4", "two-seat-coins": "none"}),
    Rules("city-state", 2, (), {"box": "2"}),
    Rules("official", 2, (), {"copies": "2"}),
    Rules("official", 4, (), {"copies": "2"}),
    Rules("official", 3, (), {"must-coup": "7"}),
    Rules("official", 3, (), {"keep-drawn": "0"}),
    Rules("official", 3, ("inquisitor",), {"keep-drawn": "1"}),
    Rules("official", 3, ("inquisitor",), {"contessa-blocks-examine": "yes"}),
    Rules("official", 3, ("factions",), {"embezzler-loses": "choice"}),
    Rules("official", 2, ("draft", "inquisitor"), {"copies": "3"}),
    Rules("coup-x", 10, ("six", "teams"), {"copies": "4"}),
]


@pytest.mark.parametrize("rules", HOLDS, ids=str)
def test_what_makes_sense_holds(rules: Rules) -> None:
    ruleset = ruleset_of(rules)
    words = switch_words(ruleset)
    assert words == {switch: rules.value(switch) for switch in SWITCHES}


def test_all_problems_are_told_at_once() -> None:
    ruleset, problems = resolve(
        preset("official"),
        9,
        ["factions", "zeppelin", "draft", "zeppelin"],
        {"box": "x", "copies": "2", "must-coup": "3", "keep-drawn": "-2", "colour": "red"},
    )
    subjects = [problem.subject for problem in problems]
    assert sorted(subjects) == sorted(
        [
            "seats",
            "zeppelin",
            "zeppelin",
            "draft",
            "draft",
            "box",
            "copies",
            "must-coup",
            "keep-drawn",
            "colour",
        ]
    )
    assert ruleset.seats == 6
    assert ruleset.box == 50
    assert ruleset.options == ("draft", "factions")


WORDS = st.sampled_from(sorted({o for column in TABLE.values() for o in column.options}))
BAD_NUMBERS = {"copies": "1", "box": "5", "must-coup": "6", "keep-drawn": "-1"}
SETS = st.fixed_dictionaries(
    {},
    optional={
        word: st.sampled_from(
            [*VALUES[word], *([BAD_NUMBERS[word]] if word in BAD_NUMBERS else [])]
        )
        for word in SWITCHES
    },
)


@given(
    st.sampled_from(sorted(TABLE)),
    st.integers(2, 10),
    st.lists(WORDS, max_size=3, unique=True),
    SETS,
)
def test_exactly_the_pages_nonsense_is_refused(
    word: str, seats: int, options: list[str], sets: dict[str, str]
) -> None:
    rules = Rules(word, min(seats, TABLE[word].seats[1]), tuple(options), sets)
    _, problems = resolve(preset(word), rules.seats, options, sets)
    assert {problem.subject for problem in problems} == refused(rules)


# Teams at the start.


@pytest.mark.parametrize(("word", "option"), [("official", "factions"), ("coup-x", "teams")])
def test_starter_chooses_and_the_teams_alternate(word: str, option: str) -> None:
    for seats, starter, first in product((3, 4, 5, 6), (0, 1, 2), (0, 1)):
        ruleset = Ruleset.make(word, seats, (option,))
        teams = starting_teams(ruleset, starter, SplitMix64(1), first)
        assert teams is not None
        clockwise = [teams[(starter + step) % seats] for step in range(seats)]
        assert clockwise == [(first + step) % 2 for step in range(seats)]


def test_city_state_teams_are_random_halves_with_fewer_populists() -> None:
    for seats in range(3, 9):
        ruleset = Ruleset.make("city-state", seats, ("factions",))
        rng = SplitMix64(seats)
        seen = [starting_teams(ruleset, 0, rng) for _ in range(400)]
        populists = ruleset.preset.team_words.index("populists")
        assert {teams.count(populists) for teams in seen if teams} == {seats // 2}
        # Every seat is about as often a Populist: 400 draws, five standard deviations wide.
        share = seats // 2 / seats
        width = 5 * (400 * share * (1 - share)) ** 0.5
        for seat in range(seats):
            often = sum(teams[seat] == populists for teams in seen if teams)
            assert abs(often - 400 * share) < width


def test_there_are_no_teams_without_the_option() -> None:
    assert starting_teams(Ruleset.make("official", 4), 0, SplitMix64(1)) is None


def test_rulesets_are_values() -> None:
    one, two = (Ruleset.make("coup-x", 4, ("teams",), {"box": "40"}) for _ in range(2))
    assert one == two
    assert hash(one) == hash(two)
    assert one != Ruleset.make("coup-x", 4, ("teams",), {"box": "41"})
    order = Ruleset.make("coup-x", 4, ("teams", "six"))
    assert order == Ruleset.make("coup-x", 4, ("six", "teams"))
    assert set(CHARACTER_BY_WORD) == {info.word for info in CHARACTERS}
