"""Whether the system asks for high contrast, where Qt cannot tell: what each system answers."""

import ctypes
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.desk import high_contrast, theme
from coup_desktop.desk.high_contrast import (
    MAC_QUESTION,
    PORTAL_SETTINGS,
    ContrastWish,
    WindowsAnswer,
    ask_system,
    windows_says,
)
from coup_desktop.desk.reduced_motion import PortalQuestion, Tell
from coup_desktop.desk.theme import CONTRAST, DARK, LIGHT, Scheme, ThemeKeeper
from tests.desk.test_motion_reduced import Portal, System

ACTIVE = Qt.ApplicationState.ApplicationActive
PREFERRED = ("org.freedesktop.appearance", "contrast")
GNOME = ("org.gnome.desktop.a11y.interface", "high-contrast")


def test_the_system_is_asked_whenever_somebody_comes(qapp: QApplication) -> None:
    system = System()
    wish = ContrastWish(ask=system)
    told: list[bool] = []
    wish.changed.connect(lambda: told.append(wish.wished))
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert not system.asked
    qapp.applicationStateChanged.emit(ACTIVE)
    qapp.applicationStateChanged.emit(ACTIVE)
    assert len(system.asked) == 1, "no second question while one is open"
    for answer in (True, True, False):
        system.says(answer)
        qapp.applicationStateChanged.emit(ACTIVE)
    assert len(system.asked) == 4
    assert told == [True, False], "and not that it asks for the same"


def test_an_older_qt_shows_what_the_system_asks_for(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = System()
    monkeypatch.setattr(theme, "_accessibility", lambda _hints: None)
    monkeypatch.setattr(high_contrast, "ask_system", system)
    keeper = ThemeKeeper(qapp)
    assert keeper.colours in (LIGHT, DARK)
    qapp.applicationStateChanged.emit(ACTIVE)
    system.says(True)
    assert keeper.colours is CONTRAST
    keeper.choose(Scheme.LIGHT)
    qapp.applicationStateChanged.emit(ACTIVE)
    assert keeper.colours is LIGHT, "what is chosen counts more"
    keeper.choose(Scheme.SYSTEM)
    assert keeper.colours is CONTRAST
    system.says(False)
    assert keeper.colours in (LIGHT, DARK)


@pytest.mark.parametrize(
    ("known", "flags", "said"), [(1, 0x7E, False), (1, 0x7F, True), (0, 0x7F, False)]
)
def test_windows_is_asked(known: int, flags: int, said: bool) -> None:
    size = 8 + ctypes.sizeof(ctypes.c_void_p)  # cbSize, dwFlags, lpszDefaultScheme

    def answer(question: int, given: int, into: object, save: int) -> int:
        there: WindowsAnswer = into._obj  # type: ignore[attr-defined]
        assert (question, given, save, there.size) == (0x0042, size, 0, size)
        there.flags = flags
        return known

    assert windows_says(SimpleNamespace(SystemParametersInfoW=answer)) is said


def test_macos_is_asked_by_its_own_program(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, ...]] = []

    def question(tell: Tell, _owner: QObject, command: tuple[str, ...]) -> None:
        asked.append(command)
        tell(True)

    monkeypatch.setattr(high_contrast, "MacQuestion", question)
    heard: list[bool] = []
    ask_system(qapp, heard.append, "darwin")
    assert (asked, heard) == ([MAC_QUESTION], [True])
    assert MAC_QUESTION[-2:] == ("com.apple.universalaccess", "increaseContrast")


def test_where_there_is_no_bus_nobody_is_asked(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    heard: list[bool] = []
    ask_system(qapp, heard.append, "linux")
    assert heard == [False]


@pytest.mark.parametrize(
    ("settings", "wished"),
    [
        ({PREFERRED: ("u", 1)}, True),
        ({PREFERRED: ("u", 0), GNOME: ("b", False)}, False),
        ({GNOME: ("b", True)}, True),
        ({}, False),
    ],
)
def test_linux_is_asked_over_the_portal(
    qapp: QApplication,
    qtbot: QtBot,
    bus: str,
    settings: dict[tuple[str, str], tuple[str, object]],
    wished: bool,
) -> None:
    from PySide6.QtDBus import QDBusConnection

    portal = Portal(bus, settings)
    portal.start()
    heard: list[bool] = []
    owner = QObject()
    connection = QDBusConnection.connectToBus(bus, f"contrast-{wished}-{len(settings)}")
    PortalQuestion(connection, heard.append, owner, PORTAL_SETTINGS)
    assert not heard, "it is not waited for"
    qtbot.waitUntil(lambda: bool(heard))
    portal.join()
    assert heard == [wished]
    assert set(portal.asked) == {PREFERRED, GNOME}
    QDBusConnection.disconnectFromBus(connection.name())
