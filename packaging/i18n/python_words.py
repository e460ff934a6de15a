"""Finds the marked words in Python sources.

Qt's own lupdate reads Python, too, but loses words whose number is more than a name, and does not
know `sentence`. It is left the forms.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from i18n.ts import Message, TsError

_WITH_CONTEXT: Final = frozenset({"translate", "QT_TRANSLATE_NOOP", "sentence"})
"""Functions whose first argument is the context, and whose second the words."""
_OF_CLASS: Final = "tr"
"""The method whose words have the class for their context."""
_HINT: Final = re.compile(r"\s*#: ?(?P<hint>.*)")


def words_in(path: Path) -> Iterator[Message]:
    """The words that a module marks, in its order; `%n` makes them have plural forms.

    Raises:
        TsError: it cannot be read, or `tr` stands outside a class.
    """
    try:
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source, str(path))
    except (OSError, SyntaxError, UnicodeDecodeError) as error:
        raise TsError(f"{path}: {error}") from error
    lines = source.splitlines()
    yield from _Finder(path, lines).found_in(tree, "")


class _Finder:
    def __init__(self, path: Path, lines: list[str]) -> None:
        self._path = path
        self._lines = lines

    def found_in(self, node: ast.AST, kind: str) -> Iterator[Message]:
        """Args: kind: the class that the node stands in."""
        if isinstance(node, ast.ClassDef):
            kind = node.name
        if isinstance(node, ast.Call):
            yield from self._of_call(node, kind)
        for child in ast.iter_child_nodes(node):
            yield from self.found_in(child, kind)

    def _of_call(self, call: ast.Call, kind: str) -> Iterator[Message]:
        name = _name(call.func)
        if name in _WITH_CONTEXT and len(call.args) > 1:
            context, words, rest = _text(call.args[0]), _text(call.args[1]), call.args[2:]
        elif name == _OF_CLASS and isinstance(call.func, ast.Attribute) and call.args:
            context, words, rest = kind, _text(call.args[0]), call.args[1:]
        else:
            return
        if words is None or context is None:
            return  # words that are kept as data are marked where they stand
        if not context:
            raise TsError(f"{self._path}:{call.lineno}: tr() outside a class has no context")
        comment = (_text(rest[0]) or "") if rest else ""
        yield Message(context, words, comment, self._hint(call.lineno), numerus="%n" in words)

    def _hint(self, line: int) -> str:
        """The comment for translators, `#: …`, in the lines before a call."""
        told: list[str] = []
        while line > 1 and (found := _HINT.fullmatch(self._lines[line - 2])):
            told.insert(0, found["hint"])
            line -= 1
        return " ".join(told)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _text(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
