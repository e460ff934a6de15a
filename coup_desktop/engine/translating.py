"""Words that people read, marked for translation where there is no Qt, and how they are translated.

`packaging/translate.py` finds what is marked here and in the window's own way: `QT_TRANSLATE_NOOP`
for words kept as data, `sentence` for words that are made when something happens. English is what
stands in the sources.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, Self

GAME: Final = "Game"
"""The context of the log's sentences and of all that has a name in the game."""
FORMS: Final = "Forms"
"""The context of the forms that a language's sentences ask for; see `Word`."""


class Translate(Protocol):
    """Gives the words of a language for English ones."""

    def __call__(self, context: str, text: str, number: int = -1, /) -> str:
        """The translation, or the text itself where there is none.

        Args:
            context: whose words they are.
            text: in English.
            number: takes the place of `%n`, and chooses the plural form.
        """
        ...


def as_written(_context: str, text: str, number: int = -1, /) -> str:
    """English: every text as it stands in the sources."""
    return text if number < 0 else text.replace("%n", str(number))


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001, N802 - lupdate's name
    """The text as it is. Args: context: where a translation is looked for."""
    return text


class Word(str):
    """A name, or some words in the place of one, that a sentence may ask for in another form.

    A translation asks by a word behind the colon of a place: `{character:acc}`. What it may ask
    for is up to its language: cases, the article, the verb that goes with it.
    """

    __slots__ = ("_form",)
    _form: Callable[[str], str]

    def __new__(cls, text: str, form: Callable[[str], str]) -> Self:
        """Args: form: gives a form by its word."""
        made = super().__new__(cls, text)
        made._form = form
        return made

    def __format__(self, form: str, /) -> str:
        """The form that is asked for; the text itself where none is."""
        return self._form(form) if form else str(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """As plain text: forms belong to the language of the moment."""
        return str, (str(self),)


def word(translate: Translate, text: str, number: int = -1, /, **places: object) -> Word:
    """A name of the game, or a phrase that stands for one, in the language.

    Args:
        translate: the language.
        text: in English, from the context `GAME`.
        number: takes the place of `%n`.
        places: what stands in the braces; words among them may be asked for in a form.
    """

    def form(wanted: str) -> str:
        source = f"{text}|{wanted}"
        found = translate(FORMS, source, number)
        if found == as_written(FORMS, source, number):  # the language has no such form of it
            found = translate(GAME, text, number)
        return found.format(**places)

    return Word(translate(GAME, text, number).format(**places), form)


def counted(translate: Translate, forms: tuple[str, str], number: int) -> Word:
    """So many of something. Args: forms: for one, and for another number, with `%n`."""
    return word(translate, forms[0]) if number == 1 else word(translate, forms[1], number)


def in_a_row(translate: Translate, items: Sequence[str], two: str, more: str) -> Word:
    """Names in a row, which can be asked for in a form if they can.

    Args:
        translate: the language.
        items: the names.
        two: joins `{first}` and `{last}`.
        more: joins `{others}`, three or more but for the last, and `{last}`.
    """

    def form(wanted: str) -> str:
        words = [format(item, wanted) if isinstance(item, Word) else item for item in items]
        if len(words) == 1:
            return words[0]
        if len(words) == 2:
            return translate(GAME, two).format(first=words[0], last=words[1])
        return translate(GAME, more).format(others=", ".join(words[:-1]), last=words[-1])

    return Word(form(""), form)


class Sentence(str):
    """An English sentence that knows what it was made of, so that it can be said otherwise."""

    __slots__ = ("_context", "_places", "_text")
    _context: str
    _text: str
    _places: dict[str, Any]

    def __new__(cls, context: str, text: str, places: dict[str, Any]) -> Self:
        """Args: places: what stands in the braces of the text; sentences among them, too."""
        made = super().__new__(cls, cls._ended(_filled(text, places, as_written)))
        made._context = context
        made._text = text
        made._places = places
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        """As what it was made of: errors cross from one process to another."""
        return type(self), (self._context, self._text, self._places)

    def said(self, translate: Translate) -> str:
        """The sentence in another language."""
        number = self._places.get("n", -1)
        words = translate(self._context, self._text, number)
        places = {key: said(value, translate) for key, value in self._places.items()}
        return self._ended(words.format(**places))

    @staticmethod
    def _ended(words: str) -> str:
        """The words as they end."""
        return words


class Clause(Sentence):
    """A sentence as a part of another one: without its full stop."""

    __slots__ = ()

    @classmethod
    def of(cls, whole: Sentence) -> Self:
        """Args: whole: the sentence."""
        return cls("", "{whole}", {"whole": whole})

    @staticmethod
    def _ended(words: str) -> str:
        return words.rstrip(".")


def _filled(text: str, places: dict[str, Any], translate: Translate) -> str:
    return translate("", text, places.get("n", -1)).format(**places)


def sentence(context: str, text: str, /, **places: Any) -> Sentence:  # noqa: ANN401 - as str.format
    """A sentence to be shown later, perhaps in another language.

    Args:
        context: where a translation is looked for.
        text: in English, with named places in braces; `%n` stands for the place `n`.
        places: what stands there.
    """
    return Sentence(context, text, places)


def said(words: Any, translate: Translate) -> Any:  # noqa: ANN401 - whatever fills a place
    """A sentence in another language, or what an error says; anything else as it is."""
    if isinstance(words, Exception) and words.args:
        return said(words.args[0], translate)
    return words.said(translate) if isinstance(words, Sentence) else words
