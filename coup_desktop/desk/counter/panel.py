"""The card counter and the claims so far, a page each."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.counter.chances import Chances
from coup_desktop.desk.counter.line import CounterLine
from coup_desktop.desk.counter.words import card_lines, claim_lines
from coup_desktop.desk.forms.ui_counter_panel import Ui_CounterPanel
from coup_desktop.desk.seat_panel import Section
from coup_desktop.desk.table_state import TableState
from coup_desktop.engine.card_count import CardCount
from coup_desktop.engine.narrate import Narrator

PAGES: Final = ("cards", "claims")
"""The words of the pages, in their order."""
_TAB: Final = 14
"""Pixels of the tabs' words, at the usual text size in a usual window."""
_MORE: Final = 80
"""Pixels of a few lines more, at the usual text size in a usual window."""
_AROUND: Final = 10
"""Pixels above and below the lines of a page."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the panel shows."""

    state: TableState
    """The table; it changes as the game goes on."""
    count: CardCount
    """Its cards, as who looks may count them; it changes, too."""
    narrator: Narrator
    """Names characters and seats."""
    chances: Chances | None = None
    """That somebody else holds one; None: unknown."""


class CounterPanel(Section):
    """Shows what it is given, while it is in sight; what is as before is not written again."""

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
        self.ui.pages.tabBar().lower()  # read before the pages; they do not overlap
        self._shown: Shown | None = None
        self._written: Hashable = None
        self._characters = 0
        self._growth = 1.0
        self._dress()
        self.ui.pages.currentChanged.connect(self._turned)

    def show_table(self, shown: Shown | None) -> None:
        """Show a table's cards and claims; None: nothing."""
        self._shown = shown
        if self.isVisible():
            self._write()
        characters = 0 if shown is None else len(shown.count.cast)
        if characters != self._characters:
            self._characters = characters
            self.grown.emit()

    def _write(self) -> None:
        """Bring the page that is open up to date, and leave nothing on the other one."""
        shown = self._shown
        cards = self.page == PAGES[0]
        now: Hashable = None
        if shown is not None:
            now = _cards_of(shown) if cards else _claims_of(shown)
        if now == self._written:
            return
        self._written = now
        self.ui.cards.show_lines(self._card_lines() if cards else ())
        self.ui.claims.show_lines(() if cards else self._claim_lines())

    def _card_lines(self) -> list[CounterLine]:
        shown = self._shown
        if shown is None:
            return []
        owner = shown.count.seat is not None
        rows = shown.count.rows()
        return card_lines(rows, shown.narrator, owner=owner, chances=shown.chances)

    def _usual_lines(self) -> list[CounterLine]:
        """Those before anything is known."""
        if self._shown is None:
            return []
        narrator = self._shown.narrator
        rows = CardCount.before(narrator.ruleset, None).rows()
        return card_lines(rows, narrator, owner=True, chances=None)

    def _claim_lines(self) -> list[CounterLine]:
        shown = self._shown
        if shown is None:
            return []
        state = shown.state
        hidden = [seat.hidden for seat in state.seats]
        return claim_lines(state.book.seats, hidden, shown.narrator, state.viewpoint)

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
        self.activateWindow()
        lines.setFocus(Qt.FocusReason.ShortcutFocusReason)
        lines.begin()

    def natural_height(self) -> int:
        """Pixels in which the card counter is whole, also when more is known than usually.

        By the rules alone: what moves must not tell anything of a hand that is looked at.
        """
        tabs = self.ui.pages.tabBar().sizeHint().height()
        more = round(_MORE * self._growth * fonts.factor())
        return self.ui.cards.height_of(self._usual_lines()) + more + tabs + _AROUND

    def set_growth(self, growth: float) -> None:
        """Make all words so much larger than in a usual window."""
        self._growth = growth
        self.ui.cards.set_growth(growth)
        self.ui.claims.set_growth(growth)
        self._dress()

    def _dress(self) -> None:
        self.ui.pages.tabBar().setFont(fonts.text(_TAB * self._growth))

    @Slot()
    def _turned(self) -> None:
        self._write()
        self.page_chosen.emit(self.page)

    def showEvent(self, event: QShowEvent) -> None:
        """What has happened meanwhile."""
        super().showEvent(event)
        self._write()
        self.seen.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Say so."""
        super().hideEvent(event)
        self.seen.emit(False)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._written = None
            self._write()
        elif event.type() == QEvent.Type.FontChange:
            self._dress()


def _cards_of(shown: Shown) -> Hashable:
    """What the cards' page hangs on, but for the language."""
    count, names = shown.count, shown.narrator.names
    chances = None if shown.chances is None else tuple(shown.chances.of.items())
    return PAGES[0], names, count.seat, count.rows(), chances


def _claims_of(shown: Shown) -> Hashable:
    """What the claims' page hangs on, but for the language."""
    hidden = tuple(seat.hidden for seat in shown.state.seats)
    names = shown.narrator.names
    return PAGES[1], names, shown.state.viewpoint, tuple(shown.state.book.seats), hidden
