"""Whether every dialog opens and is painted, as a person opens it."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog

from coup_desktop.desk.dialogs.about import AboutDialog
from coup_desktop.desk.dialogs.change_seats import ChangeSeatsDialog
from coup_desktop.desk.dialogs.crest import CrestDialog
from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.dialogs.mishap import MishapDialog, Occasion, Told
from coup_desktop.desk.dialogs.new_game import NewGameDialog
from coup_desktop.desk.dialogs.question import careful_question
from coup_desktop.desk.dialogs.reference import ReferenceDialog
from coup_desktop.desk.dialogs.settings import SettingsDialog
from coup_desktop.desk.dialogs.statistics import StatisticsDialog
from coup_desktop.desk.dialogs.story import StoryDialog
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.new_game_choice import CRESTS
from coup_desktop.desk.self_test.report import FaultError

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
        ReferenceDialog: ui.actionReference,
        AboutDialog: ui.actionAbout,
    }


def by_hand(window: MainWindow) -> list[Callable[[], QDialog]]:
    """Those that something else than a menu opens."""

    def mishap(occasion: Occasion) -> QDialog:
        return MishapDialog(Told(occasion, lambda: "self-test"), window)

    return [
        lambda: CrestDialog("Orsola", CRESTS[0], window),
        lambda: careful_question(window, "?", "?", "?", do="+", leave="-", then=lambda: None),
        *(partial(mishap, occasion) for occasion in Occasion),
    ]


def check_dialogs(window: MainWindow) -> str:
    """Opens one dialog after the other; of a window whose game is over and looked through.

    Raises:
        FaultError: names those that fail.
    """
    problems: list[str] = []
    count = 0
    for name, opened in _openings(window):
        count += 1
        try:
            if not opened():
                problems.append(f"{name} does not open")
        except Exception as error:  # noqa: BLE001 - the other dialogs are looked at all the same
            problems.append(f"{name} fails: {type(error).__name__}")
    if problems:
        raise FaultError(*problems)
    return f"{count} dialogs"


def _openings(window: MainWindow) -> Iterator[tuple[str, Callable[[], bool]]]:
    """Each dialog's name, and what opens and closes it; says whether it was there."""
    yield BY_ITSELF.__name__, partial(_look, window, BY_ITSELF)
    for kind, action in by_action(window).items():
        yield kind.__name__, partial(_asked, window, kind, action)
    for make in by_hand(window):
        made = make()
        yield type(made).__name__, partial(_opened, window, made)


def _asked(window: MainWindow, kind: type[QDialog], action: QAction) -> bool:
    action.trigger()
    return _look(window, kind)


def _opened(window: MainWindow, dialog: QDialog) -> bool:
    dialog.open()
    there = _look(window, type(dialog))
    dialog.deleteLater()
    return there


def _look(window: MainWindow, kind: type[QDialog]) -> bool:
    """Whether a dialog of a kind stands in front of the window, and can be painted; closes it."""
    there = [dialog for dialog in window.findChildren(kind) if dialog.isVisible()]
    painted = [not dialog.grab().isNull() for dialog in there]
    for dialog in there:
        dialog.close()
    return len(painted) == 1 and all(painted)
