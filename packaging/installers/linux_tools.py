"""Debian's tools that make packages."""

import os
import shutil
import subprocess
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from installers.project import BuildError

_PACKAGES: Final = {
    "chrpath": "chrpath",
    "dpkg-deb": "dpkg",
    "objdump": "binutils",
    "rpmbuild": "rpm",
    "strip": "binutils",
}
_OF_STAGES: Final = {
    "freeze": ("objdump", "strip"),
    "package": ("chrpath", "dpkg-deb", "objdump", "rpmbuild"),
}


def path_of(tool: str) -> str:
    """Where a tool is.

    Raises:
        BuildError: it is not installed.
    """
    found = shutil.which(tool)
    if found is None:
        raise BuildError(
            f"there is no {tool}; on Debian and Ubuntu: sudo apt install {_PACKAGES[tool]}"
        )
    return found


def look_for(stages: Collection[str]) -> None:
    """See that all is there that stages of a build need.

    Raises:
        BuildError: it is not; all that is missing is named.
    """
    needed = {tool for stage in stages for tool in _OF_STAGES.get(stage, ())}
    missing = sorted(tool for tool in needed if shutil.which(tool) is None)
    if missing:
        packages = sorted({_PACKAGES[tool] for tool in missing})
        raise BuildError(
            f"there is no {', no '.join(missing)}; on Debian and Ubuntu: "
            f"sudo apt install {' '.join(packages)}"
        )


def run(tool: str, arguments: Sequence[str | Path], epoch: int) -> str:
    """Have a tool do its work, in plain English and in the time that all that is built bears.

    Returns:
        What it printed.

    Raises:
        BuildError: it is not installed, or fails.
    """
    done = subprocess.run(
        [path_of(tool), *arguments],
        env=os.environ | {"LC_ALL": "C", "SOURCE_DATE_EPOCH": str(epoch), "TZ": "UTC"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BuildError(f"{tool} failed:\n{(done.stderr or done.stdout).strip()}")
    return done.stdout
