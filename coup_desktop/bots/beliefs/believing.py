"""What a seat may believe of the cards it does not see, from its view's history alone."""

from typing import Final, final

from coup_desktop.bots.beliefs.answers import AnswerModel
from coup_desktop.bots.beliefs.guess import Guess
from coup_desktop.bots.beliefs.holdings import Hand, Holdings, holdings_of
from coup_desktop.bots.beliefs.joint import ContradictionError, Joint, Row, picked
from coup_desktop.bots.beliefs.ledger import Ledger
from coup_desktop.bots.beliefs.witness import Witness
from coup_desktop.engine.cast import CHARACTERS, NO_CHARACTER, Character
from coup_desktop.engine.events import Event
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View

MOST_JOINT: Final = 4
"""Hidden seats whose hands are weighed together; of more, each is weighed by itself."""


@final
class Beliefs:
    """Chances of hidden cards, kept up with a history. Made by `Beliefs.of`.

    Up to `MOST_JOINT` hidden seats they are exact: the joint distribution of all hands, given all
    that the believer saw and that seats decide as the model says. Beyond, each seat's chances are
    near that; see `margins`.
    """

    __slots__ = (
        "_chances",
        "_holdings",
        "_me",
        "_model",
        "_most_joint",
        "_read",
        "_ruleset",
        "_starter",
        "_teams",
        "_witness",
    )

    def __init__(self, view: View, model: AnswerModel | None, most_joint: int) -> None:
        """Nothing read yet; for the arguments see `of`."""
        table = Ledger.of(view)
        self._ruleset: Ruleset = view.ruleset
        self._starter: int = view.starter
        self._teams: list[int] = list(table.teams)
        self._holdings: Holdings = holdings_of(view.ruleset)
        self._model: AnswerModel | None = model
        self._most_joint: int = most_joint
        self._me: int = NOBODY if view.seat is None else view.seat
        self._witness: Witness = Witness(table, self._me, model, most_joint)
        self._read: tuple[Event, ...] = ()
        self._chances: list[Row] | None = None

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

    def update(self, history: tuple[Event, ...]) -> None:
        """Reads on to the end of a history; from its start where it is another than before.

        A history that the model takes for all but impossible is read again without it.
        """
        done = len(self._read)
        if history[:done] != self._read:
            self._restart(self._model)
            done = 0
        try:
            self._read_on(history, done)
        except ContradictionError:
            if self._witness.choices.silent:
                raise
            self._restart(None)
            self._read_on(history, 0)
        self._read = history

    def _restart(self, model: AnswerModel | None) -> None:
        table = Ledger(self._ruleset, self._starter, list(self._teams))
        self._witness = Witness(table, self._me, model, self._most_joint)
        self._chances = None

    def _read_on(self, history: tuple[Event, ...], done: int) -> None:
        witness = self._witness
        for place in range(done, len(history)):
            if witness.enter(history[place]):
                self._chances = None

    # What is believed.

    @property
    def exact(self) -> bool:
        """Whether the hidden hands are weighed together."""
        return isinstance(self._witness.spread(), Joint)

    @property
    def hidden(self) -> tuple[int, ...]:
        """The seats whose hands are weighed, rising."""
        living = self._witness.table.living
        return tuple(seat for seat in self._witness.spread().seats if living >> seat & 1)

    def hands(self, seat: int) -> list[tuple[Hand, float]]:
        """The hands that a seat may hold (face-down cards, rising), with their chances."""
        if seat == self._witness.me:
            return [(tuple(sorted(self._witness.own)), 1.0)]
        found: dict[Hand, float] = {}
        for holding, chance in self._weights(seat):
            hand = self._holdings.hands[holding]
            found[hand] = found.get(hand, 0.0) + chance
        return sorted(found.items())

    def _weights(self, seat: int) -> list[tuple[int, float]]:
        spread = self._witness.spread()
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
        return min(1.0, sum(p for hand, p in self.hands(seat) if character in hand))

    def chance_any(self, seats: tuple[int, ...], characters: tuple[Character, ...]) -> float:
        """The chance that at least one of some seats holds one of these characters."""
        if self._witness.me in seats and any(card in self._witness.own for card in characters):
            return 1.0
        spread = self._witness.spread()
        wanted = [any(card in hand for card in characters) for hand in self._holdings.hands]
        asked = {seat: wanted for seat in seats if seat in spread.seats}
        return max(0.0, 1.0 - spread.without(asked))

    def expected(self, seat: int, character: Character) -> float:
        """How many cards of a character a seat holds on average."""
        return sum(chance * hand.count(character) for hand, chance in self.hands(seat))

    def court(self, character: Character) -> float:
        """How many cards of a character lie in the Court on average.

        Cards that another seat has drawn in an exchange and not yet settled count as in the Court.
        """
        if character not in self._ruleset.cast:
            return 0.0
        spread = self._witness.spread()
        slot = self._holdings.slot[character]
        left = float(self._holdings.unpacked(spread.unseen)[slot])
        for seat in spread.seats:
            for holding, chance in self._weights(seat):
                left -= chance * self._holdings.spent[holding][slot]
        return max(0.0, left)

    def joint(self) -> list[tuple[tuple[Hand, ...], float]]:
        """All ways in which the hands of `hidden` may lie, with their chances.

        Raises:
            ValueError: they are not weighed together; see `exact`.
        """
        spread = self._witness.spread()
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
        spread = self._witness.spread()
        seats = self._ruleset.seats
        hands: list[Hand] = [()] * seats
        discards: list[Hand] = [()] * seats
        if self._witness.me != NOBODY:
            hands[self._witness.me] = tuple(sorted(self._witness.own))
            discards[self._witness.me] = self._witness.discards
        left = self._holdings.unpacked(spread.unseen)
        holdings = spread.pick(stream)
        for seat, holding in zip(spread.seats, holdings, strict=True):
            hands[seat] = self._holdings.hands[holding]
            discards[seat] = self._holdings.discards(holding)
            spent = self._holdings.spent[holding]
            left = [have - gone for have, gone in zip(left, spent, strict=True)]
        court = [0] * len(CHARACTERS)
        for card, have in zip(self._holdings.cast, left, strict=True):
            court[card] = have
        drawn = tuple(sorted(self._witness.drawn))
        turn = self._witness.table.turn
        if turn != self._witness.me and self._witness.table.drawn[turn]:
            drawn = tuple(sorted(stream.take(court, self._witness.table.drawn[turn])))
        presented = self._guess_presented(spread.seats, holdings, stream)
        return Guess(tuple(hands), drawn, presented, tuple(discards), tuple(court))

    def _guess_presented(
        self, seats: list[int], holdings: list[int], stream: SplitMix64
    ) -> Character:
        seat = self._witness.presenting
        if seat == NOBODY:
            return NO_CHARACTER
        if self._witness.presented != NO_CHARACTER:
            return self._witness.presented
        by = self._witness.has_replaced
        partner = (
            holdings[seats.index(by)] if by in seats and not self._witness.choices.silent else None
        )
        cards = self._witness.gone(seat, holdings[seats.index(seat)], partner)
        return cards[picked([chance for _, chance in cards], stream)][0]
