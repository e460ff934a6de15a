"""What a seat may believe about the others' hidden cards."""

from typing import Final

from coup_desktop.bots.chances import at_least_one, shifted
from coup_desktop.bots.rules.reading import Reading, SeatNotes
from coup_desktop.engine.cast import CHARACTERS, Character
from coup_desktop.engine.view import View

_CLAIM_ODDS: Final = 3.2
"""How much likelier a seat claims what it holds than what it does not, before it is known."""
_STOOD_ODDS: Final = 1.35
_PASSED_ODDS: Final = 0.45
_CAUGHT_ODDS: Final = 0.04
_MOST_REPEATS: Final = 3


class Belief:
    """Chances of hidden cards, from one view and the reading of its history."""

    def __init__(self, view: View, reading: Reading) -> None:
        """Args: view: of the seat that believes; reading: of that view's history."""
        self._view = view
        self.notes: list[SeatNotes] = reading.notes
        self._me = reading.me
        cast = view.ruleset.cast
        self._unseen = {card: view.unseen(card) for card in cast}
        known = dict.fromkeys(cast, 0)
        for seat, notes in enumerate(reading.notes):
            if seat != self._me:
                for card, count in notes.known.items():
                    known[card] += count
        self._known = known
        self._pools: dict[int, int] = {}
        self._held: dict[tuple[int, Character, bool], float] = {}
        self._barred = tuple(card for card in cast if CHARACTERS[card].barred)

    def copies_left(self, character: Character) -> int:
        """How many cards of a character lie where this seat does not see them."""
        return self._unseen[character]

    def exact(self, seat: int, character: Character) -> float:
        """The chance that a seat holds a character, from certain knowledge alone."""
        notes = self.notes[seat]
        if notes.known.get(character, 0):
            return 1.0
        hidden = self._view.seats[seat].influence - sum(notes.known.values())
        elsewhere = max(self._known[character], notes.away.get(character, 0))
        pool = max(self._pool(seat), hidden)
        return at_least_one(self._unseen[character] - elsewhere, pool, hidden)

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
            chance = self._held[key] = self._weighed(seat, character, forced=forced)
        return chance

    def _weighed(self, seat: int, character: Character, *, forced: bool) -> float:
        chance = self.exact(seat, character)
        notes = self.notes[seat]
        if character in notes.caught:
            if self._view.ruleset.decline == "no":
                return 0.0
            return shifted(chance, _CAUGHT_ODDS)
        factor: float = _PASSED_ODDS ** min(_MOST_REPEATS, notes.passed.get(character, 0))
        stood = notes.claims.get(character, 0)
        if stood and not forced:
            factor *= self._honesty(notes, seat) * _STOOD_ODDS ** min(_MOST_REPEATS, stood - 1)
        return shifted(chance, factor)

    def not_barred(self, seat: int) -> float:
        """The chance that a seat that embezzles holds no character that forbids it."""
        holds = 0.0
        notes = self.notes[seat]
        for card in self._barred:
            chance = self.exact(seat, card)
            if chance < 1.0:
                factor = _PASSED_ODDS ** min(_MOST_REPEATS, max(1, notes.passed.get(card, 0)))
                if notes.claims.get(card, 0):
                    factor *= 3.0
                chance = shifted(chance, factor)
            holds = max(holds, chance)
        return 1.0 - holds

    def _honesty(self, notes: SeatNotes, seat: int) -> float:
        """How much a claim of that seat says, by what it proved and was caught on before."""
        weight: float = _CLAIM_ODDS * ((1.0 + notes.proven) / (1.0 + 2.0 * notes.lied)) ** 0.9
        cards = self._view.seats[seat].influence
        different = len(notes.claims)
        if different > cards > 0:
            # It cannot hold all that it claims: at most this share of the claims is true.
            weight *= (cards / different) ** 2
        return max(0.15, min(5.0, weight))

    def doubt_rate(self, seat: int, *, of_block: bool) -> float:
        """How often a seat doubts, by what it did so far; a mild prior stands in for the rest."""
        notes = self.notes[seat]
        if of_block:
            return (notes.block_doubts + 0.9) / (notes.block_questions + 6.0)
        return (notes.doubts + 0.8) / (notes.questions + 8.0)
