"""Coup Desktop: the card game of bluff and deduction. ARCHITECTURE.md draws the house."""

from pathlib import Path
from typing import TYPE_CHECKING

__version__: str

DISTRIBUTION = "coup-desktop"


def _read_version() -> str:
    """Return pyproject.toml's version: from the file in a checkout, else as it was installed.

    The name of the installed package's metadata says it, too: reading them takes 30 ms.
    """
    beside = Path(__file__).resolve().parent.parent
    project = beside / "pyproject.toml"
    if project.is_file():
        import tomllib

        with project.open("rb") as file:
            return str(tomllib.load(file)["project"]["version"])
    stem = DISTRIBUTION.replace("-", "_")
    installed = [path.stem for path in beside.glob(f"{stem}-*.dist-info")]
    if len(installed) == 1:
        return installed[0].removeprefix(f"{stem}-")
    from importlib.metadata import version

    return version(DISTRIBUTION)


if not TYPE_CHECKING:

    def __getattr__(name: str) -> str:
        """Read ``__version__`` when somebody asks for it: most starts do not."""
        if name == "__version__":
            return _read_version()
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
