"""Where a speech bubble stands: beside its seat, over as little of the rest as can be."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from coup_desktop.desk.claim_bubble import ClaimBubble

WIDTHS: Final = (1.5, 1.1, 0.8)
"""Widths of the words that are tried, in widths of the narrowest seat (at most)."""
NARROWEST: Final = 100.0
SLIDE: Final = (
    0.0, 0.07, -0.07, 0.14, -0.14, 0.21, -0.21, 0.28, -0.28, 0.35, -0.35, 0.42, -0.42,
)  # fmt: skip
"""Where along a side of the seat, from its middle; a corner is no place to speak from."""
INWARD: Final = (0.0, -0.3, 0.9, 1.8)
"""How far from the seat, in tails, towards the middle of the table, beyond half a tail."""
FARTHEST: Final = 2.4
"""Tails that a bubble is away from its seat at most."""
SHARED: Final = 0.35
"""How much of the shorter one a bubble and its seat face each other with, at least."""
USUAL: Final = 16.0
"""Height of the letters where the prices are as below, in pixels."""
SLACK: Final = 1.0
"""Pixels that a bubble may lie over an edge without covering anything."""
OVER_READ: Final = 4000.0
"""Prices a pixel of what would be covered; first what is read: numbers, names, captions."""
OVER_WORDS: Final = 800.0
OVER_OTHERS: Final = 160.0
BESIDE_OTHERS: Final = 1.0
"""The price of a pixel right beside another seat, as if that spoke; see `Surroundings.beside`."""
OVER_OWN: Final = 8.0
OVER_POTS: Final = 4.0
AFAR: Final = 40.0
"""The price of a pixel that the tail does not reach."""
BRIEFLY: Final = 2500.0
"""The price of the short words in place of all."""
TALL: Final = 3000.0
"""The price of each line beyond the second."""
BEARABLE: Final = 4000.0
"""A bubble's price below which at most the edge of a pot is covered: no reason to move others."""

MOST_HIDDEN: Final = 0.2
"""How much of another seat a bubble may cover, in parts of that seat."""

_Box = tuple[float, float, float, float, float]
"""Price a pixel, left, top, right, bottom."""


@dataclass(frozen=True, slots=True)
class Form:
    """A shape that a bubble can have: its body without the tails, and what is said in it."""

    width: float
    height: float
    brief: bool
    price: float


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for a bubble."""

    where: QRectF
    """The room for the tail included."""
    price: float
    brief: bool
    """Whether it says its short words there."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What lies around a seat that wants to speak."""

    seat: QRectF
    others: Sequence[QRectF]
    """The other seats, which it should not cover."""
    pots: QRectF
    captions: Sequence[QRectF]
    """Of the pots, which it must not cover."""
    read: Sequence[QRectF]
    """What is read at the seats, which it must not cover."""
    spoken: Sequence[QRectF]
    """Bubbles that stand already, without the room for their tails."""
    table: QRectF
    """It stays within."""
    beside: float = 0.0
    """Pixels round another seat that it would rather not cover either."""


def spot_for(
    bubble: ClaimBubble, around: Surroundings, *, briefly: bool = False, below: float = inf
) -> Spot | None:
    """The best place for a bubble.

    Args:
        bubble: with its words and font.
        around: what else there is.
        briefly: whether it must do with its short words.
        below: what it may not cost.

    Returns:
        The place; its price is 0 where the bubble says all and covers nothing. None: all cost more.
    """
    tail = bubble.tail
    narrowest = min(seat.width() for seat in (around.seat, *around.others))
    forms = _forms(bubble, narrowest, briefly=briefly)
    wide, high = max(form.width for form in forms), max(form.height for form in forms)
    far = FARTHEST * tail
    reach = around.seat.adjusted(-wide - far, -high - far, wide + far, high + far)
    large, small = _boxes(around, reach, bubble.font().pixelSize() / USUAL)
    search = _Search(around, [*large, *small], tail, below)
    for usual in (True, False):
        for form in forms:
            if form.price < search.least:
                search.try_all(
                    form, _places(form, around, tail) if usual else _gaps(form, around, large, tail)
                )
            if search.least <= 0:
                break
    return search.found


def hides_one(body: QRectF, others: Sequence[QRectF]) -> bool:
    """Whether a bubble there leaves too little to be seen of one of the other seats."""
    shares = (body.intersected(seat) for seat in others)
    return any(
        over.width() * over.height() > MOST_HIDDEN * seat.width() * seat.height()
        for over, seat in zip(shares, others, strict=True)
    )


