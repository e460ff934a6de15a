"""Whether to block an action, and as whom."""

from collections.abc import Sequence
from typing import Final

from coup_desktop.bots.rules.situation import Situation
from coup_desktop.bots.rules.stakes import harm, harm_after_loss
from coup_desktop.engine.cast import ACTIONS, Effect
from coup_desktop.engine.moves import ALLOW, Kind, Move

_EXPOSURE: Final = 0.02
"""What it costs to let all know a character one holds."""


def answer(s: Situation, actor: int, action: Move, legal: Sequence[Move]) -> Move:
    """A block, or letting the action pass."""
    blocks = [move for move in legal if move.kind is Kind.BLOCK]
    held = [move for move in blocks if move.claim in s.hand]
    cornered = (
        s.last_card
        and action.target == s.me
        and ACTIONS[action.action].effect is Effect.LOSE_INFLUENCE
    )
    if cornered:
        hopeful = held or [move for move in blocks if s.possible(move.claim)]
        return max(hopeful, key=lambda move: _credit(s, move), default=ALLOW)
    at_stake = harm(s, actor, action)
    if at_stake <= 0.0:
        return ALLOW
    if held:
        move = max(held, key=lambda move: _credit(s, move))
        doubted = s.doubted(move.claim, of_block=True, concerned=actor)
        worth = at_stake + doubted * s.loss_of(actor) - _EXPOSURE
        return move if worth > 0.0 else ALLOW
    credible = [move for move in blocks if s.may_bluff(move.claim)]
    if not credible:
        return ALLOW
    move = max(credible, key=lambda move: _credit(s, move))
    doubted = s.doubted(move.claim, of_block=True, concerned=actor)
    lost = s.own_loss + harm_after_loss(s, actor, action)
    gain = at_stake - doubted * lost + s.boldness()
    return move if gain > (-0.15 if move.claim == s.pretended else 0.05) else ALLOW


def _credit(s: Situation, move: Move) -> float:
    """How well a block's claim fits what the others see and heard."""
    heard = 0.2 if s.notes.claims.get(move.claim, 0) else 0.0
    caught = -0.5 if move.claim in s.notes.caught else 0.0
    return s.believed(move.claim) + heard + caught + 0.1 * (move.claim == s.pretended)
