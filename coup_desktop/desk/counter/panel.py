"""The card counter and the claims so far, a page each."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from coup_desktop.desk.counter.line import CounterLine
from coup_desktop.desk.counter.words import Chances, card_lines, claim_lines
from coup_desktop.desk.forms.ui_counter_panel import Ui_CounterPanel
from coup_desktop.desk.seat_panel import Section
from coup_desktop.desk.table_state import TableState
from coup_desktop.engine.card_count import CardCount
from coup_desktop.engine.narrate import Narrator

PAGES: Final = ("cards", "claims")
"""The words of the pages, in their order."""
_AROUND: Final = 10
"""Pixels above and below the lines of a page."""


class CounterPanel(Section):
    """Shows what it is given, as soon as the window has its turn again, and only while in sight."""

    page_chosen = Signal(str)
    """Somebody has turned to a page: a word of `PAGES`."""
    grown = Signal()
    """Its `natural_height` is another: there are more characters, or fewer."""
    seen = Signal(bool)
    """Whether it is in sight from now on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_CounterPanel()
        self.ui.setupUi(self)
        self.ui.pages.tabBar().setDrawBase(False)
        self._shown: tuple[TableState, CardCount, Narrator, Chances] | None = None
        self._stale = False
        self._characters = 0
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.refresh)
        self.ui.pages.currentChanged.connect(self._turned)

    def show_table(
        self,
        state: TableState,
        count: CardCount,
        narrator: Narrator,
        chances: Chances,
        *,
        at_once: bool = False,
    ) -> None:
        """Show a table's cards and claims.

        Args:
            state: the table; it may change afterwards.
            count: its cards, as who looks may count them.
            narrator: names characters and seats.
            chances: that somebody else holds one; empty: unknown.
            at_once: whether it may not wait: what was secret is not to be seen any longer.
        """
        self._shown = state, count, narrator, chances
        self._stale = True
        if len(count.cast) != self._characters:
            self._characters = len(count.cast)
            self.grown.emit()
        if at_once:
            self.refresh()
            self.ui.cards.viewport().repaint()
        elif self.isVisible():
            self._soon.start()

    def clear(self) -> None:
        """Show nothing."""
        self._shown = None
        self._characters = 0
        self.ui.cards.show_lines(())
        self.ui.claims.show_lines(())

    @Slot()
    def refresh(self) -> None:
        """Bring the page that is open up to date; the other one when it is turned to."""
        self._soon.stop()
        if self._shown is None:
            return
        self._stale = False
        if self.page == PAGES[0]:
            self.ui.cards.show_lines(self._card_lines())
            return
        state, _, narrator, _ = self._shown
        hidden = [seat.hidden for seat in state.seats]
        lines = claim_lines(state.book.seats, hidden, narrator, state.viewpoint)
        self.ui.claims.show_lines(lines)
        self.ui.cards.show_lines(())  # nothing of what was secret stays behind

    def _card_lines(self) -> list[CounterLine]:
        if self._shown is None:
            return []
        _, count, narrator, chances = self._shown
        owner = count.seat is not None
        return card_lines(count.rows(), narrator, owner=owner, chances=chances)

    @property
    def page(self) -> str:
        """The word of the page that is open."""
        return PAGES[self.ui.pages.currentIndex()]

    def turn_to(self, word: str) -> None:
        """Open a page; an unknown word is the first one's."""
        self.ui.pages.setCurrentIndex(PAGES.index(word) if word in PAGES else 0)

    def take_focus(self) -> None:
        """Give the keyboard to the lines."""
        lines = self.ui.cards if self.page == PAGES[0] else self.ui.claims
        lines.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def natural_height(self) -> int:
        """Pixels in which the card counter is whole."""
        tabs = self.ui.pages.tabBar().sizeHint().height()
        return self.ui.cards.height_of(self._card_lines()) + tabs + _AROUND

    def set_growth(self, growth: float) -> None:
        """Make all words so much larger than in a usual window."""
        self.ui.cards.set_growth(growth)
        self.ui.claims.set_growth(growth)

    @Slot()
    def _turned(self) -> None:
        self.refresh()
        self.page_chosen.emit(self.page)

    def showEvent(self, event: QShowEvent) -> None:
        """What has happened meanwhile."""
        super().showEvent(event)
        if self._stale:
            self.refresh()
        self.seen.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Say so."""
        super().hideEvent(event)
        self.seen.emit(False)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self.refresh()
