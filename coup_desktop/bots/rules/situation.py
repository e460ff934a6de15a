"""One decision's circumstances, and what things are worth in them.

Worths are measured in influences: the loss of the first of two own cards counts 1.
"""

from functools import cached_property
from typing import Final

from coup_desktop.bots.chances import at_least_one
from coup_desktop.bots.rules.belief import Belief
from coup_desktop.bots.rules.reading import Reading, SeatNotes
from coup_desktop.bots.stream import mixed
from coup_desktop.engine.cast import (
    ASSASSINATE,
    CHARACTERS,
    COUP_COST,
    EMBEZZLE,
    EXAMINE,
    EXCHANGE,
    FOREIGN_AID,
    NO_CHARACTER,
    STEAL,
    TAX,
    Action,
    Character,
)
from coup_desktop.engine.moves import NOBODY, Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.view import SeatView, View

LAST_CARD: Final = 1.9
"""What losing the last card costs, against 1 for the one before."""
_PURSE: Final = (0.0, 0.11, 0.22, 0.36, 0.46, 0.56, 0.66, 0.80)
"""What coins are worth, against an influence of the strongest rival."""
_BEYOND_COUP: Final = 0.035
_ACTION_WORTH: Final = {TAX: 1.0, STEAL: 0.8, ASSASSINATE: 0.8, EXCHANGE: 0.22, EXAMINE: 0.15}
_OTHER_ACTION_WORTH: Final = 0.25
_BLOCK_WORTH: Final = {FOREIGN_AID: 0.08, ASSASSINATE: 0.65, STEAL: 0.28}
_OTHER_BLOCK_WORTH: Final = 0.04
_SECOND_OF_A_KIND: Final = 0.35
_MATE: Final = 0.25
"""How much less a seat of the own team counts as a threat while both teams live."""
_TOLD: Final = 0.06
"""What it is worth to go on holding what one has claimed."""
_NEEDED_NOW: Final = 0.8
"""What a card is worth more that can still block the action in hand."""
_STORY_BLUFFS: Final = 0.6
"""How many hands come with a pretended character."""


