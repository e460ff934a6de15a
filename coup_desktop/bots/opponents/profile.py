"""What the seats of this table have shown: which styles they play, and how often they do what."""

from collections.abc import Sequence
from typing import Final, final

from coup_desktop.bots.beliefs.answers import Decision
from coup_desktop.bots.beliefs.ledger import Ledger
from coup_desktop.bots.opponents.policy import Policy, policy
from coup_desktop.bots.opponents.rates import Rates, Tally
from coup_desktop.bots.opponents.style import Style, doubting_as
from coup_desktop.bots.opponents.styles import SHARES, STYLES
from coup_desktop.bots.opponents.watched import Watched, Weights, guarded
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


@final
class Found:
    """How likely a decision was with each hand of its seat, by all that was seen before."""

    __slots__ = ("chances", "move", "seat")

    def __init__(self, seat: int, move: Move, chances: Weights) -> None:
        self.seat: int = seat
        self.move: Move = move
        self.chances: Weights = chances


@final
class Moment:
    """How likely each style was, by seat, before an event."""

    __slots__ = ("deeds", "doubts")

    def __init__(self, deeds: tuple[list[float], ...], doubts: tuple[list[float], ...]) -> None:
        self.deeds: tuple[list[float], ...] = deeds
        self.doubts: tuple[list[float], ...] = doubts


@final
class Profile:
    """What a view's history tells of the other seats' ways. Made by `Profile.of`.

    It depends on the history alone, not on when somebody asked.
    """

    __slots__ = (
        "_found", "_me", "_moments", "_prior", "_read", "_styles", "_table", "_tallies", "_unseen",
        "_view", "_watched", "policies",
    )  # fmt: skip

    def __init__(self, view: View, styles: Sequence[Style], shares: Sequence[float]) -> None:
        """Nothing read yet; see `of`."""
        if len(styles) != len(shares) or not styles or min(shares) <= 0.0:
            raise ValueError(f"{len(styles)} styles need as many shares above 0, not {shares}")
        self._styles: tuple[Style, ...] = tuple(styles)
        self.policies: list[Policy] = [policy(style, view.ruleset) for style in styles]
        """Of the styles, for the view's rules."""
        self._prior: list[float] = [share / sum(shares) for share in shares]
        self._view: View = view
        self._me: int = NOBODY if view.seat is None else view.seat
        self._read: tuple[Event, ...] = ()
        self._table: Ledger = Ledger.of(view)
        self._unseen: list[int] = []
        self._watched: list[Watched] = []
        self._tallies: list[Tally] = []
        self._found: dict[int, Found] = {}
        self._moments: list[Moment] = []
        self._begin()

    @classmethod
    def of(
        cls, view: View, styles: Sequence[Style] = STYLES, shares: Sequence[float] = ()
    ) -> "Profile":
        """The profile of a table.

        Args:
            view: with its history. Of its own seat no more is said than of one never seen.
            styles: what seats may play.
            shares: how common each of them is at the start, as weights; empty: those of `STYLES`
                as `SHARES` says, all others as the mean of these.

        Raises:
            ValueError: not as many shares as styles, or one that is not above 0.
        """
        profile = cls(view, styles, shares or [usual_share(style) for style in styles])
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
        self._watched = [
            Watched(seat, self._table, self._unseen, self.policies, self._prior, PACE)
            for seat in range(ruleset.seats)
        ]
        self._tallies = [Tally() for _ in range(ruleset.seats)]
        self._found = {}
        self._moments = []

    # What is found.

    @property
    def styles(self) -> tuple[Style, ...]:
        """The styles that seats are compared with."""
        return self._styles

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self._watched)

    def deeds(self, seat: int) -> tuple[float, ...]:
        """How likely the seat acts, blocks and keeps cards by each style.

        1 in sum, none below a small share.
        """
        return tuple(guarded(self._watched[seat].deeds))

    def doubts(self, seat: int) -> tuple[float, ...]:
        """How likely it doubts by each style, likewise."""
        return tuple(guarded(self._watched[seat].doubts))

    def likeliest(self, seat: int) -> Style:
        """The seat's most likely way: perhaps deeds of one style, doubts of another."""
        deeds, doubts = self.deeds(seat), self.doubts(seat)
        return doubting_as(
            self._styles[deeds.index(max(deeds))], self._styles[doubts.index(max(doubts))]
        )

    def draw(self, seat: int, stream: SplitMix64) -> Style:
        """A way of the seat by its chance, likewise; takes two numbers from the stream."""
        deeds = self._styles[place_drawn(self.deeds(seat), stream)]
        return doubting_as(deeds, self._styles[place_drawn(self.doubts(seat), stream)])

    def rates(self, seat: int) -> Rates:
        """How often the seat did what it could have done."""
        memory = self._table.memory
        return self._tallies[seat].rates(memory.lies[seat], memory.proofs[seat])

    def found(self, place: int) -> Found | None:
        """How likely the decision was that is the history's event of this place, from 0.

        None: that is no public decision of another seat.
        """
        return self._found.get(place)

    def moment(self, place: int, seat: int, *, doubts: bool) -> list[float]:
        """How likely the seat acted, or doubted, by each style, before that event.

        Raises:
            ValueError: the history was not read so far.
        """
        if place >= len(self._moments):
            message = f"event {place} is asked about, {len(self._moments)} were read; update first"
            raise ValueError(message)
        moment = self._moments[place]
        return guarded(moment.doubts[seat] if doubts else moment.deeds[seat])

    # Along the history.

    def _enter(self, event: Event) -> None:
        deeds = tuple(seat.deeds for seat in self._watched)
        self._moments.append(Moment(deeds, tuple(seat.doubts for seat in self._watched)))
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
            self._watch(Decision(seat, phase, move))

    def _watch(self, decision: Decision) -> None:
        chances = self._watched[decision.seat].decide(decision)
        self._found[self._table.entered] = Found(decision.seat, decision.move, chances)

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
        if self._table.claimed < 0:
            self._watched[event.seat].know(tuple(sorted(event.cards)))
        else:
            move = make_move(Kind.SHOW, cards=event.cards)
            self._watch(Decision(event.seat, Phase.PROVE, move))

    def _lose(self, event: Lost) -> None:
        if event.seat == self._me:
            return
        phase = Phase.PROVE if event.seat == self._table.proving else Phase.LOSE
        move = make_move(Kind.LOSE, cards=(event.card,))
        self._watch(Decision(event.seat, phase, move))
        self._watched[event.seat].take(event.card)
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


def usual_share(style: Style) -> float:
    """How common a style is at the start, as a weight; see `styles.SHARES`."""
    return SHARES[STYLES.index(style)] if style in STYLES else sum(SHARES) / len(SHARES)


def place_drawn(weights: Sequence[float], stream: SplitMix64) -> int:
    """A place by its weight, of weights that are 1 in sum."""
    left = stream.chance()
    last = len(weights) - 1
    for place in range(last):
        left -= weights[place]
        if left < 0.0:
            return place
    return last
