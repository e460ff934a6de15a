"""Finds the files of the top-level ``resources/`` folder, however the program was installed."""

from functools import cache
from pathlib import Path


@cache
def resources_root() -> Path:
    """Return the folder that holds ``cards/``, ``icons/`` and so on.

    A wheel and a frozen program carry it inside the package; a checkout, and an editable install
    made from one, have it beside the package.

    Raises:
        FileNotFoundError: Neither is there: a broken installation.
    """
    package = Path(__file__).resolve().parent
    for folder in (package / "resources_data", package.parent / "resources"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"no resources beside {package}: please install Coup Desktop again")


def resource_path(name: str) -> Path:
    """Return the path of one resource.

    Args:
        name: Relative to ``resources/``, with forward slashes: ``"cards/duke.svg"``.

    Raises:
        FileNotFoundError: There is no such resource.
    """
    path = resources_root() / name
    if not path.exists():
        raise FileNotFoundError(f"no resource {name!r} in {resources_root()}")
    return path
