"""Where the seats go: round an oval, none over another, none over the pots in the middle.

Seats are boxes and tables are wide, so equal angles will not do. The distance of two seats is taken
in seats: 1 is where they touch. Along half of a superellipse the seats are set so that all
neighbours are equally far apart; the largest scale at which that distance is at least 1 wins.
"""

from bisect import bisect_left
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import count
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSize, QSizeF

from coup_desktop.desk import fonts
from coup_desktop.desk.metrics import (
    CAPTIONS,
    LARGEST_COMPACT,
    LARGEST_SCALE,
    SMALLEST_SCALE,
    Metrics,
    metrics,
)

EDGE: Final = 5.0
GAP: Final = 6.0
SHAPES: Final = (2.3, 3.0, 4.2, 7.0, 30.0)
"""Exponents of the superellipse that the seats' centres lie on, from oval to box."""
FLATTEST: Final = 4.5
"""Width to height, at most, of the table that the seats stand round."""
SAMPLES: Final = 64
ROUNDS: Final = 6
STEP: Final = 5
"""How exactly the least size of a table is found out, in pixels."""
MOCK: Final = QSizeF(950, 640)
"""The table of the mock, where the scale is 1."""


_Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Placement:
    """The places at a table."""

    metrics: Metrics
    seats: tuple[QRectF, ...]
    """Clockwise on the screen, from the seat at the bottom."""
    pots: QRectF


@dataclass(frozen=True, slots=True)
class _Table:
    width: float
    height: float
    seats: int
    own: bool
    teams: bool
    captions: tuple[str, str, str]
    compact: bool = False

    def sizes(self, scale: float) -> Metrics:
        """At a scale."""
        return metrics(
            round(scale, 2), teams=self.teams, compact=self.compact, captions=self.captions
        )

    def of_size(self, width: float, height: float) -> "_Table":
        """The same seats on a table of another size."""
        return replace(self, width=width, height=height)


def place(
    width: float,
    height: float,
    seats: int,
    *,
    own: bool,
    teams: bool,
    captions: tuple[str, str, str] = CAPTIONS,
) -> Placement:
    """The best placement.

    Args:
        width: of the table view, in logical pixels.
        height: of the table view.
        seats: how many, at least 1.
        own: whether the seat at the bottom is the larger one with an open hand.
        teams: whether seats show a team's sign and there is a reserve.
        captions: of Court, Treasury and reserve, at their widest.

    Returns:
        Places that do not overlap, as large as they can be; compact ones where others do not fit.
        On a table smaller than `least` they may overlap.
    """
    return _placed(_Table(width, height, seats, own, teams, captions), fonts.percent())


def least(
    seats: int, *, own: bool, teams: bool, captions: tuple[str, str, str] = CAPTIONS
) -> QSize:
    """The size of the smallest table that the seats fit at; see `place`."""
    table = _Table(0, 0, seats, own, teams, captions, compact=True)
    return _least(table, fonts.percent())


@lru_cache(maxsize=64)
def _placed(table: _Table, _percent: int) -> Placement:
    beyond = (table.width - FLATTEST * table.height) / 2
    if beyond > 0:
        found = _found(table.of_size(FLATTEST * table.height, table.height))
        seats = tuple(seat.translated(beyond, 0).toRect().toRectF() for seat in found.seats)
        pots = found.pots.translated(beyond, 0).toRect().toRectF()
        return replace(found, seats=seats, pots=pots)
    return _found(table)


def _found(table: _Table) -> Placement:
    return _best(table) or _best(replace(table, compact=True)) or _squeezed(table)


@lru_cache(maxsize=64)
def _least(table: _Table, _percent: int) -> QSize:
    """As high as seats, pots and seats above one another, and as wide as it must be for that.

    What fits at a width fits at a greater one, so that halving finds the least.
    """
    sizes = table.sizes(SMALLEST_SCALE)
    own = sizes.own_seat if table.own else sizes.seat
    low = round(sizes.seat.height() + sizes.pots.height() + own.height() + 2 * (EDGE + GAP))
    wide = round(12 * sizes.seat.width())

    def fits(width: int, height: int) -> bool:
        small = table.of_size(width, height)
        return any(_at(small, shape, SMALLEST_SCALE) for shape in SHAPES)

    high = next(high for high in count(low, STEP) if fits(wide, high)) + STEP
    widths = range(round(sizes.pots.width()), wide + STEP, STEP)
    width = widths[bisect_left(widths, True, key=lambda width: fits(width, high))]
    return QSize(width + 2 * STEP, high)


