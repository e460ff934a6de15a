"""The wheel scrolls a dialog; it changes no field that the pointer happens to be over."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QComboBox, QDialog, QScrollArea, QSlider, QSpinBox, QWidget


class CalmWheel(QObject):
    """Lets a dialog's fields have the wheel only while they have the keyboard.

    What gets the keyboard comes into sight, also where not Tab but a key of its own brings it.
    """

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        for kind in (QComboBox, QSpinBox, QSlider):
            for field in dialog.findChildren(kind):
                field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel gives no focus
                field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the wheel to what scrolls."""
        if isinstance(watched, QWidget):
            if event.type() == QEvent.Type.Wheel and not watched.hasFocus():
                event.ignore()
                return True
            if event.type() == QEvent.Type.FocusIn:
                _bring_into_sight(watched)
        return super().eventFilter(watched, event)


def _bring_into_sight(field: QWidget) -> None:
    parent = field.parentWidget()
    while parent is not None and not parent.isWindow():
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(field)
        parent = parent.parentWidget()
