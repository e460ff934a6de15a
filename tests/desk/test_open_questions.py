"""Questions to several people at once: what the bar says, what it takes, and what it does not."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.bar_layout import growth_in
from coup_desktop.desk.choice import DIGITS, Choice, Tone
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.open_words import OpenWords
from coup_desktop.desk.prompt_bar import PromptBar
from coup_desktop.desk.wording import Wording
from coup_desktop.engine.events import Phase
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.prompt import OpenPrompt
from tests.desk.prompt_bars import check_nothing_is_cut, press
from tests.desk.prompt_games import NAMES, RULESETS, narrator
from tests.desk.test_prompt_sizes import SIZES
from tests.table.questions import every_open_prompt

FOUR: Final = Ruleset.make("official", 4, switches={"blockers": "anyone"})
TEN: Final = Ruleset.make("coup-x", 10, ("six",), {"blockers": "anyone"})
ALL: Final = (*RULESETS, FOUR, TEN)
PATIENCE: Final = 30_000


def prompt_in(phase: Phase, *, direct: bool = True, ruleset: Ruleset = FOUR) -> OpenPrompt:
    """A question of a sort to three people at least, the first of whom is not the one asked
    about."""
    return next(
        replace(prompt, id=7)
        for prompt in every_open_prompt(ruleset, 60)
        if prompt.view.phase is phase
        and len(prompt.seats) >= 3
        and (prompt.direct is not None) is direct
    )


class Asked:
    """A bar with an open question, and what it says; the table's part is done by hand."""

    def __init__(self, qtbot: QtBot, ruleset: Ruleset = FOUR) -> None:
        fonts.load()
        self.qtbot = qtbot
        self.bar = PromptBar()
        qtbot.addWidget(self.bar)
        self.bar.set_table(narrator(ruleset), NAMES[: ruleset.seats], several_humans=True)
        self.bar.set_letting(on=False)
        self.bar.resize(1000, 150)
        self.bar.show()
        self.spoke: list[tuple[int, int, bool]] = []
        self.closed: list[int] = []
        self.told: list[str] = []
        self.speakers: list[Sequence[Choice]] = []
        self.wanted: list[bool] = []
        self.bar.spoke.connect(self._speak)
        self.bar.closed.connect(self.closed.append)
        self.bar.told.connect(self.told.append)
        self.bar.speakers_offered.connect(self.speakers.append)
        self.bar.letting_wanted.connect(self.wanted.append)

    def _speak(self, number: int, seat: int, up: bool) -> None:
        self.spoke.append((number, seat, up))
        self.bar.show_spoken(seat, up)

    @property
    def buttons(self) -> list[ChoiceButton]:
        return [b for b in self.bar.findChildren(ChoiceButton) if not b.isHidden()]

    def button(self, key: str) -> ChoiceButton:
        return next(b for b in self.buttons if b.choice is not None and b.choice.key == key)

    def click(self, key: str) -> None:
        QTest.mouseClick(self.button(key), Qt.MouseButton.LeftButton)

    def press(self, key: str, *, repeat: bool = False) -> bool:
        return press(self.bar, Qt.Key(ord(key)), key.lower(), repeat=repeat)

    def calm(self) -> None:
        """Wait until the common answer is taken again."""
        self.qtbot.waitUntil(self.button("A").isEnabled, timeout=PATIENCE)


@pytest.fixture
def asked(qtbot: QtBot) -> Asked:
    return Asked(qtbot)


# Words.


def test_it_says_what_is_claimed_and_asks_everybody() -> None:
    phases = set()
    for ruleset in ALL:
        words = OpenWords(Wording(ruleset, narrator(ruleset)), NAMES[: ruleset.seats])
        for prompt in every_open_prompt(ruleset, 4):
            question = words.of(prompt)
            asks = "block" if prompt.view.phase is Phase.BLOCK else "challenge"
            title = question.title.replace("\u00a0", " ")
            assert title.endswith(f"Does anybody {asks} it?")
            assert NAMES[prompt.view.turn] in title
            assert question.detail
            for text in (title, question.detail):
                assert "{" not in text
                assert " you" not in text.lower(), "nobody of several is you"
            phases.add(prompt.view.phase)
    assert phases == {Phase.CHALLENGE, Phase.BLOCK, Phase.CHALLENGE_BLOCK}


