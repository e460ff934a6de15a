"""A game in the window, as tests look at it."""

from typing import Protocol

from pytestqt.qtbot import QtBot

from coup_desktop.desk.main_window import MainWindow
from coup_desktop.table.controller import Controller
from coup_desktop.table.prompt import Prompt

PATIENT = 20_000
"""Milliseconds that something may take on a busy machine."""


class Begun(Protocol):
    """The fixture `begun`."""

    def __call__(
        self, seats: int = 4, people: int = 1, *, bot: str = "random", calm: str = ""
    ) -> MainWindow:
        """A game of the first seats' people and bots; the first seat starts.

        Args:
            seats: people and bots.
            people: how many of them.
            bot: the word of all bots.
            calm: the action that all bots take for ever, so that the game never ends by itself.
        """


def controller_of(window: MainWindow) -> Controller:
    assert window.host.session is not None
    return window.host.session.controller


def question(qtbot: QtBot, window: MainWindow) -> Prompt:
    """What is asked next."""
    qtbot.waitUntil(lambda: window.ui.prompts.prompt is not None, timeout=PATIENT)
    prompt = window.ui.prompts.prompt
    assert prompt is not None
    return prompt
