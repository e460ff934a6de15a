"""The application as the system sees it: its name, its icon, and the files it is asked to open."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFileOpenEvent, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from coup_desktop.desk.theme import HAS_STYLE, STYLE
from coup_desktop.resources import resource_path

_SMALL_SIZES: Final = (16, 20, 24, 32)
_LARGE_SIZES: Final = (48, 64, 128)
"""Pixels of what taskbars and title bars show; the small ones have a drawing of their own."""
_ONE_THREAD: Final = "QT_NO_GUI_THREADPOOL"
"""In the environment: Qt paints without helpers."""


class Application(QApplication):
    """Made once, before the window.

    macOS says by an event, not by an argument, which file a double click is to open: often before
    there is a window. Such a file waits for `open_by`.
    """

    def __init__(self) -> None:
        # By Qt's own option: to be handed a style takes a fiftieth of a start.
        super().__init__(["coup-desktop", "-style", STYLE])
        _paint_by_one_thread()
        self.setProperty(HAS_STYLE, True)
        self.setApplicationDisplayName("Coup Desktop")
        self.setDesktopFileName("coup-desktop")
        if not _has_icon_of_its_own():
            self.setWindowIcon(program_icon())
        self._open: Callable[[Path], None] | None = None
        self._waiting: Path | None = None

    def open_by(self, open_record: Callable[[Path], None]) -> None:
        """Has files that the system hands over opened so; at once, if one waits."""
        self._open = open_record
        if self._waiting is not None:
            path, self._waiting = self._waiting, None
            open_record(path)

    def event(self, event: QEvent) -> bool:
        """Takes a file that is to be opened; of several that come too early, the last."""
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return super().event(event)
        path = Path(event.file())
        if self._open is None:
            self._waiting = path
        else:
            self._open(path)
        return True


def _paint_by_one_thread() -> None:
    """Has Qt hand no stripes of pictures to other threads: the table would take twice as long.

    Qt asks the environment, once, when it first might. What the program opens is not concerned.
    """
    before = os.environ.get(_ONE_THREAD)
    os.environ[_ONE_THREAD] = "1"
    QImage(1, 1, QImage.Format.Format_RGB32).convertToFormat(QImage.Format.Format_RGBA64)
    if before is None:
        del os.environ[_ONE_THREAD]
    else:
        os.environ[_ONE_THREAD] = before


def program_icon() -> QIcon:
    """The program's icon for title bars and taskbars."""
    icon = QIcon()
    for drawing, sizes in (("-small", _SMALL_SIZES), ("", _LARGE_SIZES)):
        renderer = QSvgRenderer(str(resource_path(f"icons/coup-desktop{drawing}.svg")))
        for size in sizes:
            pixmap = QPixmap(QSize(size, size))
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            renderer.render(painter)
            painter.end()
            icon.addPixmap(pixmap)
    return icon


def _has_icon_of_its_own() -> bool:
    """Whether the system shows the bundle's icon, which Qt's would replace in the Dock."""
    return sys.platform == "darwin" and bool(getattr(sys, "frozen", False))
