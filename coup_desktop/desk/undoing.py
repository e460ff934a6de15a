"""Takes decisions back, where one person plays against bots; the game counts as practice then."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from coup_desktop.desk.host import Host
from coup_desktop.engine.translating import sentence

if TYPE_CHECKING:
    from PySide6.QtGui import QAction


class Undoing(QObject):
    """Lives as long as the window."""

    practised = Signal()
    """The game on the table counts as practice from now on."""

    def __init__(self, host: Host, action: "QAction") -> None:
        """Args: action: takes the last decision back; greyed, with the reason, where it cannot."""
        super().__init__(action)
        self._host = host
        self._action = action
        action.setAutoRepeat(False)  # a key that is held down takes one decision back
        action.triggered.connect(self._undo)
        host.laid.connect(self._follow)
        for signal in (host.laid, host.begun, host.ended):
            signal.connect(self.look)

    @Slot()
    def _follow(self) -> None:
        session = self._host.session
        if session is None:
            return
        controller = session.controller
        for signal in (
            controller.happened,
            controller.settled,
            controller.waiting_for,
            controller.withdrawn,
            controller.seated,
            controller.over,
        ):
            signal.connect(self.look)
        controller.went_back.connect(self._went_back)

    @Slot()
    def look(self) -> None:
        """Offers it, or says why it cannot be done."""
        session = self._host.session
        may = session is not None and session.controller.can_undo and not self._host.in_lesson
        self._action.setEnabled(may)
        self._action.setToolTip(self._usual() if may else self._reason())

    @staticmethod
    def _usual() -> str:
        """What the form says of the action, in the language that is on now."""
        return QCoreApplication.translate(
            "MainWindow", "Take your last decision back; the game counts as practice then"
        )

    def _reason(self) -> str:
        """Why nothing can be taken back."""
        session = self._host.session
        if session is None:
            return self._usual()
        if self._host.in_lesson:
            return self.tr("In a lesson, go back with the button beside the tutor.")
        controller = session.controller
        if not controller.humans:
            return self.tr("Only bots play here: there is nothing of yours to take back.")
        if len(controller.humans) > 1:
            return self.tr(
                "Several people play: what the others have seen cannot be taken back. "
                "Only one person among bots can undo."
            )
        if session.winner is not None:
            return self.tr("The game is over.")
        if controller.resigned:
            return self.tr("You have given this game up.")
        if not controller.sitting:
            return self.tr("Sit down again first: a bot plays in your chair.")
        return self.tr("You have decided nothing yet in this game.")

    @Slot()
    def _undo(self) -> None:
        session = self._host.session
        if session is not None:
            session.look_now()  # else the table would stand held afterwards, as it did in the past
            session.controller.undo()

    @Slot()
    def _went_back(self) -> None:
        session = self._host.session
        if session is not None:
            name = session.controller.setup.shown_names[session.controller.humans[0]]
            session.tell(
                sentence(
                    "Undoing",
                    "{name} takes a decision back; this game counts as practice.",
                    name=name,
                )
            )
            self.practised.emit()
        self.look()
