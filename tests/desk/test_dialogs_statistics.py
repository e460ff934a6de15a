"""The statistics' dialog: what it shows and asks for, and that its plots are said as well."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QTableWidget,
)
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk import statistics_words as say
from coup_desktop.desk.dialogs.statistics import StatisticsDialog
from coup_desktop.desk.plot_values import Bars
from coup_desktop.desk.plots import Plot
from coup_desktop.engine.record import HUMAN
from coup_desktop.store.statistics import Choice, Kept, Rules, Score, Totals, Who, Wits
from tests.desk.accessible_tree import Role, Thing, look
from tests.desk.statistics_scenes import KINDS, some_totals


class Answering:
    """Answers a dialog as a keeper would, and notes what it was asked for."""

    def __init__(self, dialog: StatisticsDialog, kinds: tuple[str, ...] = KINDS) -> None:
        self.asked: list[Choice] = []
        self.targets: list[Path] = []
        self.resets = 0
        self._dialog = dialog
        self._games = 1200
        self._kinds = kinds
        dialog.asked.connect(self._answer)
        dialog.export_asked.connect(self.targets.append)
        dialog.reset_asked.connect(self._reset)

    def _answer(self, choice: Choice) -> None:
        self.asked.append(choice)
        totals = some_totals(choice)
        kept = replace(totals.kept, games=self._games, kinds=self._kinds)
        self._dialog.show_totals(replace(totals, kept=kept))

    def _reset(self) -> None:
        self.resets += 1
        self._games = 0


@pytest.fixture
def dialog(qtbot: QtBot) -> StatisticsDialog:
    fonts.load()
    made = StatisticsDialog()
    qtbot.addWidget(made)
    made.resize(1000, 700)
    made.open()
    return made


@pytest.fixture
def answering(dialog: StatisticsDialog) -> Answering:
    answers = Answering(dialog)
    dialog.ask()
    return answers


def choose(combo: QComboBox, text: str) -> None:
    """Choose as a person does."""
    row = combo.findText(text)
    assert row >= 0, [combo.itemText(number) for number in range(combo.count())]
    combo.setCurrentIndex(row)
    combo.activated.emit(row)


def texts(combo: QComboBox) -> list[str]:
    return [combo.itemText(row) for row in range(combo.count())]


def cells(table: QTableWidget) -> list[list[str]]:
    """The words of a table, row by row."""
    found = []
    for row in range(table.rowCount()):
        items = [table.item(row, column) for column in range(table.columnCount())]
        found.append([item.text() for item in items if item is not None])
    return found


def button(box: QMessageBox, text: str) -> QAbstractButton:
    return next(b for b in box.buttons() if b.text().replace("&", "") == text)


# ---------------------------------------------------------------------------------- what is shown


def test_it_waits_until_it_is_answered(dialog: StatisticsDialog) -> None:
    assert dialog.ui.pages.currentWidget() is dialog.ui.waiting
    assert not dialog.ui.reset.isEnabled()
    assert not dialog.ui.export_all.isEnabled()


def test_an_answer_takes_the_place_of_what_stood_in_its_way(dialog: StatisticsDialog) -> None:
    dialog.show_unanswered("The statistics are in use by another program.")
    assert "cannot be read" in dialog.ui.emptyTitle.text()
    assert not dialog.ui.reset.isEnabled()
    dialog.show_totals(Totals())
    assert "No game" in dialog.ui.emptyTitle.text()
    assert "in use" not in dialog.ui.emptyText.text()


def test_without_games_it_says_what_will_stand_there(dialog: StatisticsDialog) -> None:
    dialog.show_totals(Totals())
    ui = dialog.ui
    assert ui.pages.currentWidget() is ui.empty
    assert "No game" in ui.emptyTitle.text()
    assert "bluff" in ui.emptyText.text()
    assert not ui.reset.isEnabled()
    assert not ui.export_all.isEnabled()


@pytest.mark.usefixtures("answering")
def test_the_figures(dialog: StatisticsDialog) -> None:
    ui = dialog.ui
    assert ui.pages.currentWidget() is ui.figures
    assert (ui.gamesNumber.text(), ui.wonNumber.text()) == ("1204", "6 %")
    assert ui.wonCaption.text() == "won: 78"
    assert ui.chanceNumber.text() == "4 %"
    assert "42" in ui.chanceCaption.text()
    rows = cells(ui.scores)
    assert ["Everybody in these games"] in rows
    assert ["Wren", "4", "0", "0 %", "1.0 (25 %)"] in rows
    assert ["Duke", "147", "30", "11", "37", "18"] in cells(ui.characters)
    assert cells(ui.characters)[-1][0] == "Embezzle"


def test_the_keyboard_comes_to_what_can_be_chosen(
    qtbot: QtBot, dialog: StatisticsDialog, qapp: QApplication
) -> None:
    dialog.activateWindow()
    qtbot.waitUntil(lambda: qapp.focusWidget() is dialog._close)
    dialog.show_totals(some_totals())
    assert qapp.focusWidget() is dialog.ui.who
    dialog.ui.export_all.setFocus()
    dialog.show_totals(some_totals())
    assert qapp.focusWidget() is dialog.ui.export_all


def test_no_games_of_a_choice_are_no_division_by_zero(dialog: StatisticsDialog) -> None:
    kept = some_totals().kept
    dialog.show_totals(Totals(kept=kept))
    ui = dialog.ui
    assert ui.gamesNumber.text() == "0"
    assert ui.wonNumber.text() == ui.caughtNumber.text() == ui.rightNumber.text() == "–"
    for plot in dialog.findChildren(Plot):
        assert plot.accessibleDescription().startswith("No ")
    assert not dialog.grab().isNull()


def test_a_late_answer_to_another_choice_is_not_shown(
    dialog: StatisticsDialog, answering: Answering
) -> None:
    choose(dialog.ui.who, "Sacha")
    wrong = replace(some_totals(), all=Score(1, 1, 0.5))
    dialog.show_totals(wrong)
    assert dialog.ui.gamesNumber.text() == "1204"
    assert answering.asked[-1] == Choice(Who(name="Sacha"))


# --------------------------------------------------------------------------------- what is chosen


def test_everything_can_be_chosen(dialog: StatisticsDialog, answering: Answering) -> None:
    ui = dialog.ui
    assert texts(ui.who)[0] == "All people"
    assert "Bots: Courtier" in texts(ui.who)
    assert texts(ui.against)[:2] == ["Anybody", "People"]
    choose(ui.who, "Bots: Courtier")
    choose(ui.rules, "Coup X")
    choose(ui.against, "Random")
    QTest.mouseClick(
        ui.practice, Qt.MouseButton.LeftButton, pos=QPoint(8, ui.practice.height() // 2)
    )
    assert answering.asked == [
        Choice(),
        Choice(Who("courtier")),
        Choice(Who("courtier"), "coup-x"),
        Choice(Who("courtier"), "coup-x", None, "random"),
        Choice(Who("courtier"), "coup-x", None, "random", practice=True),
    ]
    assert ui.who.currentText() == "Bots: Courtier"
    assert ui.rules.currentText() == "Coup X"
    choose(ui.rules, "Coup X · Six characters · Teams")
    assert answering.asked[-1].rules == Rules("coup-x", ("six", "teams"))
    choose(ui.rules, "Coup X, nothing else")
    assert answering.asked[-1].rules == Rules("coup-x")


def test_a_choice_that_has_no_games_any_more_stays_chosen(
    dialog: StatisticsDialog, answering: Answering
) -> None:
    choose(dialog.ui.who, "Sacha")
    kept = replace(some_totals().kept, people=("Wren",), rules=())
    dialog.show_totals(replace(some_totals(answering.asked[-1]), kept=kept))
    assert dialog.ui.who.currentText() == "Sacha"


def test_where_only_bots_have_played_it_begins_with_theirs(dialog: StatisticsDialog) -> None:
    answers = Answering(dialog, kinds=("courtier", "random"))
    dialog.ask()
    assert answers.asked == [Choice(), Choice(Who("courtier"))]
    assert dialog.ui.who.currentText() == "Bots: Courtier"
    assert dialog.ui.gamesNumber.text() == "1204"
    choose(dialog.ui.who, "All people")
    assert answers.asked[-1] == Choice()
    assert len(answers.asked) == 3


def test_one_person_alone_is_not_offered_twice(dialog: StatisticsDialog) -> None:
    kept = replace(some_totals().kept, people=("Sacha",))
    dialog.show_totals(replace(some_totals(), kept=kept))
    assert "Sacha" not in texts(dialog.ui.who)


def test_who_has_played_only_practice_is_told_that_it_is_left_out(
    dialog: StatisticsDialog,
) -> None:
    ui = dialog.ui
    kept = Kept()
    for number, words in ((1, "1 practice game is"), (3, "3 practice games are")):
        kept = Kept(games=number, practice=number, people=("Sacha",), kinds=(HUMAN,))
        dialog.show_totals(Totals(kept=kept))
        assert ui.pages.currentWidget() is ui.figures
        assert f"{words} left out." in ui.notice.text()
        assert "“With practice games”" in ui.notice.text()
        assert ui.notice.isVisible()
    ui.practice.click()
    assert ui.notice.isHidden()
    dialog.show_totals(Totals(Choice(practice=True), kept, Score(3, 1, 1.0)))
    assert ui.notice.isHidden()
    ui.practice.click()
    dialog.show_totals(Totals(kept=kept))
    dialog.show_totals(Totals(kept=replace(kept, games=4), all=Score(1, 0, 0.5)))
    assert ui.notice.isHidden(), "a game is there to be seen"


# ------------------------------------------------------------------------------ export and reset


def test_export_asks_where_and_says_where_it_is(
    qtbot: QtBot, dialog: StatisticsDialog, answering: Answering, tmp_path: Path
) -> None:
    dialog.ui.export_all.click()
    (chooser,) = dialog.findChildren(QFileDialog)
    assert chooser.isVisible()
    chooser.findChildren(QLineEdit)[0].setText(str(tmp_path / "mine"))
    chooser.accept()
    qtbot.waitUntil(lambda: not dialog.findChildren(QFileDialog))
    assert answering.targets == [tmp_path / "mine.csv"]
    dialog.show_exported(str(tmp_path / "mine.csv"))
    assert "mine.csv" in dialog.ui.notice.text()
    choose(dialog.ui.who, "Sacha")
    assert dialog.ui.notice.isHidden()


def test_where_it_is_widens_and_turns_nothing(
    qapp: QApplication, dialog: StatisticsDialog, tmp_path: Path
) -> None:
    dialog.adjustSize()
    width = dialog.width()
    dialog.show_exported(f"/home/{'x' * 4000}/\u202e.csv")
    qapp.processEvents()
    assert "/\ufffd.csv" in dialog.ui.notice.text()
    assert dialog.width() == width


def test_reset_asks_first(dialog: StatisticsDialog, answering: Answering) -> None:
    dialog.ui.reset.click()
    (box,) = dialog.findChildren(QMessageBox)
    assert "1200" in box.text()
    assert box.defaultButton() is button(box, "Keep them")
    button(box, "Keep them").click()
    assert answering.resets == 0


def test_after_a_reset_it_says_where_the_copy_is(
    dialog: StatisticsDialog, answering: Answering
) -> None:
    choose(dialog.ui.who, "Sacha")
    dialog.ui.reset.click()
    button(dialog.findChildren(QMessageBox)[0], "Forget them").click()
    assert answering.resets == 1
    dialog.show_reset("/home/sacha/copy")
    assert dialog.ui.pages.currentWidget() is dialog.ui.empty
    assert "/home/sacha/copy" in dialog.ui.notice.text()
    assert dialog.ui.notice.isVisible()
    assert answering.asked[-1] == Choice()


def test_what_cannot_be_read_is_said(dialog: StatisticsDialog) -> None:
    dialog.show_unanswered("The statistics are in use by another program.")
    assert dialog.ui.pages.currentWidget() is dialog.ui.empty
    assert "in use" in dialog.ui.emptyText.text()
    dialog.show_totals(some_totals())
    dialog.show_unanswered("The statistics are in use by another program.")
    assert dialog.ui.pages.currentWidget() is dialog.ui.figures
    assert "in use" in dialog.ui.notice.text()


# -------------------------------------------------------------------------------------- the plots


@pytest.mark.usefixtures("answering")
def test_a_screen_reader_is_told_what_the_plots_show(dialog: StatisticsDialog) -> None:
    ui = dialog.ui
    told: dict[str, Thing] = {}
    for tab in range(ui.tabs.count()):
        ui.tabs.setCurrentIndex(tab)
        told |= {t.name: t for t in look(dialog).all() if t.role is Role.Graphic}
    assert set(told) == {
        "Wins by who else was at the table", "Wins by number of seats", "Wins over time", "Bluffs",
        "Challenges of others' claims",
    }  # fmt: skip
    assert all(thing.focusable for thing in told.values())
    seats = told["Wins by number of seats"].description
    assert "2 seats: 9 of 40 won, 22 %; by chance 8.4, 21 %." in seats
    assert seats.count(" won, ") == 9
    assert "Duke: 147 claims, 30 of them bluffs, 11 caught." in told["Bluffs"].description
    challenges = told["Challenges of others' claims"].description
    assert "Duke: 37 challenges, 18 right, 19 wrong." in challenges


# -------------------------------------------------------------------------------------- the words


def test_kinds_stand_from_the_weakest_to_the_strongest() -> None:
    assert say.in_order(["zebra", "courtier", "random", "human"]) == [
        "human", "random", "courtier", "zebra",
    ]  # fmt: skip
    assert say.kind_name("zebra") == "zebra"  # of a program that is not this one


def test_house_rules_are_named() -> None:
    name = say.rules_name(Rules("official", ("factions",), ("box 60", "must-coup 12")))
    assert name == "Official · Factions · house rules (box 60, must-coup 12)"
    assert say.rules_name(Rules("chess", ("fast",))) == "chess · fast"


def test_both_plots_of_characters_have_the_same_rows() -> None:
    characters = [("duke", Wits(claims=3)), ("guard", Wits(doubts_wrong=1))]
    for bars_of in (say.bluff_bars, say.doubt_bars):
        assert [bar.label for bar in bars_of(characters).rows] == ["Duke", "Guard"]


@pytest.mark.parametrize(
    "make", [lambda: say.score_bars([]), lambda: say.bluff_bars([])], ids=["scores", "bluffs"]
)
def test_nothing_is_no_row(make: Callable[[], Bars]) -> None:
    assert make().rows == ()
    assert say.course([]).points == ()
