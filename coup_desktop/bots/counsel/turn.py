"""Why an action is the one to take: what it brings, and what may come in its way."""

from collections.abc import Sequence
from typing import Final

from coup_desktop.bots.counsel.reason import (
    Sentence,
    action,
    any_of,
    card,
    chance,
    coins,
    influences,
    seat,
)
from coup_desktop.bots.counsel.stakes import gain_of
from coup_desktop.bots.rules.acting import blocked
from coup_desktop.bots.rules.situation import Situation
from coup_desktop.engine.cast import (
    ACTIONS,
    CHARACTERS,
    COUP,
    COUP_COST,
    FOREIGN_AID,
    INCOME,
    NO_CHARACTER,
    STEAL_AT_MOST,
    Effect,
)
from coup_desktop.engine.moves import NOBODY, Move
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP

_MUST: Final = QT_TRANSLATE_NOOP("Hint", "With {coins} or more, {action} is compulsory.")
_BRINGS: Final = QT_TRANSLATE_NOOP("Hint", "It brings you {coins}.")
_SHARES: Final = QT_TRANSLATE_NOOP("Hint", "It brings you {coins}, and {seat} gets {share}.")
_TAKES: Final = QT_TRANSLATE_NOOP("Hint", "It takes {coins} from {seat}.")
_WINS: Final = QT_TRANSLATE_NOOP("Hint", "{seat} has one influence left: it wins you the game.")
_OUT: Final = QT_TRANSLATE_NOOP("Hint", "{seat} has one influence left and would be out.")
_STRIKES: Final = QT_TRANSLATE_NOOP("Hint", "It costs {seat} an influence.")
_OF_CARDS: Final = {
    Effect.EXCHANGE: QT_TRANSLATE_NOOP(
        "Hint", "You draw from the Court and keep the cards that serve you best."
    ),
    Effect.EXAMINE: QT_TRANSLATE_NOOP("Hint", "You see a card of {seat} and can have it replaced."),
    Effect.REPLACE: QT_TRANSLATE_NOOP(
        "Hint", "{seat} has to exchange a card for one that nobody knows."
    ),
}
_LEAVES: Final = QT_TRANSLATE_NOOP("Hint", "On the other side fewer rivals can strike at you.")
_WINS_OVER: Final = QT_TRANSLATE_NOOP(
    "Hint", "On your side {seat} cannot strike at you while both sides are alive."
)

_ABLE: Final = QT_TRANSLATE_NOOP("Hint", "{seat} has {coins}: enough for a {action}.")
_THREAT: Final = QT_TRANSLATE_NOOP(
    "Hint", "{seat} is the greatest threat, with {coins} and {influences}."
)
_IN_DANGER: Final = QT_TRANSLATE_NOOP(
    "Hint", "Take care: you have one influence left, and {seat} has the coins for a {action}."
)

_SAFE: Final = QT_TRANSLATE_NOOP("Hint", "Nobody can challenge or block it.")
_HELD: Final = QT_TRANSLATE_NOOP(
    "Hint", "You hold the {character}: a challenge would cost the challenger an influence."
)
_NOT_BARRED: Final = QT_TRANSLATE_NOOP(
    "Hint", "You hold no {characters}: a challenge would cost the challenger an influence."
)
BLUFF: Final = QT_TRANSLATE_NOOP(
    "Hint",
    "You do not hold the {character}: the chance of a challenge is about {chance}, and it would "
    "cost you an influence.",
)
_BLUFF_LAST: Final = QT_TRANSLATE_NOOP(
    "Hint",
    "You do not hold the {character}: the chance of a challenge is about {chance}, and you would "
    "be out.",
)
_BARRED: Final = QT_TRANSLATE_NOOP(
    "Hint",
    "Your cards forbid it: the chance of a challenge is about {chance}, and it would cost you an "
    "influence.",
)
_BLOCKED: Final = QT_TRANSLATE_NOOP("Hint", "The chance that it is blocked is about {chance}.")
_NO_BLOCK: Final = QT_TRANSLATE_NOOP(
    "Hint", "Nobody can hold the {characters} that would block it."
)
_INSTEAD: Final = QT_TRANSLATE_NOOP(
    "Hint",
    "{action} would bring more, but the chance that it is blocked is about {chance}.",
)
_ROOM: Final = 205
"""Letters of all templates together: beside all the actions there is room for three lines."""
_LIKELY: Final = 0.2
"""From which chance on a block is told of first."""
_SLIGHT: Final = 0.005
"""A chance that rounds to nothing."""


