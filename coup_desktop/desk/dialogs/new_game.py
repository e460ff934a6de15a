"""Asks what is to be played, by whom, and refuses nonsense while it is chosen."""

import math
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, TypeVar

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QWidget,
)

from coup_desktop.desk import fonts
from coup_desktop.desk.dialogs.buttons import without_icons
from coup_desktop.desk.dialogs.calm_wheel import CalmWheel
from coup_desktop.desk.dialogs.house_rules import SwitchField
from coup_desktop.desk.dialogs.least_size import FRAME, LeastSize
from coup_desktop.desk.dialogs.seat_row import SeatRow
from coup_desktop.desk.dialogs.seat_rows import SeatRows
from coup_desktop.desk.forms.ui_new_game import Ui_NewGameDialog
from coup_desktop.desk.in_window import called, in_window
from coup_desktop.desk.new_game_choice import (
    NewGameChoice,
    default_choice,
    has_bust,
)
from coup_desktop.desk.wording import Wording
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.presets import PRESETS, Preset
from coup_desktop.engine.record import name_problem
from coup_desktop.engine.ruleset import SWITCHES, Ruleset, RulesetError, preset
from coup_desktop.engine.translating import said
from coup_desktop.table.setup import SeatSetup

_SIDE_BY_SIDE: Final = 800
"""Least width for two columns, in pixels at the usual text size."""
_APART: Final = 640
"""Least height for a summary that stays in sight while the rest scrolls."""
_FEWEST_LINES: Final = 4
"""Of the summary that are in sight, at least."""
_Widget = TypeVar("_Widget", bound=QWidget)


