"""What is at stake when somebody's action goes ahead, or a claim is caught, in sentences."""

from typing import Final

from coup_desktop.bots.counsel.reason import Sentence, coins, deed, seat
from coup_desktop.bots.rules.situation import Situation
from coup_desktop.engine.cast import ACTIONS, STEAL_AT_MOST, Effect
from coup_desktop.engine.moves import Move
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP

_LOSE: Final = QT_TRANSLATE_NOOP("Hint", "If it goes ahead, you lose an influence.")
_LOSE_LAST: Final = QT_TRANSLATE_NOOP(
    "Hint", "If it goes ahead, you lose your last influence and are out."
)
_OTHER_LOSES: Final = QT_TRANSLATE_NOOP("Hint", "If it goes ahead, {target} loses an influence.")
_ROBBED: Final = QT_TRANSLATE_NOOP("Hint", "If it goes ahead, {seat} takes {coins} from you.")
OTHER_ROBBED: Final = QT_TRANSLATE_NOOP(
    "Hint", "If it goes ahead, {seat} takes {coins} from {target}."
)
_GAINS: Final = QT_TRANSLATE_NOOP(
    "Hint", "If it goes ahead, {seat} gets {coins} and has {total} then."
)
_SHARED: Final = QT_TRANSLATE_NOOP(
    "Hint", "If it goes ahead, {seat} gets {coins} and you get {share}."
)
_EXCHANGES: Final = QT_TRANSLATE_NOOP("Hint", "If it goes ahead, {seat} may get better cards.")
_EXAMINED: Final = QT_TRANSLATE_NOOP("Hint", "If it goes ahead, you may lose a card that you like.")
_OTHERS_CARDS: Final = QT_TRANSLATE_NOOP(
    "Hint", "If it goes ahead, it concerns the cards of {target} alone."
)

_LIE: Final = QT_TRANSLATE_NOOP("Hint", "If it is a lie, {seat} loses an influence.")
_LIE_LAST: Final = QT_TRANSLATE_NOOP("Hint", "If it is a lie, {seat} is out.")
_TRUE: Final = QT_TRANSLATE_NOOP("Hint", "If it is true, a challenge costs you an influence.")
_TRUE_LAST: Final = QT_TRANSLATE_NOOP(
    "Hint", "If it is true, a challenge costs you your last influence."
)
_TRUE_BOTH: Final = QT_TRANSLATE_NOOP(
    "Hint",
    "If it is true, a challenge costs you an influence, and {deed} can cost you the other one.",
)


def going_ahead(s: Situation, actor: int, move: Move) -> Sentence:
    """What it means that another seat's action goes ahead."""
    info = ACTIONS[move.action]
    mine = move.target == s.me
    who = seat(actor)
    target = seat(move.target, "target")
    match info.effect:
        case Effect.LOSE_INFLUENCE if mine:
            return Sentence(_LOSE_LAST if s.last_card else _LOSE)
        case Effect.LOSE_INFLUENCE:
            return Sentence(_OTHER_LOSES, (target,))
        case Effect.STEAL:
            had = s.view.seats[move.target].coins
            moved = coins(min(STEAL_AT_MOST, had))
            return Sentence(_ROBBED if mine else OTHER_ROBBED, (who, moved, target))
        case Effect.SHARE if mine:
            return Sentence(_SHARED, (who, coins(info.gain - 1), coins(1, "share")))
        case Effect.EXCHANGE:
            return Sentence(_EXCHANGES, (who,))
        case Effect.EXAMINE | Effect.REPLACE:
            return Sentence(_EXAMINED) if mine else Sentence(_OTHERS_CARDS, (target,))
        case _:
            gained = gain_of(s, move)
            total = coins(s.view.seats[actor].coins + gained, "total")
            return Sentence(_GAINS, (who, coins(gained), total))


def gain_of(s: Situation, move: Move) -> int:
    """How many coins an action that takes from the pots brings who takes it."""
    info = ACTIONS[move.action]
    if info.effect is Effect.EMBEZZLE:
        return s.view.reserve
    treasury = s.view.treasury
    gained = info.gain if treasury is None else min(info.gain, treasury)
    return gained - 1 if info.effect is Effect.SHARE and gained else gained


def if_lie(s: Situation, claimant: int) -> Sentence:
    """What a caught lie costs another seat."""
    last = s.view.seats[claimant].influence == 1
    return Sentence(_LIE_LAST if last else _LIE, (seat(claimant),))


def if_true(s: Situation, action: Move | None = None) -> Sentence:
    """What a wrong challenge costs the own seat.

    Args:
        s: the decision.
        action: what goes on against it afterwards, if anything does.
    """
    if s.last_card:
        return Sentence(_TRUE_LAST)
    strikes = action is not None and ACTIONS[action.action].effect is Effect.LOSE_INFLUENCE
    if action is not None and strikes and action.target == s.me:
        return Sentence(_TRUE_BOTH, (deed(action.action),))
    return Sentence(_TRUE)
