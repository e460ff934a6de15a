"""What own claims are worth: how they are believed, and how they fit the own story."""

from typing import Final, final

from coup_desktop.bots.chances import at_least_one
from coup_desktop.bots.rules.belief import Belief
from coup_desktop.bots.rules.reading import SeatNotes
from coup_desktop.bots.rules.standing import Standing
from coup_desktop.bots.rules.story import Story
from coup_desktop.bots.rules.weights import Weights
from coup_desktop.bots.temper import Temper
from coup_desktop.engine.cast import NO_CHARACTER, Character
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.view import View

_SURE: Final = 0.98
_FEW: Final = 3
"""Rivals before whom a bluff is as good as its plain gain."""


@final
class Claims:
    """Own claims at one decision."""

    __slots__ = (
        "_belief",
        "_doubted",
        "_notes",
        "_standing",
        "_stream",
        "_temper",
        "_view",
        "_weights",
        "story",
    )

    def __init__(
        self,
        view: View,
        standing: Standing,
        belief: Belief,
        story: Story,
        weights: Weights,
        temper: Temper,
        stream: SplitMix64,
    ) -> None:
        """Args: stream: of this decision."""
        self._view: View = view
        self._standing: Standing = standing
        self._belief: Belief = belief
        self._notes: SeatNotes = belief.notes[standing.me]
        self._weights: Weights = weights
        self._temper: Temper = temper
        self._stream: SplitMix64 = stream
        self._doubted: dict[tuple[Character, bool, int], float] = {}
        self.story: Story = story

    def possible(self, character: Character) -> bool:
        """Whether the others may believe that this seat holds a character."""
        return character in self._view.hand or self._belief.copies_left(character) > 0

    def may_bluff(self, character: Character) -> bool:
        """Whether claiming a character that is not held makes sense at all."""
        return self.possible(character) and character not in self._notes.caught

    def believed(self, character: Character) -> float:
        """The chance of holding a character as the others see it, by the cards all see."""
        seats = self._view.seats
        ruleset = self._view.ruleset
        shown = open_cards = 0
        for seat in seats:
            shown += seat.revealed.count(character)
            open_cards += len(seat.revealed)
        total = ruleset.copies * len(ruleset.cast) - open_cards
        return at_least_one(ruleset.copies - shown, total, self._standing.own.influence)

    def doubted(self, character: Character, *, of_block: bool, concerned: int = NOBODY) -> float:
        """The chance that anybody doubts an own claim.

        Args:
            character: what is claimed; `NO_CHARACTER` for an embezzlement.
            of_block: whether it blocks.
            concerned: the seat that loses most by the claim.
        """
        key = (character, of_block, concerned)
        chance = self._doubted.get(key)
        if chance is None:
            chance = self._doubted[key] = self._doubt(character, concerned, of_block=of_block)
        return chance

    def _doubt(self, character: Character, concerned: int, *, of_block: bool) -> float:
        weights = self._weights
        doubt = 1.0
        if character != NO_CHARACTER:
            doubt = weights.doubted_base - weights.doubted_slope * self.believed(character)
            different = len(self._notes.claims) + (character not in self._notes.claims)
            beyond = max(0, different - self._standing.own.influence)
            doubt *= 1.0 + weights.overclaimed * beyond
        passes = 1.0
        for seat in self._standing.others:
            rate = self._belief.doubt_rate(seat, of_block=of_block) * doubt
            if seat == concerned:
                rate = weights.concerned_base + weights.concerned_factor * rate
            passes *= 1.0 - min(_SURE, rate)
        return 1.0 - passes

    def boldness(self) -> float:
        """What a bluff is worth beside its plain gain at this decision; below 0 at most times."""
        weights = self._weights
        mood = weights.mood * (self._stream.chance() - weights.mood_centre)
        mood -= weights.crowd * max(0, len(self._standing.others) - _FEW)
        odds = self._temper.bluff
        if self._standing.last_card:
            odds += weights.last_card_bluff * self._temper.last_card
        return mood + weights.bluff_step * odds

    def fits(self, character: Character) -> float:
        """What a bluff with a character is worth by the story alone."""
        if character != NO_CHARACTER and character == self.story.false:
            return self._weights.story
        return self._weights.out_of_story
