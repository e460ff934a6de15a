"""Sound in the window: a game is heard, or silent where it cannot be, and the settings say why."""

import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.desk import sound_device
from coup_desktop.desk.app import open_window
from coup_desktop.desk.dialogs.settings import SettingsDialog
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.new_game_choice import CAST, NewGameChoice
from coup_desktop.desk.places import Places
from coup_desktop.desk.sound import Sound, SoundBox
from coup_desktop.desk.sound_mixer import gain
from coup_desktop.store.settings import Settings, load_settings, save_settings
from coup_desktop.table.setup import SeatSetup

PATIENT = 60_000  # milliseconds that a slow machine may take for a game without pauses


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Sound]:
    """What the window has had heard, each sound when it was asked for."""
    heard: list[Sound] = []
    play = SoundBox.play

    def listen(box: SoundBox, sound: Sound) -> None:
        heard.append(sound)
        play(box, sound)

    monkeypatch.setattr(SoundBox, "play", listen)
    return heard


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, places: Places) -> Iterator[MainWindow]:
    """A table of three bots."""
    seats = tuple(SeatSetup(name, "random") for name in CAST[:3])
    table = NewGameChoice("official", (), (), seats).text()
    save_settings(places.settings, Settings(pace="instant", table=table))
    window = open_window(qapp, places)
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close()
    assert [thread.name for thread in threading.enumerate() if thread.name == "sound"] == []


def play_out(qtbot: QtBot, window: MainWindow) -> None:
    assert window.host.session is not None
    with qtbot.waitSignal(window.host.session.ended, timeout=PATIENT):
        window.begin()


def settings_dialog(qtbot: QtBot, window: MainWindow) -> SettingsDialog:
    window.ui.actionPreferences.trigger()
    dialog = window.findChild(SettingsDialog)
    assert isinstance(dialog, SettingsDialog)
    return dialog


def test_a_game_is_heard(qtbot: QtBot, heard: list[Sound], window: MainWindow) -> None:
    play_out(qtbot, window)
    assert heard == [Sound.WIN]
    mixer = window._sounds._player.mixer
    qtbot.waitUntil(lambda: mixer.sounding == ("win",), timeout=PATIENT)
    qtbot.waitUntil(lambda: mixer.sounding == (), timeout=PATIENT)


def test_without_a_device_the_game_is_silent_and_the_settings_say_so(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sound_device.BACKENDS, sys.platform, ("custom",))
    play_out(qtbot, window)
    assert window.host.session is not None
    assert window.host.session.winner is not None
    dialog = settings_dialog(qtbot, window)
    qtbot.waitUntil(lambda: dialog.ui.soundProblem.text().startswith("No sound"), timeout=PATIENT)


def test_the_menu_mutes_and_the_volume_stays(
    qtbot: QtBot, window: MainWindow, places: Places
) -> None:
    box = window._sounds
    assert window.ui.actionSound.isChecked()
    assert box._player.mixer._gain == gain(30)
    window.ui.actionSound.trigger()
    assert box._player.mixer._gain == 0
    play_out(qtbot, window)
    assert box._thread is None
    window.close()
    settings = load_settings(places.settings).settings
    assert (settings.sound, settings.volume) == (False, 30)


def test_the_settings_let_one_hear_how_loud_it_is(
    qtbot: QtBot, heard: list[Sound], window: MainWindow
) -> None:
    dialog = settings_dialog(qtbot, window)
    dialog.ui.volume.setValue(80)
    assert window._sounds._player.mixer._gain == gain(80)
    dialog.ui.listen.click()
    assert heard == [Sound.COINS]
    assert dialog.ui.soundProblem.text() == ""
    dialog.close()
