"""The settings dialog: everything applied at once, kept with its type, reset and taken back."""

import json
import os
import subprocess
import sys
from dataclasses import asdict, fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QScrollArea,
)
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.app import open_window
from coup_desktop.desk.dialogs.settings import SettingsDialog
from coup_desktop.desk.places import Places
from coup_desktop.desk.preferences import REMEMBERED, Preferences
from coup_desktop.desk.swatch_list import SwatchList
from coup_desktop.store.settings import Settings
from tests.store.test_settings import CHANGED

OTHERWISE = replace(CHANGED, scheme="contrast", volume=71)


@pytest.fixture
def preferences() -> Preferences:
    return Preferences(Settings())


@pytest.fixture
def dialog(qtbot: QtBot, preferences: Preferences) -> SettingsDialog:
    fonts.load()
    made = SettingsDialog(preferences)
    qtbot.addWidget(made)
    made.open()
    return made


def choose_otherwise(dialog: SettingsDialog) -> None:
    """Choose something else everywhere, as a person does: with the widgets."""
    wanted = asdict(OTHERWISE)
    for combo in dialog.findChildren(QComboBox):
        row = combo.findData(wanted[combo.property("field")])
        assert row >= 0, combo.objectName()
        combo.setCurrentIndex(row)
        combo.activated.emit(row)
    for swatches in dialog.findChildren(SwatchList):
        word = wanted[swatches.property("field")]
        rows = range(swatches.count())
        swatches.setCurrentRow(
            next(r for r in rows if swatches.item(r).data(Qt.ItemDataRole.UserRole) == word)
        )
    dialog.ui.volume.setValue(OTHERWISE.volume)
    for check in dialog.findChildren(QCheckBox):
        if check.isChecked() != wanted[check.property("field")]:
            check.click()


def shown(dialog: SettingsDialog) -> dict[str, object]:
    """What the dialog says is chosen."""
    found: dict[str, object] = {"volume": dialog.ui.volume.value()}
    for combo in dialog.findChildren(QComboBox):
        found[combo.property("field")] = combo.currentData()
    for check in dialog.findChildren(QCheckBox):
        found[check.property("field")] = check.isChecked()
    for swatches in dialog.findChildren(SwatchList):
        found[swatches.property("field")] = swatches.word()
    return found


def choices(settings: Settings) -> dict[str, object]:
    values = asdict(settings)
    return {name: value for name, value in values.items() if name not in REMEMBERED}


def reset_button(dialog: SettingsDialog) -> QAbstractButton:
    return dialog.ui.buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)


def test_it_has_every_choice_there_is(dialog: SettingsDialog) -> None:
    assert shown(dialog) == choices(Settings())


def test_each_choice_is_in_force_at_once(dialog: SettingsDialog, preferences: Preferences) -> None:
    choose_otherwise(dialog)
    assert choices(preferences.settings) == choices(OTHERWISE)
    assert shown(dialog) == choices(OTHERWISE)


def test_it_follows_what_is_chosen_elsewhere(
    dialog: SettingsDialog, preferences: Preferences
) -> None:
    preferences.change(**choices(OTHERWISE))  # type: ignore[arg-type]
    assert shown(dialog) == choices(OTHERWISE)


def test_a_reset_can_be_taken_back(dialog: SettingsDialog, preferences: Preferences) -> None:
    assert not reset_button(dialog).isEnabled()
    choose_otherwise(dialog)
    reset_button(dialog).click()
    assert shown(dialog) == choices(preferences.settings) == choices(Settings())
    reset_button(dialog).click()
    assert shown(dialog) == choices(preferences.settings) == choices(OTHERWISE)


def test_what_follows_a_reset_ends_the_way_back(
    dialog: SettingsDialog, preferences: Preferences
) -> None:
    choose_otherwise(dialog)
    reset_button(dialog).click()
    dialog.ui.volume.setValue(5)
    reset_button(dialog).click()
    assert choices(preferences.settings) == choices(Settings())


