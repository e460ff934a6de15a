"""Which action to take on one's turn: the one that is worth most, all chances weighed."""

from collections.abc import Sequence
from typing import Final

from coup_desktop.bots.rules.cards import exchange_worth
from coup_desktop.bots.rules.reading import IDLE
from coup_desktop.bots.rules.situation import NO_WORTH, Situation
from coup_desktop.engine.cast import (
    ACTIONS,
    COUP,
    COUP_COST,
    NO_CHARACTER,
    STEAL_AT_MOST,
    Character,
    Effect,
)
from coup_desktop.engine.moves import NOBODY, Move

_BLOCKED_AGAIN: Final = 0.5
_WAVERING: Final = 0.02
"""How far moves of nearly the same worth change places from decision to decision."""


def actions(s: Situation, legal: Sequence[Move]) -> list[tuple[Move, float]]:
    """What each action is worth."""
    ranked: list[tuple[Move, float]] = []
    for move in legal:
        worth = action_worth(s, move)
        if worth > 0.0:
            # What was blocked again and again promises less than it seems, whatever it is.
            worth *= _BLOCKED_AGAIN ** s.notes.foiled.get(move.action, 0)
        ranked.append((move, worth + _WAVERING * s.stream.chance()))
    return ranked


def action_worth(s: Situation, move: Move) -> float:
    """What declaring an action is worth, with what the others may answer."""
    success = success_worth(s, move)
    if success <= NO_WORTH:
        return NO_WORTH
    if move.target != NOBODY:
        success += s.liking(move.target)
    standing = s.standing
    cost = -standing.gain(-move.cost)
    passes = 1.0 - blocked(s, move)
    if not move.challengeable:
        return success * passes - cost
    claim = move.claim
    doubted = s.claims.doubted(claim, of_block=False, concerned=move.target)
    if s.holds(move):
        won = sum(standing.loss_of(seat) for seat in standing.others) / len(standing.others)
        won -= s.weights.shown_card_goes
        told = claim == NO_CHARACTER or claim in s.claims.story.told
        return success * passes - cost + doubted * won - (0.0 if told else s.weights.untold)
    if claim != NO_CHARACTER and not s.claims.may_bluff(claim):
        return NO_WORTH
    at_risk = standing.own_loss * (1.0 - standing.doom())
    lost = at_risk + (0.0 if s.ruleset.refund else cost)
    worth = (1.0 - doubted) * (success * passes - cost) - doubted * lost
    if s.own.coins >= COUP_COST:
        return worth + s.weights.out_of_story  # no need to lie: a Coup cannot be doubted
    return worth + s.claims.fits(claim) + s.claims.boldness()


def blocked(s: Situation, move: Move) -> float:
    """The chance that somebody blocks an own action for good."""
    characters = s.may_be_blocked_by(move.action)
    if not characters:
        return 0.0
    possible = any(s.belief.copies_left(card) for card in characters)
    passes = 1.0
    for seat in s.blockers_of(move):
        passes *= 1.0 - _blocks(s, move, seat, characters, possible=possible)
    return 1.0 - passes


def _blocks(
    s: Situation, move: Move, seat: int, characters: tuple[Character, ...], *, possible: bool
) -> float:
    """The chance that one seat blocks an own action for good.

    Args:
        s: the decision.
        move: the action.
        seat: who may block it.
        characters: whose claim would block it.
        possible: whether one of them may lie hidden; else a bluff would be caught for certain.
    """
    weights = s.weights
    lacks = 1.0
    for card in characters:
        lacks *= 1.0 - s.belief.held(seat, card)
    willing, bluffs = weights.held_block, weights.bluffed_block
    struck = seat == move.target and ACTIONS[move.action].effect is Effect.LOSE_INFLUENCE
    if struck and s.view.seats[seat].influence == 1:
        bluffs = weights.cornered_block
    if not possible:
        bluffs = 0.0
    # Who is not the target blocks where it pleases: less often.
    if move.target not in (NOBODY, seat):
        willing = weights.others_held_block
        bluffs = min(bluffs, weights.others_bluffed_block)
    # Half of the bluffs would be caught in their turn.
    blocks = willing * (1.0 - lacks) + 0.5 * bluffs * lacks
    again = s.belief.notes[seat].blocked.get(move.action, 0)
    if again:
        blocks = max(blocks, 1.0 - 0.5 ** (again + 1))
    return blocks


