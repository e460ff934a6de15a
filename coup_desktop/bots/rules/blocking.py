"""Whether to block an action, and as whom."""

from collections.abc import Sequence
from typing import Final

from coup_desktop.bots.rules.situation import NO_WORTH, Situation
from coup_desktop.bots.rules.stakes import harm, harm_after_loss
from coup_desktop.engine.cast import ACTIONS, Effect
from coup_desktop.engine.moves import Kind, Move

_HEARD: Final = 0.2
_CAUGHT: Final = -0.5
_TOLD: Final = 0.1
_CREDIT: Final = 0.01
"""How little the credit of a claim counts beside what it is worth: it only chooses among equals."""


def answers(
    s: Situation, actor: int, action: Move, legal: Sequence[Move]
) -> list[tuple[Move, float]]:
    """What each answer to an action is worth; letting it pass counts 0."""
    cornered = (
        s.last_card
        and action.target == s.me
        and ACTIONS[action.action].effect is Effect.LOSE_INFLUENCE
    )
    at_stake = harm(s, actor, action)
    mood = s.claims.boldness()
    holds = any(move.claim in s.hand for move in legal if move.kind is Kind.BLOCK)
    ranked: list[tuple[Move, float]] = []
    for move in legal:
        if move.kind is not Kind.BLOCK:
            ranked.append((move, 0.0))
        elif cornered:
            ranked.append((move, _rescue(s, move)))
        elif move.claim in s.hand and at_stake > 0.0:
            ranked.append((move, _true_block(s, actor, move, at_stake)))
        elif holds or at_stake <= 0.0:
            ranked.append((move, NO_WORTH))
        else:
            ranked.append((move, _bluffed_block(s, actor, action, move, at_stake) + mood))
    return ranked


def _rescue(s: Situation, block: Move) -> float:
    """The last card is saved by any claim that may be true, best by one that is."""
    if not s.claims.possible(block.claim):
        return NO_WORTH
    return float(block.claim in s.hand) + s.weights.last_card + _credit(s, block)


def _true_block(s: Situation, actor: int, block: Move, at_stake: float) -> float:
    doubted = s.claims.doubted(block.claim, of_block=True, concerned=actor)
    worth = at_stake + doubted * s.standing.loss_of(actor) - s.weights.exposure
    return worth + _CREDIT * _credit(s, block)


def _bluffed_block(s: Situation, actor: int, action: Move, block: Move, at_stake: float) -> float:
    if not s.claims.may_bluff(block.claim):
        return NO_WORTH
    doubted = s.claims.doubted(block.claim, of_block=True, concerned=actor)
    lost = s.standing.own_loss + harm_after_loss(s, actor, action)
    told = block.claim == s.claims.story.false
    least = s.weights.block_in_story if told else s.weights.block_out_of_story
    return at_stake - doubted * lost - least + _CREDIT * _credit(s, block)


def _credit(s: Situation, block: Move) -> float:
    """How well a block's claim fits what the others see and heard."""
    credit = s.claims.believed(block.claim)
    if s.notes.claims.get(block.claim, 0):
        credit += _HEARD
    if block.claim in s.notes.caught:
        credit += _CAUGHT
    if block.claim == s.claims.story.false:
        credit += _TOLD
    return credit
