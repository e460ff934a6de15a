"""What the bots at a table say now and then: by what all could see, and by the game's seed.

Nothing private is read, so no line tells a card: `Talk` gives the same lines whatever the hands
are. It can be rebuilt from a history, since each line follows from the events before it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from coup_desktop.bots.lines import LINES
from coup_desktop.bots.occasions import Occasion
from coup_desktop.bots.stream import mixed
from coup_desktop.engine import events as ev
from coup_desktop.engine.cast import ASSASSINATE, COUP, NO_CHARACTER
from coup_desktop.engine.events import Cause, Event, Transfer
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.rng import SplitMix64

_TALK: Final = 0x7A1C
"""Keeps these numbers apart from others of the same seed."""
_GAP: Final = 3
"""Turns that pass at least between two lines at a table, but for the great occasions."""

CHANCES: Final[dict[Occasion, int]] = {
    Occasion.BEGINS: 60,
    Occasion.CLAIMS: 4,
    Occasion.DOUBTED: 25,
    Occasion.PROVES: 50,
    Occasion.CAUGHT: 60,
    Occasion.DOUBTS: 25,
    Occasion.RIGHT: 50,
    Occasion.WRONG: 50,
    Occasion.BLOCKS: 15,
    Occasion.BLOCKED: 25,
    Occasion.ROBBED: 25,
    Occasion.STRIKES: 25,
    Occasion.HIT: 50,
    Occasion.EXILED: 70,
    Occasion.RIVAL_OUT: 45,
    Occasion.QUIET: 20,
    Occasion.WINS: 100,
}
"""How often something is said then, in percent, where the table has been silent long enough."""
_GREAT: Final = frozenset({Occasion.EXILED, Occasion.WINS})
_STRIKES: Final = frozenset({COUP, ASSASSINATE})


@dataclass(frozen=True, slots=True)
class Said:
    """A line."""

    seat: int
    occasion: Occasion
    text: str
    """In English; translated in the context `Personas`."""


class Talk:
    """Listens to one game, and has its characters speak."""

    def __init__(self, characters: Sequence[str], seed: int) -> None:
        """Nothing has happened yet.

        Args:
            characters: by seat, the word of a persona; empty where nobody talks.
            seed: the game's.
        """
        self._lines = [LINES.get(word) for word in characters]
        self._seed = seed
        self._heard = 0
        self._turn = 0
        self._spoken = -_GAP
        """The turn of the last line."""
        self._lively = 0
        """The turn in which somebody doubted, blocked or lost an influence last."""
        self._actor = NOBODY
        self._doubt = (NOBODY, NOBODY)
        self._victor = NOBODY
        """By whom the last influence was taken."""
        self._last: dict[tuple[int, Occasion], int] = {}

    def hear(self, event: Event) -> Said | None:
        """The line that follows an event, if there is one."""
        self._heard += 1
        occasions = self._occasions(event.seen_by(None))
        chance = SplitMix64(mixed(self._seed, _TALK, self._heard))
        for seat, occasion in occasions:
            lines = self._lines[seat] if seat != NOBODY else None
            if lines is None:
                continue
            due = occasion in _GREAT or self._turn >= self._spoken + _GAP
            if due and chance.below(100) < CHANCES[occasion]:
                self._spoken = self._turn
                return Said(seat, occasion, self._choose(seat, occasion, lines[occasion], chance))
        return None

    def lines(self, events: Iterable[Event]) -> dict[int, Said]:
        """The lines to all that happens next, by how many events had been heard then."""
        found: dict[int, Said] = {}
        for event in events:
            said = self.hear(event)
            if said is not None:
                found[self._heard] = said
        return found

    def _choose(
        self, seat: int, occasion: Occasion, lines: tuple[str, ...], chance: SplitMix64
    ) -> str:
        """One of the lines, not the one that it said last."""
        before = self._last.get((seat, occasion))
        if before is None:
            number = chance.below(len(lines))
        else:
            number = (before + 1 + chance.below(len(lines) - 1)) % len(lines)
        self._last[seat, occasion] = number
        return lines[number]

    def _occasions(self, event: Event) -> list[tuple[int, Occasion]]:
        """Who may say something to an event; the first who does counts."""
        found: list[tuple[int, Occasion]] = []
        match event:
            case ev.TurnBegan():
                found = self._turn_begins(event)
            case ev.Declared():
                found = self._declared(event)
            case ev.Challenged():
                self._doubt = (event.seat, event.challenged)
                self._lively = self._turn
                found = [(event.challenged, Occasion.DOUBTED), (event.seat, Occasion.DOUBTS)]
            case ev.Blocked():
                self._lively = self._turn
                found = [(event.seat, Occasion.BLOCKS)]
            case ev.Shown():
                found = [(event.seat, Occasion.PROVES)]
            case ev.Failed() if event.cause is Cause.BLOCK:
                found = [(event.seat, Occasion.BLOCKED)]
            case ev.CoinsMoved() if event.why is Transfer.STEAL:
                found = [(event.source, Occasion.ROBBED)]
            case ev.Lost():
                found = self._lost(event)
            case ev.Exiled():
                found = [(event.seat, Occasion.EXILED), (self._victor, Occasion.RIVAL_OUT)]
            case ev.GameOver():
                found = [(event.winner, Occasion.WINS)]
        return found

    def _turn_begins(self, event: ev.TurnBegan) -> list[tuple[int, Occasion]]:
        self._turn = event.number
        self._doubt = (NOBODY, NOBODY)
        if event.number == 1:
            order = SplitMix64(mixed(self._seed, _TALK)).below(len(self._lines))
            seats = [*range(order, len(self._lines)), *range(order)]
            return [(seat, Occasion.BEGINS) for seat in seats if self._lines[seat]][:1]
        if event.number - self._lively > len(self._lines):
            return [(event.seat, Occasion.QUIET)]
        return []

    def _declared(self, event: ev.Declared) -> list[tuple[int, Occasion]]:
        self._actor = event.seat
        if event.move.action in _STRIKES:
            return [(event.seat, Occasion.STRIKES)]
        if event.move.claim != NO_CHARACTER:
            return [(event.seat, Occasion.CLAIMS)]
        return []

    def _lost(self, event: ev.Lost) -> list[tuple[int, Occasion]]:
        self._lively = self._turn
        doubter, doubted = self._doubt
        if event.cause is not Cause.CHALLENGE:
            self._victor = self._actor
            return [(event.seat, Occasion.HIT)]
        if event.seat == doubted:
            self._victor = doubter
            return [(doubted, Occasion.CAUGHT), (doubter, Occasion.RIGHT)]
        self._victor = doubted
        return [(doubter, Occasion.WRONG)]
