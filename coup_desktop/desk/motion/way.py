"""The way from one seat to another: it keeps clear of what lies in the middle of the table."""

from collections.abc import Callable, Sequence
from functools import partial
from math import hypot, inf
from typing import Final

from PySide6.QtCore import QPointF, QRectF

BOWS: Final = tuple(sign * step / 10 for step in range(17) for sign in (1, -1))
"""How far the way bends aside, to both hands, in its lengths; the middle goes half as far."""
SAMPLES: Final = 40
"""Points of a way that are looked at when one is chosen."""
FINE: Final = 240
"""Points of a way among which those at equal distances are found."""
BENT: Final = 1.0
"""The price of a bend of one length."""
OFF: Final = 20.0
"""The price of a point off the table."""

Way = Callable[[float], QPointF]
"""Where something is when a part of the way, 0 to 1, lies behind it."""


def clear_way(
    seats: tuple[QRectF, QRectF],
    ends: tuple[QPointF, QPointF],
    things: Sequence[tuple[float, QRectF]],
    room: QRectF,
) -> Way:
    """A way between two seats with the least of what lies around under it.

    Args:
        seats: from and to.
        ends: where in them it begins and ends.
        things: what it should keep clear of, each with the price of a point over it.
        room: within which it should stay.
    """
    best, least = partial(_point, seats, ends, 0.0), inf
    for bow in BOWS:
        if BENT * abs(bow) >= least:
            break
        way = partial(_point, seats, ends, bow)
        price = BENT * abs(bow)
        for number in range(1, SAMPLES):
            at = way(number / SAMPLES)
            if any(seat.contains(at) for seat in seats):
                continue
            price += OFF if not room.contains(at) else 0.0
            price += sum(each for each, thing in things if thing.contains(at))
            if price >= least:
                break
        if price < least:
            best, least = way, price
    return best


def _point(
    seats: tuple[QRectF, QRectF], ends: tuple[QPointF, QPointF], bow: float, t: float
) -> QPointF:
    a, b = seats[0].center(), seats[1].center()
    aside = QPointF(a.y() - b.y(), b.x() - a.x()) * bow
    bend = (a + b) / 2 + aside
    u = 1 - t
    curve = a * (u * u) + bend * (2 * u * t) + b * (t * t)
    # It leaves one end for the middle of its seat at once, and turns to the other at last.
    return curve + (ends[0] - a) * u**4 + (ends[1] - b) * t**4


def spaced(way: Way, pitch: float, *, off: Sequence[QRectF]) -> list[float]:
    """Parts of a way at equal distances from each other, where it is in none of some boxes.

    Args:
        way: from its beginning to its end.
        pitch: the distance, in pixels.
        off: the boxes.
    """
    found: list[float] = []
    last: QPointF | None = None
    gone = pitch
    for number in range(FINE + 1):
        at = way(number / FINE)
        if last is not None:
            gone += hypot(at.x() - last.x(), at.y() - last.y())
        last = at
        if gone >= pitch and not any(box.contains(at) for box in off):
            found.append(number / FINE)
            gone = 0.0
    return found
