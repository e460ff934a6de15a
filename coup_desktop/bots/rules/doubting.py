"""Whether to doubt a claim: the chance that it is a lie, against what is at stake."""

from typing import Final

from coup_desktop.bots.rules.acting import success_worth
from coup_desktop.bots.rules.situation import Situation
from coup_desktop.bots.rules.stakes import harm, harm_after_loss, harm_with_defence
from coup_desktop.engine.cast import ACTIONS, Effect
from coup_desktop.engine.moves import Move

_CERTAIN: Final = 100.0
"""What it is worth to doubt what cannot be true."""
_HOPELESS: Final = 0.1
"""Which part of a harm may be left for a block to be sure of."""


def doubt_of_action(s: Situation, actor: int, move: Move) -> float:
    """What it is worth to challenge an action's claim, against letting it pass."""
    truth = s.truth_of(actor, move)
    if truth <= 0.0:
        return _CERTAIN
    spared = harm_with_defence(s, actor, move)
    after = harm_after_loss(s, actor, move)
    if not s.last_card and move.target == s.me and spared < _HOPELESS * harm(s, actor, move):
        after = spared
    won = s.standing.loss_of(actor)
    lost = s.standing.own_loss + after
    challenge = (1.0 - truth) * won - truth * lost + spared
    concerned = move.target == s.me or len(s.standing.others) == 1
    return challenge - _margin(s, won + lost, concerned=concerned)


def doubt_of_block(s: Situation, actor: int, action: Move, blocker: int, block: Move) -> float:
    """What it is worth to challenge the claim of a block, against letting it stand."""
    cornered = (
        ACTIONS[action.action].effect is Effect.LOSE_INFLUENCE
        and blocker == action.target
        and s.view.seats[blocker].influence == 1
    )
    truth = s.belief.held(blocker, block.claim, forced=cornered)
    if truth <= 0.0:
        return _CERTAIN
    # A caught blocker that was on its last card is out: nothing more comes of the action.
    if cornered:
        opened = 0.0
    elif actor == s.me:
        opened = success_worth(s, action)
    else:
        opened = -harm(s, actor, action)
    won = s.standing.loss_of(blocker) + opened
    challenge = (1.0 - truth) * won - truth * s.standing.own_loss
    return challenge - _margin(s, won + s.standing.own_loss, concerned=actor == s.me)


def _margin(s: Situation, at_stake: float, *, concerned: bool) -> float:
    """How much a doubt has to promise, with the temper's shift of the threshold worked in.

    Args:
        s: the decision.
        at_stake: how much more a caught lie is worth than a proven claim.
        concerned: whether the claim is aimed at this seat.
    """
    weights = s.weights
    margin = weights.margin if concerned else weights.bystander_margin
    shift = s.temper.doubt
    if s.last_card:
        shift += weights.last_card_doubt * s.temper.last_card
    return margin + weights.doubt_mood * (s.stream.chance() - 0.5) - shift * at_stake