def why(s: Situation, move: Move, legal: Sequence[Move]) -> tuple[Sentence, ...]:
    """The reasons for an own action, the most important first."""
    found: list[Sentence] = []
    most = s.ruleset.must_coup
    if most is not None and s.own.coins >= most:
        found.append(Sentence(_MUST, (coins(most), action(COUP))))
    found.append(_brings(s, move))
    found += _claimed(s, move)
    likely, in_its_way = blocked(s, move), _in_its_way(s, move)
    if likely >= _LIKELY:
        found += in_its_way
    if move.target != NOBODY:
        found += _whom(s, move)
    if move.action == INCOME:
        found += _instead(s, legal)
    found += _danger(s, move)
    if likely < _LIKELY:
        found += in_its_way
    return _fitting(found)


def _fitting(found: Sequence[Sentence]) -> tuple[Sentence, ...]:
    """The first ones of some reasons, as many as there is room for."""
    letters = [len(sentence.text) for sentence in found]
    return tuple(
        sentence for number, sentence in enumerate(found) if sum(letters[: number + 1]) <= _ROOM
    )


def _brings(s: Situation, move: Move) -> Sentence:
    """What an action does when it goes through."""
    target = seat(move.target)
    match ACTIONS[move.action].effect:
        case Effect.SHARE:
            return Sentence(_SHARES, (coins(gain_of(s, move)), target, coins(1, "share")))
        case Effect.STEAL:
            taken = min(STEAL_AT_MOST, s.view.seats[move.target].coins)
            return Sentence(_TAKES, (coins(taken), target))
        case Effect.LOSE_INFLUENCE:
            if s.view.seats[move.target].influence > 1:
                return Sentence(_STRIKES, (target,))
            return Sentence(_WINS if len(s.standing.others) == 1 else _OUT, (target,))
        case Effect.CONVERT:
            return Sentence(_LEAVES) if move.target == NOBODY else Sentence(_WINS_OVER, (target,))
        case Effect.GAIN | Effect.EMBEZZLE:
            return Sentence(_BRINGS, (coins(gain_of(s, move)),))
        case effect:
            return Sentence(_OF_CARDS[effect], (target,) if move.target != NOBODY else ())


def _whom(s: Situation, move: Move) -> list[Sentence]:
    """Why that target: it can strike, or is the greatest threat."""
    if ACTIONS[move.action].effect in (Effect.SHARE, Effect.CONVERT):
        return []
    other = s.view.seats[move.target]
    if other.coins >= COUP_COST and not s.standing.is_mate(move.target):
        return [Sentence(_ABLE, (seat(move.target), coins(other.coins), action(COUP)))]
    if len(s.standing.others) > 1 and s.standing.threat(move.target) >= 1.0:
        places = (seat(move.target), coins(other.coins), influences(other.influence))
        return [Sentence(_THREAT, places)]
    return []


def _claimed(s: Situation, move: Move) -> list[Sentence]:
    """Whether the claim is true, or how likely a bluff is challenged."""
    if not move.challengeable:
        return []
    claim = move.claim
    barred = any_of(tuple(c for c in s.ruleset.cast if CHARACTERS[c].barred))
    if s.holds(move):
        if claim == NO_CHARACTER:
            return [Sentence(_NOT_BARRED, (barred,))]
        return [Sentence(_HELD, (card(claim),))]
    doubted = chance(s.claims.doubted(claim, of_block=False, concerned=move.target))
    if claim == NO_CHARACTER:
        return [Sentence(_BARRED, (doubted,))]
    return [Sentence(_BLUFF_LAST if s.last_card else BLUFF, (card(claim), doubted))]


def _in_its_way(s: Situation, move: Move) -> list[Sentence]:
    """How likely it is blocked."""
    characters = s.may_be_blocked_by(move.action)
    if not characters:
        return [] if move.challengeable else [Sentence(_SAFE)]
    likely = blocked(s, move)
    if likely >= _SLIGHT:
        return [Sentence(_BLOCKED, (chance(likely),))]
    if not any(s.belief.copies_left(c) for c in characters):
        return [Sentence(_NO_BLOCK, (any_of(characters),))]
    return []


def _instead(s: Situation, legal: Sequence[Move]) -> list[Sentence]:
    """Why not more coins."""
    for move in legal:
        if move.action == FOREIGN_AID:
            likely = blocked(s, move)
            if likely >= _SLIGHT and gain_of(s, move) > 1:
                return [Sentence(_INSTEAD, (action(FOREIGN_AID), chance(likely)))]
    return []


def _danger(s: Situation, move: Move) -> list[Sentence]:
    """Who could strike at the last card."""
    if not s.last_card:
        return []
    rich = [
        number
        for number in s.standing.others
        if s.view.seats[number].coins >= COUP_COST
        and not s.standing.is_mate(number)
        and number != move.target
    ]
    if not rich:
        return []
    first = max(rich, key=lambda number: s.view.seats[number].coins)
    return [Sentence(_IN_DANGER, (seat(first), action(COUP)))]
