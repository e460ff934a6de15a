"""One seat in the new-game dialog: portrait, name, and who decides for it."""

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from coup_desktop.bots.bot import ROSTER
from coup_desktop.desk.forms.ui_seat_row import Ui_SeatRow
from coup_desktop.desk.new_game_choice import portrait
from coup_desktop.engine.record import HUMAN
from coup_desktop.table.setup import SeatSetup


class SeatRow(QWidget):
    """Edits a `SeatSetup`."""

    changed = Signal()
    """The name or the kind is another."""
    kind_chosen = Signal()
    """A person chose who decides; the name may not suit any more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_SeatRow()
        self.ui.setupUi(self)
        self._number = 0
        self.ui.kind.addItem("", HUMAN)
        for info in ROSTER:
            self.ui.kind.addItem("", info.word)
        self._dress()
        self._write()
        self.ui.name.textChanged.connect(self._edited)
        self.ui.kind.currentIndexChanged.connect(self._edited)
        self.ui.kind.activated.connect(self.kind_chosen)

    def set_number(self, number: int) -> None:
        """Which seat it is, counted from 0."""
        self._number = number
        self._write()

    @property
    def seat(self) -> SeatSetup:
        """The seat as it is now; the name is not checked."""
        return SeatSetup(self.ui.name.text(), str(self.ui.kind.currentData()))

    def set_seat(self, seat: SeatSetup) -> None:
        """Show a seat. A bot that there is not any more becomes a person."""
        self.ui.kind.setCurrentIndex(max(0, self.ui.kind.findData(seat.kind)))
        self.ui.name.setText(seat.name)
        self._edited()

    @Slot()
    def _edited(self) -> None:
        seat = self.seat
        self.ui.portrait.setBust(portrait(seat, self._number))
        self.ui.portrait.setOwner(seat.name)
        self.ui.portrait.setHuman(seat.human)
        self.changed.emit()

    def _dress(self) -> None:
        # As wide as the widest, so that the names below one another begin at one line.
        number = self.ui.number
        number.setMinimumWidth(number.fontMetrics().horizontalAdvance("00"))

    def _write(self) -> None:
        self.ui.number.setText(str(self._number + 1))
        self.ui.name.setAccessibleName(
            self.tr("Name of seat {number}").format(number=self._number + 1)
        )
        whose = self.tr("Who plays seat {number}").format(number=self._number + 1)
        self.ui.kind.setAccessibleName(whose)
        # On Linux Qt says what is chosen instead of the name.
        self.ui.kind.setAccessibleDescription(whose)
        self.ui.kind.setItemText(0, self.tr("Human"))
        for row, info in enumerate(ROSTER, start=1):
            self.ui.kind.setItemText(row, self.tr("Bot: {name}").format(name=info.name))
            self.ui.kind.setItemData(row, info.about, Qt.ItemDataRole.ToolTipRole)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._dress()
        elif event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._write()
