"""Joins the card counter to the window: what it shows, whether it is in sight, what is kept."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from coup_desktop.desk.chronicle_place import ChroniclePlace
from coup_desktop.desk.counter.chances import ChanceKeeper
from coup_desktop.desk.counter.panel import Shown
from coup_desktop.desk.host import Host
from coup_desktop.desk.preferences import Preferences
from coup_desktop.engine.card_count import CardCount
from coup_desktop.engine.view import View

if TYPE_CHECKING:
    from coup_desktop.desk.forms.ui_main_window import Ui_MainWindow


class CounterPlace(QObject):
    """Lives as long as the window.

    It shows what the table shows, at any time and through any eyes. Where several share the screen
    that is what all see, but for a hand that its owner has open.
    """

    def __init__(
        self,
        ui: "Ui_MainWindow",
        host: Host,
        preferences: Preferences,
        chronicle: ChroniclePlace,
        parent: QObject,
    ) -> None:
        """Joined from now on.

        Args:
            ui: the window's parts.
            host: whose games lie on the table.
            preferences: say whether the counter is shown, and which page of it.
            chronicle: has the panel of which the counter is a part.
            parent: owns it.
        """
        super().__init__(parent)
        self._ui = ui
        self._panel = ui.log.ui.counter
        self._host = host
        self._preferences = preferences
        self._chronicle = chronicle
        self._open_hand: CardCount | None = None
        self._chances = ChanceKeeper(self)
        preferences.bind("counter", chronicle.set_counter)
        preferences.bind("counter_page", self._panel.turn_to)
        self._panel.page_chosen.connect(self._keep_page)
        self._panel.seen.connect(self._seen)
        self._chances.found.connect(self._follow)
        host.clearing.connect(self._chances.begin)
        ui.actionCounter.triggered.connect(self._chosen)
        ui.table.changed.connect(self._follow)
        host.laid.connect(self._laid)

    @Slot(str)
    def _keep_page(self, word: str) -> None:
        self._preferences.change(counter_page=word)

    @Slot()
    def _chosen(self) -> None:
        """F8: out of sight, or into sight with the keyboard on it, folded away or not."""
        shown = not self._panel.isVisible()
        self._preferences.change(counter=shown)
        if shown:
            self._chronicle.unfold()
            self._panel.take_focus()
        self._ui.actionCounter.setChecked(self._panel.isVisible())

    @Slot()
    def _laid(self) -> None:
        session = self._host.session
        self._open_hand = None
        if session is not None:
            session.hands.looked.connect(self._look)
            session.controller.settled.connect(self._settled)
            session.controller.went_back.connect(self._go_back)

    @Slot(object)
    def _look(self, view: View | None) -> None:
        """A person's hand is open, or no more: what that one has seen is counted so long."""
        self._open_hand = None if view is None else CardCount.of(view)
        self._follow()
        if view is None and self._panel.isVisible():
            self._panel.ui.cards.viewport().repaint()  # before anything else happens

    @Slot()
    def _follow(self) -> None:
        state, narrator = self._ui.table.shown, self._ui.table.narrator
        if state is None or narrator is None:
            self._panel.show_table(None)
        else:
            count = self._open_hand or state.count
            # Chances are for the seat that plays: not for a hand that is looked at, nor for the
            # eyes of a replay, while a game that is over is set aside.
            played = self._open_hand is None and self._host.session is not None
            chances = self._chances.at(count.moves) if played else None
            self._panel.show_table(Shown(state, count, narrator, chances))

    @Slot(object)
    def _settled(self, view: View) -> None:
        """The game waits for somebody: there is time to work out chances."""
        if view.seat is not None and self._panel.isVisible():
            self._chances.look(view)

    @Slot(bool)
    def _seen(self, seen: bool) -> None:
        """In sight again, or no more."""
        session = self._host.session
        self._ui.actionCounter.setChecked(seen)
        if seen and session is not None and session.controller.audience is not None:
            view = session.controller.view(session.controller.audience)
            if view.history:
                self._chances.look(view)

    @Slot()
    def _go_back(self) -> None:
        """Something was undone: what was worked out may be of another course of the game."""
        self._chances.begin()
        self._seen(self._panel.isVisible())

    def close(self) -> None:
        """The window closes."""
        self._chances.close()
