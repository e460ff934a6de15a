"""Hints in the prompt bar: asked for, shown, marked, hidden, told, and ended with the prompt."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.bots.counsel.counsel import Counsel
from coup_desktop.bots.counsel.reason import Advice
from coup_desktop.bots.counsel.warnings import Danger
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.choices import Choices
from coup_desktop.desk.hint_button import HINT_KEY
from coup_desktop.desk.hint_words import HintWords, percent
from coup_desktop.desk.prompt_bar import PromptBar
from coup_desktop.desk.wording import Wording
from coup_desktop.engine.cast import ASSASSIN, CONTESSA, DUKE
from coup_desktop.engine.events import Phase
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.prompt import Prompt
from tests.desk.languages import PSEUDO, pseudo, spoken
from tests.desk.prompt_bars import Heard, check_nothing_is_cut
from tests.desk.prompt_games import NAMES, RULESETS, narrator, prompt_in, some_prompts
from tests.table.questions import every_open_prompt, every_prompt

OFFICIAL = RULESETS[0]
PLACE_OF_H = 43
"""The scan code of the key that is H on a keyboard with Latin letters."""
pytestmark = pytest.mark.usefixtures("no_guard")


@pytest.fixture
def heard(qtbot: QtBot) -> Heard:
    made = Heard(qtbot)
    made.bar.set_hints(True)
    return made


@pytest.fixture
def turn() -> Prompt:
    return replace(prompt_in(OFFICIAL, Phase.ACTION, 5), id=7)


def advice(prompt: Prompt) -> Advice:
    return Counsel().advise(prompt.view, prompt.legal)


def words(prompt: Prompt) -> HintWords:
    rules = prompt.view.ruleset
    return HintWords(Wording(rules, narrator(rules)), NAMES)


def marked(bar: PromptBar) -> list[ChoiceButton]:
    """The answers that are marked as the hint's, by what a screen reader is told of them."""
    return [
        button
        for button in bar.findChildren(ChoiceButton)
        if not button.isHidden() and "The hint is this answer." in button.accessibleDescription()
    ]


def asks(heard: Heard) -> list[None]:
    """Notes whenever a hint is asked for."""
    noted: list[None] = []
    heard.bar.hint_wanted.connect(lambda: noted.append(None))
    return noted


def test_it_is_offered_where_one_seat_is_asked(heard: Heard, turn: Prompt) -> None:
    offered: list[bool] = []
    heard.bar.hint_offered.connect(offered.append)
    assert heard.bar.hint_button.isHidden()
    heard.bar.ask(turn)
    assert heard.bar.hint_button.isVisible()
    assert offered[-1]
    heard.bar.withdraw(turn.id)
    assert heard.bar.hint_button.isHidden()
    assert not offered[-1]


def test_it_is_not_offered_to_several_at_once(qtbot: QtBot, heard: Heard) -> None:
    heard.bar.set_table(narrator(OFFICIAL), NAMES[:4], several_humans=True)
    noted = asks(heard)
    heard.bar.ask_together(next(every_open_prompt(OFFICIAL, 5)))
    assert heard.bar.hint_button.isHidden()
    assert not heard.press(Qt.Key.Key_H, "h")
    assert noted == []


def test_who_does_not_want_hints_has_none(heard: Heard, turn: Prompt) -> None:
    noted = asks(heard)
    heard.bar.set_hints(False)
    heard.bar.ask(turn)
    assert heard.bar.hint_button.isHidden()
    assert not heard.press(Qt.Key.Key_H, "h")
    assert noted == []
    heard.bar.set_hints(True)
    assert heard.bar.hint_button.isVisible()


@pytest.mark.parametrize("how", ["key", "place", "button", "enter"])
def test_it_is_asked_for(heard: Heard, turn: Prompt, how: str) -> None:
    noted = asks(heard)
    heard.bar.ask(turn)
    if how == "key":
        assert heard.press(Qt.Key.Key_H, "h")
        assert heard.press(Qt.Key.Key_H, "h", repeat=True), "the key is still ours"
    elif how == "place":
        assert heard.press(Qt.Key(0x0420), "р", code=PLACE_OF_H)
    elif how == "button":
        QTest.mouseClick(heard.bar.hint_button, Qt.MouseButton.LeftButton)
    else:
        heard.bar.hint_button.setFocus()
        QTest.keyClick(heard.bar.hint_button, Qt.Key.Key_Return)
    assert len(noted) == 1
    assert heard.answers == []


