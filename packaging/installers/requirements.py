"""Reads the lock file, packaging/requirements.txt, for one system."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from installers.project import BuildError

_PLATFORMS: Final = {"linux": "linux", "windows": "win32", "macos": "darwin"}
_OS_NAMES: Final = {"linux": "posix", "windows": "nt", "macos": "posix"}
_MACHINES: Final = {
    ("linux", "arm64"): "aarch64",
    ("windows", "arm64"): "ARM64",
    ("windows", "x86_64"): "AMD64",
}


@dataclass(frozen=True)
class Pin:
    """A package, its only version, and the hashes of its files."""

    name: str
    """Normalised: lower case, hyphens."""
    version: str
    hashes: tuple[str, ...]
    """``sha256:…``"""

    def line(self) -> str:
        """As pip reads it: one requirement, without a condition."""
        hashes = (f"    --hash={digest}" for digest in self.hashes)
        return " \\\n".join((f"{self.name}=={self.version}", *hashes)) + "\n"


def normalised(name: str) -> str:
    """A package's name, as it is compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def read_lock(path: Path, system: str, machine: str) -> list[Pin]:
    """What is to be installed on a system, this one or another.

    Args:
        path: the lock file.
        system: one of `build_paths.SYSTEMS`.
        machine: ``x86_64`` or ``arm64``.

    Raises:
        BuildError: the file is missing, or a line of it is not understood.
    """
    try:
        from packaging.requirements import InvalidRequirement, Requirement
    except ImportError as error:
        raise BuildError("this needs the package `packaging`: pip install packaging") from error
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BuildError(f"{path}: the lock file cannot be read: {error}") from error
    where = {
        "sys_platform": _PLATFORMS[system],
        "os_name": _OS_NAMES[system],
        "platform_machine": _MACHINES.get((system, machine), machine),
        "implementation_name": "cpython",
    }
    pins: list[Pin] = []
    for logical in text.replace("\\\n", " ").splitlines():
        line = logical.strip()
        if not line or line.startswith("#"):
            continue
        words, *hashes = re.split(r"\s+--hash=", line)
        try:
            requirement = Requirement(words)
        except InvalidRequirement as error:
            raise BuildError(f"{path}: {words}: {error}") from error
        version = str(requirement.specifier).removeprefix("==")
        if not hashes or not re.fullmatch(r"[\w.+!]+", version):
            raise BuildError(f"{path}: not one version with its hashes: {words}")
        if requirement.marker is None or requirement.marker.evaluate(where):
            pins.append(Pin(normalised(requirement.name), version, tuple(hashes)))
    return pins
