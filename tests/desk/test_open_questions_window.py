"""Questions to several people in the window itself: the table, the foot, the sound, whole games."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.desk.choice import DIGITS
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.new_game_choice import NewGameChoice
from coup_desktop.desk.places import Places
from coup_desktop.desk.sound import Sound
from coup_desktop.desk.sound_cues import Cues
from coup_desktop.engine.cast import COUP
from coup_desktop.engine.events import Challenged, Phase
from coup_desktop.engine.moves import Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.table.controller import Controller
from coup_desktop.table.prompt import OpenPrompt, Prompt
from tests.desk.test_main_window import choice, close, opened

PATIENCE = 20_000
Begun = Callable[..., "Play"]
pytestmark = pytest.mark.usefixtures("no_guard")


class Play:
    """A game in a window, brought to questions."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot = qtbot
        self.window = window
        self.prompts = window.ui.prompts
        self.table = window.ui.table

    @property
    def controller(self) -> Controller:
        assert self.window.host.session is not None
        return self.window.host.session.controller

    def alone(self) -> Prompt:
        self.qtbot.waitUntil(lambda: self.prompts.prompt is not None, timeout=PATIENCE)
        assert self.prompts.prompt is not None
        return self.prompts.prompt

    def together(self, phase: Phase) -> OpenPrompt:
        def asked() -> bool:
            prompt = self.prompts.open_prompt
            if prompt is None or prompt.view.phase is not phase:
                return False
            return self.button("A").isEnabled()  # no key is held off any more

        self.qtbot.waitUntil(asked, timeout=PATIENCE)
        assert self.prompts.open_prompt is not None
        return self.prompts.open_prompt

    def act(self, word: str) -> None:
        """The person whose turn it is does that."""
        prompt = self.alone()
        move = next(move for move in prompt.legal if move.word == word)
        self.controller.answer(prompt.id, move)

    def key(self, key: str) -> None:
        QTest.keyClick(self.window, Qt.Key(ord(key)))

    def button(self, key: str) -> ChoiceButton:
        return next(
            button
            for button in self.prompts.findChildren(ChoiceButton)
            if button.choice is not None and button.choice.key == key
        )

    def marks(self) -> list[int]:
        """The seats on the table that may speak up."""
        seats = range(len(self.controller.setup.seats))
        return [seat for seat in seats if self.table.seat_view(seat).target.isVisible()]

    def settle(self) -> None:
        """Let the moment pass in which a second press is not meant."""
        moment = self.prompts._open._moment
        self.qtbot.waitUntil(lambda: not moment.isActive(), timeout=PATIENCE)
        self.qtbot.wait(5)

    def events(self) -> list[object]:
        return list(self.controller.history)

    def doubters(self) -> list[int]:
        """Who has challenged so far; waits for the first one."""

        def seats() -> list[int]:
            return [event.seat for event in self.events() if isinstance(event, Challenged)]

        self.qtbot.waitUntil(lambda: bool(seats()), timeout=PATIENCE)
        return seats()


@pytest.fixture
def begun(qtbot: QtBot, qapp: QApplication, places: Places) -> Iterator[Begun]:
    """Begins a game of people, and of bots behind them, without pauses."""
    made: list[MainWindow] = []

    def begin(
        people: int, seats: int | None = None, countdown: int = 0, preset: str = "official"
    ) -> Play:
        table: NewGameChoice = choice(preset, seats or people, people)
        table = replace(table, starter=0, switches=(("blockers", "anyone"),))
        window = opened(qtbot, qapp, places, table)
        made.append(window)
        window.host._preferences.change(countdown=countdown)
        window.lay_table()
        window.begin()
        return Play(qtbot, window)

    yield begin
    for window in made:
        close(window)


