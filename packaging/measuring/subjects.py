"""What is measured: the frozen program, PokerTH, and a bare window that is frozen likewise."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from installers.project import BuildError

POKERTH: Final = Path("/usr/games/pokerth")
_SPEC: Final = Path(__file__).with_name("bare-window.spec")
_NAME: Final = "bare-window"


@dataclass(frozen=True)
class Subject:
    """A program with a window."""

    name: str
    command: Path
    menu: str
    """The key that opens its first menu, by X11's name; empty: not asked for."""


def subjects(program: Path, bare: Path) -> tuple[Subject, Subject, Subject]:
    """The program, PokerTH and the bare window, in this order.

    Raises:
        BuildError: one of them is not there.
    """
    if not program.is_file():
        raise BuildError(f"there is no {program}: make it with `packaging/build.py freeze`")
    if not POKERTH.is_file():
        raise BuildError(f"there is no {POKERTH}: apt-get install pokerth")
    return (
        Subject("Coup Desktop", program, "alt+g"),
        Subject("PokerTH", POKERTH, ""),
        Subject("bare window", bare, "alt+f"),
    )


def freeze_bare_window(python: Path, work: Path) -> Path:
    """Freeze the bare window with a build's Python, as the program is; returns its program.

    Raises:
        BuildError: PyInstaller fails.
    """
    scratch = work / "measuring"
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    folders = ["--distpath", str(scratch), "--workpath", str(scratch / "work")]
    command = [str(python), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *folders]
    done = subprocess.run(
        [*command, str(_SPEC)],
        cwd=scratch,
        env=os.environ | {"PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BuildError(f"{python} cannot freeze the bare window:\n{done.stdout}{done.stderr}")
    return scratch / _NAME / _NAME


def build_python(work: Path) -> Path:
    """The Python that the stage `env` has made there; without one, that which runs this."""
    made = work / "environment" / "linux" / "bin" / "python"
    return made if made.exists() else Path(sys.executable)
