"""What the seats of this table have shown: which styles they play, and how often they do what."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from coup_desktop.bots.beliefs.answers import Decision
from coup_desktop.bots.beliefs.ledger import Ledger
from coup_desktop.bots.opponents.policy import policy
from coup_desktop.bots.opponents.style import Style
from coup_desktop.bots.opponents.styles import STYLES
from coup_desktop.bots.opponents.watched import Watched
from coup_desktop.engine.cast import CHARACTERS, Character
from coup_desktop.engine.events import (
    Allowed,
    Blocked,
    CardEvent,
    Cause,
    Challenged,
    Dealt,
    Declared,
    Drafted,
    Drew,
    Event,
    Lost,
    Opened,
    Phase,
    Returned,
    Shown,
)
from coup_desktop.engine.moves import ALLOW, CHALLENGE, NOBODY, Kind, Move
from coup_desktop.engine.moves import move as make_move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.view import View

PACE: Final = 0.7
"""How much a decision counts: people are not quite of any style."""
PRIOR: Final = 0.05
"""How much of every seat's styles stays as before the first decision."""


@dataclass(frozen=True, slots=True)
class Rates:
    """How often a seat did what it could have done; a little as seats do on the whole."""

    doubts: float
    """Claims of an action that it challenged, of those that it was asked about."""
    doubts_block: float
    """Claims of a block, likewise."""
    blocks: float
    """Actions that it blocked, of those that concerned it and could be blocked."""
    lies: float
    """Claims that it failed to prove, of those that were challenged."""


USUAL: Final = Rates(doubts=0.08, doubts_block=0.2, blocks=0.35, lies=0.4)
"""What is supposed of a seat of which nothing was seen."""
_USUALLY: Final = 4.0
"""As so many decisions that supposition counts."""


@final
class Tally:
    """What a seat was asked, and how often it did it."""

    __slots__ = ("asked", "blocked", "concerned", "doubted", "heard", "stopped")

    def __init__(self) -> None:
        self.asked: int = 0
        """Claims of actions it was asked about."""
        self.doubted: int = 0
        """Those that it challenged."""
        self.heard: int = 0
        """Claims of blocks it was asked about."""
        self.stopped: int = 0
        """Those that it challenged."""
        self.concerned: int = 0
        """Actions that concerned it and that it could have blocked."""
        self.blocked: int = 0
        """Those that it blocked."""

    def rates(self, lies: int, proofs: int) -> Rates:
        """Args: lies, proofs: claims that it did not prove, and proved, when challenged."""
        return Rates(
            doubts=_rate(self.doubted, self.asked, USUAL.doubts),
            doubts_block=_rate(self.stopped, self.heard, USUAL.doubts_block),
            blocks=_rate(self.blocked, self.concerned, USUAL.blocks),
            lies=_rate(lies, lies + proofs, USUAL.lies),
        )


