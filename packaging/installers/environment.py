"""The stage `env`: a virtual environment with just what the lock file names."""

import hashlib
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from installers.build_paths import Build
from installers.project import BuildError
from installers.requirements import normalised, read_lock

LOCK: Final = Path("packaging", "requirements.txt")
STAMP: Final = "coup-desktop.json"


def make(build: Build) -> Path:
    """Make the environment; one that stands and is the same is left.

    Returns:
        Its Python.

    Raises:
        BuildError: it cannot be made; what there was before is left, if it was of use.
    """
    python = python_of(build.environment)
    stamp = build.environment / STAMP
    wanted = _wanted(build)
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted and _starts(python):
        print(f"    {build.environment} stands already")
        return python
    shutil.rmtree(build.environment, ignore_errors=True)
    build.environment.parent.mkdir(parents=True, exist_ok=True)
    _run([sys.executable, "-m", "venv", "--without-pip", str(build.environment)], "a venv")
    install = ["install", "--disable-pip-version-check", "--no-input", "--quiet"]
    exact = ["--require-hashes", "--no-deps", "--only-binary=:all:", "-r", str(build.root / LOCK)]
    pip = [sys.executable, "-m", "pip", "--python", str(build.environment)]
    _run([*pip, *install, *exact], "pip")
    stamp.write_text(wanted, encoding="utf-8")
    return python


def python_of(environment: Path) -> Path:
    """The Python of a virtual environment, on the system that runs this."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def check(build: Build) -> None:
    """See that the environment that runs this is the locked one, with nothing besides.

    Raises:
        BuildError: it has not; all differences are named.
    """
    there = {normalised(name): version for name, version in _installed()}
    pins = {
        pin.name: pin.version for pin in read_lock(build.root / LOCK, build.system, build.machine)
    }
    faults = [
        f"{name}: {there.get(name, 'missing')}, locked is {version}"
        for name, version in pins.items()
        if there.get(name) != version
    ]
    faults += [f"{name}: not in the lock file" for name in sorted(there.keys() - pins.keys())]
    if faults:
        raise BuildError(
            f"{sys.prefix} is not what {LOCK.as_posix()} says:\n  "
            + "\n  ".join(faults)
            + "\nMake it anew with `build.py env`, or say --any-versions"
        )


def foreign_requirements(build: Build, target: Path) -> None:
    """Write what another system needs, with hashes and without conditions, for pip to download.

    pip judges a condition by the system that it runs on, even where it is told another platform.

    Args:
        build: for that system.
        target: the file.

    Raises:
        BuildError: the lock file cannot be read.
    """
    pins = read_lock(build.root / LOCK, build.system, build.machine)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text("".join(pin.line() for pin in pins), encoding="utf-8")


def _wanted(build: Build) -> str:
    """What an environment is made of."""
    lock = hashlib.sha256((build.root / LOCK).read_bytes()).hexdigest()
    return json.dumps({"lock": lock, "python": sys.version, "machine": build.machine})


def _starts(python: Path) -> bool:
    try:
        return subprocess.run([python, "-c", ""], check=False).returncode == 0
    except OSError:
        return False


def _installed() -> list[tuple[str, str]]:
    found = importlib.metadata.distributions()
    return [(each.metadata["Name"], each.version) for each in found if each.metadata["Name"]]


def _run(command: list[str], what: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{what} failed:\n{(done.stderr or done.stdout).strip()}")
