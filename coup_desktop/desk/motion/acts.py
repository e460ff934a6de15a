"""What moves: each act is one picture on its way, a function of the time from 0 to 1."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import hypot, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from coup_desktop.desk import art
from coup_desktop.desk.faces import CARD_CORNER, LOST_SHADE
from coup_desktop.desk.metrics import CARD_SHAPE

ARC: Final = 0.14
"""How far what flies rises above the straight way, in lengths of the way."""
MARGIN: Final = 2
"""Pixels around a picture that smoothing may touch."""
LEAN: Final = 1.25
"""A tilted card's box, in heights of the card."""

Call = Callable[[], None]


def eased(t: float) -> float:
    """Slow at both ends."""
    return t * t * (3 - 2 * t)


def between(a: float, b: float, t: float) -> float:
    """A value on the way from `a` to `b`."""
    return a + (b - a) * t


def on_arc(a: QPointF, b: QPointF, t: float, arc: float = ARC) -> QPointF:
    """A point on a soft arc from `a` to `b`, above the straight way."""
    rise = arc * hypot(b.x() - a.x(), b.y() - a.y()) * sin(pi * t)
    return QPointF(between(a.x(), b.x(), t), between(a.y(), b.y(), t) - rise)


class Act:
    """One thing that moves, in the table's coordinates.

    `before` is called when the acts begin, `after` when this one has ended or is cut short: each
    exactly once, so what `before` hides `after` brings back.
    """

    rests: bool = False
    """Whether it is seen where it starts before it begins to move."""
    stays: bool = False
    """Whether it stands on the stage when its time is over, until that is cleared."""

    def __init__(self, begin: float = 0.0, end: float = 1.0) -> None:
        self.begin = begin
        self.end = end
        self.before: Call | None = None
        self.after: Call | None = None

    def during(self, before: Call, after: Call) -> "Act":
        """What is done when it begins and when it ends; gives the act itself."""
        self.before, self.after = before, after
        return self

    def progress(self, at: float) -> float:
        """How much of its way lies behind it at a moment, 0 to 1."""
        return min(1.0, max(0.0, (at - self.begin) / (self.end - self.begin)))

    def seen(self, at: float) -> bool:
        """Whether there is anything to paint at a moment."""
        return self.rests or at >= self.begin

    def changes(self, before: float, at: float) -> bool:
        """Whether it looks different at a moment from how it looked before."""
        return True

    def step(self, at: float) -> None:
        """Follow the time in another way than by painting."""

    def box(self, at: float) -> QRect:
        """What it covers at a moment."""
        return QRect()

    def paint(self, painter: QPainter, at: float) -> None:
        """Paint it as it is at a moment."""


