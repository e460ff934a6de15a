"""What an action that goes through costs a seat that is not the actor."""

from coup_desktop.bots.rules.situation import Situation
from coup_desktop.engine.cast import ACTIONS, STEAL_AT_MOST, Effect
from coup_desktop.engine.moves import Move


def harm(s: Situation, actor: int, move: Move) -> float:
    """What it costs the own seat that another's action goes through; below 0 where it helps."""
    info = ACTIONS[move.action]
    target = move.target
    mine = target == s.me
    cost = 0.0
    match info.effect:
        case Effect.GAIN:
            cost = s.standing.gain_of(actor, info.gain)
        case Effect.SHARE:
            shared = s.standing.gain(1) if mine else -s.standing.gain_of(target, 1)
            cost = s.standing.gain_of(actor, info.gain - 1) - shared
        case Effect.LOSE_INFLUENCE:
            cost = s.standing.own_loss if mine else -s.standing.loss_of(target)
        case Effect.STEAL:
            coins = min(STEAL_AT_MOST, s.view.seats[target].coins)
            missed = -s.standing.gain(-coins) if mine else s.standing.gain_of(target, -coins)
            cost = s.standing.gain_of(actor, coins) + missed
        case Effect.EMBEZZLE:
            cost = s.standing.gain_of(actor, s.view.reserve)
        case Effect.EXCHANGE:
            cost = s.weights.exchanged * s.standing.threat(actor) / len(s.standing.others)
        case Effect.EXAMINE if mine:
            cost = s.weights.examined
        case Effect.REPLACE if mine:
            cost = s.weights.replaced
    return cost


def harm_after_loss(s: Situation, actor: int, move: Move) -> float:
    """The same, should the own seat have lost an influence before."""
    if s.last_card:
        return 0.0
    if ACTIONS[move.action].effect is Effect.LOSE_INFLUENCE and move.target == s.me:
        return s.weights.last_card
    return harm(s, actor, move)


def harm_with_defence(s: Situation, actor: int, move: Move) -> float:
    """The harm of an action that is not yet open to blocks, should it be let pass so far."""
    full = harm(s, actor, move)
    return full if move.target != s.me else full * (1.0 - defence(s, actor, move))


def defence(s: Situation, actor: int, move: Move) -> float:
    """The chance that a block of the own seat would stand."""
    best = 0.0
    for card in s.may_be_blocked_by(move.action):
        if card in s.hand:
            return 0.97
        if (
            s.last_card
            and ACTIONS[move.action].effect is Effect.LOSE_INFLUENCE
            and s.claims.possible(card)
        ):
            best = max(best, 1.0 - s.claims.doubted(card, of_block=True, concerned=actor))
    return best
