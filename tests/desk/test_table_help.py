"""Help under the pointer covers nothing that is asked."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk.table_help import HelpTip
from coup_desktop.desk.table_view import TableView
from coup_desktop.engine.events import TREASURY, CoinsMoved, Transfer
from tests.desk.table_games import lay, rules, start


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableView]:
    made = TableView()
    qtbot.addWidget(made)
    made.resize(950, 600)
    ruleset = rules(4)
    lay(made, ruleset)
    made.show_view(start(ruleset, seed=3).view(0))
    made.show()
    yield made
    for tip in shown():
        tip.close()


def shown() -> list[QWidget]:
    """The tool tips on the screen."""
    return [w for w in QApplication.topLevelWidgets() if w.inherits("QTipLabel")]


@pytest.mark.parametrize("slot", [0, 1])
def test_a_tool_tip_stays_over_the_table(table: TableView, slot: int) -> None:
    card = table.seat_view(0).cards[slot]
    spot = card.mapTo(table, card.rect().center())
    event = QHelpEvent(QEvent.Type.ToolTip, spot, table.mapToGlobal(spot))
    QApplication.sendEvent(table, event)
    assert QToolTip.text()
    (label,) = shown()
    tip = label.geometry()
    lower_edge = table.mapToGlobal(QPoint(0, table.height())).y()
    assert tip.bottom() <= lower_edge
    assert not tip.contains(table.mapToGlobal(spot))


def test_the_help_of_what_has_the_keyboard_says_what_is_so_now(table: TableView) -> None:
    table.activateWindow()
    seat = table.seat_view(0)
    seat.setFocus(Qt.FocusReason.TabFocusReason)
    tip = table.findChild(HelpTip)
    assert tip is not None
    tip.show_beside(seat)
    assert "2 coins" in tip.text()
    table.apply(CoinsMoved(TREASURY, 0, 3, Transfer.GAIN))
    assert "5 coins" in tip.text()
    tip.hide()
    table.apply(CoinsMoved(0, TREASURY, 3, Transfer.COST))
    assert not tip.isVisible()
