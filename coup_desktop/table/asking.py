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
        question, prompt = self.question, self.prompt
        if question is None or prompt is None or question.closed:
            return False
        return question.prompt.id == prompt.id

    @property
    def is_outdated(self) -> bool:
        """Whether other people would be asked now than those whom the open question is put to."""
        question, prompt = self.question, self.prompt
        if question is None or prompt is None or not self.is_open:
            return False
        return question.prompt.seats != self._people_asked(prompt)

    @property
    def asked(self) -> tuple[int, ...]:
        """Whom what is due is put to."""
        if self.question is not None and self.is_open:
            return self.question.prompt.seats
        return () if self.prompt is None else (self.prompt.seat,)

    def next_prompt(self, seat: int = NOBODY) -> Prompt:
        """The decision that is due now; `seat`: as it would be for another seat."""
        seat = self.game.asked if seat == NOBODY else seat
        return Prompt(self._given + 1, seat, self.game.view(seat), self.game.legal())

    def take_up(self, prompt: Prompt) -> None:
        """That prompt is due from now on."""
        self._given = prompt.id
        self.prompt = prompt
        if self.question is not None and self.question.key != question_key(prompt.view):
            self.question = None
        if not self.has_told(prompt):
            # Where nobody is asked in the open what was said before is kept for the next in turn.
            self.question = self._open_question(prompt) or self.question

    def has_told(self, prompt: Prompt) -> bool:
        """Whether the seat has answered already, to an open question that is closed."""
        return self.question is not None and self.question.has_told(prompt.seat, prompt.view)

    def note(self, prompt: Prompt, move: Move) -> None:
        """What was due is answered so: who steps back leaves the question to the others."""
        if self.question is not None and move is ALLOW and self.has_told(prompt):
            self.question.step_back(prompt.seat)

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

    def _people_asked(self, prompt: Prompt) -> tuple[int, ...]:
        """All people who would be asked the same at once, in the rules' order."""
        if not self._is_asked(prompt):
            return ()
        others = map(self.next_prompt, self.game.asked_after)
        return (prompt.seat, *(other.seat for other in others if self._is_asked(other)))

    def _is_asked(self, prompt: Prompt) -> bool:
        person = self._chairs.is_person(prompt.seat)
        return person and self._sparing.unasked(prompt, person=True) is None

    def _open_question(self, prompt: Prompt) -> OpenQuestion | None:
        """The question to all people who are asked the same; None where it is one alone."""
        if not self._together or ALLOW not in prompt.legal:
            return None
        seats = self._people_asked(prompt)
        before = () if self.question is None else self.question.raised
        raised = tuple(seat for seat in seats if seat in before)
        if len(seats) < 2 and not raised:
            return None
        return OpenQuestion(
            OpenPrompt(
                id=prompt.id,
                seats=seats,
                view=self.game.view(None),
                legal=prompt.legal,
                raised=raised,
                countdown=1000 * self.countdown,
            )
        )
