"""Lets the people and bots of a match sit otherwise in its next game."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, Slot
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidgetItem, QWidget

from coup_desktop.desk import art, fonts
from coup_desktop.desk.dialogs.buttons import without_icons
from coup_desktop.desk.dialogs.least_size import LeastSize
from coup_desktop.desk.dialogs.swatches import crest_picture
from coup_desktop.desk.forms.ui_change_seats import Ui_ChangeSeatsDialog
from coup_desktop.engine.rng import SplitMix64, fresh_seed


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits round the table."""

    names: Sequence[str]
    """Clockwise."""
    portraits: Sequence[str]
    """File names in `resources/portraits` without ending, a seat each."""
    running: bool
    """Whether a game is under way, so that the next one is meant."""


class ChangeSeatsDialog(QDialog):
    """Shows a `Company`; read `order` after `accepted`."""

    def __init__(
        self, company: Company, parent: QWidget | None = None, *, seed: int | None = None
    ) -> None:
        """Args: seed: of the lot; None: the operating system's entropy."""
        super().__init__(parent)
        self.ui = Ui_ChangeSeatsDialog()
        self.ui.setupUi(self)
        without_icons(self.ui.buttons)
        self._company = company
        self._chance = SplitMix64(fresh_seed() if seed is None else seed)
        self._dress()
        self._write()
        self._fill(range(len(company.names)))
        self.ui.seats.setCurrentRow(0)
        self.ui.seats.currentRowChanged.connect(self._look)
        self.ui.seats.model().rowsMoved.connect(self._moved)
        self.ui.up.clicked.connect(partial(self.move_seat, -1))
        self.ui.down.clicked.connect(partial(self.move_seat, 1))
        self.ui.lot.clicked.connect(self.draw_lots)
        for keys, step in (("Ctrl+Up", -1), ("Ctrl+Down", 1)):
            shortcut = QShortcut(keys, self.ui.seats, partial(self.move_seat, step))
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        self._look()
        LeastSize(self, 420)
        self.ui.seats.setFocus()

    @property
    def order(self) -> tuple[int, ...]:
        """The seats that they had, in the order of those that they get."""
        seats = self.ui.seats
        return tuple(
            int(seats.item(row).data(Qt.ItemDataRole.UserRole)) for row in range(seats.count())
        )

    def move_seat(self, step: int) -> None:
        """Moves the chosen one by so many seats, if there is one there."""
        seats = self.ui.seats
        row = seats.currentRow()
        if row >= 0 and 0 <= row + step < seats.count():
            item = seats.takeItem(row)
            seats.insertItem(row + step, item)
            seats.setCurrentRow(row + step)
            self._moved()

    @Slot()
    def draw_lots(self) -> None:
        """Seats all by chance."""
        order = list(self.order)
        for last in range(len(order) - 1, 0, -1):
            other = self._chance.below(last + 1)
            order[last], order[other] = order[other], order[last]
        row = max(0, self.ui.seats.currentRow())
        self._fill(order)
        self.ui.seats.setCurrentRow(row)
        self._look()

    def _fill(self, order: Sequence[int]) -> None:
        seats, company = self.ui.seats, self._company
        seats.clear()
        for seat in order:
            picture = crest_picture(self, company.portraits[seat])
            item = QListWidgetItem(art.icon(picture), "")
            item.setData(Qt.ItemDataRole.UserRole, seat)
            seats.addItem(item)
        self._number()

    @Slot()
    def _moved(self) -> None:
        self._number()
        self._look()

    def _number(self) -> None:
        """Writes the seats' numbers before the names."""
        seats = self.ui.seats
        for row in range(seats.count()):
            item = seats.item(row)
            name = self._company.names[int(item.data(Qt.ItemDataRole.UserRole))]
            item.setText(f"{row + 1}  {name}")
            spoken = self.tr("Seat {number}: {name}").format(number=row + 1, name=name)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)

    @Slot()
    def _look(self) -> None:
        """Offers the ways that there are; the keyboard does not stay on a way that is closed."""
        ui, row = self.ui, self.ui.seats.currentRow()
        for button, free in ((ui.up, row > 0), (ui.down, 0 <= row < ui.seats.count() - 1)):
            if button.hasFocus() and not free:
                ui.seats.setFocus(Qt.FocusReason.OtherFocusReason)
            button.setEnabled(free)

    def _dress(self) -> None:
        self.ui.title.setFont(fonts.display(19, bold=True))

    def _write(self) -> None:
        ui = self.ui
        if self._company.running:
            about = self.tr(
                "This game goes on as it is. In the next one they sit like this, clockwise; the "
                "match goes on."
            )
        else:
            about = self.tr("In the next game they sit like this, clockwise; the match goes on.")
        ui.about.setText(about)
        QTimer.singleShot(0, self, self._name_button)  # the box names its own buttons meanwhile
        self._name_button()

    @Slot()
    def _name_button(self) -> None:
        take = self.ui.buttons.button(QDialogButtonBox.StandardButton.Ok)
        take.setText(self.tr("Take these seats"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._dress()
        elif event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._write()
            self._number()
