"""Whether every module of the program can be imported: a package may have left one out."""

import pkgutil
import sys
from importlib import import_module
from typing import Final

import coup_desktop
from coup_desktop.desk.self_test.report import FaultError
from coup_desktop.resources import resources_root

PACKED: Final = "modules.txt"
"""Beside the resources of a frozen program; the build writes it, a name a line."""
_PREFIX: Final = f"{coup_desktop.__name__}."


def module_names() -> list[str]:
    """All modules of the program: as they lie in their folders, or as they were packed.

    Raises:
        FaultError: they cannot be listed.
    """
    if getattr(sys, "frozen", False):
        try:
            names = (resources_root() / PACKED).read_text(encoding="utf-8").split()
        except OSError as error:
            raise FaultError(f"{PACKED} cannot be read: {error.strerror}") from error
    else:
        names = [info.name for info in pkgutil.walk_packages(coup_desktop.__path__, _PREFIX, _pass)]
    if __name__ not in names:
        raise FaultError("the modules cannot be listed")
    return names


def check_modules() -> str:
    """Imports all that is there.

    Raises:
        FaultError: names what cannot be imported.
    """
    names = module_names()
    problems = [problem for name in names if (problem := _problem_of(name))]
    if problems:
        raise FaultError(*problems)
    return f"{len(names)} modules"


def _pass(_name: str) -> None:
    """A package that cannot be imported is told of by `_problem_of`."""


def _problem_of(name: str) -> str:
    """Why a module cannot be imported; empty where it can."""
    try:
        import_module(name)
    except ImportError as error:
        return f"{name} lacks {error.name or 'something'}"
    except Exception as error:  # noqa: BLE001 - whatever a module does when it is imported
        return f"{name} fails: {type(error).__name__}"
    return ""