def test_all_who_are_asked_are_marked_on_the_table(begun: Begun) -> None:
    play = begun(4)
    play.act("tax")
    prompt = play.together(Phase.CHALLENGE)
    assert prompt.seats == (1, 2, 3)
    assert play.marks() == [1, 2, 3]
    for seat in prompt.seats:
        view = play.table.seat_view(seat)
        assert view.target.text() == DIGITS[seat]
        assert view.target.accessibleName() == f"{view.sitter.name} challenges it"
        assert view.status() == "to decide"
    assert play.table.seat_view(0).status() != "to decide"
    play.key("A")
    play.alone()
    assert play.marks() == []
    assert play.table.seat_view(2).status() != "to decide"


@pytest.mark.parametrize("way", ["key", "button", "seat"])
def test_who_speaks_up_has_a_raised_hand_and_takes_it_back(begun: Begun, way: str) -> None:
    play = begun(4)
    play.act("tax")
    play.together(Phase.CHALLENGE)
    seat = play.table.seat_view(2)

    def press() -> None:
        match way:
            case "key":
                play.key("3")
            case "button":
                QTest.mouseClick(play.button("3"), Qt.MouseButton.LeftButton)
            case _:
                QTest.mouseClick(seat.target, Qt.MouseButton.LeftButton)
        play.settle()

    calm = seat.grab().toImage()
    press()
    assert seat.status() == "speaks up"
    assert "speaks up" in seat.accessibleName()
    assert seat.target.accessibleName().endswith("has spoken up: take it back")
    assert seat.grab().toImage() != calm
    press()
    assert seat.status() == "to decide"
    assert "speaks up" not in seat.accessibleName()
    press()
    press_common(play)
    assert play.doubters() == [2]
    assert seat.status() != "speaks up"


def press_common(play: Play) -> None:
    play.settle()
    play.key("A")
    play.settle()


def test_a_seat_that_has_the_keyboard_speaks_up_by_enter(begun: Begun) -> None:
    play = begun(4)
    play.window.activateWindow()
    play.act("tax")
    play.together(Phase.CHALLENGE)
    target = play.table.seat_view(2).target
    target.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(target, Qt.Key.Key_Return)
    play.settle()
    assert play.table.seat_view(2).status() == "speaks up"
    assert target.hasFocus()
    QTest.keyClick(target, Qt.Key.Key_Space)
    assert play.table.seat_view(2).status() == "to decide"


def test_the_first_in_the_rules_order_counts(begun: Begun) -> None:
    play = begun(4)
    play.act("tax")
    play.together(Phase.CHALLENGE)
    play.key("4")
    play.key("3")
    press_common(play)
    assert play.doubters() == [2]


def test_who_blocks_chooses_how_by_name_and_may_step_back(begun: Begun) -> None:
    play = begun(5)
    play.act("steal")
    play.together(Phase.CHALLENGE)
    press_common(play)
    play.together(Phase.BLOCK)
    play.key("3")
    press_common(play)
    how = play.alone()
    name = play.controller.setup.names[2]
    assert how.seat == 2
    assert f"{name}, do you block it?" in play.prompts.ui.title.text().replace("\u00a0", " ")
    assert play.marks() == []
    assert play.window._curtain.seat is None, "it is in the open"
    QTest.mouseClick(play.button("A"), Qt.MouseButton.LeftButton)
    again = play.together(Phase.BLOCK)
    assert again.seats == (3, 4), "who comes after may think again"


def test_nobody_is_you_and_no_card_is_told(begun: Begun) -> None:
    play = begun(3)
    play.act("steal")
    for phase in (Phase.CHALLENGE, Phase.BLOCK):
        play.together(phase)
        said = [play.prompts.ui.title.text(), play.prompts.ui.detail.text()]
        said += [b.accessibleDescription() for b in play.prompts.findChildren(ChoiceButton)]
        assert not [text for text in said if " you" in text.lower()]
        press_common(play)


def test_the_switch_lets_it_pass_for_all_who_are_asked(begun: Begun) -> None:
    play = begun(4)
    play.act("tax")
    play.together(Phase.CHALLENGE)
    play.key("L")
    turn = play.alone()
    assert (turn.seat, turn.view.phase) == (1, Phase.ACTION)
    assert play.controller.letting == {2, 3}


