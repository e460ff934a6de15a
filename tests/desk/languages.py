"""The languages that the program has, and one that it has not: all words longer than in English."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from coup_desktop.resources import resources_root

ENGLISH = "en"
PSEUDO = "pseudo"
LONGER = 0.3
"""How much longer the made-up language is than English."""
KEPT = re.compile(r"\{[^}]*\}|%n|<[^>]*>|&\w+;")
"""What a translation takes over as it is."""


def languages() -> list[str]:
    """English, what has been translated, and the made-up language."""
    return [ENGLISH, *(path.stem for path in sorted(resources_root().rglob("*.qm"))), PSEUDO]


def pseudo(text: str) -> str:
    """A text in the made-up language: a third more letters, most of them with an accent."""
    pieces: list[str] = []
    at = 0
    for kept in KEPT.finditer(text):
        pieces += [_stretched(text[at : kept.start()]), kept.group()]
        at = kept.end()
    return "".join([*pieces, _stretched(text[at:])])


def _stretched(text: str) -> str:
    """Words grow by themselves, so that lines break as they would in a language."""
    return re.sub(r"\w{2,}", lambda word: _longer(word.group()), text)


def _longer(word: str) -> str:
    more = max(1, round(len(word) * LONGER))
    return word[:1] + "ëöüåïñ"[: more % 6 or 6] * -(-more // 6) + word[1:]


class _Pseudo(QTranslator):
    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        _context: bytes | str,
        source: bytes | str,
        _comment: bytes | str | None = None,
        _number: int = -1,
    ) -> str:
        return pseudo(source if isinstance(source, str) else bytes(source).decode())


@contextmanager
def spoken(app: QApplication, language: str, patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the program speak a language, the words of the rules included where they can be."""
    translator = _Pseudo() if language == PSEUDO else QTranslator()
    if language not in (ENGLISH, PSEUDO):
        (path,) = resources_root().rglob(f"{language}.qm")
        assert translator.load(str(path))
    app.installTranslator(translator)
    try:
        yield
    finally:
        app.removeTranslator(translator)
        patch.undo()