def test_everybody_who_is_asked_has_a_key_and_all_have_one() -> None:
    for ruleset in ALL:
        words = OpenWords(Wording(ruleset, narrator(ruleset)), NAMES[: ruleset.seats])
        for prompt in every_open_prompt(ruleset, 2):
            choices = words.choices(prompt, ())
            assert [choice.seat for choice in choices[:-1]] == list(prompt.seats)
            assert [choice.key for choice in choices[:-1]] == [DIGITS[s] for s in prompt.seats]
            assert [choice.text for choice in choices[:-1]] == [NAMES[s] for s in prompt.seats]
            assert (choices[-1].key, choices[-1].text) == ("A", "Let it pass")
            assert all("first in the rules' order" in choice.tip for choice in choices[:-1])


def test_one_way_to_block_names_its_claim_and_several_are_chosen_from_afterwards() -> None:
    words = OpenWords(Wording(FOUR, narrator(FOUR)), NAMES[:4])
    one, several = prompt_in(Phase.BLOCK), prompt_in(Phase.BLOCK, direct=False)
    assert words.choices(one, ())[0].note in {"blocks as Duke", "blocks as Contessa"}
    choice = words.choices(several, ())[0]
    assert choice.note == "blocks it"
    assert "Captain or Ambassador" in choice.tip


def test_once_somebody_has_spoken_up_the_common_answer_says_something_else() -> None:
    words = OpenWords(Wording(FOUR, narrator(FOUR)), NAMES[:4])
    prompt = prompt_in(Phase.CHALLENGE)
    before, after = (words.choices(prompt, raised) for raised in ((), prompt.seats[1:]))
    assert after[-1].text == "Nobody else"
    assert NAMES[prompt.seats[1]] in after[-1].tip, "the first one counts"
    tones = [choice.tone for choice in after[:-1]]
    assert tones == [Tone.SPEAK] + [Tone.RAISED] * (len(tones) - 1)
    for choice, other in zip(before, after, strict=True):
        assert {choice.text, choice.also[0]} - {""} >= {other.text}
        assert {choice.note, choice.also[1]} - {""} >= {other.note} - {""}


# Answers.


@pytest.mark.parametrize("by_key", [True, False])
def test_a_person_speaks_up_and_takes_it_back(asked: Asked, by_key: bool) -> None:
    prompt = prompt_in(Phase.CHALLENGE)
    asked.bar.ask_together(prompt)
    seat = prompt.seats[-1]
    act = asked.press if by_key else asked.click
    act(DIGITS[seat])
    assert asked.spoke == [(7, seat, True)]
    assert asked.button(DIGITS[seat]).choice is not None
    assert asked.button(DIGITS[seat]).accessibleName() == (
        f"{NAMES[seat]} has spoken up: take it back"
    )
    asked.calm()
    act(DIGITS[seat])
    assert asked.spoke[1:] == [(7, seat, False)]
    assert asked.button(DIGITS[seat]).accessibleName() == f"{NAMES[seat]} challenges it"
    assert asked.closed == []


@pytest.mark.parametrize("by_key", [True, False])
def test_the_common_answer_closes_it_once(asked: Asked, by_key: bool) -> None:
    asked.bar.ask_together(prompt_in(Phase.BLOCK))
    act = asked.press if by_key else asked.click
    button = asked.button("A")
    act("A")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    asked.press("A")
    assert asked.closed == [7]
    assert asked.buttons == []
    assert asked.bar.open_prompt is None


def test_a_seat_on_the_table_is_as_good_as_its_button(asked: Asked) -> None:
    prompt = prompt_in(Phase.CHALLENGE)
    asked.bar.ask_together(prompt)
    asked.bar.choose_seat(prompt.seats[1])
    asked.bar.choose_seat(prompt.view.turn)
    assert asked.spoke == [(7, prompt.seats[1], True)]


def test_a_second_press_takes_nothing_back(asked: Asked) -> None:
    """A nervous hand; others may speak up at the same moment."""
    prompt = prompt_in(Phase.CHALLENGE)
    asked.bar.ask_together(prompt)
    one, other = prompt.seats[1:3]
    for key in (DIGITS[one], DIGITS[one], DIGITS[other], DIGITS[other]):
        asked.press(key)
    assert asked.spoke == [(7, one, True), (7, other, True)]


def test_who_let_it_pass_a_moment_too_late_did_not_mean_that(asked: Asked) -> None:
    """The key's meaning has changed under the finger."""
    prompt = prompt_in(Phase.CHALLENGE)
    asked.bar.ask_together(prompt)
    asked.press(DIGITS[prompt.seats[1]])
    assert not asked.button("A").isEnabled()
    asked.press("A")
    asked.click("A")
    assert asked.closed == []
    asked.calm()
    asked.press("A")
    assert asked.closed == [7]


