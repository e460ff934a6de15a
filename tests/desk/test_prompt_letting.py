"""The switch that lets things pass, what watchers are offered, and the foot at a pause."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts, prompt_bar
from coup_desktop.desk.app import open_window
from coup_desktop.desk.bar_layout import growth_in
from coup_desktop.desk.choice import Mark
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.choices import Choices
from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.dialogs.new_game import NewGameDialog
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.new_game_choice import CAST, NewGameChoice
from coup_desktop.desk.pass_toggle import PASS_KEY
from coup_desktop.desk.places import Places
from coup_desktop.desk.prompt_bar import PromptBar
from coup_desktop.desk.welcome import Welcome
from coup_desktop.desk.wording import Wording
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import ALLOW, Move
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.pace import Pace
from coup_desktop.table.passing import aims_at, may_pass, touches
from coup_desktop.table.prompt import Prompt
from coup_desktop.table.setup import SeatSetup
from tests.desk.prompt_games import NAMES, RULESETS, every_prompt, narrator, some_prompts

OFFICIAL = RULESETS[0]
L = Qt.Key.Key_L
NO_MODIFIER = Qt.KeyboardModifier.NoModifier


class Heard(QObject):
    """A bar in the middle of a game, and what it says."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__()
        fonts.load()
        self.bar = PromptBar()
        qtbot.addWidget(self.bar)
        self.bar.set_table(narrator(OFFICIAL), NAMES[:4], several_humans=False)
        self.bar.set_letting(on=False)
        self.bar.resize(1000, 150)
        self.bar.show()
        self.wanted: list[bool] = []
        self.said: list[str] = []
        self.answers: list[Move] = []
        self.bar.letting_wanted.connect(self.wanted.append)
        self.bar.run_on.connect(lambda: self.said.append("run"))
        self.bar.another_table.connect(lambda: self.said.append("table"))
        self.bar.answered.connect(lambda _id, move: self.answers.append(move))

    def press(self, key: Qt.Key, text: str = "", *, code: int = 0, repeat: bool = False) -> bool:
        event = QKeyEvent(QEvent.Type.KeyPress, key, NO_MODIFIER, code, 0, 0, text, repeat)
        return self.bar.handle_key(event)

    def click_toggle(self) -> None:
        QTest.mouseClick(self.bar.toggle, Qt.MouseButton.LeftButton)

    @property
    def detail(self) -> str:
        return self.bar.ui.detail.text()


@pytest.fixture
def heard(qtbot: QtBot) -> Heard:
    return Heard(qtbot)


def question(*, aimed: bool) -> Prompt:
    return next(
        replace(prompt, id=7)
        for prompt in every_prompt(OFFICIAL, 40)
        if may_pass(prompt) and aims_at(prompt.view, prompt.seat) == aimed
    )


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
    heard.bar.wait_for("Lia takes 1 coin.", "Waiting for Orsola …")
    assert heard.detail == "Things pass; press L. Waiting for Orsola …"
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
    with qtbot.waitSignal(heard.bar.ready, timeout=20 * prompt_bar.GUARD_MILLISECONDS):
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
    QTest.mouseClick(heard.bar, Qt.MouseButton.LeftButton, NO_MODIFIER, _middle(heard.bar, coup))
    assert heard.detail.startswith("It costs 7 coins")
    assert heard.answers == []


def _middle(bar: PromptBar, button: ChoiceButton):  # type: ignore[no-untyped-def] # noqa: ANN202
    return button.mapTo(bar, button.rect().center())


# How large it is.


@pytest.mark.parametrize(
    ("window", "growth"),
    [
        (QSize(1024, 700), 1.0),
        (QSize(1400, 860), 1.0),
        (QSize(1920, 1080), 1.15),
        (QSize(2560, 1440), 1.35),
        (QSize(3840, 2160), 1.6),
        (QSize(3840, 860), 1.0),
    ],
)
def test_words_grow_half_as_much_as_the_window(window: QSize, growth: float) -> None:
    assert growth_in(window) == pytest.approx(growth)


