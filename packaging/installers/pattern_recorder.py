"""Notes what regular expressions are compiled to; imports nothing that has any of its own."""

import marshal
import re
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final

Key = tuple[str | bytes, int]
"""A pattern and its flags."""
_COMPILER: Final = vars(re)["_compiler"]
_SRE: Final = vars(_COMPILER)["_sre"]


def record(work: Callable[[], object]) -> dict[Key, tuple[Any, ...]]:
    """What the patterns that are compiled meanwhile are made of, but for the pattern."""
    found: dict[Key, tuple[Any, ...]] = {}
    asked: list[Key] = []
    names = vars(_COMPILER)
    plain = names["compile"]

    def note(pattern: str | bytes, flags: int = 0) -> object:
        asked.append((pattern, int(flags)))
        try:
            return plain(pattern, flags)
        finally:
            asked.pop()

    def make(pattern: Any, flags: int, code: list[int], *parts: Any) -> object:  # noqa: ANN401
        found[asked[-1]] = (int(flags), [int(step) for step in code], *parts)
        return _SRE.compile(pattern, flags, code, *parts)

    names["compile"] = note
    names["_sre"] = SimpleNamespace(**(vars(_SRE) | {"compile": make}))
    try:
        work()
    finally:
        names["compile"], names["_sre"] = plain, _SRE
    return found


def import_program(package: str) -> None:
    """Import all modules of the program, and what it has of Qt."""
    import importlib
    import pkgutil

    parent = importlib.import_module(package)
    for module in pkgutil.walk_packages(parent.__path__, f"{package}."):
        if not module.name.endswith(".__main__"):
            try:
                importlib.import_module(module.name)
            except ImportError:  # the self-test tells; here it costs speed
                continue


def write(package: str, target: str) -> None:
    """Write what the import of a package compiles.

    Raises:
        ImportError: there is none.
    """
    found = record(lambda: import_program(package))
    ordered = sorted(found.items(), key=lambda item: repr(item[0]))
    with open(target, "wb") as file:  # noqa: PTH123 - pathlib has patterns of its own
        file.write(marshal.dumps(dict(ordered)))


if __name__ == "__main__":
    write(*sys.argv[1:])
