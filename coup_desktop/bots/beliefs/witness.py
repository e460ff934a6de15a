"""One seat's reading of what happens, in terms of a distribution over the hidden hands."""

from typing import final

from coup_desktop.bots.beliefs.answers import LEAST, AnswerModel, Choices
from coup_desktop.bots.beliefs.holdings import BITS, Hand, Holdings, holdings_of
from coup_desktop.bots.beliefs.joint import Joint, Row, dealt
from coup_desktop.bots.beliefs.kernels import Gives, drawing, exchanging, replacing
from coup_desktop.bots.beliefs.ledger import Ledger
from coup_desktop.bots.beliefs.margins import Margins
from coup_desktop.engine.cast import NO_CHARACTER, Character
from coup_desktop.engine.events import (
    Allowed,
    Blocked,
    CardEvent,
    Cause,
    Challenged,
    Dealt,
    Decided,
    Declared,
    Drafted,
    Drew,
    Event,
    Exiled,
    Lost,
    Opened,
    Phase,
    Presented,
    Returned,
    Shown,
)
from coup_desktop.engine.moves import ALLOW, CHALLENGE, NOBODY, SHOW_HAND, Kind, Move
from coup_desktop.engine.moves import move as make_move


@final
class Witness:
    """What a seat saw, event by event, and what that makes of the others' hands."""

    __slots__ = (
        "_most_joint",
        "_spread",
        "_unseen",
        "choices",
        "discards",
        "drawn",
        "has_replaced",
        "holdings",
        "me",
        "own",
        "presented",
        "presenting",
        "table",
    )

    def __init__(self, table: Ledger, me: int, model: AnswerModel | None, most_joint: int) -> None:
        """Nothing seen yet.

        Args:
            table: the ledger of the game, nothing entered yet; the witness writes it up.
            me: the seat that sees, or `NOBODY` for somebody who sees no hidden card.
            model: how the other seats are supposed to decide; None: only facts count.
            most_joint: up to how many hidden seats the hands are weighed together.
        """
        self.table: Ledger = table
        self.me: int = me
        self.choices: Choices = Choices(model, table)
        self.holdings: Holdings = holdings_of(table.ruleset)
        self.own: list[Character] = []
        """Own face-down cards."""
        self.drawn: list[Character] = []
        """Own drawn cards in an exchange."""
        self.discards: Hand = ()
        """Own discards in a draft game, rising."""
        self.presenting: int = NOBODY
        """The seat whose card is before an Inquisitor."""
        self.presented: Character = NO_CHARACTER
        """That card, where it is known."""
        self.has_replaced: int = NOBODY
        """The Inquisitor that has it replaced."""
        self._most_joint: int = most_joint
        self._spread: Joint | Margins | None = None
        copies = table.ruleset.copies
        if table.ruleset.draft and me != NOBODY:
            copies -= 1
        # What lies where the believer does not see it before anybody holds a card.
        self._unseen: int = self.holdings.packed([copies] * len(self.holdings.cast))

    def enter(self, event: Event) -> bool:
        """Takes in the next event; whether it may have changed what is believed."""
        told = self._tell(event)
        self.table.enter(event)
        return told

    def _tell(self, event: Event) -> bool:
        if isinstance(event, Dealt):
            self._spread = None
            if event.seat == self.me:
                self.own = list(event.cards)
                for card in event.cards:
                    self._unseen -= 1 << (BITS * self.holdings.slot[card])
        elif isinstance(event, Allowed):
            self._hear(event.seat, event.question, ALLOW)
        elif isinstance(event, Declared):
            self._hear(event.seat, Phase.ACTION, event.move)
        elif isinstance(event, Blocked):
            self._hear(event.seat, Phase.BLOCK, event.move)
        elif isinstance(event, Challenged):
            of_block = event.move.kind is Kind.BLOCK
            phase = Phase.CHALLENGE_BLOCK if of_block else Phase.CHALLENGE
            self._hear(event.seat, phase, CHALLENGE)
        elif isinstance(event, CardEvent):
            self._enter_cards(event)
        elif isinstance(event, Shown | Opened | Lost | Decided | Exiled):
            self._enter_outcome(event)
        else:
            return False
        return True

    def _enter_cards(self, event: CardEvent) -> None:
        own = event.seat == self.me
        if isinstance(event, Drew):
            if own:
                self._draw_self(event)
            else:
                self._see_draw(event)
        elif isinstance(event, Returned):
            if own:
                self._return_self(event)
            else:
                self._see_return(event)
        elif isinstance(event, Presented):
            self._see_presented(event)
        elif isinstance(event, Drafted):
            if own:
                self.own = list(event.cards)
                self.discards = self._rest_of_set(event.cards)
            else:
                self._see_draft(event)

    def _enter_outcome(self, event: Event) -> None:
        if isinstance(event, Shown):
            if event.seat != self.me:
                self._see_shown(event)
        elif isinstance(event, Opened):
            if event.seat != self.me:
                hands = self.holdings.hands
                factors = [float(hand == event.cards) for hand in hands]
                self.spread().weigh(event.seat, factors)
        elif isinstance(event, Lost):
            if event.seat == self.me:
                self.own.remove(event.card)
            else:
                self._see_lost(event)
        elif isinstance(event, Decided):
            if event.seat != self.me:
                self._see_decided(event)
            self.has_replaced = event.seat if event.replaced else NOBODY
            if not event.replaced:
                self.presenting = NOBODY
        elif isinstance(event, Exiled) and event.seat != self.me:
            self._see_exiled(event.seat)

    def spread(self) -> Joint | Margins:
        """The distribution; begun where it is not yet."""
        spread = self._spread
        if spread is None:
            seats = [seat for seat in range(self.table.ruleset.seats) if seat != self.me]
            sizes = [self.table.influence[seat] for seat in seats]
            if len(seats) > self._most_joint:
                domains = [list(self.holdings.domains[size, True]) for size in sizes]
                spread = Margins(self.holdings, seats, self._unseen, domains)
            else:
                first = self.holdings.domains[0, False]
                spread = dealt(self.holdings, seats, self._unseen, first, sizes)
            self._spread = spread
        return spread

    # What others decide.

    def _hear(self, seat: int, phase: Phase, move: Move) -> None:
        """A seat has said something that its hand does not restrict."""
        if seat == self.me or self.choices.silent:
            return
        spread = self.spread()
        hands = self.holdings.hands
        factors = [0.0] * len(hands)
        for holding in spread.domain(seat):
            factors[holding] = self.choices.answer(seat, phase, move, hands[holding])
        spread.weigh(seat, factors)

    def _see_shown(self, event: Shown) -> None:
        seat = event.seat
        whole = self.table.claimed == NO_CHARACTER
        move = SHOW_HAND if whole else make_move(Kind.SHOW, cards=event.cards)
        spread = self.spread()
        factors = [0.0] * len(self.holdings.hands)
        for holding in spread.domain(seat):
            hand = self.holdings.hands[holding]
            if not whole or hand == event.cards:
                factors[holding] = self.choices.showing(seat, move, hand)
        spread.weigh(seat, factors)

    def _see_lost(self, event: Lost) -> None:
        seat = event.seat
        spread = self.spread()
        factors = [0.0] * len(self.holdings.hands)
        for holding in spread.domain(seat):
            hand = self.holdings.hands[holding]
            factors[holding] = self.choices.losing(seat, event.card, hand)
        spread.weigh(seat, factors)
        spread.take(seat, self.holdings.slot[event.card], lost=True)

    def _see_exiled(self, seat: int) -> None:
        spread = self.spread()
        spread.leave(seat)
        if isinstance(spread, Margins) and len(spread.seats) <= self._most_joint:
            self._spread = spread.joint()

    def _see_draft(self, event: Drafted) -> None:
        spread = self.spread()
        if not isinstance(spread, Joint):
            raise TypeError("a draft has few seats")
        chances = self.choices.cards(event.seat, Phase.DRAFT, ())
        spread.draft(event.seat, [(self.holdings.drafted(card), p) for card, p in chances])

    # Cards that come and go.

    def _draw_self(self, event: Drew) -> None:
        spread = self.spread()
        for card in event.cards:
            spread.see_drawn(self.holdings.slot[card])
        to = self.drawn if event.cause is Cause.EXCHANGE else self.own
        to.extend(event.cards)

    def _return_self(self, event: Returned) -> None:
        spread = self.spread()
        self.own += self.drawn
        self.drawn = []
        for card in event.cards:
            self.own.remove(card)
            spread.see_returned(self.holdings.slot[card])
        if event.cause is Cause.EXAMINATION:
            self.presenting = NOBODY

    def _see_draw(self, event: Drew) -> None:
        seat = event.seat
        spread = self.spread()
        if event.cause is Cause.EXAMINATION:
            self._see_replaced(seat)
        elif event.cause is Cause.REPLACEMENT:
            domain = spread.domain(seat)
            hands = self.holdings.hands
            gives = [self.choices.cards(seat, Phase.GIVE, hands[h]) for h in domain]
            spread.change(seat, replacing(self.holdings, domain, gives))
        elif event.cause is not Cause.EXCHANGE:
            domain = spread.domain(seat)
            spread.change(seat, drawing(self.holdings, tuple(domain), event.count))

    def _see_return(self, event: Returned) -> None:
        seat = event.seat
        spread = self.spread()
        if event.cause is Cause.EXCHANGE:
            count = self.table.drawn[seat]
            domain = spread.domain(seat)
            spread.change(seat, exchanging(self.holdings, domain, count, self.choices, seat))
        elif event.cause is Cause.EXAMINATION:
            self.presenting = NOBODY
        elif event.cause is not Cause.REPLACEMENT:
            for card in event.cards:
                spread.take(seat, self.holdings.slot[card], lost=False)

    # Examinations.

    def _see_presented(self, event: Presented) -> None:
        self.presenting = event.seat
        self.presented = event.cards[0] if event.cards else NO_CHARACTER
        self.has_replaced = NOBODY
        if event.seat == self.me or not event.cards:
            return
        spread = self.spread()
        factors = [0.0] * len(self.holdings.hands)
        for holding in spread.domain(event.seat):
            factors[holding] = self._presents(event.seat, holding, event.cards[0])
        spread.weigh(event.seat, factors)

    def _presents(self, seat: int, holding: int, presented: Character) -> float:
        hand = self.holdings.hands[holding]
        for card, chance in self.choices.cards(seat, Phase.PRESENT, hand):
            if card == presented:
                return max(LEAST, chance)
        return 0.0

    def _see_decided(self, event: Decided) -> None:
        if self.choices.silent:
            return
        spread = self.spread()
        hands = self.holdings.hands
        if event.target == self.me:
            factors = [0.0] * len(hands)
            for holding in spread.domain(event.seat):
                factors[holding] = self.choices.deciding(
                    event.seat, hands[holding], self.presented, replaced=event.replaced
                )
            spread.weigh(event.seat, factors)
            return
        both: dict[int, Row] = {}
        for partner in spread.domain(event.seat):
            row = both[partner] = [0.0] * len(hands)
            for holding in spread.domain(event.target):
                for card, chance in self.choices.cards(event.target, Phase.PRESENT, hands[holding]):
                    row[holding] += chance * self.choices.deciding(
                        event.seat, hands[partner], card, replaced=event.replaced
                    )
        spread.weigh_both(event.target, event.seat, both)

    def _see_replaced(self, seat: int) -> None:
        """The seat's presented card went into the Court, after another was drawn for it."""
        spread = self.spread()
        domain = spread.domain(seat)
        by = self.has_replaced
        if self.presented != NO_CHARACTER or self.choices.silent or by in (self.me, NOBODY):
            gives = [self.gone(seat, holding) for holding in domain]
            spread.change(seat, replacing(self.holdings, domain, gives))
            return
        kernels = {}
        for partner in spread.domain(by):
            told: Gives = [self.gone(seat, holding, partner) for holding in domain]
            kernels[partner] = replacing(self.holdings, domain, told)
        spread.change_both(seat, by, kernels)

    def gone(
        self, seat: int, holding: int, partner: int | None = None
    ) -> list[tuple[Character, float]]:
        """Which card a seat with this holding has presented, with the chance of each.

        Args:
            seat: the seat that presented it.
            holding: what it is supposed to hold.
            partner: what the Inquisitor that has it replaced is supposed to hold; None: that
                says nothing.
        """
        hand = self.holdings.hands[holding]
        if self.presented != NO_CHARACTER:
            return [(self.presented, 1.0)] if self.presented in hand else []
        cards = self.choices.cards(seat, Phase.PRESENT, hand)
        if partner is None:
            return cards
        by = self.has_replaced
        other = self.holdings.hands[partner]
        weighed = [
            (card, chance * self.choices.deciding(by, other, card, replaced=True))
            for card, chance in cards
        ]
        total = sum(weight for _, weight in weighed)
        return [(card, weight / total) for card, weight in weighed]

    def _rest_of_set(self, kept: Hand) -> Hand:
        return tuple(card for card in self.holdings.cast if card not in kept)
