"""The wheel scrolls a dialog; it changes no field that the pointer happens to be over."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QComboBox, QDialog, QSlider, QSpinBox, QWidget


class CalmWheel(QObject):
    """Lets a dialog's fields have the wheel only while they have the keyboard."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        for kind in (QComboBox, QSpinBox, QSlider):
            for field in dialog.findChildren(kind):
                field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel gives no focus
                field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the wheel to what scrolls."""
        if not isinstance(watched, QWidget) or event.type() != QEvent.Type.Wheel:
            return super().eventFilter(watched, event)
        if watched.hasFocus():
            return False
        event.ignore()
        return True
