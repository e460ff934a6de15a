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
    QRect,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMainWindow, QSplitter, QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.log_panel import LogPanel
from coup_desktop.desk.pots import Pots
from coup_desktop.desk.seat_panel import Panel

_WIDE: Final = 330
_NARROW: Final = 210
"""Widths at the usual text size, in pixels."""
_GAP: Final = 8
"""Pixels left and right of the chronicle's own window beside the main one, with its frame."""
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
_LOWEST: Final = 190
"""Height of its own window at least, in pixels: usually, and where else it covered a seat."""
_STEP: Final = 20
"""How exactly the height of its own window is found out, in pixels."""


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
        self._counter = False
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
        self._insisted = shown or (self._insisted and self._counter)
        self.set_shown(shown)

    def set_counter(self, shown: bool) -> None:
        """Show the card counter, which is a part of its panel, or put that away."""
        self._counter = shown
        self._log.set_counter_shown(shown)
        self._apply()

    def unfold(self) -> None:
        """Show what was chosen also where it was folded away for want of room."""
        self._insisted = True
        self._apply()

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
        self._log.set_lines_shown(self._wanted or not self._counter)
        wanted = self._wanted or self._counter
        visible = wanted and (self._detached or self._roomy or self._insisted)
        if self._detached != self._log.isWindow():
            self._move_out() if self._detached else self._move_in()
        if not self._detached or self._window.isVisible():
            if not visible:
                self._keep_place()
            self._log.setVisible(visible)
        if visible and not self._detached:
            self._spread()
        self.shown.emit(visible and self._wanted)

    def _move_out(self) -> None:
        self._log.setParent(self._window, Qt.WindowType.Tool)
        kept = QByteArray.fromBase64(self._geometry.encode("ascii", "ignore"))
        if not kept.isEmpty() and self._log.restoreGeometry(kept):
            return
        height = max(self._splitter.height() - _TITLE, _LEAST_HEIGHT)
        width = round(_width(narrow=False))
        room, table = self._window.screen().availableGeometry(), _on_screen(self._splitter)
        place = self._beside(room, max(room.top(), table.top()), height)
        if place is None:
            place = self._over_least(table.intersected(room), width, height)
        self._log.resize(place.size())
        self._log.move(place.topLeft())

    def _beside(self, room: QRect, top: int, height: int) -> QRect | None:
        """The place right or left of the window, where the screen has room for it; else None.

        Args:
            room: of the screen.
            top: of the chronicle.
            height: of the chronicle.
        """
        frame = self._window.frameGeometry()
        wide, narrow = round(_width(narrow=False)), round(_width(narrow=True))
        right = min(room.right() - frame.right() - 2 * _GAP, wide)
        left = min(frame.left() - room.left() - 2 * _GAP, wide)
        if max(right, left) < narrow:
            return None
        if right >= left:
            return QRect(frame.right() + _GAP, top, right, height)
        return QRect(frame.left() - _GAP - left, top, left, height)

    def _over_least(self, table: QRect, width: int, height: int) -> QRect:
        """The place in a corner of the table that covers least of it: never the answers.

        Args:
            table: where the table is on the screen.
            width: of the chronicle; it may be narrow instead.
            height: of the chronicle; it may be lower instead.
        """
        parts = [*self._splitter.findChildren(Panel), *self._splitter.findChildren(Pots)]
        taken = [_on_screen(part) for part in parts if part.isVisible()]
        narrow = round(_width(narrow=True))
        sizes = [(w, h) for h in range(height, _LOWEST - 1, -_STEP) for w in (width, narrow)]
        places = [
            QRect(x, y, w, h)
            for w, h in sizes or [(width, height)]
            for x in (table.right() - w - 8, table.left() + 8)
            for y in (table.top() + _TITLE, table.bottom() - h)
        ]

        def cost(place: QRect) -> tuple[int, int]:
            # What a window manager draws round it covers, too.
            whole = place.adjusted(-4, -_TITLE, 4, 2)
            shared = [whole.intersected(part) for part in taken if whole.intersects(part)]
            return sum(_area(part) for part in shared), -_area(place)

        return min(places, key=cost)

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


def _on_screen(part: QWidget) -> QRect:
    return QRect(part.mapToGlobal(QPoint(0, 0)), part.size())


def _area(rect: QRect) -> int:
    return rect.width() * rect.height()


def _width(narrow: bool) -> float:
    return (_NARROW if narrow else _WIDE) * fonts.factor()
