"""How likely a style is to challenge a claim."""

from math import exp, log
from typing import Final, final

from coup_desktop.bots.opponents.memory import Memory, blocker_masks, divided, mask_of
from coup_desktop.bots.opponents.style import Style
from coup_desktop.engine.cast import ACTIONS, CHARACTERS, Character, Effect
from coup_desktop.engine.rulebook import rulebook
from coup_desktop.engine.ruleset import Ruleset

LETHAL: Final = tuple(info.effect is Effect.LOSE_INFLUENCE for info in ACTIONS)
"""By action: whether it takes a card."""

_IMPOSSIBLE: Final = 5.0
"""Log-odds against a claim of which all cards are in sight."""
_HARDLY: Final = 1e-3
"""A chance that counts as none."""
_SURE: Final = 30.0
"""Log-odds beyond which floating point knows no chance but 0 and 1."""


@final
class Doubts:
    """A style's doubts, worked out for a ruleset; see `policy`."""

    __slots__ = ("_barred", "_blockers", "_cast", "_copies", "_of", "_total")

    def __init__(self, style: Style, ruleset: Ruleset) -> None:
        self._of: Style = style
        self._cast: tuple[Character, ...] = ruleset.cast
        self._copies: int = ruleset.copies
        self._total: int = ruleset.copies * len(ruleset.cast)
        self._blockers: tuple[int, ...] = blocker_masks(rulebook(ruleset))
        self._barred: int = mask_of(tuple(c for c in ruleset.cast if CHARACTERS[c].barred))

    def chance(
        self,
        memory: Memory,
        seat: int,
        hand: tuple[Character, ...],
        size: int,
        living: int,
        teams: list[int],
    ) -> float:
        """The chance that a seat challenges the claim that was made last, its slips apart.

        Args:
            memory: what is known of the seats.
            seat: the seat that is asked.
            hand: its face-down cards.
            size: the claimant's face-down cards.
            living: mask of the living seats.
            teams: by seat, or empty.
        """
        style = self._of
        claimant = memory.claimant
        z = -style.trust * self._odds(memory, hand, size, memory.claimed)
        if claimant == memory.actor:
            z += style.doubt[memory.action]
        else:
            z += style.doubt_block[memory.action]
        z += self._repute(memory, claimant, size) + self._stake(memory, seat, hand, living)
        if teams and teams[seat] == teams[claimant] and divided(teams, living):
            z += style.mate
        if z > _SURE:
            return 1.0
        return 1.0 / (1.0 + exp(-z)) if z > -_SURE else 0.0

    def _repute(self, memory: Memory, claimant: int, size: int) -> float:
        """Log-odds more by what the claimant has said and done."""
        style = self._of
        z = style.liar if memory.lies[claimant] else 0.0
        if memory.claimed >= 0:
            bit = 1 << memory.claimed
            if memory.told[claimant] & bit:
                z += style.story
            if memory.caught[claimant] & bit:
                z += style.liar
            if memory.passed[claimant] & bit:
                z += style.lapse
        excess = memory.claims[claimant].bit_count() - size
        return z + style.excess * excess if excess > 0 else z

    def _stake(self, memory: Memory, seat: int, hand: tuple[Character, ...], living: int) -> float:
        """Log-odds more by what the claim would do to the seat, and what it would risk."""
        style = self._of
        z = 0.0
        if memory.target == seat and memory.claimant == memory.actor:
            if mask_of(hand) & self._blockers[memory.action]:
                z = style.guarded
            elif len(hand) == 1 and LETHAL[memory.action]:
                return style.own + style.lethal
            else:
                z = style.own
        elif seat == memory.actor:
            z = style.own
        else:
            z = style.crowd * (living.bit_count() - 2)
        return z + style.last_card if len(hand) == 1 else z

    def _odds(
        self, memory: Memory, hand: tuple[Character, ...], size: int, claimed: Character
    ) -> float:
        """Log-odds that a claim is true, by the cards in sight alone."""
        unseen = self._total - len(hand) - memory.lost
        if claimed >= 0:
            left = self._copies - hand.count(claimed) - memory.gone[claimed]
        else:
            left = self._unseen_barred(memory, hand)
        rest = unseen - left
        if left <= 0 or rest < size:
            return _IMPOSSIBLE if (left > 0) == (claimed >= 0) else -_IMPOSSIBLE
        none = rest / unseen
        if size > 1:
            none *= (rest - 1) / (unseen - 1)
        if none < _HARDLY:
            return _IMPOSSIBLE if claimed >= 0 else -_IMPOSSIBLE
        odds = log((1.0 - none) / none)
        return odds if claimed >= 0 else -odds

    def _unseen_barred(self, memory: Memory, hand: tuple[Character, ...]) -> int:
        left = 0
        for card in self._cast:
            if self._barred >> card & 1:
                left += self._copies - hand.count(card) - memory.gone[card]
        return left
