"""The stage of what moves: what it costs, and what is told meanwhile."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QRegion

from coup_desktop.desk.table_view import TableView
from coup_desktop.engine import events as ev
from coup_desktop.engine.cast import DUKE, TAX
from coup_desktop.engine.events import TREASURY, Transfer
from coup_desktop.engine.moves import Kind, move
from tests.desk.motion_tables import GAIN, go_to, stage_of


def test_only_what_moves_is_painted(laid: TableView, monkeypatch: pytest.MonkeyPatch) -> None:
    laid.apply(GAIN, 1000)
    stage = stage_of(laid)
    painted: list[QRegion] = []
    monkeypatch.setattr(stage, "update", painted.append)
    coin = laid.ui.pots.treasury.getDiameter() + 6
    for step in range(1, 100):
        painted.clear()
        go_to(laid, step / 100)
        (region,) = painted
        area = sum(rect.width() * rect.height() for rect in region)  # type: ignore[attr-defined]
        assert area <= 2 * 3 * coin * coin


def test_a_longer_motion_begins_at_its_beginning(laid: TableView) -> None:
    """What ended before it left the time at its end, which is early in a longer one."""
    laid.apply(ev.TurnBegan(2, 2), 400)
    go_to(laid, 1)
    laid.apply(GAIN, 500)
    assert len(stage_of(laid).acts) == 3, "none has ended yet"
    assert stage_of(laid)._at == 0


def test_the_stage_takes_no_click_and_says_nothing(laid: TableView) -> None:
    laid.apply(GAIN, 1000)
    stage = stage_of(laid)
    card = laid.seat_view(1).cards[0].face
    spot = card.mapTo(laid, card.rect().center())
    assert laid.childAt(spot) is not stage
    assert stage.geometry() == laid.rect()
    assert stage.focusPolicy() is Qt.FocusPolicy.NoFocus
    told = QAccessible.queryAccessibleInterface(laid)
    heard = [told.child(number).object() for number in range(told.childCount())]
    assert laid.seat_view(1) in heard
    assert stage not in heard


def test_what_is_heard_is_the_end(laid: TableView) -> None:
    laid.apply(GAIN, 1000)
    number = laid.seat_view(1).ui.coins.ui.number
    assert number.text() == "2"
    assert number.accessibleName() == "5 coins"
    assert "5 coins" in laid.seat_view(1).accessibleName()
    caption = laid.ui.pots.ui.treasuryCaption
    laid.apply(ev.CoinsMoved(1, TREASURY, 3, Transfer.COST), 1000)
    assert caption.text().endswith("41")
    assert "44" in caption.accessibleName()


def test_what_moves_lies_over_the_seats_and_below_the_words(laid: TableView) -> None:
    laid.apply(ev.Declared(1, move(Kind.ACTION, TAX, DUKE)), 1000)
    above = [child for child in laid.children() if child.isWidgetType()]
    stage = above.index(stage_of(laid))
    assert all(above.index(laid.seat_view(seat)) < stage for seat in range(3))
    assert above.index(laid._speech.bubbles[1]) > stage


def test_motion_is_seen(laid: TableView) -> None:
    """A coin on its way is painted where it is, and leaves nothing behind."""
    before = laid.grab().toImage()
    laid.apply(ev.CoinsMoved(2, 1, 1, Transfer.STEAL), 1000)
    go_to(laid, 0.5)
    flight = stage_of(laid).acts[0]
    box = flight.box(0.5)
    middle = box.center()
    assert laid.grab(QRect(middle, QPoint(middle.x() + 1, middle.y() + 1))).toImage() != (
        before.copy(QRect(middle, QPoint(middle.x() + 1, middle.y() + 1)))
    )
    go_to(laid, 1)
    assert laid.grab(box).toImage() == before.copy(box)