def test_the_switch_takes_down_no_hand(begun: Begun) -> None:
    play = begun(4)
    play.act("tax")
    play.together(Phase.CHALLENGE)
    play.key("4")
    play.settle()
    play.key("L")
    play.qtbot.waitUntil(
        lambda: any(isinstance(event, Challenged) for event in play.events()), timeout=PATIENCE
    )
    doubt = next(event for event in play.events() if isinstance(event, Challenged))
    assert doubt.seat == 3
    assert play.controller.letting == {1, 2}


def test_whom_it_aims_at_is_asked_all_the_same(begun: Begun) -> None:
    play = begun(4)
    play.act("steal")
    prompt = play.together(Phase.CHALLENGE)
    assert prompt.view.action is not None
    target = prompt.view.action.target
    play.key("L")
    asked = play.alone()
    assert asked.seat == target
    assert asked.view.phase is Phase.CHALLENGE


def test_while_it_is_open_the_switch_shows_and_ends_what_passes(begun: Begun) -> None:
    play = begun(4)
    play.alone()
    play.controller.let_pass(3, True)
    play.act("tax")
    prompt = play.together(Phase.CHALLENGE)
    assert prompt.seats == (1, 2)
    assert play.prompts.toggle.isChecked()
    play.key("L")
    assert play.together(Phase.CHALLENGE).seats == (1, 2, 3)
    assert not play.prompts.toggle.isChecked()


# Time.


def test_the_pause_stops_the_countdown(begun: Begun) -> None:
    play = begun(3, countdown=30)
    play.act("tax")
    play.together(Phase.CHALLENGE)
    countdown, pause = play.prompts.countdown, play.window.ui.actionPause
    assert pause.isEnabled()
    play.key("P")
    assert (countdown.runs, countdown.is_held) == (True, True)
    assert pause.isChecked()
    assert play.window.ui.foot.currentWidget() is play.prompts, "what is asked stays in sight"
    play.key("P")
    assert (countdown.runs, countdown.is_held) == (True, False)
    play.key("P")
    play.key("A")
    assert (countdown.runs, countdown.is_held) == (False, False), "an answer lets it go on"


def test_looking_back_stops_it_too(begun: Begun) -> None:
    play = begun(3, countdown=30)
    play.act("tax")
    play.together(Phase.CHALLENGE)
    assert play.window.host.session is not None
    play.window.host.session._look_at(0)
    held = [play.prompts.countdown.is_held]
    assert play.marks() == []
    assert play.table.seat_view(1).status() != "to decide"
    play.window.host.session.look_now()
    held.append(play.prompts.countdown.is_held)
    assert held == [True, False]
    assert play.marks() == [1, 2]


def test_a_dialog_in_front_stops_it(begun: Begun) -> None:
    play = begun(3, countdown=30)
    play.act("tax")
    play.together(Phase.CHALLENGE)
    play.window.ui.actionAbout.trigger()
    play.settle()
    held = [play.prompts.countdown.is_held]
    dialog = play.window._dialogs.dialog
    assert dialog is not None
    dialog.close()
    play.settle()
    held.append(play.prompts.countdown.is_held)
    assert held == [True, False]


def test_a_window_that_is_put_away_stops_it(begun: Begun) -> None:
    play = begun(3, countdown=30)
    play.act("tax")
    play.together(Phase.CHALLENGE)
    play.window.showMinimized()
    play.settle()
    held = [play.prompts.countdown.is_held]
    play.window.showNormal()
    play.settle()
    held.append(play.prompts.countdown.is_held)
    play.window.ui.actionPause.trigger()
    play.window.showMinimized()
    play.window.showNormal()
    play.settle()
    held.append(play.prompts.countdown.is_held)
    assert held == [True, False, True], "a pause lasts"


def test_one_that_comes_behind_a_dialog_waits_for_it(begun: Begun) -> None:
    play = begun(3, countdown=30)
    turn = play.alone()
    play.window.ui.actionAbout.trigger()
    play.settle()
    tax = next(move for move in turn.legal if move.word == "tax")
    play.controller.answer(turn.id, tax)
    play.together(Phase.CHALLENGE)
    held = [play.prompts.countdown.is_held]
    dialog = play.window._dialogs.dialog
    assert dialog is not None
    dialog.close()
    play.settle()
    held.append(play.prompts.countdown.is_held)
    assert held == [True, False]


