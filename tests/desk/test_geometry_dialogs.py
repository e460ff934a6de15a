"""The dialogs in every language and text size: nothing overlaps, sticks out or is cut."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.dialogs.about import AboutDialog
from coup_desktop.desk.dialogs.change_seats import ChangeSeatsDialog, Company
from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.dialogs.lessons import LessonsDialog
from coup_desktop.desk.dialogs.mishap import MishapDialog
from coup_desktop.desk.dialogs.mishap_told import Kept, Occasion, Told
from coup_desktop.desk.dialogs.new_game import NewGameDialog
from coup_desktop.desk.dialogs.reference import ReferenceDialog
from coup_desktop.desk.dialogs.settings import SettingsDialog
from coup_desktop.desk.dialogs.story import StoryDialog
from coup_desktop.desk.lessons.progress import Progress
from coup_desktop.desk.new_game_choice import CAST, NewGameChoice
from coup_desktop.desk.preferences import Preferences
from coup_desktop.desk.theme import DARK, style_sheet
from coup_desktop.store.settings import Settings
from coup_desktop.store.statistics import Totals
from coup_desktop.table.setup import SeatSetup
from tests.desk.geometry import faults
from tests.desk.languages import languages, spoken
from tests.desk.prompt_games import RULESETS
from tests.desk.statistics_scenes import dialog_with, on_tab
from tests.desk.stories import reviewed, story
from tests.desk.table_games import LONGEST
from tests.desk.test_dialogs_other import finished, outcome
from tests.desk.test_geometry import SIZES, settle

SMALLEST = QSize(632, 440)
"""A screen of 640x480, less what a window manager needs."""
LONG_NAMES = (LONGEST, *CAST[:9])
COMPANY = Company(LONG_NAMES, [f"crest-{number}" for number in range(1, 11)], running=True)


def new_game() -> NewGameDialog:
    seats = tuple(SeatSetup(name, "human") for name in LONG_NAMES)
    dialog = NewGameDialog(NewGameChoice("coup-x", ("six", "teams"), (), seats))
    dialog.ui.house_rules.setChecked(True)
    return dialog


def told_end() -> GameOverDialog:
    dialog = GameOverDialog(outcome(finished(RULESETS[6])))
    dialog.set_review(reviewed(RULESETS[6]))
    return dialog


def match_end() -> GameOverDialog:
    """The end of a game of a long match in which something was undone."""
    end = outcome(finished(RULESETS[6]))
    return GameOverDialog(replace(end, won=range(5, 5 + len(end.views)), practice=True))


def told(occasion: Occasion) -> Told:
    return Told(occasion, lambda: "ValueError\n" * 40, Kept.NOT_KEPT, Path("/a/folder"))


def all_faults(dialog: QDialog) -> list[str]:
    """Those of a dialog, and of what it scrolls: that is as wide as there is room."""
    found = faults(dialog)
    for area in dialog.findChildren(QScrollArea):
        page, room = area.widget(), area.viewport().width()
        assert page is not None
        if not area.isVisible():
            continue
        if page.width() > room:
            found.append(f"{page.objectName()} is {page.width()} wide, where there is {room}")
        # What a box that is typed in holds is Qt's own, and as high as the box has room.
        found += [fault for fault in faults(page) if "QLineEdit" not in fault]
    return found


DIALOGS: dict[str, Callable[[], QDialog]] = {
    "about": AboutDialog,
    "change_seats": lambda: ChangeSeatsDialog(COMPANY),
    "game_over": lambda: GameOverDialog(outcome(finished(RULESETS[6]))),
    "game_over_told": told_end,
    "game_over_match": match_end,
    "lessons": lambda: LessonsDialog(Progress(frozenset({"goal"}), "claim", 1), None),
    "mishap": lambda: MishapDialog(told(Occasion.ERROR)),
    "mishap_crash": lambda: MishapDialog(told(Occasion.CRASH)),
    "mishap_start": lambda: MishapDialog(told(Occasion.START)),
    "new_game": new_game,
    "reference": lambda: ReferenceDialog(RULESETS[6]),
    "settings": lambda: SettingsDialog(Preferences(Settings())),
    "statistics": lambda: on_tab(0),
    "statistics_bluffs": lambda: on_tab(1),
    "statistics_wins": lambda: on_tab(2),
    "statistics_claims": lambda: on_tab(3),
    "statistics_empty": lambda: dialog_with(Totals()),
    "statistics_waiting": dialog_with,
    "story": lambda: StoryDialog(story(RULESETS[6])),
}


@pytest.fixture(params=languages())
def _language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    fonts.load()
    with spoken(qapp, request.param):
        yield


@pytest.mark.usefixtures("_language")
@pytest.mark.parametrize(("kind", "text"), list(product(DIALOGS, fonts.TEXT_SIZES)))
def test_a_dialog_at_every_size(qtbot: QtBot, qapp: QApplication, kind: str, text: int) -> None:
    qapp.setStyleSheet(style_sheet(DARK))
    fonts.choose_size(fonts.USUAL_SIZE)
    settle()
    dialog = DIALOGS[kind]()
    qtbot.addWidget(dialog)
    dialog.show()
    settle()
    wrong = [f"usual: {fault}" for fault in all_faults(dialog)]
    fonts.choose_size(text)
    for size in (dialog.size(), QSize(10, 10), SIZES[1]):
        dialog.resize(size)
        settle()
        wrong += [f"{size.width()}: {fault}" for fault in all_faults(dialog)]
    dialog.resize(10, 10)
    settle()
    # With the largest text in the smallest window that it is made for.
    assert dialog.size().boundedTo(SMALLEST) == dialog.size()
    if wrong:
        pytest.fail("\n".join(wrong), pytrace=False)
