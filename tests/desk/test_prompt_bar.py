"""The prompt bar answers once, by mouse and by key, and never what it was not asked."""

import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.choice import Tone
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.prompt_bar import PromptBar
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import ALLOW, CHALLENGE, Move
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.prompt import Prompt
from tests.desk.prompt_bars import OFFICIAL, check_nothing_is_cut, press
from tests.desk.prompt_games import NAMES, RULESETS, narrator, prompt_in, some_prompts
from tests.table.questions import every_prompt

SPACE = Qt.Key.Key_Space


class Asked:
    """A bar and what it has answered."""

    def __init__(self, qtbot: QtBot, ruleset: Ruleset, *, several: bool = False) -> None:
        fonts.load()
        self.bar = PromptBar()
        qtbot.addWidget(self.bar)
        self.bar.set_table(narrator(ruleset), NAMES[: ruleset.seats], several)
        self.bar.resize(1000, 150)
        self.bar.show()
        self.answers: list[tuple[int, Move]] = []
        self.offers: list[dict[int, str]] = []
        self.bar.answered.connect(lambda number, move: self.answers.append((number, move)))
        self.bar.targets_offered.connect(self.offers.append)

    @property
    def buttons(self) -> list[ChoiceButton]:
        found = self.bar.findChildren(ChoiceButton)
        return [button for button in found if not button.isHidden()]

    def button(self, text: str) -> ChoiceButton:
        return next(b for b in self.buttons if b.accessibleName() == text)

    def click(self, text: str) -> None:
        QTest.mouseClick(self.button(text), Qt.MouseButton.LeftButton)

    def press(self, key: Qt.Key, text: str = "", *, code: int = 0, repeat: bool = False) -> bool:
        return press(self.bar, key, text, code=code, repeat=repeat)


@pytest.fixture
def asked(qtbot: QtBot) -> Asked:
    return Asked(qtbot, OFFICIAL)


@pytest.fixture
def challenge() -> Prompt:
    return replace(prompt_in(OFFICIAL, Phase.CHALLENGE), id=7)


@pytest.fixture
def turn() -> Prompt:
    """A turn on which somebody can be stolen from: a choice of targets."""
    return replace(prompt_in(OFFICIAL, Phase.ACTION), id=8)


def test_a_click_answers_once(asked: Asked, challenge: Prompt) -> None:
    asked.bar.ask(challenge)
    button = asked.button("Challenge")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked.answers == [(7, CHALLENGE)]
    assert asked.bar.prompt is None
    assert asked.buttons == []


@pytest.mark.parametrize(("key", "move"), [(Qt.Key.Key_C, CHALLENGE), (Qt.Key.Key_A, ALLOW)])
def test_a_key_answers_once(asked: Asked, challenge: Prompt, key: Qt.Key, move: Move) -> None:
    asked.bar.ask(challenge)
    assert asked.press(key)
    assert not asked.press(key)
    assert asked.answers == [(7, move)]


def test_a_key_held_down_never_answers(asked: Asked, challenge: Prompt) -> None:
    asked.bar.ask(challenge)
    assert asked.press(Qt.Key.Key_C, repeat=True)
    assert asked.answers == []


def test_enter_and_escape_answer_nothing(asked: Asked, challenge: Prompt) -> None:
    asked.bar.ask(challenge)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, SPACE, Qt.Key.Key_B):
        assert not asked.press(key)
        QTest.keyClick(asked.bar, key)
    assert asked.answers == []


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS tells positions in another way")
def test_a_cyrillic_layout_answers_by_position(asked: Asked, challenge: Prompt) -> None:
    offset = 0 if sys.platform == "win32" else 8
    asked.bar.ask(challenge)
    # Where a keyboard with Latin letters has its C, a Russian one has its es.
    assert asked.press(Qt.Key(0x0421), "с", code=46 + offset)
    assert asked.answers == [(7, CHALLENGE)]


def test_a_key_with_control_is_left_to_the_menus(asked: Asked, challenge: Prompt) -> None:
    asked.bar.ask(challenge)
    control = Qt.KeyboardModifier.ControlModifier
    assert not asked.bar.handle_key(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_C, control, "c"))
    assert asked.answers == []


@pytest.mark.parametrize("withdrawn", [False, True])
def test_after_a_prompt_the_next_one_takes_no_answer_for_a_while(
    qtbot: QtBot, asked: Asked, challenge: Prompt, withdrawn: bool
) -> None:
    asked.bar.ask(challenge)
    if withdrawn:
        asked.bar.withdraw(7)
    else:
        asked.press(Qt.Key.Key_A)
        asked.answers.clear()
    asked.bar.ask(replace(challenge, id=9))
    assert not asked.button("Challenge").isEnabled()
    asked.click("Challenge")
    assert asked.press(Qt.Key.Key_C)
    assert asked.answers == []
    with qtbot.waitSignal(asked.bar.ready):
        pass
    assert asked.button("Challenge").isEnabled()
    asked.click("Challenge")
    assert asked.answers == [(9, CHALLENGE)]


