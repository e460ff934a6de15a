"""Marks words that people read, where there is no Qt to translate them.

Qt's `lupdate` finds calls by this name and takes context and words from their literals; the window
asks for the translation by the same two, when it shows them.
"""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001, N802 - lupdate's name
    """The text as it is. Args: context: where a translation is looked for."""
    return text