class Flight(Act):
    """A picture that travels from one box to another, growing or shrinking on the way."""

    def __init__(
        self,
        picture: QPixmap,
        start: QRectF,
        goal: QRectF,
        *,
        begin: float = 0.0,
        end: float = 1.0,
        rests: bool = True,
        fades: bool = False,
        way: Callable[[float], QPointF] | None = None,
    ) -> None:
        """See the class; `fades`: it is gone where it arrives; `way`: of its middle."""
        super().__init__(begin, end)
        self.rests = rests
        self._picture, self._start, self._goal, self._fades = picture, start, goal, fades
        self._way = way or partial(on_arc, start.center(), goal.center())

    def place(self, at: float) -> QRectF:
        """Where the picture is."""
        t = eased(self.progress(at))
        start, goal = self._start, self._goal
        rect = QRectF(
            0,
            0,
            between(start.width(), goal.width(), t),
            between(start.height(), goal.height(), t),
        )
        rect.moveCenter(self._way(t))
        return rect

    def box(self, at: float) -> QRect:
        """See `Act`."""
        return _around(self.place(at))

    def paint(self, painter: QPainter, at: float) -> None:
        """See `Act`."""
        t = self.progress(at)
        painter.setOpacity(min(1.0, 3 * (1 - t)) if self._fades else 1.0)
        painter.drawPixmap(self.place(at), self._picture, QRectF(self._picture.rect()))


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies."""

    centre: QPointF
    height: float
    angle: float = 0.0
    """Degrees, clockwise."""
    up: float = 0.0
    """0: its back shows; 1: its face; between: it is being turned."""
    shade: float = 0.0
    """0: bright, as cards lie; 1: in the shade, as lost ones do."""


class CardMove(Act):
    """A card that goes through poses, each with the moment (0 to 1 of its own time) it has it."""

    def __init__(
        self,
        poses: Sequence[tuple[float, Pose]],
        back: QPixmap,
        front: QPixmap | None = None,
        *,
        begin: float = 0.0,
        end: float = 1.0,
    ) -> None:
        super().__init__(begin, end)
        self.rests = True
        self._poses = tuple(poses)
        self._back, self._front = back, front

    def pose(self, at: float) -> Pose:
        """How it lies at a moment."""
        t = self.progress(at)
        before = self._poses[0]
        for after in self._poses[1:]:
            if t < after[0]:
                way = eased(max(0.0, t - before[0]) / (after[0] - before[0]))
                return _pose_between(before[1], after[1], way)
            before = after
        return before[1]

    def box(self, at: float) -> QRect:
        """See `Act`."""
        pose = self.pose(at)
        side = pose.height * (LEAN if pose.angle else 1)
        rect = QRectF(0, 0, side * (1 if pose.angle else CARD_SHAPE), side)
        rect.moveCenter(pose.centre)
        return _around(rect)

    def paint(self, painter: QPainter, at: float) -> None:
        """See `Act`."""
        pose = self.pose(at)
        face = self._front if pose.up >= 0.5 and self._front is not None else self._back
        turned = abs(1 - 2 * pose.up) if self._front is not None else 1.0
        painter.translate(pose.centre)
        painter.rotate(pose.angle)
        width = pose.height * CARD_SHAPE * max(turned, 0.03)
        target = QRectF(-width / 2, -pose.height / 2, width, pose.height)
        painter.drawPixmap(target, face, QRectF(face.rect()))
        if pose.shade > 0:
            painter.setOpacity(pose.shade)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(LOST_SHADE)
            corner = CARD_CORNER * target.width()
            painter.drawRoundedRect(target, corner, corner)


class Fade(Act):
    """A picture of how it was, which gives way to how it is."""

    def __init__(self, picture: QPixmap, corner: QPointF, *, end: float = 1.0) -> None:
        super().__init__(0.0, end)
        self._picture, self._corner = picture, corner

    def box(self, at: float) -> QRect:
        """See `Act`."""
        return QRectF(self._corner, self._picture.deviceIndependentSize()).toAlignedRect()

    def paint(self, painter: QPainter, at: float) -> None:
        """See `Act`."""
        painter.setOpacity(1 - eased(self.progress(at)))
        art.put(painter, self._picture, self._corner)


class Ring(Act):
    """A ring around something; it widens, where `end_radius` is larger, and fades."""

    def __init__(
        self,
        centre: QPointF,
        radius: float,
        end_radius: float,
        colour: QColor,
        *,
        begin: float = 0.0,
        end: float = 1.0,
    ) -> None:
        super().__init__(begin, end)
        self._centre, self._radius, self._wide, self._colour = centre, radius, end_radius, colour
        self._line = max(2.0, radius * 0.14)

    def box(self, at: float) -> QRect:
        """See `Act`."""
        reach = self._reach(at) + self._line
        rect = QRectF(0, 0, 2 * reach, 2 * reach)
        rect.moveCenter(self._centre)
        return _around(rect)

    def paint(self, painter: QPainter, at: float) -> None:
        """See `Act`."""
        t = self.progress(at)
        painter.setOpacity(1 - t * t)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._colour, self._line * (1 - 0.5 * t)))
        reach = self._reach(at)
        painter.drawEllipse(self._centre, reach, reach)

    def _reach(self, at: float) -> float:
        t = self.progress(at)
        return between(self._radius, self._wide, 1 - (1 - t) * (1 - t))


class Pop(Act):
    """A picture that comes up in its place, or falls out of it, and fades."""

    def __init__(
        self,
        picture: QPixmap,
        place: QRectF,
        *,
        falls: bool = False,
        swells: bool = True,
        begin: float = 0.0,
        end: float = 1.0,
    ) -> None:
        """See the class; `swells`: it is small at first, where it does not fall."""
        super().__init__(begin, end)
        self._picture, self._place, self._falls = picture, place, falls
        self._small = 0.5 if swells and not falls else 1.0

    def _rect(self, at: float) -> QRectF:
        t = self.progress(at)
        size = self._place.size() * between(self._small, 1.0, min(1.0, 3 * t))
        rect = QRectF(QPointF(0, 0), size)
        rect.moveCenter(self._place.center())
        if self._falls:
            rect.translate(0, self._place.height() * 0.9 * t * t)
        return rect

    def box(self, at: float) -> QRect:
        """See `Act`."""
        return _around(self._rect(at))

    def paint(self, painter: QPainter, at: float) -> None:
        """See `Act`."""
        t = self.progress(at)
        painter.setOpacity(min(1.0, 2.5 * (1 - t)))
        painter.drawPixmap(self._rect(at), self._picture, QRectF(self._picture.rect()))


class Follow(Act):
    """Tells something else how far the time is, eased; 1 at the end in any case."""

    def __init__(self, tell: Callable[[float], None], *, end: float = 1.0) -> None:
        super().__init__(0.0, end)
        self._tell = tell
        self.during(lambda: tell(0.0), lambda: tell(1.0))

    def step(self, at: float) -> None:
        """See `Act`."""
        self._tell(eased(self.progress(at)))


def _around(rect: QRectF) -> QRect:
    return rect.toAlignedRect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)


def _pose_between(a: Pose, b: Pose, t: float) -> Pose:
    return Pose(
        on_arc(a.centre, b.centre, t),
        between(a.height, b.height, t),
        between(a.angle, b.angle, t),
        between(a.up, b.up, t),
        between(a.shade, b.shade, t),
    )
