"""A made-up language to try the program with: a third more letters, most of them with an accent.

What stays English there was not marked for translation; what is cut has no room for German.
"""

import re
from typing import Final

PSEUDO: Final = "pseudo"
"""Its code, for `--language`; no menu has it."""
_LONGER: Final = 0.3
"""How much longer a word is than in English."""
_KEPT: Final = re.compile(r"\{[^}]*\}|%L?n|%\d|%\(\w+\)[a-z]|%[srd]\b|<[^>]*>|&\w+;")
"""What a translation takes over as it is."""


def pseudo(text: str) -> str:
    """A text in the made-up language."""
    pieces: list[str] = []
    at = 0
    for kept in _KEPT.finditer(text):
        pieces += [_stretched(text[at : kept.start()]), kept.group()]
        at = kept.end()
    return "".join([*pieces, _stretched(text[at:])])


def _stretched(text: str) -> str:
    """Words grow by themselves, so that lines break as they would in a language."""
    return re.sub(r"\w{2,}", lambda word: _longer(word.group()), text)


def _longer(word: str) -> str:
    more = max(1, round(len(word) * _LONGER))
    return word[:1] + "ëöüåïñ"[: more % 6 or 6] * -(-more // 6) + word[1:]
