"""One build: of what, for which system, and where its parts lie."""

import platform
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from installers.project import BuildError, Project

SYSTEMS: Final = ("linux", "windows", "macos")
_OWN: Final = {"linux": "linux", "win32": "windows", "darwin": "macos"}
_MACHINES: Final = {"amd64": "x86_64", "x64": "x86_64", "aarch64": "arm64"}


@dataclass(frozen=True)
class Build:
    """Where everything is, and goes."""

    root: Path
    """The checkout."""
    project: Project
    system: str
    """One of `SYSTEMS`: what is built runs there."""
    machine: str
    """``x86_64`` or ``arm64``."""
    work: Path
    """For what is of use until the next build."""
    dist: Path
    """For the artefacts."""

    @property
    def environment(self) -> Path:
        """The virtual environment that freezes."""
        return self.work / "environment" / self.system

    @property
    def frozen(self) -> Path:
        """The program without an installer: a folder; on macOS the bundle."""
        return self.work / "frozen" / self.system / self.frozen_name

    @property
    def frozen_name(self) -> str:
        """How that folder is called."""
        return f"{self.project.title}.app" if self.system == "macos" else self.project.name

    @property
    def program(self) -> Path:
        """The frozen program's file that is started."""
        if self.system == "macos":
            return self.frozen / "Contents" / "MacOS" / self.project.name
        suffix = ".exe" if self.system == "windows" else ""
        return self.frozen / f"{self.project.name}{suffix}"


def running_system() -> str:
    """The system that runs this.

    Raises:
        BuildError: there are no installers for it.
    """
    try:
        return _OWN[sys.platform]
    except KeyError:
        raise BuildError(
            f"there are no installers for {sys.platform}; pip can install the program there"
        ) from None


def running_machine() -> str:
    """The kind of processor that this runs on, by one name on all systems."""
    name = platform.machine().lower()
    return _MACHINES.get(name, name)