class NewGameDialog(QDialog):
    """Chooses a `NewGameChoice`; read it with `setup` after `accepted`."""

    def __init__(self, choice: NewGameChoice | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_NewGameDialog()
        self.ui.setupUi(self)
        without_icons(self.ui.buttons)
        self._summed: Sequence[str] = ()
        self._placed = False
        self._options = self._numbered(QCheckBox, "option")
        self._abouts = self._numbered(QLabel, "option_about")
        rows = self._numbered(SeatRow, "seat")
        self._rows = SeatRows(rows, self.ui.every, self.ui.mix, self)
        self._fields = [
            SwitchField(switch, label, box)
            for switch, label, box in zip(
                SWITCHES,
                self._numbered(QLabel, "switch_label"),
                self._numbered(QComboBox, "switch"),
                strict=True,
            )
        ]
        for candidate in PRESETS:
            self.ui.preset.addItem("", candidate.word)
        self.ui.count.lineEdit().setTextMargins(5, 0, 0, 0)  # Qt heeds no padding of a spin box
        self.ui.house.hide()
        self._dress()
        self._write()
        self._show(choice or default_choice())
        self._connect()
        self._check()
        CalmWheel(self)
        LeastSize(self, 480)

    def setup(self) -> NewGameChoice:
        """What is chosen now. It can be played once the dialog was accepted."""
        starter = self.ui.starter.currentData()
        team = self.ui.team.currentData()
        return NewGameChoice(
            preset=self._preset.word,
            options=tuple(sorted(self._chosen_options())),
            switches=tuple(
                (field.word, field.value) for field in self._fields if field.value is not None
            ),
            seats=self._rows.seats,
            starter=starter if isinstance(starter, int) else None,
            team=team if isinstance(team, int) and self._starter_chooses else None,
            crests=self._crests,
        )

    @property
    def _crests(self) -> tuple[str, ...]:
        crests = tuple("" if has_bust(row.seat) else row.crest for row in self._rows.shown)
        return crests if any(crests) else ()

    def _numbered(self, kind: type[_Widget], stem: str) -> list[_Widget]:
        """The form's widgets called `stem_0`, `stem_1` and so on."""
        found = {widget.objectName(): widget for widget in self.findChildren(kind)}
        names = (f"{stem}_{number}" for number in range(len(found)))
        return [found[name] for name in names if name in found]

    @property
    def _preset(self) -> Preset:
        return preset(str(self.ui.preset.currentData()))

    def _chosen_options(self) -> Iterable[str]:
        pairs = zip(self._preset.options, self._options, strict=False)
        return [option.word for option, box in pairs if box.isChecked()]

    @property
    def _starter_chooses(self) -> bool:
        base = self._preset
        chosen = set(self._chosen_options())
        teams = any(option.teams and option.word in chosen for option in base.options)
        return teams and base.team_start == "starter"

    def _show(self, choice: NewGameChoice) -> None:
        """Fill the fields from a choice."""
        self.ui.preset.setCurrentIndex(max(0, self.ui.preset.findData(choice.preset)))
        self._fit_preset()
        for option, box in zip(self._preset.options, self._options, strict=False):
            box.setChecked(option.word in choice.options)
        changes = dict(choice.switches)
        for field in self._fields:
            field.set_value(changes.get(field.word))
        self.ui.house_rules.setChecked(bool(changes))
        self._fold(bool(changes))
        self.ui.count.setValue(len(choice.seats))
        self._rows.show(choice.seats, choice.crests)
        self._fit_seats()
        self._choose(self.ui.starter, choice.starter)
        self._fit_team()
        self._choose(self.ui.team, choice.team)

    @staticmethod
    def _choose(box: QComboBox, data: int | None) -> None:
        box.setCurrentIndex(max(0, box.findData(data)))

    def _connect(self) -> None:
        self.ui.preset.currentIndexChanged.connect(self._preset_chosen)
        self.ui.house_rules.toggled.connect(self._fold)
        self.ui.as_usual.clicked.connect(self._as_usual)
        self.ui.count.valueChanged.connect(self._count_changed)
        for box in self._options:
            box.toggled.connect(self._check)
        for field in self._fields:
            field.changed.connect(self._check)
        self._rows.connect_all()
        self._rows.changed.connect(self._seat_changed)
        self.ui.buttons.accepted.connect(self.accept)
        self.ui.buttons.rejected.connect(self.reject)

    def _dress(self) -> None:
        for title in (self.ui.rules_title, self.ui.seats_title):
            title.setFont(fonts.display(19, bold=True))
        self.ui.summary_title.setFont(fonts.display(16, bold=True))
        self.ui.house_rules.setFont(fonts.display(16, bold=True))
        self.ui.changed.setFont(fonts.text(14))
        self.ui.summary.setFont(fonts.text(14))
        self.ui.problem.setFont(fonts.text(14.5, bold=True))

    def _write(self) -> None:
        """Texts that the form does not hold."""
        for index, candidate in enumerate(PRESETS):
            text = self.tr("{name} ({fewest}–{most} seats)").format(
                name=called(candidate.name),
                fewest=candidate.fewest_seats,
                most=candidate.most_seats,
            )
            self.ui.preset.setItemText(index, text)
        self._name_button()

    @Slot()
    def _name_button(self) -> None:
        start = self.ui.buttons.button(QDialogButtonBox.StandardButton.Ok)
        start.setText(self.tr("Start the game"))

    @Slot(bool)
    def _fold(self, shown: bool) -> None:
        self.ui.house.setVisible(shown)
        arrow = Qt.ArrowType.DownArrow if shown else Qt.ArrowType.RightArrow
        self.ui.house_rules.setArrowType(arrow)
        self._grow()

    @Slot()
    def _as_usual(self) -> None:
        self.ui.house_rules.setFocus(Qt.FocusReason.OtherFocusReason)  # the button goes
        for field in self._fields:
            field.set_value(None)

    @Slot()
    def _preset_chosen(self) -> None:
        """Options and house rules belong to a preset, so another one begins without."""
        for field in self._fields:
            field.set_value(None)
        for box in self._options:
            box.setChecked(False)
        self._fit_preset()
        self._count_changed()

    def _fit_preset(self) -> None:
        base = self._preset
        for number, (box, about) in enumerate(zip(self._options, self._abouts, strict=True)):
            option = base.options[number] if number < len(base.options) else None
            box.setVisible(option is not None)
            about.setVisible(option is not None)
            if option is not None:
                box.setText(called(option.name).replace("&", "&&"))
                box.setAccessibleDescription(called(option.about))
                about.setText(called(option.about))
        with QSignalBlocker(self.ui.count):
            self.ui.count.setRange(base.fewest_seats, base.most_seats)

    @Slot()
    def _count_changed(self) -> None:
        self._fit_seats()
        self._check()
        self._grow()

    @Slot()
    def _seat_changed(self) -> None:
        self._fit_starter()
        self._check()

    def _fit_seats(self) -> None:
        shown = self.ui.count.value()
        self._rows.set_count(shown)
        for field in self._fields:
            field.set_usual(self._preset, shown)
        self._fit_starter()

    def _fit_starter(self) -> None:
        chosen = self.ui.starter.currentData()
        with QSignalBlocker(self.ui.starter):
            self.ui.starter.clear()
            self.ui.starter.addItem(self.tr("By chance"), None)
            for number, row in enumerate(self._rows.shown):
                self.ui.starter.addItem(row.seat.shown_name, number)
            self._choose(self.ui.starter, chosen if isinstance(chosen, int) else None)

    def _fit_team(self) -> None:
        shown = self._starter_chooses
        self.ui.team.setVisible(shown)
        self.ui.team_label.setVisible(shown)
        names = (self.tr("By chance"), *map(called, self._preset.team_names))
        if [self.ui.team.itemText(i) for i in range(self.ui.team.count())] == list(names):
            return
        self.ui.team.clear()
        for number, name in enumerate(names, start=-1):
            self.ui.team.addItem(name, None if number < 0 else number)

    @Slot()
    def _check(self) -> None:
        """Say what cannot be played, or sum up what will be."""
        self._fit_team()
        self._tell_changes()
        seats = self._rows.seats
        for row, picture in zip(self._rows.shown, self.setup().portraits, strict=True):
            row.show_face(picture)
        problem = self._name_trouble(seats)
        try:
            ruleset = self.setup().ruleset()
        except RulesetError as error:
            problem = problem or self._rule_trouble(error)
        else:
            self._sum_up(ruleset, [seat.name for seat in seats])
        self.ui.problem.setText(
            self.tr("Not yet: {problem}").format(problem=problem) if problem else ""
        )
        self.ui.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not problem)

    def _tell_changes(self) -> None:
        changed = sum(field.value is not None for field in self._fields)
        text = self.tr("%n changed", "", changed).replace("%n", str(changed))
        self.ui.changed.setText(f"●  {text}" if changed else "")
        self.ui.as_usual.setVisible(bool(changed))

    def _sum_up(self, ruleset: Ruleset, names: Sequence[str]) -> None:
        self._summed = Wording(ruleset, Narrator(ruleset, names, in_window)).rules_in_force()
        self._write_summary()

    def _write_summary(self) -> None:
        """As a list in two columns, in one where there is no room for two."""
        rules = self._summed
        half = len(rules) if self._stacked else (len(rules) + 1) // 2
        columns = "<td width='14'></td>".join(
            f"<td><table>{''.join(map(_bullet, part))}</table></td>"
            for part in (rules[:half], rules[half:])
            if part
        )
        self.ui.summary.setHtml(f"<table><tr>{columns}</tr></table>")
        self._fit_summary()

    def _name_trouble(self, seats: Sequence[SeatSetup]) -> str:
        for number, seat in enumerate(seats):
            reason = name_problem(seat.name, [other.name for other in seats[:number]])
            if reason is not None:
                why = said(reason, in_window)
                return self.tr("Seat {number}: {reason}").format(number=number + 1, reason=why)
        return ""

    def _rule_trouble(self, error: RulesetError) -> str:
        names = {option.word: called(option.name) for option in self._preset.options}
        names |= {field.word: field.name for field in self._fields}
        names["seats"] = self.tr("Seats")
        subject = names.get(error.subject, error.subject)
        return self.tr("{subject}: {reason}.").format(
            subject=subject, reason=said(error.reason, in_window)
        )

    # How it lies.

    @property
    def _stacked(self) -> bool:
        """Whether rules and seats stand one above the other."""
        return self.ui.columns.direction() is QBoxLayout.Direction.TopToBottom

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put rules and seats side by side where there is room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        directions = QBoxLayout.Direction
        stacked = self.width() < round(_SIDE_BY_SIDE * fonts.factor())
        if stacked != self._stacked:
            self.ui.columns.setDirection(
                directions.TopToBottom if stacked else directions.LeftToRight
            )
            self._write_summary()
        low = self.height() < round(_APART * fonts.factor())
        if low != self._one_sheet:
            self._move_summary(low)
        self._fit_summary()
        self._fit_page()

    @property
    def _one_sheet(self) -> bool:
        """Whether the summary scrolls together with rules and seats."""
        return self.ui.sheet.indexOf(self.ui.summary) >= 0

    def _move_summary(self, low: bool) -> None:
        """Below the seats, or to the foot of the dialog, where it is always in sight."""
        reading = self.ui.summary.hasFocus()
        summary = (self.ui.edge, self.ui.summary_title, self.ui.summary)
        for place, (part, stretch) in enumerate(zip(summary, (0, 0, 1), strict=True), start=1):
            if low:
                self.ui.sheet.addWidget(part)
            else:
                self.ui.whole.insertWidget(place, part, stretch)
            part.show()
        if reading:
            self.ui.summary.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit_summary(self) -> None:
        """No higher than its words, and lower where there is little room and it may scroll."""
        summary, area = self.ui.summary, self.ui.area
        frame = 2 * summary.frameWidth()
        width = summary.viewport().width()
        if self._one_sheet:
            margins = self.ui.sheet.contentsMargins()
            width = area.width() - area.verticalScrollBar().sizeHint().width() - frame
            width -= margins.left() + margins.right()
        document = summary.document()
        document.setTextWidth(width)
        height = math.ceil(document.size().height()) + frame
        summary.setMaximumHeight(height)
        fewest = _FEWEST_LINES * summary.fontMetrics().height() + frame
        summary.setMinimumHeight(height if self._one_sheet else min(height, fewest))

    def _fit_page(self) -> None:
        """No higher than what it shows: the rest is the summary's."""
        layout = self.ui.page.layout()
        if layout is None:
            return
        layout.invalidate()
        width = self.ui.area.viewport().width()
        height = layout.totalSizeHint().height()
        if layout.hasHeightForWidth():
            height = layout.totalHeightForWidth(width)
        self.ui.area.setMaximumHeight(height)

    def _grow(self) -> None:
        """Become as high as what is shown wants to be, as far as the screen has room below."""
        self._fit_page()
        layout = self.ui.whole
        if not self.isVisible() or not self.isWindow():
            return
        wanted = layout.totalMinimumSize().height()
        for part in (self.ui.area, *(() if self._one_sheet else (self.ui.summary,))):
            wanted += part.maximumHeight() - part.minimumHeight()
        room = self.screen().availableGeometry()
        most = room.height() - FRAME.height()
        if self._placed:
            most = min(most, room.bottom() - self.y() - FRAME.height())
            wanted = max(wanted, self.height())
        self._placed = True
        self.resize(self.width(), min(wanted, max(most, self.height())))

    def showEvent(self, event: QShowEvent) -> None:
        """Begin in a size that suits."""
        super().showEvent(event)
        self._fit()
        if not self._placed:
            self._grow()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._dress()
            self._fit()
        elif event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._write()
            QTimer.singleShot(0, self, self._name_button)  # the box gives it Qt's name meanwhile
            self._rows.write()
            for field in self._fields:
                field.write()
            self._fit_preset()
            self._fit_starter()
            self._check()


def _bullet(text: str) -> str:
    return f"<tr><td>•&nbsp;</td><td>{escape(text, quote=False)}</td></tr>"
