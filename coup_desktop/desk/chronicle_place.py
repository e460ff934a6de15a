"""Where the chronicle is: beside the table, wide or narrow, in a window of its own, or away.

Its own window is the panel itself as a tool window of the main one: no dock widget, which cannot be
dragged under Wayland, and whose title bar looks different everywhere. For a tool window Qt keeps
the main window's shortcuts alive, and every system keeps it above the main window.
"""

import base64
from typing import Final

from PySide6.QtCore import (
    QByteArray,
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMainWindow, QSplitter

from coup_desktop.desk import fonts
from coup_desktop.desk.log_panel import LogPanel

_WIDE: Final = 330
_NARROW: Final = 210
"""Widths at the usual text size, in pixels."""
_MOST: Final = {False: 0.285, True: 0.21}
_LEAST: Final = {False: 0.17, True: 0.1}
"""Shares of the window's width that the chronicle, narrow or not, takes at most and at least."""
_ROOM_BESIDE: Final = 700
"""Width that is left for the table where the wide chronicle stands beside it, in pixels at the
usual text size: with less the seats would take their compact form."""
_ROOM_FOR_TEXT: Final = 630
"""The same for each 100 % of text size more: cards and coins do not grow with it."""
_TITLE: Final = 30
"""What a window manager puts above a window, about, in pixels."""
_LEAST_HEIGHT: Final = 320


class ChroniclePlace(QObject):
    """Puts the chronicle where it was chosen to be."""

    shown = Signal(bool)
    """Whether it is in sight now, for the menu."""
    put_away = Signal()
    """Somebody closed its own window."""
    moved = Signal(str)
    """Where its own window was, for `set_geometry`; when it goes."""

    def __init__(self, log: LogPanel, splitter: QSplitter, window: QMainWindow) -> None:
        """Beside the table at first, in sight and wide.

        Args:
            log: the last of the splitter's widgets.
            splitter: holds the table and the chronicle.
            window: gets the keys that the chronicle's own window has no use for.
        """
        super().__init__(window)
        self._log = log
        self._splitter = splitter
        self._window = window
        self._wanted = True
        self._narrow = False
        self._detached = False
        self._roomy = True
        self._insisted = False
        self._geometry = ""
        self._share: float | None = None
        splitter.setStretchFactor(0, 1)
        splitter.setStretchFactor(1, 0)
        splitter.splitterMoved.connect(self._dragged)
        log.installEventFilter(self)

    # What was chosen.

    def set_shown(self, shown: bool) -> None:
        """Show it, or put it away."""
        self._wanted = shown
        self._apply()

    def insist(self, shown: bool) -> None:
        """Show it also where it was folded away for want of room."""
        self._insisted = shown
        self.set_shown(shown)

    def set_width(self, word: str) -> None:
        """Beside the table: `narrow`; any other word: wide."""
        self._narrow = word == "narrow"
        self._share = None
        self._measure_room()
        self._apply()

    def set_detached(self, detached: bool) -> None:
        """Give it a window of its own, or put it beside the table."""
        self._detached = detached
        self._apply()

    def set_geometry(self, geometry: str) -> None:
        """Say where its own window is to be: what `moved` told."""
        self._geometry = geometry

    # What happens to the main window.

    @Slot()
    def fit(self) -> None:
        """The main window has another size or is shown: fold the chronicle away, or unfold it."""
        before = self._roomy
        self._measure_room()
        if before != self._roomy:
            self._insisted = False
        self._apply()

    def leave(self) -> None:
        """The main window closes, and takes the chronicle's with it."""
        self._keep_place()
        if self._log.isWindow():
            self._log.hide()

    def _measure_room(self) -> None:
        # Folding must not depend on what folds: the wide one is measured also where it is away.
        beside = min(_width(self._narrow), self._window.width() * _MOST[self._narrow])
        room = _ROOM_BESIDE + _ROOM_FOR_TEXT * (fonts.factor() - 1)
        self._roomy = self._window.width() - beside >= room

    # What is done.

    def _apply(self) -> None:
        visible = self._wanted and (self._detached or self._roomy or self._insisted)
        if self._detached != self._log.isWindow():
            self._move_out() if self._detached else self._move_in()
        if not self._detached or self._window.isVisible():
            if not visible:
                self._keep_place()
            self._log.setVisible(visible)
        if visible and not self._detached:
            self._spread()
        self.shown.emit(visible)

    def _move_out(self) -> None:
        self._log.setParent(self._window, Qt.WindowType.Tool)
        kept = QByteArray.fromBase64(self._geometry.encode("ascii", "ignore"))
        if not kept.isEmpty() and self._log.restoreGeometry(kept):
            return
        height = max(self._splitter.height() - _TITLE, _LEAST_HEIGHT)
        self._log.resize(round(_width(narrow=False)), height)
        self._log.move(self._beside())

    def _beside(self) -> QPoint:
        """The place right of the main window, or over the table's edge: never over the answers."""
        frame, room = self._window.frameGeometry(), self._window.screen().availableGeometry()
        left = min(frame.right() + 8, room.right() - self._log.width() - 8)
        top = self._splitter.mapToGlobal(QPoint(0, 0)).y()
        return QPoint(max(room.left(), left), max(room.top(), top))

    def _move_in(self) -> None:
        self._keep_place()
        self._splitter.addWidget(self._log)
        self._splitter.setStretchFactor(1, 0)

    def _keep_place(self) -> None:
        if self._log.isWindow() and self._log.isVisible():
            place = base64.b64encode(self._log.saveGeometry().data()).decode("ascii")
            self._geometry = place
            self.moved.emit(place)

    def _spread(self) -> None:
        """Give the chronicle its width, and the table the rest."""
        whole = self._splitter.width()
        if self._share is None:
            narrow = self._narrow
            wide = max(_width(narrow), whole * _LEAST[narrow])
            width = min(wide, whole * _MOST[narrow])
        else:
            width = whole * self._share
        sizes = [whole - self._splitter.handleWidth() - round(width), round(width)]
        if sizes != self._splitter.sizes():
            self._splitter.setSizes(sizes)

    @Slot()
    def _dragged(self) -> None:
        self._share = self._splitter.sizes()[1] / self._splitter.width()

    @Slot()
    def _closed(self) -> None:
        # Not where the whole program is closed: then it is to be there again.
        if self._window.isVisible():
            self.put_away.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Of its own window: keys go to the main one, and who closes it puts it away.

        With another text size it is as wide as its words want.
        """
        if watched is self._log and event.type() == QEvent.Type.FontChange:
            self.fit()
        if watched is self._log and self._log.isWindow():
            if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
                QCoreApplication.sendEvent(self._window, event)
                return True
            if event.type() == QEvent.Type.Close:
                self._keep_place()
                QTimer.singleShot(0, self, self._closed)
        return super().eventFilter(watched, event)


def _width(narrow: bool) -> float:
    return (_NARROW if narrow else _WIDE) * fonts.factor()
