"""One decision: who stands how, what is believed, what claims and cards are worth."""

from typing import Final, final

from coup_desktop.bots.beliefs import Beliefs
from coup_desktop.bots.rules.belief import Belief
from coup_desktop.bots.rules.claims import Claims
from coup_desktop.bots.rules.hands import Hands
from coup_desktop.bots.rules.insight import Insight
from coup_desktop.bots.rules.reading import Reading, SeatNotes
from coup_desktop.bots.rules.standing import Standing
from coup_desktop.bots.rules.story import Story
from coup_desktop.bots.rules.weights import Weights
from coup_desktop.bots.stream import decision_stream
from coup_desktop.bots.temper import NEUTRAL, Aim, Temper
from coup_desktop.engine.cast import (
    CHARACTERS,
    COUP_COST,
    EMBEZZLE,
    EXAMINE,
    NO_CHARACTER,
    Action,
    Character,
)
from coup_desktop.engine.moves import NOBODY, Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import SeatView, View


@final
class Situation:
    """A view, what is believed in it, and what things are worth in it."""

    __slots__ = (
        "_blockers",
        "_likings",
        "belief",
        "claims",
        "hand",
        "hands",
        "insight",
        "me",
        "notes",
        "own",
        "ruleset",
        "standing",
        "stream",
        "temper",
        "view",
        "weights",
    )

    def __init__(
        self,
        view: View,
        reading: Reading,
        seed: int,
        insight: Insight,
        temper: Temper = NEUTRAL,
        beliefs: Beliefs | None = None,
    ) -> None:
        """Looks at one decision.

        Args:
            view: of the seat that decides.
            reading: of the view's history.
            seed: the bot's.
            insight: how far it sees, and what things are worth to it.
            temper: its inclinations.
            beliefs: over all hands, where the insight reaches so far.
        """
        self.view: View = view
        self.ruleset: Ruleset = view.ruleset
        self.me: int = reading.me
        self.own: SeatView = view.seats[self.me]
        self.hand: tuple[Character, ...] = view.hand
        self.notes: SeatNotes = reading.notes[self.me]
        self.insight: Insight = insight
        self.temper: Temper = temper
        self.weights: Weights = insight.weights
        self.stream: SplitMix64 = decision_stream(seed, view)
        self.belief: Belief = Belief(view, reading, insight, beliefs)
        self.standing: Standing = Standing(view, self.me, reading.notes, insight)
        story = Story(seed, self.notes, self.hand, view.ruleset.cast, self.weights)
        self.claims: Claims = Claims(
            view, self.standing, self.belief, story, self.weights, temper, self.stream
        )
        self.hands: Hands = Hands(view, self.standing.others, self.belief, self.weights)
        self._blockers: dict[Action, tuple[Character, ...]] = {}
        self._likings: dict[int, float] | None = None

    @property
    def last_card(self) -> bool:
        """Whether the next loss ends the game for this seat."""
        return self.own.influence == 1

    def hand_worth_with_story(self, cards: tuple[Character, ...]) -> float:
        """What some cards are worth, with what was claimed and what is needed in this very turn."""
        worth = self.hands.hand(cards)
        action = self.view.action
        weights = self.weights
        for place, card in enumerate(cards):
            if card in cards[:place]:
                continue
            if self.notes.claims.get(card, 0) > 0:
                worth += weights.told
            if (
                action is not None
                and action.target == self.me
                and self.view.block is None
                and card in self.may_be_blocked_by(action.action)
            ):
                worth += weights.needed_now
        return worth

    # Whom it likes to hit.

    def liking(self, seat: int) -> float:
        """What it is worth beside all else to hit a seat: 0 on average over the rivals."""
        likings = self._likings
        if likings is None:
            likings = self._likings = self._reckon_likings()
        return likings.get(seat, 0.0)

    def _reckon_likings(self) -> dict[int, float]:
        standing = self.standing
        rivals = [seat for seat in standing.others if not standing.is_mate(seat)]
        raw = {seat: self._inclination(seat) for seat in rivals}
        mean = sum(raw.values()) / len(raw) if raw else 0.0
        return {seat: self.weights.liking * (value - mean) for seat, value in raw.items()}

    def _inclination(self, seat: int) -> float:
        """How much the temper likes to hit a seat: 0 to 1 for the aim, with grudges up to 2."""
        aim = self.temper.aim
        other = self.view.seats[seat]
        harmed = min(1.0, self.belief.notes[seat].harmed)
        value = self.temper.grudge * harmed
        if aim is Aim.RICHEST:
            value += min(1.0, other.coins / COUP_COST)
        elif aim is Aim.WEAKEST:
            value += float(other.influence == 1)
        elif aim is Aim.AVENGE:
            value = max(value, harmed) + 0.25 * value
        elif aim is Aim.NEXT_TO_MOVE and self.standing.is_next(seat):
            value += 1.0
        return value

    # Questions of a turn.

    def holds(self, move: Move) -> bool:
        """Whether the claim of an own action is true."""
        if move.action == EMBEZZLE:
            return not any(CHARACTERS[card].barred for card in self.hand)
        return move.claim in self.hand

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
        standing = self.standing
        return tuple(seat for seat in standing.others if not standing.is_mate(seat))

    def truth_of(self, seat: int, move: Move) -> float:
        """The chance that the claim of a seat's move holds."""
        if move.action == EMBEZZLE and move.claim == NO_CHARACTER:
            return self.belief.not_barred(seat)
        return self.belief.held(seat, move.claim)


NO_WORTH: Final = -100.0
"""The worth of a move that is never made where another is legal."""