@pytest.fixture
def text_sizes(qapp: QApplication) -> Iterator[list[int]]:
    yield [fonts.TEXT_SIZES[0], fonts.TEXT_SIZES[-1]]
    fonts.choose_size(fonts.USUAL_SIZE)


SIZES = (QSize(1024, 700), QSize(1280, 800), QSize(2560, 1440))


@pytest.mark.parametrize("on", [None, False, True])
def test_nothing_is_cut_and_nothing_overlaps_at_any_size(
    qtbot: QtBot, qapp: QApplication, text_sizes: list[int], on: bool | None
) -> None:
    fonts.load()
    for percent in text_sizes:
        fonts.choose_size(percent)
        for ruleset in RULESETS[2::4]:
            room = QWidget()  # a window of its own would keep to its layout's least size
            qtbot.addWidget(room)
            bar = PromptBar(room)
            bar.set_table(narrator(ruleset), NAMES[: ruleset.seats], several_humans=False)
            bar.set_letting(on, "Letting things pass until your turn: press L to be asked again.")
            room.show()
            for window in SIZES[percent > fonts.USUAL_SIZE :]:
                bar.set_growth(growth_in(window))
                for prompt in some_prompts(ruleset, 2):
                    bar.clear()
                    bar.ask(prompt)
                    check_place(bar, window)
                bar.clear()
                bar.wait_for("Galeazzo returns 2 cards to the Court.", "Waiting for Sacha …")
                check_place(bar, window)
            room.close()


def check_place(bar: PromptBar, window: QSize) -> None:
    bar.resize(window.width() - 20, bar.sizeHint().height())
    bar.resize(window.width() - 20, bar.sizeHint().height())
    assert bar.minimumSizeHint().width() <= bar.width()
    assert bar.height() <= window.height() * 0.27
    bar.ui.across.activate()
    shapes = []
    for button in bar.findChildren(ChoiceButton):
        if not button.isHidden():
            assert button.width() >= button.sizeHint().width(), button.accessibleName()
            shapes.append(button.geometry().translated(bar.ui.answers.pos()))
    for label in (bar.ui.title, bar.ui.detail):
        if label.text():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
            shapes.append(label.geometry().translated(bar.ui.words.pos()))
    if not bar.toggle.isHidden():
        shapes.append(bar.toggle.geometry())
    for i, shape in enumerate(shapes):
        assert bar.rect().contains(shape)
        assert not any(shape.intersects(other) for other in shapes[:i]), bar.ui.title.text()


def test_a_larger_text_is_taken_over_at_once(
    qtbot: QtBot, heard: Heard, text_sizes: list[int]
) -> None:
    heard.bar.ask(question(aimed=False))
    before = heard.bar.sizeHint().height()
    letters = heard.bar.ui.title.font().pixelSize()
    fonts.choose_size(text_sizes[-1])
    qtbot.waitUntil(lambda: heard.bar.sizeHint().height() > before)
    assert heard.bar.ui.title.font().pixelSize() > letters


# In the window.


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "config" / "settings.json", tmp_path / "games")


def opened(
    qtbot: QtBot, qapp: QApplication, places: Places, seats: int, pace: Pace, humans: int = 1
) -> MainWindow:
    people = [SeatSetup(f"Person{number}") for number in range(humans)]
    bots = [SeatSetup(name, "courtier") for name in CAST[: seats - humans]]
    table = NewGameChoice("official", (), (), (*people, *bots), starter=0)
    save_settings(places.settings, Settings(pace=pace.value, table=table.text(), sound=False))
    window = open_window(qapp, places)
    qtbot.addWidget(window)
    window.show()
    return window


def controller_of(window: MainWindow):  # type: ignore[no-untyped-def] # noqa: ANN201
    assert window._session is not None
    return window._session.controller


def open_question(qtbot: QtBot, window: MainWindow) -> Prompt:
    qtbot.waitUntil(lambda: window.ui.prompts.prompt is not None, timeout=20_000)
    prompt = window.ui.prompts.prompt
    assert prompt is not None
    return prompt


