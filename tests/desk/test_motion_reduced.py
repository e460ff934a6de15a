"""Whether motion is reduced: the choice, and what each system answers."""

import sys
from pathlib import Path
from threading import Thread
from types import SimpleNamespace

import pytest
from jeepney import HeaderFields, MessageType, new_error, new_method_return
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import open_dbus_connection
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from coup_desktop.desk import reduced_motion
from coup_desktop.desk.reduced_motion import (
    AskLater,
    MacQuestion,
    PortalQuestion,
    ReducedMotion,
    Tell,
    ask_system,
    has_session_bus,
    qt_says,
    windows_says,
)


class System:
    """A system that answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[Tell] = []

    def __call__(self, owner: QObject, tell: Tell) -> None:
        self.asked.append(tell)

    def says(self, reduced: bool) -> None:
        self.asked[-1](reduced)


def test_a_choice_counts_at_once_and_the_system_when_it_answers(qapp: QGuiApplication) -> None:
    system = System()
    wish = ReducedMotion(ask=system)
    heard: list[bool] = []
    wish.changed.connect(heard.append)
    wish.choose("off")
    assert not system.asked
    wish.choose("on")
    assert (heard, wish.reduced) == ([True], True)
    wish.choose("system")
    assert wish.reduced, "as it was until the system has answered"
    system.says(False)
    assert (heard, wish.reduced) == ([True, False], False)
    wish.choose("nonsense")
    system.says(True)
    assert (heard, wish.reduced) == ([True, False, True], True)


def test_the_system_is_asked_a_little_later_and_not_when_all_is_over(qtbot: QtBot) -> None:
    system, owner, heard = System(), QObject(), list[bool]()
    later = AskLater(1, owner, system)
    later.ask(owner, heard.append)
    assert not system.asked
    qtbot.waitUntil(lambda: bool(system.asked))
    system.says(True)
    assert heard == [True]
    later.ask(owner, heard.append)
    later.stop()
    later.ask(owner, heard.append)
    qtbot.wait(20)
    assert len(system.asked) == 1


def test_an_answer_that_comes_too_late_counts_for_nothing(qapp: QGuiApplication) -> None:
    system = System()
    wish = ReducedMotion(ask=system)
    wish.choose("system")
    wish.choose("off")
    system.says(True)
    assert not wish.reduced


def test_the_system_is_asked_again_when_somebody_comes_back(qapp: QGuiApplication) -> None:
    system = System()
    wish = ReducedMotion(ask=system)
    active = Qt.ApplicationState.ApplicationActive
    qapp.applicationStateChanged.emit(active)
    assert not system.asked, "not followed"
    wish.choose("system")
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert len(system.asked) == 1
    qapp.applicationStateChanged.emit(active)
    assert len(system.asked) == 2
    system.says(True)
    assert wish.reduced


@pytest.mark.parametrize(("name", "said"), [("NoPreference", False), ("ReducedMotion", True)])
def test_a_qt_that_knows_is_believed(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch, name: str, said: bool
) -> None:
    hints = SimpleNamespace(motionPreference=lambda: SimpleNamespace(name=name))
    style = SimpleNamespace(accessibility=lambda: hints)
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: style)
    heard: list[bool] = []
    for platform in ("linux", "win32", "darwin"):
        ask_system(qapp, heard.append, platform)
    assert heard == [said] * 3


@pytest.mark.parametrize("style", [SimpleNamespace(), SimpleNamespace(accessibility=object)])
def test_a_qt_that_does_not_know_says_nothing(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch, style: SimpleNamespace
) -> None:
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: style)
    assert qt_says() is None


@pytest.mark.parametrize(
    ("known", "animated", "said"), [(1, 1, False), (1, 0, True), (0, 0, False)]
)
def test_windows_is_asked_whether_it_animates(known: int, animated: int, said: bool) -> None:
    def answer(question: int, size: int, into: object, save: int) -> int:
        assert (question, size, save) == (0x1042, 0, 0)
        into._obj.value = animated  # type: ignore[attr-defined]
        return known

    assert windows_says(SimpleNamespace(SystemParametersInfoW=answer)) is said


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
@pytest.mark.parametrize(("said", "reduced"), [("1", True), ("0", False), ("no such key", False)])
def test_macos_is_asked_by_its_own_program(
    qapp: QGuiApplication, qtbot: QtBot, said: str, reduced: bool
) -> None:
    heard: list[bool] = []
    owner = QObject()
    MacQuestion(heard.append, owner, ("/bin/sh", "-c", f"echo {said}"))
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [reduced]


def test_a_program_that_is_not_there_asks_for_nothing(qapp: QGuiApplication, qtbot: QtBot) -> None:
    heard: list[bool] = []
    owner = QObject()
    MacQuestion(heard.append, owner, ("/no/such/program",))
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [False]


def test_where_there_is_no_bus_nobody_is_asked(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(reduced_motion, "qt_says", lambda: None)
    heard: list[bool] = []
    ask_system(qapp, heard.append, "linux")
    assert heard == [False]
    (tmp_path / "bus").touch()
    assert has_session_bus({"XDG_RUNTIME_DIR": str(tmp_path)})


class Portal(Thread):
    """A desktop portal that knows some settings."""

    def __init__(self, address: str, settings: dict[tuple[str, str], tuple[str, object]]) -> None:
        super().__init__(name="portal")
        self._bus = open_dbus_connection(bus=address)
        self._settings = settings
        self._bus.send_and_get_reply(
            message_bus.RequestName("org.freedesktop.portal.Desktop")  # type: ignore[no-untyped-call]
        )
        self.asked: list[tuple[str, str]] = []

    def run(self) -> None:
        while len(self.asked) < 2:
            message = self._bus.receive(timeout=30)
            fields = message.header.fields
            if message.header.message_type is not MessageType.method_call:
                continue
            assert fields[HeaderFields.interface] == "org.freedesktop.portal.Settings"
            assert fields[HeaderFields.member] == "Read"
            self.asked.append(message.body)
            value = self._settings.get(message.body)
            if value is None:
                self._bus.send(new_error(message, "org.freedesktop.portal.Error.NotFound"))
            else:
                self._bus.send(new_method_return(message, "v", (("v", value),)))
        self._bus.close()


REDUCED = ("org.freedesktop.appearance", "reduced-motion")
ANIMATED = ("org.gnome.desktop.interface", "enable-animations")


@pytest.mark.parametrize(
    ("settings", "reduced"),
    [
        ({REDUCED: ("u", 1)}, True),
        ({REDUCED: ("u", 0), ANIMATED: ("b", True)}, False),
        ({ANIMATED: ("b", False)}, True),
        ({REDUCED: ("u", 0)}, False),
        ({}, False),
    ],
)
def test_linux_is_asked_over_the_portal(
    qapp: QGuiApplication,
    qtbot: QtBot,
    bus: str,
    settings: dict[tuple[str, str], tuple[str, object]],
    reduced: bool,
) -> None:
    from PySide6.QtDBus import QDBusConnection

    portal = Portal(bus, settings)
    portal.start()
    heard: list[bool] = []
    owner = QObject()
    connection = QDBusConnection.connectToBus(bus, f"asking-{reduced}-{len(settings)}")
    PortalQuestion(connection, heard.append, owner)
    assert not heard, "it is not waited for"
    qtbot.waitUntil(lambda: bool(heard))
    portal.join()
    assert heard == [reduced]
    assert set(portal.asked) == {REDUCED, ANIMATED}
    QDBusConnection.disconnectFromBus(connection.name())


def test_a_desktop_without_a_portal_asks_for_nothing(
    qapp: QGuiApplication, qtbot: QtBot, bus: str
) -> None:
    from PySide6.QtDBus import QDBusConnection

    heard: list[bool] = []
    owner = QObject()
    connection = QDBusConnection.connectToBus(bus, "asking-nobody")
    PortalQuestion(connection, heard.append, owner)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [False]
    QDBusConnection.disconnectFromBus(connection.name())
