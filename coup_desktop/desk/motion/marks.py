"""What stands for a while: it is painted when it comes and when it goes, not in between."""

from functools import partial
from math import inf
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from coup_desktop.desk import art
from coup_desktop.desk.faces import CARD_CORNER
from coup_desktop.desk.motion.acts import MARGIN, Act, between, eased

LEVELS: Final = 6
"""In so many steps it comes and goes: each is a new painting of all that lies below."""
COMING: Final = 0.1
"""How long it comes or goes, in parts of the whole motion."""
SMALL: Final = 0.6
"""How large a mark is when it begins to grow."""
HALO: Final = 0.035
"""Width of the line of a halo, in heights of the seat."""
DISC: Final = 0.3
"""Diameter of a seal's disc, in heights of the card."""

_TICK: Final = ((-0.42, 0.04), (-0.12, 0.36), (0.44, -0.32))
_CROSS: Final = (((-0.34, -0.34), (0.34, 0.34)), ((0.34, -0.34), (-0.34, 0.34)))
"""Of a disc, in its radii."""


class Still(Act):
    """Something that comes, stands and goes, or stays."""

    def __init__(
        self,
        begin: float = 0.0,
        end: float = 1.0,
        *,
        fade: float = COMING,
        stays: bool = False,
    ) -> None:
        """See the class; `fade`: how long it comes and goes; `stays`: it does not go."""
        super().__init__(begin, end)
        self.stays = stays
        self._fade, self._stood = fade, False

    def leave(self, end: float, fade: float) -> None:
        """Let it, which stands, go in the next motion."""
        self.begin, self.end = 0.0, end
        self.stays, self._stood, self._fade = False, True, min(fade, end)

    def come(self, at: float) -> float:
        """How far it has come; 1 and more: it is there."""
        return inf if self._stood else (at - self.begin) / self._fade

    def level(self, at: float) -> int:
        """How much of it is there at a moment, 0 to `LEVELS`."""
        left = 1.0 if self.stays else (self.end - at) / self._fade
        return round(LEVELS * max(0.0, min(1.0, self.come(at), left)))

    def changes(self, before: float, at: float) -> bool:
        """See `Act`."""
        return self.level(before) != self.level(at)


class Shade(Still):
    """A veil over a seat that has no part in what happens."""

    def __init__(self, place: QRectF, radius: float, colour: QColor, fade: float) -> None:
        """See the class; it stays."""
        super().__init__(fade=fade, stays=True)
        self._place, self._radius, self._colour = place, radius, colour

    def box(self, at: float) -> QRect:
        """See `Act`."""
        return self._place.toAlignedRect()

    def paint(self, painter: QPainter, at: float) -> None:
        """See `Act`."""
        painter.setOpacity(self.level(at) / LEVELS)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        painter.drawRoundedRect(self._place, self._radius, self._radius)


class Halo(Act):
    """A frame round a seat that widens calmly and fades."""

    def __init__(
        self,
        place: QRectF,
        radius: float,
        colour: QColor,
        *,
        begin: float = 0.0,
        end: float = 1.0,
    ) -> None:
        super().__init__(begin, end)
        self._place, self._radius, self._colour = place, radius, colour
        self._line = max(2.0, place.height() * HALO)

    def box(self, at: float) -> QRect:
        """See `Act`."""
        return self._frame(at, self._line).toAlignedRect()

    def paint(self, painter: QPainter, at: float) -> None:
        """See `Act`."""
        t = self.progress(at)
        painter.setOpacity((1 - t) * min(1.0, 6 * t))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._colour, self._line))
        radius = self._radius + self._reach(at)
        painter.drawRoundedRect(self._frame(at), radius, radius)

    def _reach(self, at: float) -> float:
        return 4 * self._line * eased(self.progress(at))

    def _frame(self, at: float, more: float = 0.0) -> QRectF:
        out = self._reach(at) + more
        return self._place.adjusted(-out, -out, out, out)


class Mark(Still):
    """A picture that comes up in its place and stands."""

    def __init__(
        self,
        picture: QPixmap,
        place: QRectF,
        *,
        swells: bool = False,
        begin: float = 0.0,
        stays: bool = False,
    ) -> None:
        """See the class; `swells`: it grows while it comes."""
        super().__init__(begin, stays=stays)
        self._picture, self.place, self._swells = picture, place, swells

    def changes(self, before: float, at: float) -> bool:
        """See `Act`."""
        growing = self._swells and self.come(before) < 1
        return growing or super().changes(before, at)

    def box(self, at: float) -> QRect:
        """Where it stands; it is smaller while it grows."""
        return self.place.toAlignedRect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def paint(self, painter: QPainter, at: float) -> None:
        """See `Act`."""
        painter.setOpacity(self.level(at) / LEVELS)
        rect = self.place
        come = self.come(at)
        if self._swells and come < 1:
            rect = QRectF(QPointF(0, 0), rect.size() * between(SMALL, 1.0, eased(max(0.0, come))))
            rect.moveCenter(self.place.center())
            painter.drawPixmap(rect, self._picture, QRectF(self._picture.rect()))
        else:
            art.put(painter, self._picture, rect.topLeft())


def dot(side: float, ratio: float, colour: QColor, edge: QColor) -> QPixmap:
    """A dot with an edge that is seen on any ground."""
    key = f"dot:{colour.name()}:{edge.name()}"
    return art.cached(key, QSizeF(side, side), ratio, partial(_dot, side, colour, edge))


def _dot(side: float, colour: QColor, edge: QColor, painter: QPainter) -> None:
    line = max(1.2, side * 0.15)
    painter.setPen(QPen(edge, line))
    painter.setBrush(colour)
    painter.drawEllipse(QRectF(0, 0, side, side).adjusted(line, line, -line, -line))


def sealed(card: QRectF) -> QRectF:
    """The box of a seal that is set on a card."""
    out = DISC * card.height() / 2
    return card.adjusted(-out, -out, out, out)


def seal(card: QSizeF, ratio: float, colour: QColor, edge: QColor, *, good: bool) -> QPixmap:
    """A seal on a card: a ring round it, and a disc with a tick or a cross on its upper corner.

    Args:
        card: the card's size, in logical pixels.
        ratio: device pixels a logical one.
        colour: of ring and disc.
        edge: of what is drawn on the disc, and round it.
        good: whether it is a tick.
    """
    box = sealed(QRectF(QPointF(0, 0), card))
    key = f"seal:{colour.name()}:{edge.name()}:{good}"
    paint = partial(_seal, card, colour, edge, good)
    return art.cached(key, box.size(), ratio, paint)


def _seal(card: QSizeF, colour: QColor, edge: QColor, good: bool, painter: QPainter) -> None:
    radius = DISC * card.height() / 2
    rect = QRectF(QPointF(radius, radius), card)
    line = max(2.5, 0.045 * card.height())
    corner = CARD_CORNER * card.width()
    for width, ink in ((2 * line + 1, edge), (line, colour)):
        painter.setPen(QPen(ink, width))
        painter.drawRoundedRect(rect, corner, corner)
    painter.translate(rect.topRight() + QPointF(-radius * 0.4, radius * 0.4))
    painter.setPen(QPen(edge, max(1.2, radius * 0.14)))
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(0, 0), radius * 0.93, radius * 0.93)
    pen = QPen(edge, max(1.8, radius * 0.26))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    lines = [_TICK] if good else list(_CROSS)
    for points in lines:
        painter.drawPolyline([QPointF(x * radius, y * radius) for x, y in points])
