"""Regular expressions of the program, of Python and PySide6, compiled when it is frozen.

Python compiles them by code in Python, each at every start: thirty, 5 ms. Here they are compiled
beforehand; packaging/pattern_hook.py has the frozen program use what is compiled. Others are
compiled as ever.
"""

from pathlib import Path
from typing import Final

from installers.code_at_freezing import have_written

FILE: Final = "pattern_code.bin"
"""Its name in the frozen folder, beside the program's modules."""


def make(root: Path, folder: Path) -> Path:
    """Write the file, by a Python of its own that has imported as little as can be.

    Args:
        root: the checkout.
        folder: for the file.

    Raises:
        BuildError: the program cannot be imported at all.
    """
    return have_written(folder / FILE, "installers.pattern_recorder", ["coup_desktop"], root)
