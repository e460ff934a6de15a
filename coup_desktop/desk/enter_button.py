"""A button that Enter presses as Space does."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton


class EnterButton(QPushButton):
    """While it has the keyboard, Enter presses it: once, however long the key is held."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press it; other keys mean what they mean to any button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)
