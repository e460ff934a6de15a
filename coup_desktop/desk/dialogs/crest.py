"""Chooses a crest for somebody who is not of the cast."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.dialogs.buttons import without_icons
from coup_desktop.desk.dialogs.least_size import LeastSize
from coup_desktop.desk.dialogs.swatches import crest_names, crest_picture
from coup_desktop.desk.forms.ui_crest import Ui_CrestDialog


class CrestDialog(QDialog):
    """Shows all crests; read `crest` after `accepted`."""

    def __init__(self, owner: str, crest: str, parent: QWidget | None = None) -> None:
        """Args: owner: whose it will be. crest: the one that the owner has."""
        super().__init__(parent)
        self.ui = Ui_CrestDialog()
        self.ui.setupUi(self)
        without_icons(self.ui.buttons)
        self._owner = owner
        self._dress()
        self.ui.crests.resize(self.width(), 1)  # else it folds to a single column first
        self._write()
        self.ui.crests.choose(crest)
        LeastSize(self, 420)
        self.ui.crests.setFocus()

    @property
    def crest(self) -> str:
        """The word of the crest that is marked."""
        return self.ui.crests.word()

    def _dress(self) -> None:
        self.ui.title.setFont(fonts.display(19, bold=True))

    def _write(self) -> None:
        self.ui.title.setText(self.tr("A crest for {name}").format(name=self._owner))
        choose = self.ui.buttons.button(QDialogButtonBox.StandardButton.Ok)
        choose.setText(self.tr("Choose"))
        self.ui.crests.offer(
            [(word, name, crest_picture(self, word)) for word, name in crest_names().items()]
        )

    def showEvent(self, event: QShowEvent) -> None:
        """No higher than the crests."""
        super().showEvent(event)
        layout = self.layout()
        if layout is not None:
            self.resize(self.width(), layout.totalMinimumHeightForWidth(self.width()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._dress()
        elif event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._write()