def _forms(bubble: ClaimBubble, seat: float, *, briefly: bool) -> list[Form]:
    """The shapes that a bubble can have where seats are so wide, the best one first."""
    found: dict[tuple[float, float, bool], Form] = {}
    for brief in (False, True) if bubble.can_be_brief and not briefly else (briefly,):
        for wide in WIDTHS:
            size, lines = bubble.body_for(round(max(NARROWEST, seat * wide)), brief=brief)
            # Short words are no loss where all others are short.
            price = TALL * max(0, lines - 2) + (BRIEFLY if brief and not briefly else 0.0)
            key = (size.width(), size.height(), brief)
            found.setdefault(key, Form(size.width(), size.height(), brief, price))
    return sorted(found.values(), key=lambda form: form.price)


def _boxes(around: Surroundings, reach: QRectF, size: float) -> tuple[list[_Box], list[_Box]]:
    """What costs something to cover: what stands for itself, and what is in that."""
    own = around.seat
    costly = [(OVER_READ, 0.0, rect) for rect in around.captions]
    costly += [(OVER_WORDS, -SLACK, rect) for rect in around.spoken]
    costly += [(OVER_OTHERS, SLACK, rect) for rect in around.others]
    if around.beside:
        costly += [(BESIDE_OTHERS, -around.beside, rect) for rect in around.others]
    # Where all is larger, so is what is covered; what is read is never covered in any size.
    costly += [(OVER_OWN / size**2, SLACK, own), (OVER_POTS / size**2, SLACK, around.pots)]
    large, small = (
        [
            (each, rect.left() + less, rect.top() + less, rect.right() - less, rect.bottom() - less)
            for each, less, rect in boxes
            if rect.intersects(reach)
        ]
        for boxes in (costly, [(OVER_READ, 0.0, rect) for rect in around.read])
    )
    return large, small


class _Search:
    """The cheapest place that was found so far."""

    def __init__(
        self, around: Surroundings, boxes: Sequence[_Box], tail: float, below: float
    ) -> None:
        self.least = below
        self.found: Spot | None = None
        self._room, self._seat = _edges(around.table), _edges(around.seat)
        self._boxes, self._tail = boxes, tail

    def try_all(self, form: Form, places: Iterable[tuple[float, float]]) -> None:
        """Try places for a form, as far as they lie on the table."""
        tail, width, height, least = self._tail, form.width, form.height, self.least
        room, seat = self._room, self._seat
        best: tuple[float, float] | None = None
        for x, y in places:
            # On whole pixels, as it will stand.
            left, top = round(x - tail) + tail, round(y - tail) + tail
            right, bottom = left + width, top + height
            if left < room[0] or top < room[1] or right > room[2] or bottom > room[3]:
                continue
            away = max(seat[0] - right, left - seat[2], seat[1] - bottom, top - seat[3])
            price = form.price + AFAR * max(0.0, away - tail)
            for each, x1, y1, x2, y2 in self._boxes:
                if price >= least:
                    break
                # Numbers, not QRectF: this may run ten thousand times for one bubble.
                if left < x2 and right > x1 and top < y2 and bottom > y1:
                    across = min(x2, right) - max(x1, left)
                    price += each * across * (min(y2, bottom) - max(y1, top))
            if price < least:
                least, best = price, (left, top)
                if price <= form.price:
                    break
        if best is not None:
            self.least = least
            size = QSizeF(width + 2 * tail, height + 2 * tail)
            self.found = Spot(
                QRectF(QPointF(best[0] - tail, best[1] - tail), size), least, form.brief
            )


def _places(form: Form, around: Surroundings, tail: float) -> Iterator[tuple[float, float]]:
    """Corners of the bubble's body around a seat; those towards the middle come first."""
    seat, middle = around.seat, around.table.center()
    width, height = form.width, form.height
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


def _gaps(
    form: Form, around: Surroundings, boxes: Sequence[_Box], tail: float
) -> Iterator[tuple[float, float]]:
    """Corners of the bubble's body in gaps: right beside what must not be covered."""
    seat, room = around.seat, around.table
    width, height = form.width, form.height
    xs = {side for _, x1, _, x2, _ in boxes for side in (x1 - width - 1, x2 + 1)}
    ys = {side for _, _, y1, _, y2 in boxes for side in (y1 - height - 1, y2 + 1)}
    # A pixel within the table: on whole pixels it may come to lie half a pixel farther out.
    xs |= {room.left() + 1, room.right() - width - 1}
    ys |= {room.top() + 1, room.bottom() - height - 1}
    faces_x, faces_y = SHARED * min(width, seat.width()), SHARED * min(height, seat.height())
    far = FARTHEST * tail
    for x in xs:
        across = min(x + width, seat.right()) - max(x, seat.left())
        if across < -far:
            continue
        for y in ys:
            down = min(y + height, seat.bottom()) - max(y, seat.top())
            if (down >= -far and across >= faces_x) or (across >= -far and down >= faces_y):
                yield x, y


def _slide(low: float, high: float) -> Iterator[float]:
    for way in SLIDE:
        yield low + (high - low) * (0.5 + way)


def _edges(rect: QRectF) -> tuple[float, float, float, float]:
    return rect.left(), rect.top(), rect.right(), rect.bottom()
