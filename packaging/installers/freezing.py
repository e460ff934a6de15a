"""The stage `freeze`: the program as a folder that needs no Python, by PyInstaller."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from installers import licences
from installers.archives import give_time, members
from installers.build_paths import Build
from installers.project import BuildError

_SPEC: Final = Path("packaging", "coup-desktop.spec")


def freeze(build: Build) -> Path:
    """Freeze the program; the one that was there is replaced when the new one is whole.

    The Python that runs this has PyInstaller and what the program needs.

    Args:
        build: for the system that runs this.

    Returns:
        The folder; on macOS the bundle.

    Raises:
        BuildError: PyInstaller fails, or what it makes names the builder's folders, or carries
            something of which no licence is known.
    """
    scratch = build.work / "pyinstaller" / build.system
    shutil.rmtree(scratch, ignore_errors=True)
    folders = ["--distpath", str(scratch / "dist"), "--workpath", str(scratch / "build")]
    options = ["--noconfirm", "--clean", "--log-level", "WARN"]
    command = [sys.executable, "-m", "PyInstaller", *options, *folders, str(build.root / _SPEC)]
    environ = os.environ | {
        "SOURCE_DATE_EPOCH": str(build.project.epoch),
        "PYTHONHASHSEED": "0",  # the order of sets is in what is compiled
        "PYTHONNOUSERSITE": "1",
        # The installers compress better, and each start would have to undo it.
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",
        "PYINSTALLER_CONFIG_DIR": str(scratch / "cache"),
    }
    environ.pop("PYTHONPATH", None)
    scratch.mkdir(parents=True)
    done = subprocess.run(
        command, cwd=scratch, env=environ, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BuildError(f"PyInstaller failed:\n{done.stdout}{done.stderr}".rstrip())
    fresh = scratch / "dist" / build.frozen_name
    licences.write(_texts_place(build, fresh), build.system)
    _refuse_own_paths(build, fresh)
    give_time(fresh, build.project.epoch)
    shutil.rmtree(build.frozen, ignore_errors=True)
    build.frozen.parent.mkdir(parents=True, exist_ok=True)
    fresh.replace(build.frozen)
    shutil.rmtree(scratch)
    return build.frozen


def size(folder: Path) -> int:
    """Bytes of all files in a folder; one that is linked to counts once."""
    return sum(p.stat().st_size for p in members(folder) if p.is_file() and not p.is_symlink())


def _texts_place(build: Build, frozen: Path) -> Path:
    """The folder that texts for people are put into."""
    return frozen / "Contents" / "Resources" if build.system == "macos" else frozen


def _refuse_own_paths(build: Build, folder: Path) -> None:
    """The builder's checkout and its work are nobody's business."""
    own = {str(path) + os.sep for path in (build.root, build.work)}
    traces = [path.encode(code) for path in own for code in ("utf-8", "utf-16-le")]
    for path in members(folder):
        if path.is_file() and any(trace in path.read_bytes() for trace in traces):
            raise BuildError(f"{path.relative_to(folder)} names the folder that it was built in")
