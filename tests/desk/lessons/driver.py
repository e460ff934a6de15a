"""A learner at the window, as tests move one: by buttons, by keys, or by any legal move."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.bots.lessons.lesson import Lesson
from coup_desktop.bots.lessons.line import LEARNER, Line
from coup_desktop.desk.app import open_window
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.lessons.lessons import Lessons
from coup_desktop.desk.lessons.tutor import Tutor
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.engine.moves import Move
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.prompt import Prompt

PATIENT = 20_000
"""Milliseconds that something may take on a busy machine."""


def first_start(qtbot: QtBot, qapp: QApplication, places: Places) -> MainWindow:
    """A window without pauses, where nothing was ever played."""
    save_settings(places.settings, Settings(pace="instant", sound=False))
    return again(qtbot, qapp, places)


def again(qtbot: QtBot, qapp: QApplication, places: Places) -> MainWindow:
    """A window with whatever was kept."""
    made = open_window(qapp, places)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


class Learner:
    """Does what is wanted at a window's table."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self._qtbot = qtbot
        self.window = window
        self.ui = window.ui

    @property
    def lessons(self) -> Lessons:
        return self.window.lessons.lessons

    @property
    def tutor(self) -> Tutor:
        tutor = self.lessons.tutor
        assert tutor is not None
        return tutor

    @property
    def text(self) -> str:
        return self.tutor.said.text

    def comes_to(self, beat: int, page: int = 0) -> None:
        """Waits until a beat's page is shown, and its question or the game's end."""

        def there() -> bool:
            session = self.window.host.session
            assert session is not None
            asked = self.ui.prompts.prompt is not None or session.winner is not None
            return asked and self.lessons.place == (beat, page) and not self.lessons.is_aside

        self._qtbot.waitUntil(there, timeout=PATIENT)

    def asked(self) -> Prompt:
        """What the learner is asked, sooner or later."""
        self._qtbot.waitUntil(lambda: self.ui.prompts.prompt is not None, timeout=PATIENT)
        prompt = self.ui.prompts.prompt
        assert prompt is not None
        return prompt

    def read_to_last_page(self, lesson: Lesson, beat: int) -> None:
        for page in range(1, len(lesson.beats[beat].pages)):
            self.tutor.ui.next.click()
            assert self.lessons.place == (beat, page)

    def expected(self, lesson: Lesson) -> Move:
        """The script's move here."""
        move = Line.of(lesson).expected(LEARNER, self.asked().view.history)
        assert move is not None
        return move

    def press(self, move: Move) -> None:
        """Presses the buttons of a move: the answer's, and its target's."""
        prompt = self.asked()
        self._button(move).click()
        if self.ui.prompts.prompt is prompt:
            self._button(move).click()

    def _button(self, move: Move) -> ChoiceButton:
        """The button that leads to a move, once it takes clicks."""

        def those() -> list[ChoiceButton]:
            found = self.ui.prompts.findChildren(ChoiceButton)
            return [
                button
                for button in found
                if button.isVisible() and button.isEnabled() and button.choice is not None
                if move in button.choice.moves
            ]

        self._qtbot.waitUntil(lambda: bool(those()), timeout=PATIENT)
        return those()[0]

    def type_keys(self, move: Move) -> None:
        """Answers by the keys that stand on the buttons."""
        prompt = self.asked()
        self.key_of(move)
        if self.ui.prompts.prompt is prompt:
            self.key_of(move)

    def key_of(self, move: Move) -> None:
        choice = self._button(move).choice
        assert choice is not None
        QTest.keyClick(self.window, Qt.Key(ord(choice.key)))

    def enter(self) -> None:
        QTest.keyClick(self.window, Qt.Key.Key_Return)

    def backspace(self) -> None:
        QTest.keyClick(self.window, Qt.Key.Key_Backspace)

    def give(self, move: Move) -> None:
        """Any legal answer, without looking for its button."""
        self.ui.prompts.answered.emit(self.asked().id, move)
