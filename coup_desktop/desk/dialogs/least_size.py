"""A dialog is never so small that words are cut.

A layout knows how small it can be, but takes wrapped words for as flat as they can be: as high as
in a very wide window. So the least height is that of the least width.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QDialog

from coup_desktop.desk import fonts

FRAME: Final = QSize(8, 40)
"""What a window manager adds to a window, about."""
_TELLING: Final = {QEvent.Type.Show, QEvent.Type.LayoutRequest, QEvent.Type.FontChange}


class LeastSize(QObject):
    """Keeps a dialog's least size in step with what it holds and with the text size."""

    def __init__(self, dialog: QDialog, width: int) -> None:
        """Begin at once: with the size for the text size, if the screen has room for it.

        Args:
            dialog: has a layout; as large as at the usual text size.
            width: its least, in pixels at the usual text size, if the screen is so wide.
        """
        super().__init__(dialog)
        self._dialog = dialog
        self._width = width
        room = dialog.screen().availableGeometry().size() - FRAME
        dialog.resize((dialog.size() * fonts.factor()).boundedTo(room))
        dialog.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See what the dialog needs now."""
        if event.type() in _TELLING:
            self._measure()
        return super().eventFilter(watched, event)

    def _measure(self) -> None:
        layout = self._dialog.layout()
        if layout is None:
            return
        least = layout.totalMinimumSize()
        room = self._dialog.screen().availableGeometry().width() - FRAME.width()
        width = max(least.width(), min(round(self._width * fonts.factor()), room))
        height = least.height()
        if layout.hasHeightForWidth():
            height = max(height, layout.totalMinimumHeightForWidth(width))
        if self._dialog.minimumSize() != QSize(width, height):
            self._dialog.setMinimumSize(width, height)
