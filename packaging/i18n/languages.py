"""Which languages there are: one line each, and all that a program has to know of their plurals."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = Path("resources", "i18n")
DOMAINS: Final = ("game", "bots", "window", "qt")
"""The files of a language: the engine and the command line, who plays, the window, and what Qt
itself says where Qt has no such language."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language that the program is translated to."""

    code: str
    territory: str
    """With the code the language of the .ts files: `de_DE`."""
    plurals: tuple[str, ...]
    """For whom each plural form is, as Qt orders them."""
    rule: str
    """The same as gettext's `Plural-Forms`."""
    by_qt: bool
    """Whether Qt ships its own words in it."""

    @property
    def locale(self) -> str:
        """The language of its .ts files."""
        return f"{self.code}_{self.territory}"


LANGUAGES: Final = (
    Language("de", "DE", ("1", "0, 2, 3 …"), "nplurals=2; plural=(n != 1);", by_qt=True),
    Language("id", "ID", ("every number",), "nplurals=1; plural=0;", by_qt=False),
    Language(
        "ru",
        "RU",
        ("1, 21, 31 …", "2, 3, 4, 22 …", "0, 5 to 20, 25 …"),
        "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : "
        "n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
        by_qt=True,
    ),
)
"""English is what the sources say."""


def language(code: str) -> Language:
    """The language of a code. Raises: KeyError: there is none such."""
    for each in LANGUAGES:
        if each.code == code:
            return each
    raise KeyError(code)


def ts_file(domain: str, code: str) -> Path:
    """A file of a language, relative to the checkout."""
    return FOLDER / f"{domain}_{code}.ts"


def domains(each: Language) -> tuple[str, ...]:
    """The files that a language has."""
    return DOMAINS[:-1] if each.by_qt else DOMAINS
