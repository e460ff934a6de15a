"""Answers of a seat about its own cards, and about a card that is presented to it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.answer_help import Sort, answer_help
from coup_desktop.desk.choice import DIGITS, Choice, Tone
from coup_desktop.desk.handbook.contents import topic_of_answer
from coup_desktop.desk.wording import Wording, all_of
from coup_desktop.engine.cast import Character
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import HAND_BACK, HAVE_REPLACED, Kind, Move
from coup_desktop.engine.view import View
from coup_desktop.table.prompt import Prompt

translate = QCoreApplication.translate


class OwnCards:
    """Makes the choices of one table's private prompts."""

    def __init__(self, wording: Wording, seat_names: Sequence[str]) -> None:
        self._wording = wording
        self._seat_names = tuple(seat_names)

    def of(self, prompt: Prompt) -> Iterable[Choice]:
        """The answers to a prompt, in the order in which they are shown."""
        match prompt.view.phase:
            case Phase.EXCHANGE:
                return self._keeps(prompt)
            case Phase.DECIDE:
                return self._decisions(prompt)
            case _:
                return self._cards(prompt)

    def _keeps(self, prompt: Prompt) -> Iterable[Choice]:
        view = prompt.view
        for key, move in zip(DIGITS, prompt.legal, strict=False):
            rest = list(view.hand + view.drawn)
            for card in move.cards:
                rest.remove(card)
            yield Choice(
                translate("Prompt", "Keep {cards}").format(
                    cards=self._kept(move.cards, view.hand + view.drawn)
                ),
                key,
                moves=(move,),
                note=translate("Prompt", "return {cards}").format(cards=self._named(rest)),
                tip=answer_help(Sort.KEEP),
                cards=move.cards,
                topic=topic_of_answer(Sort.KEEP),
            )

    def _decisions(self, prompt: Prompt) -> Iterable[Choice]:
        view = prompt.view
        target = view.action.target if view.action is not None else view.turn
        name = self._seat_names[target]
        shown = () if view.presented is None else (view.presented,)
        if HAND_BACK in prompt.legal:
            yield Choice(
                translate("Prompt", "Let {name} keep it").format(name=name),
                "K",
                moves=(HAND_BACK,),
                cards=shown,
                tip=answer_help(Sort.HAND_BACK),
                tone=Tone.CONSENT,
                topic=topic_of_answer(Sort.HAND_BACK),
            )
        if HAVE_REPLACED in prompt.legal:
            yield Choice(
                translate("Prompt", "Have it replaced"),
                "R",
                moves=(HAVE_REPLACED,),
                cards=shown,
                tip=answer_help(Sort.HAVE_REPLACED, name),
                topic=topic_of_answer(Sort.HAVE_REPLACED),
            )

    def _cards(self, prompt: Prompt) -> Iterable[Choice]:
        """Prove, lose, present, give and draft: one card, or the whole hand to show."""
        shows = [m for m in prompt.legal if m.kind is Kind.SHOW]
        for move in shows:
            yield self._show(prompt.view, move)
        others = [m for m in prompt.legal if m.kind is not Kind.SHOW]
        for key, move in zip(DIGITS, others, strict=False):
            text, sort = _about_card(move.kind, declines=bool(shows))
            yield Choice(
                text.format(card=self._named(move.cards)),
                key,
                moves=(move,),
                tip=answer_help(sort),
                cards=move.cards,
                topic=topic_of_answer(sort),
            )

    def _show(self, view: View, move: Move) -> Choice:
        if move.cards:
            text = translate("Prompt", "Show {card}").format(card=self._named(move.cards))
        else:
            text = translate("Prompt", "Open your hand: {cards}").format(
                cards=self._named(view.hand)
            )
        return Choice(
            text,
            "S",
            moves=(move,),
            tip=answer_help(Sort.SHOW, self._seat_names[view.challenger]),
            tone=Tone.CONSENT,
            cards=move.cards or view.hand,
            topic=topic_of_answer(Sort.SHOW),
        )

    def _kept(self, cards: Sequence[Character], of: Sequence[Character]) -> str:
        """Cards by name; two equal ones are "both" where there are no more of them."""
        if len(cards) == 2 and cards[0] == cards[1] and of.count(cards[0]) == 2:
            plural = self._wording.names.character_plural(cards[0])
            return translate("Prompt", "both {characters}").format(characters=plural)
        return self._named(cards)

    def _named(self, cards: Iterable[Character]) -> str:
        """Cards by name in a row; equal ones together."""
        words = []
        for card, number in Counter(cards).items():
            if number == 1:
                words.append(self._wording.character(card))
            else:
                several = translate("Prompt", "{number} {characters}")
                plural = self._wording.names.character_plural(card)
                words.append(several.format(number=number, characters=plural))
        return all_of(words)


def _about_card(kind: Kind, *, declines: bool) -> tuple[str, Sort]:
    """The words for a choice of one card, and what sort of answer it is."""
    match kind:
        case Kind.LOSE if declines:
            return translate("Prompt", "Decline, lose {card}"), Sort.DECLINE
        case Kind.LOSE:
            return translate("Prompt", "Lose {card}"), Sort.LOSE
        case Kind.PRESENT:
            return translate("Prompt", "Present {card}"), Sort.PRESENT
        case Kind.GIVE:
            return translate("Prompt", "Give {card}"), Sort.GIVE
        case _:
            return translate("Prompt", "Keep {card}"), Sort.DRAFT
