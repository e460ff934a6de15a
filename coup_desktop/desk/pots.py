"""The middle of the table: the Court, the Treasury, and the reserve where there is one."""

from math import ceil
from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFontMetrics, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from coup_desktop.desk.coin_heap import CoinHeap
from coup_desktop.desk.court_stack import CourtStack
from coup_desktop.desk.focus_ring import FRAMED
from coup_desktop.desk.forms.ui_pots import Ui_Pots
from coup_desktop.desk.metrics import Metrics
from coup_desktop.desk.seat_panel import Group
from coup_desktop.desk.theme import colours_of
from coup_desktop.desk.wording import coins as in_words

_LARGEST: Final = "00"
UNLIMITED_HEAP: Final = 45
"""Coins that stand for a Treasury that never runs out."""


class Pots(Group):
    """Court, Treasury and reserve with their captions."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_Pots()
        self.ui.setupUi(self)
        heaps = (self.court, self.treasury, self.reserve)
        for caption, heap in zip(self._captions(), heaps, strict=True):
            caption.setProperty(FRAMED, heap.objectName())
        for pot in (self.treasury, self.reserve):
            pot.setPot(True)
        self._treasury: int | None = 0
        self._reserve = 0
        self._shown: tuple[int, int | None, int] | None = None
        self._reserve_name = ""
        self.show_pots(court=0, treasury=0, reserve=0)

    @property
    def court(self) -> CourtStack:
        """The deck, where motion starts and ends."""
        return self.ui.court

    @property
    def treasury(self) -> CoinHeap:
        """The Treasury's coins."""
        return self.ui.treasury

    @property
    def reserve(self) -> CoinHeap:
        """The reserve's coins."""
        return self.ui.reserve

    def parts(self) -> dict[str, QWidget]:
        """What of the middle can have the keyboard; see `SeatView.parts`."""
        ui = self.ui
        parts = {"seat": self, "first": ui.courtCaption, "coins": ui.treasuryCaption}
        if self._reserve_name:
            parts["reserve"] = ui.reserveCaption
        return parts

    def read_parts(self) -> list[QWidget]:
        """What is read here, in its place: nothing that is said may cover it."""
        ui = self.ui
        for box in (ui.row, ui.courtColumn, ui.treasuryColumn, ui.reserveColumn):
            box.activate()
        return [caption for caption in self._captions() if not caption.isHidden()]

    def set_reserve_name(self, name: str) -> None:
        """Call the reserve by its name; empty where there is none."""
        self._reserve_name = name
        for part in (self.ui.reserve, self.ui.reserveCaption):
            part.setVisible(bool(name))
        self._word()

    def show_pots(self, *, court: int, treasury: int | None, reserve: int) -> None:
        """Show what they hold; a `treasury` of None never runs out."""
        shown = (court, treasury, reserve)
        if shown == self._shown:
            return
        self._shown = shown
        self._treasury, self._reserve = treasury, reserve
        self.ui.court.setCards(court)
        self.ui.treasury.setCoins(UNLIMITED_HEAP if treasury is None else treasury)
        self.ui.reserve.setCoins(reserve)
        self._word()

    def set_arriving(self, *, treasury: int, reserve: int) -> None:
        """Say how many coins are on their way to each: neither coins nor captions show them yet."""
        self.ui.treasury.setArriving(0 if self._treasury is None else treasury)
        self.ui.reserve.setArriving(reserve)
        self._count()

    def set_sizes(self, metrics: Metrics) -> None:
        """Resize everything."""
        self.ui.court.setCardHeight(metrics.pot_card_height)
        for heap in (self.ui.treasury, self.ui.reserve):
            heap.setDiameter(metrics.pot_coin)
        letters = QFontMetrics(metrics.caption_font)
        for caption, widest in zip(self._captions(), self.captions(), strict=True):
            caption.setFont(metrics.caption_font)
            caption.setFixedHeight(metrics.caption_line)
            # As wide as with the largest number, so that nothing moves when a number grows.
            caption.setFixedWidth(ceil(letters.horizontalAdvance(widest) + metrics.slack))
        ui = self.ui
        ui.row.setSpacing(2 * metrics.gap)
        for column in (ui.courtColumn, ui.treasuryColumn, ui.reserveColumn):
            column.setSpacing(metrics.gap)

    def captions(self) -> tuple[str, str, str]:
        """Of Court, Treasury and reserve, each with the largest number that it can say."""
        return (
            self.tr("Court · {cards}").format(cards=_LARGEST),
            self.tr("Treasury · {coins}").format(coins=_LARGEST),
            self.tr("{reserve} · {coins}").format(reserve=self._reserve_name, coins=_LARGEST),
        )

    def changeEvent(self, event: QEvent) -> None:
        """Follow theme and language."""
        if event.type() == QEvent.Type.PaletteChange:
            self._recolour()
        elif event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._word()
        super().changeEvent(event)

    def _captions(self) -> tuple[QLabel, ...]:
        return (self.ui.courtCaption, self.ui.treasuryCaption, self.ui.reserveCaption)

    def _recolour(self) -> None:
        wanted = colours_of(self).cloth_text
        for caption in self._captions():
            palette = caption.palette()
            if palette.color(QPalette.ColorRole.WindowText).name() != wanted:
                palette.setColor(QPalette.ColorRole.WindowText, wanted)
                caption.setPalette(palette)

    def _word(self) -> None:
        self.setAccessibleName(self.tr("Middle of the table"))
        court = self.ui.court.getCards()
        self.ui.courtCaption.setText(self.tr("Court · {cards}").format(cards=court))
        if court == 1:
            _call(self.ui.courtCaption, self.tr("Court: 1 card"))
        else:
            _call(self.ui.courtCaption, self.tr("Court: %n cards", None, court))
        if self._treasury is None:
            _call(self.ui.treasuryCaption, self.tr("Treasury: never runs out"))
        else:
            held = in_words(self._treasury)
            _call(self.ui.treasuryCaption, self.tr("Treasury: {coins}").format(coins=held))
        name, coins = self._reserve_name, self._reserve
        held = in_words(coins)
        _call(
            self.ui.reserveCaption, self.tr("{reserve}: {coins}").format(reserve=name, coins=held)
        )
        self._count()
        self._recolour()

    def _count(self) -> None:
        """Write the numbers of the coins that lie there."""
        text = self.tr("Treasury")
        if self._treasury is not None:
            text = self.tr("Treasury · {coins}").format(coins=self.ui.treasury.lying())
        self.ui.treasuryCaption.setText(text)
        coins = self.ui.reserve.lying()
        text = self.tr("{reserve} · {coins}").format(reserve=self._reserve_name, coins=coins)
        self.ui.reserveCaption.setText(text)


def _call(caption: QLabel, name: str) -> None:
    """Name a caption for a screen reader, which hears of it if it is another name."""
    if name != caption.accessibleName():
        caption.setAccessibleName(name)
