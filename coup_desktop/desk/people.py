"""The menu of chairs: people stand up, sit down again, and give the game up."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from coup_desktop.desk.dialog_place import DialogPlace
from coup_desktop.desk.dialogs.question import careful_question
from coup_desktop.desk.host import Host
from coup_desktop.table.controller import Controller
from coup_desktop.table.pace import Pace

if TYPE_CHECKING:
    from coup_desktop.desk.forms.ui_main_window import Ui_MainWindow
    from coup_desktop.desk.main_window import MainWindow


class People(QObject):
    """Lives as long as the window."""

    def __init__(
        self, ui: "Ui_MainWindow", host: Host, dialogs: DialogPlace, window: "MainWindow"
    ) -> None:
        """Args: dialogs: shows the question whether somebody gives up."""
        super().__init__(window)
        self._window = window
        self._host = host
        self._dialogs = dialogs
        self._menu = ui.menuChairs
        self._resign = ui.actionResign
        self._chairs: dict[int, QAction] = {}
        self._menu.setEnabled(False)
        self._resign.triggered.connect(self.ask_who_gives_up)
        host.laid.connect(self._follow)
        for signal in (host.begun, host.ended):
            signal.connect(self.look)

    @property
    def _controller(self) -> Controller | None:
        session = self._host.session
        return None if session is None else session.controller

    @Slot()
    def _follow(self) -> None:
        controller = self._controller
        self._menu.clear()
        self._chairs = {}
        if controller is None:
            return
        for seat in controller.humans:
            chair = self._menu.addAction("")
            chair.setCheckable(True)
            chair.triggered.connect(partial(self._stand_or_sit, seat))
            self._chairs[seat] = chair
        controller.seated.connect(self._mind_pace)
        for signal in (controller.seated, controller.settled, controller.over):
            signal.connect(self.look)
        self.look()

    @Slot()
    def look(self) -> None:
        """Shows who sits, and who could do otherwise; nobody where no game is on the table."""
        controller = self._controller
        if controller is None:
            self._menu.setEnabled(False)
            return
        players = self._players(controller)
        for seat, chair in self._chairs.items():
            name = controller.setup.shown_names[seat].replace("&", "&&")
            chair.setText(self.tr("{name} sits here").format(name=name))
            chair.setChecked(seat in controller.sitting)
            chair.setEnabled(seat in players)
            chair.setToolTip(self._tip(controller, seat, may=seat in players))
        self._menu.setEnabled(bool(players))
        self._resign.setEnabled(bool(players) and self._host.running)

    def _players(self, controller: Controller) -> tuple[int, ...]:
        """The people who are in the game: neither exiled nor have they given up.

        In a lesson nobody stands up or gives up: it can be left at any time.
        """
        session = self._host.session
        if session is None or session.winner is not None or self._host.in_lesson:
            return ()
        living = controller.view(controller.audience).living
        return tuple(s for s in controller.humans if s in living and s not in controller.resigned)

    def _tip(self, controller: Controller, seat: int, *, may: bool) -> str:
        if may and seat in controller.sitting:
            return self.tr("Stand up: a bot plays with what this seat knows, until you come back.")
        if may:
            return self.tr("Sit down again: the bot leaves the chair.")
        if seat in controller.resigned:
            return self.tr("This person has given the game up.")
        return self.tr("This seat plays no longer.")

    def _stand_or_sit(self, seat: int) -> None:
        controller = self._controller
        if controller is not None:
            controller.set_sitting(seat, seat not in controller.sitting)
        self.look()

    @Slot(int, bool)
    def _mind_pace(self, seat: int, sits: bool) -> None:
        """Without any waiting the game would be over before somebody could come back."""
        controller = self._controller
        if controller is None:
            return
        if sits:
            self._host.take_chosen_pace()
        elif seat not in controller.resigned and controller.pace is Pace.INSTANT:
            players = set(self._players(controller))
            if not players & set(controller.sitting):
                controller.set_pace(Pace.FAST)

    # Giving up.

    @Slot()
    def ask_who_gives_up(self) -> None:
        """Asks for sure, and before that who, where several people play."""
        controller = self._controller
        players = () if controller is None else self._players(controller)
        if controller is None or not players:
            return
        if len(players) == 1:
            self._ask(players[0])
            return
        from PySide6.QtWidgets import QInputDialog  # a start can do without

        names = [controller.setup.shown_names[seat] for seat in players]
        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(self.tr("Resign"))
        dialog.setLabelText(self.tr("Who gives the game up?"))
        dialog.setComboBoxItems(names)
        dialog.setOkButtonText(self.tr("Give up…"))
        dialog.setCancelButtonText(self.tr("Go on playing"))
        dialog.accepted.connect(lambda: self._ask(players[names.index(dialog.textValue())]))
        self._dialogs.open(dialog)

    def _ask(self, seat: int) -> None:
        controller = self._controller
        if controller is None:
            return
        name = controller.setup.shown_names[seat]
        box = careful_question(
            self._window,
            self.tr("Resign"),
            self.tr("{name}, do you give this game up?").format(name=name),
            self.tr(
                "It counts as lost, and cannot be taken back. A bot plays on in your chair: watch, "
                "have it run on to the end, or begin another game."
            ),
            do=self.tr("Give up"),
            leave=self.tr("Go on playing"),
            then=partial(self._give_up, controller, seat),
        )
        self._dialogs.open(box)

    def _give_up(self, controller: Controller, seat: int) -> None:
        if controller is self._controller:  # else that game has gone meanwhile
            controller.resign(seat)
