"""A challenge and how it ends: two seats, what flies between them, and the verdict on the card."""

from math import asin, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor

from coup_desktop.desk.metrics import CARD_SHAPE
from coup_desktop.desk.motion.acts import Act, Flight, Ring
from coup_desktop.desk.motion.marks import Mark, Shade, dot, seal, sealed
from coup_desktop.desk.motion.scenery import Scenery
from coup_desktop.desk.motion.way import Way, clear_way, spaced
from coup_desktop.desk.seat_panel import strokes
from coup_desktop.desk.table_state import TableState
from coup_desktop.engine import events as ev
from coup_desktop.engine.cast import Character

FLOWN: Final = 0.45
"""When the challenge arrives, in parts of the whole."""
TURNED: Final = 0.5
"""When the card that proves it lies open."""
LAID: Final = 0.62
"""When a card that is lost lies in its place."""
CAUGHT: Final = ev.Cause.CHALLENGE
VEIL: Final = 165
"""How much of the other seats is veiled, of 255."""
DOT: Final = 0.24
"""Size of a dot of the line between the two, in portraits."""
PITCH: Final = 1.9
"""From one dot to the next, in dots."""
NEAR: Final = 0.7
"""How near the line comes to what it keeps clear of, in dots."""
OVER_READ: Final = 20.0
"""Prices of a point of the line over something: a caption, the Court or a pot, another seat."""
OVER_POTS: Final = 5.0
OVER_SEATS: Final = 1.0
WIDE: Final = 1.9
"""How far the ring at the challenged seat widens, in radii."""


class Duel:
    """Acts out challenges on a table."""

    def __init__(self, scenery: Scenery, state: TableState) -> None:
        self._scenery, self._state = scenery, state

    def acts(self, event: ev.Event, doubted: int, fade: float, *, travels: bool) -> list[Act]:
        """What is to be seen of a challenge at an event; nothing at others.

        Args:
            event: applied to the table already.
            doubted: the seat whose claim is challenged now; `NOBODY`: none.
            fade: how long a veil comes, in parts of the whole.
            travels: whether anything flies and grows.
        """
        if isinstance(event, ev.Challenged):
            return self._challenge(event.seat, event.challenged, fade, travels=travels)
        if isinstance(event, ev.Shown):
            begin = TURNED if travels else 0.0
            return self._verdict(event.seat, event.cards, begin, good=True)
        if isinstance(event, ev.Lost) and (event.cause, event.seat) == (CAUGHT, doubted):
            return self._verdict(event.seat, (event.card,), LAID if travels else 0.0, good=False)
        return []

    def _challenge(self, doubter: int, doubted: int, fade: float, *, travels: bool) -> list[Act]:
        scenery = self._scenery
        small, goal = scenery.stamp("challenge", doubted)
        acts: list[Act] = [*self._veils(doubter, doubted, fade)]
        large, start = scenery.emblem("challenge", doubter)
        way = self._way((doubter, doubted), (start.center(), goal.center()))
        acts += self._line(way, doubter, doubted, travels=travels)
        if travels:
            where = scenery.portrait(doubted)
            radius, tint = where.width() / 2, scenery.colour("doubt")
            acts += [
                Ring(where.center(), radius, radius * WIDE, tint, begin=FLOWN, end=0.9),
                Flight(large, start, goal, end=FLOWN, rests=False, way=way),
                # It is there at once where the flight ends.
                Mark(small, goal, begin=FLOWN - 0.06, stays=True),
            ]
        else:
            acts.append(Mark(small, goal, stays=True))
        return acts

    def _veils(self, doubter: int, doubted: int, fade: float) -> list[Act]:
        colour = QColor(self._scenery.colours.room)
        colour.setAlpha(VEIL)
        return [
            Shade(self._box(number), strokes(self._box(number).height())[1], colour, fade)
            for number, seat in enumerate(self._state.seats)
            if number not in (doubter, doubted) and not seat.exiled
        ]

    def _box(self, seat: int) -> QRectF:
        return QRectF(self._scenery.box(self._scenery.seat(seat)))

    def _dot(self) -> float:
        return max(7.0, DOT * self._scenery.emblem("challenge", 0)[1].width())

    def _way(self, two: tuple[int, int], ends: tuple[QPointF, QPointF]) -> Way:
        """From the one who doubts to the other, off the Court, the pots and the other seats."""
        side = self._dot()
        rest = [number for number in range(len(self._state.seats)) if number not in two]
        room = QRectF(self._scenery.room()).adjusted(side, side, -side, -side)
        near = NEAR * side
        scenery = self._scenery
        things = [(OVER_READ, QRectF(box)) for box in scenery.captions()]
        things += [(OVER_POTS, QRectF(box)) for box in scenery.heaps()]
        things += [(OVER_SEATS, self._box(number)) for number in rest]
        around = [(price, box.adjusted(-near, -near, near, near)) for price, box in things]
        return clear_way((self._box(two[0]), self._box(two[1])), ends, around, room)

    def _line(self, way: Way, doubter: int, doubted: int, *, travels: bool) -> list[Mark]:
        """Dots from seat to seat; where things travel, the flying challenge leaves them."""
        scenery, side = self._scenery, self._dot()
        picture = dot(side, scenery.ratio(), scenery.colour("doubt"), scenery.strong())
        # Where somebody sits something is read.
        off = [self._box(seat).adjusted(-side, -side, side, side) for seat in (doubter, doubted)]
        dots: list[Mark] = []
        for t in spaced(way, PITCH * side, off=off):
            place = QRectF(0, 0, side, side)
            place.moveCenter(way(t))
            begin = FLOWN * _time_of(t) if travels else 0.0
            dots.append(Mark(picture, place, begin=begin, stays=True))
        return dots

    def _verdict(
        self, seat: int, cards: tuple[Character, ...], begin: float, *, good: bool
    ) -> list[Act]:
        """A seal on each of the cards that show whether a claim was true."""
        scenery = self._scenery
        colour = scenery.colour("let_pass" if good else "doubt")
        left = list(cards)
        acts: list[Act] = []
        for slot, laid in enumerate(self._state.seats[seat].laid()):
            if laid is None or laid[0] not in left or laid[1] is good:
                continue
            left.remove(laid[0])
            pose = scenery.slot(seat, slot, up=True)
            size = QSizeF(pose.height * CARD_SHAPE, pose.height)
            card = QRectF(pose.centre - QPointF(size.width() / 2, size.height() / 2), size)
            picture = seal(size, scenery.ratio(), colour, scenery.strong(), good=good)
            acts.append(Mark(picture, sealed(card), swells=begin > 0, begin=begin, stays=True))
        return acts


def parting(before: ev.Event, event: ev.Event) -> float:
    """When that goes which stands since one event, in parts of the motion of the next.

    0: at once, since what it marks goes; 1: at the end, when all has been seen.
    """
    if isinstance(before, ev.Challenged) and isinstance(event, ev.Shown | ev.Opened | ev.Lost):
        return 1.0
    if isinstance(before, ev.Shown) and isinstance(event, ev.Lost):
        return LAID
    return 0.0


def _time_of(t: float) -> float:
    """When something that is eased has come so far; see `acts.eased`."""
    return 0.5 - sin(asin(1 - 2 * t) / 3)
