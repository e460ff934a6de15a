"""Who moves when something happens: a plan is made before it is applied and acted out after."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial, singledispatchmethod
from typing import Final

from PySide6.QtCore import QRect, QRectF

from coup_desktop.desk.card_face import Veil
from coup_desktop.desk.motion.acts import Act, CardMove, Fade, Flight, Pop, Ring
from coup_desktop.desk.motion.cards import CardTroupe, lying
from coup_desktop.desk.motion.duel import LAID, TURNED
from coup_desktop.desk.motion.marks import Halo
from coup_desktop.desk.motion.scenery import Scenery
from coup_desktop.desk.seat_panel import strokes
from coup_desktop.desk.table_state import TableState
from coup_desktop.engine import events as ev
from coup_desktop.engine.cast import ACTIONS, NO_CHARACTER, Character
from coup_desktop.engine.moves import NOBODY

Then = Callable[[], list[Act]]
Hand = tuple[Character, ...]

MOST_COINS: Final = 12
"""Coins that fly at once; of more than that each stands for several."""
COIN_TIME: Final = 0.55
"""How long a coin flies, in parts of the whole, where there are several."""
TURN_TIME: Final = 0.55
"""How long a hand is turned up at the end, in parts of the whole, where there are several."""
WIDE: Final = 1.9
"""How far a ring widens, in radii."""


class Planner:
    """Plans with travel. `Quiet` has none."""

    def __init__(self, scenery: Scenery, state: TableState) -> None:
        self._scenery, self._state = scenery, state
        self._arriving: Counter[int] = Counter()

    @singledispatchmethod
    def plan(self, event: ev.Event) -> Then:
        """What will move, as a function to be called once the event is applied."""
        return list

    @plan.register
    def _(self, event: ev.CoinsMoved) -> Then:
        start = self._scenery.top_coins(event.source, event.coins)
        return partial(self._coins, event, start)

    def _coins(self, event: ev.CoinsMoved, start: list[QRectF]) -> list[Act]:
        goal = self._scenery.top_coins(event.destination, event.coins)
        picture = self._scenery.coin(max(start[0].width(), goal[0].width()))
        flights = min(event.coins, MOST_COINS)
        shares = [event.coins // flights + (n < event.coins % flights) for n in range(flights)]
        step = (1 - COIN_TIME) / max(1, flights - 1)
        acts: list[Act] = []
        landed = 0
        for number, share in enumerate(shares):
            begin = number * step
            landed += share
            # The uppermost coin leaves first; the lowest place is filled first.
            way = (start[len(start) - landed], goal[landed - 1])
            end = begin + COIN_TIME if flights > 1 else 1.0
            act = Flight(picture, *way, begin=begin, end=end)
            tell = partial(self._on_their_way, event.destination)
            acts.append(act.during(partial(tell, share), partial(tell, -share)))
        return acts

    def _on_their_way(self, place: int, coins: int) -> None:
        self._arriving[place] += coins
        self._scenery.set_arriving(self._arriving)

    @plan.register
    def _(
        self, event: ev.Dealt | ev.Drafted | ev.Drew | ev.Returned | ev.Shown | ev.Opened | ev.Lost
    ) -> Then:
        # A proof and a lost card are there to be looked at for a while.
        if isinstance(event, ev.Lost):
            return self._cards(event.seat, stays=True, until=LAID)
        if isinstance(event, ev.Shown | ev.Opened):
            return self._cards(event.seat, stays=True, until=TURNED)
        return self._cards(event.seat, stays=False)

    def _cards(self, seat: int, *, stays: bool, until: float = 1.0) -> Then:
        """The cards of a seat go where they will lie; `until` then all have arrived."""
        before = lying(self._scenery, seat, self._state.seats[seat])

        def then() -> list[Act]:
            state = self._state.seats[seat]
            after = lying(self._scenery, seat, state)
            troupe = CardTroupe(self._scenery, seat, len(state.over()))
            acts = troupe.acts(before, after, stays=stays)
            for act in acts:
                act.begin, act.end = act.begin * until, act.end * until
            return acts

        return then

    @plan.register
    def _(self, event: ev.Presented) -> Then:
        return partial(self._held_out, event)

    def _held_out(self, event: ev.Presented) -> list[Act]:
        """The card goes to who looks at it, and back."""
        cards = lying(self._scenery, event.seat, self._state.seats[event.seat])
        known = event.cards[0] if event.cards else NO_CHARACTER
        hidden = [card for card in cards if not card.lost]
        card = next((card for card in hidden if card.character == known), hidden[0])
        there = self._scenery.beside(event.to, card.pose.height, up=known != NO_CHARACTER)
        poses = [(0.0, card.pose), (0.35, there), (0.65, there), (1.0, card.pose)]
        back = self._scenery.back(there.height)
        act = CardMove(poses, back, self._scenery.front(known, there.height))
        face = self._scenery.face(event.seat, card.slot)
        return [act.during(partial(face.set_veil, Veil.PLACE), partial(face.set_veil, Veil.NONE))]

    @plan.register
    def _(self, event: ev.TurnBegan) -> Then:
        before = self._state.turn
        covered = [
            self._cards(number, stays=True)
            for number, seat in enumerate(self._state.seats)
            if seat.shown
        ]

        def then() -> list[Act]:
            acts = [act for cards in covered for act in cards()]
            portrait = self._scenery.portrait
            if before in (NOBODY, event.seat):
                return [*acts, self._ring(event.seat, "bright")]
            goal = portrait(event.seat)
            marker = self._scenery.marker(goal.width())
            return [*acts, Flight(marker, portrait(before), goal, end=0.9, fades=True)]

        return then

    @plan.register
    def _(self, event: ev.Declared) -> Then:
        if event.move.target == NOBODY:
            return list
        icon = ACTIONS[event.move.action].word
        return partial(self._sent, icon, event.seat, event.move.target, "gold")

    def _sent(self, icon: str, sender: int, goal: int, colour: str) -> list[Act]:
        """An icon flies from one seat to another, and is felt there."""
        picture, start = self._scenery.emblem(icon, sender)
        where = self._scenery.emblem(icon, goal)[1]
        flight = Flight(picture, start, where, end=0.5, rests=False)
        strike = Pop(picture, where, begin=0.5, swells=False)
        return [self._ring(goal, colour, begin=0.45), flight, strike]

    @plan.register
    def _(self, event: ev.Blocked) -> Then:
        return lambda: [self._ring(event.seat, "gold"), self._pop("block", event.seat)]

    @plan.register
    def _(self, event: ev.BlockFailed) -> Then:
        return lambda: [self._pop("block", event.seat, falls=True)]

    @plan.register
    def _(self, event: ev.Failed) -> Then:
        icon = ACTIONS[event.move.action].word
        return lambda: [self._pop(icon, event.seat, falls=True)]

    @plan.register
    def _(self, event: ev.Decided) -> Then:
        icon = "replace" if event.replaced else "allow"
        return lambda: [self._pop(icon, event.target)]

    @plan.register
    def _(self, event: ev.Exiled) -> Then:
        return self._fading(self._scenery.box(self._scenery.seat(event.seat)))

    @plan.register
    def _(self, event: ev.TeamChanged) -> Then:
        fading = self._fading(self._scenery.box(self._scenery.seat(event.seat)))
        return lambda: [*fading(), self._pop("convert", event.seat)]

    @plan.register
    def _(self, event: ev.GameOver) -> Then:
        return partial(self._honoured, event.winner)

    def _honoured(self, seat: int) -> list[Act]:
        """Two calm frames of light go out from a seat."""
        box = QRectF(self._scenery.box(self._scenery.seat(seat)))
        radius, tint = strokes(box.height())[1], self._scenery.colour
        return [
            Halo(box, radius, tint("bright"), end=0.75),
            Halo(box, radius, tint("gold"), begin=0.25),
        ]

    def turn_up(self, hands: Mapping[int, Hand]) -> Then:
        """At the end all hands are turned up, a seat a little later than the one before it."""
        seats = [seat for seat, hand in hands.items() if hand]
        step = (1 - TURN_TIME) / max(1, len(seats) - 1)
        return lambda: [
            act
            for number, seat in enumerate(seats)
            for act in self._turned(seat, hands[seat], number * step)
        ]

    def _turned(self, seat: int, hand: Hand, begin: float) -> list[Act]:
        state, acts = self._state.seats[seat], []
        for slot, (was, card) in enumerate(zip(state.laid(), state.laid(hand), strict=True)):
            if was is None or card is None or was[0] == card[0]:
                continue
            back, front = (self._scenery.slot(seat, slot, up=up) for up in (False, True))
            pictures = self._scenery.back(back.height), self._scenery.front(card[0], back.height)
            poses = [(0.0, back), (1.0, front)]
            act = CardMove(poses, *pictures, begin=begin, end=begin + TURN_TIME)
            face = self._scenery.face(seat, slot)
            hide, show = (partial(face.set_veil, veil) for veil in (Veil.ALL, Veil.NONE))
            acts.append(act.during(hide, show))
        return acts

    def _fading(self, *places: QRect) -> Then:
        return fading(self._scenery, *places)

    def _pop(self, icon: str, seat: int, *, falls: bool = False) -> Act:
        return Pop(*self._scenery.emblem(icon, seat), falls=falls)

    def _ring(self, seat: int, colour: str, *, begin: float = 0.0, end: float = 1.0) -> Act:
        where = self._scenery.portrait(seat)
        radius = where.width() / 2
        tint = self._scenery.colour(colour)
        return Ring(where.center(), radius, radius * WIDE, tint, begin=begin, end=end)


class Quiet:
    """Plans for who wants no travel: what was there gives way to what is, in its place."""

    def __init__(self, scenery: Scenery, state: TableState) -> None:
        self._scenery, self._state = scenery, state

    def plan(self, event: ev.Event) -> Then:
        """As `Planner.plan`."""
        then = fading(self._scenery, *self._places(event))
        return lambda: [*then(), *self._rings(event)]

    def turn_up(self, hands: Mapping[int, Hand]) -> Then:
        """As `Planner.turn_up`."""
        return fading(self._scenery, *map(self._scenery.cards_box, hands))

    def _places(self, event: ev.Event) -> list[QRect]:
        """What an event changes."""
        seats, scenery = self._state.seats, self._scenery
        if isinstance(event, ev.CoinsMoved):
            return [scenery.coins_box(event.source), scenery.coins_box(event.destination)]
        if isinstance(event, ev.Exiled | ev.TeamChanged):
            return [scenery.box(scenery.seat(event.seat))]
        if isinstance(event, ev.Drew | ev.Returned):  # the others may make room, or close up
            return [scenery.box(scenery.seat(event.seat))]
        if isinstance(event, ev.CardEvent | ev.Shown | ev.Opened | ev.Lost):
            return [scenery.cards_box(event.seat)]
        if isinstance(event, ev.GameOver):
            return [scenery.box(scenery.seat(event.winner))]
        if isinstance(event, ev.TurnBegan):
            turned = [number for number, seat in enumerate(seats) if seat.shown]
            both = [seat for seat in (self._state.turn, event.seat) if seat != NOBODY]
            marks = [scenery.portrait(seat).toAlignedRect() for seat in dict.fromkeys(both)]
            return [*marks, *map(scenery.cards_box, turned)]
        return []

    def _rings(self, event: ev.Event) -> list[Act]:
        """Who is meant: a ring that stands and fades."""
        if isinstance(event, ev.Declared) and event.move.target != NOBODY:
            marked = [(event.move.target, "gold")]
        elif isinstance(event, ev.Presented):
            marked = [(event.seat, "gold"), (event.to, "gold")]
        elif isinstance(event, ev.GameOver):
            marked = [(event.winner, "gold")]
        else:
            return []
        where = self._scenery.portrait
        tint = self._scenery.colour
        return [
            Ring(where(seat).center(), where(seat).width() / 2, where(seat).width() / 2, tint(word))
            for seat, word in marked
        ]


def fading(scenery: Scenery, *places: QRect) -> Then:
    """What some parts of the table look like now gives way to what they will look like then.

    At once where an owner peeks: the picture would stay when the hand is hidden.
    """
    known = [place for place in places if not scenery.is_secret(place)]
    shots = [(scenery.shot(place), place.topLeft()) for place in known]
    return lambda: [Fade(picture, corner.toPointF()) for picture, corner in shots]
