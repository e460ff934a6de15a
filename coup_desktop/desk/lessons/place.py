"""Joins the lessons to the window; they are loaded when somebody first wants one."""

import json
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QKeyEvent

from coup_desktop.desk.welcome import Learning

if TYPE_CHECKING:
    from coup_desktop.desk.host import Host
    from coup_desktop.desk.lessons.lessons import Lessons
    from coup_desktop.desk.main_window import MainWindow
    from coup_desktop.desk.preferences import Preferences
    from coup_desktop.store.settings import Settings


class LessonsPlace(QObject):
    """Lives as long as the window."""

    def __init__(self, window: "MainWindow", host: "Host", preferences: "Preferences") -> None:
        """Offers the first game before any other one, until it is done."""
        super().__init__(window)
        self._window = window
        self._host = host
        self._preferences = preferences
        self._lessons: Lessons | None = None
        self._first_start = _is_first_start(preferences.settings)
        ui = window.ui
        ui.welcome.learn.connect(self.go_on)
        ui.actionFirstGame.triggered.connect(self.go_on)
        ui.actionLessons.triggered.connect(self.show_list)
        preferences.bind("lessons", self._offer)

    @property
    def lessons(self) -> "Lessons":
        """Who leads through them."""
        from coup_desktop.desk.lessons.lessons import Lessons

        if self._lessons is None:
            self._lessons = Lessons(self._window, self._host, self._preferences)
        return self._lessons

    @Slot()
    def go_on(self) -> None:
        """Goes on with the lessons, or begins the first."""
        self.lessons.go_on()

    @Slot()
    def show_list(self) -> None:
        """Lets a lesson be chosen."""
        self.lessons.show_list()

    def go_on_at_end(self) -> bool:
        """See `Lessons.go_on_at_end`."""
        return self._lessons is not None and self._lessons.go_on_at_end()

    def handle_key(self, event: QKeyEvent) -> bool:
        """See `Lessons.handle_key`."""
        return self._lessons is not None and self._lessons.handle_key(event)

    def _offer(self, kept: str) -> None:
        learning = learning_of(kept)
        if self._first_start and learning is Learning.OPEN:
            learning = Learning.NEW
        self._window.ui.welcome.set_learning(learning)


def learning_of(kept: str) -> Learning:
    """How far somebody has come, by what `Progress.text` keeps; quick, for the window's start."""
    if not kept:
        return Learning.OPEN
    try:
        introduced = json.loads(kept).get("introduced") is True
    except (ValueError, AttributeError, RecursionError):
        return Learning.OPEN
    return Learning.DONE if introduced else Learning.BEGUN


def _is_first_start(settings: "Settings") -> bool:
    """Whether nothing was ever kept by the program: no game, no window's place."""
    return not (settings.table or settings.geometry or settings.lessons)