def success_worth(s: Situation, move: Move) -> float:
    """What an own action is worth when it goes through, its cost not counted."""
    info = ACTIONS[move.action]
    standing = s.standing
    target = move.target
    effect = info.effect
    worth = 0.0
    if effect is Effect.GAIN:
        worth = standing.gain(_from_treasury(s, info.gain))
    elif effect is Effect.SHARE:
        gained = _from_treasury(s, info.gain)
        shared = 1 if gained else 0
        worth = standing.gain(gained - shared) - standing.gain_of(target, shared)
    elif effect is Effect.LOSE_INFLUENCE:
        worth = _strike_worth(s, move)
    elif effect is Effect.STEAL:
        worth = _steal_worth(s, target)
    elif effect is Effect.EXCHANGE:
        worth = s.weights.exchange + exchange_worth(s, move.claim)
    elif effect is Effect.EXAMINE:
        worth = s.weights.examines * standing.threat(target) * _unknown(s, target)
    elif effect is Effect.REPLACE:
        worth = s.weights.replaces * standing.threat(target)
    elif effect is Effect.CONVERT:
        worth = _convert_worth(s, target)
    elif effect is Effect.EMBEZZLE:
        worth = standing.gain(s.view.reserve)
    return worth - s.weights.idle * s.notes.idle if effect in IDLE else worth


def _unknown(s: Situation, target: int) -> float:
    """Which part of a seat's cards is not known for certain."""
    known = sum(s.belief.notes[target].known.values())
    return max(0.0, 1.0 - known / s.view.seats[target].influence)


def _from_treasury(s: Situation, coins: int) -> int:
    return coins if s.view.treasury is None else min(coins, s.view.treasury)


def _stops_next(s: Situation, target: int) -> float:
    """What it is worth more that the seat that comes next cannot strike."""
    if s.insight.ahead and s.standing.is_next(target) and not s.standing.is_mate(target):
        return s.weights.next_strike * s.standing.own_loss
    return 0.0


def _strike_worth(s: Situation, move: Move) -> float:
    target = s.view.seats[move.target]
    standing = s.standing
    worth = standing.loss_of(move.target)
    if target.influence == 1 and target.coins >= COUP_COST:
        worth += (standing.doom() - standing.doom(without=move.target)) * s.weights.last_card
        worth += _stops_next(s, move.target)
    if move.action == COUP:
        worth += s.weights.haste * (1 + s.own.coins - COUP_COST) * standing.rival_worth
    return worth


def _steal_worth(s: Situation, target: int) -> float:
    standing = s.standing
    had = s.view.seats[target].coins
    coins = min(STEAL_AT_MOST, had)
    if not coins:
        return NO_WORTH
    worth = standing.gain(coins) - standing.gain_of(target, -coins)
    if had >= COUP_COST > had - coins:
        worth += s.weights.robbed_of_coup + _stops_next(s, target)
        worth += (standing.doom() - standing.doom(without=target)) * s.weights.last_card
    return worth


def _convert_worth(s: Situation, target: int) -> float:
    """Fewer and weaker enemies, and none that could strike a last card now."""
    standing = s.standing
    if not standing.divided:
        return NO_WORTH
    teams = {seat: s.view.seats[seat].team for seat in s.view.living}
    changed = s.me if target == NOBODY else target
    before = {seat for seat in standing.others if teams[seat] != teams[s.me]}
    teams[changed] = 1 - (teams[changed] or 0)
    after = {seat for seat in standing.others if teams[seat] != teams[s.me]}
    if not after:
        after = set(standing.others)
    safer = standing.danger(before) - standing.danger(after)
    spared = (standing.doom_by(before) - standing.doom_by(after)) * s.weights.last_card
    return s.weights.conversion * safer + spared
