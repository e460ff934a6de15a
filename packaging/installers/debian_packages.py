"""From which of Debian's packages a library was taken, on the machine that freezes."""

import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import quote

_RELEASE: Final = Path("/etc/os-release")


@dataclass(frozen=True)
class DebianPackage:
    """A package as it is installed here."""

    name: str
    version: str
    architecture: str
    distribution: str
    """``debian-12``, ``ubuntu-22.04``."""

    @property
    def purl(self) -> str:
        """Its name in the world: a package URL."""
        vendor = self.distribution.partition("-")[0]
        version = quote(self.version, safe=".-~")
        where = f"arch={self.architecture}&distro={self.distribution}"
        return f"pkg:deb/{vendor}/{quote(self.name, safe='.-')}@{version}?{where}"


def debian_packages(names: Sequence[str]) -> dict[str, DebianPackage]:
    """The packages that own some libraries.

    Args:
        names: file names: ``libz.so.1``.

    Returns:
        By file name; one that no package owns, or two do, is left out. Nothing at all where there
        is no dpkg.
    """
    if not names or shutil.which("dpkg-query") is None:
        return {}
    owners: dict[str, set[str]] = {}
    for line in _query("--search", *(f"*/{name}" for name in names)):
        packages, _, path = line.partition(": ")
        # Those that dpkg diverts are no packages; of several owners there is none to name.
        if not packages.startswith("diversion ") and path.startswith(("/usr/lib", "/lib")):
            owners.setdefault(Path(path).name, set()).add(packages)
    sure = {name: next(iter(found)) for name, found in owners.items() if len(found) == 1}
    form = "${binary:Package}\t${Package}\t${Version}\t${Architecture}\n"
    known: dict[str, DebianPackage] = {}
    for line in _query("--show", f"--showformat={form}", *sorted(set(sure.values()))):
        binary, name, version, architecture = line.split("\t")
        known[binary] = DebianPackage(name, version, architecture, _distribution())
    return {name: known[owner] for name, owner in sure.items() if owner in known}


def _query(*words: str) -> list[str]:
    # It fails where one of many is not known, and tells of the others.
    command = ["dpkg-query", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def _distribution() -> str:
    said: dict[str, str] = {}
    for line in _RELEASE.read_text(encoding="utf-8").splitlines():
        key, _, value = line.partition("=")
        said[key] = value.strip('"')
    return f"{said.get('ID', 'linux')}-{said.get('VERSION_ID', '')}".rstrip("-")
