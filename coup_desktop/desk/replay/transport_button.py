"""The buttons that lead through a recorded game: back, play, on."""

import math
from enum import Enum
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.enter_button import EnterButton
from coup_desktop.desk.theme import Colours, colours_of


class Sign(Enum):
    """What is drawn on a button: bars, and triangles that point back (`<`) or on (`>`)."""

    START = "|<"
    TURN_BACK = "<<"
    STEP_BACK = "<|"
    PLAY = ">"
    PAUSE = "||"
    STEP_ON = "|>"
    TURN_ON = ">>"
    END = ">|"


_RADIUS: Final = 8.0
_HEIGHT: Final = 40
_WIDTH: Final = 35
_WIDE: Final = 52
"""Of the button that plays."""
_SIGN: Final = 13.0
"""Height of what is drawn. All in pixels at the usual text size, in a usual window."""
_BAR: Final = 0.26
_ARROW: Final = 0.72
_GAP: Final = 0.1
"""Widths of the parts, and what is between them, in heights."""


class TransportButton(EnterButton):
    """Shows a sign; its name and its help are the form's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._growth = 1.0
        self._sign = Sign.PLAY
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_sign(self, sign: Sign) -> None:
        """Show another sign."""
        if sign is not self._sign:
            self._sign = sign
            self.updateGeometry()
            self.update()

    def set_growth(self, growth: float) -> None:
        """How much larger than in a usual window it is."""
        self._growth = growth
        self.updateGeometry()
        self.update()

    @property
    def _unit(self) -> float:
        return self._growth * fonts.factor()

    def sizeHint(self) -> QSize:
        """Easy to hit."""
        width = _WIDE if self._plays else _WIDTH
        return QSize(math.ceil(width * self._unit), math.ceil(_HEIGHT * self._unit))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    @property
    def _plays(self) -> bool:
        return self._sign in (Sign.PLAY, Sign.PAUSE)

    def changeEvent(self, event: QEvent) -> None:
        """Follow theme and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.EnabledChange):
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw ground and sign."""
        colours = colours_of(self)
        fill, ink = self._colours(colours)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        edge = colours.gold if self.isEnabled() else colours.panel_edge
        painter.setPen(QPen(QColor(edge), colours.line(1.2)))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawPath(_drawn(self._sign, box.center(), _SIGN * self._unit))

    def _colours(self, colours: Colours) -> tuple[QColor, QColor]:
        if not self.isEnabled():
            return QColor(colours.panel_exiled), QColor(colours.quiet)
        if self._plays:
            fill, ink = QColor(colours.let_pass), QColor(colours.strong_text)
        else:
            fill, ink = QColor(colours.button), QColor(colours.text)
        if self.isDown():
            fill = fill.darker(118)
        elif self.underMouse():
            fill = fill.lighter(114 if fill.lightness() < 160 else 104)
        return fill, ink


def _drawn(sign: Sign, centre: QPointF, height: float) -> QPainterPath:
    """A sign round a point."""
    parts = sign.value
    widths = [height * (_BAR if part == "|" else _ARROW) for part in parts]
    gap = height * (2.4 if sign is Sign.PAUSE else 1.0) * _GAP
    left = centre.x() - (sum(widths) + gap * (len(parts) - 1)) / 2
    path = QPainterPath()
    for part, width in zip(parts, widths, strict=True):
        box = QRectF(left, centre.y() - height / 2, width, height)
        if part == "|":
            path.addRect(box)
        else:
            tip, foot = (box.left(), box.right()) if part == "<" else (box.right(), box.left())
            corners = [(foot, box.top()), (tip, box.center().y()), (foot, box.bottom())]
            path.addPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
            path.closeSubpath()
        left += width + gap
    return path
