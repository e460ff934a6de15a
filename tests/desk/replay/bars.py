"""Bars that lead through a recorded game, for tests of the bar alone."""

from collections.abc import Sequence

from coup_desktop.desk.replay.bar import Place, ReplayBar, Takeover
from coup_desktop.desk.replay.eyes import EVERYBODYS, NOBODYS, Eyes
from tests.desk.table_games import LONGEST, NAMES

LONG_LINE = f"{LONGEST} claims the Inquisitor to have {LONGEST[:18]}02 replace a card of the hand."


def replay_bar(
    names: Sequence[str] = (LONGEST, *NAMES[1:]), told: str = LONG_LINE, *, over: bool = True
) -> ReplayBar:
    """In the middle of a long game with long names."""
    bar = ReplayBar()
    bar.set_table(names, (1, 300), story=over)
    eyes = [(Eyes(seat), name, True) for seat, name in enumerate(names)]
    chosen = EVERYBODYS if over else NOBODYS
    bar.set_eyes([(EVERYBODYS, "Everybody’s", over), (NOBODYS, "Nobody’s", True), *eyes], chosen)
    turn = bar.turn_words(128, 300, names[0])
    bar.show_place(Place(told, turn, 128, at_start=False, at_end=False))
    bar.set_takeover(Takeover(dict(enumerate(names))))
    return bar
