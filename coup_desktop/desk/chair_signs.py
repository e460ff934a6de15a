"""Shows at the seats what became of the chairs: who stood up, who gave up, who has won games."""

from PySide6.QtCore import QObject, Slot

from coup_desktop.desk.host import Host
from coup_desktop.desk.sitter import Chair
from coup_desktop.desk.table_view import TableView


class ChairSigns(QObject):
    """Lives as long as the window."""

    def __init__(self, host: Host, table: TableView) -> None:
        """Args: table: has a seat for each of the host's."""
        super().__init__(table)
        self._host = host
        self._table = table
        host.laid.connect(self._follow)
        host.ended.connect(self.show)
        host.returned.connect(self.show)

    @Slot()
    def _follow(self) -> None:
        session = self._host.session
        if session is not None:
            session.controller.seated.connect(self.show)
            self.show()

    @Slot()
    def show(self) -> None:
        """Shows what is to be seen and read at each chair now."""
        session = self._host.session
        if session is None:
            return
        controller = session.controller
        away = set(controller.humans) - set(controller.sitting)
        score = self._host.match.score(controller.setup)
        for seat, won in enumerate(score):
            chair = Chair(won, seat in away, seat in controller.resigned)
            self._table.seat_view(seat).set_chair(chair)
