"""The language of the window, for words of the floors below it: what its translators say."""

from PySide6.QtCore import QCoreApplication


def in_window(context: str, text: str, number: int = -1, /) -> str:
    """The translation of words that `engine.translating` marks, in the window's language.

    Args:
        context: whose words they are.
        text: in English.
        number: takes the place of `%n`, and chooses the plural form.
    """
    return QCoreApplication.translate(context, text, None, number)
