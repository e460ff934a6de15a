"""A speech bubble beside a seat."""

from functools import partial
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from coup_desktop.desk import art
from coup_desktop.desk.theme import Colours, colours_of

PAD_X: Final = 0.85
PAD_Y: Final = 0.36
TAIL: Final = 0.55
"""In heights of the letters."""
SMALL: Final = 0.8
"""How large a bubble is when it begins to appear."""


class ClaimBubble(QLabel):
    """What a seat says. Placed by the table, its tail towards the seat."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words = ""
        self._short = ""
        self._measured: dict[tuple[int, bool, int], tuple[QSizeF, int]] = {}
        self._seat = QRectF()
        self._there = 1.0
        self._swells = True
        self._ground: tuple[tuple[object, ...], QPixmap] | None = None
        self.hide()

    @property
    def tail(self) -> float:
        """How long the tail is; so much room is left on every side."""
        return TAIL * self.font().pixelSize()

    @property
    def can_be_brief(self) -> bool:
        """Whether there are shorter words for the same."""
        return bool(self._short)

    def inks(self, colours: Colours) -> tuple[str, str, str]:
        """The colours of words, ground and outline."""
        return colours.page_text, colours.page, colours.page_outline

    def say(self, words: str, short: str) -> None:
        """Say something: all of it at first.

        Args:
            words: what is said.
            short: the same for where there is little room; empty: there is nothing shorter.
        """
        self._words, self._short = words, short if short != words else ""
        self._measured.clear()
        self.be_brief(False)

    def be_brief(self, brief: bool) -> None:
        """Say the shorter words, where there are any, or all."""
        self.setText(self._short if brief and self._short else self._words)

    def body_for(self, width: int, *, brief: bool) -> tuple[QSizeF, int]:
        """What it needs without its tails where its words may be so wide, and its lines."""
        pixels = self.font().pixelSize()
        key = (width, brief, pixels)
        if key not in self._measured:
            flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
            words = self._short if brief and self._short else self._words
            letters = self.fontMetrics()
            room = letters.boundingRect(0, 0, width, 10_000, flags, words)
            lines = round(room.height() / letters.lineSpacing())
            # A whole number of pixels with its tails, so that it lies on whole pixels.
            wide = ceil(room.width() + 2 * (PAD_X * pixels + self.tail) + 2) - 2 * self.tail
            high = ceil(room.height() + 2 * (PAD_Y * pixels + self.tail)) - 2 * self.tail
            self._measured[key] = (QSizeF(wide, high), lines)
        return self._measured[key]

    def point_to(self, seat: QRectF) -> None:
        """Point the tail at a seat, given in the parent's coordinates."""
        self._seat = seat
        self.update()

    def come(self, there: float, *, swells: bool = True) -> None:
        """Let it appear.

        Args:
            there: how much of it is there, 0 to 1.
            swells: whether it grows meanwhile; else it stands in its size from the start.
        """
        if there != self._there:
            self._there, self._swells = there, swells
            self.update()

    def body(self) -> QRectF:
        """The bubble without the room for its tail, in own coordinates."""
        return QRectF(self.rect()).adjusted(self.tail, self.tail, -self.tail, -self.tail)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint bubble, tail and words."""
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        body = self.body()
        if self._there < 1:
            painter.setOpacity(self._there)
            if self._swells:
                size = SMALL + (1 - SMALL) * self._there
                painter.translate(body.center())
                painter.scale(size, size)
                painter.translate(-body.center())
        art.put(painter, self._painted_ground(colours), QPointF(0, 0))
        painter.setPen(QColor(self.inks(colours)[0]))
        pad = PAD_X * self.font().pixelSize() - 1
        words = body.adjusted(pad, 0, -pad, 0)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
        painter.drawText(words, flags, self.text())

    def _painted_ground(self, colours: Colours) -> QPixmap:
        """Bubble and tail without the words, painted once as long as they stand there."""
        size, ratio = QSizeF(self.size()), self.devicePixelRatioF()
        seat = self._seat.translated(-QPointF(self.pos()))
        key = (colours.name, size, ratio, self.font().pixelSize(), seat)
        if self._ground is None or self._ground[0] != key:
            paint = partial(self._paint_ground, colours)
            self._ground = (key, art.painted(size, ratio, paint))
        return self._ground[1]

    def _paint_ground(self, colours: Colours, painter: QPainter) -> None:
        body = self.body()
        unit = self.font().pixelSize() / 16
        radius = min(14.0 * unit, body.height() / 2)
        shape = QPainterPath()
        shape.addRoundedRect(body.adjusted(0.7, 0.7, -0.7, -0.7), radius, radius)
        shape = shape.united(self._beak(body, radius, unit))
        _, ground, outline = self.inks(colours)
        painter.setPen(QPen(QColor(outline), colours.line(1.4 * unit)))
        painter.setBrush(QColor(ground))
        painter.drawPath(shape)

    def _beak(self, body: QRectF, radius: float, unit: float) -> QPainterPath:
        """A small beak on the side where the mouth is."""
        seat = self._seat.translated(-QPointF(self.pos()))
        beak = QPainterPath()
        if seat.right() <= body.left() + self.tail or seat.left() >= body.right() - self.tail:
            right = seat.center().x() > body.center().x()
            low, high = body.top() + radius, body.bottom() - radius
            y = min(max(seat.center().y(), low), high) if low < high else body.center().y()
            edge, out = (body.right(), 1) if right else (body.left(), -1)
            points = (
                (edge - 2 * out, y - 6 * unit),
                (edge + out * (self.tail - 1), y),
                (edge - 2 * out, y + 6 * unit),
            )
        else:
            left, right_end = body.left() + radius + 8 * unit, body.right() - radius - 8 * unit
            x = seat.center().x()
            x = min(max(x, left), right_end) if left < right_end else body.center().x()
            down = seat.center().y() > body.center().y()
            edge, out = (body.bottom(), 1) if down else (body.top(), -1)
            points = (
                (x - 7 * unit, edge - 2 * out),
                (x, edge + out * (self.tail - 1)),
                (x + 7 * unit, edge - 2 * out),
            )
        beak.moveTo(*points[0])
        beak.lineTo(*points[1])
        beak.lineTo(*points[2])
        beak.closeSubpath()
        return beak


class TalkBubble(ClaimBubble):
    """A line of talk, which is no move: on wood, where claims are on paper."""

    def inks(self, colours: Colours) -> tuple[str, str, str]:
        """The colours of the table's rim."""
        return colours.cloth_text, colours.walnut_dark, colours.gold
