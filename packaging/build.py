"""Makes the installers for the system that runs this: ``python packaging/build.py``.

Three stages, each of which can be called alone: `env` makes a clean environment of what
packaging/requirements.txt pins, `freeze` the program as a folder that needs no Python, `package`
that system's installers from it. packaging/README.md says what each system needs.
"""

import argparse
import hashlib
import importlib
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))
if sys.version_info < (3, 11):  # noqa: UP036 what is imported next does not say it so plainly
    raise SystemExit(f"build.py: Python 3.11 or newer is needed to build, this is {sys.version}")

from installers import compiled_modules, environment, freezing, linux_tools  # noqa: E402
from installers.build_paths import SYSTEMS, Build, running_machine, running_system  # noqa: E402
from installers.one_at_a_time import alone_in  # noqa: E402
from installers.project import BuildError, Project  # noqa: E402

STAGES: Final = ("env", "freeze", "package")
INTERRUPTED: Final = 130
"""The exit status after Ctrl+C."""


def main(argv: Sequence[str] | None = None) -> int:
    """Build.

    Returns:
        0 if all went well, 1 with the reason on standard error, 2 for wrong arguments, 130 after
        an interrupt.
    """
    said = _arguments(argv)
    try:
        build = _build(said)
        with nullcontext() if said.inside else alone_in(build.work):
            _do_all(build, said)
    except BuildError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        places = f"{said.work.resolve()} and {said.dist.resolve()}"
        print(f"build.py: {error}\nIs there room, may you write, in {places}?", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        if not said.inside:
            print("build.py: interrupted; what was finished before is left", file=sys.stderr)
        return INTERRUPTED
    return 0


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Makes Coup Desktop's installers.")
    parser.add_argument("stage", nargs="?", choices=STAGES, help="only this stage")
    parser.add_argument(
        "--system", choices=SYSTEMS, help="for that system; env writes what it is to install"
    )
    parser.add_argument("--work", type=Path, default=ROOT / "build", help="for the parts (build)")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="for the artefacts (dist)")
    parser.add_argument(
        "--here",
        action="store_true",
        help="freeze or package with what the Python that runs this has, without an environment",
    )
    parser.add_argument(
        "--any-versions", action="store_true", help="freeze what is installed, locked or not"
    )
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    said = parser.parse_args(argv)
    if said.here and said.stage in {None, "env"}:
        parser.error("--here is for the stages freeze and package")
    return said


def _build(said: argparse.Namespace) -> Build:
    system = said.system or running_system()
    if system != running_system() and said.stage is None:
        raise BuildError(f"here only single stages can be done for {system}, not freeze")
    # For another system it is the one kind of machine that can be tried.
    machine = running_machine() if system == running_system() else "x86_64"
    work, dist = said.work.resolve(), said.dist.resolve()
    return Build(ROOT, Project.load(ROOT), system, machine, work, dist)


def _do_all(build: Build, said: argparse.Namespace) -> None:
    """Do the stages that are asked for; what they will miss is said before the first."""
    stages = STAGES if said.stage is None else (said.stage,)
    if build.system == "linux" and said.stage is None:
        linux_tools.look_for(STAGES)
    for number, stage in enumerate(stages, 1):
        if not said.inside:
            print(f"[{number}/{len(stages)}] {stage}", flush=True)
        _do(stage, build, said)


def _do(stage: str, build: Build, said: argparse.Namespace) -> None:
    """Do a stage, here or in the environment's Python."""
    own = build.system == running_system()
    if stage == "freeze" and not own:
        raise BuildError(f"PyInstaller freezes for {build.system} only where that runs")
    if stage == "package" and not build.frozen.exists():
        raise BuildError(f"there is no {build.frozen}: do the stage freeze first")
    if stage != "env" and not (said.here or said.inside):
        _do_inside(stage, build, said)
        return
    begin = time.monotonic()
    work = {"env": _make_environment, "freeze": _freeze, "package": _package}[stage]
    artefacts = work(build, said)
    print(f"    {time.monotonic() - begin:.1f} s", flush=True)
    for path in artefacts:
        print(f"{path}  {path.stat().st_size:,} bytes  SHA-256 {_digest(path)}", flush=True)


def _do_inside(stage: str, build: Build, said: argparse.Namespace) -> None:
    """Do a stage with the Python of the environment."""
    python = environment.python_of(replace(build, system=running_system()).environment)
    if not python.exists():
        raise BuildError(f"there is no {python}: do the stage env first")
    options = ["--inside", "--system", build.system]
    options += ["--work", str(build.work), "--dist", str(build.dist)]
    options += ["--any-versions"] if said.any_versions else []
    environ = os.environ | {"SOURCE_DATE_EPOCH": str(build.project.epoch)}
    command = [str(python), "-I", str(Path(__file__).resolve()), stage, *options]
    status = subprocess.run(command, env=environ, check=False).returncode
    if status == INTERRUPTED:
        raise KeyboardInterrupt
    if status:
        raise BuildError(f"the stage {stage} failed, as said above")


def _make_environment(build: Build, _said: argparse.Namespace) -> list[Path]:
    if build.system == running_system():
        environment.make(build)
        return []
    target = build.work / f"requirements-{build.system}.txt"
    environment.foreign_requirements(build, target)
    return [target]


def _freeze(build: Build, said: argparse.Namespace) -> list[Path]:
    if not said.any_versions:
        environment.check(build)
    folder = freezing.freeze(build)
    print(f"    {folder}: {freezing.size(folder) / 1e6:.1f} MB; {compiled_modules.summary(folder)}")
    return []


def _package(build: Build, _said: argparse.Namespace) -> list[Path]:
    build.dist.mkdir(parents=True, exist_ok=True)
    artefacts: list[Path] = importlib.import_module(f"installers.{build.system}").package(build)
    return artefacts


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


if __name__ == "__main__":
    raise SystemExit(main())
