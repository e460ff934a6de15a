"""Preferences reach whoever is bound to them, and the disk."""

from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk.known_choices import in_force
from coup_desktop.desk.menu_choices import offer_one_of, offer_toggle
from coup_desktop.desk.preferences import Preferences
from coup_desktop.desk.settings_file import SettingsFile
from coup_desktop.store.settings import Settings, load_settings


def test_a_bound_part_is_told_now_and_at_each_change(qtbot: QtBot) -> None:
    preferences = Preferences(Settings(volume=20))
    heard: list[int] = []
    preferences.bind("volume", heard.append)
    preferences.change(volume=50)
    preferences.change(volume=50)
    preferences.change(cloth="wine")
    assert heard == [20, 50]
    with qtbot.waitSignal(preferences.changed) as told:
        preferences.change(volume=51, cloth="wine", back="night")
    assert told.args == [frozenset({"volume", "back"})]


@pytest.mark.parametrize("values", [{"volume": "50"}, {"sound": 1}, {"volume": True}])
def test_a_value_of_another_type_is_refused(values: dict[str, int]) -> None:
    preferences = Preferences(Settings())
    with pytest.raises(TypeError, match="is of type"):
        preferences.change(cloth="wine", **values)
    assert preferences.settings == Settings()


def test_an_unknown_field_is_refused() -> None:
    preferences = Preferences(Settings())
    with pytest.raises(KeyError):
        preferences.change(colour="red")
    with pytest.raises(KeyError):
        preferences.bind("colour", print)


def test_the_defaults_come_back_but_no_place_is_forgotten() -> None:
    preferences = Preferences(Settings(pace="slow", volume=3, geometry="AQ==", table="{}"))
    assert not preferences.is_default()
    preferences.reset()
    assert preferences.settings == Settings(geometry="AQ==", table="{}")
    assert preferences.is_default()


def test_menu_entries_follow_and_lead(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    slow, fast, normal, mute = (QAction(owner) for _ in range(4))
    for action in (slow, fast, normal, mute):
        action.setCheckable(True)
    preferences = Preferences(Settings(pace="slow"))
    offer_one_of(preferences, "pace", {slow: "slow", fast: "fast", normal: "normal"}, owner)
    offer_toggle(preferences, "sound", mute)
    assert (slow.isChecked(), fast.isChecked(), mute.isChecked()) == (True, False, True)
    fast.trigger()
    mute.trigger()
    assert (preferences.settings.pace, preferences.settings.sound) == ("fast", False)
    preferences.reset()
    assert (fast.isChecked(), normal.isChecked(), mute.isChecked()) == (False, True, True)


def test_many_changes_are_one_file(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    preferences = Preferences(Settings())
    file = SettingsFile(path, preferences)
    for volume in range(60):
        preferences.change(volume=volume)
    assert not path.exists()
    qtbot.waitUntil(path.exists)
    file.close()
    assert load_settings(path).settings == Settings(volume=59)


def test_the_last_change_is_kept_at_the_end(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    preferences = Preferences(Settings())
    file = SettingsFile(path, preferences)
    preferences.change(sound=False)
    file.close()
    assert load_settings(path).settings == Settings(sound=False)
    preferences.change(sound=True)
    assert load_settings(path).settings == Settings(sound=False)


def test_a_disk_that_refuses_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    preferences = Preferences(Settings())
    (tmp_path / "settings.json").mkdir()
    file = SettingsFile(tmp_path / "settings.json", preferences)
    with qtbot.waitSignal(file.failed) as said:
        preferences.change(volume=1)
    assert said.args is not None
    assert said.args[0]
    file.close()


def test_a_disk_that_refuses_is_said_once(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    preferences = Preferences(Settings())
    file = SettingsFile(path, preferences)
    said: list[str] = []
    file.failed.connect(said.append)
    for volume in (1, 2):
        preferences.change(volume=volume)
        file._write()
    qtbot.waitUntil(lambda: len(said) == 1)
    path.rmdir()
    preferences.change(volume=3)
    file._write()
    qtbot.waitUntil(path.is_file)
    file.close()
    assert len(said) == 1
    assert load_settings(path).settings.volume == 3


def test_what_another_window_chose_stays(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    windows = [Preferences(Settings()) for _ in range(2)]
    files = [SettingsFile(path, preferences) for preferences in windows]
    windows[0].change(volume=11)
    files[0].close()
    windows[1].change(cloth="wine")
    files[1].close()
    assert load_settings(path).settings == Settings(volume=11, cloth="wine")


def test_words_that_nothing_answers_to_are_the_defaults() -> None:
    odd = Settings(
        pace="warp", scheme="sepia", cloth="plaid", back="", asked_about="?", text_size=112,
        reduced_motion="yes", chronicle_width="vast", volume=7, peek="always", countdown=13,
    )  # fmt: skip
    assert in_force(odd) == Settings(text_size=115, volume=7, countdown=15)
    right = Settings(
        pace="step", scheme="contrast", cloth="wine", back="night", asked_about="touching",
        reduced_motion="on", chronicle_width="narrow", text_size=130, peek="press", countdown=5,
    )  # fmt: skip
    assert in_force(right) == right
