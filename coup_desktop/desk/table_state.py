"""What lies on the table as the audience sees it, kept right event by event. No Qt in here.

`apply` follows the events; a view says the same at once, so that the two can be compared.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import singledispatchmethod
from typing import Final

from coup_desktop.engine import events as ev
from coup_desktop.engine.card_count import CardCount
from coup_desktop.engine.cast import NO_CHARACTER, Character
from coup_desktop.engine.claim_book import ClaimBook
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View

PLACES: Final = 2
"""For cards, at a seat."""

Laid = tuple[Character, bool]
"""Which card lies there (`NO_CHARACTER`: a back), and whether it is lost."""


@dataclass(slots=True)
class SeatState:
    """One seat's things."""

    coins: int = 0
    hidden: int = 0
    """Face-down cards, drawn ones not counted."""
    drawn: int = 0
    """Cards drawn in an exchange that is not settled."""
    hand: tuple[Character, ...] = ()
    """The face-down cards, where the audience may know them; else empty."""
    taken: tuple[Character, ...] = ()
    """The drawn cards, where the audience may know them; else empty."""
    shown: tuple[Character, ...] = ()
    """Face-down cards that lie open to all just now."""
    lost: list[Character] = field(default_factory=list)
    team: int | None = None
    claimed: Character = NO_CHARACTER
    """What it last claimed."""

    falling: bool = False
    """Whether the last influence was lost just now, and what follows from it is still to come."""

    @property
    def exiled(self) -> bool:
        """Whether the last influence is lost."""
        return self.hidden == 0 and bool(self.lost) and not self.falling

    def laid(self, turned_up: tuple[Character, ...] = ()) -> list[Laid | None]:
        """What lies in each of the places for cards; None: nothing.

        Face-down cards lie on the left, those that all see before the others; the lost ones on the
        right, the first one last: so none changes its place when another is lost or replaced.
        A card more than there are places lies beside them: see `over`.

        Args:
            turned_up: face-down cards that are shown for another reason than that the audience
                holds them.
        """
        lost = [(card, True) for card in reversed(self.lost)]
        room = PLACES - len(lost)
        cards = [(card, False) for card in self._face_down(turned_up)[:room]]
        return [*cards, *[None] * (room - len(cards)), *lost]

    def over(self, turned_up: tuple[Character, ...] = ()) -> tuple[Character, ...]:
        """What lies beside the places: cards that are drawn, until as many have gone back.

        Args:
            turned_up: drawn cards that are shown for another reason than that the audience drew
                them.
        """
        seen = turned_up or self.taken
        drawn = (*seen, *(NO_CHARACTER,) * self.drawn)[: self.drawn]
        return (*self._face_down()[PLACES - len(self.lost) :], *drawn)

    def _face_down(self, turned_up: tuple[Character, ...] = ()) -> tuple[Character, ...]:
        seen = turned_up or self.hand
        unknown = (NO_CHARACTER,) * self.hidden
        return (*self.shown, *_without(seen, self.shown), *unknown)[: self.hidden]


