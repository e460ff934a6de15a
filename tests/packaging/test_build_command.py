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
from installers.one_at_a_time import alone_in
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


def test_no_room_is_said_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert command.main(["env", "--work", str(tmp_path / "file" / "work")]) == 1
    said = capsys.readouterr().err
    assert said.startswith("build.py: ")
    assert str(tmp_path / "file") in said


def test_an_interrupt_is_no_fault(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "_do", interrupt)
    assert command.main(folders(tmp_path)) == 130
    assert capsys.readouterr().err == "build.py: interrupted; what was finished before is left\n"


def test_a_second_build_in_the_same_folder_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with alone_in(tmp_path / "work"):
        assert command.main(["env", *folders(tmp_path)]) == 1
    assert "another build works in" in capsys.readouterr().err
    assert command.main(["env", "--system", OTHER, *folders(tmp_path)]) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="Linux's tools")
def test_missing_tools_are_named_before_the_first_stage(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")  # git is away, too
    assert command.main(folders(tmp_path)) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "no chrpath, no dpkg-deb, no objdump, no rpmbuild, no strip;" in err
    assert err.endswith("sudo apt install binutils chrpath dpkg rpm\n")


def test_an_old_python_is_told_so() -> None:
    code = (
        "import runpy, sys; sys.version_info = (3, 10, 13, 'final', 0); "
        "runpy.run_path(sys.argv[1], run_name='__main__')"
    )
    script = str(ROOT / "packaging" / "build.py")
    done = subprocess.run(
        [sys.executable, "-c", code, script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("build.py: Python 3.11 or newer is needed")


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
