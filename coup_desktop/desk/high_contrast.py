"""Whether the system asks for high contrast, where Qt cannot tell.

Qt can from 6.10 on. Before that Linux is asked over the desktop portal, Windows by its own
function, macOS by its own program; none of them is waited for.
"""

import ctypes
import os
import sys
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication

from coup_desktop.desk.reduced_motion import (
    Ask,
    MacQuestion,
    PortalQuestion,
    Tell,
    has_session_bus,
)

PORTAL_SETTINGS: Final = (
    ("org.freedesktop.appearance", "contrast", 1),
    ("org.gnome.desktop.a11y.interface", "high-contrast", 1),
)
"""Namespace, key, and the value that asks for more contrast."""
MAC_QUESTION: Final = (
    "/usr/bin/defaults",
    "read",
    "com.apple.universalaccess",
    "increaseContrast",
)
GET_HIGH_CONTRAST: Final = 0x0042
"""SPI_GETHIGHCONTRAST of Windows."""
IS_ON: Final = 0x0001
"""HCF_HIGHCONTRASTON of Windows."""


class WindowsAnswer(ctypes.Structure):
    """HIGHCONTRASTW of Windows."""

    _fields_ = (
        ("size", ctypes.c_uint32),
        ("flags", ctypes.c_uint32),
        ("scheme", ctypes.c_void_p),
    )


class ContrastWish(QObject):
    """Asks the system whenever somebody comes to the program: at its start, and afterwards."""

    changed = Signal()
    """The system asks for something else than before."""

    def __init__(self, parent: QObject | None = None, ask: Ask | None = None) -> None:
        """Not wished, until the system says so. `ask`: another way to ask it."""
        super().__init__(parent)
        self._ask = ask or ask_system
        self._wished = False
        self._waits = False
        QGuiApplication.instance().applicationStateChanged.connect(self._look)  # type: ignore[union-attr]

    @property
    def wished(self) -> bool:
        """Whether the system asks for high contrast."""
        return self._wished

    @Slot(Qt.ApplicationState)
    def _look(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive and not self._waits:
            self._waits = True
            self._ask(self, self._heard)

    def _heard(self, wished: bool) -> None:
        self._waits = False
        if wished != self._wished:
            self._wished = wished
            self.changed.emit()


def ask_system(owner: QObject, tell: Tell, platform: str = sys.platform) -> None:
    """Asks whichever can tell; where none can, no contrast is wished.

    Args:
        owner: of what waits for the answer.
        tell: is told the answer, at once or later, unless the owner is gone by then.
        platform: as `sys.platform` has it.
    """
    if platform == "win32":
        tell(windows_says(ctypes.CDLL("user32")))
    elif platform == "darwin":
        MacQuestion(tell, owner, MAC_QUESTION)
    elif has_session_bus(os.environ):
        from PySide6.QtDBus import QDBusConnection

        PortalQuestion(QDBusConnection.sessionBus(), tell, owner, PORTAL_SETTINGS)
    else:
        tell(False)


def windows_says(user32: Any) -> bool:  # noqa: ANN401 - a library has the functions it has
    """What Windows' accessibility settings say."""
    size = ctypes.sizeof(WindowsAnswer)
    answer = WindowsAnswer(size=size)
    known = user32.SystemParametersInfoW(GET_HIGH_CONTRAST, size, ctypes.byref(answer), 0)
    return bool(known) and bool(answer.flags & IS_ON)
