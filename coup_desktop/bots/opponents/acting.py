"""What a style does on its turn: the weights of its actions."""

from math import exp
from typing import Final, final

from coup_desktop.bots.opponents.memory import Memory, blocker_masks, divided, mask_of
from coup_desktop.bots.opponents.style import Style
from coup_desktop.engine.cast import (
    ACTIONS,
    CHARACTERS,
    COUP,
    COUP_COST,
    STEAL_AT_MOST,
    Character,
    Effect,
)
from coup_desktop.engine.moves import Move
from coup_desktop.engine.rulebook import rulebook
from coup_desktop.engine.ruleset import Ruleset

TOLD: Final = 1.8
"""How much more willingly a false claim is made again that stands already."""
WAS_CAUGHT: Final = 0.12
"""How much less one that was refuted."""
IN_SIGHT: Final = 0.02
"""How much less one that all can see to be false."""
_TOO_MANY: Final = 0.4
"""How much less one beyond the number of the own cards."""

_MOST_COINS: Final = 12
"""From how many coins on a purse is as good as a larger one."""
_COUP_GROWS: Final = 1.6
"""How much more eager to Coup each coin beyond seven makes."""
_LEAST: Final = 1e-9
_BOOTY: Final[tuple[float, ...]] = (0.02, 0.4, 1.0)
"""What is left of a theft's weight by its coins."""
_OPEN: Final = 2.5
"""Nobody can block it: all cards that might lie open, or are held."""
_GAP: Final = 1.7
"""The victim has let pass what would block it."""
_IDLE: Final = 0.1
"""A conversion once all are of one team."""
_OF_ANOTHER: Final = 0.3
"""A conversion of another seat."""
_PAIR: Final = 1.8
"""An exchange of two cards of a kind."""
_RESERVE: Final = 0.5
"""An embezzlement, for each coin in the reserve."""

_EFFECTS: Final = tuple(info.effect for info in ACTIONS)
_SIZES: Final = 3
"""How many face-down cards a seat may have on another's turn, 0 among them."""


@final
class Stand:
    """What lies before everybody when a seat acts."""

    __slots__ = ("coins", "living", "reserve", "sizes", "teams")

    def __init__(
        self, coins: list[int], sizes: list[int], living: int, teams: list[int], reserve: int
    ) -> None:
        """Args: by seat, `sizes` face-down cards, `teams` or empty; `living` is a mask."""
        self.coins: list[int] = coins
        self.sizes: list[int] = sizes
        self.living: int = living
        self.teams: list[int] = teams
        self.reserve: int = reserve


