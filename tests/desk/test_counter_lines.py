"""The lines of the card counter as Qt's lists know them."""

from random import Random

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester

from coup_desktop.desk.counter.line import CounterLine, Kind
from coup_desktop.desk.counter.line_model import LineModel


def test_any_lines_follow_any_lines(qtmodeltester: ModelTester, qapp: QApplication) -> None:
    """What the list shows is what it was given last, and Qt was told of each change."""
    model = LineModel(qapp)
    shadow: list[str] = []
    index = QModelIndex()

    def take_in(_parent: QModelIndex, first: int, last: int) -> None:
        shadow[first:first] = [model.index(row).data() for row in range(first, last + 1)]

    def take_out(_parent: QModelIndex, first: int, last: int) -> None:
        del shadow[first : last + 1]

    def renew(first: QModelIndex, last: QModelIndex, _roles: object = None) -> None:
        for row in range(first.row(), last.row() + 1):
            shadow[row] = model.index(row).data()

    model.rowsInserted.connect(take_in)
    model.rowsRemoved.connect(take_out)
    model.dataChanged.connect(renew)
    random = Random(2)
    for _ in range(300):
        titles = [random.choice("abc") for _ in range(random.randrange(7))]
        model.become([CounterLine(Kind.NOTE, title, title) for title in titles])
        assert shadow == titles == [line.title for line in model.lines()]
        assert model.rowCount() == len(titles)
    assert model.rowCount(model.index(0)) == 0
    assert index.data() is None
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]  # pytest-qt's
