"""The Windows installer, by makensis: what packaging/windows/installer.nsi is told of a build."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Final

from installers import icons, windows_art
from installers.archives import members
from installers.build_paths import Build
from installers.project import PUBLISHER, BuildError
from installers.signing import Signer
from installers.windows_exe import CONSOLE_SUFFIX
from installers.windows_version import four_numbers, version_strings

SCRIPT: Final = Path(__file__).resolve().parents[1] / "windows" / "installer.nsi"
RECORD_ICON: Final = "coup-record.ico"
"""The file in the installed folder that Explorer shows records with."""
_OLDEST: Final = (3, 8)
_KILOBYTE: Final = 1024


def makensis() -> str:
    """The path of makensis.

    Raises:
        BuildError: there is none, or it is too old.
    """
    found = shutil.which("makensis") or shutil.which("makensis", path=_programs_of_windows())
    if found is None:
        raise BuildError("there is no makensis: install NSIS (Debian: apt install nsis)")
    done = subprocess.run([found, "-VERSION"], capture_output=True, text=True, check=False)
    numbers = done.stdout.strip().lstrip("v").split("-")[0].split(".")
    if tuple(int(part) for part in numbers if part.isdecimal()) < _OLDEST:
        raise BuildError(f"{found} is NSIS {done.stdout.strip()}; 3.08 or later is needed")
    return found


def make_installer(build: Build, stage: Path, scratch: Path, signer: Signer | None) -> Path:
    """Make the installer in a folder.

    Args:
        build: of what.
        stage: the folder that is to be on the person's disk, with its final times.
        scratch: an empty folder for the installer and what it is made from.
        signer: signs the uninstaller inside it, and it.

    Returns:
        The installer, in `scratch`.

    Raises:
        BuildError: makensis is missing or fails.
    """
    tool = makensis()
    target = scratch / installer_name(build)
    include = scratch / "build.nsh"
    include.write_text(_include(build, stage, target, scratch, signer), encoding="utf-8-sig")
    command = [tool, "-V2", "-WX", f"-DBUILD_NSH={include}", str(SCRIPT)]
    environ = os.environ | {"PYTHONPATH": str(SCRIPT.parents[1])}
    done = subprocess.run(
        command, capture_output=True, text=True, errors="replace", env=environ, check=False
    )
    if done.returncode or not target.is_file():
        raise BuildError(f"makensis failed:\n{done.stdout}{done.stderr}".rstrip())
    if signer is not None:
        signer.sign(target)
    return target


def installer_name(build: Build) -> str:
    """The file name of the installer: Coup-Desktop-0.1.0-windows-x64-setup.exe."""
    return f"{build.project.title.replace(' ', '-')}-{build.project.version}-windows-x64-setup.exe"


def _include(build: Build, stage: Path, target: Path, scratch: Path, signer: Signer | None) -> str:
    """The script's names and macros for this build."""
    project = build.project
    files = [path for path in members(stage) if path.is_file()]
    program, console = f"{project.name}.exe", f"{project.name}{CONSOLE_SUFFIX}.exe"
    kilobytes = sum(-(-path.stat().st_size // _KILOBYTE) for path in files)
    names = {
        "NAME": project.name,
        "TITLE": project.title,
        "VERSION": project.version,
        "FOUR_NUMBERS": ".".join(map(str, four_numbers(project.version))),
        "PUBLISHER": PUBLISHER,
        "DATA_FOLDER": project.name,
        "PROGRAM": program,
        "CONSOLE_PROGRAM": console,
        "RECORD_ICON": RECORD_ICON,
        "KILOBYTES": str(kilobytes),
        "MEGABYTES": str(-(-kilobytes // _KILOBYTE)),
    }
    paths = {"OUT_FILE": target, **_pictures(scratch, project.epoch)}
    if signer is not None:
        names["SIGN_COMMAND"] = f'"{sys.executable}" -m installers.signing'
    defines = [f"!define {name} {quoted(value)}" for name, value in names.items()]
    defines += [f'!define {name} "{_here(path)}"' for name, path in paths.items()]
    inside = [PurePosixPath(path.relative_to(stage).as_posix()) for path in files]
    macros = [
        _macro("INSTALL_FILES", install_lines(stage, inside)),
        _macro("REMOVE_FILES", remove_lines(inside)),
        _macro(
            "FOR_EACH_PROGRAM DO",
            [f"!insertmacro ${{DO}} {quoted(name)}" for name in (program, console)],
        ),
        _macro(
            "VERSION_STRINGS",
            [
                f"VIAddVersionKey /LANG=1033 {quoted(key)} {quoted(value)}"
                for key, value in version_strings(project, target.name).items()
            ],
        ),
    ]
    return "\n".join([*defines, *macros, ""])


def quoted(text: str) -> str:
    """Text as NSIS reads it: nothing in it is a variable or an end."""
    if "\n" in text or "\r" in text:
        raise BuildError(f"makensis takes no line breaks: {text!r}")
    return '"{}"'.format(text.replace("$", "$$").replace('"', '$\\"'))


def install_lines(stage: Path, inside: Iterable[PurePosixPath]) -> list[str]:
    """What writes each file, a folder after the other.

    Args:
        stage: where the files are now.
        inside: their paths in there; files of one folder in a row.
    """
    lines: list[str] = []
    folder: PurePosixPath | None = None
    for path in inside:
        if path.parent != folder:
            folder = path.parent
            lines.append(f'SetOutPath "{_installed(folder)}"')
        lines.append(f'File "{_here(stage / path)}"')
    return lines


def _here(path: Path) -> str:
    """A path on this disk, for between quotation marks: there NSIS knows no escapes.

    Raises:
        BuildError: NSIS could take a part of it for something else.
    """
    text = str(path)
    if any(sign in text for sign in ('"', "${", "*", "?", "\n", "\r")):
        raise BuildError(f"makensis cannot take the file name {text!r}: rename it")
    return text


def remove_lines(inside: Iterable[PurePosixPath]) -> list[str]:
    """What removes each file, and then each folder that has nothing else in it."""
    paths = list(inside)
    folders = {parent for path in paths for parent in path.parents if parent.parts}
    lines = [f'Delete "{_installed(path)}"' for path in paths]
    deepest_first = sorted(folders, key=lambda folder: (-len(folder.parts), folder.as_posix()))
    return lines + [f'RMDir "{_installed(folder)}"' for folder in deepest_first]


def _installed(path: PurePosixPath) -> str:
    """A path on the person's disk, for between quotation marks."""
    return "\\".join(("$INSTDIR", *(quoted(part)[1:-1] for part in path.parts)))


def _macro(head: str, lines: Iterable[str]) -> str:
    return "\n".join((f"!macro {head}", *(f"  {line}" for line in lines), "!macroend"))


def _pictures(scratch: Path, epoch: int) -> dict[str, Path]:
    """Draw the installer's own pictures, of one time, which it keeps; the script's names."""
    pictures = {"PROGRAM_ICON": (scratch / "program.ico", icons.ico())}
    for scale in windows_art.SCALES:
        pictures[f"SIDE_{scale}"] = (scratch / f"side-{scale}.bmp", windows_art.side_picture(scale))
        header = windows_art.header_picture(scale)
        pictures[f"HEADER_{scale}"] = (scratch / f"header-{scale}.bmp", header)
    for path, content in pictures.values():
        path.write_bytes(content)
        os.utime(path, (epoch, epoch))
    return {name: path for name, (path, _) in pictures.items()}


def _programs_of_windows() -> str:
    """Where NSIS installs itself on Windows, which it does not tell PATH."""
    return os.pathsep.join(
        str(Path(os.environ[name], "NSIS"))
        for name in ("ProgramFiles(x86)", "ProgramFiles")
        if name in os.environ
    )