def test_it_stands_in_the_place_of_the_detail_marks_the_answer_and_is_told(
    heard: Heard, turn: Prompt
) -> None:
    told: list[str] = []
    heard.bar.ask(turn)
    before, title = heard.detail, heard.bar.ui.title.text()
    heard.bar.told.connect(told.append)
    given = advice(turn)
    heard.bar.show_hint(given)
    assert heard.detail == words(turn).of(given)
    assert heard.bar.ui.title.text() == title
    assert told == [heard.detail]
    (button,) = marked(heard.bar)
    assert button.choice is not None
    assert given.move in button.choice.moves
    assert heard.bar.hint_button.isChecked()
    described = QAccessible.queryAccessibleInterface(button)
    assert described is not None
    assert "The hint is this answer." in described.text(QAccessible.Text.Description)
    heard.bar.show_hint(None)
    assert heard.detail == before
    assert marked(heard.bar) == []
    assert not heard.bar.hint_button.isChecked()


def test_the_target_is_marked_where_one_is_chosen(heard: Heard) -> None:
    prompt, given = next(
        (prompt, given)
        for prompt in every_prompt(OFFICIAL, 60)
        if prompt.view.phase is Phase.ACTION and len(prompt.view.living) > 2
        for given in [advice(prompt)]
        if given.move.target >= 0
    )
    heard.bar.ask(replace(prompt, id=9))
    heard.bar.show_hint(given)
    (action,) = marked(heard.bar)
    QTest.mouseClick(action, Qt.MouseButton.LeftButton)
    (target,) = marked(heard.bar)
    assert target.choice is not None
    assert target.choice.moves == (given.move,)
    # Escape goes back first; the hint stays.
    assert heard.press(Qt.Key.Key_Escape)
    assert heard.bar.hint is given


def test_escape_asks_for_no_hint_any_longer(heard: Heard, turn: Prompt) -> None:
    noted = asks(heard)
    heard.bar.ask(turn)
    assert not heard.press(Qt.Key.Key_Escape)
    heard.bar.show_hint(advice(turn))
    assert heard.press(Qt.Key.Key_Escape)
    assert len(noted) == 1


def test_it_ends_with_its_prompt(qapp: QApplication, heard: Heard, turn: Prompt) -> None:
    for end in (
        lambda: heard.bar.withdraw(7),
        lambda: heard.bar.ask(replace(turn, id=8)),
        lambda: heard.press(Qt.Key.Key_I, "i"),
        lambda: heard.bar.set_hints(False),
    ):
        heard.bar.set_hints(True)
        heard.bar.ask(turn)
        heard.bar.show_hint(advice(turn))
        qapp.processEvents()
        end()
        assert heard.bar.hint is None
        assert "Hint:" not in heard.detail
        assert marked(heard.bar) == []


def test_it_is_said_that_one_is_on_its_way(heard: Heard, turn: Prompt) -> None:
    heard.bar.ask(turn)
    before = heard.detail
    heard.bar.show_thinking()
    assert heard.detail == "Thinking about a hint…"
    heard.bar.show_hint(None)
    assert heard.detail == before


def test_another_language_tells_it_anew(qapp: QApplication, heard: Heard, turn: Prompt) -> None:
    heard.bar.ask(turn)
    given = advice(turn)
    heard.bar.show_hint(given)
    english = heard.detail
    with spoken(qapp, PSEUDO):
        qapp.processEvents()
        assert heard.detail != english
        assert heard.detail.startswith(pseudo(given.what.text).split("{")[0])
        assert len(marked(heard.bar)) == 0, "it is said in that language"
    qapp.processEvents()
    assert heard.detail == english
    assert len(marked(heard.bar)) == 1


def test_no_answer_has_its_key() -> None:
    bar_keys = {HINT_KEY}
    for ruleset in RULESETS:
        for prompt in some_prompts(ruleset, 4):
            made = Wording(ruleset, narrator(ruleset))
            choices = Choices(made, NAMES, marks=True).of(prompt)
            assert not bar_keys & {choice.key for choice in choices}