def _best(table: _Table) -> Placement | None:
    best: Placement | None = None
    most = LARGEST_COMPACT if table.compact else min(LARGEST_SCALE, _largest(table))
    for shape in SHAPES:
        # A rounder table is handsomer: a boxier one must win by a step.
        if best is not None and best.metrics.scale * 1.06 >= round(most, 2):
            break
        found = _largest_at(table, shape, most)
        if found and (best is None or found.metrics.scale > best.metrics.scale * 1.06):
            best = found
    return best


def _largest(table: _Table) -> float:
    room = min(table.width / MOCK.width(), table.height / MOCK.height())
    few = 1.3 if table.seats <= 4 else 1.15 if table.seats <= 6 else 1.05
    return max(SMALLEST_SCALE, room * few)


def _largest_at(table: _Table, shape: float, most: float) -> Placement | None:
    found = _at(table, shape, most)
    if found:
        return found
    low, high = SMALLEST_SCALE, most
    found = _at(table, shape, low)
    if found is None:
        return None
    for _ in range(ROUNDS):
        middle = (low + high) / 2
        tried = _at(table, shape, middle)
        if tried:
            found, low = tried, middle
        else:
            high = middle
    return found


def _at(table: _Table, shape: float, scale: float) -> Placement | None:
    sizes = table.sizes(scale)
    curve = _Curve(table, sizes, shape)
    places = curve.seats(1.0)
    if places is None:
        return None
    low, high = 1.0, 8.0
    for _ in range(ROUNDS + 3):
        middle = (low + high) / 2
        tried = curve.seats(middle)
        if tried:
            places, low = tried, middle
        else:
            high = middle
    pots = _pots(table, sizes, places)
    return Placement(sizes, tuple(places), pots) if _free(table, places, pots) else None


def _squeezed(table: _Table) -> Placement:
    """Where nothing fits: equal angles at the smallest scale."""
    sizes = replace(table, compact=True).sizes(SMALLEST_SCALE)
    curve = _Curve(table, sizes, SHAPES[-1])
    ways = (2 * k / table.seats for k in range(1, table.seats))
    places = [curve.own_place, *(curve.box(curve.point(way)) for way in ways)]
    return Placement(sizes, tuple(places), _pots(table, sizes, places))


def _pots(table: _Table, sizes: Metrics, places: list[QRectF]) -> QRectF:
    """The middle of what the seats above and below leave."""
    middle = table.width / 2
    reach = sizes.pots.width() / 2 + GAP
    top, bottom = EDGE, places[0].top()
    for place in places[1:]:
        if place.right() > middle - reach and place.left() < middle + reach:
            if place.center().y() < table.height / 2:
                top = max(top, place.bottom())
            else:
                bottom = min(bottom, place.top())
    pots = QRectF(QPointF(0, 0), sizes.pots)
    pots.moveCenter(QPointF(middle, (top + bottom) / 2))
    return pots.toRect().toRectF()


def _free(table: _Table, places: list[QRectF], pots: QRectF) -> bool:
    room = GAP - 2
    taken = [*places, pots]
    view = QRectF(0, 0, table.width, table.height)
    return all(view.contains(place) for place in taken) and not any(
        a.marginsAdded(QMarginsF(room, room, room, room)).intersects(b)
        for i, a in enumerate(taken)
        for b in taken[i + 1 :]
    )


