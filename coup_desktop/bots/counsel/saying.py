"""What a move is, in a sentence: the beginning of a hint."""

from typing import Final

from coup_desktop.bots.counsel.reason import Place, Sentence, action, card, cards, seat
from coup_desktop.engine.cast import ACTIONS, Effect
from coup_desktop.engine.moves import NOBODY, SHOW_HAND, Kind, Move
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP
from coup_desktop.engine.view import View

_PLAIN: Final = QT_TRANSLATE_NOOP("Hint", "Hint: {action}.")
_NAMED: Final = QT_TRANSLATE_NOOP("Hint", "Hint: {action} as {character}.")
_AIMED: Final = QT_TRANSLATE_NOOP("Hint", "Hint: {action}, aimed at {seat}.")
_STEAL: Final = QT_TRANSLATE_NOOP("Hint", "Hint: {action} from {seat}.")
_SHARE: Final = QT_TRANSLATE_NOOP("Hint", "Hint: {action} with {seat}.")
BLOCK: Final = QT_TRANSLATE_NOOP("Hint", "Hint: block it as {character}.")
_OPEN_HAND: Final = QT_TRANSLATE_NOOP("Hint", "Hint: open your hand.")
_WITHOUT_CARDS: Final = {
    Kind.ALLOW: QT_TRANSLATE_NOOP("Hint", "Hint: let it pass."),
    Kind.CHALLENGE: QT_TRANSLATE_NOOP("Hint", "Hint: challenge it."),
    Kind.HAND_BACK: QT_TRANSLATE_NOOP("Hint", "Hint: let {seat} keep the card."),
    Kind.HAVE_REPLACED: QT_TRANSLATE_NOOP("Hint", "Hint: have the card replaced."),
}
_OF_CARDS: Final = {
    Kind.SHOW: QT_TRANSLATE_NOOP("Hint", "Hint: show {cards}."),
    Kind.LOSE: QT_TRANSLATE_NOOP("Hint", "Hint: give up {cards}."),
    Kind.KEEP: QT_TRANSLATE_NOOP("Hint", "Hint: keep {cards}."),
    Kind.PRESENT: QT_TRANSLATE_NOOP("Hint", "Hint: present {cards}."),
    Kind.GIVE: QT_TRANSLATE_NOOP("Hint", "Hint: have {cards} replaced."),
    Kind.DRAFT: QT_TRANSLATE_NOOP("Hint", "Hint: keep {cards}."),
}


def said(view: View, move: Move) -> Sentence:
    """Says a move that the seat of a view may make."""
    if move.kind is Kind.ACTION:
        return _action(move)
    if move.kind is Kind.BLOCK:
        return Sentence(BLOCK, (card(move.claim),))
    if move is SHOW_HAND:
        return Sentence(_OPEN_HAND)
    if move.kind in _OF_CARDS:
        return Sentence(_OF_CARDS[move.kind], (cards(move.cards),))
    places: tuple[Place, ...] = ()
    if move.kind is Kind.HAND_BACK and view.action is not None:
        places = (seat(view.action.target),)
    return Sentence(_WITHOUT_CARDS[move.kind], places)


def _action(move: Move) -> Sentence:
    name = action(move.action)
    if move.target == NOBODY:
        if move.named:
            return Sentence(_NAMED, (name, card(move.claim)))
        return Sentence(_PLAIN, (name,))
    templates = {Effect.STEAL: _STEAL, Effect.SHARE: _SHARE}
    return Sentence(templates.get(ACTIONS[move.action].effect, _AIMED), (name, seat(move.target)))
