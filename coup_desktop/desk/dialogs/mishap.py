"""Something went wrong: what, whether the game is kept, and a report to copy."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.dialogs.least_size import LeastSize
from coup_desktop.desk.dialogs.mishap_told import Kept, Occasion, Told
from coup_desktop.desk.forms.ui_mishap import Ui_MishapDialog

GUARD_MILLISECONDS: Final = 500
"""A dialog that nobody has asked for takes no click that was meant for what it covers."""


class MishapDialog(QDialog):
    """Tells a `Told`. To go on is to close it; `close_asked` says that the program is to end."""

    close_asked = Signal()

    def __init__(self, told: Told, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_MishapDialog()
        self.ui.setupUi(self)
        self._told = told
        self._copied = False
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self.ui.leave.setVisible(told.occasion is Occasion.ERROR)
        self.ui.folder.setVisible(told.folder is not None)
        self.ui.details.setPlainText(told.report())
        self._dress()
        self._write()
        LeastSize(self, 480)
        self.ui.copy.clicked.connect(self._copy)
        self.ui.folder.clicked.connect(self._open_folder)
        self.ui.leave.clicked.connect(self._leave)
        self.ui.go_on.clicked.connect(self._go_on)
        self.ui.go_on.setFocus(Qt.FocusReason.OtherFocusReason)
        if told.occasion is Occasion.ERROR:
            self._guard.start(GUARD_MILLISECONDS)

    def _dress(self) -> None:
        self.ui.title.setFont(fonts.display(22, bold=True))

    def _write(self) -> None:
        ui = self.ui
        title, what, end = self._words()
        self.setWindowTitle(title)
        ui.title.setText(title)
        ui.what.setText(what)
        ui.go_on.setText(end)
        kept = self._kept()
        ui.kept.setText(kept)
        ui.kept.setVisible(bool(kept))
        ui.copied.setText(self.tr("It is on the clipboard.") if self._copied else "")

    def _words(self) -> tuple[str, str, str]:
        """Title, what happened, and the button that closes the dialog."""
        match self._told.occasion:
            case Occasion.ERROR:
                return (
                    self.tr("Something went wrong"),
                    self.tr(
                        "The program has met an unexpected error. You can go on; if the table does "
                        "not react any more, close the program and start it again."
                    ),
                    self.tr("Go on"),
                )
            case Occasion.START:
                return (
                    self.tr("The program cannot start"),
                    self.tr(
                        "It has met an unexpected error before its window was ready. Start it once "
                        "more; if that does not help, install it anew."
                    ),
                    self.tr("Close"),
                )
            case Occasion.CRASH:
                return (
                    self.tr("The program ended unexpectedly last time"),
                    self.tr(
                        "Just before, it has written a report. You can copy it for whoever looks "
                        "after the program."
                    ),
                    self.tr("Close"),
                )
            case Occasion.ASKED:
                return (
                    self.tr("Error reports"),
                    self.tr("What has gone wrong lately, for whoever looks after the program."),
                    self.tr("Close"),
                )

    def _kept(self) -> str:
        if self._told.occasion is not Occasion.ERROR:
            return ""
        match self._told.kept:
            case Kept.ON_DISK:
                return self.tr("Your game is kept on disk, move by move.")
            case Kept.NOT_KEPT:
                return self.tr(
                    "Not all of your game is on disk: what could not be written would be lost "
                    "with the program."
                )
            case Kept.NO_GAME:
                return ""

    @Slot()
    def _copy(self) -> None:
        if self._guard.isActive():
            return
        report = self._told.report()
        self.ui.details.setPlainText(report)
        QGuiApplication.clipboard().setText(report)
        self._copied = True
        self._write()

    @Slot()
    def _open_folder(self) -> None:
        if not self._guard.isActive() and self._told.folder is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._told.folder)))

    @Slot()
    def _leave(self) -> None:
        if not self._guard.isActive():
            self.accept()
            self.close_asked.emit()

    @Slot()
    def _go_on(self) -> None:
        if not self._guard.isActive():
            self.reject()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._dress()
        elif event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._write()
