"""How long a table shows each thing, in milliseconds.

The times depend on the pace and on the kind of thing alone, never on cards or on how long a bot
really thought, so that time tells a player nothing.
"""

from enum import Enum
from typing import Final

from coup_desktop.engine.events import (
    Allowed,
    Blocked,
    BlockFailed,
    Challenged,
    CoinsMoved,
    Dealt,
    Decided,
    Declared,
    Drafted,
    Drew,
    Event,
    Exiled,
    Failed,
    GameOver,
    Lost,
    Opened,
    Phase,
    Presented,
    Returned,
    Shown,
    TeamChanged,
    TurnBegan,
    TurnEnded,
)


class Pace(Enum):
    """How fast a table goes; the values are the words of the settings."""

    INSTANT = "instant"
    """No waiting at all."""
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
    STEP = "step"
    """As `NORMAL`; after each move that showed something the table waits to be told to go on."""


_COLUMNS: Final = {Pace.FAST: 0, Pace.NORMAL: 1, Pace.SLOW: 2, Pace.STEP: 1}

_EVENTS: Final[dict[type[Event], tuple[int, int, int]]] = {
    #             fast normal slow
    Dealt:       (60, 250, 450),
    Drafted:     (80, 350, 600),
    Drew:        (100, 400, 700),
    Returned:    (100, 400, 700),
    Presented:   (250, 1100, 1800),
    TurnBegan:   (40, 250, 500),
    Declared:    (250, 900, 1600),
    CoinsMoved:  (120, 500, 900),
    Allowed:     (0, 40, 100),
    Challenged:  (300, 1300, 2200),
    Blocked:     (250, 900, 1600),
    Shown:       (300, 1300, 2200),
    Opened:      (300, 1200, 2200),
    Lost:        (300, 1200, 2200),
    Exiled:      (200, 900, 1600),
    Failed:      (150, 600, 1100),
    BlockFailed: (150, 600, 1100),
    Decided:     (150, 600, 1100),
    TeamChanged: (150, 600, 1100),
    TurnEnded:   (0, 100, 300),
    GameOver:    (200, 800, 1400),
}  # fmt: skip

# The questions that go round the table are short: with ten seats there are nine at each claim.
_THOUGHTS: Final[dict[Phase, tuple[int, int, int]]] = {
    #                      fast normal slow
    Phase.ACTION:          (150, 900, 1800),
    Phase.CHALLENGE:       (20, 120, 350),
    Phase.BLOCK:           (40, 200, 500),
    Phase.CHALLENGE_BLOCK: (20, 120, 350),
    Phase.PROVE:           (150, 700, 1400),
    Phase.LOSE:            (120, 600, 1200),
    Phase.EXCHANGE:        (200, 1000, 2000),
    Phase.PRESENT:         (150, 700, 1400),
    Phase.DECIDE:          (150, 700, 1400),
    Phase.GIVE:            (150, 700, 1400),
    Phase.DRAFT:           (150, 700, 1400),
}  # fmt: skip


def event_time(pace: Pace, event: Event) -> int:
    """How long an event stands before the next one."""
    return 0 if pace is Pace.INSTANT else _EVENTS[type(event)][_COLUMNS[pace]]


def thinking_time(pace: Pace, phase: Phase) -> int:
    """How long a bot seems to think about a question of that kind."""
    return 0 if pace is Pace.INSTANT else _THOUGHTS[phase][_COLUMNS[pace]]


def shows_something(event: Event) -> bool:
    """Whether a move of this event alone is worth a stop in `Pace.STEP`."""
    return not isinstance(event, Allowed)
