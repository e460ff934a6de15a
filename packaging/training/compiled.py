"""Modules of plain functions on numbers, compiled by numba: the training's speed.

The modules stay as they are, for tests in plain Python. Compiled are copies of them, whose
functions see the copies of the modules that they import.
"""

from types import FunctionType, ModuleType
from typing import Any


def compiled(module: ModuleType, copies: dict[str, ModuleType] | None = None) -> Any:  # noqa: ANN401
    """A copy of a module, and of those that it imports as modules, with functions compiled.

    Args:
        module: what is compiled.
        copies: the copies made before, by module name; None: none yet.

    Raises:
        ImportError: numba is not installed: `pip install numba`.
    """
    from numba import njit

    if copies is None:
        copies = {}
    if module.__name__ in copies:
        return copies[module.__name__]
    copy = copies[module.__name__] = ModuleType(f"{module.__name__}_compiled")
    for name, value in vars(module).items():
        if isinstance(value, ModuleType):
            setattr(copy, name, compiled(value, copies))
        elif isinstance(value, FunctionType):
            again = FunctionType(value.__code__, vars(copy), name, value.__defaults__)
            setattr(copy, name, njit(again))
        elif not name.startswith("__"):
            setattr(copy, name, value)
    return copy
