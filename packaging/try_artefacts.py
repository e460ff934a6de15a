"""Tries what build.py has made for this system: ``python packaging/try_artefacts.py``.

Each artefact in dist/ is installed or unpacked as a person would, its program's self-test is run,
and it is removed again. Linux' packages are installed in this very system, by sudo unless root runs
this: it is for a machine that can be thrown away, such as a workflow's. There has to be a screen.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))

from installers.build_paths import running_system  # noqa: E402
from installers.project import BuildError, Project  # noqa: E402

SELF_TEST: Final = "--self-test-report"
_LIMIT: Final = 300
"""Seconds that a self-test, or an installation, may take."""
_REMOVED_LIMIT: Final = 60
"""Seconds until what NSIS' uninstaller, which goes on in the background, has removed is gone."""


def main(argv: Sequence[str] | None = None) -> int:
    """Try all of them; 0 if all went well, 1 with the reason on standard error."""
    parser = argparse.ArgumentParser(description="Installs, tests and removes what was built.")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="as build.py has it")
    said = parser.parse_args(argv)
    try:
        try_all(said.dist.resolve(), running_system(), Project.load(ROOT))
    except BuildError as error:
        print(f"try_artefacts.py: {error}", file=sys.stderr)
        return 1
    return 0


def try_all(dist: Path, system: str, project: Project) -> None:
    """Try what is for a system.

    Raises:
        BuildError: one is missing, or does not do what it should.
    """
    trials: dict[str, tuple[tuple[str, Callable[[Path, Project], None]], ...]] = {
        "linux": ((".tar.xz", _try_archive), (".deb", _try_deb)),
        "windows": (("-portable.zip", _try_archive), ("-setup.exe", _try_setup)),
        "macos": ((".dmg", _try_dmg),),
    }
    for suffix, trial in trials[system]:
        found = sorted(path for path in dist.glob("*") if path.name.endswith(suffix))
        if len(found) != 1:
            raise BuildError(f"{dist}: one file *{suffix} is to be tried, there are {len(found)}")
        print(f"--- {found[0].name}", flush=True)
        trial(found[0], project)


def self_test(program: Path) -> None:
    """Run a program's self-test and show what it says.

    Raises:
        BuildError: it fails, says nothing, or does not end.
    """
    if not program.is_file():
        raise BuildError(f"there is no {program}")
    with tempfile.TemporaryDirectory(prefix="coup-") as folder:
        # Windows' program with windows may have nothing to print to.
        report = Path(folder, "report.txt")
        try:
            printed = _run([str(program), SELF_TEST, str(report)])
        finally:
            said = report.read_text(encoding="utf-8") if report.exists() else ""
            sys.stdout.buffer.write(said.encode("utf-8"))
            sys.stdout.flush()
    if not said.strip():
        raise BuildError(f"{program} {SELF_TEST} wrote nothing\n{printed}".rstrip())


def _try_archive(archive: Path, project: Project) -> None:
    """Unpack it into a folder whose name is no easy one, and start what is there."""
    with tempfile.TemporaryDirectory(prefix="coup désktop ") as folder:
        if archive.suffix == ".zip":
            shutil.unpack_archive(archive, folder)
        else:
            _run(["tar", "--extract", "--file", str(archive), "--directory", folder])
        suffix = ".exe" if archive.suffix == ".zip" else ""
        self_test(_only(Path(folder), f"{project.name}{suffix}"))


def _try_deb(package: Path, project: Project) -> None:
    become_root = [] if os.name == "posix" and os.geteuid() == 0 else ["sudo"]
    command = Path("/usr/bin", project.name)
    # What it depends on comes from the distribution.
    install = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", str(package)]
    _run([*become_root, *install])
    try:
        self_test(command)
    finally:
        _run([*become_root, "dpkg", "--purge", project.name])
    left = [path for path in (command, Path("/usr/lib", project.name)) if path.exists()]
    if left:
        raise BuildError(f"{package.name}: its removal has left {', '.join(map(str, left))}")


def _try_setup(setup: Path, project: Project) -> None:
    folder = Path(os.environ["LOCALAPPDATA"], "Programs", project.title)
    program = folder / f"{project.name}.exe"
    _run([str(setup), "/S"])
    try:
        self_test(program)
    finally:
        _run([str(folder / "uninstall.exe"), "/S"])
    deadline = time.monotonic() + _REMOVED_LIMIT
    while program.exists():
        if time.monotonic() > deadline:
            raise BuildError(f"{setup.name}: its uninstaller has left {program}")
        time.sleep(0.5)


def _try_dmg(image: Path, project: Project) -> None:
    """Drag the program out of the window, as it were, and start the copy."""
    with tempfile.TemporaryDirectory(prefix="coup-") as folder, _mounted(image) as volume:
        app = Path(folder, f"{project.title}.app")
        _run(["ditto", str(volume / app.name), str(app)])
        _run(["codesign", "--verify", "--strict", "--deep", str(app)])
        self_test(app / "Contents" / "MacOS" / project.name)


@contextmanager
def _mounted(image: Path) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="coup-") as folder:
        _run(["hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", folder, str(image)])
        try:
            yield Path(folder)
        finally:
            _run(["hdiutil", "detach", "-force", folder])


def _only(folder: Path, name: str) -> Path:
    """The file of that name; the shallowest, as there may be data of the same name below."""
    found = [path for path in folder.rglob(name) if path.is_file()]
    if not found:
        raise BuildError(f"{name} is not in what was unpacked")
    return min(found, key=lambda path: len(path.parts))


def _run(command: Sequence[str]) -> str:
    """Run to the end; return what was said, on either stream.

    Raises:
        BuildError: it cannot be started, fails, or does not end.
    """
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=_LIMIT,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise BuildError(f"{command[0]}: {error}") from error
    said = done.stdout.decode("utf-8", "replace")
    if done.returncode:
        raise BuildError(f"{' '.join(command)} ended with {done.returncode}:\n{said.rstrip()}")
    return said


if __name__ == "__main__":
    raise SystemExit(main())