def test_what_is_chosen_elsewhere_after_a_reset_is_not_taken_back(
    dialog: SettingsDialog, preferences: Preferences
) -> None:
    choose_otherwise(dialog)
    reset_button(dialog).click()
    preferences.change(pace="fast")
    assert "default" in reset_button(dialog).text()
    preferences.change(geometry="AQ==")
    reset_button(dialog).click()
    assert preferences.settings == Settings(geometry="AQ==")


def test_a_reset_forgets_no_place(qtbot: QtBot) -> None:
    preferences = Preferences(Settings(geometry="AQ==", table="{}", volume=3))
    made = SettingsDialog(preferences)
    qtbot.addWidget(made)
    reset_button(made).click()
    assert preferences.settings == Settings(geometry="AQ==", table="{}")


def test_a_value_from_elsewhere_shows_the_default(qtbot: QtBot) -> None:
    made = SettingsDialog(Preferences(Settings(cloth="plaid", pace="warp", scheme="sepia")))
    qtbot.addWidget(made)
    assert made.ui.cloth.word() == "forest"
    assert made.ui.scheme.currentData() == "system"


def test_why_there_is_no_sound_is_said(dialog: SettingsDialog) -> None:
    dialog.ui.pages.setCurrentWidget(dialog.ui.motionAndSoundArea)
    assert not dialog.ui.soundProblem.isVisibleTo(dialog)
    dialog.set_sound_problem("There is no device.")
    assert dialog.ui.soundProblem.isVisibleTo(dialog)
    assert dialog.ui.soundProblem.text() == "There is no device."


def test_swatches_are_chosen_by_keyboard(dialog: SettingsDialog, preferences: Preferences) -> None:
    dialog.ui.cloth.setFocus()
    QTest.keyClick(dialog.ui.cloth, Qt.Key.Key_Right)
    assert preferences.settings.cloth == "wine"
    QTest.keyClick(dialog.ui.cloth, Qt.Key.Key_Left)
    assert preferences.settings.cloth == "forest"


PROGRAM = """
import json, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from coup_desktop.desk.app import open_window
from coup_desktop.desk.dialogs.settings import SettingsDialog
from coup_desktop.desk.places import Places
from tests.desk.test_dialogs_settings import choose_otherwise, shown

app = QApplication([])
folder = Path(sys.argv[1])
window = open_window(app, Places(folder / "settings.json", folder / "games", folder / "log"))
window.show()
window.ui.actionPreferences.trigger()
(dialog,) = window.findChildren(SettingsDialog)
if sys.argv[2] == "write":
    choose_otherwise(dialog)
else:
    print(json.dumps(shown(dialog)))
dialog.reject()
window.close()
"""


def run(folder: Path, task: str) -> str:
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", PROGRAM, str(folder), task]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_another_process_finds_what_was_chosen_in_the_dialog(qtbot: QtBot, tmp_path: Path) -> None:
    run(tmp_path, "write")
    found = json.loads(run(tmp_path, "read"))
    assert found == choices(OTHERWISE)
    kept = json.loads((tmp_path / "settings.json").read_text())
    assert {f.name: type(kept[f.name]) for f in fields(Settings)} == {
        f.name: type(getattr(Settings(), f.name)) for f in fields(Settings)
    }


def test_all_that_can_be_chosen_is_written_in_one_way(dialog: SettingsDialog) -> None:
    for combo in dialog.findChildren(QComboBox):
        entries = [combo.itemText(row) for row in range(combo.count())]
        assert len(entries) > 1
        assert all(entry[0].isupper() for entry in entries), entries


def test_everything_is_in_sight_where_the_screen_has_room(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    """In the program's own look, at the usual text size."""
    window = open_window(qapp, places)
    qtbot.addWidget(window)
    window.show()
    window.ui.actionPreferences.trigger()
    (dialog,) = window.findChildren(SettingsDialog)
    pages = dialog.ui.pages
    for number in range(pages.count()):
        pages.setCurrentIndex(number)
        area = pages.widget(number)
        assert isinstance(area, QScrollArea)
        qtbot.waitUntil(area.isVisible)
        QApplication.sendPostedEvents()
        assert area.verticalScrollBar().maximum() == 0, pages.tabText(number)
    dialog.close()
    window.close()
