"""The switch that lets things pass, and what those who watch are offered."""

import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.choices import Choices
from coup_desktop.desk.pass_toggle import PASS_KEY
from coup_desktop.desk.welcome import Welcome
from coup_desktop.desk.wording import Wording
from coup_desktop.engine.events import Phase
from tests.desk.prompt_bars import OFFICIAL, Heard, question
from tests.desk.prompt_games import NAMES, RULESETS, narrator
from tests.table.questions import every_prompt

L = Qt.Key.Key_L


@pytest.fixture
def heard(qtbot: QtBot) -> Heard:
    return Heard(qtbot)


def test_no_answer_of_any_question_has_the_key_of_the_switch() -> None:
    for ruleset in RULESETS:
        choices = Choices(Wording(ruleset, narrator(ruleset)), NAMES, marks=True)
        for prompt in every_prompt(ruleset, 4):
            offered = choices.of(prompt)
            aimed = [choices.targets(prompt, c) for c in offered if len(c.moves) > 1]
            for each in (offered, *aimed):
                assert PASS_KEY not in {choice.key for choice in each}


@pytest.mark.parametrize("by_key", [True, False])
def test_the_switch_asks_for_it_and_shows_what_the_table_says(heard: Heard, by_key: bool) -> None:
    for wanted in (True, False):
        if by_key:
            heard.press(L)
        else:
            heard.click_toggle()
        assert heard.wanted[-1] is wanted
        assert heard.bar.toggle.isChecked() is not wanted, "not before the table says so"
        heard.bar.set_letting(wanted, "Things pass.")
        assert heard.bar.toggle.isChecked() is wanted
    assert heard.wanted == [True, False]


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS tells positions in another way")
def test_the_switch_goes_by_the_position_of_its_key(heard: Heard) -> None:
    """Where a keyboard with Latin letters has its L, a Russian one has its de."""
    code = 38 if sys.platform == "win32" else 46
    assert heard.press(Qt.Key(0x0414), "д", code=code)
    assert heard.wanted == [True]


def test_a_key_held_down_switches_once(heard: Heard) -> None:
    assert heard.press(L)
    assert heard.press(L, repeat=True)
    assert heard.wanted == [True]


def test_it_is_said_while_it_is_on_also_between_questions(heard: Heard) -> None:
    heard.bar.set_letting(True, "Things pass; press L.")
    heard.bar.wait_for("Lia takes 1 coin.", "Waiting for Orsola…")
    assert heard.detail == "Things pass; press L. Waiting for Orsola…"
    heard.bar.wait_for("Orsola claims the Duke.")
    assert heard.detail == "Things pass; press L."
    heard.bar.set_letting(on=False)
    assert heard.detail == ""
    assert heard.bar.ui.title.text() == "Orsola claims the Duke."


def test_a_press_meant_for_the_time_before_a_question_switches_nothing_on(
    qtbot: QtBot, heard: Heard
) -> None:
    heard.bar.ask(question(aimed=False))
    heard.press(Qt.Key.Key_A)
    heard.bar.ask(replace(question(aimed=False), id=9))
    assert heard.press(L)
    heard.click_toggle()
    assert heard.wanted == []
    with qtbot.waitSignal(heard.bar.ready):
        pass
    heard.press(L)
    assert heard.wanted == [True]


def test_to_be_asked_again_is_never_too_early(heard: Heard) -> None:
    heard.bar.ask(question(aimed=False))
    heard.press(Qt.Key.Key_A)
    heard.bar.set_letting(on=True)
    heard.bar.ask(replace(question(aimed=True), id=9))
    heard.press(L)
    assert heard.wanted == [False]


def test_what_aims_at_a_seat_says_that_it_is_to_be_answered(heard: Heard) -> None:
    aimed = question(aimed=True)
    heard.bar.ask(aimed)
    heard.press(L)
    assert "aims at you" in heard.detail
    assert heard.wanted == [True], "for what comes after it"
    assert heard.bar.prompt is aimed
    assert heard.answers == []


