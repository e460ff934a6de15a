"""`python packaging/build.py`: its stages, and what it says when something is missing."""

import hashlib
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType, SimpleNamespace

import build as command
import pytest
from installers import environment, freezing
from installers.build_paths import SYSTEMS, Build, running_system
from installers.project import BuildError

ROOT = Path(__file__).resolve().parents[2]
OTHER = next(system for system in SYSTEMS if system != running_system())


@pytest.fixture
def packer(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Stands in for this system's installers: makes one artefact, of the frozen program's name."""
    module = ModuleType(f"installers.{running_system()}")

    def package(build: Build) -> list[Path]:
        artefact = build.dist / "coup.archive"
        artefact.write_text(build.frozen.name, encoding="utf-8")
        return [artefact]

    module.package = package  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return module


def folders(tmp_path: Path) -> list[str]:
    return ["--work", str(tmp_path / "work"), "--dist", str(tmp_path / "dist")]


def test_an_artefact_is_told_with_size_and_sum(
    build: Build, packer: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = replace(build, system=running_system())
    own.frozen.mkdir(parents=True)
    assert command.main(["package", "--here", *folders(tmp_path)]) == 0
    content = own.frozen.name.encode()
    last = capsys.readouterr().out.splitlines()[-1]
    digest = hashlib.sha256(content).hexdigest()
    assert last == f"{own.dist / 'coup.archive'}  {len(content)} bytes  SHA-256 {digest}"


def test_all_stages_are_done_in_order(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    done: list[str] = []
    monkeypatch.setattr(command, "_do", lambda stage, build, said: done.append(stage))
    assert command.main(folders(tmp_path)) == 0
    assert done == ["env", "freeze", "package"]


def test_a_stage_runs_in_the_environment(
    build: Build, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own = replace(build, system=running_system())
    python = environment.python_of(own.environment)
    python.parent.mkdir(parents=True)
    python.touch()
    own.frozen.mkdir(parents=True)
    seen: list[tuple[list[str], str]] = []

    def run(arguments: list[str], *, env: dict[str, str], check: bool) -> SimpleNamespace:
        seen.append((arguments, env["SOURCE_DATE_EPOCH"]))
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(subprocess, "run", run)
    assert command.main(["package", *folders(tmp_path)]) == 0
    ((arguments, epoch),) = seen
    assert arguments[:4] == [str(python), "-I", str(ROOT / "packaging" / "build.py"), "package"]
    assert epoch == "1700000000"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["freeze"], "do the stage env first"),
        (["package"], "do the stage freeze first"),
        (["freeze", "--system", OTHER], f"freezes for {OTHER} only where that runs"),
        (["--system", OTHER], "only single stages"),
        (["package", "--system", OTHER], "do the stage freeze first"),
    ],
)
def test_what_is_missing_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    assert command.main([*arguments, *folders(tmp_path)]) == 1
    assert complaint in capsys.readouterr().err
    assert not (tmp_path / "dist").exists()


@pytest.mark.parametrize(
    "arguments", [["melt"], ["--here"], ["env", "--here"], ["--system", "os2"]]
)
def test_wrong_arguments_are_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as status:
        command.main(arguments)
    assert status.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_another_systems_requirements_are_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(["env", "--system", OTHER, *folders(tmp_path)]) == 0
    written = tmp_path / "work" / f"requirements-{OTHER}.txt"
    assert "pyside6-essentials==6.9.3" in written.read_text(encoding="utf-8")
    assert str(written) in capsys.readouterr().out


@pytest.mark.parametrize("code", ["utf-8", "utf-16-le"])
def test_a_program_that_names_its_builders_folders_is_refused(build: Build, code: str) -> None:
    folder = build.work / "made"
    (folder / "lib").mkdir(parents=True)
    (folder / "lib" / "clean.bin").write_bytes(b"\0/usr/lib\0")
    freezing._refuse_own_paths(build, folder)
    trace = f"\0{build.root}{os.sep}coup_desktop".encode(code)
    (folder / "lib" / "bad.bin").write_bytes(trace)
    with pytest.raises(BuildError, match=re.escape(f"{Path('lib', 'bad.bin')} names the folder")):
        freezing._refuse_own_paths(build, folder)


def test_a_failed_freeze_leaves_the_program_that_was_there(
    build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    build.frozen.mkdir(parents=True)
    (build.frozen / "old").touch()
    monkeypatch.setattr(sys, "executable", str(_failing_python(build.work)))
    with pytest.raises(BuildError, match="PyInstaller failed:\nno such thing"):
        freezing.freeze(build)
    assert (build.frozen / "old").exists()


def _failing_python(folder: Path) -> Path:
    if os.name == "nt":
        pytest.skip("needs a shell")
    program = folder / "python"
    program.write_text("#!/bin/sh\necho no such thing >&2\nexit 3\n", encoding="utf-8")
    program.chmod(0o755)
    return program
