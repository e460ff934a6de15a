"""One seat in the new-game dialog: portrait, name, and who decides for it."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from coup_desktop.bots.bot import ROSTER
from coup_desktop.desk.dialogs.crest import CrestDialog
from coup_desktop.desk.dialogs.level_list import LevelDelegate
from coup_desktop.desk.forms.ui_seat_row import Ui_SeatRow
from coup_desktop.desk.new_game_choice import has_bust
from coup_desktop.engine.record import HUMAN
from coup_desktop.table.setup import SeatSetup

_TIP: Final = Qt.ItemDataRole.ToolTipRole


class SeatRow(QWidget):
    """Edits a `SeatSetup`."""

    changed = Signal()
    """The name, the kind or the crest is another."""
    kind_chosen = Signal()
    """A person chose who decides; the name may not suit any more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_SeatRow()
        self.ui.setupUi(self)
        self._number = 0
        self._crest = ""
        self._levels = LevelDelegate(self.ui.kind)
        self.ui.kind.addItem("", HUMAN)
        for info in ROSTER:
            self.ui.kind.addItem("", info.word)
        self._dress()
        self._write()
        self.ui.name.textChanged.connect(self._edited)
        self.ui.kind.currentIndexChanged.connect(self._edited)
        self.ui.kind.activated.connect(self.kind_chosen)
        self.ui.face.clicked.connect(self._choose_crest)

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

    @property
    def crest(self) -> str:
        """The crest that was chosen, or nothing."""
        return self._crest

    def set_crest(self, crest: str) -> None:
        """Keep a chosen crest; nothing: whichever is left."""
        if crest != self._crest:
            self._crest = crest
            self.changed.emit()

    def show_face(self, picture: str) -> None:
        """Show the picture that the seat has among the others."""
        self.ui.face.portrait.setBust(picture)

    @Slot()
    def _choose_crest(self) -> None:
        dialog = CrestDialog(self.seat.name, self.ui.face.portrait.getBust(), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.set_crest(dialog.crest))
        dialog.open()

    @Slot()
    def _edited(self) -> None:
        seat, face = self.seat, self.ui.face
        face.portrait.setOwner(seat.name)
        face.portrait.setHuman(seat.human)
        face.set_choosable(not has_bust(seat))
        about = self.ui.kind.currentData(_TIP)
        self.ui.kind.setToolTip(about or "")
        self._name()
        self.changed.emit()

    def _name(self) -> None:
        face = self.ui.face
        face.setAccessibleName(face.portrait.accessibleName())
        choosable = face.isEnabled()
        face.setToolTip(self.tr("Choose another crest") if choosable else "")
        face.setAccessibleDescription(face.toolTip())

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
            about = QCoreApplication.translate("Bots", info.about)
            self.ui.kind.setItemData(row, about, _TIP)
        self.ui.kind.setItemData(0, self.tr("Somebody at this screen."), _TIP)
        self._levels.fit()
        self._name()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._dress()
            self._levels.fit()
        elif event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._write()
