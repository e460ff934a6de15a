"""Where macOS has a menu's entries."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow


def stay_in_their_menus(window: QMainWindow) -> None:
    """Has all entries stay where they are but About, Preferences and Quit, which say so.

    Qt would go by their words: in German an entry that begins with “Über”, in English one with
    “Options”, would move into the program's own menu, and take another's place there.
    """
    for action in window.findChildren(QAction):
        if action.menuRole() is QAction.MenuRole.TextHeuristicRole:
            action.setMenuRole(QAction.MenuRole.NoRole)
