"""The ground that the pages of the foot have in common."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from coup_desktop.desk.seat_panel import Section
from coup_desktop.desk.theme import colours_of

CORNER: Final = 12.0
"""Radius in pixels."""
_FRAME: Final = 1.6
"""Pixels that the frame is thick."""


class FootPage(Section):
    """A section on a rounded panel with a golden frame."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground and frame."""
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.gold), colours.line(_FRAME)))
        painter.setBrush(QColor(colours.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), CORNER, CORNER)
