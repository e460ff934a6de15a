"""What a prompt says: who is asked, what is claimed, what it would do, what could counter it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.choice import Choice
from coup_desktop.desk.claims import Claims
from coup_desktop.desk.wording import Wording, coins, either
from coup_desktop.engine.cast import (
    ACTIONS,
    CHARACTERS,
    COUP,
    NO_CHARACTER,
    Character,
    Effect,
)
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import ALLOW, NOBODY, Kind, Move
from coup_desktop.engine.view import View
from coup_desktop.table.prompt import Prompt

translate = QCoreApplication.translate


_TIED: Final = "\u00a0"
"""A space at which no line is broken."""


@dataclass(frozen=True, slots=True)
class Question:
    """The words of a prompt."""

    title: str
    detail: str
    brief: str = ""
    """The detail where warnings follow it, if it can be shorter."""


class Questions:
    """Words the questions of one table."""

    def __init__(self, wording: Wording, seat_names: Sequence[str], *, several: bool) -> None:
        """Args: several: whether several people read along, so that "you" needs a name."""
        self._wording: Final = wording
        self._seat_names: Final = tuple(seat_names)
        self._several: Final = several
        self._claims: Final = Claims(wording, seat_names, several=several)

    def of(self, prompt: Prompt) -> Question:
        """The words of a prompt."""
        view = prompt.view
        match view.phase:
            case Phase.ACTION:
                return self._turn(prompt)
            case Phase.CHALLENGE:
                title = ending_with(
                    self._claims.of_action(view, prompt.seat), self._challenges(prompt)
                )
                return Question(title, self._challenge_detail(view, prompt.seat))
            case Phase.BLOCK:
                block = self._asked(
                    prompt,
                    translate("Prompt", "Do you block it?"),
                    translate("Prompt", "{name}, do you block it?"),
                )
                title = ending_with(self._claims.of_action(view, prompt.seat), block)
                return Question(title, self._block_detail(view, prompt.seat))
            case Phase.CHALLENGE_BLOCK:
                title = ending_with(
                    self._claims.of_block(view, prompt.seat), self._challenges(prompt)
                )
                return Question(title, self._challenge_block_detail(view, prompt.seat))
            case Phase.LOSE:
                title = self._asked(
                    prompt,
                    translate("Prompt", "Which card do you lose?"),
                    translate("Prompt", "{name}, which card do you lose?"),
                )
                return Question(title, f"{self._why_lost(view)} {self._why_asked(prompt)}".strip())
            case _:
                question = self._private(prompt)
                if not self._several:
                    return question
                title = translate("Prompt", "{name}: {sentence}").format(
                    name=self._seat_names[prompt.seat], sentence=question.title
                )
                return Question(title, f"{question.detail} {self._why_asked(prompt)}".strip())

    def of_target(self, prompt: Prompt, chosen: Choice) -> Question:
        """The words of the choice of a target."""
        alone, several = _target_question(ACTIONS[chosen.moves[0].action].effect)
        title = self._asked(prompt, alone, several, action=chosen.text)
        how = translate("Prompt", "Click a seat or press its number; Esc goes back.")
        return Question(title, f"{self._wording.counters(chosen.moves[0].action)} {how}")

    def _asked(self, prompt: Prompt, alone: str, several: str, **places: str) -> str:
        """A question to the only person, or by name to one of several."""
        name = self._seat_names[prompt.seat]
        return (several if self._several else alone).format(name=name, **places)

    def _why_asked(self, prompt: Prompt) -> str:
        """Why one of several people is asked although there is nothing to choose."""
        hand = prompt.view.hand
        if self._several and len(prompt.legal) == 1 and len(hand) > 1 == len(set(hand)):
            return translate(
                "Prompt",
                "Your cards are equal; you are asked all the same, so that nobody can tell.",
            )
        return ""

    def _challenges(self, prompt: Prompt) -> str:
        return self._asked(
            prompt,
            translate("Prompt", "Do you challenge it?"),
            translate("Prompt", "{name}, do you challenge it?"),
        )

    def _turn_title(self, prompt: Prompt) -> str:
        return self._asked(
            prompt,
            translate("Prompt", "Your turn: what do you do?"),
            translate("Prompt", "{name}, your turn: what do you do?"),
        )

    def _turn(self, prompt: Prompt) -> Question:
        title, view = self._turn_title(prompt), prompt.view
        own = view.seats[prompt.seat].coins
        text = translate("Prompt", "You have {coins}.").format(coins=coins(own))
        most = view.ruleset.must_coup
        if most is not None and own >= most:
            must = translate("Prompt", "With {coins} or more, {coup} is compulsory.")
            compelled = must.format(coins=coins(most), coup=self._wording.action(COUP))
            return Question(title, f"{text} {compelled}")
        sides = {view.seats[i].team for i in view.living}
        if len(sides) > 1:
            side = translate(
                "Prompt", "You cannot target your own side while both sides are alive."
            )
            return Question(title, f"{text} {side}", text)
        return Question(title, text)

    def _stake(self, view: View, seat: int) -> str:
        """What a wrong challenge costs a seat."""
        if view.seats[seat].influence == 1:
            return translate("Prompt", "your last influence")
        return translate("Prompt", "an influence")

    def _challenge_detail(self, view: View, seat: int) -> str:
        move = view.action
        if move is None:
            return ""
        actor = self._seat_names[view.turn]
        if move.claim == NO_CHARACTER:
            text = translate(
                "Prompt",
                "If {actor} opens a hand without {barred}, you lose {stake}. If not, {actor} loses "
                "one and gets nothing.",
            )
        else:
            text = translate(
                "Prompt",
                "If {actor} shows the {character}, you lose {stake}. If not, {actor} loses one and "
                "the action fails.",
            )
        parts = [
            text.format(
                actor=actor,
                character=self._character(move.claim),
                barred=either(self._wording.barred),
                stake=self._stake(view, seat),
            )
        ]
        blockers = self._wording.blockers(move.action)
        if blockers and self._may_block(view, seat, move):
            text = translate("Prompt", "You may still block it afterwards, as {characters}.")
            parts.append(text.format(characters=self._any_of(blockers)))
        elif blockers and view.ruleset.blockers == "anyone":
            text = translate("Prompt", "Others may still block it afterwards, as {characters}.")
            parts.append(text.format(characters=self._any_of(blockers)))
        elif blockers and move.target != NOBODY:
            text = translate("Prompt", "{target} may still block it afterwards, as {characters}.")
            parts.append(
                text.format(target=self._seat_names[move.target], characters=self._any_of(blockers))
            )
        return " ".join(parts)

    @staticmethod
    def _may_block(view: View, seat: int, move: Move) -> bool:
        sides = {view.seats[i].team for i in view.living}
        if len(sides) > 1 and view.seats[seat].team == view.seats[view.turn].team:
            return False
        return move.target in (NOBODY, seat) or view.ruleset.blockers == "anyone"

    def _block_detail(self, view: View, seat: int) -> str:
        if view.action is None:
            return ""
        move = view.action
        if move.target == seat and ACTIONS[move.action].effect is Effect.LOSE_INFLUENCE:
            text = translate(
                "Prompt",
                "A block claims {characters}; anyone may challenge it, and a block that is caught "
                "costs an influence. If nobody blocks, you lose {stake}.",
            )
        else:
            text = translate(
                "Prompt",
                "A block claims {characters}; anyone may challenge it, and a block that is caught "
                "costs an influence. If nobody blocks, {deed} goes ahead.",
            )
        return text.format(
            stake=self._stake(view, seat),
            characters=self._any_of(self._wording.blockers(view.action.action)),
            deed=self._wording.the_deed(view.action.action),
        )

    def _challenge_block_detail(self, view: View, seat: int) -> str:
        if view.block is None or view.action is None:
            return ""
        if view.action.target == seat and not self._several:
            text = translate(
                "Prompt",
                "If {blocker} shows the {character}, you lose {stake} and the block stands. If "
                "not, {blocker} loses one and {deed} goes on against you.",
            )
        else:
            text = translate(
                "Prompt",
                "If {blocker} shows the {character}, you lose {stake} and the block stands. If "
                "not, {blocker} loses one and {deed} goes on.",
            )
        return text.format(
            blocker=self._seat_names[view.blocker],
            character=self._character(view.block.claim),
            deed=self._wording.the_deed(view.action.action),
            stake=self._stake(view, seat),
        )

    def _private(self, prompt: Prompt) -> Question:
        view = prompt.view
        actor = self._seat_names[view.turn]
        match view.phase:
            case Phase.PROVE:
                return self._prove(prompt)
            case Phase.EXCHANGE:
                return self._exchange(view)
            case Phase.PRESENT:
                return Question(
                    translate("Prompt", "{actor} examines you: which card do you present?").format(
                        actor=actor
                    ),
                    translate(
                        "Prompt",
                        "Only {actor} sees it, and lets you keep it or has it replaced from the "
                        "Court.",
                    ).format(actor=actor),
                )
            case Phase.DECIDE:
                return self._decide(view)
            case Phase.GIVE:
                return Question(
                    translate("Prompt", "{actor} has a card of yours replaced: which?").format(
                        actor=actor
                    ),
                    translate(
                        "Prompt",
                        "You draw another from the Court first; then yours is shuffled into it. "
                        "Nobody else sees them.",
                    ),
                )
            case _:
                return Question(
                    translate("Prompt", "Which card of your set do you keep?"),
                    translate(
                        "Prompt",
                        "Nobody sees it. The others are discarded; your second card is dealt from "
                        "a set of its own.",
                    ),
                )

    def _prove(self, prompt: Prompt) -> Question:
        view = prompt.view
        claim = (view.block or view.action or prompt.legal[0]).claim
        challenger = self._seat_names[view.challenger]
        if claim == NO_CHARACTER:
            title = translate(
                "Prompt", "{challenger} challenges your {deed}: that you hold no {barred}."
            )
        elif view.block is None:
            title = translate(
                "Prompt", "{challenger} challenges your {character}, claimed for {the_deed}."
            )
        else:
            title = translate(
                "Prompt", "{challenger} challenges your {character}, claimed to block {the_deed}."
            )
        title = title.format(
            challenger=challenger,
            deed="" if view.action is None else self._wording.deed(view.action.action),
            the_deed="" if view.action is None else self._wording.the_deed(view.action.action),
            character=self._character(claim),
            barred=either(self._wording.barred),
        )
        return Question(title, self._proof_detail(prompt, claim, challenger))

    def _proof_detail(self, prompt: Prompt, claim: Character, challenger: str) -> str:
        """What showing and what declining leads to."""
        view = prompt.view
        if view.block is not None:
            failed = translate("Prompt", "your block falls")
        elif view.action is not None and view.ruleset.refund and self._paid(view):
            failed = translate("Prompt", "your action fails and you get its cost back")
        else:
            failed = translate("Prompt", "your action fails")
        shows = any(m.kind is Kind.SHOW for m in prompt.legal)
        declines = any(m.kind is Kind.LOSE for m in prompt.legal)
        if not shows:
            if claim == NO_CHARACTER:
                text = translate("Prompt", "You do hold one: your hand is opened, {failed}.")
            else:
                text = translate(
                    "Prompt", "You do not hold it: you lose an influence and {failed}."
                )
            return text.format(failed=failed)
        show = translate(
            "Prompt", "Show it, and {challenger} loses an influence; a new card replaces it."
        )
        if claim == NO_CHARACTER:
            show = translate(
                "Prompt", "Open your hand, and {challenger} loses an influence; it is replaced."
            )
        show = show.format(challenger=challenger)
        if not declines:
            return show
        decline = translate("Prompt", "Decline, and you lose a card and {failed}.")
        return f"{show} {decline.format(failed=failed)}"

    @staticmethod
    def _paid(view: View) -> bool:
        return view.action is not None and view.action.cost > 0

    def _why_lost(self, view: View) -> str:
        if view.challenger == view.asked:
            if view.claimant == NOBODY:
                return ""
            text = self._proven(view)
        else:
            text = translate("Prompt", "Because of {actor}'s {deed}.").format(
                deed="" if view.action is None else self._wording.deed(view.action.action),
                actor=self._seat_names[view.turn],
            )
        rest = translate("Prompt", "The card lies face up before you for good.")
        return f"{text} {rest}"

    def _proven(self, view: View) -> str:
        """What a seat proved that was challenged."""
        claim = (view.block or view.action or ALLOW).claim
        if claim == NO_CHARACTER:
            text = translate("Prompt", "{action}: {claimant} proved to hold no {barred}.")
        elif view.block is None:
            text = translate("Prompt", "{action}: {claimant} proved the {character}.")
        else:
            text = translate("Prompt", "{claimant} proved the {character} that blocks {deed}.")
        return text.format(
            action="" if view.action is None else self._wording.action(view.action.action),
            deed="" if view.action is None else self._wording.the_deed(view.action.action),
            claimant=self._seat_names[view.claimant],
            character=self._character(claim),
            barred=either(self._wording.barred),
        )

    def _exchange(self, view: View) -> Question:
        drawn = self._wording.names.cards(view.drawn, len(view.drawn))
        if len(view.hand) == 1:
            title = translate("Prompt", "You drew {drawn}. Which card do you keep?")
        else:
            title = translate("Prompt", "You drew {drawn}. Which cards do you keep?")
        detail = translate("Prompt", "The rest is shuffled into the Court, unseen.")
        limit = view.ruleset.keep_drawn
        claim = view.action.claim if view.action is not None else NO_CHARACTER
        if limit is not None and claim != NO_CHARACTER and CHARACTERS[claim].keep_limited:
            detail = translate(
                "Prompt", "Keep at most {number} of the drawn ones; the rest goes to the Court."
            ).format(number=limit)
        return Question(title.format(drawn=drawn), detail)

    def _decide(self, view: View) -> Question:
        target = view.turn if view.action is None else view.action.target
        card = "" if view.presented is None else self._character(view.presented)
        name = self._seat_names[target]
        return Question(
            translate("Prompt", "{name} shows you the {card}.").format(name=name, card=card),
            translate(
                "Prompt",
                "Only the two of you know. {name} keeps it, or draws another from the Court "
                "before this one is shuffled into it.",
            ).format(name=name),
        )

    def _character(self, character: Character) -> str:
        return "" if character == NO_CHARACTER else self._wording.character(character)

    def _any_of(self, characters: Sequence[Character]) -> str:
        return either([self._character(c) for c in characters])


def _target_question(effect: Effect) -> tuple[str, str]:
    """Asks whom an action is aimed at: the only person, and one of several by name."""
    match effect:
        case Effect.STEAL:
            return (
                translate("Prompt", "{action} from whom?"),
                translate("Prompt", "{name}: {action} from whom?"),
            )
        case Effect.SHARE:
            return (
                translate("Prompt", "{action} with whom?"),
                translate("Prompt", "{name}: {action} with whom?"),
            )
        case Effect.EXAMINE | Effect.REPLACE:
            return (
                translate("Prompt", "{action} whose card?"),
                translate("Prompt", "{name}: {action} whose card?"),
            )
        case Effect.CONVERT:
            return (
                translate("Prompt", "{action}: who changes sides?"),
                translate("Prompt", "{name}: {action}: who changes sides?"),
            )
        case _:
            return (
                translate("Prompt", "{action}: who is the target?"),
                translate("Prompt", "{name}: {action}: who is the target?"),
            )


def ending_with(claim: str, question: str) -> str:
    """A claim and the question about it, which stays together where lines are broken."""
    return f"{claim} {question.replace(' ', _TIED)}"
