"""Everything that can be chosen, applied at once."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, QTimer, Signal, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDialogButtonBox, QLabel, QWidget

from coup_desktop.catalogue import languages
from coup_desktop.desk import fonts
from coup_desktop.desk.dialogs.buttons import without_icons
from coup_desktop.desk.dialogs.calm_wheel import CalmWheel
from coup_desktop.desk.dialogs.least_size import LeastSize
from coup_desktop.desk.dialogs.swatches import back_names, back_picture, cloth_names, cloth_picture
from coup_desktop.desk.forms.ui_settings import Ui_SettingsDialog
from coup_desktop.desk.known_choices import COUNTDOWNS
from coup_desktop.desk.language_keeper import SYSTEM, language_name
from coup_desktop.desk.preferences import REMEMBERED, Preferences, Value
from coup_desktop.desk.swatch_list import SwatchList
from coup_desktop.desk.theme import Scheme
from coup_desktop.store.settings import Settings
from coup_desktop.table.pace import Pace

Entries = Sequence[tuple[str, Value]]
"""What can be chosen: the words for it, and the field's value."""


class SettingsDialog(QDialog):
    """Shows and changes `Preferences`; follows where they are changed elsewhere."""

    sample_asked = Signal()
    """Somebody wants to hear how loud it is."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_SettingsDialog()
        self.ui.setupUi(self)
        without_icons(self.ui.buttons)
        self._preferences = preferences
        self._show: dict[str, Callable[[Value], None]] = {}
        self._before_reset: Settings | None = None
        self._resetting = False
        self._join()
        self._write()
        self._follow(frozenset(self._show))
        preferences.changed.connect(self._changed)
        CalmWheel(self)
        LeastSize(self, 480)

    def set_sound_problem(self, problem: str) -> None:
        """Say why no sound is heard, as a sentence; empty where all is well."""
        self.ui.soundProblem.setText(problem)
        self.ui.soundProblem.setVisible(bool(problem))

    def _join(self) -> None:
        """Join each widget to its field."""
        ui = self.ui
        for field, combo in self._combos().items():
            combo.activated.connect(self._picked)
            combo.setProperty("field", field)
            self._show[field] = _shower(combo)
        for field, check in self._checks().items():
            check.clicked.connect(self._ticked)
            check.setProperty("field", field)
            self._show[field] = _ticker(check)
        for field, swatches in self._swatches().items():
            swatches.chosen.connect(self._swatch_chosen)
            swatches.setProperty("field", field)
            self._show[field] = swatches.choose
        ui.volume.valueChanged.connect(self._volume_moved)
        self._show["volume"] = self._show_volume
        ui.listen.clicked.connect(self.sample_asked)
        for hint in self._hints():
            hint.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.set_sound_problem("")
        reset = ui.buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)
        reset.clicked.connect(self._reset)
        self._reset_button = reset
        ui.buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)

    def _hints(self) -> tuple[QLabel, ...]:
        ui = self.ui
        return (
            ui.paceHint,
            ui.askedAboutHint,
            ui.marksHint,
            ui.learningHint,
            ui.peekHint,
            ui.countdownHint,
            ui.motionHint,
            ui.chronicleHint,
        )

    def _combos(self) -> dict[str, QComboBox]:
        ui = self.ui
        return {
            "language": ui.language,
            "scheme": ui.scheme,
            "text_size": ui.textSize,
            "pace": ui.pace,
            "asked_about": ui.askedAbout,
            "peek": ui.peek,
            "countdown": ui.countdown,
            "reduced_motion": ui.reducedMotion,
            "chronicle_width": ui.chronicleWidth,
        }

    def _checks(self) -> dict[str, QCheckBox]:
        ui = self.ui
        return {
            "answer_forced": ui.answerForced,
            "marks": ui.marks,
            "talk": ui.talk,
            "hint": ui.hint,
            "warn_two": ui.warnTwo,
            "warn_coins": ui.warnCoins,
            "warn_false": ui.warnFalse,
            "counter": ui.counter,
            "sound": ui.sound,
            "chronicle": ui.chronicle,
            "chronicle_detached": ui.chronicleDetached,
        }

    def _swatches(self) -> dict[str, SwatchList]:
        return {"cloth": self.ui.cloth, "back": self.ui.back}

    # Words.

    def _entries(self) -> dict[str, Entries]:
        sizes = (self.tr("Normal"), self.tr("Large"), self.tr("Largest"))
        return {
            "language": (
                (self.tr("As the system"), SYSTEM),
                *((language_name(code), code) for code in languages()),
            ),
            "scheme": (
                (self.tr("As the system"), Scheme.SYSTEM.value),
                (self.tr("Light"), Scheme.LIGHT.value),
                (self.tr("Dark"), Scheme.DARK.value),
                (self.tr("High contrast"), Scheme.CONTRAST.value),
            ),
            "text_size": tuple(
                (self.tr("{size}, {percent} %").format(size=size, percent=percent), percent)
                for size, percent in zip(sizes, fonts.TEXT_SIZES, strict=True)
            ),
            "pace": (
                (self.tr("Instant"), Pace.INSTANT.value),
                (self.tr("Fast"), Pace.FAST.value),
                (self.tr("Normal"), Pace.NORMAL.value),
                (self.tr("Slow"), Pace.SLOW.value),
                (self.tr("Step by step"), Pace.STEP.value),
            ),
            "asked_about": (
                (self.tr("Every claim"), "every"),
                (self.tr("Claims that touch me, or that I could refute"), "refutable"),
                (self.tr("Only claims that touch me"), "touching"),
            ),
            "peek": (
                (self.tr("While a key or the button is held"), "hold"),
                (self.tr("For three seconds after one press"), "press"),
            ),
            "countdown": (
                (self.tr("Wait for an answer"), 0),
                *(
                    (self.tr("Pass by themselves after {n} seconds").format(n=seconds), seconds)
                    for seconds in COUNTDOWNS[1:]
                ),
            ),
            "reduced_motion": (
                (self.tr("As the system"), "system"),
                (self.tr("On"), "on"),
                (self.tr("Off"), "off"),
            ),
            "chronicle_width": ((self.tr("Wide"), "wide"), (self.tr("Narrow"), "narrow")),
        }

    def _write(self) -> None:
        """Put the words of the user's language in."""
        combos = self._combos()
        for field, entries in self._entries().items():
            with QSignalBlocker(combos[field]):
                combos[field].clear()
                for text, value in entries:
                    combos[field].addItem(text, value)
        self.ui.cloth.offer(
            [(word, name, cloth_picture(self, word)) for word, name in cloth_names().items()]
        )
        self.ui.back.offer(
            [(word, name, back_picture(self, word)) for word, name in back_names().items()]
        )
        self._write_hints()
        self._write_reset()

    def _write_hints(self) -> None:
        step = self._preferences.settings.pace == Pace.STEP.value
        self.ui.paceHint.setText(
            self.tr("After each move the table waits for Enter.")
            if step
            else self.tr("How long each move is shown, and how long bots seem to think.")
        )
        self.ui.askedAboutHint.setText(
            self.tr("Whatever aims at you, and whatever is about your own cards, is always asked.")
        )

    @Slot()
    def _write_reset(self) -> None:
        undo = self._before_reset is not None
        text = self.tr("&Undo the reset") if undo else self.tr("&Reset to defaults")
        self._reset_button.setText(text)
        self._reset_button.setEnabled(undo or not self._preferences.is_default())

    # What is shown.

    @Slot(object)
    def _changed(self, fields: frozenset[str]) -> None:
        if not self._resetting and fields & self._show.keys():
            self._before_reset = None  # something was chosen since
        self._follow(fields)

    def _follow(self, fields: frozenset[str]) -> None:
        for field in fields:
            if field in self._show:
                self._show[field](self._preferences.value(field))
        if "pace" in fields:
            self._write_hints()
        silent = not self._preferences.settings.sound
        for part in (self.ui.volume, self.ui.volumeNumber, self.ui.volumeLabel, self.ui.listen):
            part.setDisabled(silent)
        self._write_reset()

    def _show_volume(self, volume: Value) -> None:
        with QSignalBlocker(self.ui.volume):
            self.ui.volume.setValue(int(volume))
        self.ui.volumeNumber.setText(self.tr("{volume} %").format(volume=self.ui.volume.value()))

    # What is chosen.

    @Slot(int)
    def _picked(self, row: int) -> None:
        combo = self.sender()
        if isinstance(combo, QComboBox):
            self._preferences.change(**{combo.property("field"): combo.itemData(row)})

    @Slot(bool)
    def _ticked(self, ticked: bool) -> None:
        self._preferences.change(**{self.sender().property("field"): ticked})

    @Slot(str)
    def _swatch_chosen(self, word: str) -> None:
        self._preferences.change(**{self.sender().property("field"): word})

    @Slot(int)
    def _volume_moved(self, volume: int) -> None:
        self._preferences.change(volume=volume)

    @Slot()
    def _reset(self) -> None:
        before, self._before_reset = self._before_reset, None
        if before is None:
            self._before_reset = self._preferences.settings
            self._resetting = True
            self._preferences.reset()
            self._resetting = False
        else:
            fields = [field for field in self._show if field not in REMEMBERED]
            self._preferences.change(**{field: getattr(before, field) for field in fields})
        self._write_reset()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language, theme and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            # What is too large for the words now may stay.
            self.resize(self.size().expandedTo(self.sizeHint()))
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            # The box gives its buttons Qt's own names meanwhile.
            QTimer.singleShot(0, self, self._write_reset)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._write()
            self._follow(frozenset(self._show))


def _shower(combo: QComboBox) -> Callable[[Value], None]:
    def show(value: Value) -> None:
        # A value that a file from elsewhere brought is in force as the first one, the default.
        combo.setCurrentIndex(max(0, combo.findData(value)))

    return show


def _ticker(check: QCheckBox) -> Callable[[Value], None]:
    return lambda value: check.setChecked(bool(value))
