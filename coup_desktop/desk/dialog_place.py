"""Shows one dialog at a time in front of a window, which goes on living behind it."""

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog


class DialogPlace(QObject):
    """Opens dialogs. One that is opened while another one stands takes its place."""

    opening = Signal(QDialog)
    """A dialog is about to be shown."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._dialog: QDialog | None = None
        self._next: QDialog | None = None

    @property
    def dialog(self) -> QDialog | None:
        """The dialog that stands."""
        return self._dialog

    def open(self, dialog: QDialog) -> None:
        """Shows a dialog now; the one before it is closed."""
        before, self._dialog = self._dialog, dialog
        if before is not None:
            before.close()
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._forget)
        self.opening.emit(dialog)
        dialog.open()

    def open_next(self, dialog: QDialog) -> None:
        """Shows a dialog when none stands: what somebody is at goes first."""
        if self._dialog is None:
            self.open(dialog)
        else:
            self.drop_next()
            self._next = dialog

    def drop_next(self) -> None:
        """Forgets a dialog that waits for its turn."""
        if self._next is not None:
            self._next.deleteLater()
            self._next = None

    @Slot()
    def _forget(self) -> None:
        if self._dialog is not self.sender():
            return
        self._dialog = None
        if self._next is not None:
            following, self._next = self._next, None
            self.open(following)
