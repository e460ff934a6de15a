"""Why a card is to be kept, shown, given up, presented or replaced."""

from typing import Final

from coup_desktop.bots.counsel.reason import Sentence, card, coins, deed, plural, seat
from coup_desktop.bots.rules.situation import Situation
from coup_desktop.bots.rules.weights import Weights
from coup_desktop.engine.cast import (
    ACTIONS,
    ASSASSINATE,
    CHARACTERS,
    COOPERATE,
    EXAMINE,
    EXCHANGE,
    FOREIGN_AID,
    REPLACE,
    STEAL,
    TAX,
    Action,
    Character,
)
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import Kind, Move
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP

_EQUAL: Final = QT_TRANSLATE_NOOP("Hint", "Your cards are equal.")
_PROVES: Final = QT_TRANSLATE_NOOP(
    "Hint", "It proves your claim: {seat} loses an influence, and you lose nothing."
)
_NO_PROOF: Final = QT_TRANSLATE_NOOP("Hint", "You cannot prove the claim.")
_STRONG: Final = QT_TRANSLATE_NOOP("Hint", "It is one of the strongest characters to begin with.")

_BLOCKS_NOW: Final = QT_TRANSLATE_NOOP("Hint", "The {character} can still block {deed}.")
_TAXES: Final = QT_TRANSLATE_NOOP("Hint", "The {character} brings {coins} a turn.")
_STEALS: Final = QT_TRANSLATE_NOOP(
    "Hint", "The {character} takes coins from others and guards your own."
)
_STRIKES: Final = QT_TRANSLATE_NOOP("Hint", "The {character} strikes for {coins}.")
_GUARDS: Final = QT_TRANSLATE_NOOP("Hint", "The {character} guards you against {deed}.")
_CHANGES: Final = QT_TRANSLATE_NOOP("Hint", "The {character} can exchange your cards.")
_TOLD: Final = QT_TRANSLATE_NOOP("Hint", "You have claimed the {character} before.")
_SECOND: Final = QT_TRANSLATE_NOOP("Hint", "Two {characters} are worth little more than one.")

_WORSE: Final = QT_TRANSLATE_NOOP(
    "Hint", "The {character} is worth more to {seat} than an average card of the Court."
)
_BETTER: Final = QT_TRANSLATE_NOOP(
    "Hint", "An average card of the Court is worth more to {seat} than the {character}."
)
_MATE: Final = QT_TRANSLATE_NOOP("Hint", "{seat} is on your side.")


def why_lost(s: Situation, move: Move) -> tuple[Sentence, ...]:
    """Why a card is given up, presented or replaced: for what stays."""
    lost = move.cards[0]
    place = s.hand.index(lost)
    rest = s.hand[:place] + s.hand[place + 1 :]
    unproven = s.view.phase is Phase.PROVE
    begins = (Sentence(_NO_PROOF),) if unproven else ()
    if lost in rest:
        return (*begins, Sentence(_EQUAL))
    return (*begins, *_worths(s, rest))


def why_shown(s: Situation) -> tuple[Sentence, ...]:
    """Why a claim is proven."""
    return (Sentence(_PROVES, (seat(s.view.challenger),)),)


def why_kept(s: Situation, move: Move) -> tuple[Sentence, ...]:
    """Why an exchange ends with these cards."""
    drawn = s.hand + s.view.drawn
    spare = next((c for c in move.cards if drawn.count(c) > move.cards.count(c)), None)
    found = _worths(s, move.cards)
    if spare is not None and len(move.cards) > 1:
        found = (*found, Sentence(_SECOND, (plural(spare),)))
    return found


def why_drafted(s: Situation, move: Move) -> tuple[Sentence, ...]:
    """Why a set's first card is kept."""
    return (Sentence(_STRONG), *_worths(s, move.cards))


def why_judged(s: Situation, move: Move) -> tuple[Sentence, ...]:
    """As the Inquisitor: why a card is replaced, or not."""
    action, presented = s.view.action, s.view.presented
    if action is None or presented is None:
        return ()
    mate = s.standing.is_mate(action.target)
    replaced = move.kind is Kind.HAVE_REPLACED
    places = (card(presented), seat(action.target))
    reason = Sentence(_BETTER if replaced is mate else _WORSE, places)
    return (Sentence(_MATE, (seat(action.target),)), reason) if mate else (reason,)


def _worths(s: Situation, cards: tuple[Character, ...]) -> tuple[Sentence, ...]:
    """What kept cards are good for, each said once."""
    found: list[Sentence] = []
    for held in dict.fromkeys(cards):
        found.append(_use(s, held))
        if s.notes.claims.get(held, 0):
            found.append(Sentence(_TOLD, (card(held),)))
    return tuple(found)


def _use(s: Situation, held: Character) -> Sentence:
    """What a card is worth most for."""
    action = s.view.action
    name = card(held)
    if (
        action is not None
        and action.target == s.me
        and s.view.block is None
        and held in s.may_be_blocked_by(action.action)
    ):
        return Sentence(_BLOCKS_NOW, (name, deed(action.action)))
    info, weights = CHARACTERS[held], s.weights
    deeds = [(_of_action(weights, done), True, done) for done in info.actions]
    deeds += [(_of_block(weights, stopped), False, stopped) for stopped in info.blocks]
    _, acts, deed_of = max(deeds, key=lambda entry: (entry[0], entry[1]))
    if not acts:
        return Sentence(_GUARDS, (name, deed(deed_of)))
    if deed_of in (TAX, COOPERATE):
        gain = ACTIONS[deed_of].gain - (deed_of == COOPERATE)
        return Sentence(_TAXES, (name, coins(gain)))
    if deed_of == STEAL:
        return Sentence(_STEALS, (name,))
    if deed_of == ASSASSINATE:
        return Sentence(_STRIKES, (name, coins(ACTIONS[deed_of].cost)))
    return Sentence(_CHANGES, (name,))


def _of_action(weights: Weights, done: Action) -> float:
    known = {
        TAX: weights.tax,
        STEAL: weights.steal,
        ASSASSINATE: weights.assassinate,
        EXCHANGE: weights.exchange_card + 2 * weights.exchange_draw,
        EXAMINE: weights.examine_card,
        REPLACE: weights.examine_card,
    }
    return known.get(done, weights.other_action)


def _of_block(weights: Weights, stopped: Action) -> float:
    known = {
        ASSASSINATE: weights.blocks_assassin,
        STEAL: weights.blocks_steal,
        FOREIGN_AID: weights.blocks_aid,
    }
    return known.get(stopped, weights.blocks_other)