class _Curve:
    """The left half of the oval on which the seats' centres lie, from the bottom to the top."""

    def __init__(self, table: _Table, sizes: Metrics, shape: float) -> None:
        self._table = table
        self._wide, self._high = sizes.seat.width(), sizes.seat.height()
        own = sizes.own_seat if table.own else sizes.seat
        self.own_place = (
            QRectF(
                (table.width - own.width()) / 2,
                table.height - EDGE - own.height(),
                own.width(),
                own.height(),
            )
            .toRect()
            .toRectF()
        )
        self._shape = shape
        self._a = (table.width - self._wide) / 2 - EDGE
        self._b = (table.height - self._high) / 2 - EDGE
        self._middle = (table.width / 2, table.height / 2)
        (across, down), (wide, high) = self._middle, (self._a, self._b)
        self._points = [(across + wide * x, down + high * y) for x, y in _samples(shape)]
        self._back = self._points[::-1]

    def point(self, way: float) -> _Point:
        """The point at 0 (bottom) … 1 (top) … 2 (bottom again, by the right)."""
        x, y = _direction(self._shape, way)
        return (self._middle[0] + self._a * x, self._middle[1] + self._b * y)

    def box(self, centre: _Point) -> QRectF:
        """A seat's place round its centre, on whole pixels."""
        left, top = round(centre[0] - self._wide / 2), round(centre[1] - self._high / 2)
        return QRectF(left, top, self._wide, self._high)

    def seats(self, apart: float) -> list[QRectF] | None:
        """Places for all seats, neighbours `apart` seats from one another; None if too far."""
        left = self._left_half(apart)
        if left is None:
            return None
        right = [(self._table.width - x, y) for x, y in reversed(left)]
        top = [self._points[-1]] if self._table.seats % 2 == 0 else []
        return [self.own_place, *(self.box(p) for p in (*left, *top, *right))]

    def _left_half(self, apart: float) -> list[_Point] | None:
        """The seats of the left half from the bottom, midway between as low and as high as can be.

        None where they would come nearer than `apart`.
        """
        usual = (apart * (self._wide + GAP), apart * (self._high + GAP))
        wide = apart * ((self.own_place.width() + self._wide) / 2 + GAP)
        high = apart * ((self.own_place.height() + self._high) / 2 + GAP)
        bottom = self.own_place.center()
        low = self._march(self._points, (bottom.x(), bottom.y()), (wide, high), usual)
        if low is None:
            return None
        across = self.point(low[-1]) if low else (bottom.x(), bottom.y())
        even = self._table.seats % 2 == 0
        # The seat across, or the last one's mirror image, must be far enough away, too.
        top = self._points[-1] if even else (self._table.width - across[0], across[1])
        needed = usual if low else (wide, high)
        near = abs(across[0] - top[0]) < needed[0] and abs(across[1] - top[1]) < needed[1]
        if near and self._table.seats > 1:
            return None
        # For an odd number the topmost seat and its mirror image share the distance.
        first = usual if even else (usual[0] / 2, self._table.height)
        down = self._march(self._back, self._points[-1], first, usual)
        if down is None:
            return [self.point(way) for way in low]
        high_ways = [1 - way for way in reversed(down)]
        ways = [(a + max(a, b)) / 2 for a, b in zip(low, high_ways, strict=True)]
        return [self.point(way) for way in ways]

    def _march(
        self, points: list[_Point], start: _Point, first: _Point, usual: _Point
    ) -> list[float] | None:
        """How far along the points each seat stands, 0 to 1, as near to the start as can be.

        Args:
            points: of the half curve, in the direction of the march.
            start: the centre of the seat that it starts from.
            first: how far the first seat must be from it, in x or in y.
            usual: how far the others must be from one another.
        """
        ways: list[float] = []
        last, (wide, high) = start, first
        at = 0
        for _ in range((self._table.seats - 1) // 2):
            left, right = last[0] - wide, last[0] + wide
            top, bottom = last[1] - high, last[1] + high
            while left < points[at][0] < right and top < points[at][1] < bottom:
                at += 1
                if at > SAMPLES:
                    return None
            near, beyond = points[max(0, at - 1)], points[at]
            part = _between(near, beyond, last, wide, high)
            ways.append((max(0, at - 1) + part) / SAMPLES)
            last = (near[0] + (beyond[0] - near[0]) * part, near[1] + (beyond[1] - near[1]) * part)
            wide, high = usual
        return ways


def _direction(shape: float, way: float) -> _Point:
    """The point at `way` of a superellipse of half axes 1 about the origin; see `_Curve.point`."""
    angle = pi * (0.5 + way)
    x, y = cos(angle), sin(angle)
    reach = (abs(x) ** shape + abs(y) ** shape) ** (-1 / shape)
    return (x * reach, y * reach)


@lru_cache(maxsize=16)
def _samples(shape: float) -> tuple[_Point, ...]:
    """The points of its half from the bottom to the top."""
    return tuple(_direction(shape, i / SAMPLES) for i in range(SAMPLES + 1))


def _between(near: _Point, beyond: _Point, last: _Point, wide: float, high: float) -> float:
    """The part of the way from `near` to `beyond` that is far enough from `last`, in x or in y."""
    first = 1.0
    for axis, needed in ((0, wide), (1, high)):
        start, end = abs(near[axis] - last[axis]), abs(beyond[axis] - last[axis])
        if start >= needed:
            first = 0.0
        elif end > needed:
            first = min(first, (needed - start) / (end - start))
    return first
