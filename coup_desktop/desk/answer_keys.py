"""Which key cap a key press means, on any keyboard layout.

Letters and digits are matched as Qt names them. Where the layout gives no Latin letter at that
place (Cyrillic, Greek), or no digit without Shift (French), the key's position counts, as on a
keyboard with Latin letters.
"""

import sys
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_ROWS: Final = ((2, "1234567890"), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
"""First scan code of a row of the AT keyboard, and what stands there."""
_AT: Final = {start + i: cap for start, row in _ROWS for i, cap in enumerate(row)}
_X11_OFFSET: Final = 8
"""X11 and Wayland count from eight."""
_MAC: Final = dict(
    zip(
        (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 25, 26),
        "ASDFHGZXCVBQWERYT12346597",
        strict=True,
    )
) | dict(zip((28, 29, 31, 32, 34, 35, 37, 38, 40, 45, 46), "80OUIPLJKNM", strict=True))
"""macOS' virtual key codes, which are positions in spite of their name."""


def cap_of(event: QKeyEvent) -> str:
    """The cap that a key press means: a letter, a digit, `Esc`; empty for any other key."""
    ignored = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    if event.modifiers() & ~(ignored | Qt.KeyboardModifier.GroupSwitchModifier):
        return ""
    key = event.key()
    if key == Qt.Key.Key_Escape:
        return "Esc"
    if Qt.Key.Key_A <= key <= Qt.Key.Key_Z or Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
        return chr(key)
    cap = _at_position(event, sys.platform)
    foreign_letter = event.text().isalpha() or Qt.Key.Key_nobreakspace <= key < Qt.Key.Key_Escape
    return cap if cap.isdigit() or foreign_letter else ""


def _at_position(event: QKeyEvent, platform: str) -> str:
    if platform == "darwin":
        return _MAC.get(event.nativeVirtualKey(), "") if event.text() else ""
    offset = 0 if platform == "win32" else _X11_OFFSET
    return _AT.get(event.nativeScanCode() - offset, "")
