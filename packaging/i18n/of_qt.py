"""What Qt itself says and can be seen here, for languages into which Qt is not translated.

It is listed from Qt's own German translation, which has all of its words.
"""

import importlib.util
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from i18n.ts import Message, TsError

_CONTEXTS: Final = frozenset(
    {
        "CloseButton", "MAC_APPLICATION_MENU", "QAbstractFileIconProvider", "QAbstractSpinBox",
        "QAccessibleActionInterface", "QApplication", "QCocoaMenuBar", "QCocoaTheme",
        "QComboBox", "QDialog", "QDialogButtonBox", "QFileDialog",
        "QFileSystemModel", "QGnomeTheme", "QInputDialog", "QLineEdit", "QMessageBox",
        "QPlatformTheme", "QScrollBar", "QShortcut", "QSpiAccessibleBridge", "QStandardPaths",
        "QTabBar", "QWhatsThisAction", "QWidget", "QWidgetTextControl",
    }
)  # fmt: skip
"""Dialogs for files, boxes and their buttons, menus of what is typed in, names of keys, the menu of
macOS, and what a screen reader calls things."""
_KEYS: Final = frozenset(
    {
        "Alt", "Backspace", "Caps Lock", "Ctrl", "Del", "Delete", "Down", "End", "Enter", "Esc",
        "Escape", "F%1", "Help", "Home", "Ins", "Insert", "Left", "Menu", "Meta", "Num",
        "Num Lock", "Num, ", "PgDown", "PgUp", "Page Down", "Page Up", "Pause", "Print",
        "Print Screen", "Return", "Right", "Scroll Lock", "Shift", "Space", "SysReq",
        "System Request", "Tab", "Up", "+",
    }
)  # fmt: skip
"""Of `QShortcut`: keys of a keyboard, not of remote controls and telephones."""
_ABOUT_QT: Final = ("<p>", "<h3>", "About Qt", "%1About Qt")
_TRANSLATION, _SOURCE, _CONTEXT, _COMMENT, _END = 3, 6, 7, 8, 1
_HASHES, _MESSAGES, _HEAD = 0x42, 0x69, 16


def seen_words() -> list[Message]:
    """The entries, in alphabetical order.

    Raises:
        TsError: PySide6 brings no German translation of Qt along.
    """
    found = {
        message.key: message
        for message in _messages(_german())
        if message.context in _CONTEXTS
        and (message.context != "QShortcut" or message.source in _KEYS)
        and not message.source.startswith(_ABOUT_QT)
    }
    return [found[key] for key in sorted(found)]


def _german() -> bytes:
    package = importlib.util.find_spec("PySide6")
    for folder in package.submodule_search_locations or () if package is not None else ():
        for place in ("Qt/translations", "translations"):
            path = Path(folder, place, "qtbase_de.qm")
            if path.is_file():
                return path.read_bytes()
    raise TsError("PySide6-Essentials brings no translations of Qt along")


def _messages(data: bytes) -> Iterator[Message]:
    """The entries of a compiled translation, without the translations."""
    parts: dict[int, bytes] = {}
    at = _HEAD
    while at < len(data):
        kind, length = struct.unpack_from(">BI", data, at)
        parts[kind] = data[at + 5 : at + 5 + length]
        at += 5 + length
    places = struct.iter_unpack(">II", parts[_HASHES])
    for _hash, place in places:
        yield _message(parts[_MESSAGES], place)


def _message(data: bytes, at: int) -> Message:
    texts: dict[int, bytes] = {}
    forms = 0
    while (kind := data[at]) != _END:
        (length,) = struct.unpack_from(">I", data, at + 1)
        length = 0 if length == 0xFFFFFFFF else length
        texts[kind] = data[at + 5 : at + 5 + length]
        forms += kind == _TRANSLATION
        at += 5 + length
    context, source, comment = (texts.get(k, b"").decode() for k in (_CONTEXT, _SOURCE, _COMMENT))
    return Message(context, source, comment, numerus=forms > 1)
