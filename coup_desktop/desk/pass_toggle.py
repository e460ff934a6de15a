"""The small switch in the corner of the prompt bar: let things pass until my next turn."""

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from coup_desktop.desk.corner_button import CornerButton

PASS_KEY: Final = "L"
"""No answer of any phase has this key."""


class PassToggle(CornerButton):
    """Shows whether things pass; whoever owns it checks it, a click only asks for that."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(PASS_KEY, parent)

    def words(self) -> tuple[str, str]:
        """What stands on it, and what it does."""
        tip = self.tr(
            "Lets every claim pass, without challenge or block, until your next turn, or until "
            "something aims at you. It never decides about your own cards."
        )
        return self.tr("Let things pass"), tip

    @property
    def tail(self) -> int:
        """Room for the arrows."""
        return 14

    def _paint_tail(self, painter: QPainter, left: float, unit: float, ink: QColor) -> None:
        """Two arrow heads: on and on."""
        pen = QPen(ink, 1.7 * unit)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        middle = self.rect().center().y() + 0.5
        for i in range(2):
            x = left + (1 + 5 * i) * unit
            tip = QPointF(x + 4 * unit, middle)
            up, down = QPointF(x, middle - 4 * unit), QPointF(x, middle + 4 * unit)
            painter.drawPolyline([up, tip, down])
