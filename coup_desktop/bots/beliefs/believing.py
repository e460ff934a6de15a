"""What a seat may believe of the cards it does not see, from its view's history alone."""

from dataclasses import dataclass
from typing import Final, final

from coup_desktop.bots.beliefs.answers import AnswerModel, Choices
from coup_desktop.bots.beliefs.holdings import BITS, Hand, Holdings, holdings_of
from coup_desktop.bots.beliefs.joint import Joint, Row, dealt, picked
from coup_desktop.bots.beliefs.kernels import Gives, drawing, exchanging, replacing
from coup_desktop.bots.beliefs.ledger import Ledger
from coup_desktop.bots.beliefs.margins import Margins
from coup_desktop.engine.cast import CHARACTERS, NO_CHARACTER, Character
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
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.view import View

MOST_JOINT: Final = 4
"""Hidden seats whose hands are weighed together; of more, each is weighed by itself."""


@dataclass(frozen=True, slots=True)
class Guess:
    """One way in which all cards may lie."""

    hands: tuple[Hand, ...]
    """Face-down cards of each seat, rising, the believer's own among them."""
    drawn: Hand
    """What the seat whose turn it is has drawn in an exchange, rising."""
    presented: Character
    """The card before the Inquisitor, or `NO_CHARACTER`."""
    discards: tuple[Hand, ...]
    """What each seat discarded in a draft, rising."""
    court: tuple[int, ...]
    """Cards in the Court, counted by character."""