def test_a_key_held_down_says_nothing(asked: Asked) -> None:
    prompt = prompt_in(Phase.CHALLENGE)
    asked.bar.ask_together(prompt)
    assert asked.press(DIGITS[prompt.seats[0]], repeat=True)
    assert asked.press("A", repeat=True)
    assert asked.spoke == []
    assert asked.closed == []


def test_keys_of_others_mean_nothing(asked: Asked) -> None:
    prompt = prompt_in(Phase.CHALLENGE)
    asked.bar.ask_together(prompt)
    for key in (DIGITS[prompt.view.turn], "9", "C", "B", "N"):
        assert not asked.press(key)
    assert asked.spoke == []


def test_shift_and_a_digit_is_left_to_peeking(asked: Asked) -> None:
    prompt = prompt_in(Phase.CHALLENGE)
    asked.bar.ask_together(prompt)
    key = Qt.Key(ord(DIGITS[prompt.seats[0]]))
    QTest.keyClick(asked.bar, key, Qt.KeyboardModifier.ShiftModifier)
    assert asked.spoke == []
    QTest.keyClick(asked.bar, key)
    assert asked.spoke == [(7, prompt.seats[0], True)]


def test_what_was_meant_for_the_question_before_says_nothing(asked: Asked) -> None:
    prompt = prompt_in(Phase.CHALLENGE)
    asked.bar.ask_together(prompt)
    asked.press("A")
    asked.bar.ask_together(replace(prompt, id=8))
    asked.press("A")
    asked.press(DIGITS[prompt.seats[0]])
    asked.click(DIGITS[prompt.seats[0]])
    assert asked.press("L")
    assert (asked.closed, asked.spoke, asked.wanted) == ([7], [], [])
    with asked.qtbot.waitSignal(asked.bar.ready, timeout=PATIENCE):
        pass
    asked.press(DIGITS[prompt.seats[0]])
    assert asked.spoke == [(8, prompt.seats[0], True)]


def test_hands_that_were_up_are_up_when_others_are_asked(asked: Asked) -> None:
    prompt = prompt_in(Phase.CHALLENGE)
    raised = prompt.seats[2:]
    asked.bar.ask_together(replace(prompt, raised=raised))
    up = [c.seat for c in asked.speakers[-1] if c.tone is Tone.RAISED]
    assert up == list(raised)
    assert asked.button("A").text() == "Nobody else"


def test_a_question_that_is_withdrawn_leaves_nothing_behind(asked: Asked) -> None:
    prompt = replace(prompt_in(Phase.CHALLENGE), countdown=9000)
    asked.bar.ask_together(prompt)
    asked.bar.show_spoken(prompt.seats[1], True)
    asked.bar.withdraw(6)
    assert asked.bar.open_prompt is prompt
    asked.bar.withdraw(7)
    assert not asked.bar.is_asking
    assert asked.buttons == []
    assert list(asked.speakers[-1]) == []
    assert not asked.bar.countdown.runs
    asked.bar.show_spoken(prompt.seats[1], False)
    assert asked.buttons == []


def test_nothing_moves_when_somebody_speaks_up(asked: Asked) -> None:
    for prompt in (prompt_in(Phase.CHALLENGE), prompt_in(Phase.BLOCK, direct=False)):
        asked.bar.clear()
        asked.bar.ask_together(replace(prompt, countdown=30_000))
        settle()
        before = [(b.accessibleName()[:3], b.geometry()) for b in asked.buttons]
        for seat in prompt.seats[1:]:
            asked.bar.show_spoken(seat, True)
            settle()
            assert [g for _, g in before] == [b.geometry() for b in asked.buttons]


def settle() -> None:
    for _ in range(5):
        QApplication.sendPostedEvents()


# The ear and the keyboard.


def test_it_is_told_what_is_asked_and_who_speaks_up(asked: Asked) -> None:
    prompt = prompt_in(Phase.CHALLENGE)
    asked.bar.ask_together(prompt)
    assert "Does anybody challenge it?" in asked.told[-1].replace("\u00a0", " ")
    name = NAMES[prompt.seats[1]]
    asked.bar.show_spoken(prompt.seats[1], True)
    assert asked.told[-1] == f"{name} speaks up to challenge it."
    asked.bar.show_spoken(prompt.seats[1], False)
    assert asked.told[-1] == f"{name} takes it back."
    button = asked.button(DIGITS[prompt.seats[1]])
    assert f"Key: {DIGITS[prompt.seats[1]]}." in button.accessibleDescription()


