"""The reference card: the rules in force, one key away (Shift+F1)."""

from typing import Final

from PySide6.QtCore import QEvent, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
    QTextDocument,
)
from PySide6.QtWidgets import QDialog, QWidget

from coup_desktop.desk import faces, fonts
from coup_desktop.desk.dialogs.buttons import without_icons
from coup_desktop.desk.dialogs.least_size import LeastSize
from coup_desktop.desk.forms.ui_reference import Ui_ReferenceDialog
from coup_desktop.desk.in_window import in_window
from coup_desktop.desk.reference_card import CARD, card_name, reference_page
from coup_desktop.desk.theme import colours_of, lay_on_paper
from coup_desktop.desk.wording import Wording
from coup_desktop.engine.cast import CHARACTERS
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.ruleset import Ruleset

_TWO_COLUMNS: Final = 900
"""Least width for them, in pixels at the usual text size."""


class ReferenceDialog(QDialog):
    """Shows the reference card of a ruleset; may stay open beside the game."""

    def __init__(self, ruleset: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_ReferenceDialog()
        self.ui.setupUi(self)
        without_icons(self.ui.buttons)
        self.setProperty("ownHelp", True)  # the key that could open it closes it
        self._ruleset = ruleset
        self._columns = 1
        self.ui.card.document().setDocumentMargin(14)
        self._write()
        LeastSize(self, 480)

    def set_ruleset(self, ruleset: Ruleset) -> None:
        """Show another ruleset."""
        self._ruleset = ruleset
        self._write()

    def _write(self) -> None:
        self._columns = self._wanted_columns()
        colours = colours_of(self)
        lay_on_paper(self.ui.card)
        document = self.ui.card.document()
        document.setDefaultFont(fonts.text(15))
        wording = Wording(self._ruleset, Narrator(self._ruleset, (), in_window))
        for character in self._ruleset.cast:
            picture = faces.front(
                CHARACTERS[character].word,
                wording.character(character),
                QSizeF(*CARD),
                self.devicePixelRatioF(),
            )
            document.addResource(
                QTextDocument.ResourceType.ImageResource.value,
                QUrl(card_name(character)),
                picture,
            )
        self.ui.card.setHtml(
            reference_page(
                wording,
                ink=colours.page_text,
                quiet=colours.page_heading,
                rule=colours.gold,
                display=fonts.display(16).families()[0],
                columns=self._columns,
            )
        )

    def _wanted_columns(self) -> int:
        return 2 if self.width() >= round(_TWO_COLUMNS * fonts.factor()) else 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room of a wide window for two columns."""
        super().resizeEvent(event)
        if self._wanted_columns() != self._columns:
            self._write()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The key that opened it closes it."""
        if event.key() == Qt.Key.Key_F1:
            self.reject()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Pictures fit the screen that the dialog opens on."""
        self._write()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language, theme and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
        if event.type() in (
            QEvent.Type.LanguageChange,
            QEvent.Type.PaletteChange,
            QEvent.Type.FontChange,
        ):
            self._write()
