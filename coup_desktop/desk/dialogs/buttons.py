"""The standard buttons of dialogs, in the look of this house."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialogButtonBox


def without_icons(box: QDialogButtonBox) -> None:
    """Takes away the stock icons that Qt puts on standard buttons on some systems."""
    for button in box.buttons():
        button.setIcon(QIcon())
