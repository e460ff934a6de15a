"""Keys and menu entries by words, as chapters name them, so that a key is written once."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from coup_desktop.desk.choice import BACK_KEY
from coup_desktop.desk.choices import ALLOW_KEY, BLOCK_KEYS, CHALLENGE_KEY

ANSWERS: Final[Mapping[str, str]] = {
    "challenge": CHALLENGE_KEY,
    "allow": ALLOW_KEY,
    "block": BLOCK_KEYS[0],
    "back": BACK_KEY,
}
"""Keys of answers."""
OWN: Final[Mapping[str, str]] = {
    "find": "Ctrl+F",
    "find-next": "F3",
    "find-previous": "Shift+F3",
    "back": "Alt+Left",
    "forward": "Alt+Right",
    "zoom-in": "Ctrl++",
    "zoom-out": "Ctrl+-",
    "zoom-usual": "Ctrl+0",
}
"""Keys of the handbook's window, as Qt reads them."""
_ARROW: Final = " → "


class Shortcuts:
    """Asks the window's menus, which are in the language that is on."""

    def __init__(self, bar: QMenuBar) -> None:
        """Args: bar: of the window; its entries have names such as `actionNewGame`."""
        self._bar = bar

    def key(self, word: str) -> str:
        """The key of a menu entry or of the handbook, as the system writes it.

        Raises:
            KeyError: there is none of that word, or it has no key.
        """
        if word in OWN:
            return _written(QKeySequence(OWN[word]))
        action = self._entry(word)
        if not action.shortcut().isEmpty():
            return _written(action.shortcut())
        _, tab, key = action.text().partition("\t")  # one that is no shortcut of Qt's
        if not tab:
            raise KeyError(word)
        return key

    def menu(self, word: str) -> str:
        """The way to a menu entry, from menu to menu.

        Raises:
            KeyError: there is none of that word.
        """
        action = self._entry(word)
        names = [_plain(action.text())]
        holder = _menu_with(self._bar, action)
        while holder is not None:
            names.insert(0, _plain(holder.title()))
            holder = _menu_with(self._bar, holder.menuAction())
        return _ARROW.join(names)

    def _entry(self, word: str) -> QAction:
        name = "".join(part.capitalize() for part in word.split("-"))
        window = self._bar.window()
        action = window.findChild(QAction, f"action{name}")
        if action is not None:
            return action
        menu = window.findChild(QMenu, f"menu{name}")
        if menu is None:
            raise KeyError(word)
        return menu.menuAction()


def _menu_with(bar: QMenuBar, action: QAction) -> QMenu | None:
    return next((menu for menu in bar.findChildren(QMenu) if action in menu.actions()), None)


def _plain(text: str) -> str:
    """A menu entry's words without its key, its marks and its dots."""
    words = text.partition("\t")[0].replace("&&", "\0").replace("&", "").replace("\0", "&")
    return words.strip().removesuffix("…")


def _written(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)
