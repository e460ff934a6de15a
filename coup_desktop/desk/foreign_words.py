"""Words that others wrote, such as files' names, made fit to stand in a sentence of ours."""

import unicodedata
from typing import Final

NAME: Final = 60
"""Letters of a file's name that are shown."""
PATH: Final = 90
"""Letters of a path that are shown where a dialog would be widened."""
LINE: Final = 300
"""Letters of a path in the chronicle, or of a line of a file."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Categories of what breaks a line, turns its order round, or cannot be seen."""
_INSTEAD: Final = "\ufffd"
_GAP: Final = "…"


def readable(text: str, most: int = NAME) -> str:
    """A text in one line: signs that cannot be seen are replaced, and a long middle is left out.

    Args:
        text: what somebody else wrote.
        most: letters that are shown at most, at least 3.
    """
    if len(text) > most:
        behind = (most - len(_GAP)) // 2  # names differ at their ends
        text = text[: most - len(_GAP) - behind] + _GAP + text[-behind:]
    return "".join(_INSTEAD if unicodedata.category(sign) in _UNSEEN else sign for sign in text)


def readable_line(text: str) -> str:
    """A sentence that quotes somebody else, in one line; its longest words are shortened too."""
    return " ".join(readable(word) for word in readable(text, LINE).split(" "))
