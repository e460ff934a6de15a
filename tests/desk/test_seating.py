"""Who sits down in a game that is gone on with."""

import pytest

from coup_desktop.bots.bot import ROSTER, BotInfo, benchmarks
from coup_desktop.desk.seating import known_bot
from coup_desktop.desk.sitter import level_name
from coup_desktop.desk.table_view import TableView
from tests.desk.table_games import rules, start


@pytest.mark.parametrize(
    ("kind", "known"),
    [
        ("courtier", "courtier"),
        ("random", "random"),
        ("courtier:lia", "courtier:lia"),
        ("courtier:zoe", "courtier"),
        ("courtier:lia:lia", "courtier"),
        ("random:lia", "random"),
        ("grandmaster:lia", "courtier"),
        ("honest", "courtier"),
        ("human", "courtier"),
    ],
)
def test_what_this_version_does_not_know_is_replaced(kind: str, known: str) -> None:
    assert known_bot(kind) == known


@pytest.mark.parametrize("info", [*ROSTER, *benchmarks()], ids=lambda info: info.word)
def test_a_level_is_called_by_its_name_at_the_table(info: BotInfo) -> None:
    """Though no bot is loaded for it: the window opens before any is."""
    if info.word != "ruleai":
        assert level_name(info.word) == info.name
    assert level_name(f"{info.word}:lia") == level_name(info.word)


def test_a_seat_says_which_level_plays_there(table: TableView) -> None:
    ruleset = rules(3)
    kinds = ("human", "page:lia", "random")
    table.set_table(ruleset, ("Ann", "Lia", "Bo"), kinds, ("crest-1", "lia", "crest-2"), 0)
    table.show_view(start(ruleset, 1).view(0))
    found = [table.seat_view(seat) for seat in range(3)]
    assert [seat.ui.portrait.tip() for seat in found] == [
        "person, began the game",
        "bot, Page",
        "bot, Random",
    ]
    assert "bot, Page" in found[1].accessibleName()
    assert "person" in found[0].accessibleName()
