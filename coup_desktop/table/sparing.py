"""Which questions people are spared, and what is answered for them then."""

from typing import Final

from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import ALLOW, Move
from coup_desktop.table.manners import Manners
from coup_desktop.table.passing import AskedAbout, passes
from coup_desktop.table.prompt import Prompt

_OWN_CARDS: Final = {
    Phase.PROVE, Phase.LOSE, Phase.EXCHANGE, Phase.PRESENT, Phase.GIVE, Phase.DRAFT,
}  # fmt: skip


class Sparing:
    """What the people of one table want to be asked.

    Where several people look at the screen, that a seat is asked must not tell what it holds.
    """

    def __init__(self, people: tuple[int, ...], manners: Manners) -> None:
        """Args: people: the seats of people, also of those who stand up for a while."""
        self._people = people
        self.answer_forced = manners.answer_forced
        """Whether a decision with one legal answer is taken without asking."""
        self.asked_about = manners.asked_about
        """Which claims people are asked about."""
        self._letting: frozenset[int] = frozenset()

    @property
    def letting(self) -> frozenset[int]:
        """The seats that let everything pass just now."""
        return self._letting

    def set_letting(self, seat: int, *, on: bool) -> bool:
        """Has a seat let everything pass, or not any longer; returns whether that is new."""
        if (seat in self._letting) is on:
            return False
        self._letting ^= {seat}
        return True

    def unasked(self, prompt: Prompt, *, person: bool) -> Move | None:
        """The answer that goes without asking, or None where the seat is asked.

        Args:
            prompt: the decision.
            person: whether a person decides; bots let nothing pass unasked.
        """
        if self._is_forced(prompt, person=person):
            return prompt.legal[0]
        return ALLOW if person and self._passes(prompt) else None

    def _is_forced(self, prompt: Prompt, *, person: bool) -> bool:
        """Whether there is no choice.

        Where several people look at the screen, that a card was given up unasked would tell that
        the others, or those drawn, are the same: then it goes only where everybody sees that there
        is no choice.
        """
        if not self.answer_forced or len(prompt.legal) > 1:
            return False
        cards = len(prompt.view.hand) + len(prompt.view.drawn)
        secret = prompt.view.phase in _OWN_CARDS and cards > 1
        return not (secret and person and len(self._people) > 1)

    def _passes(self, prompt: Prompt) -> bool:
        about = self.asked_about
        if about is AskedAbout.REFUTABLE and len(self._people) > 1:
            about = AskedAbout.TOUCHING
        return passes(prompt, about, letting=prompt.seat in self._letting)
