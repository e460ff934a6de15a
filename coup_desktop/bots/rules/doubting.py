"""Whether to doubt a claim: the chance that it is a lie, against what is at stake."""

from typing import Final, final

from coup_desktop.bots.rules.acting import success_worth
from coup_desktop.bots.rules.situation import Situation
from coup_desktop.bots.rules.stakes import harm, harm_after_loss, harm_with_defence
from coup_desktop.engine.cast import ACTIONS, Effect
from coup_desktop.engine.moves import Move

_CERTAIN: Final = 100.0
"""What it is worth to doubt what cannot be true."""
_HOPELESS: Final = 0.1
"""Which part of a harm may be left for a block to be sure of."""


@final
class Doubt:
    """What speaks for and against challenging a claim. Worths in influences."""

    __slots__ = ("lost", "margin", "spared", "truth", "won")

    def __init__(self, truth: float, won: float, lost: float, spared: float, margin: float) -> None:
        self.truth: float = truth
        """The chance that the claim is true."""
        self.won: float = won
        """What is won where it is a lie, beside `spared`."""
        self.lost: float = lost
        """What is lost where it is true, beside `spared`."""
        self.spared: float = spared
        """What letting it pass would cost."""
        self.margin: float = margin
        """What a challenge has to promise more than letting it pass."""

    @property
    def worth(self) -> float:
        """What a challenge is worth, against letting it pass."""
        if self.truth <= 0.0:
            return _CERTAIN
        challenge = (1.0 - self.truth) * self.won - self.truth * self.lost + self.spared
        return challenge - self.margin

    @property
    def limit(self) -> float:
        """Up to which chance of its truth the claim is worth a challenge."""
        limit = (self.won + self.spared - self.margin) / (self.won + self.lost)
        return max(0.0, min(1.0, limit))


def doubt_of_action(s: Situation, actor: int, move: Move) -> Doubt:
    """What it is worth to challenge an action's claim, against letting it pass."""
    truth = s.truth_of(actor, move)
    spared = harm_with_defence(s, actor, move)
    after = harm_after_loss(s, actor, move)
    if not s.last_card and move.target == s.me and spared < _HOPELESS * harm(s, actor, move):
        after = spared
    won = s.standing.loss_of(actor)
    lost = s.standing.own_loss + after
    concerned = move.target == s.me or len(s.standing.others) == 1
    return Doubt(truth, won, lost, spared, _margin(s, won + lost, concerned=concerned))


def doubt_of_block(s: Situation, actor: int, action: Move, blocker: int, block: Move) -> Doubt:
    """What it is worth to challenge the claim of a block, against letting it stand."""
    cornered = (
        ACTIONS[action.action].effect is Effect.LOSE_INFLUENCE
        and blocker == action.target
        and s.view.seats[blocker].influence == 1
    )
    truth = s.belief.held(blocker, block.claim, forced=cornered)
    # A caught blocker that was on its last card is out: nothing more comes of the action.
    if cornered:
        opened = 0.0
    elif actor == s.me:
        opened = success_worth(s, action)
    else:
        opened = -harm(s, actor, action)
    won = s.standing.loss_of(blocker) + opened
    lost = s.standing.own_loss
    return Doubt(truth, won, lost, 0.0, _margin(s, won + lost, concerned=actor == s.me))


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
