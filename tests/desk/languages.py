"""The languages that the program has, and one that it has not: all words longer than in English."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from coup_desktop import catalogue
from coup_desktop.desk.language_keeper import LanguageKeeper
from coup_desktop.pseudo import PSEUDO, pseudo

__all__ = ["ENGLISH", "PSEUDO", "languages", "pseudo", "spoken"]
ENGLISH = catalogue.ENGLISH


def languages() -> list[str]:
    """English, what has been translated, and the made-up language."""
    return [*catalogue.languages(), PSEUDO]


@contextmanager
def spoken(app: QApplication, language: str) -> Iterator[None]:
    """Let the program speak a language."""
    keeper, locale = LanguageKeeper(app, language), QLocale()
    keeper.choose(language)
    try:
        yield
    finally:
        keeper.leave()
        QLocale.setDefault(locale)
