"""Whether things shall travel or fade: as a person chose, or as the system asks for.

Qt can tell from 6.12 on. Before that Linux is asked over the desktop portal, Windows by its own
function, macOS by its own program; none of them is waited for.
"""

import ctypes
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication

from coup_desktop.desk.preferences import member

Tell = Callable[[bool], None]
"""Is told, now or later, whether the system asks for it."""
Ask = Callable[[QObject, Tell], None]
"""Asks a system; the first argument owns what waits for the answer."""

PATIENCE: Final = 2000
"""Milliseconds in which a portal has to answer."""
PORTAL: Final = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
    "Read",
)
PORTAL_SETTINGS: Final = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", 0),
)
"""Namespace, key, and the value that asks for less motion."""
MAC_QUESTION: Final = ("/usr/bin/defaults", "read", "com.apple.universalaccess", "reduceMotion")
GET_CLIENT_AREA_ANIMATION: Final = 0x1042
"""SPI_GETCLIENTAREAANIMATION of Windows: whether windows may move things in themselves."""


class Wish(Enum):
    """What a person can choose; the values are the words of the settings."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class ReducedMotion(QObject):
    """Follows the choice, and the system where that was chosen."""

    changed = Signal(bool)
    """Whether motion is to be reduced, when it is another answer than before."""

    def __init__(self, parent: QObject | None = None, ask: Ask | None = None) -> None:
        """Not reduced, until `choose` is told. `ask`: another way to ask the system."""
        super().__init__(parent)
        self._ask = ask or ask_system
        self._wish = Wish.OFF
        self._reduced = False
        QGuiApplication.instance().applicationStateChanged.connect(self._look_again)  # type: ignore[union-attr]

    @property
    def reduced(self) -> bool:
        """Whether motion is to be reduced."""
        return self._reduced

    def choose(self, word: str) -> None:
        """Put a `Wish` in force, by its word; an unknown one follows the system."""
        self._wish = member(Wish, word, Wish.SYSTEM)
        if self._wish is Wish.SYSTEM:
            self._ask(self, self._heard)
        else:
            self._set(self._wish is Wish.ON)

    @Slot(Qt.ApplicationState)
    def _look_again(self, state: Qt.ApplicationState) -> None:
        """Somebody who comes back may have been in the system's settings."""
        if state is Qt.ApplicationState.ApplicationActive and self._wish is Wish.SYSTEM:
            self._ask(self, self._heard)

    def _heard(self, reduced: bool) -> None:
        if self._wish is Wish.SYSTEM:
            self._set(reduced)

    def _set(self, reduced: bool) -> None:
        if reduced != self._reduced:
            self._reduced = reduced
            self.changed.emit(reduced)


class AskLater(QObject):
    """Asks the system when the window is there: that may take a while."""

    def __init__(self, delay: int, parent: QObject, ask: Ask | None = None) -> None:
        """Args: delay: in milliseconds; ask: another way to ask the system."""
        super().__init__(parent)
        self._ask = ask or ask_system
        self._waiting: tuple[QObject, Tell] | None = None
        self._stopped = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(delay)
        self._timer.timeout.connect(self._is_time)

    def ask(self, owner: QObject, tell: Tell) -> None:
        """As `ask_system`, after the delay; who asks meanwhile is asked for instead."""
        if not self._stopped:
            self._waiting = (owner, tell)
            self._timer.start()

    @Slot()
    def stop(self) -> None:
        """Nobody wants to know any more, nor will."""
        self._stopped = True
        self._timer.stop()

    @Slot()
    def _is_time(self) -> None:
        if self._waiting is not None:
            owner, tell = self._waiting
            self._waiting = None
            self._ask(owner, tell)


def ask_system(owner: QObject, tell: Tell, platform: str = sys.platform) -> None:
    """Asks whichever can tell; where none can, motion is not reduced.

    Args:
        owner: of what waits for the answer.
        tell: is told the answer, at once or later, unless the owner is gone by then.
        platform: as `sys.platform` has it.
    """
    said = qt_says()
    if said is not None:
        tell(said)
    elif platform == "win32":
        tell(windows_says(ctypes.CDLL("user32")))
    elif platform == "darwin":
        MacQuestion(tell, owner)
    elif has_session_bus(os.environ):
        from PySide6.QtDBus import QDBusConnection

        PortalQuestion(QDBusConnection.sessionBus(), tell, owner)
    else:
        tell(False)


def qt_says() -> bool | None:
    """What Qt knows; None where this Qt does not know."""
    style = QGuiApplication.styleHints()
    hints = style.accessibility() if hasattr(style, "accessibility") else None
    preference = getattr(hints, "motionPreference", None)
    return None if preference is None else bool(preference().name != "NoPreference")


def windows_says(user32: Any) -> bool:  # noqa: ANN401 - a library has the functions it has
    """What Windows' accessibility settings say."""
    animated = ctypes.c_int(1)
    known = user32.SystemParametersInfoW(GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
    return bool(known) and not animated.value


def has_session_bus(environ: Mapping[str, str]) -> bool:
    """Whether there is a bus to ask; to look for one where there is none could take long."""
    runtime = environ.get("XDG_RUNTIME_DIR")
    return "DBUS_SESSION_BUS_ADDRESS" in environ or (
        runtime is not None and Path(runtime, "bus").exists()
    )


class PortalQuestion(QObject):
    """Asks the desktop portal; goes away when it has told the answer."""

    def __init__(
        self,
        bus: Any,  # noqa: ANN401
        tell: Tell,
        parent: QObject,
        settings: Sequence[tuple[str, str, int]] = PORTAL_SETTINGS,
    ) -> None:
        """Asks for some settings; yes, if any has the value that is wanted.

        Args:
            bus: a `QDBusConnection`.
            tell: is told the answer.
            parent: the owner.
            settings: each its namespace, key and wanted value.
        """
        from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher

        super().__init__(parent)
        self._tell = tell
        self._open = len(settings)
        self._wished = False
        for namespace, key, wanted in settings:
            message = QDBusMessage.createMethodCall(*PORTAL)
            message.setArguments([namespace, key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(message, PATIENCE), self)
            watcher.finished.connect(partial(self._answered, watcher, wanted))

    def _answered(self, watcher: Any, wanted: int, *_: object) -> None:  # noqa: ANN401
        self._open -= 1
        values = watcher.reply().arguments() if not watcher.isError() else []
        self._wished |= any(_unwrapped(value) == wanted for value in values)
        if not self._open:
            self.deleteLater()
            self._tell(self._wished)


class MacQuestion(QObject):
    """Asks macOS' own program for settings; goes away when it has told the answer."""

    def __init__(
        self, tell: Tell, parent: QObject, command: tuple[str, ...] = MAC_QUESTION
    ) -> None:
        from PySide6.QtCore import QProcess

        super().__init__(parent)
        self._tell: Tell | None = tell
        self._process = QProcess(self)
        self._process.finished.connect(self._answered)
        self._process.errorOccurred.connect(self._answered)
        self._process.start(command[0], command[1:])

    @Slot()
    def _answered(self) -> None:
        if self._tell is not None:
            tell, self._tell = self._tell, None
            said = bytes(self._process.readAllStandardOutput().data()).strip()
            self.deleteLater()
            tell(said == b"1")


def _unwrapped(value: Any) -> Any:  # noqa: ANN401 - whatever a portal answers
    """What a variant in a variant holds."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value
