"""The language of the window, for words of the floors below it: what its translators say."""

from PySide6.QtCore import QCoreApplication

from coup_desktop.engine.translating import GAME


def in_window(context: str, text: str, number: int = -1, /) -> str:
    """The translation of words that `engine.translating` marks, in the window's language.

    Args:
        context: whose words they are.
        text: in English.
        number: takes the place of `%n`, and chooses the plural form.
    """
    return QCoreApplication.translate(context, text, None, number)


def called(name: str) -> str:
    """What a preset, an option, a switch or a card is called in the window's language.

    Args:
        name: as the engine's tables have it.
    """
    return in_window(GAME, name)
