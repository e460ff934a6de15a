"""One switch of the ruleset as a field of the new-game dialog."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QComboBox, QLabel

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


class SwitchField(QObject):
    """A switch with its label and its box, whose first entry is the preset's own value."""

    changed = Signal()

    def __init__(self, switch: Switch, label: QLabel, box: QComboBox) -> None:
        super().__init__(box)
        self._switch: Final = switch
        self._label: Final = label
        self._box: Final = box
        self._usual = ""
        box.addItem("", None)
        for word in self._words():
            box.addItem("", word)
        # Words to choose from are all there is, unless a number may be typed.
        self._numeric = _takes(switch, "7")
        box.setEditable(self._numeric)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        label.setBuddy(box)
        self.write()
        box.currentTextChanged.connect(self.changed)

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
        return translate("HouseRules", self._switch.name)

    @property
    def value(self) -> str | None:
        """The word that is set, as typed; None where the preset's own value holds."""
        text = self._box.currentText().strip()
        index = self._box.findText(text)
        if not text or index == 0:
            return None
        return text if index < 0 else str(self._box.itemData(index))

    def set_value(self, value: str | None) -> None:
        """Set a word; None for the preset's own value."""
        index = 0 if value is None else self._box.findData(value)
        if index >= 0:
            self._box.setCurrentIndex(index)
        elif value is not None:
            self._box.setEditText(value)

    def set_usual(self, base: Preset, seats: int) -> None:
        """Name the preset's own value, which for the copies depends on the number of seats."""
        usual: Value = (
            base.copies_for(seats)
            if self._switch.attribute == "copies"
            else getattr(base, self._switch.attribute)
        )
        self._usual = self._switch.text(usual)
        self.write()

    def write(self) -> None:
        """Write all texts, in the language that is set."""
        chosen = self._box.currentIndex()
        typed = self._box.currentText() if self.value is not None and self._numeric else None
        self._box.blockSignals(True)
        self._label.setText(self.name)
        self._box.setAccessibleName(self.name)
        for row in range(1, self._box.count()):
            self._box.setItemText(row, value_name(str(self._box.itemData(row))))
        usual = translate("HouseRules", "as usual: {value}")
        self._box.setItemText(0, usual.format(value=value_name(self._usual)))
        if typed is not None:
            self._box.setEditText(typed)
        else:
            self._box.setCurrentIndex(max(0, chosen))
            if self._numeric:
                self._box.setEditText(self._box.itemText(max(0, chosen)))
        self._box.blockSignals(False)


def _takes(switch: Switch, word: str) -> bool:
    try:
        switch.parse(word)
    except (KeyError, ValueError):
        return False
    return True
