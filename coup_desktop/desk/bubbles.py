"""Where a speech bubble stands: beside its seat, over as little of the rest as can be."""

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from coup_desktop.desk.claim_bubble import ClaimBubble

WIDTHS: Final = (1.5, 1.0, 0.72)
"""Widths of the words that are tried, in widths of the seat (at most)."""
NARROWEST: Final = 110.0
SLIDE: Final = (0.0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.38, -0.38)


def spot_for(
    bubble: ClaimBubble,
    seat: QRectF,
    *,
    others: Sequence[QRectF],
    pots: QRectF,
    spoken: Sequence[QRectF],
    table: QRectF,
) -> QRectF:
    """The best place for a bubble.

    Args:
        bubble: with its words and font.
        seat: whose bubble it is.
        others: the other seats, which it should not cover.
        pots: the middle.
        spoken: bubbles that stand already.
        table: it stays within.
    """
    tail = bubble.tail
    best, least = QRectF(), float("inf")
    for wide in WIDTHS:
        size = QSizeF(bubble.size_for(round(max(NARROWEST, seat.width() * wide))))
        for turn, place in enumerate(_places(size, seat, table, tail)):
            body = place.adjusted(tail, tail, -tail, -tail)
            price = 40 * sum(_shared(body, box) for box in others)
            price += 60 * sum(
                _shared(body, box.adjusted(tail, tail, -tail, -tail)) for box in spoken
            )
            price += 10 * _shared(body, pots) + 4 * _shared(body, seat)
            price += _outside(body, table) * 100 + turn
            if price < least:
                best, least = place, price
    return best


def _places(size: QSizeF, seat: QRectF, table: QRectF, tail: float) -> Iterator[QRectF]:
    """Places around a seat; those towards the middle of the table first."""
    middle = table.center()
    below = seat.bottom() - tail / 2
    above = seat.top() + tail / 2 - size.height()
    near, far = (below, above) if seat.center().y() < middle.y() else (above, below)
    beside, before = seat.right() - tail / 2, seat.left() + tail / 2 - size.width()
    inner, outer = (beside, before) if seat.center().x() < middle.x() else (before, beside)
    for y in (near, far):
        yield from (QRectF(QPointF(x, y), size) for x in _slide(before, beside))
    for x in (inner, outer):
        yield from (QRectF(QPointF(x, y), size) for y in _slide(above, below))


def _slide(low: float, high: float) -> Iterator[float]:
    """Steps from the middle to both ends, the ends left out: a corner is no place to speak from."""
    for way in SLIDE:
        yield low + (high - low) * (0.5 + way)


def _shared(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height()


def _outside(body: QRectF, table: QRectF) -> float:
    inside = body.intersected(table)
    return body.width() * body.height() - inside.width() * inside.height()
