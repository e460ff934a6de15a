"""`--language`: in which language the command line speaks, and the window."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from argparse import ArgumentParser

    from coup_desktop.engine.translating import Translate

OPTION: Final = "--language"
_SHORTEST: Final = len("--l")
"""Parsers take options that are cut short, if only one begins so."""


class NoLanguageError(Exception):
    """`--language` has no word behind it."""


def taken(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The word behind `--language`, the last if it stands twice, and the other arguments.

    It is taken before all else is read: what is wrong elsewhere is said in that language.

    Returns:
        Empty where it does not stand there.

    Raises:
        NoLanguageError: no word stands behind it.
    """
    word, others, left = "", list[str](), list(arguments)
    while left and left[0] != "--":
        argument = left.pop(0)
        name, given, value = argument.partition("=")
        if not (OPTION.startswith(name) and len(name) >= _SHORTEST):
            others.append(argument)
            continue
        word = value if given else left.pop(0) if left else ""
        if not word:
            raise NoLanguageError
    return word, others + left


def add_option(parser: "ArgumentParser", translate: "Translate") -> None:
    """Let a parser tell of the option, which has been taken before."""
    from coup_desktop.catalogue import languages

    told = translate("Command", "the language to speak: {codes}; by default the system's")
    parser.add_argument(OPTION, metavar="CODE", help=told.format(codes=", ".join(languages())))
