"""What moves ends where the table says, whatever comes between."""

import random

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.desk import theme
from coup_desktop.desk.motion.acts import Fade, Flight, Follow, Ring
from coup_desktop.desk.motion.director import LONGEST, PART
from coup_desktop.desk.motion.marks import Mark, Shade
from coup_desktop.desk.table_view import TableView
from coup_desktop.engine import events as ev
from coup_desktop.engine.cast import CAPTAIN, CONTESSA, DUKE, STEAL, TAX, Character
from coup_desktop.engine.events import Cause, Event
from coup_desktop.engine.moves import Kind, move
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import before_deal
from coup_desktop.table.pace import Pace, event_time
from tests.desk.motion_tables import GAIN, RULESETS, go_to, stage_of
from tests.desk.table_games import lay, random_events, rules, start


def displayed(table: TableView) -> list[object]:
    """All that the eye sees of coins and cards."""
    seen: list[object] = []
    for seat in table._seats:
        pile = seat.ui.coins
        seen.append((pile.ui.number.text(), pile.heap.lying()))
        for card in seat.cards:
            face = card.face
            seen.append((face.isPresent(), face.shows_face() and face.getCharacter()))
            seen.append((face.isLost(), face._veil.name))
        seen.append((seat.drawn._cards, seat.drawn._arriving, seat.status()))
    pots = table.ui.pots
    captions = (pots.ui.courtCaption, pots.ui.treasuryCaption, pots.ui.reserveCaption)
    seen += [caption.text() for caption in captions]
    seen += [pots.court.getCards(), pots.treasury.lying(), pots.reserve.lying()]
    return seen


def truth(table: TableView, other: TableView) -> list[object]:
    """The same for a table that was told at once how things are."""
    assert table._state is not None
    other._state = table._state
    other._refresh()
    return displayed(other)


@pytest.mark.parametrize("reduced", [False, True], ids=["travel", "fades"])
@pytest.mark.parametrize("pace", list(Pace), ids=lambda pace: pace.value)
@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda r: f"{r.preset.word}-{r.seats}")
def test_a_game_ends_up_as_it_is_whatever_comes_between(
    table: TableView, qtbot: QtBot, ruleset: Ruleset, pace: Pace, reduced: bool
) -> None:
    chance = random.Random(f"{pace}{reduced}")
    other = TableView()
    qtbot.addWidget(other)
    game = start(ruleset, 5)
    for each in (table, other):
        lay(each, ruleset)
    other.show_view(game.view(0))
    table.show_view(before_deal(game.view(0)))
    table.set_reduced_motion(reduced)
    table.show()
    moved = 0
    for event in game.view(0).history:
        table.apply(event, event_time(pace, event))
        go_to(table, chance.random())
    stage_of(table).finish()
    assert displayed(table) == displayed(other), "dealt"
    for events in random_events(game, 5):
        for event in events:
            table.apply(event.seen_by(0), event_time(pace, event))
            moved += bool(stage_of(table).acts)
            match chance.randrange(12):
                case 0:
                    table.resize(960 + chance.randrange(200), 640)
                    assert not stage_of(table).acts
                case 1:
                    table.set_waiting(chance.randrange(ruleset.seats))
                case 2 | 3 | 4:
                    go_to(table, chance.random())
                case 5:
                    go_to(table, 1)
                    assert not stage_of(table).acts
                case 6:
                    table.hush()
        table.show_view(game.view(0))
        assert not stage_of(table).acts, "what a human is asked is not waited for"
        assert displayed(table) == truth(table, other)
    assert bool(moved) == (pace is not Pace.INSTANT)


def test_a_new_game_in_the_middle_of_a_motion(laid: TableView) -> None:
    laid.apply(GAIN, 500)
    go_to(laid, 0.5)
    lay(laid, rules(5))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not stage_of(laid).acts
    laid.show_view(start(rules(5), 1).view(0))
    laid.apply(GAIN, 500)
    go_to(laid, 1)
    assert laid.seat_view(1).ui.coins.ui.number.text() == "5"


@pytest.mark.parametrize("what", ["hide", "palette", "language", "reduced", "past"])
def test_motion_ends_when_what_it_moves_over_changes(
    laid: TableView, qapp: QApplication, what: str
) -> None:
    laid.apply(GAIN, 500)
    assert stage_of(laid).acts
    if what == "hide":
        laid.hide()
    elif what == "palette":
        laid.setPalette(theme.palette(theme.DARK))
        laid.setPalette(QPalette())
    elif what == "language":
        QApplication.sendEvent(laid, QEvent(QEvent.Type.LanguageChange))
    elif what == "reduced":
        laid.set_reduced_motion(True)
    else:
        assert laid._state is not None
        laid.show_past(laid._state)
    assert not stage_of(laid).acts
    assert laid.seat_view(1).ui.coins.heap.lying() == 5


