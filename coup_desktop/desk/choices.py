"""What a prompt offers: the answers as values, with their words, keys, marks and reasons.

Pure: a `Prompt` goes in, `Choice`s come out, and the prompt bar only draws them. What the questions
say stands in `questions`.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.answer_help import Sort, answer_help
from coup_desktop.desk.choice import BACK_KEY, DIGITS, Choice, Mark, Tone
from coup_desktop.desk.handbook.contents import topic_of_action, topic_of_answer
from coup_desktop.desk.own_cards import OwnCards
from coup_desktop.desk.wording import (
    Wording,
    coins,
    influences,
    offer_claim,
    offer_move,
)
from coup_desktop.engine.cast import (
    ACTIONS,
    ASSASSINATE,
    CHARACTERS,
    CONVERT,
    CONVERT_OTHER_COST,
    COOPERATE,
    COUP,
    EMBEZZLE,
    EXAMINE,
    EXCHANGE,
    FOREIGN_AID,
    INCOME,
    NO_CHARACTER,
    REPLACE,
    STEAL,
    TAX,
    Action,
    Targets,
)
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import ALLOW, CHALLENGE, Kind, Move
from coup_desktop.engine.rulebook import Offer, rulebook
from coup_desktop.engine.view import View
from coup_desktop.table.prompt import Prompt

translate = QCoreApplication.translate

_ACTION_KEYS: Final[dict[Action, str]] = {
    INCOME: "I",
    FOREIGN_AID: "F",
    COUP: "U",
    TAX: "T",
    COOPERATE: "O",
    ASSASSINATE: "K",
    STEAL: "S",
    EXCHANGE: "X",
    EXAMINE: "E",
    REPLACE: "R",
    CONVERT: "V",
    EMBEZZLE: "M",
}
"""One letter an action, the same in every ruleset. None of them answers a question of another
phase (A, B, C, N), so that a key meant for an old question cannot start an action."""
_SECOND_EXCHANGE_KEY: Final = "Y"
_CONVERT_OTHER_KEY: Final = "W"
BLOCK_KEYS: Final = "BNM"
"""By the block's place among those that are offered."""
CHALLENGE_KEY: Final = "C"
ALLOW_KEY: Final = "A"

_ENOUGH: Final = 9
"""Coins that pay for any action and compel to none."""

PRIVATE_PHASES: Final = frozenset(
    {
        Phase.DRAFT,
        Phase.PROVE,
        Phase.LOSE,
        Phase.EXCHANGE,
        Phase.PRESENT,
        Phase.DECIDE,
        Phase.GIVE,
    }
)
"""Phases whose prompts show cards that only the seat that is asked may see."""


