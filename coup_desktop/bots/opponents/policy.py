"""A style worked out for a ruleset: the weight of every legal move of a seat.

Each function gets no more than the seat that is asked may know: its own hand, what lies open, and
the table's memory. `player` and `answers` read the same weights, so that a style plays exactly as
it is believed to.
"""

from functools import lru_cache
from math import exp
from typing import Final, final

from coup_desktop.bots.opponents.acting import IN_SIGHT, TOLD, WAS_CAUGHT, Acts
from coup_desktop.bots.opponents.doubting import LETHAL, Doubts
from coup_desktop.bots.opponents.memory import Memory, blocker_masks, mask_of
from coup_desktop.bots.opponents.style import Style
from coup_desktop.engine.cast import NO_CHARACTER, Character
from coup_desktop.engine.moves import HAVE_REPLACED, NOBODY, Kind, Move
from coup_desktop.engine.rulebook import rulebook
from coup_desktop.engine.ruleset import Ruleset

_LET_PASS: Final = 0.6
"""How much less willingly a character is claimed to block that it let pass before."""
_SECOND: Final = 3.0
"""How much sooner the second of two of a kind is parted with."""
_CLAIMED: Final = 0.7
"""How much later a card that was claimed."""
_DECLINES: Final = 0.002
"""The weight of losing a card instead of proving a claim that is true."""


@final
class Policy:
    """See the module. Get it by `policy`."""

    __slots__ = (
        "_blockers", "_copies", "_give", "_keep", "_kept", "_of", "_replace", "acts", "doubts",
        "slip",
    )  # fmt: skip

    def __init__(self, style: Style, ruleset: Ruleset) -> None:
        """Args: style, ruleset: what is worked out."""
        self._of: Style = style
        self.slip: float = style.slip
        """The chance of any legal move at all, drawn evenly."""
        self.doubts: Doubts = Doubts(style, ruleset)
        self.acts: Acts = Acts(style, ruleset)
        self._copies: int = ruleset.copies
        self._blockers: tuple[int, ...] = blocker_masks(rulebook(ruleset))
        self._keep: list[float] = [exp(style.sharp * worth) for worth in style.worth]
        self._give: list[float] = [exp(-style.sharp * worth) for worth in style.worth]
        self._kept: dict[tuple[Move, ...], list[float]] = {}
        mean = sum(style.worth[card] for card in ruleset.cast) / len(ruleset.cast)
        self._replace: list[float] = [
            style.judge if worth > mean else (1.0 - style.judge) for worth in style.worth
        ]

    def block(
        self,
        memory: Memory,
        seat: int,
        hand: tuple[Character, ...],
        legal: tuple[Move, ...],
    ) -> list[float]:
        """The chances of letting an action pass (the first) and of each block."""
        style = self._of
        what = memory.action
        last = len(hand) == 1 and LETHAL[what] and memory.target == seat
        held = mask_of(hand)
        weights = [0.0] * len(legal)
        most = total = 0.0
        truthful = bool(held & self._blockers[what])
        for place in range(1, len(legal)):
            claim = legal[place].claim
            if truthful:
                weight = 1.0 if held >> claim & 1 else 0.0
            else:
                weight = self._false_block(memory, seat, hand, claim)
            weights[place] = weight
            total += weight
            most = max(most, weight)
        chance = style.block[what] if truthful else style.bluff_block[what] * min(1.0, most)
        if last:
            chance = max(chance, style.last_block)
        if memory.target not in (seat, NOBODY):
            chance *= style.meddle
        scale = chance / total
        for place in range(1, len(legal)):
            weights[place] *= scale
        weights[0] = 1.0 - chance
        return weights

    def _false_block(
        self, memory: Memory, seat: int, hand: tuple[Character, ...], claim: Character
    ) -> float:
        if self._copies - hand.count(claim) <= memory.gone[claim]:
            return IN_SIGHT
        bit = 1 << claim
        if memory.caught[seat] & bit:
            return WAS_CAUGHT
        weight = TOLD if memory.claims[seat] & bit else 1.0
        return weight * _LET_PASS if memory.passed[seat] & bit else weight

    def prove(
        self, memory: Memory, seat: int, hand: tuple[Character, ...], legal: tuple[Move, ...]
    ) -> list[float]:
        """The weights of showing the claimed card (the first, where it is held) or losing one."""
        if legal[0].kind is not Kind.SHOW:
            return self.part(memory, seat, hand, legal)
        return [1.0 if move.kind is Kind.SHOW else _DECLINES for move in legal]

    def part(
        self, memory: Memory, seat: int, hand: tuple[Character, ...], legal: tuple[Move, ...]
    ) -> list[float]:
        """The weights of parting with a card: losing, presenting or giving it."""
        claims = memory.claims[seat]
        weights: list[float] = []
        for move in legal:
            card = move.cards[0]
            weight = self._give[card]
            if hand.count(card) > 1:
                weight *= _SECOND
            if claims >> card & 1:
                weight *= _CLAIMED
            weights.append(weight)
        return weights

    def keep(self, legal: tuple[Move, ...]) -> list[float]:
        """The chances of the hands that an exchange may end with, slips apart."""
        kept = self._kept.get(legal)
        if kept is None:
            weights = [self.liking(move.cards) for move in legal]
            total = sum(weights)
            kept = self._kept[legal] = [weight / total for weight in weights]
        return kept

    def liking(self, hand: tuple[Character, ...]) -> float:
        """The weight of a hand, rising, among those that could be kept."""
        weight = 1.0
        last = NO_CHARACTER
        for card in hand:
            weight *= self._keep[card]
            if card == last:
                weight /= _SECOND
            last = card
        return weight

    def draft(self, legal: tuple[Move, ...]) -> list[float]:
        """The weights of the cards of a set."""
        return [self._keep[move.cards[0]] for move in legal]

    def decide(self, presented: Character, legal: tuple[Move, ...]) -> list[float]:
        """The chances of handing an examined card back, or having it replaced."""
        replaces = self._replace[presented]
        return [replaces if move is HAVE_REPLACED else 1.0 - replaces for move in legal]


@lru_cache(maxsize=256)
def policy(style: Style, ruleset: Ruleset) -> Policy:
    """The policy of a style by a ruleset, worked out once."""
    return Policy(style, ruleset)
