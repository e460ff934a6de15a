"""How long a table shows each thing, in milliseconds.

The times depend on the pace, on the kind of thing, and, so that nobody answers like a clock, on
chance that everybody could draw: never on cards, nor on how long a bot really thought. That passes
under the pause: a bot that searches has a time for each kind of question, which its pause is never
shorter than, and its search never longer. So time tells a player nothing.
"""

from enum import Enum
from typing import Final

from coup_desktop.bots.stream import mixed
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
from coup_desktop.engine.rng import SplitMix64


class Pace(Enum):
    """How fast a table goes; the values are the words of the settings."""

    INSTANT = "instant"
    """No waiting, but for bots that search."""
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
    STEP = "step"
    """As `NORMAL`; after each move that showed something the table waits to be told to go on."""


QUICKEST: Final = 0.5
_PARTS: Final = 1000
_TEMPO: Final = 0x7E390
"""Keeps these numbers apart from others of the same seed."""

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

# What a search may take of the window's time, at every pace. A table of ten lets a claim pass in
# little more than a second; compiled searches are cut short by none of these.
_SEARCHES: Final[dict[Phase, int]] = {
    Phase.ACTION: 400,
    Phase.CHALLENGE: 120,
    Phase.BLOCK: 200,
    Phase.CHALLENGE_BLOCK: 120,
    Phase.PROVE: 100,
    Phase.LOSE: 250,
    Phase.EXCHANGE: 400,
    Phase.PRESENT: 250,
    Phase.DECIDE: 250,
    Phase.GIVE: 250,
    Phase.DRAFT: 100,
}


def event_time(pace: Pace, event: Event) -> int:
    """How long an event stands before the next one."""
    return 0 if pace is Pace.INSTANT else _EVENTS[type(event)][_COLUMNS[pace]]


def thinking_time(pace: Pace, phase: Phase, tempo: float = 1.0, least: int = 0) -> int:
    """How long a bot seems to think about a question of that kind.

    Args:
        pace: the table's.
        phase: the kind of question.
        tempo: see `tempo`.
        least: what it takes at every pace; for one that searches its `search_time`.
    """
    usual = 0 if pace is Pace.INSTANT else round(_THOUGHTS[phase][_COLUMNS[pace]] * tempo)
    return max(usual, least)


def search_time(phase: Phase) -> int:
    """How long a bot that searches takes for a question of that kind, and never longer."""
    return _SEARCHES[phase]


def tempo(seed: int, happened: int) -> float:
    """How much longer or shorter than usual a seat seems to think.

    Args:
        seed: the table's.
        happened: how many events there were before; everybody at the table can count them.

    Returns:
        `QUICKEST` to `2 - QUICKEST`, each as likely as another, 1 on the average.
    """
    part = SplitMix64(mixed(seed, _TEMPO, happened)).below(_PARTS + 1) / _PARTS
    return QUICKEST + 2 * (1 - QUICKEST) * part


def shows_something(event: Event) -> bool:
    """Whether a move of this event alone is worth a stop in `Pace.STEP`."""
    return not isinstance(event, Allowed)
