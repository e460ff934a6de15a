"""What a learner is warned of before an answer is given, from what the seat may know.

Where several people read along, `public` leaves out whatever only the seat itself knows.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from coup_desktop.bots.counsel.reason import (
    Sentence,
    action,
    coins,
    deed,
    number_of,
    plural,
    seat,
    seats,
)
from coup_desktop.engine.cast import (
    ACTIONS,
    CHARACTERS,
    COUP,
    COUP_COST,
    NO_CHARACTER,
    STEAL_AT_MOST,
    Character,
    Effect,
)
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import ALLOW, CHALLENGE, NOBODY, Kind, Move
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP
from coup_desktop.engine.view import View


class Danger(Enum):
    """What a warning is about; each can be switched off."""

    TWO = "two"
    """Two influences can go in one turn."""
    COINS = "coins"
    """An opponent has, or gets, the coins for a Coup."""
    FALSE = "false"
    """A claim cannot be true."""


@dataclass(frozen=True, slots=True)
class Warned:
    """One warning."""

    danger: Danger
    sentence: Sentence


_TWICE: Final = QT_TRANSLATE_NOOP(
    "Hint", "Careful: a wrong challenge and then {deed} can cost you two influences."
)
_TWICE_FOR: Final = QT_TRANSLATE_NOOP(
    "Hint", "Careful: a wrong challenge and then {deed} can cost {seat} two influences."
)
_CAUGHT_TWICE: Final = QT_TRANSLATE_NOOP(
    "Hint",
    "Careful: a block that is caught costs you two influences, one for the lie and one by {deed}.",
)
_DECLINED_TWICE: Final = QT_TRANSLATE_NOOP(
    "Hint", "Careful: if you decline, you lose two influences, the second one by {deed}."
)
_GETS: Final = QT_TRANSLATE_NOOP(
    "Hint", "Careful: if it goes ahead, {seat} has {coins}, enough for a {action}."
)
_GETS_MOST: Final = QT_TRANSLATE_NOOP(
    "Hint", "Careful: if it goes ahead, {seat} has {coins}, and a {action} is compulsory."
)
_LEFT: Final = QT_TRANSLATE_NOOP(
    "Hint", "Careful: {seat} has {coins} afterwards, enough for a {action}."
)
_ABLE: Final = QT_TRANSLATE_NOOP("Hint", "Careful, enough coins for a {action}: {seats}.")
_MANY_ABLE: Final = QT_TRANSLATE_NOOP(
    "Hint", "Careful, opponents with enough coins for a {action}: {number}."
)
_SEEN_FALSE: Final = QT_TRANSLATE_NOOP(
    "Hint", "Careful: you see all the {characters} there are, so the claim cannot be true."
)
_OPEN_FALSE: Final = QT_TRANSLATE_NOOP(
    "Hint", "Careful: all the {characters} lie face up, so the claim cannot be true."
)
_OWN_FALSE: Final = QT_TRANSLATE_NOOP(
    "Hint", "Careful: all the {characters} lie face up, so nobody can believe such a claim."
)
_MOST_NAMED: Final = 2
"""Opponents; more are counted, for there is a line for it."""


def warnings_of(view: View, move: Move, *, public: bool) -> tuple[Warned, ...]:
    """What the seat that is asked is warned of before a move.

    Args:
        view: the seat's.
        move: one that it may make.
        public: whether nothing of its hand may show.
    """
    found: list[Warned] = []
    if _two(view, move, public=public):
        found.append(_twice(view, move))
    found += _coins(view, move)
    if _own_false(view, move):
        found.append(Warned(Danger.FALSE, Sentence(_OWN_FALSE, (plural(move.claim),))))
    elif move is ALLOW and view.phase in (Phase.CHALLENGE, Phase.CHALLENGE_BLOCK):
        found += false_claim(view, public=public)
    return tuple(found)


def warnings_at(view: View, legal: Sequence[Move], *, public: bool) -> tuple[Warned, ...]:
    """What is to be said where a seat is asked, each once.

    On its turn what concerns a target is said when that is chosen.
    """
    if view.phase is Phase.ACTION:
        plain = [move for move in legal if move.target == NOBODY or move.challengeable]
        claims = [w for w in _each(view, plain, public=public) if w.danger is Danger.FALSE]
        return (*rich(view), *claims)
    return _each(view, legal, public=public)


def of_targets(view: View, moves: Sequence[Move], *, public: bool) -> tuple[Warned, ...]:
    """What is to be said where a seat chooses among targets; each of them has its own coins."""
    found = _each(view, moves, public=public)
    return tuple(warned for warned in found if warned.danger is not Danger.COINS)


def together(view: View, asked: Collection[int]) -> tuple[Warned, ...]:
    """What is to be said to several people at once, none of whom is "you".

    Args:
        view: of somebody who sees no hidden card.
        asked: the seats that may speak up.
    """
    act = view.action
    found: list[Warned] = []
    if act is None:
        return ()
    if view.phase is Phase.CHALLENGE and act.target in asked and _strikes_twice(view, act.target):
        places = (deed(act.action), seat(act.target))
        found.append(Warned(Danger.TWO, Sentence(_TWICE_FOR, places)))
    if view.block is None and any(not _mates(view, view.turn, number) for number in asked):
        found += _gets(view)
    if view.phase is not Phase.BLOCK:
        found += false_claim(view, public=True)
    return tuple(found)


def false_claim(view: View, *, public: bool) -> tuple[Warned, ...]:
    """That the claim in question cannot be true, by the cards in sight."""
    claimed = view.block or view.action
    if claimed is None or claimed.claim == NO_CHARACTER:
        return ()
    claim = claimed.claim
    if all_open(view, claim):
        return (Warned(Danger.FALSE, Sentence(_OPEN_FALSE, (plural(claim),))),)
    if not public and not view.unseen(claim):
        return (Warned(Danger.FALSE, Sentence(_SEEN_FALSE, (plural(claim),))),)
    return ()


def rich(view: View) -> tuple[Warned, ...]:
    """Which opponents have the coins for a Coup."""
    able = tuple(
        number
        for number in view.living
        if number != view.asked
        and view.seats[number].coins >= COUP_COST
        and not _mates(view, number, view.asked)
    )
    if not able:
        return ()
    if len(able) > _MOST_NAMED:
        places = (action(COUP), number_of(len(able)))
        return (Warned(Danger.COINS, Sentence(_MANY_ABLE, places)),)
    return (Warned(Danger.COINS, Sentence(_ABLE, (action(COUP), seats(able)))),)


def all_open(view: View, character: Character) -> bool:
    """Whether all copies of a character lie face up."""
    lost = sum(other.revealed.count(character) for other in view.seats)
    return lost >= view.ruleset.copies


def _each(view: View, moves: Iterable[Move], *, public: bool) -> tuple[Warned, ...]:
    found: dict[Warned, None] = {}
    for move in moves:
        found.update(dict.fromkeys(warnings_of(view, move, public=public)))
    return tuple(found)


def _mates(view: View, one: int, other: int) -> bool:
    """Whether two seats are of one team, and that still means something."""
    teams = {view.seats[number].team for number in view.living}
    return len(teams) > 1 and view.seats[one].team == view.seats[other].team


def _strikes_twice(view: View, target: int) -> bool:
    """Whether the action can take an influence of a seat that loses another one before."""
    act = view.action
    return (
        act is not None
        and ACTIONS[act.action].effect is Effect.LOSE_INFLUENCE
        and act.target == target
        and view.seats[target].influence > 1
    )


def _two(view: View, move: Move, *, public: bool) -> bool:
    """Whether a move can cost two influences in this turn."""
    if not _strikes_twice(view, view.asked) or view.action is None:
        return False
    if view.phase is Phase.CHALLENGE:
        safe = any(view.action.action in CHARACTERS[held].blocks for held in view.hand)
        return move is CHALLENGE and (public or not safe)
    if move.kind is Kind.BLOCK:
        return public or move.claim not in view.hand
    declines = move.kind is Kind.LOSE and view.phase is Phase.PROVE
    return declines and view.block is not None and view.block.claim in view.hand


def _twice(view: View, move: Move) -> Warned:
    texts = {Kind.BLOCK: _CAUGHT_TWICE, Kind.LOSE: _DECLINED_TWICE}
    act = view.action or move
    return Warned(Danger.TWO, Sentence(texts.get(move.kind, _TWICE), (deed(act.action),)))


def _own_false(view: View, move: Move) -> bool:
    """Whether a move claims a character that all can see nobody holds."""
    claims = move.kind in (Kind.ACTION, Kind.BLOCK) and move.claim != NO_CHARACTER
    return claims and all_open(view, move.claim)


def _coins(view: View, move: Move) -> list[Warned]:
    """Who has the coins for a Coup after a move, and had not, or keeps them in spite of it."""
    if move is ALLOW and view.block is None:
        return [] if _mates(view, view.turn, view.asked) else _gets(view)
    if move.kind is not Kind.ACTION or move.target == NOBODY:
        return []
    if _mates(view, move.target, view.asked):
        return []
    had = view.seats[move.target].coins
    effect = ACTIONS[move.action].effect
    if effect is Effect.SHARE:
        has = had + 1
        new = has >= COUP_COST > had
    elif effect is Effect.STEAL:
        has = had - min(STEAL_AT_MOST, had)
        new = has >= COUP_COST
    else:
        return []
    places = (seat(move.target), coins(has), action(COUP))
    return [Warned(Danger.COINS, Sentence(_LEFT, places))] if new else []


def _gets(view: View) -> list[Warned]:
    """That the seat whose turn it is gets the coins for a Coup if it is let have its way."""
    act = view.action
    if act is None:
        return []
    had = view.seats[view.turn].coins
    has = had + _gain(view, act)
    most = view.ruleset.must_coup
    compelled = most is not None and has >= most > had
    if not compelled and not has >= COUP_COST > had:
        return []
    places = (seat(view.turn), coins(has), action(COUP))
    return [Warned(Danger.COINS, Sentence(_GETS_MOST if compelled else _GETS, places))]


def _gain(view: View, act: Move) -> int:
    info = ACTIONS[act.action]
    if info.effect is Effect.STEAL:
        return min(STEAL_AT_MOST, view.seats[act.target].coins)
    if info.effect is Effect.EMBEZZLE:
        return view.reserve
    gained = info.gain if view.treasury is None else min(info.gain, view.treasury)
    return gained - 1 if info.effect is Effect.SHARE and gained else gained
