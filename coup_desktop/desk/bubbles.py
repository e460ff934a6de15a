"""Where a speech bubble stands: beside its seat, over as little of the rest as can be."""

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRectF

from coup_desktop.desk.claim_bubble import ClaimBubble

WIDTHS: Final = (1.5, 1.15, 0.9, 0.7)
"""Widths of the words that are tried, in widths of the seat (at most)."""
NARROWEST: Final = 100.0
SLIDE: Final = (
    0.0, 0.07, -0.07, 0.14, -0.14, 0.21, -0.21, 0.28, -0.28, 0.35, -0.35, 0.42, -0.42,
)  # fmt: skip
"""Where along a side of the seat, from its middle; a corner is no place to speak from."""
INWARD: Final = (0.0, -0.3, 0.9, 1.8)
"""How far from the seat, in tails, towards the middle of the table, beyond half a tail."""
SLACK: Final = 2.0
"""Pixels that a bubble may lie over an edge without covering anything."""
OVER_OTHERS: Final = 80.0
"""Prices a pixel of what would be covered."""
OVER_WORDS: Final = 400.0
OVER_POTS: Final = 4.0
OVER_OWN: Final = 2.0
OUTSIDE: Final = 400.0
BEARABLE: Final = 4000.0
"""A price below which nothing but the edge of a pot is covered: no reason to move others."""


def spot_for(
    bubble: ClaimBubble,
    seat: QRectF,
    *,
    others: Sequence[QRectF],
    pots: QRectF,
    spoken: Sequence[QRectF],
    table: QRectF,
    compact: bool = False,
) -> tuple[QRectF, float]:
    """The best place for a bubble, the room for its tail included, and what it costs.

    Args:
        bubble: with its words and font.
        seat: whose bubble it is.
        others: the other seats, which it should not cover.
        pots: the middle.
        spoken: bubbles that stand already, without the room for their tails.
        table: it stays within.
        compact: whether it must do without the greatest width.

    Returns:
        The place, and its price: 0 where it covers nothing.
    """
    tail = bubble.tail
    costly = [(OVER_WORDS, *_core(rect)) for rect in spoken]
    costly += [(OVER_OTHERS, *_core(rect)) for rect in others]
    costly += [(OVER_POTS, *_core(pots)), (OVER_OWN, *_core(seat))]
    room = (table.left(), table.top(), table.right(), table.bottom())
    best, least = QRectF(), float("inf")
    for wide in WIDTHS[1:] if compact else WIDTHS:
        size = bubble.size_for(round(max(NARROWEST, seat.width() * wide)))
        width, height = size.width() - 2 * tail, size.height() - 2 * tail
        for left, top in _places(width, height, seat, table, tail):
            right, bottom = left + width, top + height
            out = max(room[0] - left, right - room[2], room[1] - top, bottom - room[3], 0.0)
            price = OUTSIDE * out * min(width, height)
            for each, x1, y1, x2, y2 in costly:
                if price >= least:
                    break
                # Numbers, not QRectF: this may run ten thousand times for one bubble.
                if left < x2 and right > x1 and top < y2 and bottom > y1:
                    across = min(x2, right) - max(x1, left)
                    down = min(y2, bottom) - max(y1, top)
                    price += each * across * down
            if price < least:
                best = QRectF(left - tail, top - tail, size.width(), size.height())
                least = price
            if price <= 0:
                return best, 0.0
    return best, least


def _places(
    width: float, height: float, seat: QRectF, table: QRectF, tail: float
) -> Iterator[tuple[float, float]]:
    """Corners of the bubble's body around a seat; those towards the middle come first."""
    middle = table.center()
    down = seat.center().y() < middle.y()
    right = seat.center().x() < middle.x()
    gap = tail / 2
    above, below = seat.top() - gap - height, seat.bottom() + gap
    before, beside = seat.left() - gap - width, seat.right() + gap
    for way in INWARD:
        near_y = below + way * tail if down else above - way * tail
        for x in _slide(before, beside):
            yield x, near_y
        near_x = beside + way * tail if right else before - way * tail
        for y in _slide(above, below):
            yield near_x, y
    for x in _slide(before, beside):
        yield x, above if down else below
    for y in _slide(above, below):
        yield before if right else beside, y


def _slide(low: float, high: float) -> Iterator[float]:
    for way in SLIDE:
        yield low + (high - low) * (0.5 + way)


def _core(rect: QRectF) -> tuple[float, float, float, float]:
    """What must not be covered: left, top, right, bottom."""
    return (
        rect.left() + SLACK,
        rect.top() + SLACK,
        rect.right() - SLACK,
        rect.bottom() - SLACK,
    )
