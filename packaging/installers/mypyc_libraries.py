"""What packages compiled by mypyc import behind PyInstaller's back."""

import importlib.metadata
from pathlib import PurePosixPath


def modules(distribution: str) -> list[str]:
    """The modules that hold a package's compiled code, named by a hash and ``__mypyc``.

    Args:
        distribution: an installed package.

    Returns:
        Their names, sorted; none where the package is installed as plain Python.

    Raises:
        importlib.metadata.PackageNotFoundError: it is not installed.
    """
    files = importlib.metadata.files(distribution) or []
    names = {PurePosixPath(file.as_posix()).name.partition(".")[0] for file in files}
    return sorted(name for name in names if name.endswith("__mypyc"))
