"""A challenge and how it ends: two seats, what flies between them, and the verdict on the card."""

from math import asin, hypot, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor

from coup_desktop.desk.metrics import CARD_SHAPE
from coup_desktop.desk.motion.acts import Act, Flight, Ring, on_arc
from coup_desktop.desk.motion.marks import Mark, Shade, dot, seal, sealed
from coup_desktop.desk.motion.scenery import Scenery
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
WIDE: Final = 1.9
"""How far the ring at the challenged seat widens, in radii."""


class Duel:
    """Acts out challenges on a table."""

    def __init__(self, scenery: Scenery, state: TableState) -> None:
        self._scenery, self._state = scenery, state

    def acts(self, event: ev.Event, doubted: int, *, travels: bool) -> list[Act]:
        """What is to be seen of a challenge at an event; nothing at others.

        Args:
            event: applied to the table already.
            doubted: the seat whose claim is challenged now; `NOBODY`: none.
            travels: whether anything flies and grows.
        """
        if isinstance(event, ev.Challenged):
            return self._challenge(event.seat, event.challenged, travels=travels)
        if isinstance(event, ev.Shown):
            begin = TURNED if travels else 0.0
            return self._verdict(event.seat, event.cards, begin, good=True)
        if isinstance(event, ev.Lost) and (event.cause, event.seat) == (CAUGHT, doubted):
            return self._verdict(event.seat, (event.card,), LAID if travels else 0.0, good=False)
        return []

    def _challenge(self, doubter: int, doubted: int, *, travels: bool) -> list[Act]:
        scenery = self._scenery
        picture, start = scenery.emblem("challenge", doubter)
        goal = scenery.emblem("challenge", doubted)[1]
        where = scenery.portrait(doubted)
        radius, tint = where.width() / 2, scenery.colour("doubt")
        boxes = [QRectF(scenery.box(scenery.seat(number))) for number in (doubter, doubted)]
        line = self._line(start, goal, travels=travels)
        acts = [
            *self._veils(doubter, doubted),
            # Where somebody sits something is read.
            *(mark for mark in line if not any(mark.place.intersects(box) for box in boxes)),
        ]
        if travels:
            acts += [
                Ring(where.center(), radius, radius * WIDE, tint, begin=FLOWN, end=0.9),
                Flight(picture, start, goal, end=FLOWN, rests=False),
                # It is there at once where the flight ends.
                Mark(picture, goal, begin=FLOWN - 0.06),
            ]
        else:
            acts.append(Mark(picture, goal))
        return acts

    def _veils(self, *two: int) -> list[Act]:
        colour = QColor(self._scenery.colours.room)
        colour.setAlpha(VEIL)
        boxes = [
            QRectF(self._scenery.box(self._scenery.seat(number)))
            for number, seat in enumerate(self._state.seats)
            if number not in two and not seat.exiled
        ]
        return [Shade(box, strokes(box.height())[1], colour) for box in boxes]

    def _line(self, start: QRectF, goal: QRectF, *, travels: bool) -> list[Mark]:
        """Dots from one to the other; where things travel, the flying challenge leaves them."""
        scenery = self._scenery
        side = max(7.0, DOT * start.width())
        picture = dot(side, scenery.ratio(), scenery.colour("doubt"), scenery.strong())
        a, b = start.center(), goal.center()
        way = hypot(b.x() - a.x(), b.y() - a.y())
        ends = (start.width() / 2 + side) / max(way, 1.0)
        count = max(0, round((1 - 2 * ends) * way / (PITCH * side)))
        dots: list[Mark] = []
        for number in range(count):
            t = ends + (1 - 2 * ends) * (number + 0.5) / count
            place = QRectF(0, 0, side, side)
            place.moveCenter(on_arc(a, b, t))
            begin = FLOWN * _time_of(t) if travels else 0.0
            dots.append(Mark(picture, place, begin=begin))
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
            acts.append(Mark(picture, sealed(card), swells=begin > 0, begin=begin))
        return acts


def _time_of(t: float) -> float:
    """When something that is eased has come so far; see `acts.eased`."""
    return 0.5 - sin(asin(1 - 2 * t) / 3)