class Choices:
    """Makes the choices of one table's prompts."""

    def __init__(self, wording: Wording, seat_names: Sequence[str], *, marks: bool) -> None:
        """Args: marks: whether answers are marked "you hold it" or "bluff"."""
        self._wording = wording
        self._seat_names = tuple(seat_names)
        self._marks = marks
        self._own_cards = OwnCards(wording, seat_names)

    def of(self, prompt: Prompt) -> tuple[Choice, ...]:
        """The answers to a prompt, in the order in which they are shown."""
        match prompt.view.phase:
            case Phase.ACTION:
                return tuple(self._actions(prompt))
            case Phase.CHALLENGE | Phase.CHALLENGE_BLOCK:
                return tuple(self._challenges(prompt))
            case Phase.BLOCK:
                return tuple(self._blocks(prompt))
            case _:
                return tuple(self._own_cards.of(prompt))

    def expected(self, view: View) -> tuple[Choice, ...]:
        """What a seat with enough coins chooses from on its turn: about the most of any prompt."""
        rivals = (1 << len(view.seats)) - 2  # all but seat 0, as a bit mask
        legal = rulebook(view.ruleset).turn_moves(_ENOUGH, rivals, rivals, rivals, True)
        return tuple(self._actions(Prompt(0, 0, view, legal)))

    def targets(self, prompt: Prompt, chosen: Choice) -> tuple[Choice, ...]:
        """The seats that an action may be aimed at, and the way back."""
        back = Choice(
            translate("Prompt", "Back"),
            BACK_KEY,
            tip=translate("Prompt", "Choose another action."),
            tone=Tone.BACK,
        )
        return (*(self._target(prompt.view, move, chosen) for move in chosen.moves), back)

    def seat_key(self, seat: int) -> str:
        """The key that stands for a seat; the same all game long."""
        return DIGITS[seat]

    def _actions(self, prompt: Prompt) -> Iterable[Choice]:
        for offer in self._in_order():
            moves = tuple(
                m
                for m in prompt.legal
                if m.action == offer.action and m.claim == offer_claim(offer)
            )
            if offer.targets is Targets.SELF_OR_ANYONE:
                own = tuple(m for m in moves if m.target < 0)
                yield self._conversion(prompt.view, offer, own, other=False)
                aimed = tuple(m for m in moves if m.target >= 0)
                yield self._conversion(prompt.view, offer, aimed, other=True)
            else:
                yield self._action(prompt.view, offer, moves)

    def _in_order(self) -> list[Offer]:
        """General actions first, those of the teams last, the characters' between them."""

        def rank(offer: Offer) -> int:
            info = ACTIONS[offer.action]
            return 2 if info.needs_teams else 0 if info.general else 1

        return sorted(self._wording.offers, key=rank)

    def _action(self, view: View, offer: Offer, moves: tuple[Move, ...]) -> Choice:
        wording, claim = self._wording, offer_claim(offer)
        info = ACTIONS[offer.action]
        text, key, spoken = wording.action(offer.action), _ACTION_KEYS[offer.action], ""
        if offer_move(offer).named:
            spoken = translate("Prompt", "{action} as {character}").format(
                action=text, character=wording.character(claim)
            )
            if not CHARACTERS[claim].keep_limited:
                key = _SECOND_EXCHANGE_KEY
        if claim != NO_CHARACTER:
            note = wording.character(claim)
        elif info.gain:
            note = f"+{coins(info.gain)}"
        elif offer.action == EMBEZZLE:
            note = f"+{coins(view.reserve)}" if view.reserve else wording.names.reserve_name
        else:
            note = coins(offer.cost)
        refused, short = ("", "") if moves else self._refusal(view, offer, offer.cost)
        return Choice(
            text,
            key,
            moves=moves,
            note=short or note,
            tip=wording.action_help(offer.action, claim),
            cards=() if claim == NO_CHARACTER else (claim,),
            mark=self._action_mark(view, offer) if moves else Mark.NONE,
            spoken=spoken,
            row=0 if claim == NO_CHARACTER else 1,
            refused=refused,
            topic=topic_of_action(offer.action),
        )

    def _conversion(
        self, view: View, offer: Offer, moves: tuple[Move, ...], *, other: bool
    ) -> Choice:
        price = CONVERT_OTHER_COST if other else offer.cost
        cost: str = coins(price)
        text = self._wording.action(offer.action)
        refused, short = ("", "") if moves else self._refusal(view, offer, price)
        if short and price > view.seats[view.asked].coins:
            cost = translate("Prompt", "needs {number}").format(number=price)
        if other:
            spoken = translate("Prompt", "{action}: another seat").format(action=text)
            note = translate("Prompt", "another · {cost}").format(cost=cost)
        else:
            spoken = translate("Prompt", "{action}: yourself").format(action=text)
            note = translate("Prompt", "yourself · {cost}").format(cost=cost)
        return Choice(
            text,
            _CONVERT_OTHER_KEY if other else _ACTION_KEYS[offer.action],
            moves=moves,
            note=note,
            tip=self._wording.action_help(offer.action, NO_CHARACTER),
            spoken=spoken,
            row=0,
            refused=refused,
            topic=topic_of_action(offer.action),
        )

    def _action_mark(self, view: View, offer: Offer) -> Mark:
        if not self._marks or not ACTIONS[offer.action].challengeable:
            return Mark.NONE
        claim = offer_claim(offer)
        if claim == NO_CHARACTER:
            true = not any(CHARACTERS[card].barred for card in view.hand)
        else:
            true = claim in view.hand
        return Mark.HELD if true and claim != NO_CHARACTER else Mark.NONE if true else Mark.BLUFF

    def _refusal(self, view: View, offer: Offer, cost: int) -> tuple[str, str]:
        """Why an action is not among the legal moves, from the rules in force.

        Returns:
            The reason in a sentence, and in two words where its usual note says less.
        """
        own = view.seats[view.asked].coins
        ruleset = view.ruleset
        if ruleset.must_coup is not None and own >= ruleset.must_coup and offer.action != COUP:
            text = translate("Prompt", "With {coins} or more, {coup} is compulsory.")
            coup = self._wording.action(COUP)
            return text.format(coins=coins(ruleset.must_coup), coup=coup), ""
        if own < cost:
            text = translate("Prompt", "{action} costs {cost}; you have {coins}.")
            short = translate("Prompt", "needs {cost}").format(cost=coins(cost))
            name = self._wording.action(offer.action)
            if cost != offer.cost:
                name = translate("Prompt", "{action} (another seat)").format(action=name)
            return text.format(action=name, cost=coins(cost), coins=coins(own)), short
        if offer.action == EMBEZZLE:
            pot = self._wording.names.reserve_name
            text = translate("Prompt", "There are no coins in the {reserve}.").format(reserve=pot)
            return text, translate("Prompt", "{reserve} empty").format(reserve=pot)
        if offer.action == STEAL and not ruleset.steal_from_empty:
            text = translate("Prompt", "No seat that may be the target has coins.")
            return text, translate("Prompt", "nobody has coins")
        return translate("Prompt", "No seat may be the target now."), translate(
            "Prompt", "no target"
        )

    def _target(self, view: View, move: Move, chosen: Choice) -> Choice:
        seat = view.seats[move.target]
        brief: str = coins(seat.coins)
        if seat.team is not None:
            brief = f"{self._wording.names.team_name(seat.team)} · {brief}"
        return Choice(
            self._seat_names[move.target],
            self.seat_key(move.target),
            moves=(move,),
            note=f"{brief} · {influences(seat.influence)}",
            brief=brief,
            tip=chosen.tip,
            topic=chosen.topic,
        )

    def _challenges(self, prompt: Prompt) -> Iterable[Choice]:
        if CHALLENGE in prompt.legal:
            yield Choice(
                translate("Prompt", "Challenge"),
                CHALLENGE_KEY,
                moves=(CHALLENGE,),
                tip=answer_help(Sort.CHALLENGE),
                tone=Tone.DOUBT,
                topic=topic_of_answer(Sort.CHALLENGE),
            )
        yield from self._pass(prompt)

    def _blocks(self, prompt: Prompt) -> Iterable[Choice]:
        blocks = [m for m in prompt.legal if m.kind is Kind.BLOCK]
        action = prompt.view.action
        for key, move in zip(BLOCK_KEYS, blocks, strict=False):
            held = move.claim in prompt.view.hand
            yield Choice(
                translate("Prompt", "Block as {character}").format(
                    character=self._wording.character(move.claim)
                ),
                key,
                moves=(move,),
                tip="" if action is None else self._wording.block_help(action.action, move.claim),
                tone=Tone.BLOCK,
                cards=(move.claim,),
                mark=Mark.NONE if not self._marks else Mark.HELD if held else Mark.BLUFF,
                topic="" if action is None else topic_of_action(action.action),
            )
        yield from self._pass(prompt)

    def _pass(self, prompt: Prompt) -> Iterable[Choice]:
        if ALLOW in prompt.legal:
            yield Choice(
                translate("Prompt", "Let it pass"),
                ALLOW_KEY,
                moves=(ALLOW,),
                tip=answer_help(Sort.ALLOW),
                tone=Tone.CONSENT,
                topic=topic_of_answer(Sort.ALLOW),
            )
