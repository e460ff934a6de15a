"""Why a claim is to be challenged, blocked, or let pass."""

from collections.abc import Sequence
from typing import Final

from coup_desktop.bots.counsel.reason import Sentence, any_of, card, chance, plural, seat
from coup_desktop.bots.counsel.stakes import going_ahead, if_lie, if_true
from coup_desktop.bots.rules.doubting import Doubt, doubt_of_action, doubt_of_block
from coup_desktop.bots.rules.situation import Situation
from coup_desktop.bots.rules.stakes import defence, harm
from coup_desktop.engine.cast import ACTIONS, CHARACTERS, NO_CHARACTER, Character, Effect
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import ALLOW, CHALLENGE, Kind, Move
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP

_ALL_VISIBLE: Final = QT_TRANSLATE_NOOP(
    "Hint", "You see all the {characters} there are: the claim cannot be true."
)
_CANNOT: Final = QT_TRANSLATE_NOOP(
    "Hint", "By all that you know, {seat} cannot hold the {character}."
)
_CANNOT_EMBEZZLE: Final = QT_TRANSLATE_NOOP(
    "Hint", "By all that you know, {seat} holds a card that forbids it."
)
_SURE: Final = QT_TRANSLATE_NOOP("Hint", "By all that you know, {seat} holds the {character}.")
_LIKELY: Final = QT_TRANSLATE_NOOP(
    "Hint", "The chance that {seat} holds the {character} is about {chance}."
)
_LIKELY_NONE: Final = QT_TRANSLATE_NOOP(
    "Hint", "The chance that {seat} holds no {characters} is about {chance}."
)
_PAYS: Final = QT_TRANSLATE_NOOP(
    "Hint", "A challenge pays while that chance is below about {chance}."
)
_WOULD_PAY: Final = QT_TRANSLATE_NOOP(
    "Hint", "A challenge would pay only if that chance were below about {chance}."
)
_NEVER: Final = QT_TRANSLATE_NOOP("Hint", "A challenge risks more here than it can win.")
_NOTHING_TO_LOSE: Final = QT_TRANSLATE_NOOP("Hint", "You have nothing to lose by a challenge.")
_BLOCK_LATER: Final = QT_TRANSLATE_NOOP(
    "Hint", "You hold the {character} and can block it afterwards."
)
_PLAN: Final = QT_TRANSLATE_NOOP("Hint", "You can still block it afterwards, as {characters}.")

_MATE: Final = QT_TRANSLATE_NOOP("Hint", "{seat} is on your side.")

_HELD: Final = QT_TRANSLATE_NOOP("Hint", "You hold the {character} and can prove it.")
_BLUFF: Final = QT_TRANSLATE_NOOP(
    "Hint",
    "You do not hold the {character}: the chance that a block is challenged is about {chance}, "
    "and it would cost you an influence.",
)
_BLUFF_LAST: Final = QT_TRANSLATE_NOOP(
    "Hint",
    "You do not hold the {character}: the chance that a block is challenged is about {chance}.",
)
BLUFF_BOTH: Final = QT_TRANSLATE_NOOP(
    "Hint",
    "You do not hold the {character}: the chance that a block is challenged is about {chance}, "
    "and it would cost you both influences.",
)
_NO_BLOCK: Final = QT_TRANSLATE_NOOP(
    "Hint", "You hold no {characters}, and a block would not be believed."
)
_HARMLESS: Final = QT_TRANSLATE_NOOP("Hint", "It does not harm you.")
_SHOWS: Final = QT_TRANSLATE_NOOP(
    "Hint", "It hardly harms you, and a block would tell what you hold."
)
_SURE_FROM: Final = 0.995
"""A chance that rounds to certain."""


def doubt_in(s: Situation) -> Doubt | None:
    """What speaks for and against a challenge; None where nothing can be challenged."""
    view = s.view
    if view.action is None:
        return None
    if view.phase is Phase.CHALLENGE:
        return doubt_of_action(s, view.turn, view.action)
    if view.phase is Phase.CHALLENGE_BLOCK and view.block is not None:
        return doubt_of_block(s, view.turn, view.action, view.blocker, view.block)
    return None


def why_doubt(s: Situation, move: Move, doubt: Doubt, *, raced: bool) -> tuple[Sentence, ...]:
    """The reasons for a challenge, or for letting a claim pass.

    Args:
        s: the decision.
        move: the answer.
        doubt: what speaks for and against a challenge.
        raced: whether it is the race of the last two that decides, and not the claim's chance.
    """
    view = s.view
    claimed = view.block or view.action
    if claimed is None:
        return ()
    claimant, claim = view.claimant, claimed.claim
    if doubt.truth <= 0.0:
        return (_impossible(s, claimant, claim), if_lie(s, claimant))
    action = view.action if view.block is None else None
    truth = _truth(s, claimant, claim, doubt.truth)
    if move is CHALLENGE:
        return (truth, *_for_challenge(s, claimant, action, doubt, raced=raced))
    return (truth, *_against_challenge(s, claimant, action, doubt, raced=raced))


