"""How small the window can be made: also at once, from a size at which its words are large.

A layout says how small it can be with the words that it has now. In a large window they are large,
and would let it be made small in steps only: a window that is no longer maximised would come back
larger than it was.
"""

from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, QTimer, Slot
from PySide6.QtWidgets import QMainWindow

from coup_desktop.desk.bar_layout import growth_in
from coup_desktop.desk.forms.ui_main_window import Ui_MainWindow

_WHILE: Final = 60
"""Milliseconds after which all that is laid out anew for other words is: in between some of it says
that it is still as large as it was."""
_SPARE: Final = 1.06
"""Smaller words need a little more than their share: no letter becomes too small to be read."""


class LeastWindow(QObject):
    """Keeps the window's least size in step with what it holds."""

    def __init__(self, window: QMainWindow, ui: Ui_MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._ui = ui
        self._growth = 1.0
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(_WHILE)
        self._settled.timeout.connect(self._settle)
        window.setMinimumSize(1, 1)  # from now on it is ours to say
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the layout."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self._window:
            if growth_in(self._window.size()) == self._growth:
                self._set()
            else:
                self._settled.start()
        return super().eventFilter(watched, event)

    @Slot()
    def _settle(self) -> None:
        """Have all that waits for it laid out before the least size is asked for."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self._set()

    def _set(self) -> None:
        self._settled.stop()
        self._growth = growth_in(self._window.size())
        self._window.setMinimumSize(self._least())

    def _least(self) -> QSize:
        layout = self._window.layout()
        now = QSize() if layout is None else layout.totalMinimumSize()
        growth = growth_in(self._window.size())
        if growth == 1:
            return now
        ui = self._ui
        table, foot, margins = ui.table.minimumSizeHint(), ui.foot.minimumSizeHint(), ui.rows
        around = margins.contentsMargins()
        share = _SPARE / growth
        # The chronicle folds away where there is no room beside the table.
        width = max(table.width(), ceil(foot.width() * share)) + around.left() + around.right()
        height = (
            ceil((ui.menuBar.sizeHint().height() + foot.height()) * share)
            + around.top()
            + table.height()
            + margins.spacing()
            + around.bottom()
        )
        return QSize(width, height).boundedTo(now)
