"""The dialog in which people and bots change their seats."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.dialogs.change_seats import ChangeSeatsDialog, Company

NAMES = ("Ann", "Orsola", "Lia", "Corvino")
FACES = ("crest-1", "orsola", "lia", "corvino")


def company(*, running: bool = False) -> Company:
    return Company(NAMES, FACES, running)


@pytest.fixture
def dialog(qtbot: QtBot) -> ChangeSeatsDialog:
    fonts.load()
    made = ChangeSeatsDialog(company(), seed=5)
    qtbot.addWidget(made)
    made.show()
    return made


def texts(dialog: ChangeSeatsDialog) -> list[str]:
    return [dialog.ui.seats.item(row).text() for row in range(dialog.ui.seats.count())]


def test_the_seats_are_numbered_clockwise(dialog: ChangeSeatsDialog) -> None:
    assert texts(dialog) == ["1  Ann", "2  Orsola", "3  Lia", "4  Corvino"]
    assert dialog.order == (0, 1, 2, 3)
    spoken = dialog.ui.seats.item(2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Seat 3: Lia"


def test_by_the_keyboard(dialog: ChangeSeatsDialog) -> None:
    seats, control = dialog.ui.seats, Qt.KeyboardModifier.ControlModifier
    assert seats.hasFocus()
    QTest.keyClick(seats, Qt.Key.Key_Down, control)
    QTest.keyClick(seats, Qt.Key.Key_Down, control)
    assert dialog.order == (1, 2, 0, 3)
    assert seats.currentRow() == 2
    QTest.keyClick(seats, Qt.Key.Key_Up, control)
    assert dialog.order == (1, 0, 2, 3)
    assert texts(dialog)[1] == "2  Ann"


def test_by_the_mouse(dialog: ChangeSeatsDialog) -> None:
    ui, left = dialog.ui, Qt.MouseButton.LeftButton
    assert not ui.up.isEnabled()
    ui.seats.setCurrentRow(3)
    assert not ui.down.isEnabled()
    for _ in range(3):
        QTest.mouseClick(ui.up, left)
    assert dialog.order == (3, 0, 1, 2)
    assert not ui.up.isEnabled()
    assert ui.down.isEnabled()
    dialog.move_seat(-1)  # there is none above
    assert dialog.order == (3, 0, 1, 2)


def test_the_keyboard_does_not_stay_on_a_closed_way(dialog: ChangeSeatsDialog) -> None:
    ui = dialog.ui
    ui.down.setFocus()
    for _ in range(3):
        QTest.keyClick(ui.down, Qt.Key.Key_Space)
    assert dialog.order == (1, 2, 3, 0)
    assert not ui.down.isEnabled()
    assert ui.seats.hasFocus()


def test_dragged(dialog: ChangeSeatsDialog) -> None:
    """As dropping a line does it: the numbers and the ways follow."""
    model = dialog.ui.seats.model()
    assert model.moveRow(QModelIndex(), 0, QModelIndex(), 4)
    assert dialog.order == (1, 2, 3, 0)
    assert texts(dialog) == ["1  Orsola", "2  Lia", "3  Corvino", "4  Ann"]


def test_by_lot(dialog: ChangeSeatsDialog) -> None:
    found = set()
    for _ in range(300):
        dialog.draw_lots()
        assert sorted(dialog.order) == [0, 1, 2, 3]
        found.add(dialog.order)
    assert len(found) == 24  # every order comes
    assert texts(dialog)[0].startswith("1  ")


def test_the_same_lot_twice(qtbot: QtBot) -> None:
    fonts.load()
    orders = []
    for _ in range(2):
        made = ChangeSeatsDialog(company(), seed=9)
        qtbot.addWidget(made)
        made.draw_lots()
        orders.append(made.order)
    assert orders[0] == orders[1]


def test_what_is_meant(qtbot: QtBot, dialog: ChangeSeatsDialog) -> None:
    other = ChangeSeatsDialog(company(running=True))
    qtbot.addWidget(other)
    assert dialog.ui.about.text() != other.ui.about.text()
