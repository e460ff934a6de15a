"""The program's icon, large, for dialogs that tell of the program."""

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from coup_desktop.desk import art

_PICTURE: Final = "icons/coup-desktop.svg"
_SIDE: Final = 64


class ProgramSign(QWidget):
    """A picture only: what it stands for is written beside it."""

    def sizeHint(self) -> QSize:
        """A square."""
        return QSize(_SIDE, _SIDE)

    def minimumSizeHint(self) -> QSize:
        """No less."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it in the middle."""
        rect = QRectF(0, 0, _SIDE, _SIDE)
        rect.moveCenter(QRectF(self.rect()).center())
        painter = QPainter(self)
        art.draw(painter, _PICTURE, rect)
        painter.end()
