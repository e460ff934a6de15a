"""What this program is, whose it is, what it is made of, and on what terms."""

import sys
from typing import Final

import PySide6
from PySide6.QtCore import QEvent, Qt, QTimer, Slot, qVersion
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QDialog, QListWidgetItem, QWidget

from coup_desktop import __version__
from coup_desktop.desk import fonts
from coup_desktop.desk.dialogs.buttons import without_icons
from coup_desktop.desk.dialogs.least_size import LeastSize
from coup_desktop.desk.forms.ui_about import Ui_AboutDialog
from coup_desktop.desk.licence_texts import Part, parts

_LEAST_WIDTH: Final = 480
_PIECE: Final = 12_000
"""Letters that are put into the page at once: some milliseconds; the longest text has 235,000."""


class AboutDialog(QDialog):
    """Version, parts with their licences, and that it is unofficial and offline."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_AboutDialog()
        self.ui.setupUi(self)
        without_icons(self.ui.buttons)
        self._parts = parts()
        self._rest = ""
        self._more = QTimer(self)
        self._more.setSingleShot(True)
        self._more.setInterval(0)
        self._more.timeout.connect(self._add_piece)
        self._dress()
        self._write()
        for part in self._parts:
            self.ui.parts.addItem(_line(part))
        self.ui.parts.setCurrentRow(0)
        self.ui.parts.currentRowChanged.connect(self._show_part)
        self._choose(0)
        self._more.start()  # a page's first letters take as long as all else here
        LeastSize(self, _LEAST_WIDTH)
        self.ui.parts.setFocus(Qt.FocusReason.OtherFocusReason)

    def _dress(self) -> None:
        self.ui.title.setFont(fonts.display(28, bold=True))
        font = fonts.text(15)
        font.setBold(True)
        self.ui.licence.setFont(font)

    def _write(self) -> None:
        self.ui.version.setText(
            self.tr("Version {version}, with Qt {qt}, PySide {pyside} and Python {python}").format(
                version=__version__,
                qt=qVersion(),
                pyside=PySide6.__version__,
                python=".".join(map(str, sys.version_info[:3])),
            )
        )

    @Slot(int)
    def _show_part(self, row: int) -> None:
        """Show a part's licence: its beginning now, the rest bit by bit."""
        self._choose(row)
        self._add_piece()

    def _choose(self, row: int) -> None:
        part = self._parts[row]
        self.ui.licence.setText(part.licence)
        self.ui.text.clear()
        try:
            self._rest = part.text()
        except OSError as error:
            self._rest = self.tr("The text is missing: {error}").format(error=error)

    @Slot()
    def _add_piece(self) -> None:
        piece, self._rest = self._rest[:_PIECE], self._rest[_PIECE:]
        document = self.ui.text.document()
        if document.isEmpty():
            self.ui.text.setPlainText(piece)  # leaves the cursor at the beginning
        else:
            cursor = QTextCursor(document)
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.insertText(piece)
        if self._rest:
            self._more.start()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._dress()
        elif event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._write()


def _line(part: Part) -> QListWidgetItem:
    """A part in the list; a screen reader is told its licence, too."""
    item = QListWidgetItem(part.name)
    item.setToolTip(part.name)
    item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{part.name}, {part.licence}")
    return item
