"""The hands of several people who share the screen: each is shown to its owner alone."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from coup_desktop.engine.moves import NOBODY
from coup_desktop.table.controller import Controller

if TYPE_CHECKING:
    from coup_desktop.desk.peek import Peek
    from coup_desktop.desk.table_view import TableView


class Hands(QObject):
    """Turns a hand up while its owner has the screen or peeks. One at a time; lives for one game.

    Where one person plays alone it does nothing: that hand is always open.
    """

    looked = Signal(object)
    """The `View` of the person whose hand is open from now on; None: no hand is."""

    def __init__(
        self, controller: Controller, table: "TableView", peek: "Peek", parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._table = table
        self._peek = peek
        self._shown = NOBODY
        self._private = False
        self._past = False

    def pairs(self) -> list[tuple[object, object]]:
        """What is to be connected while the game is on the screen: signals and slots."""
        table, peek = self._table, self._peek
        return [
            (table.peek_pressed, peek.press),
            (table.peek_released, peek.release),
            (table.peek_glanced, peek.glance),
            (table.peek_left, peek.leave),
            (peek.show, self._show),
            (peek.hide, self._hide),
            (peek.lasts, table.show_peek_time),
        ]

    def lay(self) -> None:
        """The table is laid: who may peek."""
        humans = self._controller.humans
        seats = frozenset(humans) if len(humans) > 1 else frozenset[int]()
        self._peek.set_humans(seats)
        self._table.set_peekable(seats)
        self._bar()

    def cover(self) -> None:
        """The curtain comes down: no hand is shown, and nobody may peek until `close`."""
        self.close()
        self._private = True
        self._bar()

    def open(self, seat: int) -> None:
        """The owner of a private decision has the screen, until `close`."""
        self.cover()
        self._show(seat)

    def close(self) -> None:
        """No hand is shown any longer, before anything else; who wants to may peek again."""
        self._peek.end()
        self._hide(self._shown)
        self._private = False
        self._bar()

    def set_past(self, past: bool) -> None:
        """Say whether the table is shown as it stood once: then nobody may peek.

        Afterwards who has a private decision to take sees the hand again.
        """
        self._past = past
        self._bar()
        if past:
            self.looked.emit(None)
        elif self._private and self._shown != NOBODY:
            self._show(self._shown)

    def end(self) -> None:
        """The game is over, or off the screen: no hand is secret any longer."""
        self.close()
        self._peek.set_humans(frozenset())
        self._table.set_peekable(frozenset())

    def _bar(self) -> None:
        self._peek.set_barred(self._private or self._past)

    @Slot(int)
    def _show(self, seat: int) -> None:
        self._shown = seat
        view = self._controller.view(seat)
        self._table.show_hand(seat, view.hand, view.drawn)
        self.looked.emit(view)

    @Slot(int)
    def _hide(self, seat: int) -> None:
        if seat != NOBODY and seat == self._shown:
            self._shown = NOBODY
            self._table.hide_hand(seat)
            self.looked.emit(None)
