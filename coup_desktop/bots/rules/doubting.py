"""Whether to doubt a claim: the chance that it is a lie, against what is at stake."""

from typing import Final

from coup_desktop.bots.rules.acting import success_worth
from coup_desktop.bots.rules.situation import Situation
from coup_desktop.bots.rules.stakes import harm, harm_after_loss, harm_with_defence
from coup_desktop.engine.cast import ACTIONS, Effect
from coup_desktop.engine.moves import Move

_MARGIN: Final = 0.05
_BYSTANDERS_MARGIN: Final = 0.12
"""Doubts are dear to the doubter and good for all: who is not concerned leaves them to others."""
_MOOD: Final = 0.08


def doubts_action(s: Situation, actor: int, move: Move) -> bool:
    """Whether to challenge an action's claim."""
    truth = s.truth_of(actor, move)
    if truth <= 0.0:
        return True
    spared = harm_with_defence(s, actor, move)
    after = harm_after_loss(s, actor, move)
    if not s.last_card and move.target == s.me and spared < 0.1 * harm(s, actor, move):
        after = spared
    challenge = (1.0 - truth) * s.loss_of(actor) - truth * (s.own_loss + after)
    concerned = move.target == s.me or len(s.others) == 1
    return challenge + spared > _margin(s, concerned=concerned)


def doubts_block(s: Situation, actor: int, action: Move, blocker: int, block: Move) -> bool:
    """Whether to challenge the claim of a block."""
    cornered = (
        ACTIONS[action.action].effect is Effect.LOSE_INFLUENCE
        and blocker == action.target
        and s.view.seats[blocker].influence == 1
    )
    truth = s.belief.held(blocker, block.claim, forced=cornered)
    if truth <= 0.0:
        return True
    # A caught blocker that was on its last card is out: nothing more comes of the action.
    if cornered:
        opened = 0.0
    elif actor == s.me:
        opened = success_worth(s, action)
    else:
        opened = -harm(s, actor, action)
    challenge = (1.0 - truth) * (s.loss_of(blocker) + opened) - truth * s.own_loss
    return challenge > _margin(s, concerned=actor == s.me)


def _margin(s: Situation, *, concerned: bool) -> float:
    return (_MARGIN if concerned else _BYSTANDERS_MARGIN) + _MOOD * (s.stream.chance() - 0.5)