@final
class Beliefs:
    """Chances of hidden cards, kept up with a history.

    Up to `MOST_JOINT` hidden seats they are exact: the joint distribution of all hands, given all
    that the believer saw and that seats decide as the model says. Beyond, each seat's chances are
    weighed against what the others are expected to hold; see `margins`.
    """

    def __init__(
        self, view: View, model: AnswerModel | None = None, most_joint: int = MOST_JOINT
    ) -> None:
        """Nothing read yet. See `of`."""
        self._most_joint = most_joint
        self._ruleset = view.ruleset
        self._me: int = NOBODY if view.seat is None else view.seat
        self._holdings: Holdings = holdings_of(view.ruleset)
        self._model: AnswerModel | None = model
        self._starter = view.starter
        self._teams = Ledger.of(view).teams
        self._forget()

    @classmethod
    def of(
        cls, view: View, model: AnswerModel | None = None, most_joint: int = MOST_JOINT
    ) -> "Beliefs":
        """What the seat of a view may believe.

        Args:
            view: with its history. Where it is nobody's, all hands are hidden.
            model: how the other seats are supposed to decide. None: only facts count, what seats
                say and let pass is ignored, and of cards to choose from each is as likely.
            most_joint: up to how many hidden seats the hands are weighed together; each more
                costs about eight times the time and the memory.

        Raises:
            ValueError: the view's game keeps no history.
        """
        if not view.history and any(seat.influence for seat in view.seats):
            raise ValueError("beliefs are read from a history, and this view has none")
        beliefs = cls(view, model, most_joint)
        beliefs.update(view.history)
        return beliefs

    def _forget(self) -> None:
        self._read: tuple[Event, ...] = ()
        self._table = Ledger(self._ruleset, self._starter, list(self._teams))
        self._choices = Choices(self._model, self._table)
        self._own: list[Character] = []
        self._own_drawn: list[Character] = []
        self._own_discards: Hand = ()
        self._spread: Joint | Margins | None = None
        self._chances: list[Row] | None = None
        copies = self._ruleset.copies
        if self._ruleset.draft and self._me != NOBODY:
            copies -= 1
        # What lies where the believer does not see it before anybody holds a card.
        self._unseen: int = self._holdings.packed([copies] * len(self._holdings.cast))
        self._presenting: int = NOBODY
        self._presented: Character = NO_CHARACTER
        self._has_replaced: int = NOBODY
        """The Inquisitor that has the presented card replaced."""

    # Reading.

    def update(self, history: tuple[Event, ...]) -> None:
        """Reads on to the end of a history; from its start where it is another than before."""
        done = len(self._read)
        if history[:done] != self._read:
            self._forget()
            done = 0
        for place in range(done, len(history)):
            event = history[place]
            self._enter(event)
            self._table.enter(event)
        self._read = history

    def _enter(self, event: Event) -> None:
        if isinstance(event, Dealt):
            self._spread = None
            if event.seat == self._me:
                self._own = list(event.cards)
                for card in event.cards:
                    self._unseen -= 1 << (BITS * self._holdings.slot[card])
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
            return
        self._chances = None

    def _enter_cards(self, event: CardEvent) -> None:
        own = event.seat == self._me
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
                self._own = list(event.cards)
                self._own_discards = self._rest_of_set(event.cards)
            else:
                self._see_draft(event)

    def _enter_outcome(self, event: Event) -> None:
        if isinstance(event, Shown):
            if event.seat != self._me:
                self._see_shown(event)
        elif isinstance(event, Opened):
            if event.seat != self._me:
                hands = self._holdings.hands
                factors = [float(hand == event.cards) for hand in hands]
                self._laid_out().weigh(event.seat, factors)
        elif isinstance(event, Lost):
            if event.seat == self._me:
                self._own.remove(event.card)
            else:
                self._see_lost(event)
        elif isinstance(event, Decided):
            if event.seat != self._me:
                self._see_decided(event)
            self._has_replaced = event.seat if event.replaced else NOBODY
            if not event.replaced:
                self._presenting = NOBODY
        elif isinstance(event, Exiled) and event.seat != self._me:
            self._see_exiled(event.seat)

    def _laid_out(self) -> Joint | Margins:
        """The distribution; begun where it is not yet."""
        spread = self._spread
        if spread is None:
            seats = [seat for seat in range(self._ruleset.seats) if seat != self._me]
            sizes = [self._table.influence[seat] for seat in seats]
            if len(seats) > self._most_joint:
                domains = [list(self._holdings.domains[size, True]) for size in sizes]
                spread = Margins(self._holdings, seats, self._unseen, domains)
            else:
                first = self._holdings.domains[0, False]
                spread = dealt(self._holdings, seats, self._unseen, first, sizes)
            self._spread = spread
        return spread

    # What others decide.

    def _hear(self, seat: int, phase: Phase, move: Move) -> None:
        """A seat has said something that its hand does not restrict."""
        if seat == self._me or self._choices.silent:
            return
        spread = self._laid_out()
        hands = self._holdings.hands
        factors = [0.0] * len(hands)
        for holding in spread.domain(seat):
            factors[holding] = self._choices.answer(seat, phase, move, hands[holding])
        spread.weigh(seat, factors)

    def _see_shown(self, event: Shown) -> None:
        seat = event.seat
        whole = self._table.claimed == NO_CHARACTER
        move = SHOW_HAND if whole else make_move(Kind.SHOW, cards=event.cards)
        spread = self._laid_out()
        factors = [0.0] * len(self._holdings.hands)
        for holding in spread.domain(seat):
            hand = self._holdings.hands[holding]
            if not whole or hand == event.cards:
                factors[holding] = self._choices.showing(seat, move, hand)
        spread.weigh(seat, factors)

    def _see_lost(self, event: Lost) -> None:
        seat = event.seat
        spread = self._laid_out()
        factors = [0.0] * len(self._holdings.hands)
        for holding in spread.domain(seat):
            hand = self._holdings.hands[holding]
            factors[holding] = self._choices.losing(seat, event.card, hand)
        spread.weigh(seat, factors)
        spread.take(seat, self._holdings.slot[event.card], lost=True)

    def _see_exiled(self, seat: int) -> None:
        spread = self._laid_out()
        spread.leave(seat)
        if isinstance(spread, Margins) and len(spread.seats) <= self._most_joint:
            self._spread = spread.joint()

    def _see_draft(self, event: Drafted) -> None:
        spread = self._laid_out()
        if not isinstance(spread, Joint):
            raise TypeError("a draft has few seats")
        chances = self._choices.cards(event.seat, Phase.DRAFT, ())
        spread.draft(event.seat, [(self._holdings.drafted(card), p) for card, p in chances])

    # Cards that come and go.

    def _draw_self(self, event: Drew) -> None:
        spread = self._laid_out()
        for card in event.cards:
            spread.see_drawn(self._holdings.slot[card])
        to = self._own_drawn if event.cause is Cause.EXCHANGE else self._own
        to.extend(event.cards)

    def _return_self(self, event: Returned) -> None:
        spread = self._laid_out()
        self._own += self._own_drawn
        self._own_drawn = []
        for card in event.cards:
            self._own.remove(card)
            spread.see_returned(self._holdings.slot[card])
        if event.cause is Cause.EXAMINATION:
            self._presenting = NOBODY

    def _see_draw(self, event: Drew) -> None:
        seat = event.seat
        spread = self._laid_out()
        if event.cause is Cause.EXAMINATION:
            self._see_replaced(seat)
        elif event.cause is Cause.REPLACEMENT:
            domain = spread.domain(seat)
            hands = self._holdings.hands
            gives = [self._choices.cards(seat, Phase.GIVE, hands[h]) for h in domain]
            spread.change(seat, replacing(self._holdings, domain, gives))
        elif event.cause is not Cause.EXCHANGE:
            domain = spread.domain(seat)
            spread.change(seat, drawing(self._holdings, tuple(domain), event.count))

    def _see_return(self, event: Returned) -> None:
        seat = event.seat
        spread = self._laid_out()
        if event.cause is Cause.EXCHANGE:
            count = self._table.drawn[seat]
            domain = spread.domain(seat)
            spread.change(seat, exchanging(self._holdings, domain, count, self._choices, seat))
        elif event.cause is Cause.EXAMINATION:
            self._presenting = NOBODY
        elif event.cause is not Cause.REPLACEMENT:
            for card in event.cards:
                spread.take(seat, self._holdings.slot[card], lost=False)

    # Examinations.

    def _see_presented(self, event: Presented) -> None:
        self._presenting = event.seat
        self._presented = event.cards[0] if event.cards else NO_CHARACTER
        self._has_replaced = NOBODY
        if event.seat == self._me or not event.cards:
            return
        spread = self._laid_out()
        factors = [0.0] * len(self._holdings.hands)
        for holding in spread.domain(event.seat):
            factors[holding] = self._presents(event.seat, holding, event.cards[0])
        spread.weigh(event.seat, factors)

    def _presents(self, seat: int, holding: int, presented: Character) -> float:
        hand = self._holdings.hands[holding]
        for card, chance in self._choices.cards(seat, Phase.PRESENT, hand):
            if card == presented:
                return chance
        return 0.0

    def _see_decided(self, event: Decided) -> None:
        if self._choices.silent:
            return
        spread = self._laid_out()
        hands = self._holdings.hands
        if event.target == self._me:
            factors = [0.0] * len(hands)
            for holding in spread.domain(event.seat):
                factors[holding] = self._choices.deciding(
                    event.seat, hands[holding], self._presented, replaced=event.replaced
                )
            spread.weigh(event.seat, factors)
            return
        both: dict[int, Row] = {}
        for partner in spread.domain(event.seat):
            row = both[partner] = [0.0] * len(hands)
            for holding in spread.domain(event.target):
                for card, chance in self._choices.cards(
                    event.target, Phase.PRESENT, hands[holding]
                ):
                    row[holding] += chance * self._choices.deciding(
                        event.seat, hands[partner], card, replaced=event.replaced
                    )
        spread.weigh_both(event.target, event.seat, both)

    def _see_replaced(self, seat: int) -> None:
        """The seat's presented card went into the Court, after another was drawn for it."""
        spread = self._laid_out()
        domain = spread.domain(seat)
        by = self._has_replaced
        if self._presented != NO_CHARACTER or self._choices.silent or by in (self._me, NOBODY):
            gives = [self._gone(seat, holding) for holding in domain]
            spread.change(seat, replacing(self._holdings, domain, gives))
            return
        kernels = {}
        for partner in spread.domain(by):
            told: Gives = [self._gone(seat, holding, partner) for holding in domain]
            kernels[partner] = replacing(self._holdings, domain, told)
        spread.change_both(seat, by, kernels)

    def _gone(
        self, seat: int, holding: int, partner: int | None = None
    ) -> list[tuple[Character, float]]:
        """Which card a seat with this holding has presented, with the chance of each.

        Args:
            seat: the seat that presented it.
            holding: what it is supposed to hold.
            partner: what the Inquisitor that has it replaced is supposed to hold; None: that
                says nothing.
        """
        hand = self._holdings.hands[holding]
        if self._presented != NO_CHARACTER:
            return [(self._presented, 1.0)] if self._presented in hand else []
        cards = self._choices.cards(seat, Phase.PRESENT, hand)
        if partner is None:
            return cards
        by = self._has_replaced
        other = self._holdings.hands[partner]
        weighed = [
            (card, chance * self._choices.deciding(by, other, card, replaced=True))
            for card, chance in cards
        ]
        total = sum(weight for _, weight in weighed)
        return [(card, weight / total) for card, weight in weighed]

    def _rest_of_set(self, kept: Hand) -> Hand:
        return tuple(card for card in self._holdings.cast if card not in kept)

    # What is believed.

    @property
    def exact(self) -> bool:
        """Whether the hidden hands are weighed together."""
        return isinstance(self._laid_out(), Joint)

    @property
    def hidden(self) -> tuple[int, ...]:
        """The seats whose hands are weighed, rising."""
        living = self._table.living
        return tuple(seat for seat in self._laid_out().seats if living >> seat & 1)

    def hands(self, seat: int) -> list[tuple[Hand, float]]:
        """The hands that a seat may hold (face-down cards, rising), with their chances."""
        if seat == self._me:
            return [(tuple(sorted(self._own)), 1.0)]
        found: dict[Hand, float] = {}
        for holding, chance in self._weights(seat):
            hand = self._holdings.hands[holding]
            found[hand] = found.get(hand, 0.0) + chance
        return sorted(found.items())

    def _weights(self, seat: int) -> list[tuple[int, float]]:
        spread = self._laid_out()
        if seat not in spread.seats:
            return [(self._holdings.number[(), None], 1.0)]
        if self._chances is None:
            self._chances = spread.chances()
        chances = self._chances[spread.seats.index(seat)]
        return [
            (holding, chance)
            for holding, chance in zip(spread.domain(seat), chances, strict=True)
            if chance > 0.0
        ]

    def chance_of_hand(self, seat: int, hand: Hand) -> float:
        """The chance that a seat holds exactly these face-down cards, rising."""
        return sum(chance for held, chance in self.hands(seat) if held == hand)

    def chance(self, seat: int, character: Character) -> float:
        """The chance that a seat holds at least one card of a character."""
        return sum(chance for hand, chance in self.hands(seat) if character in hand)

    def chance_any(self, seats: tuple[int, ...], characters: tuple[Character, ...]) -> float:
        """The chance that at least one of some seats holds one of these characters."""
        if self._me in seats and any(card in self._own for card in characters):
            return 1.0
        spread = self._laid_out()
        wanted = [any(card in hand for card in characters) for hand in self._holdings.hands]
        asked = {seat: wanted for seat in seats if seat in spread.seats}
        return 1.0 - spread.without(asked)

    def expected(self, seat: int, character: Character) -> float:
        """How many cards of a character a seat holds on average."""
        return sum(chance * hand.count(character) for hand, chance in self.hands(seat))

    def court(self, character: Character) -> float:
        """How many cards of a character lie in the Court on average.

        Cards that another seat has drawn in an exchange and not yet settled count as in the Court.
        """
        if character not in self._ruleset.cast:
            return 0.0
        spread = self._laid_out()
        slot = self._holdings.slot[character]
        left = float(self._holdings.unpacked(spread.unseen)[slot])
        for seat in spread.seats:
            for holding, chance in self._weights(seat):
                left -= chance * self._holdings.spent[holding][slot]
        return left

    def joint(self) -> list[tuple[tuple[Hand, ...], float]]:
        """All ways in which the hands of `hidden` may lie, with their chances.

        Raises:
            ValueError: they are not weighed together; see `exact`.
        """
        spread = self._laid_out()
        if not isinstance(spread, Joint):
            message = f"more than {self._most_joint} hidden hands are not weighed together"
            raise ValueError(message)  # noqa: TRY004 - of this game, not of an argument
        hidden = self.hidden
        found: dict[tuple[Hand, ...], float] = {}
        for holdings, chance in spread.assignments():
            hands = tuple(
                self._holdings.hands[holding]
                for seat, holding in zip(spread.seats, holdings, strict=True)
                if seat in hidden
            )
            found[hands] = found.get(hands, 0.0) + chance
        return sorted(found.items())

    def sample(self, stream: SplitMix64) -> Guess:
        """One way in which all cards may lie, by its chance; the same stream, the same way."""
        spread = self._laid_out()
        seats = self._ruleset.seats
        hands: list[Hand] = [()] * seats
        discards: list[Hand] = [()] * seats
        if self._me != NOBODY:
            hands[self._me] = tuple(sorted(self._own))
            discards[self._me] = self._own_discards
        left = self._holdings.unpacked(spread.unseen)
        holdings = spread.pick(stream)
        for seat, holding in zip(spread.seats, holdings, strict=True):
            hands[seat] = self._holdings.hands[holding]
            spent = self._holdings.spent[holding]
            left = [have - gone for have, gone in zip(left, spent, strict=True)]
            counts = self._holdings.counts[holding]
            discards[seat] = tuple(
                card
                for card, all_of, held in zip(self._holdings.cast, spent, counts, strict=True)
                if all_of > held
            )
        court = [0] * len(CHARACTERS)
        for card, have in zip(self._holdings.cast, left, strict=True):
            court[card] = have
        drawn = tuple(sorted(self._own_drawn))
        turn = self._table.turn
        if turn != self._me and self._table.drawn[turn]:
            drawn = tuple(sorted(stream.take(court, self._table.drawn[turn])))
        presented = self._guess_presented(spread.seats, holdings, stream)
        return Guess(tuple(hands), drawn, presented, tuple(discards), tuple(court))

    def _guess_presented(
        self, seats: list[int], holdings: list[int], stream: SplitMix64
    ) -> Character:
        seat = self._presenting
        if seat == NOBODY:
            return NO_CHARACTER
        if self._presented != NO_CHARACTER:
            return self._presented
        by = self._has_replaced
        partner = holdings[seats.index(by)] if by in seats and not self._choices.silent else None
        cards = self._gone(seat, holdings[seats.index(seat)], partner)
        return cards[picked([chance for _, chance in cards], stream)][0]
