"""Tells the end of a game: who has won at once, its highlights and its story when worked out."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from coup_desktop.desk.dialog_place import DialogPlace
from coup_desktop.desk.host import Host
from coup_desktop.table.background import Background

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from coup_desktop.desk.dialogs.story import StoryDialog
    from coup_desktop.desk.forms.ui_main_window import Ui_MainWindow
    from coup_desktop.desk.main_window import MainWindow
    from coup_desktop.engine.record import Record
    from coup_desktop.engine.review import Review

_LAST_WORDS = 0.5
"""Seconds that a game has to be looked through when the window is closed."""


class Ending(QObject):
    """Lives as long as the window; `close` must be called in the end."""

    new_game_asked = Signal()
    """Another table is to be chosen."""
    save_asked = Signal()
    """The record of the game is to be saved."""
    told = Signal(object)
    """The `Review` of the game that has ended last."""
    _reviewed = Signal(int, object)

    def __init__(
        self, ui: "Ui_MainWindow", host: Host, dialogs: DialogPlace, window: "MainWindow"
    ) -> None:
        """Args: dialogs: shows what this has to tell."""
        super().__init__(window)
        self._window = window
        self._ui = ui
        self._host = host
        self._dialogs = dialogs
        self._thread: Background | None = None
        self._game = 0
        self._review: Review | None = None
        self._action: QAction = ui.actionStory
        self._action.setEnabled(False)
        self._action.triggered.connect(self.tell_story)
        self._reviewed.connect(self._take)
        host.clearing.connect(self._forget)
        host.returned.connect(self._offer_story)
        host.ended.connect(self._end)

    def close(self) -> None:
        """Tells nothing any more."""
        if self._thread is not None:
            self._thread.close(_LAST_WORDS)

    @Slot()
    def _forget(self) -> None:
        self._game += 1
        self._review = None
        self._action.setEnabled(False)

    @Slot(int)
    def _end(self, _winner: int) -> None:
        from coup_desktop.desk.dialogs.game_over import GameOverDialog, Outcome

        session = self._host.session
        if session is None:
            return
        controller = session.controller
        outcome = Outcome(
            names=session.narrator,
            views=tuple(controller.view(seat) for seat in range(len(controller.setup.names))),
            portraits=self._host.choice.portraits,
            chronicle=self._ui.log.text(),
            won=self._score(),
            practice=controller.is_practice,
            resigned=controller.resigned,
        )
        dialog = GameOverDialog(outcome, self._window)
        dialog.hold_off(self._ui.prompts.cooling)
        dialog.rematch_asked.connect(self._ui.actionSameAgain.trigger)
        dialog.new_game_asked.connect(self.new_game_asked)
        dialog.story_asked.connect(self.tell_story)
        self.told.connect(dialog.set_review)
        self._dialogs.open_next(dialog)
        if self._thread is None:
            self._thread = Background("review")
        thread = self._thread
        thread.do(partial(self._look_through, thread, self._game, controller.record))

    def _score(self) -> tuple[int, ...]:
        """How the match stands, once more than one game of it was won."""
        session, match = self._host.session, self._host.match
        score = () if session is None else match.score(session.controller.setup)
        return score if sum(score) > 1 else ()

    def _look_through(self, thread: Background, game: int, record: "Record") -> None:
        """Done in the thread."""
        from coup_desktop.engine.review import review

        found = review(record)
        thread.tell(lambda: self._reviewed.emit(game, found))

    @Slot(int, object)
    def _take(self, game: int, found: "Review") -> None:
        if game == self._game:
            self._review = found
            self._offer_story()
            self.told.emit(found)

    @Slot()
    def _offer_story(self) -> None:
        """Not while a recorded game is on the table, which has a story of its own."""
        there = self._review is not None and self._host.session is not None
        self._action.setEnabled(there)

    @Slot()
    def tell_story(self) -> None:
        """Shows the story of the game that has ended; nothing while one runs."""
        dialog = self._story()
        if dialog is not None:
            self._dialogs.open(dialog)

    def _story(self) -> "StoryDialog | None":
        from coup_desktop.desk.dialogs.story import Story, StoryDialog

        session = self._host.session
        if session is None or self._review is None:
            return None
        story = Story(
            session.narrator,
            self._review,
            self._host.choice.portraits,
            practice=session.controller.is_practice,
            resigned=session.controller.resigned,
        )
        dialog = StoryDialog(story, self._window)
        dialog.rematch_asked.connect(self._ui.actionSameAgain.trigger)
        dialog.new_game_asked.connect(self.new_game_asked)
        dialog.save_asked.connect(self._save)
        return dialog

    @Slot()
    def _save(self) -> None:
        """Has the record saved; where that takes the story's place, it comes back afterwards."""
        before = self._dialogs.dialog
        self.save_asked.emit()
        again = None if self._dialogs.dialog is before else self._story()
        if again is not None:
            self._dialogs.open_next(again)