@final
class Acts:
    """A style's actions, worked out for a ruleset; see `policy`."""

    __slots__ = ("_barred", "_blockers", "_by_coins", "_cast", "_copies", "_menace", "_of")

    def __init__(self, style: Style, ruleset: Ruleset) -> None:
        self._of: Style = style
        self._cast: tuple[Character, ...] = ruleset.cast
        self._copies: int = ruleset.copies
        self._blockers: tuple[int, ...] = blocker_masks(rulebook(ruleset))
        self._barred: int = mask_of(tuple(c for c in ruleset.cast if CHARACTERS[c].barred))
        self._by_coins: list[list[float]] = [
            _eager(style, coins) for coins in range(_MOST_COINS + 1)
        ]
        self._menace: list[list[float]] = [
            [_menace(style, cards, coins) for coins in range(_MOST_COINS + 1)]
            for cards in range(_SIZES)
        ]

    def weights(
        self,
        memory: Memory,
        seat: int,
        hand: tuple[Character, ...],
        stand: Stand,
        legal: tuple[Move, ...],
    ) -> list[float]:
        """The weights of the actions that a seat may take.

        Args:
            memory: what is known of the seats.
            seat: the seat that is asked.
            hand: its face-down cards.
            stand: what lies before everybody.
            legal: the actions.
        """
        eager = self._by_coins[min(stand.coins[seat], _MOST_COINS)]
        apart = bool(stand.teams) and divided(stand.teams, stand.living)
        aims = self._aims(memory, seat, stand, apart=apart)
        mine = self._claimable(memory, seat, hand)
        weights: list[float] = []
        for move in legal:
            weight = eager[move.action]
            if move.claim >= 0:
                weight *= mine[move.claim]
            effect = _EFFECTS[move.action]
            if effect is Effect.CONVERT:
                weight *= self._turned(move, stand, apart=apart)
            elif move.target >= 0:
                weight *= aims[move.target]
                if effect is Effect.STEAL:
                    weight *= _BOOTY[min(stand.coins[move.target], STEAL_AT_MOST)]
                blockers = self._blockers[move.action]
                if blockers:
                    weight *= self._way(memory, blockers, move.target)
            elif effect is Effect.EXCHANGE:
                if len(hand) > 1 and hand[0] == hand[1]:
                    weight *= _PAIR
            elif effect is Effect.EMBEZZLE:
                weight *= _RESERVE * stand.reserve
                if mask_of(hand) & self._barred:
                    weight *= self._of.bluff_hand
            elif self._blockers[move.action]:
                weight *= self._round(memory, seat, hand, move.action, stand.living)
            weights.append(weight + _LEAST)
        return weights

    def _turned(self, move: Move, stand: Stand, *, apart: bool) -> float:
        """What is left of a conversion's weight."""
        weight = 1.0 if apart else _IDLE
        return weight * _OF_ANOTHER / len(stand.coins) if move.target >= 0 else weight

    def _aims(self, memory: Memory, seat: int, stand: Stand, *, apart: bool) -> list[float]:
        """By seat: how likely it is the target, 1 in sum over the rivals."""
        seats = len(stand.coins)
        aims = [0.0] * seats
        total = 0.0
        for other in range(seats):
            if other == seat or not stand.living >> other & 1:
                continue
            if apart and stand.teams[other] == stand.teams[seat]:
                continue
            weight = self._menace[stand.sizes[other]][min(stand.coins[other], _MOST_COINS)]
            if memory.struck_by[seat] == other:
                weight *= self._of.grudge
            aims[other] = weight
            total += weight
        for other in range(seats):
            aims[other] /= total
        return aims

    def _claimable(self, memory: Memory, seat: int, hand: tuple[Character, ...]) -> list[float]:
        """By character: the weight of claiming it for an action."""
        mine = list(self._of.bluff)
        claims = memory.claims[seat]
        caught = memory.caught[seat]
        full = claims.bit_count() >= len(hand)
        for card in self._cast:
            if card in hand:
                mine[card] = 1.0
            elif memory.gone[card] >= self._copies:
                mine[card] *= IN_SIGHT
            elif caught >> card & 1:
                mine[card] *= WAS_CAUGHT
            elif claims >> card & 1:
                mine[card] *= TOLD
            elif full:
                mine[card] *= _TOO_MANY
        return mine

    def _way(self, memory: Memory, blockers: int, target: int) -> float:
        """What is left of an action's weight by what its victim has claimed and let pass."""
        if memory.claims[target] & blockers:
            return self._of.walled
        return _GAP if memory.passed[target] & blockers == blockers else 1.0

    def _round(
        self, memory: Memory, seat: int, hand: tuple[Character, ...], action: int, living: int
    ) -> float:
        """The same for an action that anybody may block."""
        blockers = self._blockers[action]
        unseen = 0
        for card in self._cast:
            if blockers >> card & 1:
                unseen += self._copies - hand.count(card) - memory.gone[card]
        if unseen <= 0:
            return _OPEN
        gaps = True
        for other in range(len(memory.claims)):
            if other != seat and living >> other & 1:
                if memory.claims[other] & blockers:
                    return self._of.walled
                gaps = gaps and memory.passed[other] & blockers == blockers
        return _GAP if gaps else 1.0


def _eager(style: Style, coins: int) -> list[float]:
    """By action: its weight with so many coins."""
    weights = list(style.eager)
    if coins >= COUP_COST:
        weights[COUP] *= style.coup * _COUP_GROWS ** (coins - COUP_COST)
    return weights


def _menace(style: Style, cards: int, coins: int) -> float:
    """The weight of a seat as a target."""
    danger = style.danger if coins >= COUP_COST else 0.0
    return exp(style.cards * cards + style.coins * min(coins, 10) + danger)
