"""Coins on their way: from pile to pile, and counted when they land."""

from coup_desktop.desk.motion.acts import Flight
from coup_desktop.desk.table_view import TableView
from coup_desktop.engine import events as ev
from coup_desktop.engine.events import TREASURY, Transfer
from coup_desktop.engine.ruleset import Ruleset
from tests.desk.motion_tables import GAIN, go_to, scenery_of, stage_of
from tests.desk.table_games import lay, start


def test_coins_leave_at_once_and_count_when_they_land(laid: TableView) -> None:
    laid.apply(GAIN, 1000)
    pile, pots = laid.seat_view(1).ui.coins, laid.ui.pots
    assert pots.treasury.lying() == 50 - 6 - 3
    assert pots.ui.treasuryCaption.text().endswith("41")
    assert (pile.heap.lying(), pile.ui.number.text()) == (2, "2")
    assert [type(act) for act in stage_of(laid).acts] == [Flight] * 3
    seen = set()
    for step in range(101):
        go_to(laid, step / 100)
        flying = len(stage_of(laid).acts)
        assert pile.heap.lying() + flying == 5
        assert pile.ui.number.text() == str(pile.heap.lying())
        seen.add(flying)
    assert seen == {0, 1, 2, 3}


def test_coins_fly_from_pile_to_pile_on_an_arc(laid: TableView) -> None:
    laid.apply(ev.CoinsMoved(2, 1, 2, Transfer.STEAL), 1000)
    scenery = scenery_of(laid)
    first = stage_of(laid).acts[0]
    assert isinstance(first, Flight)
    start_at, middle, goal = (first.place(at) for at in (0, first.end / 2, first.end))
    assert scenery.box(scenery.heap(2)).contains(start_at.center().toPoint())
    assert scenery.box(scenery.heap(1)).contains(goal.center().toPoint())
    assert middle.center().y() < (start_at.center().y() + goal.center().y()) / 2 - 10
    laid.hide()


def test_many_coins_fly_as_few(laid: TableView) -> None:
    laid.apply(ev.CoinsMoved(TREASURY, 1, 31, Transfer.GAIN), 1000)
    assert len(stage_of(laid).acts) == 12
    assert laid.seat_view(1).ui.coins.heap.lying() == 2
    go_to(laid, 1)
    assert laid.seat_view(1).ui.coins.heap.lying() == 33


def test_a_treasury_without_end_stays_as_it_is(table: TableView) -> None:
    ruleset = Ruleset.make("city-state", 4)
    lay(table, ruleset)
    table.show_view(start(ruleset, 1).view(0))
    table.show()
    heap = table.ui.pots.treasury
    before = heap.lying()
    assert table.ui.pots.ui.treasuryCaption.text() == "Treasury", "no number: it never runs out"
    table.apply(ev.CoinsMoved(1, TREASURY, 1, Transfer.COST), 500)
    assert stage_of(table).acts
    assert heap.lying() == before