def test_the_next_event_ends_the_motion_of_the_last(laid: TableView) -> None:
    laid.apply(GAIN, 500)
    laid.apply(ev.TurnBegan(1, 2), 500)
    assert laid.seat_view(1).ui.coins.heap.lying() == 5
    assert [type(act) for act in stage_of(laid).acts] == [Flight], "the marker of the turn"


def test_nothing_moves_without_time_or_where_nobody_looks(laid: TableView) -> None:
    laid.apply(GAIN)
    assert not stage_of(laid).acts
    laid.hide()
    laid.apply(GAIN, 500)
    assert not stage_of(laid).acts
    assert laid.seat_view(1).ui.coins.heap.lying() == 8


@pytest.mark.parametrize("pace", [Pace.FAST, Pace.NORMAL, Pace.SLOW, Pace.STEP])
def test_motion_takes_a_part_of_the_time_never_all(laid: TableView, pace: Pace) -> None:
    for event in (GAIN, ev.Lost(2, DUKE, Cause.COUP), ev.Shown(1, (CAPTAIN,))):
        time = event_time(pace, event)
        laid.apply(event, time)
        duration = stage_of(laid)._time.duration()
        assert stage_of(laid).acts
        assert duration == min(LONGEST, round(PART * time)) < time
        assert max(act.end for act in stage_of(laid).acts) <= 1


# Each event, also where motion is reduced.


def every_event(view_history: tuple[Event, ...]) -> list[Event]:
    tax, steal = move(Kind.ACTION, TAX, DUKE), move(Kind.ACTION, STEAL, CAPTAIN, 2)
    return [
        *view_history,
        ev.TurnBegan(1, 2),
        ev.Declared(1, steal),
        ev.Challenged(2, 1, tax),
        ev.Shown(1, (DUKE,)),
        ev.Returned(1, (DUKE,), 1, None, Cause.PROOF),
        ev.Drew(1, (), 1, (1,), Cause.PROOF),
        ev.Drew(1, (), 2, (1,), Cause.EXCHANGE),
        ev.Returned(1, (), 2, (1,), Cause.EXCHANGE),
        ev.Presented(1, (), 1, (2,), 2),
        ev.Decided(2, 1, replaced=True),
        ev.Blocked(2, move(Kind.BLOCK, claim=DUKE)),
        ev.BlockFailed(2, move(Kind.BLOCK, claim=DUKE)),
        ev.Failed(1, tax, Cause.BLOCK),
        GAIN,
        ev.Lost(2, DUKE, Cause.COUP),
        ev.Lost(2, DUKE, Cause.COUP),
        ev.Exiled(2),
        ev.TurnEnded(1, 2),
        ev.GameOver(0),
    ]


def test_reduced_motion_travels_nowhere(table: TableView) -> None:
    game = start(rules(3), 1)
    lay(table, rules(3))
    table.show()
    table.set_reduced_motion(True)
    faded = 0
    for event in every_event(game.view(0).history):
        table.apply(event, 1000)
        for act in stage_of(table).acts:
            assert isinstance(act, Fade | Ring | Follow | Mark | Shade), event
            assert act.box(0) == act.box(0.3) == act.box(1)
            faded += isinstance(act, Fade)
    assert faded > 10
    stage_of(table).finish()


def test_every_event_has_a_movement_but_those_that_change_nothing(table: TableView) -> None:
    game = start(rules(3), 1)
    lay(table, rules(3))
    table.show()
    still = set()
    for event in every_event(game.view(0).history):
        table.apply(event, 1000)
        if not stage_of(table).acts:
            still.add(type(event))
    assert still == {ev.TurnEnded}


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize(
    "event", [ev.TeamChanged(1, 1), ev.Shown(1, (DUKE,)), ev.TurnBegan(1, 2), ev.Exiled(1)]
)
def test_a_hand_that_was_peeked_at_does_not_fade_out(
    table: TableView, event: ev.Event, reduced: bool
) -> None:
    def seen(hand: tuple[Character, Character]) -> QImage:
        lay(table, rules(4, teams=True), None, people=2)
        table.set_reduced_motion(reduced)
        table.show_view(start(rules(4, teams=True), 1).view(None))
        table.show()
        table.apply(ev.Shown(1, (DUKE,)))
        table.show_hand(1, hand)
        table.apply(event, 800)
        table.hide_hand(1)
        go_to(table, 0.1)
        return table.grab().toImage()

    assert seen((DUKE, CONTESSA)) == seen((DUKE, CAPTAIN))
