"""An open question in words and as choices: who may speak up, and what lets it pass.

Pure: an `OpenPrompt` and who has spoken up go in. All who look at the screen read it together, so
nobody is "you".
"""

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.answer_help import Sort, answer_help, order_help
from coup_desktop.desk.choice import DIGITS, Choice, Tone
from coup_desktop.desk.claims import Claims
from coup_desktop.desk.handbook.contents import topic_of_answer
from coup_desktop.desk.questions import Question, ending_with
from coup_desktop.desk.wording import Wording, either
from coup_desktop.engine.cast import NO_CHARACTER, Character
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import NOBODY, Kind, Move
from coup_desktop.engine.view import View
from coup_desktop.table.passing import aims_at
from coup_desktop.table.prompt import OpenPrompt

translate = QCoreApplication.translate

PASS_ALL_KEY: Final = "A"
"""What lets it pass for all; the same key that one person has for that."""


class OpenWords:
    """Words the open questions of one table."""

    def __init__(self, wording: Wording, seat_names: Sequence[str]) -> None:
        self._wording: Final = wording
        self._seat_names: Final = tuple(seat_names)
        self._claims: Final = Claims(wording, seat_names, several=True)

    def of(self, prompt: OpenPrompt) -> Question:
        """What is claimed, what it would do, and whether anybody has something against it."""
        view = prompt.view
        if view.phase is Phase.BLOCK:
            asks = translate("Prompt", "Does anybody block it?")
            return Question(ending_with(self._action(view), asks), self._block_detail(view))
        asks = translate("Prompt", "Does anybody challenge it?")
        if view.phase is Phase.CHALLENGE_BLOCK:
            claim = self._claims.of_block(view, NOBODY)
            return Question(ending_with(claim, asks), self._doubt_of_block_detail(view))
        return Question(ending_with(self._action(view), asks), self._doubt_detail(view))

    def choices(
        self, prompt: OpenPrompt, raised: Collection[int], seconds: int = 0
    ) -> tuple[Choice, ...]:
        """A choice for each person who is asked, and the common one.

        Args:
            prompt: the question.
            raised: who has spoken up.
            seconds: after which it passes by itself; 0: never.
        """
        speakers = [self._speaker(prompt, seat, up=seat in raised) for seat in prompt.seats]
        first = next((seat for seat in prompt.seats if seat in raised), NOBODY)
        return (*speakers, self._common(first, seconds))

    def said(self, prompt: OpenPrompt, seat: int, *, up: bool) -> str:
        """That a person speaks up, or takes it back, for who has it read aloud."""
        if not up:
            text = translate("Prompt", "{name} takes it back.")
        elif prompt.view.phase is Phase.BLOCK:
            text = translate("Prompt", "{name} speaks up to block it.")
        else:
            text = translate("Prompt", "{name} speaks up to challenge it.")
        return text.format(name=self._seat_names[seat])

    def aimed(self, prompt: OpenPrompt) -> str:
        """That what is asked aims at some who are asked, and is not let pass unasked."""
        names = [self._seat_names[seat] for seat in prompt.seats if aims_at(prompt.view, seat)]
        if not names:
            return ""
        text = translate("Prompt", "This aims at {names}, so the answer is theirs.")
        return text.format(names=", ".join(names))

    def _speaker(self, prompt: OpenPrompt, seat: int, *, up: bool) -> Choice:
        name, note = self._seat_names[seat], self._would(prompt)
        raised = translate("Prompt", "speaks up")
        if up:
            spoken = translate("Prompt", "{name} has spoken up: take it back")
        elif prompt.view.phase is Phase.BLOCK:
            spoken = translate("Prompt", "{name} blocks it")
        else:
            spoken = translate("Prompt", "{name} challenges it")
        return Choice(
            name,
            DIGITS[seat],
            note=raised if up else note,
            tip=f"{self._means(prompt)} {order_help()}",
            topic=topic_of_answer(_sort(prompt)),
            tone=Tone.RAISED if up else Tone.SPEAK,
            spoken=spoken.format(name=name),
            seat=seat,
            also=("", note if up else raised),
        )

    def _would(self, prompt: OpenPrompt) -> str:
        """What who speaks up does, in a word or two."""
        if prompt.view.phase is not Phase.BLOCK:
            return translate("Prompt", "challenges it")
        if prompt.direct is None:
            return translate("Prompt", "blocks it")
        claim = self._character(prompt.direct.claim)
        return translate("Prompt", "blocks as {character}").format(character=claim)

    def _means(self, prompt: OpenPrompt) -> str:
        """What it means to speak up, in a sentence or two."""
        if prompt.view.phase is not Phase.BLOCK:
            return answer_help(Sort.SPEAK_UP)
        claims = [move.claim for move in prompt.legal if move.kind is Kind.BLOCK]
        if len(claims) == 1:
            return answer_help(Sort.SPEAK_UP_TO_BLOCK, self._any_of(claims))
        text = translate(
            "Prompt",
            "Who speaks up blocks, and then chooses to claim {characters}, or lets it pass "
            "after all.",
        )
        return text.format(characters=self._any_of(claims))

    def _common(self, first: int, seconds: int) -> Choice:
        """What closes the question; `first`: who counts then, `NOBODY`: nobody has spoken up."""
        passes = translate("Prompt", "Let it pass")
        closes = translate("Prompt", "Nobody else")
        if first == NOBODY:
            tip = answer_help(Sort.PASS_TOGETHER)
        else:
            tip = translate(
                "Prompt", "Nobody speaks up before {name}: what {name} said counts."
            ).format(name=self._seat_names[first])
        if seconds:
            tip = f"{tip} {self._by_itself(seconds)}"
        return Choice(
            passes if first == NOBODY else closes,
            PASS_ALL_KEY,
            tip=tip,
            tone=Tone.CONSENT,
            topic=topic_of_answer(Sort.PASS_TOGETHER),
            also=(closes if first == NOBODY else passes, _longest_countdown(seconds)),
        )

    @staticmethod
    def _by_itself(seconds: int) -> str:
        text = translate("Prompt", "After {seconds} seconds this happens by itself.")
        return text.format(seconds=seconds)

    def _action(self, view: View) -> str:
        return self._claims.of_action(view, NOBODY)

    def _doubt_detail(self, view: View) -> str:
        move = view.action
        if move is None:
            return ""
        if move.claim == NO_CHARACTER:
            text = translate(
                "Prompt",
                "If {actor} opens a hand without {barred}, the challenger loses an influence; if "
                "not, {actor} does and gets nothing.",
            )
        else:
            text = translate(
                "Prompt",
                "If {actor} shows the {character}, the challenger loses an influence; if not, "
                "{actor} does and the action fails.",
            )
        text = text.format(
            actor=self._seat_names[view.turn],
            character=self._character(move.claim),
            barred=either(self._wording.barred),
        )
        return f"{text} {self._still_to_come(view, move)}".strip()

    def _still_to_come(self, view: View, move: Move) -> str:
        """Who may block the action afterwards."""
        blockers = self._wording.blockers(move.action)
        if not blockers:
            return ""
        if move.target == NOBODY or view.ruleset.blockers == "anyone":
            text = translate("Prompt", "A block as {characters} may follow.")
            return text.format(characters=self._any_of(blockers))
        text = translate("Prompt", "{target} may still block it, as {characters}.")
        return text.format(target=self._seat_names[move.target], characters=self._any_of(blockers))

    def _block_detail(self, view: View) -> str:
        if view.action is None:
            return ""
        text = translate(
            "Prompt",
            "A block claims {characters}, and may be challenged. If nobody blocks, {deed} goes "
            "ahead.",
        )
        return text.format(
            characters=self._any_of(self._wording.blockers(view.action.action)),
            deed=self._wording.the_deed(view.action.action),
        )

    def _doubt_of_block_detail(self, view: View) -> str:
        if view.block is None or view.action is None:
            return ""
        text = translate(
            "Prompt",
            "If {blocker} shows the {character}, the challenger loses an influence and the block "
            "stands; if not, {blocker} does and {deed} goes on.",
        )
        return text.format(
            blocker=self._seat_names[view.blocker],
            character=self._character(view.block.claim),
            deed=self._wording.the_deed(view.action.action),
        )

    def _character(self, character: Character) -> str:
        return "" if character == NO_CHARACTER else self._wording.character(character)

    def _any_of(self, characters: Sequence[Character]) -> str:
        return either([self._character(c) for c in characters])


def _longest_countdown(seconds: int) -> str:
    return max((countdown_words(seconds, held=held) for held in (False, True)), key=len)


def countdown_words(seconds: int, *, held: bool = False) -> str:
    """How long it takes until a question passes by itself; empty where it never does."""
    if not seconds:
        return ""
    if held:
        return translate("Prompt", "paused at {seconds} s").format(seconds=seconds)
    return translate("Prompt", "by itself in {seconds} s").format(seconds=seconds)


def _sort(prompt: OpenPrompt) -> Sort:
    """What sort of answer it is to speak up."""
    return Sort.SPEAK_UP_TO_BLOCK if prompt.view.phase is Phase.BLOCK else Sort.SPEAK_UP
