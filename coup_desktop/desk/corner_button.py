"""A small button in the corner of the prompt bar: a key in a cap, and a few words."""

import math
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.choice_button import paint_cap
from coup_desktop.desk.enter_button import EnterButton
from coup_desktop.desk.theme import Colours, colours_of

_BESIDE: Final = 8
"""Pixels between two of them."""


class CornerButton(EnterButton):
    """Shows whether something is on; whoever owns it checks it, a click only asks for that."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = key
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
        """Stay as it is: whoever owns it says when it is on and when no longer."""

    def words(self) -> tuple[str, str]:
        """What stands on it, and what it does in a sentence or two."""
        raise NotImplementedError

    def _write(self) -> None:
        text, tip = self.words()
        self.setText(text)
        self.setAccessibleName(text)
        key = self.tr("Key: {key}.").format(key=self._key)
        self.setAccessibleDescription(f"{key} {tip}")
        self.setToolTip(f"<p>{tip}</p>")

    def sizeHint(self) -> QSize:
        """A line of words, a cap, and what is drawn behind them."""
        unit = self._unit
        words = QFontMetricsF(fonts.text(13 * self._growth)).horizontalAdvance(self.text())
        width = words + (38 + self.tail) * unit
        return QSize(math.ceil(width), math.ceil(25 * unit))

    @property
    def tail(self) -> int:
        """How wide what is drawn behind the words is, in a usual window."""
        return 0

    def minimumSizeHint(self) -> QSize:
        """Words are never cut."""
        return self.sizeHint()

    @property
    def _unit(self) -> float:
        return self._growth * fonts.factor()

    def changeEvent(self, event: QEvent) -> None:
        """Follow theme, language and text size."""
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
        paint_cap(painter, cap, self._key, ink, fonts.text(12 * self._growth, bold=True))
        font = fonts.text(13 * self._growth)
        painter.setFont(font)
        left = cap.right() + 5 * unit
        words = QRectF(left, box.top(), box.right() - left, box.height())
        painter.drawText(
            words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text()
        )
        left += QFontMetricsF(font).horizontalAdvance(self.text()) + 5 * unit
        self._paint_tail(painter, left, unit, ink)

    def _paint_tail(self, painter: QPainter, left: float, unit: float, ink: QColor) -> None:
        """Draw what stands behind the words."""

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


class BarCorner:
    """The buttons of one corner in a row, the first one outermost; asked and placed as one."""

    def __init__(self, *parts: CornerButton) -> None:
        self._parts: Final = parts

    @property
    def _shown(self) -> list[CornerButton]:
        return [part for part in self._parts if not part.isHidden()]

    def is_empty(self) -> bool:
        """Whether none is shown."""
        return not self._shown

    def size(self) -> QSize:
        """The room that those that are shown need; as high where none is."""
        height = max(part.sizeHint().height() for part in self._parts)
        widths = [part.sizeHint().width() for part in self._shown]
        return QSize(sum(widths) + _BESIDE * max(0, len(widths) - 1), height)

    def set_growth(self, growth: float) -> None:
        """How much larger than in a usual window they are."""
        for part in self._parts:
            part.set_growth(growth)

    def place(self, right: int, top: int) -> None:
        """Put them into the corner whose upper right end is there."""
        for part in self._shown:
            size = part.sizeHint()
            part.setGeometry(right - size.width(), top, size.width(), size.height())
            right -= size.width() + _BESIDE
