"""Which action to take on one's turn: the one that is worth most, all chances weighed."""

from collections.abc import Sequence
from typing import Final

from coup_desktop.bots.rules.cards import exchange_worth
from coup_desktop.bots.rules.situation import LAST_CARD, Situation
from coup_desktop.engine.cast import (
    ACTIONS,
    CHARACTERS,
    CONVERT_OTHER_COST,
    COUP,
    COUP_COST,
    EMBEZZLE,
    NO_CHARACTER,
    STEAL_AT_MOST,
    Effect,
)
from coup_desktop.engine.moves import NOBODY, Move

_NEVER: Final = -100.0
_BLOCKS_WHEN_HOLDING: Final = 0.85
_BLOCKS_BY_BLUFF: Final = 0.1
_BLOCKS_WHEN_CORNERED: Final = 0.9
_STORY: Final = 0.26
_OUT_OF_STORY: Final = -0.06
_HASTE: Final = 0.12
"""Why a Coup does not wait: coins can be stolen, and others may be quicker."""
_EXAMINES: Final = 0.1
_REPLACES: Final = 0.07
_CONVERSION: Final = 0.1
_SHOWN_CARD_GOES: Final = 0.05


def best_action(s: Situation, legal: Sequence[Move]) -> Move:
    """The action that is worth most."""
    return max(legal, key=lambda move: action_worth(s, move) + 0.02 * s.stream.chance())


def action_worth(s: Situation, move: Move) -> float:
    """What declaring an action is worth, with what the others may answer."""
    success = success_worth(s, move)
    if success <= _NEVER:
        return _NEVER
    cost = -s.gain(-_cost(move))
    passes = 1.0 - _blocked(s, move)
    if not ACTIONS[move.action].challengeable:
        return success * passes - cost
    true = _holds(s, move)
    doubted = s.doubted(move.claim, of_block=False, concerned=move.target)
    if true:
        won = sum(s.loss_of(seat) for seat in s.others) / len(s.others) - _SHOWN_CARD_GOES
        return success * passes - cost + doubted * won
    if move.claim != NO_CHARACTER and not s.may_bluff(move.claim):
        return _NEVER
    at_risk = s.own_loss * (1.0 - s.doom())
    lost = at_risk + (0.0 if s.ruleset.refund else cost)
    worth = (1.0 - doubted) * (success * passes - cost) - doubted * lost
    if s.own.coins >= COUP_COST:
        return worth + _OUT_OF_STORY  # no need to lie: a Coup cannot be doubted
    in_story = move.claim != NO_CHARACTER and move.claim == s.pretended
    return worth + (_STORY if in_story else _OUT_OF_STORY) + s.boldness()


def _cost(move: Move) -> int:
    info = ACTIONS[move.action]
    if info.effect is Effect.CONVERT and move.target != NOBODY:
        return CONVERT_OTHER_COST
    return info.cost


def _holds(s: Situation, move: Move) -> bool:
    if move.action == EMBEZZLE:
        return not any(CHARACTERS[card].barred for card in s.hand)
    return move.claim in s.hand


def _blocked(s: Situation, move: Move) -> float:
    """The chance that somebody blocks an own action for good."""
    characters = s.may_be_blocked_by(move.action)
    if not characters:
        return 0.0
    passes = 1.0
    for seat in s.blockers_of(move):
        lacks = 1.0
        for card in characters:
            lacks *= 1.0 - s.belief.held(seat, card)
        bluffs = _BLOCKS_BY_BLUFF
        if (
            seat == move.target
            and ACTIONS[move.action].effect is Effect.LOSE_INFLUENCE
            and s.view.seats[seat].influence == 1
        ):
            bluffs = _BLOCKS_WHEN_CORNERED
        if not any(s.belief.copies_left(card) for card in characters):
            bluffs = 0.0  # it would be caught for certain
        # Who is not the target blocks where it pleases: less often.
        willing = _BLOCKS_WHEN_HOLDING
        if move.target not in (NOBODY, seat):
            willing, bluffs = 0.3, 0.03
        # Half of the bluffs would be caught in their turn.
        blocks = willing * (1.0 - lacks) + 0.5 * bluffs * lacks
        again = s.belief.notes[seat].blocked.get(move.action, 0)
        if again:
            blocks = max(blocks, 1.0 - 0.5 ** (again + 1))
        passes *= 1.0 - blocks
    return 1.0 - passes


def success_worth(s: Situation, move: Move) -> float:
    """What an own action is worth when it goes through, its cost not counted."""
    info = ACTIONS[move.action]
    target = move.target
    worth = 0.0
    match info.effect:
        case Effect.GAIN:
            worth = s.gain(_from_treasury(s, info.gain))
        case Effect.SHARE:
            gained = _from_treasury(s, info.gain)
            shared = 1 if gained else 0
            worth = s.gain(gained - shared) - s.gain_of(target, shared)
        case Effect.LOSE_INFLUENCE:
            worth = _strike_worth(s, move)
        case Effect.STEAL:
            worth = _steal_worth(s, target)
        case Effect.EXCHANGE:
            worth = 0.01 + exchange_worth(s, move.claim)
        case Effect.EXAMINE:
            worth = _EXAMINES * s.threat(target)
        case Effect.REPLACE:
            worth = _REPLACES * s.threat(target)
        case Effect.CONVERT:
            worth = _convert_worth(s, target)
        case Effect.EMBEZZLE:
            worth = s.gain(s.view.reserve)
    return worth


def _from_treasury(s: Situation, coins: int) -> int:
    return coins if s.view.treasury is None else min(coins, s.view.treasury)


def _strike_worth(s: Situation, move: Move) -> float:
    target = s.view.seats[move.target]
    worth = s.loss_of(move.target)
    if target.influence == 1 and target.coins >= COUP_COST:
        worth += (s.doom() - s.doom(without=move.target)) * LAST_CARD
    if move.action == COUP:
        worth += _HASTE * (1 + s.own.coins - COUP_COST) * s.rival_worth
    return worth


def _steal_worth(s: Situation, target: int) -> float:
    had = s.view.seats[target].coins
    coins = min(STEAL_AT_MOST, had)
    if not coins:
        return _NEVER
    worth = s.gain(coins) - s.gain_of(target, -coins)
    if had >= COUP_COST > had - coins:
        worth += 0.08 + (s.doom() - s.doom(without=target)) * LAST_CARD
    return worth


def _convert_worth(s: Situation, target: int) -> float:
    """Fewer and weaker enemies, and none that could strike a last card now."""
    if not s.divided:
        return _NEVER
    teams = {seat: s.view.seats[seat].team for seat in s.view.living}
    changed = s.me if target == NOBODY else target
    before = {seat for seat in s.others if teams[seat] != teams[s.me]}
    teams[changed] = 1 - (teams[changed] or 0)
    after = {seat for seat in s.others if teams[seat] != teams[s.me]} or set(s.others)
    safer = s.danger(before) - s.danger(after)
    spared = (s.doom_by(before) - s.doom_by(after)) * LAST_CARD
    return _CONVERSION * safer + spared
