"""The order in which the window is read: what is asked, the table, the chronicle."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from coup_desktop.desk.table_view import TableView


def put_in_order(
    foot: QWidget, table: TableView, log: QWidget, above: QWidget | None = None
) -> None:
    """Put the window's parts in order, for Tab and for a screen reader.

    A screen reader comes to them in the order in which their parents hold them. To be called
    whenever a table is laid: its seats are new.

    Args:
        foot: where questions stand.
        table: beside the log, above the foot.
        log: may stand in a window of its own: then it is in no order with the others.
        above: what is read before all of them, if there is such a thing.
    """
    if above is not None:
        above.lower()
    beside = not log.isWindow()
    around = table.parentWidget()
    for part in (around, table, log if beside else None):
        if part is not None:
            part.raise_()  # the last one of its parent's; nothing lies over anything here
    # Of the table one thing at a time is a stop, and each may be the one.
    on_table = table.findChildren(QWidget)
    first = [] if above is None else _stops(above)
    stops = [*first, *_stops(foot), *on_table, *(_stops(log) if beside else ())]
    for one, following in pairwise(stops):
        QWidget.setTabOrder(one, following)


def _stops(part: QWidget) -> list[QWidget]:
    """What of a part can ever be reached by Tab."""
    stops = part.findChildren(QWidget)
    return [
        stop
        for stop in stops
        if stop.focusPolicy() & Qt.FocusPolicy.TabFocus
        and stop.window() is part.window()
        and stop.focusProxy() is None  # else the other one is the stop
    ]
