"""What cards are worth to hold."""

from typing import Final, final

from coup_desktop.bots.rules.belief import Belief
from coup_desktop.bots.rules.weights import Weights
from coup_desktop.engine.cast import (
    ASSASSINATE,
    CHARACTERS,
    EXAMINE,
    EXCHANGE,
    FOREIGN_AID,
    STEAL,
    TAX,
    Action,
    Character,
)
from coup_desktop.engine.view import View

_NEARLY_PAYS: Final = 2
"""Coins from which a seat may assassinate soon."""


@final
class Hands:
    """The worth of cards at one decision."""

    __slots__ = ("_about", "_belief", "_others", "_view", "_weights", "_worths")

    def __init__(
        self, view: View, others: tuple[int, ...], belief: Belief, weights: Weights
    ) -> None:
        """Args: others: the other living seats."""
        self._view: View = view
        self._others: tuple[int, ...] = others
        self._belief: Belief = belief
        self._weights: Weights = weights
        self._worths: dict[Character, float] = {}
        self._about: bool | None = None

    def card(self, card: Character) -> float:
        """What holding a character is worth."""
        worth = self._worths.get(card)
        if worth is None:
            worth = self._worths[card] = self._worth_of(card)
        return worth

    def hand(self, cards: tuple[Character, ...]) -> float:
        """What holding some cards together is worth; the second of a kind adds little."""
        worth = 0.0
        for place, card in enumerate(cards):
            again = card in cards[:place]
            worth += self.card(card) * (self._weights.second_of_a_kind if again else 1.0)
        return worth

    def average_unseen(self) -> float:
        """What an unseen card is worth on average."""
        cards = worth = 0.0
        for card in self._view.ruleset.cast:
            left = self._belief.copies_left(card)
            cards += left
            worth += left * self.card(card)
        return worth / cards if cards else 0.0

    def _worth_of(self, card: Character) -> float:
        info = CHARACTERS[card]
        weights = self._weights
        worth = 0.0
        for action in info.actions:
            worth += self._of_action(action, info.draws)
        for action in info.blocks:
            worth += self._of_block(action)
        if info.barred and self._view.ruleset.teams:
            worth -= weights.barred * self._view.reserve
        return worth

    def _of_action(self, action: Action, draws: int) -> float:
        weights = self._weights
        if action == TAX:
            return weights.tax
        if action == STEAL:
            return weights.steal
        if action == ASSASSINATE:
            return weights.assassinate
        if action == EXCHANGE:
            return weights.exchange_card + weights.exchange_draw * draws
        return weights.examine_card if action == EXAMINE else weights.other_action

    def _of_block(self, action: Action) -> float:
        weights = self._weights
        if action == FOREIGN_AID:
            return weights.blocks_aid
        if action == ASSASSINATE:
            about = weights.blocks_assassin_about if self._assassins_about() else 0.0
            return weights.blocks_assassin + about
        return weights.blocks_steal if action == STEAL else weights.blocks_other

    def _assassins_about(self) -> bool:
        """Whether somebody could assassinate soon, and has claimed to be able to."""
        about = self._about
        if about is None:
            about = self._about = any(self._may_assassinate(seat) for seat in self._others)
        return about

    def _may_assassinate(self, seat: int) -> bool:
        if self._view.seats[seat].coins < _NEARLY_PAYS:
            return False
        claims = self._belief.notes[seat].claims
        return any(ASSASSINATE in CHARACTERS[card].actions for card in claims)
