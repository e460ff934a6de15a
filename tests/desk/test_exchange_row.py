"""The cards of an exchange: all of them whole, side by side, and told to nobody but their owner."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.faces import NAME_FROM
from coup_desktop.desk.seat_view import SeatView
from coup_desktop.desk.table_view import TableView
from coup_desktop.engine import events as ev
from coup_desktop.engine.cast import (
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CHARACTERS,
    CONTESSA,
    DUKE,
    Character,
)
from coup_desktop.engine.events import Cause
from tests.desk.geometry import faults
from tests.desk.table_games import lay, rules, start
from tests.desk.test_table_view import accessible_texts

SIZES = ((692, 330), (716, 450), (935, 595), (1500, 850))
TABLES = ((3, False), (6, True), (10, False))
DRAWN = (ASSASSIN, CONTESSA)


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    table = TableView()
    qtbot.addWidget(table)
    table.resize(935, 595)
    return table


def draw(table: TableView, seat: int, count: int, *, lost: bool = False, own: bool = True) -> None:
    """Let a seat draw, that has perhaps lost an influence before."""
    if lost:
        table.apply(ev.Lost(seat, DUKE, Cause.COUP))
    cards = DRAWN[:count] if own else ()
    table.apply(ev.Drew(seat, cards, count, (seat,), Cause.EXCHANGE))


def places(seat: SeatView) -> list[QRect]:
    """Where each card of a seat's row is, in the seat."""
    size = seat.drawn.spots()[0]
    height = seat.ui.first.getCardHeight()
    corner = seat.drawn.geometry().topLeft()
    drawn = []
    for spot in seat.drawn.spots():
        card = QRect(0, 0, round(height * 5 / 7), round(height))
        card.moveCenter((spot + corner.toPointF()).toPoint())
        drawn.append(card)
    assert size.y() > 0
    return [*drawn, *(card.geometry() for card in seat.cards)]


@pytest.mark.parametrize("lost", [False, True], ids=["whole", "lost"])
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("percent", [100, 130])
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_all_cards_lie_side_by_side(
    table: TableView, qapp: QApplication, seats: int, teams: bool, percent: int, count: int,
    lost: bool,
) -> None:  # fmt: skip
    fonts.choose_size(percent)
    ruleset = rules(seats, teams=teams)
    lay(table, ruleset, people=1)
    table.show_view(start(ruleset, 1).view(0))
    assert table._state is not None
    table._state.seats[0].hand = (DUKE, AMBASSADOR)
    table.show()
    draw(table, 0, count, lost=lost)
    draw(table, 1, count, lost=lost, own=False)
    for size in (*SIZES, SIZES[0]):
        table.resize(*size)
        for seat in (table.seat_view(0), table.seat_view(1)):
            laid = places(seat)
            assert len(laid) == count + 2
            inner = seat.rect().adjusted(2, 2, -2, -2)
            assert all(inner.contains(place) for place in laid)
            assert not [1 for a in laid for b in laid if a is not b and a.intersects(b)]
            taken = [seat.ui.portrait, seat.ui.coins]
            parts = [QRect(p.mapTo(seat, p.rect().topLeft()), p.size()) for p in taken]
            assert not [1 for a in laid for b in parts if a.intersects(b)]
        assert faults(table) == []
    fonts.choose_size(100)


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("size", SIZES)
def test_own_cards_bear_their_names_in_an_exchange(
    table: TableView, size: tuple[int, int], count: int
) -> None:
    table.resize(*size)
    lay(table, rules(3))
    table.show_view(start(rules(3), 1).view(0))
    table.show()
    draw(table, 0, count)
    assert table.seat_view(0).ui.first.getCardHeight() >= NAME_FROM


def test_the_row_is_gone_when_the_cards_are(table: TableView) -> None:
    lay(table, rules(3))
    table.show_view(start(rules(3), 1).view(0))
    table.show()
    seat = table.seat_view(0)
    before = [seat.size(), *(card.geometry() for card in seat.cards), seat.ui.name.geometry()]
    table.apply(ev.Drew(0, DRAWN, 2, (0,), Cause.EXCHANGE))
    assert not seat.ui.name.isVisible()
    assert seat.drawn.tip()
    table.apply(ev.Returned(0, DRAWN, 2, (0,), Cause.EXCHANGE))
    after = [seat.size(), *(card.geometry() for card in seat.cards), seat.ui.name.geometry()]
    assert after == before
    assert seat.ui.name.isVisible()
    assert not seat.drawn.isVisible()


def test_what_lies_over_a_seat_follows_its_cards(table: TableView, qapp: QApplication) -> None:
    lay(table, rules(3), viewpoint=None, people=2)
    table.show_view(start(rules(3), 1).view(None))
    table.set_peekable(frozenset({1}))
    table.show()
    for size in SIZES:
        table.resize(*size)
        qapp.sendPostedEvents()
        seat = table.seat_view(1)
        card = seat.ui.first
        first = QRect(card.mapTo(seat, card.rect().topLeft()), card.size())
        assert first.toRectF().center() == seat.target._card.center()


