"""A seat that plays by a style: one move, quickly drawn, for play-outs."""

from typing import Final, final

from coup_desktop.bots.opponents.acting import Stand
from coup_desktop.bots.opponents.memory import Memory
from coup_desktop.bots.opponents.policy import Policy, policy
from coup_desktop.bots.opponents.style import Style
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import ALLOW, CHALLENGE, Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset

_ACTION: Final = Phase.ACTION
_CHALLENGE: Final = Phase.CHALLENGE
_BLOCK: Final = Phase.BLOCK
_CHALLENGE_BLOCK: Final = Phase.CHALLENGE_BLOCK
_PROVE: Final = Phase.PROVE
_LOSE: Final = Phase.LOSE
_EXCHANGE: Final = Phase.EXCHANGE
_DECIDE: Final = Phase.DECIDE
_DRAFT: Final = Phase.DRAFT


@final
class StylePlayer:
    """Plays any seat of any game of a ruleset by one style; keeps nothing of a game."""

    __slots__ = ("_policy", "style")

    def __init__(self, style: Style, ruleset: Ruleset) -> None:
        """Args: style; ruleset: of all games that it is asked about."""
        self.style: Style = style
        self._policy: Policy = policy(style, ruleset)

    def pick(self, game: Game, memory: Memory, stream: SplitMix64) -> Move:
        """A move of the seat that is asked, drawn by its chance.

        Of hidden cards only that seat's are looked at.

        Args:
            game: in a phase in which a seat is asked; it needs no history.
            memory: of all moves before.
            stream: gives one number at most, none where only one move is legal.
        """
        phase = game.phase
        if phase is _CHALLENGE or phase is _CHALLENGE_BLOCK:
            slip = self._policy.slip
            chance = 0.5 * slip + (1.0 - slip) * self.doubts(game, memory)
            return CHALLENGE if stream.chance() < chance else ALLOW
        legal = game.legal()
        if len(legal) == 1:
            return legal[0]
        return drawn(self._weights(game, memory, legal), legal, self._policy.slip, stream)

    def doubts(self, game: Game, memory: Memory) -> float:
        """The chance that the seat that is asked challenges, its slips apart."""
        size = len(game.hands[memory.claimant])
        seat = game.asked
        return self._policy.doubts.chance(
            memory, seat, game.hands[seat], size, game.living, game.teams
        )

    def chance(self, game: Game, memory: Memory, move: Move) -> float:
        """The chance that `pick` draws this legal move."""
        slip = self._policy.slip
        phase = game.phase
        if phase is _CHALLENGE or phase is _CHALLENGE_BLOCK:
            chance = 0.5 * slip + (1.0 - slip) * self.doubts(game, memory)
            return chance if move is CHALLENGE else 1.0 - chance
        legal = game.legal()
        weights = self._weights(game, memory, legal)
        share = weights[legal.index(move)] / sum(weights)
        return slip / len(legal) + (1.0 - slip) * share

    def _weights(self, game: Game, memory: Memory, legal: tuple[Move, ...]) -> list[float]:
        phase = game.phase
        seat = game.asked
        hand = game.hands[seat]
        if phase is _ACTION:
            sizes = [len(cards) for cards in game.hands]
            stand = Stand(game.coins, sizes, game.living, game.teams, game.reserve)
            return self._policy.acts.weights(memory, seat, hand, stand, legal)
        if phase is _BLOCK:
            return self._policy.block(memory, seat, hand, legal)
        if phase is _PROVE:
            return self._policy.prove(memory, seat, hand, legal)
        if phase is _EXCHANGE:
            return self._policy.keep(legal)
        if phase is _DECIDE:
            return self._policy.decide(game.presented, legal)
        if phase is _DRAFT:
            return self._policy.draft(legal)
        return self._policy.part(memory, seat, hand, legal)


def drawn(weights: list[float], legal: tuple[Move, ...], slip: float, stream: SplitMix64) -> Move:
    """One of some moves by their weights, or, with the chance of a slip, any of them."""
    at = stream.chance()
    if at < slip:
        return legal[int(at / slip * len(legal))]
    left = (at - slip) / (1.0 - slip) * sum(weights)
    last = len(legal) - 1
    for place in range(last):
        left -= weights[place]
        if left < 0.0:
            return legal[place]
    return legal[last]