def test_the_key_reaches_the_table_and_the_menu_shows_it(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    window = opened(qtbot, qapp, places, 4, Pace.INSTANT)
    action = window.ui.actionLetPass
    window.begin()
    turn = open_question(qtbot, window)
    assert action.isEnabled()
    QTest.keyClick(window, L)
    controller = controller_of(window)
    assert controller.letting == {0}
    assert action.isChecked()
    assert window.ui.prompts.toggle.isChecked()
    assert window.ui.prompts.prompt is turn, "an own turn is not let pass"
    action.trigger()
    assert controller.letting == frozenset()
    assert not action.isChecked()
    window.close()


def test_the_foot_grows_with_the_window(qtbot: QtBot, qapp: QApplication, places: Places) -> None:
    window = opened(qtbot, qapp, places, 4, Pace.INSTANT)
    window.begin()
    open_question(qtbot, window)
    sizes = []
    for size in (QSize(1280, 800), QSize(2560, 1440), QSize(1280, 800)):
        window.resize(size)
        qtbot.wait(0)
        letters = (window.ui.prompts.ui.title, window.ui.welcome.ui.title)
        sizes.append([label.font().pixelSize() for label in letters])
    assert sizes[0] == sizes[2]
    assert all(big > 1.3 * small for small, big in zip(*sizes[:2], strict=True))
    window.close()


def test_what_is_asked_about_is_a_setting_in_force_at_once(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    """A person who lets everything pass is asked less from the change on."""
    window = opened(qtbot, qapp, places, 6, Pace.INSTANT)
    window.begin()
    controller = controller_of(window)
    asked: list[Prompt] = []
    controller.prompted.connect(asked.append)
    open_question(qtbot, window)
    window._preferences.change(asked_about="touching", marks=False)
    for _ in range(25):
        if window._session is None or window._session.winner is not None:
            break
        prompt = window.ui.prompts.prompt
        if prompt is None:
            qtbot.wait(1)
            continue
        controller.answer(prompt.id, ALLOW if ALLOW in prompt.legal else prompt.legal[0])
    later = [p for p in asked if may_pass(p)]
    assert all(touches(p.view, p.seat) for p in later)
    shown = window.ui.prompts.findChildren(ChoiceButton)
    assert all(b.choice is None or b.choice.mark is Mark.NONE for b in shown)
    window.close()


def test_the_open_question_passes_with_the_key(
    qtbot: QtBot, qapp: QApplication, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prompt_bar, "GUARD_MILLISECONDS", 0)
    window = opened(qtbot, qapp, places, 6, Pace.INSTANT)
    window.begin()
    controller = controller_of(window)
    for _ in range(60):
        prompt = open_question(qtbot, window)
        if may_pass(prompt) and not aims_at(prompt.view, 0):
            QTest.keyClick(window, L)
            assert window.ui.prompts.prompt is not prompt
            break
        controller.answer(prompt.id, ALLOW if ALLOW in prompt.legal else prompt.legal[0])
        if window._session is None or window._session.winner is not None:
            pytest.fail("no such question came")
    window.close()


def test_the_foot_says_what_happened_where_the_table_waits(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    window = opened(qtbot, qapp, places, 3, Pace.INSTANT)
    window.begin()
    turn = open_question(qtbot, window)
    controller = controller_of(window)
    controller.set_pace(Pace.STEP)
    welcome = window.ui.welcome
    controller.answer(turn.id, next(m for m in turn.legal if m.word == "income"))
    qtbot.waitUntil(lambda: window.ui.foot.currentWidget() is welcome, timeout=20_000)
    assert "Person0 takes Income" in welcome.ui.title.text()
    assert "Enter goes on" in welcome.ui.detail.text()
    QTest.keyClick(window, L)
    assert "press L" in welcome.ui.detail.text()
    assert controller.letting == {0}
    QTest.keyClick(window, Qt.Key.Key_Return)
    qtbot.waitUntil(
        lambda: (
            window.ui.foot.currentWidget() is welcome
            and "Person0 takes Income" not in welcome.ui.title.text()
        ),
        timeout=20_000,
    )
    window.close()


def lose(qtbot: QtBot, window: MainWindow) -> None:
    """Doubts everything that sensible bots claim, and so is out soon."""
    controller = controller_of(window)
    session = window._session
    assert session is not None

    def out_or_asked() -> bool:
        out = session.letting.watching or session.winner is not None
        return out or window.ui.prompts.prompt is not None

    for _ in range(400):
        qtbot.waitUntil(out_or_asked, timeout=20_000)
        prompt = window.ui.prompts.prompt
        if prompt is None:
            break
        word = next((m for m in prompt.legal if m.word in {"income", "challenge"}), prompt.legal[0])
        controller.answer(prompt.id, word)
    assert session.letting.watching


def watched(qtbot: QtBot, qapp: QApplication, places: Places, pace: Pace) -> MainWindow:
    """A game that its only person is out of, at a pace."""
    window = opened(qtbot, qapp, places, 6, Pace.INSTANT)
    window.begin()
    session = window._session
    assert session is not None
    controller = session.controller

    def slow_down() -> None:
        if session.letting.watching:
            controller.settled.disconnect(slow_down)
            controller.set_pace(pace)
            session.letting.look(controller.view(0))

    controller.settled.connect(slow_down)
    lose(qtbot, window)
    offered = window.ui.prompts.findChildren(ChoiceButton)
    qtbot.waitUntil(lambda: any(b.choice and b.isEnabled() for b in offered), timeout=20_000)
    return window


@pytest.mark.parametrize("pace", [Pace.SLOW, Pace.STEP])
def test_who_is_out_may_run_on_and_the_setting_stays(
    qtbot: QtBot, qapp: QApplication, places: Places, pace: Pace
) -> None:
    window = watched(qtbot, qapp, places, pace)
    ui, session = window.ui, window._session
    assert session is not None
    assert not ui.actionLetPass.isEnabled()
    assert ui.prompts.toggle.isHidden()
    if pace is Pace.STEP:
        qtbot.waitUntil(lambda: ui.foot.currentWidget() is ui.welcome, timeout=20_000)
        assert ui.welcome.ui.run.isVisible()
    QTest.keyClick(window, Qt.Key.Key_R)
    assert session.controller.pace is Pace.INSTANT
    qtbot.waitUntil(lambda: session.winner is not None, timeout=20_000)
    assert window._preferences.value("pace") == "instant"
    for dialog in window.findChildren(GameOverDialog):
        dialog.close()
    window.close()


def test_who_is_out_may_leave_for_another_table_unasked(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    window = watched(qtbot, qapp, places, Pace.SLOW)
    session = window._session
    QTest.keyClick(window, Qt.Key.Key_N)
    (dialog,) = window.findChildren(NewGameDialog)
    dialog.accept()
    assert window._session is not session, "no question whether to leave the bots"
    window.close()


def test_a_welcome_fits_its_words_into_the_foot(
    qtbot: QtBot, qapp: QApplication, text_sizes: list[int]
) -> None:
    fonts.load()
    told = "Corvino shows the Duke. Orsola loses the Captain. " + "Orsola is exiled. " * 6
    for percent in text_sizes:
        fonts.choose_size(percent)
        for window in SIZES[percent > fonts.USUAL_SIZE :]:
            welcome, bar = Welcome(), PromptBar()
            qtbot.addWidget(welcome)
            qtbot.addWidget(bar)
            for part in (welcome, bar):
                part.set_growth(growth_in(window))
            welcome.where_table_waits(
                told[:150], "Letting things pass until your turn: press L.", watching=True
            )
            welcome.resize(window.width() - 20, bar.sizeHint().height())
            welcome.show()
            for label in (welcome.ui.title, welcome.ui.detail):
                assert label.height() >= label.heightForWidth(label.width()), window
            welcome.close()