def _for_challenge(
    s: Situation, claimant: int, action: Move | None, doubt: Doubt, *, raced: bool
) -> list[Sentence]:
    found: list[Sentence] = []
    if action is not None and action.target == s.me:
        found.append(going_ahead(s, claimant, action))
    if doubt.spared >= doubt.lost and not raced:
        return [*found, Sentence(_NOTHING_TO_LOSE)]
    if not raced:
        found.append(Sentence(_PAYS, (chance(doubt.limit),)))
    return [*found, if_lie(s, claimant), if_true(s, action)]


def _against_challenge(
    s: Situation, claimant: int, action: Move | None, doubt: Doubt, *, raced: bool
) -> list[Sentence]:
    found: list[Sentence] = []
    if s.standing.is_mate(claimant):
        found.append(Sentence(_MATE, (seat(claimant),)))
    held = _held_blocker(s, action) if action is not None else None
    if held is not None:
        found.append(Sentence(_BLOCK_LATER, (card(held),)))
    elif doubt.truth < _SURE_FROM and not raced:
        never = doubt.limit < 1 - _SURE_FROM
        limit = Sentence(_WOULD_PAY, (chance(doubt.limit),))
        found.append(Sentence(_NEVER) if never else limit)
    aimed = action is not None and action.target == s.me
    if held is None and action is not None and aimed and defence(s, claimant, action) > 0.0:
        found.append(Sentence(_PLAN, (any_of(s.may_be_blocked_by(action.action)),)))
    return [*found, if_true(s, action if held is None else None)]


def _impossible(s: Situation, claimant: int, claim: Character) -> Sentence:
    if claim == NO_CHARACTER:
        return Sentence(_CANNOT_EMBEZZLE, (seat(claimant),))
    if not s.belief.copies_left(claim):
        return Sentence(_ALL_VISIBLE, (plural(claim),))
    return Sentence(_CANNOT, (seat(claimant), card(claim)))


def _truth(s: Situation, claimant: int, claim: Character, truth: float) -> Sentence:
    who = seat(claimant)
    if claim == NO_CHARACTER:
        barred = tuple(c for c in s.ruleset.cast if CHARACTERS[c].barred)
        return Sentence(_LIKELY_NONE, (who, any_of(barred), chance(truth)))
    if truth >= _SURE_FROM:
        return Sentence(_SURE, (who, card(claim)))
    return Sentence(_LIKELY, (who, card(claim), chance(truth)))


def _held_blocker(s: Situation, action: Move) -> Character | None:
    """A character of the own hand that may still block an action aimed at this seat."""
    if action.target != s.me:
        return None
    blockers = s.may_be_blocked_by(action.action)
    return next((held for held in s.hand if held in blockers), None)


def why_block(s: Situation, move: Move, ranked: Sequence[Move]) -> tuple[Sentence, ...]:
    """The reasons for a block, or for letting an action pass.

    Args:
        s: the decision.
        move: the answer.
        ranked: all answers, the best first.
    """
    action, actor = s.view.action, s.view.turn
    if action is None:
        return ()
    ahead = going_ahead(s, actor, action)
    if move is not ALLOW:
        if move.claim in s.hand:
            return (Sentence(_HELD, (card(move.claim),)), ahead)
        return (ahead, _bluffed(s, actor, action, move))
    if harm(s, actor, action) <= 0.0:
        return (Sentence(_HARMLESS), ahead)
    block = next(other for other in ranked if other.kind is Kind.BLOCK)
    if block.claim in s.hand:
        return (Sentence(_SHOWS), ahead)
    if not s.claims.may_bluff(block.claim):
        return (Sentence(_NO_BLOCK, (any_of((block.claim,)),)), ahead)
    return (_bluffed(s, actor, action, block), ahead)


def _bluffed(s: Situation, actor: int, action: Move, block: Move) -> Sentence:
    """What a block without its card risks."""
    doubted = s.claims.doubted(block.claim, of_block=True, concerned=actor)
    places = (card(block.claim), chance(doubted))
    if s.last_card:
        return Sentence(_BLUFF_LAST, places)
    strikes = ACTIONS[action.action].effect is Effect.LOSE_INFLUENCE and action.target == s.me
    return Sentence(BLUFF_BOTH if strikes else _BLUFF, places)
