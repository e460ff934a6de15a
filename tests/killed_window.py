"""A window in which games go on until it is killed: `python -m tests.killed_window FOLDER SEED`.

It is the program's own window. One person presses buttons by chance, three bots play; it goes on
with the game that is offered at the start, then begins others. It says what `killed_game` says.
"""

import sys
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from coup_desktop.desk.app import open_window
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.new_game_choice import CAST, NewGameChoice
from coup_desktop.desk.places import Places
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.tags import PRACTICE_TAG
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.store.shelf import Unfinished
from coup_desktop.table.controller import Controller
from coup_desktop.table.prompt import Prompt
from coup_desktop.table.setup import SeatSetup
from tests.killed_game import lines_of, say

GAMES = (("official", ()), ("city-state", ("inquisitor", "factions")), ("coup-x", ()))


class Person(QObject):
    """Presses any button that may be pressed."""

    def __init__(self, window: MainWindow, stream: SplitMix64) -> None:
        super().__init__(window)
        self._window = window
        self._stream = stream
        self._started = False
        window.library.found.connect(self._start)
        window.library.look()  # it answers after what the window itself has asked at its start
        self._hand = QTimer(self)
        self._hand.timeout.connect(self._press)
        self._hand.start(2)

    def _start(self, games: list[Unfinished]) -> None:
        """Goes on with what the window offers; where it offers nothing, with another game."""
        offered = self._window.host._can_go_on  # also where only bots are left
        if self._started or (not offered and any(_is_free(game) for game in games)):
            return  # what it has found itself; its offer is on the way
        self._started = True
        for game in games:
            if game.problem is not None:
                say(problem=game.problem)
        if offered:
            say(resumed=self._name, lines=lines_of(self._controller.keeping.record))
            self._watch()
            self._window.begin()
        else:
            self._begin()

    def _begin(self) -> None:
        preset, options = GAMES[self._stream.below(len(GAMES))]
        seats = (SeatSetup("Anna"), *(SeatSetup(name, "random") for name in CAST[:3]))
        self._window.host.lay(NewGameChoice(preset, options, (), seats))
        say(begun=self._name)
        self._watch()
        self._window.begin()

    @property
    def _controller(self) -> Controller:
        session = self._window.host.session
        assert session is not None
        return session.controller

    @property
    def _name(self) -> str:
        """The file of the game on the table."""
        writer = self._controller.keeping._writer
        assert writer is not None
        path = getattr(writer._keeper, "path", None)
        assert isinstance(path, Path)
        return path.name

    def _watch(self) -> None:
        controller = self._controller
        controller.prompted.connect(self._tell)
        controller.trouble.connect(lambda text: say(trouble=text))
        controller.over.connect(self._end)

    def _tell(self, prompt: Prompt) -> None:
        """Says what stands on the screen; the bar was asked just before."""
        controller, bar = self._controller, self._window.ui.prompts
        assert bar.prompt is prompt
        buttons = [button for button in bar.findChildren(ChoiceButton) if not button.isHidden()]
        assert buttons
        shown = [button.accessibleName() for button in buttons]
        if PRACTICE_TAG not in dict(controller.keeping.record.setup.tags):
            shown.append(self._window.ui.log.text())  # which tells what was undone, until the end
        say(prompt=self._name, lines=lines_of(controller.keeping.record), shown=shown)
        if controller.can_undo and not self._stream.below(10):
            say(undo=self._name)
            QTimer.singleShot(0, controller, controller.undo)

    def _press(self) -> None:
        buttons = [
            button
            for button in self._window.ui.prompts.findChildren(ChoiceButton)
            if button.isVisible() and button.isEnabled()
        ]
        if buttons and self._window.ui.prompts.prompt is not None:
            buttons[self._stream.below(len(buttons))].click()

    def _end(self, _winner: int) -> None:
        say(over=self._name)
        QTimer.singleShot(0, self, self._begin_next)

    def _begin_next(self) -> None:
        for dialog in self._window.findChildren(QDialog):
            dialog.close()
        QTimer.singleShot(0, self, self._begin)


def _is_free(game: Unfinished) -> bool:
    return game.summary is not None and not game.in_use


def main() -> int:
    """Until somebody kills it."""
    home = Path(sys.argv[1])
    places = Places(settings=home / "settings.json", games=home, log=home / "log")
    save_settings(places.settings, Settings(pace="instant", sound=False))
    app = QApplication(["coup-desktop"])
    window = open_window(app, places)
    window.show()
    person = Person(window, SplitMix64(int(sys.argv[2])))
    QTimer.singleShot(0, person, partial(say, ready=True))
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
