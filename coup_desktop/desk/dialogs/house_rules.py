"""One switch of the ruleset as a field of the new-game dialog."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QLabel

from coup_desktop.desk.in_window import called
from coup_desktop.engine.presets import Preset
from coup_desktop.engine.ruleset import Switch, Value

translate = QCoreApplication.translate


def value_name(word: str) -> str:
    """What a value of a switch is called; numbers are their own names."""
    names = {
        "unlimited": translate("HouseRules", "no limit"),
        "starter": translate("HouseRules", "the starter"),
        "both": translate("HouseRules", "both"),
        "none": translate("HouseRules", "nobody"),
        "yes": translate("HouseRules", "yes"),
        "no": translate("HouseRules", "no"),
        "target": translate("HouseRules", "its target"),
        "anyone": translate("HouseRules", "anyone"),
        "never": translate("HouseRules", "never"),
        "any": translate("HouseRules", "any"),
        "other": translate("HouseRules", "another card"),
        "barred": translate("HouseRules", "the barred one"),
        "choice": translate("HouseRules", "any of its cards"),
    }
    return names.get(word, word)


def _as_entry(text: str) -> str:
    """With a capital, as all that can be chosen from a list."""
    return text[:1].upper() + text[1:]


class SwitchField(QObject):
    """A switch with its label and its box, whose first entry is the preset's own value."""

    changed = Signal()

    def __init__(self, switch: Switch, label: QLabel, box: QComboBox) -> None:
        super().__init__(box)
        self._switch: Final = switch
        self._label: Final = label
        self._box: Final = box
        self._usual = ""
        self._value: str | None = None
        box.addItem("", None)
        for word in self._words():
            box.addItem("", word)
        # Words to choose from are all there is, unless a number may be typed.
        box.setEditable(_takes(switch, "7"))
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        label.setBuddy(box)
        for part in (label, box):
            part.setProperty("topic", f"switches#{switch.word}")
        self.write()
        box.activated.connect(self._picked)
        editor = box.lineEdit()
        if editor is not None:
            box.setCompleter(None)  # type: ignore[arg-type]
            editor.textEdited.connect(self._typed)

    def _words(self) -> tuple[str, ...]:
        """The words it takes, numbers excepted: those that its parser takes."""
        return tuple(
            word for word in self._switch.values.split(" or ") if _takes(self._switch, word)
        ) or tuple(word for word in ("yes", "no") if _takes(self._switch, word))

    @property
    def word(self) -> str:
        """The switch's word."""
        return self._switch.word

    @property
    def name(self) -> str:
        """What the switch is about."""
        return called(self._switch.name)

    @property
    def value(self) -> str | None:
        """The word that is set, as typed; None where the preset's own value holds."""
        return self._value

    def set_value(self, value: str | None) -> None:
        """Set a word; None for the preset's own value."""
        self._value = value
        self.write()
        self.changed.emit()

    @Slot(int)
    def _picked(self, index: int) -> None:
        word = self._box.itemData(index)
        self.set_value(None if word is None else str(word))

    @Slot(str)
    def _typed(self, text: str) -> None:
        index = self._box.findText(text.strip(), Qt.MatchFlag.MatchFixedString)
        word = self._box.itemData(index) if index >= 0 else text.strip()
        self._value = None if not word else str(word)
        self._mark()
        self.changed.emit()

    def set_usual(self, base: Preset, seats: int) -> None:
        """Name the preset's own value, which for the copies depends on the number of seats."""
        usual: Value = (
            base.copies_for(seats)
            if self._switch.attribute == "copies"
            else getattr(base, self._switch.attribute)
        )
        self._usual = self._switch.text(usual)
        self.write()

    def _mark(self) -> None:
        """Mark what is another than usual."""
        changed = self._value is not None
        self._label.setText(f"●  {self.name}" if changed else self.name)
        font = self._label.font()
        if font.bold() != changed:
            font.setBold(changed)
            self._label.setFont(font)

    def write(self) -> None:
        """Write all texts, in the language that is set."""
        with QSignalBlocker(self._box):
            self._mark()
            self._box.setAccessibleName(self.name)
            usual = translate("HouseRules", "As usual: {value}")
            self._box.setItemText(0, usual.format(value=value_name(self._usual)))
            for row in range(1, self._box.count()):
                word = str(self._box.itemData(row))
                self._box.setItemText(row, _as_entry(value_name(word)))
            index = 0 if self._value is None else self._box.findData(self._value)
            self._box.setCurrentIndex(index)
            if self._box.isEditable():
                text = self._box.itemText(index) if index >= 0 else self._value
                self._box.setEditText(text or "")


def _takes(switch: Switch, word: str) -> bool:
    try:
        switch.parse(word)
    except (KeyError, ValueError):
        return False
    return True
