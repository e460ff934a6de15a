"""What lies over a widget and is only seen: clicks go through it, a screen reader passes it by."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

UNHEARD: Final = "qt_rubberband"
"""Qt leaves widgets of this name out of what it tells screen readers: there is nothing to say."""


class Pane(QWidget):
    """As large as its parent is when it is made."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(UNHEARD)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setGeometry(parent.rect())
