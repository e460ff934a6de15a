"""Regular expressions of the program, of Python and PySide6, compiled when it is frozen.

Python compiles them by code in Python, each at every start: thirty, 5 ms. Here they are compiled
beforehand; packaging/pattern_hook.py has the frozen program use what is compiled. Others are
compiled as ever.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

from installers.project import BuildError

FILE: Final = "pattern_code.bin"
"""Its name in the frozen folder, beside the program's modules."""
_WORK: Final = """\
import sys
sys.path[:0] = sys.argv[1:3]
from installers.pattern_recorder import write
write("coup_desktop", sys.argv[3])
"""


def make(root: Path, folder: Path) -> Path:
    """Write the file, by a Python of its own that has imported as little as can be.

    Args:
        root: the checkout.
        folder: for the file.

    Raises:
        BuildError: the program cannot be imported at all.
    """
    target = folder / FILE
    folder.mkdir(parents=True, exist_ok=True)
    folders = [str(Path(__file__).resolve().parents[1]), str(root)]
    command = [sys.executable, "-B", "-c", _WORK, *folders, str(target)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"the program cannot be imported:\n{done.stderr.strip()}")
    return target
