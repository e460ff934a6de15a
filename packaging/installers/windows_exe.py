"""What makes a frozen program one of Windows': its icons, its version, its manifest."""

from pathlib import Path
from typing import Final

from installers import icons
from installers.project import Project
from installers.windows_version import version_file

MANIFEST: Final = Path(__file__).resolve().parents[1] / "windows" / "coup-desktop.manifest"
CONSOLE_SUFFIX: Final = "-cli"
"""What is added to the program's name for that of its twin for consoles.

A console does not wait for a program with windows, nor show what it prints. So there are two, as
with python.exe and pythonw.exe; they share everything but the file that is started.
"""


def exe_options(project: Project, name: str, scratch: Path) -> dict[str, object]:
    """Arguments for PyInstaller's ``EXE``.

    Args:
        project: the program.
        name: of this file of it, without its ending.
        scratch: a folder for what PyInstaller wants in files; made where there is none.

    Raises:
        BuildError: an icon cannot be drawn, or Windows has no such version.
    """
    scratch.mkdir(parents=True, exist_ok=True)
    version = scratch / f"{name}-version.txt"
    version.write_text(version_file(project, f"{name}.exe"), encoding="utf-8", newline="\n")
    icon = scratch / f"{project.name}.ico"
    icon.write_bytes(icons.ico())
    return {"version": str(version), "icon": [str(icon)], "manifest": str(MANIFEST)}
