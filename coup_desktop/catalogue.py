"""The languages of the program, and the words of one of them where there is no Qt.

`packaging/i18n` makes the files: of one source, `resources/i18n/*.ts`, one for the window (`.qm`)
and one for Python's gettext (`.mo`), which is read here.
"""

import os
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from coup_desktop.pseudo import PSEUDO, pseudo
from coup_desktop.resources import resources_root

ENGLISH: Final = "en"
_DOMAIN: Final = "coup-desktop"
_FOLDER: Final = "i18n"
_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its language, what counts most first."""


class UnknownLanguageError(ValueError):
    """A code that no language of the program has."""


def translations() -> dict[str, Path]:
    """The window's compiled translations by their language, in alphabetical order."""
    return {path.stem: path for path in sorted((resources_root() / _FOLDER).glob("*.qm"))}


def languages() -> tuple[str, ...]:
    """The codes of all languages, English first."""
    return ENGLISH, *translations()


def code_of(word: str) -> str:
    """The code of a language by that or by the name of a locale: `de`, `de_AT.UTF-8`, `de-CH`.

    Raises:
        UnknownLanguageError: the program has no such language.
    """
    if word == PSEUDO:
        return PSEUDO
    code = _base(word)
    if code not in languages():
        raise UnknownLanguageError(word)
    return code


def _base(locale: str) -> str:
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].partition("@")[0].lower()


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The code of the first of the system's languages that the program has; English if it has none.

    Args:
        environment: whose variables come before what else the system says.
    """
    known = languages()
    for locale in (*_of_environment(environment), *_of_system()):
        code = _base(locale)
        if code in known:
            return code
    return ENGLISH


def _of_environment(environment: Mapping[str, str]) -> Iterable[str]:
    """As gettext reads them: LANGUAGE lists several, and means nothing where the locale is C."""
    said = {name: value for name in _VARIABLES if (value := environment.get(name, ""))}
    locale = next((said[name] for name in _VARIABLES[1:] if name in said), "")
    if _base(locale) in ("c", "posix"):
        return [ENGLISH]
    return [*said.get("LANGUAGE", "").split(":"), locale]


def _of_system() -> Iterable[str]:
    if sys.platform == "win32":
        return _of_windows()
    if sys.platform == "darwin":
        return _of_macos()
    return ()


def _of_windows() -> Iterable[str]:
    """The language of Windows' own menus for this person."""
    import ctypes
    import locale

    windows = getattr(ctypes, "windll", None)
    if windows is None:
        return []
    return [locale.windows_locale.get(windows.kernel32.GetUserDefaultUILanguage(), "")]


def _of_macos() -> Iterable[str]:
    """The languages of the system settings, the preferred one first."""
    import ctypes
    import ctypes.util

    found = ctypes.util.find_library("CoreFoundation")
    if found is None:
        return []
    core = ctypes.cdll.LoadLibrary(found)
    for name in ("CFLocaleCopyPreferredLanguages", "CFArrayGetValueAtIndex"):
        getattr(core, name).restype = ctypes.c_void_p
    core.CFArrayGetCount.restype = ctypes.c_long
    core.CFArrayGetCount.argtypes = [ctypes.c_void_p]
    core.CFArrayGetValueAtIndex.argtypes = [ctypes.c_void_p, ctypes.c_long]
    core.CFStringGetCString.argtypes = [
        ctypes.c_void_p,
        ctypes.c_char_p,
        ctypes.c_long,
        ctypes.c_uint32,
    ]
    core.CFRelease.argtypes = [ctypes.c_void_p]
    listed = core.CFLocaleCopyPreferredLanguages()
    if not listed:
        return []
    told: list[str] = []
    for i in range(core.CFArrayGetCount(listed)):
        text = ctypes.create_string_buffer(64)
        if core.CFStringGetCString(
            core.CFArrayGetValueAtIndex(listed, i), text, len(text), 0x08000100
        ):
            told.append(text.value.decode())
    core.CFRelease(listed)
    return told


class Catalogue:
    """The words of one language, asked for as `engine.translating.Translate` says."""

    def __init__(self, code: str = ENGLISH) -> None:
        """Args: code: one of `languages`, or `PSEUDO`."""
        import gettext  # the window, which asks what languages there are, starts without it

        self.code: Final = code
        self._words: gettext.NullTranslations = gettext.NullTranslations()
        if code not in (ENGLISH, PSEUDO):
            self._words = gettext.translation(
                _DOMAIN, resources_root() / _FOLDER, [code], fallback=True
            )

    def __call__(self, context: str, text: str, number: int = -1, /) -> str:
        """The translation of a text, or the text itself where there is none."""
        if self.code == PSEUDO:
            found = pseudo(text)
        elif number < 0:
            found = self._words.pgettext(context, text)
        else:
            found = self._words.npgettext(context, text, text, number)
        return found if number < 0 else found.replace("%n", str(number))

    def teach_argparse(self) -> None:
        """Has Python's `argparse` say its own words in the language; it asks gettext for them."""
        if self.code in (ENGLISH, PSEUDO):
            return
        import gettext

        gettext.bindtextdomain(_DOMAIN, str(resources_root() / _FOLDER))
        gettext.textdomain(_DOMAIN)
        os.environ["LANGUAGE"] = self.code
