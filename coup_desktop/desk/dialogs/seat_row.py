"""One seat in the new-game dialog: portrait, name or character, and who decides for it."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from coup_desktop.bots.bot import LEVELS, ROSTER, BotInfo
from coup_desktop.bots.personas import CAST
from coup_desktop.desk.dialogs.crest import CrestDialog
from coup_desktop.desk.dialogs.level_list import PICTURE, LevelDelegate
from coup_desktop.desk.forms.ui_seat_row import Ui_SeatRow
from coup_desktop.desk.new_game_choice import has_bust, persona_of
from coup_desktop.engine.bot_words import bot_word, character_of, level_of
from coup_desktop.engine.record import HUMAN
from coup_desktop.table.setup import SeatSetup

translate = QCoreApplication.translate

_TIP: Final = Qt.ItemDataRole.ToolTipRole
_NOBODY: Final = ""


def has_temper(level: str) -> bool:
    """Whether that is the word of a level, which characters play."""
    return any(info.word == level for info in LEVELS)


def level_name(info: BotInfo) -> str:
    """What a level is called."""
    return translate("Bots", info.name)


def level_help(info: BotInfo) -> str:
    """What a level sees, and what it cannot."""
    words = (info.about, info.cannot)
    return " ".join(translate("Bots", sentence) for sentence in words if sentence)


class SeatRow(QWidget):
    """Edits a `SeatSetup`."""

    changed = Signal()
    """The name, the character, the kind or the crest is another."""
    kind_chosen = Signal()
    """A person chose who decides; the name may not suit any more."""
    character_chosen = Signal(str)
    """A person chose another character; the word of the one before, or nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_SeatRow()
        self.ui.setupUi(self)
        self._number = 0
        self._crest = ""
        self._before = ""
        """The character, as it was known last."""
        self._lists = (LevelDelegate(self.ui.kind), LevelDelegate(self.ui.character))
        self.ui.kind.addItem("", HUMAN)
        for info in LEVELS:
            self.ui.kind.addItem("", info.word)
        self.ui.character.addItem("", _NOBODY)
        for persona in CAST:
            self.ui.character.addItem(persona.name, persona.word)
        self._dress()
        self._write()
        self.ui.name.textChanged.connect(self._edited)
        self.ui.kind.currentIndexChanged.connect(self._edited)
        self.ui.kind.activated.connect(self.kind_chosen)
        self.ui.character.currentIndexChanged.connect(self._edited)
        self.ui.character.activated.connect(self._character_chosen)
        self.ui.face.clicked.connect(self._choose_crest)

    def set_number(self, number: int) -> None:
        """Which seat it is, counted from 0."""
        self._number = number
        self._tell_number()

    @property
    def seat(self) -> SeatSetup:
        """The seat as it is now; the name is not checked."""
        level = str(self.ui.kind.currentData())
        character = str(self.ui.character.currentData())
        if character == _NOBODY or not has_temper(level):
            return SeatSetup(self.ui.name.text(), level)
        # A character goes by its own name, or by another that a record gave it.
        return SeatSetup(self.ui.name.text(), bot_word(level, character))

    @property
    def level(self) -> str:
        """The word of who decides."""
        return str(self.ui.kind.currentData())

    def set_seat(self, seat: SeatSetup) -> None:
        """Show a seat. A bot that there is not any more becomes a person."""
        level = level_of(seat.kind)
        if self.ui.kind.findData(level) < 0 and any(info.word == level for info in ROSTER):
            self.ui.kind.addItem("", level)  # not offered, but played before
            self._write()
        blocked = [QSignalBlocker(part) for part in (self.ui.kind, self.ui.character, self.ui.name)]
        self.ui.kind.setCurrentIndex(max(0, self.ui.kind.findData(level)))
        character = character_of(seat.kind)
        self.ui.character.setCurrentIndex(max(0, self.ui.character.findData(character)))
        self.ui.name.setText(seat.name)
        self._before = str(self.ui.character.currentData())
        del blocked
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
        dialog = CrestDialog(self.seat.shown_name, self.ui.face.portrait.getBust(), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.set_crest(dialog.crest))
        dialog.open()

    @Slot()
    def _character_chosen(self) -> None:
        before, self._before = self._before, str(self.ui.character.currentData())
        if before != self._before:
            self.character_chosen.emit(before)

    @Slot()
    def _edited(self) -> None:
        seat, face = self.seat, self.ui.face
        persona = persona_of(seat)
        self.ui.name.setVisible(persona is None)
        self.ui.character.setVisible(has_temper(self.level))
        face.portrait.setOwner(seat.shown_name)
        face.portrait.setHuman(seat.human)
        face.set_choosable(not has_bust(seat))
        self._name()
        self.changed.emit()

    @Slot()
    def _name(self) -> None:
        for box in (self.ui.kind, self.ui.character):
            box.setToolTip(box.currentData(_TIP) or "")
        face = self.ui.face
        face.setAccessibleName(face.portrait.accessibleName())
        choosable = face.isEnabled()
        face.setToolTip(self.tr("Choose another crest") if choosable else "")
        face.setAccessibleDescription(face.toolTip())

    def _dress(self) -> None:
        # As wide as the widest, so that the names below one another begin at one line.
        number = self.ui.number
        number.setMinimumWidth(number.fontMetrics().horizontalAdvance("00"))

    def _tell_number(self) -> None:
        number = self._number + 1
        self.ui.number.setText(str(number))
        self.ui.name.setAccessibleName(self.tr("Name of seat {number}").format(number=number))
        whose = {
            self.ui.kind: self.tr("Who plays seat {number}"),
            self.ui.character: self.tr("Character of seat {number}"),
        }
        for box, words in whose.items():
            box.setAccessibleName(words.format(number=number))
            # On Linux Qt says what is chosen instead of the name.
            box.setAccessibleDescription(words.format(number=number))

    def _write(self) -> None:
        self._tell_number()
        self._write_kinds()
        self._write_characters()
        for each in self._lists:
            each.fit()
        self._name()

    def _write_kinds(self) -> None:
        box = self.ui.kind
        box.setItemText(0, self.tr("Human"))
        box.setItemData(0, self.tr("Somebody at this screen."), _TIP)
        for info in ROSTER:
            row = box.findData(info.word)
            if row >= 0:
                box.setItemText(row, self.tr("Bot: {name}").format(name=level_name(info)))
                box.setItemData(row, level_help(info), _TIP)

    def _write_characters(self) -> None:
        box = self.ui.character
        box.setItemText(0, self.tr("No character"))
        box.setItemData(0, self.tr("Plays the level without any temper, and says nothing."), _TIP)
        for row, persona in enumerate(CAST, start=1):
            box.setItemData(row, translate("Personas", persona.about), _TIP)
            box.setItemData(row, persona.word, PICTURE)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._dress()
            for each in self._lists:
                each.fit()
        elif event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._write()
            QTimer.singleShot(0, self, self._name)  # the portrait names itself anew meanwhile
