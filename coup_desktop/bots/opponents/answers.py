"""Styles as evidence: how likely a seat of a style decides as it did (`beliefs.answers`)."""

from typing import final

from coup_desktop.bots.beliefs.answers import Decision
from coup_desktop.bots.beliefs.ledger import Hand, Ledger
from coup_desktop.bots.opponents.acting import Stand
from coup_desktop.bots.opponents.policy import Policy, policy
from coup_desktop.bots.opponents.style import Style
from coup_desktop.engine.cast import Character
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import CHALLENGE, Move
from coup_desktop.engine.ruleset import Ruleset


@final
class StyleAnswers:
    """The `AnswerModel` of seats that all play by one style, exactly as `StylePlayer` does."""

    __slots__ = ("_kept", "_policy", "_ruleset", "style")

    def __init__(self, style: Style) -> None:
        self.style: Style = style
        self._ruleset: Ruleset | None = None
        self._policy: Policy | None = None
        # By hand, drawn cards, claim and move: an exchange's chances depend on nothing else.
        self._kept: dict[tuple[Hand, Hand, Character, Move], float] = {}

    def chance(self, decision: Decision, hand: Hand, table: Ledger) -> float:
        """The chance with which `StylePlayer.pick` draws this move."""
        habits = self._policy
        if habits is None or self._ruleset is not table.ruleset:
            habits = self._policy = policy(self.style, table.ruleset)
            self._ruleset = table.ruleset
            self._kept = {}
        if decision.phase is not Phase.EXCHANGE:
            return chance_of(habits, decision, hand, table)
        key = (hand, decision.drawn, table.claimed, decision.move)
        chance = self._kept.get(key)
        if chance is None:
            chance = self._kept[key] = chance_of(habits, decision, hand, table)
        return chance


def is_doubt(phase: Phase) -> bool:
    """Whether a seat is asked if it challenges a claim."""
    return phase is Phase.CHALLENGE or phase is Phase.CHALLENGE_BLOCK


def chance_of(habits: Policy, decision: Decision, hand: Hand, table: Ledger) -> float:
    """The chance that a seat decides so by a policy; see `AnswerModel.chance`."""
    phase = decision.phase
    slip = habits.slip
    if is_doubt(phase):
        chance = 0.5 * slip + (1.0 - slip) * _doubts(habits, decision, hand, table)
        return chance if decision.move is CHALLENGE else 1.0 - chance
    legal = table.legal(phase, decision.seat, hand, decision.drawn)
    if len(legal) == 1:
        return 1.0
    if phase is Phase.EXCHANGE:
        kept = habits.keep(legal)[legal.index(decision.move)]
        return slip / len(legal) + (1.0 - slip) * kept
    weights = _weights(habits, decision, hand, table, legal)
    share = weights[legal.index(decision.move)] / sum(weights)
    return slip / len(legal) + (1.0 - slip) * share


def _doubts(habits: Policy, decision: Decision, hand: Hand, table: Ledger) -> float:
    size = table.influence[table.memory.claimant]
    return habits.doubts.chance(table.memory, decision.seat, hand, size, table.living, table.teams)


def _weights(
    habits: Policy, decision: Decision, hand: Hand, table: Ledger, legal: tuple[Move, ...]
) -> list[float]:
    phase = decision.phase
    seat = decision.seat
    if phase is Phase.ACTION:
        stand = Stand(table.coins, table.influence, table.living, table.teams, table.reserve)
        return habits.acts.weights(table.memory, seat, hand, stand, legal)
    if phase is Phase.BLOCK:
        return habits.block(table.memory, seat, hand, legal)
    if phase is Phase.PROVE:
        return habits.prove(table.memory, seat, hand, legal)
    if phase is Phase.DECIDE:
        return habits.decide(decision.presented, legal)
    if phase is Phase.DRAFT:
        return habits.draft(legal)
    return habits.part(table.memory, seat, hand, legal)