def test_a_first_prompt_takes_answers_at_once(asked: Asked, challenge: Prompt) -> None:
    asked.bar.ask(challenge)
    assert asked.button("Challenge").isEnabled()


def test_a_click_begun_on_one_prompt_does_not_end_on_the_next(
    qtbot: QtBot, asked: Asked, challenge: Prompt, turn: Prompt
) -> None:
    asked.bar.ask(challenge)
    button = asked.button("Challenge")
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    asked.bar.withdraw(7)
    asked.bar.ask(turn)
    with qtbot.waitSignal(asked.bar.ready):
        pass
    QTest.mouseMove(button, QPoint(5, 5))
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert asked.answers == []
    assert asked.offers == []


def test_withdrawing_another_prompt_changes_nothing(asked: Asked, challenge: Prompt) -> None:
    asked.bar.ask(challenge)
    asked.bar.withdraw(6)
    assert len(asked.buttons) == 2
    asked.bar.withdraw(7)
    assert asked.bar.prompt is None
    assert asked.buttons == []


def test_a_target_is_chosen_by_its_number(asked: Asked, turn: Prompt) -> None:
    asked.bar.ask(turn)
    assert asked.press(Qt.Key.Key_S)
    targets = asked.offers[-1]
    steals = {m.target: m for m in turn.legal if m.word == "steal"}
    assert targets == {seat: str(seat + 1) for seat in steals}
    seat, key = next(iter(targets.items()))
    assert asked.press(Qt.Key(ord(key)))
    assert asked.answers == [(8, steals[seat])]
    assert asked.offers[-1] == {}


def test_a_target_is_chosen_by_a_click_on_its_seat(
    qtbot: QtBot, asked: Asked, turn: Prompt
) -> None:
    asked.bar.ask(turn)
    asked.bar.choose_seat(1)
    assert asked.answers == []
    asked.click("Steal")
    seat = next(iter(asked.offers[-1]))
    asked.bar.choose_seat(seat)
    assert asked.answers == [], "the second click of a double click aims at nobody"
    with qtbot.waitSignal(asked.bar.ready):
        pass
    asked.bar.choose_seat(turn.seat)
    assert asked.answers == []
    asked.bar.choose_seat(seat)
    assert [move.target for _, move in asked.answers] == [seat]


@pytest.mark.parametrize("by_key", [True, False])
def test_there_is_a_way_back_from_the_targets(
    qtbot: QtBot, asked: Asked, turn: Prompt, by_key: bool
) -> None:
    asked.bar.ask(turn)
    before = [button.accessibleName() for button in asked.buttons]
    asked.press(Qt.Key.Key_S)
    with qtbot.waitSignal(asked.bar.ready):
        pass
    if by_key:
        assert asked.press(Qt.Key.Key_Escape)
    else:
        asked.click("Back")
    assert [button.accessibleName() for button in asked.buttons] == before
    assert asked.offers[-1] == {}
    assert asked.answers == []


def test_a_single_target_is_chosen_by_itself(qtbot: QtBot) -> None:
    draft = RULESETS[1]
    asked = Asked(qtbot, draft)
    prompt = prompt_in(draft, Phase.ACTION)
    asked.bar.ask(prompt)
    asked.press(Qt.Key.Key_S)
    assert [move.word for _, move in asked.answers] == ["steal"]


def test_a_refused_action_says_why_and_answers_nothing(asked: Asked, turn: Prompt) -> None:
    asked.bar.ask(turn)
    coup = asked.button("Coup")
    assert not coup.isEnabled()
    assert asked.press(Qt.Key.Key_U)
    reason = asked.bar.ui.detail.text()
    assert reason.startswith("Coup costs 7 coins")
    assert reason in coup.toolTip()
    assert reason in coup.accessibleDescription()
    asked.click("Coup")
    assert asked.answers == []


def test_every_move_of_every_phase_can_be_given_by_key_alone(qtbot: QtBot) -> None:
    phases = set()
    for ruleset in (RULESETS[2], RULESETS[6], RULESETS[1]):
        asked = Asked(qtbot, ruleset)
        for prompt in some_prompts(ruleset):
            phases.add(prompt.view.phase)
            for wanted in prompt.legal[:4]:
                asked.bar.clear()
                asked.bar._guard._cooling.stop()
                asked.answers.clear()
                asked.bar.ask(prompt)
                first = next(c for c in asked.bar._choices if wanted in c.moves)
                asked.press(Qt.Key(ord(first.key)))
                if not asked.answers:
                    then = next(c for c in asked.bar._choices if c.moves == (wanted,))
                    asked.press(Qt.Key(ord(then.key)))
                assert asked.answers == [(prompt.id, wanted)]
    assert phases >= set(Phase) - {Phase.OVER, Phase.DRAW}


def all_bars(qtbot: QtBot) -> Iterator[tuple[Asked, Prompt]]:
    for several in (False, True):
        for ruleset in RULESETS:
            asked = Asked(qtbot, ruleset, several=several)
            for prompt in some_prompts(ruleset, 4):
                asked.bar.clear()
                asked.bar._guard._cooling.stop()
                asked.bar.ask(prompt)
                yield asked, prompt


