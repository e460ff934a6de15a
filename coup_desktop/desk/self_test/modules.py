"""Whether every module of the program can be imported: a package may have left one out."""

import pkgutil
from importlib import import_module

import coup_desktop
from coup_desktop.desk.self_test.report import FaultError

_PREFIX = f"{coup_desktop.__name__}."


def check_modules() -> str:
    """Imports all that is there.

    Raises:
        FaultError: names what cannot be imported.
    """
    names = [info.name for info in pkgutil.walk_packages(coup_desktop.__path__, _PREFIX, _pass)]
    problems = [problem for name in names if (problem := _problem_of(name))]
    if __name__ not in names:
        problems.append("the modules cannot be listed")
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