def test_where_nobody_could_let_things_pass_there_is_no_switch(heard: Heard) -> None:
    heard.bar.set_letting(None)
    assert heard.bar.toggle.isHidden()
    assert not heard.press(L)
    heard.bar.press_toggle()
    assert heard.wanted == []


def test_a_screen_reader_knows_the_switch(heard: Heard) -> None:
    told = QAccessible.queryAccessibleInterface(heard.bar.toggle)
    assert told is not None
    assert told.text(QAccessible.Text.Name) == "Let things pass"
    assert told.text(QAccessible.Text.Description).startswith("Key: L.")
    assert not told.state().checked  # type: ignore[attr-defined]
    heard.bar.set_letting(on=True)
    assert told.state().checked  # type: ignore[attr-defined]
    assert told.state().checkable  # type: ignore[attr-defined]


def test_watchers_may_run_on_or_leave(heard: Heard) -> None:
    heard.bar.set_watching(watching=True)
    heard.bar.wait_for("Lia takes 1 coin.")
    assert heard.press(Qt.Key.Key_R)
    assert heard.press(Qt.Key.Key_N)
    assert not heard.press(Qt.Key.Key_C)
    assert heard.said == ["run", "table"]
    heard.bar.set_watching(watching=False)
    assert not heard.press(Qt.Key.Key_R)
    assert heard.said == ["run", "table"]


def test_who_is_out_is_told_so_above_what_happens(heard: Heard) -> None:
    heard.bar.wait_for("Anna is exiled.")
    heard.bar.set_watching(True, "You are out. The others play on.")
    title = heard.bar.ui.title
    assert (title.text(), heard.detail) == ("You are out. The others play on.", "Anna is exiled.")
    heard.bar.wait_for("Turn 2: Orsola", "Waiting for Orsola…")
    assert heard.detail == "Turn 2: Orsola. Waiting for Orsola…"
    heard.bar.wait_for("Lia takes 1 coin.", "Waiting for Orsola…")
    assert title.text() == "You are out. The others play on."
    assert heard.detail == "Lia takes 1 coin. Waiting for Orsola…"
    heard.bar.set_watching(watching=False)
    assert (title.text(), heard.detail) == ("Lia takes 1 coin.", "Waiting for Orsola…")


def test_who_is_out_is_told_so_where_the_table_waits(qtbot: QtBot) -> None:
    welcome = Welcome()
    qtbot.addWidget(welcome)
    welcome.where_table_waits("Lia takes 1 coin.", "You are out.", watching=True)
    assert welcome.ui.title.text() == "You are out."
    assert welcome.ui.detail.text().startswith("Lia takes 1 coin. Enter goes on.")
    welcome.where_table_waits("Lia takes 1 coin.", "Things pass.")
    assert welcome.ui.title.text() == "Lia takes 1 coin."
    assert welcome.ui.detail.text().startswith("Things pass. Enter goes on.")


def test_a_click_meant_for_the_last_answer_does_not_run_on(heard: Heard) -> None:
    heard.bar.ask(question(aimed=True))
    heard.press(Qt.Key.Key_A)
    heard.bar.set_watching(watching=True)
    button = next(b for b in heard.bar.findChildren(ChoiceButton) if b.isVisible())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert heard.said == []


def test_a_click_on_a_grey_answer_says_why(heard: Heard) -> None:
    turn = next(p for p in every_prompt(OFFICIAL, 3) if p.view.phase is Phase.ACTION)
    heard.bar.ask(turn)
    coup = next(b for b in heard.bar.findChildren(ChoiceButton) if b.accessibleName() == "Coup")
    assert coup.choice is not None
    assert coup.choice.note == "needs 7 coins"
    middle = coup.mapTo(heard.bar, coup.rect().center())
    QTest.mouseClick(heard.bar, Qt.MouseButton.LeftButton, pos=middle)
    assert heard.detail.startswith("Coup costs 7 coins")
    assert heard.answers == []