@final
class Profile:
    """What a view's history tells of the other seats' ways. Made by `Profile.of`.

    It depends on the history alone, not on when somebody asked.
    """

    __slots__ = ("_me", "_read", "_styles", "_table", "_tallies", "_unseen", "_view", "_watched")

    def __init__(self, view: View, styles: Sequence[Style]) -> None:
        """Nothing read yet; see `of`."""
        self._styles: tuple[Style, ...] = tuple(styles)
        self._view: View = view
        self._me: int = NOBODY if view.seat is None else view.seat
        self._read: tuple[Event, ...] = ()
        self._table: Ledger = Ledger.of(view)
        self._unseen: list[int] = []
        self._watched: list[Watched] = []
        self._tallies: list[Tally] = []
        self._begin()

    @classmethod
    def of(cls, view: View, styles: Sequence[Style] = STYLES) -> "Profile":
        """The profile of a table.

        Args:
            view: with its history. Of its own seat no more is said than of one never seen.
            styles: what seats may play, each as likely as another at the start.
        """
        profile = cls(view, styles)
        profile.update(view.history)
        return profile

    def update(self, history: tuple[Event, ...]) -> None:
        """Reads on to the end of a history; from its start where it is another than before."""
        done = len(self._read)
        if history[:done] != self._read:
            self._begin()
            done = 0
        for place in range(done, len(history)):
            self._enter(history[place])
        self._read = history

    def _begin(self) -> None:
        ruleset = self._view.ruleset
        self._read = ()
        self._table = Ledger.of(self._view)
        self._unseen = [
            ruleset.copies if Character(card) in ruleset.cast else 0
            for card in range(len(CHARACTERS))
        ]
        policies = [policy(style, ruleset) for style in self._styles]
        prior = [1.0 / len(policies)] * len(policies)
        self._watched = [
            Watched(seat, self._table, self._unseen, policies, prior, PACE)
            for seat in range(ruleset.seats)
        ]
        self._tallies = [Tally() for _ in range(ruleset.seats)]

    # What is found.

    @property
    def styles(self) -> tuple[Style, ...]:
        """The styles that seats are compared with."""
        return self._styles

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self._watched)

    def weights(self, seat: int) -> tuple[float, ...]:
        """How likely each style is the seat's, 1 in sum, none below a small share."""
        even = 1.0 / len(self._styles)
        return tuple(PRIOR * even + (1.0 - PRIOR) * weight for weight in self._watched[seat].styles)

    def likeliest(self, seat: int) -> Style:
        """The seat's most likely style; of equals the tightest."""
        weights = self.weights(seat)
        return self._styles[weights.index(max(weights))]

    def draw(self, seat: int, stream: SplitMix64) -> Style:
        """A style for the seat, by its chance."""
        left = stream.chance()
        weights = self.weights(seat)
        for place in range(len(weights) - 1):
            left -= weights[place]
            if left < 0.0:
                return self._styles[place]
        return self._styles[-1]

    def rates(self, seat: int) -> Rates:
        """How often the seat did what it could have done."""
        memory = self._table.memory
        return self._tallies[seat].rates(memory.lies[seat], memory.proofs[seat])

    # Along the history.

    def _enter(self, event: Event) -> None:
        if isinstance(event, CardEvent):
            self._move_cards(event)
            return
        if isinstance(event, Declared):
            self._decide(event.seat, Phase.ACTION, event.move)
        elif isinstance(event, Blocked):
            self._decide(event.seat, Phase.BLOCK, event.move)
        elif isinstance(event, Allowed):
            self._decide(event.seat, event.question, ALLOW)
        elif isinstance(event, Challenged):
            of_block = event.move.kind is Kind.BLOCK
            phase = Phase.CHALLENGE_BLOCK if of_block else Phase.CHALLENGE
            self._decide(event.seat, phase, CHALLENGE)
        elif isinstance(event, Shown):
            self._show(event)
        elif isinstance(event, Opened):
            self._watched[event.seat].know(tuple(sorted(event.cards)))
        elif isinstance(event, Lost):
            self._lose(event)
        self._table.enter(event)

    def _decide(self, seat: int, phase: Phase, move: Move) -> None:
        self._count(seat, phase, move)
        if seat != self._me:
            self._watched[seat].decide(Decision(seat, phase, move))

    def _count(self, seat: int, phase: Phase, move: Move) -> None:
        tally = self._tallies[seat]
        memory = self._table.memory
        if phase is Phase.CHALLENGE:
            tally.asked += 1
            tally.doubted += move is CHALLENGE
        elif phase is Phase.CHALLENGE_BLOCK:
            tally.heard += 1
            tally.stopped += move is CHALLENGE
        elif phase is Phase.BLOCK and memory.target in (seat, NOBODY):
            tally.concerned += 1
            tally.blocked += move is not ALLOW

    def _show(self, event: Shown) -> None:
        if event.seat == self._me:
            return
        watched = self._watched[event.seat]
        if self._table.claimed < 0:
            watched.know(tuple(sorted(event.cards)))
        else:
            move = make_move(Kind.SHOW, cards=event.cards)
            watched.decide(Decision(event.seat, Phase.PROVE, move))

    def _lose(self, event: Lost) -> None:
        if event.seat == self._me:
            return
        watched = self._watched[event.seat]
        phase = Phase.PROVE if event.seat == self._table.proving else Phase.LOSE
        move = make_move(Kind.LOSE, cards=(event.card,))
        watched.decide(Decision(event.seat, phase, move))
        watched.take(event.card)
        self._unseen[event.card] -= 1

    def _move_cards(self, event: CardEvent) -> None:
        """Cards that come and go."""
        self._table.enter(event)
        if event.seat == self._me:
            self._own(event)
            return
        watched = self._watched[event.seat]
        if isinstance(event, Drew):
            if event.cause is Cause.PROOF or event.cause is Cause.CHALLENGE:
                watched.draw(event.count)
            elif event.cause is not Cause.EXCHANGE:
                watched.forget()
        elif isinstance(event, Returned):
            if event.cause is Cause.EXCHANGE:
                watched.choose(event.count)
            elif event.cause is Cause.PROOF or event.cause is Cause.CHALLENGE:
                for card in event.cards:
                    watched.take(card)
            else:
                watched.forget()

    def _own(self, event: CardEvent) -> None:
        """What the watcher holds is not among what it does not see."""
        if isinstance(event, Dealt | Drew):
            for card in event.cards:
                self._unseen[card] -= 1
        elif isinstance(event, Drafted):
            for card in self._view.ruleset.cast:
                self._unseen[card] -= 1
        elif isinstance(event, Returned):
            for card in event.cards:
                self._unseen[card] += 1


def _rate(done: int, asked: int, usual: float) -> float:
    return (done + _USUALLY * usual) / (asked + _USUALLY)
