"""A veil over the table while the past is shown: nothing on it is of now."""

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from coup_desktop.desk.pane import Pane
from coup_desktop.desk.theme import Colours, colours_of

STRENGTH: Final = 118
"""How much is veiled, of 255: words below it can still be read."""
_GILT: Final = 0.22
"""Share of gold in the veil: what is old has browned."""


class Veil(Pane):
    """Lies over a widget and all that is in it, lets clicks and help through, says nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        parent.installEventFilter(self)
        self.hide()

    def draw(self) -> None:
        """Cover everything, also what came later."""
        self.raise_()
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as what is covered."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it where something below it was painted."""
        QPainter(self).fillRect(event.rect(), veil_colour(colours_of(self)))


def veil_colour(colours: Colours) -> QColor:
    """The veil's colour in a theme; without gold where contrast is all."""
    room, gold = QColor(colours.room), QColor(colours.gold)
    gilt = 0.0 if colours.contrast else _GILT
    made = QColor(
        *(
            round(a * (1 - gilt) + b * gilt)
            for a, b in zip(room.getRgb()[:3], gold.getRgb()[:3], strict=True)  # type: ignore[index]
        )
    )
    made.setAlpha(STRENGTH // 2 if colours.contrast else STRENGTH)
    return made