def test_the_keyboard_stays_where_it_is_but_not_on_an_answer_that_means_another(
    asked: Asked,
) -> None:
    prompt = prompt_in(Phase.CHALLENGE)
    asked.bar.activateWindow()
    asked.qtbot.waitActive(asked.bar).__enter__()
    asked.bar.ask_together(prompt)
    own = asked.button(DIGITS[prompt.seats[1]])
    own.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(own, Qt.Key.Key_Space)
    assert asked.spoke == [(7, prompt.seats[1], True)]
    assert own.hasFocus()
    asked.calm()
    common = asked.button("A")
    common.setFocus(Qt.FocusReason.TabFocusReason)
    asked.bar.show_spoken(prompt.seats[2], True)
    assert asked.bar.ui.title.hasFocus()


# Letting pass.


def test_the_switch_asks_for_all_who_are_asked(asked: Asked) -> None:
    asked.bar.ask_together(prompt_in(Phase.CHALLENGE))
    assert asked.press("L")
    assert asked.wanted == [True]


def test_it_says_at_whom_it_aims(asked: Asked) -> None:
    prompt = prompt_in(Phase.CHALLENGE_BLOCK)
    turn = prompt.view.turn
    assert turn in prompt.seats
    asked.bar.ask_together(prompt)
    asked.press("L")
    assert "This aims at" in asked.bar.ui.detail.text()
    assert NAMES[turn] in asked.bar.ui.detail.text()
    assert asked.wanted == [True]


# Time.


def test_it_counts_down_and_stands_still(asked: Asked) -> None:
    asked.bar.ask_together(replace(prompt_in(Phase.CHALLENGE), countdown=30_000))
    countdown = asked.bar.countdown
    assert countdown.runs
    assert countdown.seconds == 30
    assert "30 seconds" in asked.button("A").accessibleDescription()
    asked.bar.grab()
    assert asked.button("A")._second == "by itself in 30 s"
    countdown.hold(True)
    assert asked.button("A")._second == "paused at 30 s"
    left = countdown.share
    asked.qtbot.wait(250)
    assert countdown.share == left
    assert not countdown._next.isActive()
    asked.bar.grab()
    countdown.hold(False)
    asked.qtbot.waitUntil(lambda: countdown.share < left, timeout=PATIENCE)


def test_one_that_is_held_already_stands_still_at_once(asked: Asked) -> None:
    asked.bar.countdown.hold(True)
    asked.bar.ask_together(replace(prompt_in(Phase.CHALLENGE), countdown=5000))
    asked.qtbot.wait(30)
    assert asked.bar.countdown.share == 1


def test_it_ends_at_nothing(asked: Asked) -> None:
    asked.bar.ask_together(replace(prompt_in(Phase.CHALLENGE), countdown=40))
    countdown = asked.bar.countdown
    asked.qtbot.waitUntil(lambda: countdown.seconds == 0, timeout=PATIENCE)
    assert countdown.share == 0
    assert asked.closed == [], "the table closes it"


def test_without_a_countdown_none_is_shown(asked: Asked) -> None:
    asked.bar.ask_together(prompt_in(Phase.CHALLENGE))
    assert not asked.bar.countdown.runs
    assert "by itself" not in asked.button("A").accessibleDescription()


# Room.


@pytest.fixture
def room(qtbot: QtBot) -> Iterator[QWidget]:
    """A window of its own would keep to its layout's least size."""
    made = QWidget()
    qtbot.addWidget(made)
    yield made
    made.close()


@pytest.mark.parametrize(
    "ruleset",
    [FOUR, TEN, RULESETS[2], RULESETS[6]],
    ids=lambda r: "-".join((r.preset.word, str(r.seats), *r.options)),
)
def test_all_of_it_has_room(room: QWidget, text_sizes: list[int], ruleset: Ruleset) -> None:
    fonts.load()
    seen = set()
    for percent in (*text_sizes, fonts.USUAL_SIZE):
        fonts.choose_size(percent)
        bar = PromptBar(room)
        bar.set_table(narrator(ruleset), NAMES[: ruleset.seats], several_humans=True)
        bar.set_letting(on=False)
        room.show()
        bar.show()
        windows = (*SIZES, QSize(3840, 2160))[percent > fonts.USUAL_SIZE :]
        for window in windows:
            bar.set_growth(growth_in(window))
            for prompt in list(every_open_prompt(ruleset, 1, countdown=120_000))[:12]:
                bar.clear()
                bar.ask_together(prompt)
                bar.show_spoken(prompt.seats[-1], True)
                bar.resize(window.width() - 20, bar.sizeHint().height())
                bar.resize(window.width() - 20, bar.sizeHint().height())
                assert bar.minimumSizeHint().width() <= bar.width()
                assert bar.height() <= window.height() * 0.3
                check_nothing_is_cut(bar)
                seen.add(len(prompt.seats))
    assert max(seen) >= min(ruleset.seats - 1, 3)