def test_nothing_is_cut_and_nothing_overlaps_at_the_smallest_width(qtbot: QtBot) -> None:
    for asked, prompt in all_bars(qtbot):
        bar = asked.bar
        assert bar.minimumSizeHint().width() <= 1000, prompt
        assert bar.sizeHint().height() <= 170, prompt
        bar.resize(1000, bar.sizeHint().height())
        check_nothing_is_cut(bar)


def test_most_prompts_leave_the_height_as_it_is(qtbot: QtBot) -> None:
    heights = [asked.bar.sizeHint().height() for asked, _ in all_bars(qtbot)]
    usual = min(heights)
    assert usual <= 150
    assert heights.count(usual) > 0.95 * len(heights)


def test_a_screen_reader_is_told_what_is_asked_and_what_may_be_answered(qtbot: QtBot) -> None:
    for asked, _prompt in all_bars(qtbot):
        title = QAccessible.queryAccessibleInterface(asked.bar.ui.title)
        assert title is not None
        assert title.role() is QAccessible.Role.StaticText
        assert title.text(QAccessible.Text.Name) == asked.bar.ui.title.text() != ""
        for button in asked.buttons:
            told = QAccessible.queryAccessibleInterface(button)
            assert told is not None
            assert told.role() in (QAccessible.Role.Button, QAccessible.Role.PushButton)
            assert told.text(QAccessible.Text.Name) == button.accessibleName() != ""
            assert button.choice is not None
            description = told.text(QAccessible.Text.Description)
            assert description.startswith(f"Key: {button.choice.key}.")


def test_the_focus_never_stays_on_a_button_that_means_something_else(
    qtbot: QtBot, asked: Asked, challenge: Prompt, turn: Prompt
) -> None:
    with qtbot.waitActive(asked.bar):
        asked.bar.activateWindow()
    asked.bar.ask(challenge)
    button = asked.button("Let it pass")
    button.setFocus()
    QTest.keyClick(button, SPACE)
    assert asked.answers == [(7, ALLOW)]
    asked.bar.ask(turn)
    assert asked.bar.ui.title.hasFocus()
    QTest.keyClick(asked.bar.ui.title, SPACE)
    assert len(asked.answers) == 1


def test_the_focus_stays_with_the_question_when_its_answers_change(
    qtbot: QtBot, asked: Asked, turn: Prompt
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    asked.bar.setParent(window)
    elsewhere = QLineEdit(window)
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    asked.bar.ask(turn)
    first = asked.buttons[0]
    first.setFocus()
    asked.press(Qt.Key.Key_S)
    assert first in asked.buttons, "it is a target now"
    assert asked.bar.ui.title.hasFocus()
    assert not elsewhere.hasFocus()
    asked.bar.setParent(None)


def test_enter_presses_the_button_that_has_the_focus(asked: Asked, challenge: Prompt) -> None:
    asked.bar.ask(challenge)
    asked.button("Challenge").setFocus()
    QTest.keyClick(asked.button("Challenge"), Qt.Key.Key_Return)
    assert asked.answers == [(7, CHALLENGE)]


def test_marks_can_be_switched_off_and_are_off_for_several_people(qtbot: QtBot) -> None:
    def marked(asked: Asked) -> bool:
        return any("bluff" in b.accessibleDescription() for b in asked.buttons)

    prompt = next(p for p in every_prompt(OFFICIAL, 9) if p.view.phase is Phase.BLOCK
                  and p.view.action is not None
                  and not any(m.claim in p.view.hand for m in p.legal))  # fmt: skip
    alone, together = Asked(qtbot, OFFICIAL), Asked(qtbot, OFFICIAL, several=True)
    alone.bar.ask(prompt)
    together.bar.ask(prompt)
    assert marked(alone)
    assert not marked(together)
    alone.bar.set_marks(False)
    assert not marked(alone)
    assert alone.bar.prompt is prompt


def test_waiting_is_said_but_hides_no_question(asked: Asked, challenge: Prompt) -> None:
    asked.bar.wait_for("Lia thinks.")
    assert asked.bar.ui.title.text() == "Lia thinks."
    asked.bar.ask(challenge)
    question = asked.bar.ui.title.text()
    asked.bar.wait_for("Lia thinks.")
    assert asked.bar.ui.title.text() == question


def test_the_icons_tell_doubt_from_consent_without_colour(asked: Asked, challenge: Prompt) -> None:
    asked.bar.ask(challenge)
    greys = {}
    for text in ("Challenge", "Let it pass"):
        image = asked.button(text).grab().toImage()
        left = int(QFontMetricsF(asked.bar.ui.title.font()).height())
        icon = image.copy(left + 8, 10, 26, 24)
        inks = [icon.pixelColor(x, y).lightness() > 150 for x in range(26) for y in range(24)]
        assert 20 < sum(inks) < 400
        greys[text] = inks
    same = sum(a == b for a, b in zip(*greys.values(), strict=True))
    assert same < 0.9 * len(greys["Challenge"])
    tones = {button.choice.tone for button in asked.buttons if button.choice}
    assert tones == {Tone.DOUBT, Tone.CONSENT}
