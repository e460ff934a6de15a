"""Tables on which something moves: how far it has come, and what it is."""

from coup_desktop.desk.motion.acts import CardMove
from coup_desktop.desk.motion.scenery import Scenery
from coup_desktop.desk.motion.stage import Stage
from coup_desktop.desk.table_view import TableView
from coup_desktop.engine import events as ev
from coup_desktop.engine.events import TREASURY, Transfer
from coup_desktop.engine.ruleset import Ruleset

GAIN = ev.CoinsMoved(TREASURY, 1, 3, Transfer.GAIN)
RULESETS = (
    Ruleset.make("official", 4, ["inquisitor", "factions"]),
    Ruleset.make("official", 2, ["draft"]),
    Ruleset.make("city-state", 8, ["inquisitor", "diplomat", "factions"]),
    Ruleset.make("coup-x", 10, ["inspector", "teams"]),
)


def stage_of(table: TableView) -> Stage:
    return table._motion.stage


def go_to(table: TableView, part: float) -> None:
    """Let that part of the motion's time have passed."""
    time = stage_of(table)._time
    time.setCurrentTime(round(part * time.duration()))


def scenery_of(table: TableView) -> Scenery:
    assert table._motion._planner is not None
    return table._motion._planner._scenery


def card_moves(table: TableView) -> list[CardMove]:
    return [act for act in stage_of(table).acts if isinstance(act, CardMove)]
