"""Who is asked what at one table: a seat alone, several people at once, or nobody."""

from typing import Final

from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import ALLOW, NOBODY, Move
from coup_desktop.table.chairs import Chairs
from coup_desktop.table.open_question import OpenQuestion, question_key
from coup_desktop.table.prompt import OpenPrompt, Prompt
from coup_desktop.table.sparing import Sparing


class Asking:
    """Makes the prompts of one game."""

    def __init__(self, game: Game, chairs: Chairs, sparing: Sparing, *, together: bool) -> None:
        """Args: together: whether people are asked at once who doubts, and who blocks."""
        self.game = game
        self._chairs: Final = chairs
        self._sparing: Final = sparing
        self._together: Final = together
        self.countdown = 0
        """Seconds after which an open question passes by itself; 0: never."""
        self._given = 0
        self.prompt: Prompt | None = None
        """What is due, as the seat sees it whose answer is played first."""
        self.question: OpenQuestion | None = None
        """What several people are, or were last, asked at once."""

    @property
    def is_open(self) -> bool:
        """Whether what is due is asked of several people at once."""
        return self.question is not None and not self.question.closed

    def next_prompt(self, seat: int = NOBODY) -> Prompt:
        """The decision that is due now; `seat`: as it would be for another seat."""
        seat = self.game.asked if seat == NOBODY else seat
        return Prompt(self._given + 1, seat, self.game.view(seat), self.game.legal())

    def take_up(self, prompt: Prompt) -> None:
        """That prompt is due from now on."""
        self._given = prompt.id
        self.prompt = prompt
        if not self.has_told(prompt):
            self.question = self._open_question(prompt) if self.is_for_human(prompt) else None

    def has_told(self, prompt: Prompt) -> bool:
        """Whether the seat has answered already, to an open question that is closed."""
        question = self.question
        if question is None or not question.closed or prompt.seat not in question.prompt.seats:
            return False
        return question.key == question_key(prompt.view)

    def unasked(self, prompt: Prompt) -> Move | None:
        """The answer that goes without asking, or None where the seat is asked."""
        if self.question is not None and self.has_told(prompt):
            return self.question.answer(prompt.seat, prompt.legal)
        return self._sparing.unasked(prompt, person=self._chairs.is_person(prompt.seat))

    def is_for_human(self, prompt: Prompt) -> bool:
        """Whether a person is asked."""
        return self._chairs.is_person(prompt.seat) and self.unasked(prompt) is None

    def asks(self, seat: int) -> bool:
        """Whether the open question is, or would be, put to that seat."""
        return seat == self.game.asked or seat in self.game.asked_after

    def _open_question(self, prompt: Prompt) -> OpenQuestion | None:
        """The question to all people who are asked the same; None where it is one alone."""
        if not self._together or ALLOW not in prompt.legal:
            return None
        others = [seat for seat in self.game.asked_after if self._chairs.is_person(seat)]
        asked = [seat for seat in others if self.is_for_human(self.next_prompt(seat))]
        if not asked:
            return None
        before = self.question
        raised: tuple[int, ...] = ()
        if before is not None and before.key == question_key(prompt.view):
            raised = before.raised
        return OpenQuestion(
            OpenPrompt(
                id=prompt.id,
                seats=(prompt.seat, *asked),
                view=self.game.view(None),
                legal=prompt.legal,
                countdown=1000 * self.countdown,
            ),
            raised,
        )
