"""How likely seats are to decide as they did: what makes behaviour evidence.

An `AnswerModel` is a policy, seen from outside. Without one, nothing but facts counts: a decision
that all can see says no more than that it was legal, and of a seat's cards, where it has to choose
some, each is as likely as another (copies of a character are two cards).
"""

from itertools import combinations
from typing import Final, Protocol, final

from coup_desktop.bots.beliefs.ledger import Hand, Ledger
from coup_desktop.engine.cast import CHARACTERS, NO_CHARACTER, Character
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import (
    HAND_BACK,
    HAVE_REPLACED,
    Kind,
    Move,
)
from coup_desktop.engine.moves import move as make_move

LEAST: Final = 1e-12
"""What a decision counts at least that a model takes for impossible: models err, facts do not."""


@final
class Decision:
    """A question to a seat, and an answer to it."""

    __slots__ = ("drawn", "move", "phase", "presented", "seat")

    def __init__(
        self,
        seat: int,
        phase: Phase,
        move: Move,
        drawn: Hand = (),
        presented: Character = NO_CHARACTER,
    ) -> None:
        """Args: drawn: in an exchange, rising; presented: what an Inquisitor decides about."""
        self.seat: int = seat
        self.phase: Phase = phase
        self.move: Move = move
        self.drawn: Hand = drawn
        self.presented: Character = presented


class AnswerModel(Protocol):
    """What is supposed about how seats decide. A pure function: same arguments, same answer."""

    def chance(self, decision: Decision, hand: Hand, table: Ledger) -> float:
        """The chance that the seat decides so, over all its legal moves 1 in sum.

        Args:
            decision: the seat, what it is asked, and the answer; always a legal one.
            hand: the face-down cards that it is supposed to hold, rising.
            table: the public state before the decision; not to be kept or changed.
        """
        ...


@final
class RandomAnswers:
    """The model of a seat that picks any legal move, each as likely as another."""

    __slots__ = ()

    def chance(self, decision: Decision, hand: Hand, table: Ledger) -> float:
        """One over the number of legal moves."""
        return 1.0 / len(table.legal(decision.phase, decision.seat, hand, decision.drawn))


@final
class Choices:
    """The decisions of one table's seats under a model, or under none."""

    __slots__ = ("_model", "_table")

    def __init__(self, model: AnswerModel | None, table: Ledger) -> None:
        self._model: AnswerModel | None = model
        self._table: Ledger = table

    @property
    def silent(self) -> bool:
        """Whether what all can see says nothing of the cards."""
        return self._model is None

    def answer(
        self, seat: int, phase: Phase, move: Move, hand: Hand, presented: Character = NO_CHARACTER
    ) -> float:
        """The chance of a public decision that this hand allows."""
        if self._model is None:
            return 1.0
        decision = Decision(seat, phase, move, (), presented)
        return max(LEAST, self._model.chance(decision, hand, self._table))

    def showing(self, seat: int, move: Move, hand: Hand) -> float:
        """The chance that a challenged seat proves its claim by `move`; 0 where it cannot."""
        if move not in self._table.legal(Phase.PROVE, seat, hand):
            return 0.0
        return self.answer(seat, Phase.PROVE, move, hand)

    def losing(self, seat: int, card: Character, hand: Hand) -> float:
        """The chance that a seat loses this card now; 0 where it cannot.

        Without a model a challenged seat's not proving says nothing; which card it loses is chosen
        among those that it may lose.
        """
        phase = Phase.PROVE if seat == self._table.proving else Phase.LOSE
        move = make_move(Kind.LOSE, cards=(card,))
        legal = self._table.legal(phase, seat, hand)
        if move not in legal:
            return 0.0
        if self._model is not None:
            return self.answer(seat, phase, move, hand)
        open_to = sum(hand.count(m.cards[0]) for m in legal if m.kind is Kind.LOSE)
        return hand.count(card) / open_to

    def cards(self, seat: int, phase: Phase, hand: Hand) -> list[tuple[Character, float]]:
        """Which card a seat presents, gives or drafts, with the chance of each."""
        moves = self._table.legal(phase, seat, hand)
        weights = [
            float(hand.count(m.cards[0]) or 1)
            if self._model is None
            else self._model.chance(Decision(seat, phase, m), hand, self._table)
            for m in moves
        ]
        return list(zip((m.cards[0] for m in moves), _normal(weights), strict=True))

    def keeps(self, seat: int, hand: Hand, drawn: Hand) -> list[tuple[Hand, float]]:
        """What a seat keeps in an exchange, with the chance of each.

        Without a model: each pick of cards that the rules allow is as likely as another.
        """
        if self._model is None:
            return likely_picks(hand, drawn, self.most_drawn(len(hand)))
        moves = self._table.legal(Phase.EXCHANGE, seat, hand, drawn)
        weights = [
            self._model.chance(Decision(seat, Phase.EXCHANGE, m, drawn), hand, self._table)
            for m in moves
        ]
        return list(zip((m.cards for m in moves), _normal(weights), strict=True))

    def most_drawn(self, size: int) -> int:
        """How many drawn cards the exchange of this turn may keep in a hand of that size."""
        action = self._table.action
        most = self._table.ruleset.keep_drawn
        if action is None or most is None or not CHARACTERS[action.claim].keep_limited:
            return size
        return min(most, size)

    def deciding(self, seat: int, hand: Hand, presented: Character, *, replaced: bool) -> float:
        """The chance that an Inquisitor has a presented card replaced, or not."""
        move = HAVE_REPLACED if replaced else HAND_BACK
        return self.answer(seat, Phase.DECIDE, move, hand, presented)


def likely_picks(hand: Hand, drawn: Hand, most: int) -> list[tuple[Hand, float]]:
    """What is kept if each pick of single cards, at most so many drawn ones, is equally likely."""
    ways: dict[Hand, float] = {}
    cards = hand + drawn
    held = len(hand)
    for chosen in combinations(range(len(cards)), held):
        if sum(1 for place in chosen if place >= held) <= most:
            kept = tuple(sorted(cards[place] for place in chosen))
            ways[kept] = ways.get(kept, 0.0) + 1.0
    return list(zip(ways, _normal(list(ways.values())), strict=True))


def _normal(weights: list[float]) -> list[float]:
    """The weights with 1 in sum; where all are 0, each as likely as another."""
    total = sum(weights)
    if total <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / total for weight in weights]