@dataclass(slots=True)
class TableState:
    """The whole table."""

    seats: list[SeatState]
    count: CardCount
    """Where the cards are, as far as the audience may know."""
    book: ClaimBook
    """What the seats have claimed."""
    viewpoint: int | None
    """The seat whose cards the audience may know; None: nobody's, unless all are open."""
    all_open: bool = False
    """Whether the audience may know every card: of a game that is over, or that bots play."""
    treasury: int | None = None
    """None where the box is unlimited."""
    reserve: int = 0
    court: int = 0
    turn: int = NOBODY
    asked: int = NOBODY
    pending: tuple[int, ...] = ()
    """The seats that are asked the same question next, if it is let pass."""
    starter: int = NOBODY
    winner: int = NOBODY
    _noted: int = field(default=0, compare=False)
    """Events of the history whose claims have been read; a long one is read once."""

    @classmethod
    def empty(
        cls, ruleset: Ruleset, viewpoint: int | None, *, all_open: bool = False
    ) -> "TableState":
        """A table before the deal."""
        return cls(
            [SeatState() for _ in range(ruleset.seats)],
            CardCount.before(ruleset, viewpoint, all_open=all_open),
            ClaimBook.before(ruleset.seats),
            viewpoint,
            all_open,
            treasury=ruleset.box,
            court=len(ruleset.cast) * (1 if ruleset.draft else ruleset.copies),
        )

    def copy(self) -> "TableState":
        """The same table, that changes by itself from now on."""
        seats = [replace(seat, lost=list(seat.lost)) for seat in self.seats]
        return replace(self, seats=seats, count=self.count.copy(), book=self.book.copy())

    def become(self, other: "TableState") -> None:
        """Everything as another table has it, which is not shared."""
        kept = other.copy()
        for part in fields(self):
            setattr(self, part.name, getattr(kept, part.name))

    def _knows(self, seat: int) -> bool:
        """Whether the audience may know that seat's cards."""
        return self.all_open or seat == self.viewpoint

    def show(self, view: View) -> None:
        """Everything that a view says; claims are read from its history.

        A view tells one seat's cards: for a table whose cards are all open it says too little.
        """
        for number, (state, seen) in enumerate(zip(self.seats, view.seats, strict=True)):
            state.coins = seen.coins
            state.hidden = seen.influence
            state.drawn = seen.drawn
            state.lost = list(seen.revealed)
            state.team = seen.team
            state.falling = False
            own = number == self.viewpoint == view.seat
            state.hand = view.hand if own else ()
            state.taken = view.drawn if own else ()
            state.shown = ()
        for event in _this_turn(view.history):
            self._note_shown(event)
        if len(view.history) <= self._noted:  # something may have been undone
            self._noted = 0
            for state in self.seats:
                state.claimed = NO_CHARACTER
        for event in view.history[self._noted :]:
            self._note_claim(event)
        self._noted = len(view.history)
        self._count_on(view)
        self.treasury, self.reserve, self.court = view.treasury, view.reserve, view.court
        self.turn, self.asked, self.pending = view.turn, view.asked, view.pending
        self.starter, self.winner = view.starter, view.winner

    def _count_on(self, view: View) -> None:
        """Reads on what a view's history says of cards and claims; anew, where it is shorter."""
        if len(view.history) < self.count.entered:
            self.count = CardCount.before(view.ruleset, self.viewpoint, all_open=self.all_open)
            self.book = ClaimBook.before(view.ruleset.seats)
        for event in view.history[self.count.entered :]:
            self._count(event)

    def _count(self, event: ev.Event) -> None:
        self.count.enter(event)
        self.book.enter(event)

    def apply(self, event: ev.Event) -> None:
        """One event, as the audience may see it."""
        self._count(event)
        self._note_claim(event)
        self._note_shown(event)
        self._follow(event)

    def _note_shown(self, event: ev.Event) -> None:
        """Which face-down cards lie open after an event."""
        match event:
            case ev.Shown() | ev.Opened():
                self.seats[event.seat].shown = event.cards
            case ev.Returned():
                self.seats[event.seat].shown = ()
            case ev.Lost():
                seat = self.seats[event.seat]
                seat.shown = _without(seat.shown, (event.card,))
            case ev.TurnBegan():
                for seat in self.seats:
                    seat.shown = ()

    def _note_claim(self, event: ev.Event) -> None:
        if isinstance(event, ev.Declared | ev.Blocked) and event.move.claim != NO_CHARACTER:
            self.seats[event.seat].claimed = event.move.claim

    @singledispatchmethod
    def _follow(self, event: ev.Event) -> None:
        """What an event changes on the table; nothing, where no form is registered for it."""

    @_follow.register
    def _(self, event: ev.CoinsMoved) -> None:
        for place, change in ((event.source, -event.coins), (event.destination, event.coins)):
            if place >= 0:
                self.seats[place].coins += change
            elif place == ev.RESERVE:
                self.reserve += change
            elif self.treasury is not None:
                self.treasury += change

    @_follow.register
    def _(self, event: ev.Drew) -> None:
        seat = self.seats[event.seat]
        self.court -= event.count
        if event.cause is ev.Cause.EXCHANGE:
            seat.drawn += event.count
            if self._knows(event.seat):
                seat.taken = tuple(sorted(event.cards))
            return
        seat.hidden += event.count
        if event.cards and self._knows(event.seat):
            seat.hand = tuple(sorted(seat.hand + event.cards))

    @_follow.register
    def _(self, event: ev.Returned) -> None:
        seat = self.seats[event.seat]
        self.court += event.count
        seat.hidden += seat.drawn - event.count
        seat.drawn = 0
        seat.hand = tuple(sorted(_without(seat.hand + seat.taken, event.cards)))
        seat.taken = ()

    @_follow.register
    def _(self, event: ev.Dealt) -> None:
        seat = self.seats[event.seat]
        self.court -= event.count
        seat.hidden += event.count
        if self._knows(event.seat):
            seat.hand = tuple(sorted(event.cards))

    @_follow.register
    def _(self, event: ev.Drafted) -> None:
        seat = self.seats[event.seat]
        seat.hidden += event.count
        if self._knows(event.seat):
            seat.hand = event.cards

    @_follow.register
    def _(self, event: ev.Lost) -> None:
        seat = self.seats[event.seat]
        seat.hidden -= 1
        seat.lost.append(event.card)
        seat.falling = seat.hidden == 0
        seat.hand = _without(seat.hand, (event.card,))

    @_follow.register
    def _(self, event: ev.Exiled) -> None:
        self.seats[event.seat].falling = False

    @_follow.register
    def _(self, event: ev.TeamChanged) -> None:
        self.seats[event.seat].team = event.team

    @_follow.register
    def _(self, event: ev.TurnBegan) -> None:
        self.turn = event.seat

    @_follow.register
    def _(self, event: ev.GameOver) -> None:
        self.winner = event.winner
        self.asked = NOBODY


def _this_turn(history: Sequence[ev.Event]) -> Sequence[ev.Event]:
    """What has happened since the present turn began."""
    for number in range(len(history) - 1, -1, -1):
        if isinstance(history[number], ev.TurnBegan):
            return history[number:]
    return history


def _without(hand: tuple[Character, ...], cards: Iterable[Character]) -> tuple[Character, ...]:
    left = list(hand)
    for card in cards:
        if card in left:
            left.remove(card)
    return tuple(left)
