"""Seats, pots and table: nothing overlaps, nothing is cut."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.elided_label import ElidedLabel
from coup_desktop.desk.metrics import LARGEST_SCALE, SMALLEST_SCALE
from coup_desktop.desk.oval import least, place
from coup_desktop.desk.table_view import TableView
from tests.desk.table_games import LONGEST, lay, rules

SIZES = ((690, 455), (690, 520), (760, 560), (960, 640), (1500, 900), (1280, 1000), (2900, 1900))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("teams", [False, True])
@pytest.mark.parametrize("own", [False, True])
def test_places_are_apart_and_on_the_table(
    qapp: object, size: tuple[int, int], teams: bool, own: bool
) -> None:
    fonts.load()
    for seats in range(3 if teams else 2, 11):
        found = place(*size, seats, own=own, teams=teams)
        assert len(found.seats) == seats
        for one, other in combinations((*found.seats, found.pots), 2):
            assert not one.intersects(other), (seats, one, other)
        for box in (*found.seats, found.pots):
            assert box.left() >= 0
            assert box.top() >= 0
            assert box.right() <= size[0]
            assert box.bottom() <= size[1]


@pytest.mark.parametrize("size", SIZES)
def test_places_go_round_clockwise_and_are_mirrored(qapp: object, size: tuple[int, int]) -> None:
    for seats in range(2, 11):
        found = place(*size, seats, own=True, teams=False).seats
        middle = size[0] / 2
        assert found[0].bottom() == max(box.bottom() for box in found)
        for number in range(1, (seats + 1) // 2):
            left, right = found[number], found[seats - number]
            assert left.center().x() < middle < right.center().x()
            assert abs(left.center().y() - right.center().y()) <= 1
            if number > 1:
                assert left.center().y() < found[number - 1].center().y()


def test_seats_grow_with_the_table(qapp: object) -> None:
    for seats in (2, 6, 10):
        scales = [
            place(*size, seats, own=True, teams=False).metrics.scale
            for size in ((690, 520), (960, 640), (1500, 900), (2900, 1900))
        ]
        assert scales == sorted(scales)
        assert scales[-1] > 2 * scales[0]
        assert SMALLEST_SCALE <= scales[0] < scales[-1] <= LARGEST_SCALE


@pytest.mark.parametrize("text", fonts.TEXT_SIZES)
@pytest.mark.parametrize("seats", range(2, 11))
def test_seats_fit_every_table_from_the_least_on(qapp: object, seats: int, text: int) -> None:
    fonts.load()
    fonts.choose_size(text)
    for own, teams in ((True, seats > 2), (False, False)):
        smallest = least(seats, own=own, teams=teams)
        for wider, higher in product((0, 7, 60, 300, 2400), (0, 3, 40, 200, 1200)):
            width, height = smallest.width() + wider, smallest.height() + higher
            found = place(width, height, seats, own=own, teams=teams)
            boxes = (*found.seats, found.pots)
            for box in boxes:
                assert QRectF(0, 0, width, height).contains(box), (width, height)
            for one, other in combinations(boxes, 2):
                assert not one.intersects(other), (width, height)


def test_ten_seats_with_teams_fit_where_they_must(qapp: object) -> None:
    fonts.load()
    for text, width, height, compact in (
        (100, 690, 455, False),  # 1024x700 with the chronicle
        (130, 890, 520, False),  # 1280x800 with the chronicle
        (100, 620, 280, True),  # 640x480, the chronicle folded away
    ):
        fonts.choose_size(text)
        assert place(width, height, 10, own=True, teams=True).metrics.compact == compact
    fonts.choose_size(100)
    smallest = least(10, own=True, teams=True)
    assert smallest.width() <= 620
    assert smallest.height() <= 280


def test_a_table_that_is_too_small_still_shows_every_seat(qapp: object) -> None:
    found = place(300, 200, 10, own=True, teams=True)
    assert len(found.seats) == 10


def leaves(widget: QWidget) -> list[QWidget]:
    """The visible parts of a seat that paint something."""
    found = [part for part in widget.findChildren(QWidget) if part.isVisible()]
    return [part for part in found if not part.findChildren(QWidget)]


def box_in(part: QWidget, table: QWidget) -> QRect:
    return QRect(part.mapTo(table, part.rect().topLeft()), part.size())


@pytest.mark.parametrize("size", [(690, 520), (960, 640), (1900, 1080)])
@pytest.mark.parametrize("teams", [False, True])
@pytest.mark.parametrize("seats", range(3, 11))
def test_the_parts_of_a_seat_neither_overlap_nor_stick_out(
    qtbot: QtBot, seats: int, teams: bool, size: tuple[int, int]
) -> None:
    table = TableView()
    qtbot.addWidget(table)
    names = tuple(f"{LONGEST[:18]}{number:02}" for number in range(seats))
    lay(table, rules(seats, teams=teams), names=names)
    table.resize(*size)
    table.show()
    for number in range(seats):
        seat = table.seat_view(number)
        seat.ui.column.activate()
        frame = seat.geometry()
        parts = leaves(seat)
        assert len(parts) >= 7
        for part in parts:
            assert frame.contains(box_in(part, table)), (number, part)
            assert part.width() >= part.minimumSizeHint().width(), (number, part)
            assert part.height() >= min(part.minimumSizeHint().height(), 16), (number, part)
        for one, other in combinations(parts, 2):
            shared = box_in(one, table).intersected(box_in(other, table))
            assert shared.isEmpty(), (number, one, other, shared)


@pytest.mark.parametrize("seats", [2, 6, 10])
def test_words_are_whole_or_told_in_a_tooltip(qtbot: QtBot, seats: int) -> None:
    table = TableView()
    qtbot.addWidget(table)
    lay(table, rules(seats), names=(LONGEST, *"ABCDEFGHI"[: seats - 1]))
    table.resize(690, 520)
    table.show()
    long, short = table.seat_view(0), table.seat_view(1)
    begin, cut, end = long.ui.name.shown_text().partition("…")
    assert (cut, LONGEST[: len(begin)], LONGEST[-len(end) :]) == ("…", begin, end)
    assert len(end) > 2
    assert long.ui.name.tip() == LONGEST
    assert LONGEST in long.accessibleName()
    assert short.ui.name.shown_text() == "A"
    assert short.ui.name.tip() == ""


def test_the_names_of_the_bots_are_whole_on_the_smallest_table(qtbot: QtBot) -> None:
    table = TableView()
    qtbot.addWidget(table)
    lay(table, rules(10))
    table.resize(700, 340)
    table.show()
    views = [table.seat_view(seat) for seat in range(10)]
    assert [view.ui.name.shown_text() for view in views] == [view.sitter.name for view in views]


@pytest.mark.parametrize("teams", [False, True])
@pytest.mark.parametrize("seats", range(3, 11))
def test_no_status_is_cut_at_the_smallest_size(qtbot: QtBot, seats: int, teams: bool) -> None:
    table = TableView()
    qtbot.addWidget(table)
    lay(table, rules(seats, teams=teams))
    table.resize(690, 520)
    table.show()
    for number in range(seats):
        table.set_waiting(number)
        seat = table.seat_view(number)
        seat.ui.column.activate()
        for label in seat.findChildren(ElidedLabel):
            assert label.shown_text() == label.text()
    captions = table.ui.pots.findChildren(QLabel)
    for caption in captions:
        if caption.isVisible() and caption.text():
            assert caption.fontMetrics().horizontalAdvance(caption.text()) <= caption.width()