def test_a_peek_shows_drawn_cards_to_the_eyes_alone(table: TableView) -> None:
    lay(table, rules(3), viewpoint=None, people=2)
    table.show_view(start(rules(3), 1).view(None))
    table.show()
    draw(table, 1, 2, own=False)
    seat = table.seat_view(1)
    told = sorted(accessible_texts(table).split())

    def seen() -> list[str]:
        return [card.word for card in seat.drawn._cards]

    def words(cards: tuple[Character, ...]) -> list[str]:
        return [CHARACTERS[card].word for card in cards]

    table.show_hand(1, (CAPTAIN, DUKE), DRAWN)
    assert seen() == words(DRAWN)
    assert not set(accessible_texts(table).split()) - set(told)
    assert seat.drawn.tip() == ""
    table.hide_hand(1)
    assert seen() == ["", ""]
    table.show_hand(1, (CAPTAIN, DUKE), DRAWN)
    table.apply(ev.Returned(1, (), 2, (1,), Cause.EXCHANGE))
    table.apply(ev.Drew(1, (), 2, (1,), Cause.EXCHANGE))
    assert seen() == ["", ""], "a peek is over when what is drawn changes"


@pytest.mark.parametrize("lost", [False, True], ids=["whole", "lost"])
@pytest.mark.parametrize("percent", [100, 130])
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_who_is_asked_at_a_shared_table_sees_all_cards_named(
    table: TableView, seats: int, teams: bool, percent: int, lost: bool
) -> None:
    fonts.choose_size(percent)
    ruleset = rules(seats, teams=teams)
    lay(table, ruleset, viewpoint=None, people=2)
    table.show_view(start(ruleset, 1).view(None))
    table.show()
    seat = table.seat_view(1)
    homes = []
    for size in SIZES:
        table.resize(*size)
        homes.append(seat.geometry())
    draw(table, 1, 2, lost=lost, own=False)
    hand = (CAPTAIN,) if lost else (CAPTAIN, DUKE)
    for size, home in zip(SIZES, homes, strict=True):
        table.resize(*size)
        table.show_hand(1, hand, DRAWN)
        assert table.rect().contains(seat.geometry())
        assert seat.geometry().intersects(home)
        assert seat.ui.first.getCardHeight() >= NAME_FROM
        laid = places(seat)
        assert len(laid) == 4
        assert all(seat.rect().adjusted(2, 2, -2, -2).contains(place) for place in laid)
        assert not [1 for a in laid for b in laid if a is not b and a.intersects(b)]
        chosen = sorted(laid[: 4 - lost], key=lambda place: place.left())
        assert chosen[-2:] == laid[:2], "the drawn cards lie on the right of the hand"
        assert faults(seat) == []
        assert not any(
            other.isAncestorOf(part)
            for place in laid
            if (part := table.childAt(seat.geometry().topLeft() + place.center()))
            for other in (*(table.seat_view(n) for n in range(seats) if n != 1), table.ui.pots)
        ), "nothing lies over them"
        table.hide_hand(1)
        assert seat.geometry() == home
    fonts.choose_size(100)


def test_the_eye_keeps_its_place_while_it_is_held(table: TableView) -> None:
    lay(table, rules(3), viewpoint=None, people=2)
    table.show_view(start(rules(3), 1).view(None))
    table.set_peekable(frozenset({1}))
    table.show()
    draw(table, 1, 2, own=False)
    seat = table.seat_view(1)
    before = (seat.geometry(), seat.peek.geometry())
    table.peek_pressed.connect(lambda number: table.show_hand(number, (CAPTAIN, DUKE), DRAWN))
    table.peek_released.connect(table.hide_hand)
    seat.peek.pressed.emit()
    assert seat.ui.first.face.isFaceUp()
    assert (seat.geometry(), seat.peek.geometry(), seat.peek.isVisible()) == (*before, True)
    seat.peek.released.emit()
    assert not seat.is_spread()
    table.show_hand(1, (CAPTAIN, DUKE), DRAWN)
    assert seat.is_spread()
    assert not seat.peek.isVisible()
    table.hide_hand(1)
    assert seat.peek.isVisible()


def test_drawn_cards_lie_at_once_as_the_view_has_them(table: TableView) -> None:
    lay(table, rules(3))
    table.show_view(start(rules(3), 1).view(0))
    table.apply(ev.Drew(0, (CONTESSA, ASSASSIN), 2, (0,), Cause.EXCHANGE))
    words = [card.word for card in table.seat_view(0).drawn._cards]
    assert words == [CHARACTERS[card].word for card in sorted((CONTESSA, ASSASSIN))]


def test_the_team_is_seen_during_an_exchange(table: TableView) -> None:
    ruleset = rules(6, teams=True)
    lay(table, ruleset)
    table.show_view(start(ruleset, 1).view(0))
    table.show()
    seat = table.seat_view(0)
    assert (seat.ui.team.isVisible(), seat.ui.portrait.getTeam()) == (True, "")
    draw(table, 0, 2)
    assert not seat.ui.team.isVisible()
    assert seat.ui.portrait.getTeam()
