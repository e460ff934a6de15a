"""What is claimed in a question: by whom, for which action, and what it would do."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.wording import Wording, cards, coins, either
from coup_desktop.engine.cast import (
    ACTIONS,
    CHARACTERS,
    NO_CHARACTER,
    STEAL_AT_MOST,
    Character,
    Effect,
)
from coup_desktop.engine.moves import NOBODY, Move
from coup_desktop.engine.view import View

translate = QCoreApplication.translate


class Claims:
    """Words the claims of one table."""

    def __init__(self, wording: Wording, seat_names: Sequence[str], *, several: bool) -> None:
        """Args: several: whether several people read along, so that "you" needs a name."""
        self._wording: Final = wording
        self._seat_names: Final = tuple(seat_names)
        self._several: Final = several

    def of_action(self, view: View, seat: int) -> str:
        """What the seat whose turn it is claims or wants."""
        move = view.action
        if move is None:
            return ""
        info = ACTIONS[move.action]
        if move.target == NOBODY:
            text = _plain_claim(info.effect, claims=move.claim != NO_CHARACTER)
        else:
            text = _aimed_claim(info.effect, you=move.target == seat and not self._several)
        return text.format(
            actor=self._seat_names[view.turn],
            action=self._wording.action(move.action),
            character=self._character(move.claim),
            gain=coins(_left(view, info.gain)),
            cards=cards(CHARACTERS[move.claim].draws if move.claim != NO_CHARACTER else 0),
            loot=coins(_loot(view, move)),
            target=self._seat_names[move.target],
            barred=either(self._wording.barred),
            reserve=coins(view.reserve),
            pot=self._wording.names.reserve_name,
        )

    def of_block(self, view: View, seat: int) -> str:
        """What a seat claims in order to block."""
        if view.block is None or view.action is None:
            return ""
        if view.turn == seat and not self._several:
            text = translate("Prompt", "{blocker} claims the {character} to block your {deed}.")
        else:
            text = translate(
                "Prompt", "{blocker} claims the {character} to block {actor}'s {deed}."
            )
        return text.format(
            blocker=self._seat_names[view.blocker],
            character=self._character(view.block.claim),
            deed=self._wording.deed(view.action.action),
            actor=self._seat_names[view.turn],
        )

    def _character(self, character: Character) -> str:
        return "" if character == NO_CHARACTER else self._wording.character(character)


def _loot(view: View, move: Move) -> int:
    return 0 if move.target == NOBODY else min(STEAL_AT_MOST, view.seats[move.target].coins)


def _left(view: View, gain: int) -> int:
    """What a gain comes to: no more than the Treasury holds."""
    return gain if view.treasury is None else min(gain, view.treasury)


def _plain_claim(effect: Effect, *, claims: bool) -> str:
    """What is said of an action without a target."""
    match effect:
        case Effect.GAIN if claims:
            return translate("Prompt", "{action}: {actor} claims the {character} to take {gain}.")
        case Effect.EXCHANGE:
            return translate(
                "Prompt",
                "{action}: {actor} claims the {character} to draw {cards} and return as many.",
            )
        case Effect.EMBEZZLE:
            return translate(
                "Prompt",
                "{action}: {actor} claims to hold no {barred}, to take what the {pot} holds: "
                "{reserve}.",
            )
        case _:
            return translate("Prompt", "{action}: {actor} wants to take {gain}.")


def _aimed_claim(effect: Effect, *, you: bool) -> str:
    """What is said of an action that is aimed at somebody, or at the one who reads it."""
    match effect:
        case Effect.SHARE:
            yours = translate(
                "Prompt",
                "{action}: {actor} claims the {character} to take {gain} and give you one.",
            )
            other = translate(
                "Prompt",
                "{action}: {actor} claims the {character} to take {gain} and give {target} one.",
            )
        case Effect.STEAL:
            yours = translate(
                "Prompt", "{action}: {actor} claims the {character} to take {loot} from you."
            )
            other = translate(
                "Prompt", "{action}: {actor} claims the {character} to take {loot} from {target}."
            )
        case Effect.EXAMINE:
            yours = translate(
                "Prompt", "{action}: {actor} claims the {character} to look at one of your cards."
            )
            other = translate(
                "Prompt",
                "{action}: {actor} claims the {character} to look at one of {target}'s cards.",
            )
        case Effect.REPLACE:
            yours = translate(
                "Prompt",
                "{action}: {actor} claims the {character} to have one of your cards replaced.",
            )
            other = translate(
                "Prompt",
                "{action}: {actor} claims the {character} to have one of {target}'s cards "
                "replaced.",
            )
        case _:
            yours = translate("Prompt", "{action}: {actor} claims the {character} against you.")
            other = translate(
                "Prompt", "{action}: {actor} claims the {character} against {target}."
            )
    return yours if you else other