def test_without_a_countdown_the_table_waits_anyway(begun: Begun) -> None:
    play = begun(3)
    play.act("tax")
    play.together(Phase.CHALLENGE)
    assert not play.prompts.countdown.runs
    assert not play.window.ui.actionPause.isEnabled()


def test_it_passes_by_itself(begun: Begun) -> None:
    play = begun(3, countdown=1)
    play.act("tax")
    play.together(Phase.CHALLENGE)
    turn = play.alone()
    assert (turn.seat, turn.view.phase) == (1, Phase.ACTION)


# The rest.


def test_it_is_heard(begun: Begun) -> None:
    play = begun(3)
    play.alone()
    heard: list[Sound] = []
    cues = Cues(play.controller, heard.append, play.window)
    play.act("tax")
    play.together(Phase.CHALLENGE)
    assert heard == [Sound.CLAIM], "at an instant pace the weightiest thing sounds when asked"
    cues.deleteLater()


def test_a_game_that_is_left_in_the_middle_of_it(begun: Begun) -> None:
    play = begun(3, countdown=30)
    play.act("tax")
    play.together(Phase.CHALLENGE)
    play.key("P")
    play.window.lay_table()
    assert not play.prompts.is_asking
    assert not play.prompts.countdown.runs
    assert not play.prompts.countdown.is_held
    assert play.marks() == []


@pytest.mark.parametrize(
    ("people", "seats", "preset"), [(2, 2, "official"), (3, 5, "official"), (10, 10, "coup-x")]
)
@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_whole_game(begun: Begun, people: int, seats: int, preset: str, by_mouse: bool) -> None:
    """Nobody but a person's own key speaks up; the game comes to its end, in the rules' order."""
    play = begun(people, seats, preset=preset)
    asked = Counted(play, by_mouse=by_mouse)
    with play.qtbot.waitSignal(play.controller.over, timeout=120_000):
        asked.step()
    assert (asked.opened > 0) is (people > 2), "of two one alone is asked"


class Counted:
    """Plays for all people: speaks up now and then, closes what is open, answers the rest."""

    def __init__(self, play: Play, *, by_mouse: bool) -> None:
        self.play = play
        self.opened = 0
        self._by_mouse = by_mouse
        self._chance = SplitMix64(3 + by_mouse)
        play.controller.opened.connect(self._open)
        play.controller.prompted.connect(self._ask)
        play.prompts.ready.connect(self.step)

    def _open(self, _prompt: OpenPrompt) -> None:
        self.opened += 1

    def _ask(self, prompt: Prompt) -> None:
        if self.play.window._curtain.seat is not None:
            self.play.qtbot.waitUntil(self.play.window._curtain.ui.lift.isEnabled)
            self.play.window._curtain.ui.lift.click()

    def step(self) -> None:
        """Answer what is asked when the event loop comes round."""
        from PySide6.QtCore import QTimer

        QTimer.singleShot(0, self.play.window, self._answer)

    def _answer(self) -> None:
        prompts = self.play.prompts
        opened, prompt = prompts.open_prompt, prompts.prompt
        if opened is not None:
            speaks = self._chance.below(6) == 0
            self._press(DIGITS[opened.seats[-1]] if speaks else "A")
            self.step()
        elif prompt is not None:
            self.play.controller.answer(prompt.id, self._chosen(prompt))

    def _press(self, key: str) -> None:
        if self._by_mouse:
            QTest.mouseClick(self.play.button(key), Qt.MouseButton.LeftButton)
        else:
            self.play.key(key)

    def _chosen(self, prompt: Prompt) -> Move:
        """A coup where there is one, so that no game goes on for ever; else by chance."""
        coups = [move for move in prompt.legal if move.action == COUP]
        moves = coups or prompt.legal
        return moves[self._chance.below(len(moves))]
