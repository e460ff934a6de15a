"""Whether every dialog opens and is painted, as a person opens it."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QMessageBox

from coup_desktop.desk.dialogs.about import AboutDialog
from coup_desktop.desk.dialogs.change_seats import ChangeSeatsDialog
from coup_desktop.desk.dialogs.crest import CrestDialog
from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.dialogs.lessons import LessonsDialog
from coup_desktop.desk.dialogs.mishap import MishapDialog
from coup_desktop.desk.dialogs.mishap_told import Occasion, Told
from coup_desktop.desk.dialogs.new_game import NewGameDialog
from coup_desktop.desk.dialogs.question import careful_question
from coup_desktop.desk.dialogs.reference import ReferenceDialog
from coup_desktop.desk.dialogs.settings import SettingsDialog
from coup_desktop.desk.dialogs.statistics import StatisticsDialog
from coup_desktop.desk.dialogs.story import StoryDialog
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.new_game_choice import CRESTS
from coup_desktop.desk.self_test.runner import Verdict

BY_ITSELF: Final = GameOverDialog
"""What opens when a game is over."""


def by_action(window: MainWindow) -> dict[type[QDialog], QAction]:
    """The dialogs that the menus open when a game is over."""
    ui = window.ui
    return {
        StoryDialog: ui.actionStory,
        StatisticsDialog: ui.actionStatistics,
        ChangeSeatsDialog: ui.actionChangeSeats,
        NewGameDialog: ui.actionNewGame,
        SettingsDialog: ui.actionPreferences,
        LessonsDialog: ui.actionLessons,
        ReferenceDialog: ui.actionReference,
        AboutDialog: ui.actionAbout,
    }


def by_hand(window: MainWindow) -> list[tuple[type[QDialog], Callable[[], QDialog]]]:
    """Those that something else than a menu opens."""

    def question() -> QDialog:
        return careful_question(window, "?", "?", "?", do="+", leave="-", then=lambda: None)

    def mishap(occasion: Occasion) -> QDialog:
        return MishapDialog(Told(occasion, lambda: "self-test"), window)

    return [
        (CrestDialog, lambda: CrestDialog("Orsola", CRESTS[0], window)),
        (QMessageBox, question),
        *((MishapDialog, partial(mishap, occasion)) for occasion in Occasion),
    ]


class DialogTour(QObject):
    """Opens one dialog after the other, has it painted and closes it.

    They are painted by the event loop. Where `grab` or `render` is called instead and a paint event
    fails, its painter lives as long as the error, and outlives what it paints on.
    """

    def __init__(self, window: MainWindow, verdict: Verdict) -> None:
        """Args: window: its game is over and looked through."""
        super().__init__(window)
        self._window = window
        self._verdict = verdict
        self._openings = self._all_openings()
        self._count = 0
        self._dialog: QDialog | None = None
        self._is_painted = False

    def start(self) -> None:
        """Begins with the next turn of the event loop."""
        QTimer.singleShot(0, self, self._open_next)

    def _all_openings(self) -> Iterator[tuple[type[QDialog], Callable[[], object]]]:
        """Of each dialog its kind, and what opens it."""
        yield BY_ITSELF, lambda: None
        for kind, action in by_action(self._window).items():
            yield kind, action.trigger
        for kind, make in by_hand(self._window):
            yield kind, partial(_open, make)

    @Slot()
    def _open_next(self) -> None:
        following = next(self._openings, None)
        if following is None:
            self._verdict.at = ""
            self._verdict.good(f"{self._count} dialogs")
            return
        kind, open_dialog = following
        self._count += 1
        self._verdict.at = kind.__name__
        open_dialog()
        there = [dialog for dialog in self._window.findChildren(kind) if dialog.isVisible()]
        if len(there) != 1:
            self._verdict.bad(f"is open {len(there)} times" if there else "does not open")
            return
        (self._dialog,) = there
        self._is_painted = False
        self._dialog.installEventFilter(self)
        self._dialog.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Sees the dialog painted; what is in it is painted next."""
        if event.type() == QEvent.Type.Paint and watched is self._dialog and not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self, self._close)
        return super().eventFilter(watched, event)

    @Slot()
    def _close(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.close()
        QTimer.singleShot(0, self, self._open_next)


def _open(make: Callable[[], QDialog]) -> None:
    dialog = make()
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
