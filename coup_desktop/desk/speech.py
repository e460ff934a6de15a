"""What the seats say: bubbles that stand until what they say is settled."""

from collections.abc import Mapping, Sequence
from itertools import product
from math import inf
from operator import itemgetter

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from coup_desktop.desk import bubbles
from coup_desktop.desk.claim_bubble import ClaimBubble
from coup_desktop.engine import events as ev
from coup_desktop.engine.events import Cause, Event
from coup_desktop.engine.moves import NOBODY


class Speech:
    """The bubbles on a table."""

    def __init__(self, table: QWidget) -> None:
        self._table = table
        self._seats: Sequence[QWidget] = ()
        self._pots = QRectF()
        self._font: QFont | None = None
        self._bubbles: dict[int, ClaimBubble] = {}
        self._doubt: tuple[int, int] | None = None

    @property
    def bubbles(self) -> Mapping[int, ClaimBubble]:
        """What stands, by seat."""
        return self._bubbles

    def set_places(self, seats: Sequence[QWidget], pots: QRectF, font: QFont) -> None:
        """Say where everything lies now, and in which font is spoken."""
        self._seats, self._pots, self._font = seats, pots, font
        for bubble in self._bubbles.values():
            bubble.setFont(font)
        self._place()

    def say(self, seat: int, name: str, text: str) -> ClaimBubble:
        """Let a seat of that name say something; it stands until `hush` or its next words."""
        bubble = self._bubbles.pop(seat, None) or ClaimBubble(self._table)
        self._bubbles[seat] = bubble
        bubble.setText(text)
        bubble.setAccessibleName(f"{name}: {text}")
        if self._font is not None:
            bubble.setFont(self._font)
            self._place(newest=seat)
        bubble.show()
        bubble.raise_()
        return bubble

    def hush(self, seats: Sequence[int] | None = None) -> None:
        """Take away what these seats said; None: all."""
        for seat in list(self._bubbles) if seats is None else seats:
            bubble = self._bubbles.pop(seat, None)
            if bubble is not None:
                bubble.hide()
                bubble.deleteLater()
        if seats is None:
            self._doubt = None

    def set_shown(self, shown: bool) -> None:
        """Show what stands, or hide it for a while."""
        for bubble in self._bubbles.values():
            bubble.setVisible(shown)

    def settled_by(self, event: Event) -> list[int]:
        """The seats whose words an event settles, though they stand."""
        if isinstance(event, ev.TurnBegan):
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
        if isinstance(event, ev.TurnBegan):
            self.hush()
        elif gone:
            self.hush(gone)

    # Where they stand.

    def _place(self, newest: int = NOBODY) -> None:
        """Place what was said. What stands already stays, if the newest words find room."""
        standing = [seat for seat in self._bubbles if seat != newest]
        if newest != NOBODY:
            spoken = [self._body(seat) for seat in standing]
            where, price = self._spot(newest, spoken)
            if price <= bubbles.BEARABLE or not standing:
                self._put(newest, where)
                return
        orders = [[*standing[k:], *standing[:k]] for k in range(len(standing) or 1)]
        if newest != NOBODY:
            orders = [order for k in orders for order in ([newest, *k], [*k, newest])]
        best: tuple[float, dict[int, QRectF]] = (inf, {})
        for compact, order in product((False, True), orders):
            best = min(best, self._arranged(order, compact=compact), key=itemgetter(0))
            if best[0] <= bubbles.BEARABLE:
                break
        for seat, where in best[1].items():
            self._put(seat, where)

    def _arranged(self, order: list[int], *, compact: bool) -> tuple[float, dict[int, QRectF]]:
        """What it costs to place bubbles in an order, and where they go."""
        spots: dict[int, QRectF] = {}
        spoken: list[QRectF] = []
        total = 0.0
        for seat in order:
            where, price = self._spot(seat, spoken, compact=compact)
            tail = self._bubbles[seat].tail
            spots[seat] = where
            spoken.append(where.adjusted(tail, tail, -tail, -tail))
            total += price
        return total, spots

    def _spot(
        self, number: int, spoken: list[QRectF], *, compact: bool = False
    ) -> tuple[QRectF, float]:
        seats = [QRectF(seat.geometry()) for seat in self._seats]
        return bubbles.spot_for(
            self._bubbles[number],
            seats[number],
            others=[box for i, box in enumerate(seats) if i != number],
            pots=self._pots,
            spoken=spoken,
            table=QRectF(self._table.rect()),
            compact=compact,
        )

    def _body(self, seat: int) -> QRectF:
        bubble = self._bubbles[seat]
        return bubble.body().translated(bubble.pos())

    def _put(self, seat: int, where: QRectF) -> None:
        bubble = self._bubbles[seat]
        bubble.setGeometry(where.toRect())
        bubble.point_to(QRectF(self._seats[seat].geometry()))
