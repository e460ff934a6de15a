"""What a program without a terminal has to say, in a box of Windows' own; no Qt.

On Windows a program with windows has neither standard output nor standard error unless somebody
catches them: a record that cannot be opened by a double click would end it without a word.
"""

import contextlib
import io
import sys
from collections.abc import Callable, Iterator
from typing import Final

Show = Callable[[str], None]
"""Shows a text until the person has read it."""
Done = Callable[[], None]

_LONGEST: Final = 2000
"""Characters; a box does not scroll."""
_INFORMATION: Final = 0x40
_TITLE: Final = "Coup Desktop"


@contextlib.contextmanager
def words_in_a_box(show: Show | None = None, platform: str | None = None) -> Iterator[Done]:
    """Shows in a box what is printed inside the block, where it could be seen nowhere else.

    Args:
        show: stands in for the system's box.
        platform: as `sys.platform` has it, which it is by default.

    Yields:
        What ends that early: a window that opens tells by itself.
    """
    if (platform or sys.platform) != "win32" or sys.stdout is not None or sys.stderr is not None:
        yield lambda: None
        return
    words = io.StringIO()
    sys.stdout = sys.stderr = words

    def done() -> None:
        if sys.stdout is words:
            sys.stdout = sys.stderr = None  # type: ignore[assignment]  # as it was

    try:
        yield done
    finally:
        done()
        text = words.getvalue().strip()
        if text:
            (show or _show)(text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…")


def _show(text: str) -> None:
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text, _TITLE, _INFORMATION)
