"""What became of a chair, shown at the seat: games won, and a bot in a person's chair."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.portrait import Portrait
from coup_desktop.desk.sitter import Chair
from coup_desktop.desk.table_view import TableView
from tests.desk.geometry import faults
from tests.desk.languages import PSEUDO, pseudo, spoken
from tests.desk.table_games import lay, rules, start
from tests.desk.test_geometry import settle

STOOD_UP, GAVE_UP = Chair(2, away=True), Chair(11, away=True, gave_up=True)


def shown(table: TableView, seats: int, *, teams: bool = False) -> TableView:
    """Everybody has won games; the second seat stood up, the third gave up."""
    ruleset = rules(seats, teams=teams)
    lay(table, ruleset, None, people=3)
    table.show_view(start(ruleset, 1).view(None))
    table.show()
    for number in range(seats):
        chair = {1: STOOD_UP, 2: GAVE_UP}.get(number, Chair(number))
        table.seat_view(number).set_chair(chair)
    return table


@pytest.mark.parametrize("teams", [False, True])
@pytest.mark.parametrize("size", [QSize(960, 640), QSize(1600, 1100), QSize(10, 10)])
def test_nothing_is_cut(table: TableView, teams: bool, size: QSize) -> None:
    shown(table, 10, teams=teams)
    table.resize(size.expandedTo(table.minimumSizeHint()))
    settle()
    assert faults(table) == []


def test_the_seat_says_it(table: TableView) -> None:
    shown(table, 4)
    first, second, third, _ = (table.seat_view(number) for number in range(4))
    assert first.accessibleName().split(", ")[1] == "person"
    assert "won" not in first.accessibleName()
    assert "a bot plays for Baldassare" in second.accessibleName()
    assert "won 2 games of this match" in second.accessibleName()
    assert second.status() == second.ui.status.text() == "a bot plays"
    assert "gave the game up, a bot plays on" in third.accessibleName()
    assert "won 11 games of this match" in third.accessibleName()
    assert third.status() == "gave up"
    second.set_chair(Chair(2))
    assert "bot" not in second.accessibleName()
    assert second.status() == "2 influences"


def test_where_there_is_no_portrait_the_name_says_it(table: TableView) -> None:
    shown(table, 10)
    table.resize(table.minimumSizeHint())
    settle()
    second = table.seat_view(1)
    assert second.ui.portrait.isHidden()
    assert second.ui.name.text() == "bot: Baldassare"
    assert "a bot plays for Baldassare" in second.tip()
    assert "won 2 games" in second.tip()
    table.resize(1600, 1100)
    settle()
    assert second.ui.name.text() == "Baldassare"
    assert "won" not in second.tip()


@pytest.mark.parametrize("change", ["won", "away"])
def test_the_portrait_bears_a_sign(qtbot: QtBot, change: str) -> None:
    fonts.load()
    portrait = Portrait()
    qtbot.addWidget(portrait)
    portrait.setBust("crest-1")
    portrait.setOwner("Ann")
    portrait.setHuman(True)
    portrait.resize(60, 60)
    before, name = portrait.grab().toImage(), portrait.accessibleName()
    if change == "won":
        portrait.setWon(3)
        assert "won 3 games of this match" in portrait.tip()
    else:
        portrait.setAway(True)
        assert "a bot plays for the person" in portrait.tip()
    assert portrait.grab().toImage() != before
    assert portrait.accessibleName() != name


def test_the_level_is_named_in_the_language_that_is_on(qtbot: QtBot, qapp: QApplication) -> None:
    fonts.load()
    portrait = Portrait()
    qtbot.addWidget(portrait)
    portrait.setOwner("Ser Piero")
    portrait.setKind("courtier:ser-piero")
    portrait.show()
    assert portrait.tip() == "bot, Courtier"
    with spoken(qapp, PSEUDO):
        wanted = f"{pseudo('bot')}, {pseudo('Courtier')}"
        qtbot.waitUntil(lambda: portrait.tip() == wanted)
        assert pseudo("Courtier") in portrait.accessibleName()
    qtbot.waitUntil(lambda: portrait.tip() == "bot, Courtier")


def test_a_medal_and_a_team_have_places_of_their_own(qtbot: QtBot) -> None:
    fonts.load()
    pictures = []
    for won, team in ((0, ""), (3, ""), (0, "red"), (3, "red")):
        portrait = Portrait()
        qtbot.addWidget(portrait)
        portrait.setBust("crest-1")
        portrait.resize(60, 60)
        portrait.setTeam(team)
        portrait.setWon(won)
        pictures.append(portrait.grab().toImage())
    plain, medal, team_sign, both = pictures
    left, right = (0, 0, 22, 22), (38, 0, 22, 22)
    assert medal.copy(*left) == plain.copy(*left)
    assert medal.copy(*right) != plain.copy(*right)
    assert both.copy(*right) == team_sign.copy(*right)
    assert both.copy(*left) != team_sign.copy(*left)
