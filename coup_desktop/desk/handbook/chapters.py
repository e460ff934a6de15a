"""The chapters that people wrote: files of `resources/handbook`, a folder a language."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from coup_desktop.resources import resources_root

ENGLISH: Final = "en"
FOLDER: Final = "handbook"


def language() -> str:
    """The folder's name for the language that is on; where it is missing, English is read."""
    #: The folder of the handbook's chapters: the language's code, as de, id or ru.
    return QCoreApplication.translate("Handbook", "en")


def read_chapter(word: str, folder: str) -> str:
    """A chapter's Markdown with its places still open; English where the language has none.

    Args:
        word: of the chapter.
        folder: of the language, as `language` says.

    Raises:
        OSError: not even the English file can be read.
    """
    root = resources_root() / FOLDER
    own = root / folder / f"{word}.md"
    # A folder's name comes from a translation: it must lead nowhere else.
    if not folder.isalpha() or not own.is_file():
        own = root / ENGLISH / f"{word}.md"
    return own.read_text(encoding="utf-8")
