"""Change of seats between the games of a match: the dialog, and what comes of it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from coup_desktop.desk.dialog_place import DialogPlace
from coup_desktop.desk.host import Host
from coup_desktop.engine.translating import sentence

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class SeatChange(QObject):
    """Lives as long as the window."""

    told = Signal(object)
    """What was agreed for the next game, as a sentence."""

    def __init__(self, host: Host, dialogs: DialogPlace, window: "QWidget") -> None:
        super().__init__(window)
        self._window = window
        self._host = host
        self._dialogs = dialogs

    @Slot()
    def ask(self) -> None:
        """Asks who sits where."""
        from coup_desktop.desk.dialogs.change_seats import ChangeSeatsDialog, Company

        host, upcoming = self._host, self._host.upcoming
        names = tuple(seat.shown_name for seat in upcoming.seats)
        company = Company(names, upcoming.portraits, running=host.has_unfinished)
        dialog = ChangeSeatsDialog(company, self._window)
        dialog.accepted.connect(lambda: self._reseat(names, dialog.order))
        self._dialogs.open(dialog)

    def _reseat(self, names: tuple[str, ...], order: tuple[int, ...]) -> None:
        upcoming = tuple(seat.shown_name for seat in self._host.upcoming.seats)
        if upcoming != names or order == tuple(range(len(names))):
            return  # others sit there now, or nobody moved
        if not self._host.reseat(order):
            self.told.emit(
                sentence(
                    "SeatChange",
                    "In the next game they sit like this, clockwise: {names}.",
                    names=", ".join(names[i] for i in order),
                )
            )
