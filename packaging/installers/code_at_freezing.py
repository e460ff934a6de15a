"""Has a Python of its own write what is compiled at the freezing: it has imported nothing else."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from installers.project import BuildError

_PACKAGING: Final = Path(__file__).resolve().parents[1]


def have_written(
    target: Path, module: str, arguments: Sequence[str] = (), root: Path | None = None
) -> Path:
    """Call a module's `write(*arguments, file)` in a new process.

    Args:
        target: the file; its folder is made.
        module: one of the build's, with its package.
        arguments: come before the file.
        root: the checkout, where the program is to be imported.

    Returns:
        The file.

    Raises:
        BuildError: what has to be imported for it cannot be.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    places = [str(_PACKAGING), *([] if root is None else [str(root)])]
    code = (
        f"import sys; sys.path[:0] = {places!r}; from {module} import write; write(*sys.argv[1:])"
    )
    command = [sys.executable, "-B", "-c", code, *arguments, str(target)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        what = "PySide6" if root is None else "the program"
        raise BuildError(f"{what} cannot be imported:\n{done.stderr.strip()}")
    return target
