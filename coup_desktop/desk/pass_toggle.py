"""The small switch in the corner of the prompt bar: let things pass until my next turn."""

import math
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.choice_button import paint_cap
from coup_desktop.desk.enter_button import EnterButton
from coup_desktop.desk.theme import Colours, colours_of

PASS_KEY: Final = "L"
"""No answer of any phase has this key."""


class PassToggle(EnterButton):
    """Shows whether things pass; whoever owns it checks it, a click only asks for that."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._growth = 1.0
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._write()

    def set_growth(self, growth: float) -> None:
        """How much larger than in a usual window it is."""
        self._growth = growth
        self.updateGeometry()
        self.update()

    def nextCheckState(self) -> None:
        """Stay as it is: the table says when things pass and when no longer."""

    def _write(self) -> None:
        self.setText(self.tr("Let things pass"))
        self.setAccessibleName(self.text())
        tip = self.tr(
            "Lets every claim pass, without challenge or block, until your next turn, or until "
            "something aims at you. It never decides about your own cards."
        )
        key = self.tr("Key: {key}.").format(key=PASS_KEY)
        self.setAccessibleDescription(f"{key} {tip}")
        self.setToolTip(f"<p>{tip}</p>")

    def sizeHint(self) -> QSize:
        """A line of words, a cap and an arrow."""
        unit = self._unit
        words = QFontMetricsF(fonts.text(13 * self._growth)).horizontalAdvance(self.text())
        return QSize(math.ceil(words + 52 * unit), math.ceil(25 * unit))

    def minimumSizeHint(self) -> QSize:
        """Words are never cut."""
        return self.sizeHint()

    @property
    def _unit(self) -> float:
        return self._growth * fonts.factor()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language, theme and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._write()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.updateGeometry()
        elif event.type() == QEvent.Type.PaletteChange:
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it flat while it is off, and lit while it is on."""
        colours = colours_of(self)
        unit = self._unit
        fill, ink = self._colours(colours)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge = colours.gold if self.isChecked() else colours.panel_edge
        painter.setPen(QPen(QColor(edge), colours.line(1)))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        side = 17 * unit
        cap = QRectF(8 * unit, box.center().y() - side / 2, side, side)
        paint_cap(painter, cap, PASS_KEY, ink, fonts.text(12 * self._growth, bold=True))
        font = fonts.text(13 * self._growth)
        painter.setFont(font)
        left = cap.right() + 5 * unit
        words = QRectF(left, box.top(), box.right() - left, box.height())
        painter.drawText(
            words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text()
        )
        left += QFontMetricsF(font).horizontalAdvance(self.text()) + 5 * unit
        self._paint_arrows(painter, QPointF(left, box.center().y()), unit, ink)

    def _colours(self, colours: Colours) -> tuple[QColor, QColor]:
        if self.isChecked():
            fill, ink = QColor(colours.highlight), QColor(colours.highlight_text)
        else:
            fill, ink = QColor(colours.panel), QColor(colours.quiet)
        if self.isDown():
            fill = fill.darker(118)
        elif self.underMouse():
            fill = fill.lighter(114 if fill.lightness() < 160 else 104)
        return fill, ink

    @staticmethod
    def _paint_arrows(painter: QPainter, at: QPointF, unit: float, ink: QColor) -> None:
        """Two arrow heads: on and on."""
        pen = QPen(ink, 1.7 * unit)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        for i in range(2):
            x = at.x() + (1 + 5 * i) * unit
            tip = QPointF(x + 4 * unit, at.y())
            up, down = QPointF(x, at.y() - 4 * unit), QPointF(x, at.y() + 4 * unit)
            painter.drawPolyline([up, tip, down])