@pytest.mark.parametrize(
    ("chance", "said"),
    [(0.0, 0), (1.0, 100), (0.001, 1), (0.999, 99), (0.25, 25), (0.666, 67)],
)
def test_only_what_is_certain_is_called_so(chance: float, said: int) -> None:
    assert percent(chance) == said


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda r: f"{r.preset.word}-{r.seats}")
def test_every_hint_is_worded_and_has_its_room(qtbot: QtBot, ruleset: Ruleset) -> None:
    heard = Heard(qtbot)
    bar = heard.bar
    bar.set_hints(True)
    bar.set_table(narrator(ruleset), NAMES[: ruleset.seats], several_humans=False)
    bar.set_letting(on=False)
    counsel = [Counsel() for _ in range(ruleset.seats)]
    for number, prompt in enumerate(some_prompts(ruleset, 4)):
        bar.ask(replace(prompt, id=number))
        bar.show_hint(counsel[prompt.seat].advise(prompt.view, prompt.legal))
        assert "{" not in heard.detail
        # Else the bar would be higher for this hint than for another.
        assert len(heard.detail) <= len(words(prompt).longest(prompt.view.phase)), heard.detail
        assert len(marked(bar)) == 1, heard.detail
        bar.resize(1000, bar.sizeHint().height())
        assert bar.sizeHint().height() <= 210, heard.detail
        check_nothing_is_cut(bar)


# Warnings.


def cautioned(bar: PromptBar) -> dict[str, str]:
    """What is said in the tooltips of answers that are warned of, by their keys."""
    found = {}
    for button in bar.findChildren(ChoiceButton):
        if button.choice is not None and "Careful" in button.toolTip():
            assert "Careful" in button.accessibleDescription()
            found[button.choice.key] = button.toolTip()
    return found


def aimed_at_me(prompt: Prompt, word: str) -> bool:
    action = prompt.view.action
    return action is not None and action.word == word and action.target == prompt.seat


def assassinated() -> Prompt:
    return next(
        replace(prompt, id=7)
        for prompt in every_prompt(OFFICIAL, 60)
        if prompt.view.phase is Phase.CHALLENGE
        and aimed_at_me(prompt, "assassinate")
        and prompt.view.seats[prompt.seat].influence == 2
        and CONTESSA not in prompt.view.hand
    )


def test_a_warning_marks_the_answer_and_follows_the_detail(heard: Heard) -> None:
    heard.bar.ask(assassinated())
    assert "two influences" in heard.detail
    found = cautioned(heard.bar)
    assert set(found) == {"C"}
    assert "two influences" in found["C"]


@pytest.mark.parametrize("danger", Danger)
def test_each_can_be_switched_off_by_itself(heard: Heard, danger: Danger) -> None:
    prompt = assassinated()
    heard.bar.ask(prompt)
    heard.bar.set_warned(danger, False)
    assert ("two influences" in heard.detail) is (danger is not Danger.TWO)
    assert bool(cautioned(heard.bar)) is (danger is not Danger.TWO)
    heard.bar.set_warned(danger, True)
    assert "two influences" in heard.detail


def test_a_warning_takes_no_answer_and_hides_none(heard: Heard) -> None:
    prompt = assassinated()
    heard.bar.ask(prompt)
    assert heard.press(Qt.Key.Key_C, "c")
    assert [move.word for move in heard.answers] == ["challenge"]


def test_the_next_prompt_has_none_of_the_last_ones_warnings(heard: Heard, turn: Prompt) -> None:
    heard.bar.ask(assassinated())
    heard.bar.ask(turn)
    assert not cautioned(heard.bar)


def test_a_hint_takes_the_place_of_the_line_but_the_marks_stay(heard: Heard) -> None:
    prompt = assassinated()
    heard.bar.ask(prompt)
    heard.bar.show_hint(advice(prompt))
    assert "Careful" not in heard.detail
    assert set(cautioned(heard.bar)) == {"C"}


def test_several_people_are_told_only_what_all_can_see(qtbot: QtBot) -> None:
    """The hand of who is asked changes nothing on a screen that several look at."""
    heard = Heard(qtbot)
    heard.bar.set_table(narrator(OFFICIAL), NAMES[:4], several_humans=True)
    for prompt in every_prompt(OFFICIAL, 12):
        if prompt.view.phase not in (Phase.CHALLENGE, Phase.BLOCK, Phase.CHALLENGE_BLOCK):
            continue
        seen: list[tuple[str, dict[str, str]]] = []
        for hand in ((DUKE, ASSASSIN), (CONTESSA, CONTESSA)):
            view = replace(prompt.view, hand=hand[: len(prompt.view.hand)])
            heard.bar.ask(replace(prompt, id=len(seen), view=view))
            seen.append((heard.detail, cautioned(heard.bar)))
        assert seen[0] == seen[1]
