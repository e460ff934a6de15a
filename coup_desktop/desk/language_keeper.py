"""Puts the window's language in force, and another at run time: words, plurals, dates, numbers."""

import os
import sys
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from coup_desktop.catalogue import ENGLISH, languages, system_language, translations
from coup_desktop.pseudo import PSEUDO, pseudo

SYSTEM: Final = "system"
"""Chosen: whatever the system says."""
_OF_QT: Final = "qtbase_{code}"
"""What Qt ships: the words of its own buttons and menus."""


def language_name(code: str) -> str:
    """What a language calls itself, with the capital that a list wants: "Bahasa Indonesia"."""
    if code == ENGLISH:
        return "English"  # Qt would say which English
    name = _OWN_NAMES.get(code) or QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:]


_OWN_NAMES: Final = {"id": "Bahasa Indonesia"}
"""Where Qt's name is not what people call it."""


def _writes(system: QLocale, code: str) -> bool:
    """Whether the system writes numbers and dates in a language."""
    if sys.platform.startswith("linux"):  # Qt asks LANGUAGE, too, which is of words alone
        said = next((word for name in _FORMATS if (word := os.environ.get(name))), "")
        if not said.startswith(code):
            return False
    return system.language() == QLocale(code).language()


_FORMATS: Final = ("LC_ALL", "LC_TIME", "LANG")
"""What says on Linux how dates are written, what counts most first."""


class LanguageKeeper(QObject):
    """Installs the translators of one language; widgets hear of it by Qt's LanguageChange."""

    def __init__(self, app: QCoreApplication, forced: str = "") -> None:
        """Args: forced: the code that the command line names, until another one is chosen."""
        super().__init__()
        self._app = app
        self._forced = forced
        self._system: Final = QLocale.system()
        self._installed: list[QTranslator] = []
        self.code = ENGLISH
        """The language in force."""

    def choose(self, word: str) -> None:
        """Put a language in force.

        Args:
            word: its code, or `SYSTEM`; an unknown one is as that.
        """
        forced, self._forced = self._forced, ""
        self._speak(forced or (word if word in languages() else system_language()))

    def leave(self) -> None:
        """Speak English, as a program without a keeper does."""
        self._speak(ENGLISH)

    def _speak(self, code: str) -> None:
        if code == self.code:
            return
        self.code = code
        QLocale.setDefault(self._locale(code))
        before, self._installed = self._installed, self._translators(code)
        for translator in self._installed:
            self._app.installTranslator(translator)
        for translator in before:
            self._app.removeTranslator(translator)

    def _locale(self, code: str) -> QLocale:
        """How numbers and dates are written: as the system does where that is its language."""
        if code in (ENGLISH, PSEUDO) or _writes(self._system, code):
            return self._system
        return QLocale(code)

    def _translators(self, code: str) -> list[QTranslator]:
        """Those of a language, what counts most last."""
        if code == PSEUDO:
            return [_Pseudo(self)]
        if code == ENGLISH:
            return []
        of_qt, ours = QTranslator(self), QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        made = [of_qt] if of_qt.load(_OF_QT.format(code=code), folder) else []
        return [*made, ours] if ours.load(str(translations()[code])) else made


class _Pseudo(QTranslator):
    """Whatever is asked for, in the made-up language."""

    def isEmpty(self) -> bool:
        """Never: Qt would not ask."""
        return False

    def translate(
        self,
        _context: bytes | str,
        source: bytes | str,
        _comment: bytes | str | None = None,
        _number: int = -1,
    ) -> str:
        """The text in the made-up language."""
        return pseudo(source if isinstance(source, str) else bytes(source).decode())
