"""What a strong player would do on a seat, and why."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from coup_desktop.bots.counsel import answers, cards, turn
from coup_desktop.bots.counsel.reason import (
    Advice,
    Sentence,
    action,
    card,
    chance,
    coins,
    influences,
    seat,
)
from coup_desktop.bots.counsel.saying import BLOCK, said
from coup_desktop.bots.counsel.stakes import OTHER_ROBBED
from coup_desktop.bots.rules.ending import Ending
from coup_desktop.bots.rules.insight import SPYMASTER, Insight
from coup_desktop.bots.rules.player import RulePlayer
from coup_desktop.bots.rules.situation import Situation
from coup_desktop.bots.stream import mixed
from coup_desktop.bots.temper import BLUFF_MOST, Temper
from coup_desktop.engine.cast import ASSASSINATE, Character
from coup_desktop.engine.events import Dealt, Phase
from coup_desktop.engine.moves import Kind, Move
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP
from coup_desktop.engine.view import View

CALM: Final = Insight(
    exact=SPYMASTER.exact,
    joint=SPYMASTER.joint,
    memory=SPYMASTER.memory,
    profiles=SPYMASTER.profiles,
    threats=SPYMASTER.threats,
    race=SPYMASTER.race,
    ahead=SPYMASTER.ahead,
    weights=replace(SPYMASTER.weights, mood=0.0, doubt_mood=0.0),
)
"""The Spymaster's, without moods: what is advised has reasons and no whims."""
BOLD: Final = Temper(bluff=BLUFF_MOST)
"""About as often as the Spymaster's moods lie on average."""

_ONE: Final = QT_TRANSLATE_NOOP("Hint", "There is no other answer.")
OPENLY: Final = QT_TRANSLATE_NOOP(
    "Hint",
    "If both of you play openly afterwards, the chance that you win is about {chance}, against "
    "about {other} otherwise.",
)
MOST_REASONS: Final = 4
"""More nobody reads."""
_TELLING: Final = 0.005
"""How far apart chances to win have to be to be told."""


class Counsel:
    """Advises one seat of one game; what it says depends on the view that it is given alone."""

    def __init__(self) -> None:
        self._player: RulePlayer | None = None
        self._seed: int | None = None

    def advise(self, view: View, legal: Sequence[Move]) -> Advice:
        """The move that promises most, with the reasons that made it the best.

        Args:
            view: of the seat that is asked.
            legal: its moves, at least one.
        """
        if len(legal) == 1:
            return Advice(legal[0], said(view, legal[0]), (Sentence(_ONE),))
        player = self._player_for(view)
        ranked = player.ranked(view, legal)
        s = player.situation(view)
        move = ranked[0][0]
        why = self._why(s, legal, [m for m, _ in ranked], ranked)
        return Advice(move, said(view, move), why[:MOST_REASONS])

    def _player_for(self, view: View) -> RulePlayer:
        """The player of a seat, whose tale follows from the cards that the seat was dealt."""
        dealt = (
            event.cards
            for event in view.history
            if isinstance(event, Dealt) and event.seat == view.seat
        )
        seed = mixed(view.starter, view.asked, *(c for hand in dealt for c in hand))
        if self._player is None or seed != self._seed:
            self._player, self._seed = RulePlayer(seed, CALM, BOLD), seed
        return self._player

    @staticmethod
    def _why(
        s: Situation,
        legal: Sequence[Move],
        moves: Sequence[Move],
        ranked: Sequence[tuple[Move, float]],
    ) -> tuple[Sentence, ...]:
        race = _race(s, legal, ranked)
        move = moves[0]
        phase = s.view.phase
        doubt = answers.doubt_in(s)
        if phase is Phase.ACTION:
            why = turn.why(s, move, legal)
            # Beside the race there is room for one more: for what is claimed, where something is.
            return (*race, why[int(move.challengeable)]) if race else why
        if doubt is not None:
            return (*race, *answers.why_doubt(s, move, doubt, raced=bool(race)))
        if phase is Phase.BLOCK:
            return (*race, *answers.why_block(s, move, moves))
        if phase is Phase.DECIDE:
            return cards.why_judged(s, move)
        if move.kind is Kind.SHOW:
            return cards.why_shown(s)
        if phase is Phase.EXCHANGE:
            return (*race, *cards.why_kept(s, move))
        if phase is Phase.DRAFT:
            return cards.why_drafted(s, move)
        return (*race, *cards.why_lost(s, move))


def _race(
    s: Situation, legal: Sequence[Move], ranked: Sequence[tuple[Move, float]]
) -> tuple[Sentence, ...]:
    """What the race of the last two says, where it made the best move the best."""
    others = s.standing.others
    if not s.insight.race or len(others) != 1:
        return ()
    found = Ending(s, s.belief.hands(others[0])).chances(legal)
    chances = dict(zip(legal, found, strict=True))
    weight = s.weights.race
    best = ranked[0][0]
    plain = max(ranked, key=lambda pair: pair[1] - weight * chances[pair[0]])[0]
    if plain is best or chances[best] - chances[plain] < _TELLING:
        return ()
    places = (chance(chances[best]), chance(chances[plain], "other"))
    return (Sentence(OPENLY, places),)


def longest_hint(phase: Phase, number: int, character: Character) -> tuple[Sentence, ...]:
    """Sentences that are together about as long as a hint becomes.

    Args:
        phase: what is decided.
        number: of a seat with a long name.
        character: one with a long name.
    """
    places = (
        seat(number),
        seat(number, "target"),
        card(character),
        coins(2),
        action(ASSASSINATE),
        coins(10, "total"),
        influences(2),
        chance(0.99),
        chance(0.11, "other"),
    )
    texts: tuple[str, ...] = (BLOCK, OPENLY, turn.BLUFF)
    if phase in (Phase.CHALLENGE, Phase.BLOCK, Phase.CHALLENGE_BLOCK):
        texts = (BLOCK, OPENLY, OTHER_ROBBED, answers.BLUFF_BOTH)
    return tuple(Sentence(text, places) for text in texts)
