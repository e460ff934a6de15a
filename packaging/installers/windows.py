"""The stage `package` for Windows: an installer, and a zip that runs from any folder.

Both can be made on Linux from a folder that was frozen on Windows.
"""

import shutil
import tempfile
from pathlib import Path
from typing import Final

from installers import icons
from installers.archives import give_time, hand_over, zip_folder
from installers.build_paths import Build
from installers.nsis import RECORD_ICON, make_installer
from installers.project import BuildError
from installers.signing import CERTIFICATE, Signer
from installers.windows_exe import CONSOLE_SUFFIX

_PORTABLE_NOTE: Final = Path(__file__).resolve().parents[1] / "windows" / "portable.txt"


def package(build: Build) -> list[Path]:
    """Make both in `build.dist`; what was there before is replaced when both are whole.

    Raises:
        BuildError: the frozen folder lacks its programs, or a tool is missing or fails.
    """
    signer = Signer.from_environment()
    if signer is None:
        print(f"    not signed: {CERTIFICATE} is not set")
    build.work.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=build.work, prefix="windows-") as folder:
        stage, scratch = Path(folder, "stage"), Path(folder, "scratch")
        scratch.mkdir()
        _stage(build, stage, signer)
        portable = scratch / portable_name(build)
        _pack_portable(build, stage, portable)
        (stage / RECORD_ICON).write_bytes(icons.ico(icons.Icon.RECORD))
        give_time(stage, build.project.epoch)
        made = [make_installer(build, stage, scratch, signer), portable]
        return hand_over(made, build.dist)


def portable_name(build: Build) -> str:
    """The file name of the zip: Coup-Desktop-0.1.0-windows-x64-portable.zip."""
    title = build.project.title.replace(" ", "-")
    return f"{title}-{build.project.version}-windows-x64-portable.zip"


def programs(build: Build) -> tuple[str, str]:
    """The files that are started: the one with the window, and its twin for consoles."""
    return f"{build.project.name}.exe", f"{build.project.name}{CONSOLE_SUFFIX}.exe"


def _stage(build: Build, stage: Path, signer: Signer | None) -> None:
    """Copy the frozen folder and sign its programs."""
    for name in programs(build):
        if not (build.frozen / name).is_file():
            raise BuildError(f"there is no {name} in {build.frozen}: do the stage freeze anew")
    shutil.copytree(build.frozen, stage)
    if signer is not None:
        for name in programs(build):
            signer.sign(stage / name)


def _pack_portable(build: Build, stage: Path, target: Path) -> None:
    note = stage / "README.txt"
    text = _PORTABLE_NOTE.read_text(encoding="utf-8").format(
        title=build.project.title, version=build.project.version, name=build.project.name
    )
    note.write_text(text, encoding="utf-8-sig", newline="\r\n")
    zip_folder(stage, target, f"{build.project.title} {build.project.version}", build.project.epoch)
    note.unlink()
