"""What the seats say: bubbles that stand until what they say is settled."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import product
from math import inf
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from coup_desktop.desk import bubbles
from coup_desktop.desk.bubbles import Spot, Surroundings
from coup_desktop.desk.claim_bubble import ClaimBubble, TalkBubble
from coup_desktop.engine import events as ev
from coup_desktop.engine.events import Cause, Event
from coup_desktop.engine.moves import NOBODY

if TYPE_CHECKING:
    from coup_desktop.desk.pots import Pots
    from coup_desktop.desk.seat_view import SeatView


_FREE: Final = 1200.0
"""What the place of a line of talk costs at most: a little of its own seat, or a pot's edge."""
_STANDS: Final = 1
"""Turns that a line of talk stands beyond its own."""


class Finder(Protocol):
    """Finds the place of a seat's bubble, among bubbles that stand already."""

    def __call__(
        self,
        number: int,
        spoken: list[QRectF],
        *,
        below: float,
        briefly: bool = False,
        bubble: ClaimBubble | None = None,
    ) -> Spot | None:
        """The place, or None where all cost as much as `below`; see `bubbles.spot_for`."""


class Speech:
    """The bubbles on a table."""

    def __init__(self, table: QWidget) -> None:
        self._table = table
        self._seats: Sequence[SeatView] = ()
        self._pots: Pots | None = None
        self._font: QFont | None = None
        self._bubbles: dict[int, ClaimBubble] = {}
        self._unplaced: set[int] = set()
        self._shown = True
        self._doubt: tuple[int, int] | None = None
        self._talk: dict[int, TalkBubble] = {}
        self._ages: dict[int, int] = {}
        self._leaving: list[QRectF] = []
        """Where claims stood that the last event settled: they are still fading there."""

    @property
    def talk(self) -> Mapping[int, TalkBubble]:
        """Lines of talk, by seat; hidden where there is no place free for them."""
        return self._talk

    @property
    def bubbles(self) -> Mapping[int, ClaimBubble]:
        """What stands, by seat; hidden where there is no place free for it."""
        return self._bubbles

    @property
    def doubted(self) -> int:
        """The seat whose claim is challenged now; `NOBODY`: none."""
        return NOBODY if self._doubt is None else self._doubt[1]

    def set_places(self, seats: "Sequence[SeatView]", pots: "Pots", font: QFont) -> None:
        """Say where everything lies now, and in which font is spoken."""
        self._seats, self._pots, self._font = seats, pots, font
        for bubble in (*self._bubbles.values(), *self._talk.values()):
            bubble.setFont(font)
        for bubble in self._talk.values():
            bubble.hide()  # where it was is no place any more
        self._place()
        self._show()

    def say(self, seat: int, name: str, text: str, short: str = "") -> ClaimBubble:
        """Let a seat of that name say something; it stands until `hush` or its next words.

        Args:
            seat: who speaks.
            name: of the seat.
            text: what is said.
            short: the same for where there is little room; empty: there is nothing shorter.
        """
        self._forget_talk(seat)
        bubble = self._bubbles.pop(seat, None) or ClaimBubble(self._table)
        self._bubbles[seat] = bubble
        bubble.say(text, short)
        bubble.setAccessibleName(f"{name}: {text}")
        if self._font is not None:
            bubble.setFont(self._font)
            self._place(newest=seat)
        bubble.raise_()
        self._show()
        return bubble

    def chat(self, seat: int, name: str, text: str) -> None:
        """Let a seat say something that is no move, where that covers nothing that is needed.

        It stands until the next turn is over, the seat's next words, or while its place is free.
        """
        self._forget_talk(seat)
        bubble = self._talk[seat] = TalkBubble(self._table)
        self._ages[seat] = 0
        bubble.say(text, "")
        bubble.setAccessibleName(f"{name}: {text}")
        if self._font is not None:
            bubble.setFont(self._font)
        self._show()

    def hush_talk(self) -> None:
        """Take away all lines of talk."""
        for seat in list(self._talk):
            self._forget_talk(seat)

    def _forget_talk(self, seat: int) -> None:
        bubble = self._talk.pop(seat, None)
        if bubble is not None:
            bubble.hide()
            bubble.deleteLater()
            del self._ages[seat]

    def _let_talk_fade(self, event: Event) -> None:
        """Let go of what was said some turns ago."""
        if isinstance(event, ev.TurnBegan):
            for seat, age in list(self._ages.items()):
                self._ages[seat] = age + 1
                if age >= _STANDS:
                    self._forget_talk(seat)

    def hush(self, seats: Sequence[int] | None = None) -> None:
        """Take away what these seats said; None: all, and all talk."""
        if seats is None:
            self.hush_talk()
        self._silence(seats)

    def _silence(self, seats: Sequence[int] | None = None) -> None:
        for seat in list(self._bubbles) if seats is None else seats:
            bubble = self._bubbles.get(seat)
            if bubble is not None:
                if not bubble.isHidden():
                    self._leaving.append(self._body(seat))
                del self._bubbles[seat]
                bubble.hide()
                bubble.deleteLater()
        if seats is None:
            self._doubt = None

    def set_shown(self, shown: bool) -> None:
        """Show what stands, or hide it for a while."""
        self._shown = shown
        self._show()

    def _show(self) -> None:
        """Show what found a place. What did not would hide a seat; the bar says the same."""
        for seat, bubble in self._bubbles.items():
            bubble.setVisible(self._shown and seat not in self._unplaced)
        self._place_talk()

    def settled_by(self, event: Event) -> list[int]:
        """The seats whose words an event settles, though they stand."""
        if isinstance(event, ev.TurnBegan | ev.GameOver):
            return list(self._bubbles)
        gone: list[int] = []
        if isinstance(event, ev.Failed | ev.BlockFailed):
            gone = [event.seat]
        elif isinstance(event, ev.Lost) and event.cause is Cause.CHALLENGE and self._doubt:
            doubter, doubted = self._doubt
            gone = [doubter, doubted] if event.seat == doubted else [doubter]
        return [seat for seat in gone if seat in self._bubbles]

    def follow(self, event: Event) -> None:
        """Take away what an event settles."""
        if isinstance(event, ev.Challenged):
            self._doubt = (event.seat, event.challenged)
        gone = self.settled_by(event)
        self._leaving.clear()
        self._let_talk_fade(event)
        if isinstance(event, ev.TurnBegan | ev.GameOver):
            self._silence()
        elif gone:
            self._silence(gone)
        self._show()

    # Where they stand.

    def _place(self, newest: int = NOBODY) -> None:
        """Place what was said. What stands already stays, if the newest words find room."""
        if self._pots is None or not self._bubbles:
            return
        spot_for = self._finder()
        standing = [seat for seat in self._bubbles if seat != newest]
        if newest != NOBODY:
            spot = spot_for(newest, [self._body(seat) for seat in standing], below=inf)
            if spot and (spot.price <= bubbles.BEARABLE or not standing):
                self._put(newest, spot)
                return
        orders = [[*standing[k:], *standing[:k]] for k in range(len(standing) or 1)]
        if newest != NOBODY:
            orders = [order for k in orders for order in ([newest, *k], [*k, newest])]
        least = inf
        best: dict[int, Spot] = {}
        # Where there is little room for all the words, short ones in more orders do better.
        for briefly, order in [*product((False,), orders[:2]), *product((True,), orders)]:
            found = self._arranged(order, partial(spot_for, briefly=briefly), least)
            if found is not None:
                least, best = found
            if least <= bubbles.BEARABLE * len(order):
                break
        for seat, spot in best.items():
            self._put(seat, spot)

    def _arranged(
        self, order: list[int], spot_for: Finder, below: float
    ) -> tuple[float, dict[int, Spot]] | None:
        """What it costs to place bubbles in an order, and where they go; None: not less."""
        spots: dict[int, Spot] = {}
        spoken: list[QRectF] = []
        total = 0.0
        for seat in order:
            spot = spot_for(seat, spoken, below=below - total)
            if spot is None:
                return None
            tail = self._bubbles[seat].tail
            spots[seat] = spot
            spoken.append(spot.where.adjusted(tail, tail, -tail, -tail))
            total += spot.price
        return total, spots

    def _place_talk(self) -> None:
        """Show lines of talk where places are left for them, beside all that counts."""
        if not self._talk:
            return
        spot_for = None if self._pots is None or not self._shown else self._finder()
        spoken = [self._body(seat) for seat in self._bubbles if seat not in self._unplaced]
        spoken += self._leaving
        for seat, bubble in self._talk.items():
            if self._shown and not bubble.isHidden() and self._is_free(bubble, spoken):
                spoken.append(bubble.body().translated(bubble.pos()))
                continue  # it does not jump about
            spot = spot_for and spot_for(seat, spoken, below=_FREE, bubble=bubble)
            if spot:
                bubble.setGeometry(spot.where.toRect())
                bubble.point_to(QRectF(self._seats[seat].geometry()))
                spoken.append(bubble.body().translated(bubble.pos()))
                bubble.raise_()
            bubble.setVisible(bool(spot))

    def _is_free(self, bubble: ClaimBubble, spoken: Sequence[QRectF]) -> bool:
        """Whether a line of talk still covers nothing where it stands."""
        body = bubble.body().translated(bubble.pos())
        parts = [part for seat in self._seats for part in _read_at(seat)]
        return not any(body.intersects(box) for box in (*spoken, *self._boxes(parts)))

    def _finder(self) -> Finder:
        """Finds the place of a seat's bubble, among bubbles that stand already."""
        seats = [QRectF(seat.geometry()) for seat in self._seats]
        captions = self._boxes(self._pots.read_parts()) if self._pots else []
        read = self._boxes([part for seat in self._seats for part in _read_at(seat)])
        pots = QRectF(self._pots.geometry()) if self._pots else QRectF()
        table = QRectF(self._table.rect())

        def spot_for(
            number: int,
            spoken: list[QRectF],
            *,
            below: float,
            briefly: bool = False,
            bubble: ClaimBubble | None = None,
        ) -> Spot | None:
            others = [box for i, box in enumerate(seats) if i != number]
            beside = 0.0 if bubble is None else bubble.tail / 2
            around = Surroundings(
                seats[number], others, pots, captions, read, spoken, table, beside
            )
            bubble = bubble or self._bubbles[number]
            return bubbles.spot_for(bubble, around, briefly=briefly, below=below)

        return spot_for

    def _boxes(self, parts: Sequence[QWidget]) -> list[QRectF]:
        """Where widgets are, in the table's coordinates."""
        return [
            QRectF(QRect(part.mapTo(self._table, part.rect().topLeft()), part.size()))
            for part in parts
        ]

    def _body(self, seat: int) -> QRectF:
        bubble = self._bubbles[seat]
        return bubble.body().translated(bubble.pos())

    def _put(self, seat: int, spot: Spot) -> None:
        bubble = self._bubbles[seat]
        bubble.be_brief(spot.brief)
        bubble.setGeometry(spot.where.toRect())
        bubble.point_to(QRectF(self._seats[seat].geometry()))
        others = [QRectF(s.geometry()) for n, s in enumerate(self._seats) if n != seat]
        if bubbles.hides_one(self._body(seat), others):
            self._unplaced.add(seat)
        else:
            self._unplaced.discard(seat)


def _read_at(seat: "SeatView") -> list[QWidget]:
    """What is read at a seat, in its place."""
    ui = seat.ui
    for box in (ui.column, ui.body, ui.header, ui.words, ui.coins.ui.row):
        box.activate()
    claimed = bool(ui.claim.getCharacter())
    parts: list[QWidget] = [ui.name, ui.coins.ui.number, *([ui.claim] if claimed else [])]
    if seat.is_spread() or (seat.own and seat.drawn.count()):
        parts += [*seat.cards, seat.drawn]
    return [part for part in parts if not part.isHidden()]
