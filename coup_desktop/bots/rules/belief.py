"""What a seat may believe about the others' hidden cards, within its insight."""

from itertools import combinations_with_replacement
from math import comb
from typing import Final, final

from coup_desktop.bots.beliefs import Beliefs
from coup_desktop.bots.chances import at_least_one, shifted
from coup_desktop.bots.rules.insight import Insight
from coup_desktop.bots.rules.reading import Reading, SeatNotes
from coup_desktop.bots.rules.weights import Weights
from coup_desktop.engine.cast import CHARACTERS, Character
from coup_desktop.engine.view import View

Hand = tuple[Character, ...]

_MOST_REPEATS: Final = 3
_ALL_BUT: Final = 0.999
"""How sure signs may make a seat."""


@final
class Belief:
    """Chances of hidden cards, from one view and the reading of its history."""

    __slots__ = (
        "_barred",
        "_beliefs",
        "_held",
        "_insight",
        "_known",
        "_me",
        "_pools",
        "_unseen",
        "_view",
        "_weights",
        "notes",
    )

    def __init__(
        self,
        view: View,
        reading: Reading,
        insight: Insight,
        beliefs: Beliefs | None = None,
    ) -> None:
        """Nothing reckoned yet.

        Args:
            view: of the seat that believes.
            reading: of that view's history.
            insight: how it reckons, and what signs count.
            beliefs: the hands of all weighed together, where the insight reaches so far and the
                game keeps a history.
        """
        self._view: View = view
        self.notes: list[SeatNotes] = reading.notes
        self._me: int = reading.me
        self._insight: Insight = insight
        self._weights: Weights = insight.weights
        self._beliefs: Beliefs | None = beliefs
        cast = view.ruleset.cast
        self._unseen: dict[Character, int] = {card: view.unseen(card) for card in cast}
        known: dict[Character, int] = dict.fromkeys(cast, 0)
        for seat, notes in enumerate(reading.notes):
            if seat != self._me:
                for card, count in notes.known.items():
                    known[card] += count
        self._known: dict[Character, int] = known
        self._pools: dict[int, int] = {}
        self._held: dict[tuple[int, Character, bool], float] = {}
        self._barred: tuple[Character, ...] = tuple(c for c in cast if CHARACTERS[c].barred)

    def copies_left(self, character: Character) -> int:
        """How many cards of a character lie where this seat does not see them."""
        return self._unseen[character]

    def exact(self, seat: int, character: Character) -> float:
        """The chance that a seat holds a character, from certain knowledge alone."""
        notes = self.notes[seat]
        if notes.known.get(character, 0):
            return 1.0
        hidden = self._view.seats[seat].influence - sum(notes.known.values())
        if not self._insight.exact:
            return self._rough(character, hidden)
        elsewhere = max(self._known[character], notes.away.get(character, 0))
        pool = max(self._pool(seat), hidden)
        return at_least_one(self._unseen[character] - elsewhere, pool, hidden)

    def _rough(self, character: Character, hidden: int) -> float:
        """By the open cards, each hidden one for itself: its odds, times their number."""
        total = sum(self._unseen.values())
        return min(1.0, hidden * self._unseen[character] / total) if total else 0.0

    def _pool(self, seat: int) -> int:
        """How many unseen cards the unknown ones of a seat may be."""
        pool = self._pools.get(seat)
        if pool is None:
            notes = self.notes[seat]
            pool = 0
            for card, unseen in self._unseen.items():
                own = notes.known.get(card, 0)
                elsewhere = max(self._known[card] - own, notes.away.get(card, 0))
                pool += max(0, unseen - own - elsewhere)
            self._pools[seat] = pool
        return pool

    def held(self, seat: int, character: Character, *, forced: bool = False) -> float:
        """The chance that a seat holds a character, by its cards and what it did so far.

        Args:
            seat: another seat.
            character: the character.
            forced: whether it claims it in need, so that the claim says nothing.
        """
        key = (seat, character, forced)
        chance = self._held.get(key)
        if chance is None:
            if self._beliefs is not None:
                chance = self._beliefs.chance(seat, character)
            else:
                chance = self._weighed(seat, character, forced=forced)
            self._held[key] = chance
        return chance

    def _weighed(self, seat: int, character: Character, *, forced: bool) -> float:
        chance = self.exact(seat, character)
        notes = self.notes[seat]
        weights = self._weights
        if character in notes.caught:
            if self._view.ruleset.decline == "no":
                return 0.0
            return shifted(chance, weights.caught_odds)
        repeats = min(_MOST_REPEATS, notes.passed.get(character, 0))
        factor: float = weights.passed_odds**repeats
        stood = notes.claims.get(character, 0)
        if stood and not forced:
            factor *= self._honesty(notes, seat)
            factor *= weights.stood_odds ** min(_MOST_REPEATS, stood - 1)
        return shifted(chance, factor)

    def hands(self, seat: int) -> list[tuple[Hand, float]]:
        """The hands that a seat may hold, rising, with their chances.

        Without the hands of all weighed together: by the copies that lie unseen, each card by what
        was claimed and let pass.
        """
        if self._beliefs is not None:
            return self._beliefs.hands(seat)
        size = self._view.seats[seat].influence
        cast = sorted(self._view.ruleset.cast)
        signs = {card: self._sign(seat, card) for card in cast}
        found: list[tuple[Hand, float]] = []
        for hand in combinations_with_replacement(cast, size):
            ways = 1.0
            for card in set(hand):
                count = hand.count(card)
                ways *= comb(self._unseen[card], count) * signs[card]
            found.append((hand, ways))
        total = sum(ways for _, ways in found)
        return [(hand, ways / total) for hand, ways in found] if total > 0.0 else []

    def _sign(self, seat: int, character: Character) -> float:
        """By how much what a seat did makes it likelier that it holds a character."""
        chance = min(_ALL_BUT, max(1.0 - _ALL_BUT, self.exact(seat, character)))
        held = min(_ALL_BUT, max(1.0 - _ALL_BUT, self.held(seat, character)))
        return held * (1.0 - chance) / (chance * (1.0 - held))

    def not_barred(self, seat: int) -> float:
        """The chance that a seat that embezzles holds no character that forbids it."""
        if self._beliefs is not None:
            return 1.0 - self._beliefs.chance_any((seat,), self._barred)
        holds = 0.0
        notes = self.notes[seat]
        for card in self._barred:
            chance = self.exact(seat, card)
            if chance < 1.0:
                repeats = min(_MOST_REPEATS, max(1, notes.passed.get(card, 0)))
                factor: float = self._weights.passed_odds**repeats
                if notes.claims.get(card, 0):
                    factor *= 3.0
                chance = shifted(chance, factor)
            holds = max(holds, chance)
        return 1.0 - holds

    def _honesty(self, notes: SeatNotes, seat: int) -> float:
        """How much a claim of that seat says, by what it proved and was caught on before."""
        weight: float = self._weights.claim_odds
        if self._insight.profiles:
            weight *= ((1.0 + notes.proven) / (1.0 + 2.0 * notes.lied)) ** 0.9
        cards = self._view.seats[seat].influence
        different = len(notes.claims)
        if different > cards > 0:
            # It cannot hold all that it claims: at most this share of the claims is true.
            weight *= (cards / different) ** 2
        return max(0.15, min(5.0, weight))

    def doubt_rate(self, seat: int, *, of_block: bool) -> float:
        """How often a seat doubts, by what it did so far; a mild prior stands in for the rest."""
        notes = self.notes[seat]
        weights = self._weights
        doubts = questions = 0
        if self._insight.profiles:
            doubts = notes.block_doubts if of_block else notes.doubts
            questions = notes.block_questions if of_block else notes.questions
        if of_block:
            return (doubts + weights.block_doubts_prior) / (
                questions + weights.block_questions_prior
            )
        return (doubts + weights.doubts_prior) / (questions + weights.questions_prior)