class Situation:
    """A view, what is believed in it, and what things are worth in it."""

    def __init__(self, view: View, reading: Reading, seed: int, stream: SplitMix64) -> None:
        """Args: view; reading: of its history; seed: the bot's; stream: of this decision."""
        self.view = view
        self.ruleset = view.ruleset
        self.me = reading.me
        self.own: SeatView = view.seats[self.me]
        self.hand = view.hand
        self.belief = Belief(view, reading)
        self.notes: SeatNotes = reading.notes[self.me]
        self.stream = stream
        self._seed = seed
        self._doubted: dict[tuple[Character, bool, int], float] = {}
        self._card_worths: dict[Character, float] = {}
        self._blockers: dict[Action, tuple[Character, ...]] = {}
        self.others = tuple(seat for seat in view.living if seat != self.me)
        teams = {view.seats[seat].team for seat in view.living}
        self.divided = len(teams) > 1
        """Whether living seats belong to both teams."""

    @property
    def last_card(self) -> bool:
        """Whether the next loss ends the game for this seat."""
        return self.own.influence == 1

    @cached_property
    def own_loss(self) -> float:
        """What losing an influence now would cost."""
        return LAST_CARD if self.last_card else 1.0

    @cached_property
    def rival_worth(self) -> float:
        """What an influence of the strongest rival is worth: the more rivals, the less."""
        return 1.0 if len(self.others) == 1 else 0.45 + 0.4 / len(self.others)

    def is_mate(self, seat: int) -> bool:
        """Whether a seat is of the own team, and that still means something."""
        return self.divided and self.view.seats[seat].team == self.own.team

    @cached_property
    def _dangers(self) -> dict[int, float]:
        dangers: dict[int, float] = {}
        for seat in self.others:
            other = self.view.seats[seat]
            danger = 1.0 * other.influence + 0.14 * min(other.coins, COUP_COST)
            danger += 0.5 * (other.coins >= COUP_COST)
            dangers[seat] = danger + 0.1 * len(self.belief.notes[seat].claims)
        return dangers

    @cached_property
    def _threats(self) -> dict[int, float]:
        threats = {
            seat: danger * (_MATE if self.is_mate(seat) else 1.0)
            for seat, danger in self._dangers.items()
        }
        most = max(threats.values())
        return {seat: threat / most for seat, threat in threats.items()}

    def danger(self, seats: set[int]) -> float:
        """How dangerous some seats are together, where 1 is one strong seat."""
        return sum(self._dangers[seat] for seat in seats) / max(self._dangers.values())

    def doom_by(self, enemies: set[int]) -> float:
        """The chance that one of some seats strikes down the own last card at its next turn."""
        if not self.last_card:
            return 0.0
        spared = 1.0
        for seat in enemies:
            if self.view.seats[seat].coins >= COUP_COST:
                spared *= 1.0 - 0.9 / len(self.others)
        return 1.0 - spared

    def doom(self, without: int = NOBODY) -> float:
        """The same for all enemies, but for one that is to be dealt with now."""
        return self.doom_by({s for s in self.others if not self.is_mate(s) and s != without})

    def threat(self, seat: int) -> float:
        """How dangerous a seat is, against the most dangerous: above 0, at most 1."""
        return self._threats[seat]

    def loss_of(self, seat: int) -> float:
        """What it is worth that another seat loses an influence."""
        other = self.view.seats[seat]
        worth = self.rival_worth * self.threat(seat)
        if other.influence == 1:
            if len(self.others) == 1:
                return LAST_CARD
            worth *= 1.35
            worth += 0.25 * (other.coins >= COUP_COST and not self.is_mate(seat))
        return worth

    def purse(self, coins: int) -> float:
        """What so many own coins are worth."""
        top = min(coins, COUP_COST)
        return self.rival_worth * (_PURSE[top] + _BEYOND_COUP * (coins - top))

    def gain(self, coins: int) -> float:
        """What so many coins more (or fewer) are worth to this seat."""
        return self.purse(max(0, self.own.coins + coins)) - self.purse(self.own.coins)

    def gain_of(self, seat: int, coins: int) -> float:
        """What it costs that another seat gains coins: it may spend them on anyone."""
        had = self.view.seats[seat].coins
        worth = self.purse(max(0, had + coins)) - self.purse(had)
        return worth * self.threat(seat) / len(self.others)

    # Own claims.

    def possible(self, character: Character) -> bool:
        """Whether the others may believe that this seat holds a character."""
        return character in self.hand or self.belief.copies_left(character) > 0

    def may_bluff(self, character: Character) -> bool:
        """Whether claiming a character that is not held makes sense at all."""
        return self.possible(character) and character not in self.notes.caught

    def believed(self, character: Character) -> float:
        """The chance of holding a character as the others see it, by the cards all see."""
        shown = sum(seat.revealed.count(character) for seat in self.view.seats)
        lying = sum(len(seat.revealed) for seat in self.view.seats)
        total = self.ruleset.copies * len(self.ruleset.cast) - lying
        return at_least_one(self.ruleset.copies - shown, total, self.own.influence)

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
        doubt = 1.0
        if character != NO_CHARACTER:
            doubt = 1.55 - 1.3 * self.believed(character)
        passes = 1.0
        for seat in self.others:
            rate = self.belief.doubt_rate(seat, of_block=of_block) * doubt
            if seat == concerned:
                rate = 0.06 + 1.2 * rate
            passes *= 1.0 - min(0.98, rate)
        return 1.0 - passes

    @cached_property
    def pretended(self) -> Character:
        """The character that this hand pretends to hold beside its own, or `NO_CHARACTER`.

        It stays the same until the hand changes by a draw, so that claims tell one story.
        """
        stream = SplitMix64(mixed(self._seed, self.notes.drew_at, 77))
        if stream.chance() >= _STORY_BLUFFS:
            return NO_CHARACTER
        cast = self.ruleset.cast
        return cast[stream.below(len(cast))]

    def boldness(self) -> float:
        """What a bluff is worth beside its plain gain at this decision; below 0 at most times."""
        return 0.24 * (self.stream.chance() - 0.55)

    # Cards.

    def card_worth(self, card: Character) -> float:
        """What holding a character is worth."""
        worth = self._card_worths.get(card)
        if worth is None:
            worth = self._card_worths[card] = self._worth_of(card)
        return worth

    def _worth_of(self, card: Character) -> float:
        info = CHARACTERS[card]
        worth = 0.0
        for action in info.actions:
            worth += _ACTION_WORTH.get(action, _OTHER_ACTION_WORTH)
            if action == EXCHANGE:
                worth += 0.14 * info.draws
        for action in info.blocks:
            worth += _BLOCK_WORTH.get(action, _OTHER_BLOCK_WORTH)
            if action == ASSASSINATE and self._assassins_about:
                worth += 0.15
        if info.barred and self.ruleset.teams:
            worth -= 0.04 * self.view.reserve
        return worth

    @cached_property
    def _assassins_about(self) -> bool:
        """Whether somebody could assassinate soon, and has claimed to be able to."""
        for seat in self.others:
            claims = self.belief.notes[seat].claims
            if self.view.seats[seat].coins >= 2 and any(
                ASSASSINATE in CHARACTERS[c].actions for c in claims
            ):
                return True
        return False

    def hand_worth(self, cards: tuple[Character, ...]) -> float:
        """What holding some cards together is worth; the second of a kind adds little."""
        worth = 0.0
        for place, card in enumerate(cards):
            worth += self.card_worth(card) * (_SECOND_OF_A_KIND if card in cards[:place] else 1.0)
        return worth

    def hand_worth_with_story(self, cards: tuple[Character, ...]) -> float:
        """The same, with what was claimed and what is needed in this very turn."""
        worth = self.hand_worth(cards)
        action = self.view.action
        for card in set(cards):
            worth += _TOLD * (self.notes.claims.get(card, 0) > 0)
            if action is not None and action.target == self.me and self.view.block is None:
                worth += _NEEDED_NOW * (card in self.may_be_blocked_by(action.action))
        return worth

    # Questions of a turn.

    def may_be_blocked_by(self, action: Action) -> tuple[Character, ...]:
        """The characters in play whose claim blocks an action."""
        blockers = self._blockers.get(action)
        if blockers is None:
            blockers = self._blockers[action] = tuple(
                card
                for card in self.ruleset.cast
                if action in CHARACTERS[card].blocks
                and (action != EXAMINE or self.ruleset.contessa_blocks_examine)
            )
        return blockers

    def blockers_of(self, move: Move) -> tuple[int, ...]:
        """The seats that could block an own action."""
        if move.target != NOBODY and self.ruleset.blockers == "target":
            return (move.target,)
        return tuple(seat for seat in self.others if not self.is_mate(seat))

    def truth_of(self, seat: int, move: Move) -> float:
        """The chance that the claim of a seat's move holds."""
        if move.action == EMBEZZLE and move.claim == NO_CHARACTER:
            return self.belief.not_barred(seat)
        return self.belief.held(seat, move.claim)
