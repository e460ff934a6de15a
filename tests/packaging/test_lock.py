"""The lock file, and how it is read for systems other than this one."""

import re
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from installers import environment
from installers.build_paths import SYSTEMS, Build
from installers.project import BuildError, Project, source_epoch
from installers.requirements import Pin, normalised, read_lock

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / environment.LOCK


def names(system: str, machine: str = "x86_64") -> dict[str, str]:
    return {pin.name: pin.version for pin in read_lock(LOCK, system, machine)}


def test_every_system_gets_the_qt_that_installers_are_built_with() -> None:
    for system in SYSTEMS:
        assert names(system)["pyside6-essentials"] == "6.9.3"
        assert {"pyinstaller", "miniaudio", "cffi"} <= names(system).keys()


def test_each_system_gets_its_own() -> None:
    assert {"pefile", "pywin32-ctypes"} <= names("windows").keys() - names("linux").keys()
    assert {"macholib", "dmgbuild"} <= names("macos", "arm64").keys() - names("windows").keys()
    # There is no wheel for it.
    assert "miniaudio" not in names("linux", "arm64")
    assert "miniaudio" in names("macos", "arm64")


def test_all_of_the_input_is_locked() -> None:
    asked = (ROOT / "packaging" / "requirements.in").read_text(encoding="utf-8")
    wanted = re.findall(r"(?m)^([\w-]+)==([\w.]+)", asked)
    assert len(wanted) > 2
    locked = names("macos", "arm64")
    assert all(locked[normalised(name)] == version for name, version in wanted)


def test_every_pin_has_hashes() -> None:
    for system in SYSTEMS:
        for pin in read_lock(LOCK, system, "x86_64"):
            assert pin.hashes
            assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", digest) for digest in pin.hashes)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("alpha>=1 --hash=sha256:00\n", "not one version"),
        ("alpha==1.* --hash=sha256:00\n", "not one version"),
        ("alpha==1\n", "not one version"),
        ("alpha==1 ; nonsense == 'b' --hash=sha256:00\n", "nonsense"),
    ],
)
def test_a_broken_lock_is_named(tmp_path: Path, text: str, complaint: str) -> None:
    lock = tmp_path / "requirements.txt"
    lock.write_text(text, encoding="utf-8")
    with pytest.raises(BuildError, match=re.escape(str(lock))) as error:
        read_lock(lock, "linux", "x86_64")
    assert complaint in str(error.value)


def test_a_missing_lock_is_named(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="lock file cannot be read"):
        read_lock(tmp_path / "none.txt", "linux", "x86_64")


def test_what_another_system_needs_has_hashes_and_no_conditions(
    build: Build, tmp_path: Path
) -> None:
    target = tmp_path / "new" / "windows.txt"
    environment.foreign_requirements(replace(build, system="windows"), target)
    text = target.read_text(encoding="utf-8")
    assert ";" not in text
    again = {pin.name: pin for pin in read_lock(target, "linux", "arm64")}
    assert again == {pin.name: pin for pin in read_lock(LOCK, "windows", "x86_64")}


def test_an_environment_that_differs_is_refused(
    build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = list(names("linux").items())
    monkeypatch.setattr(environment, "_installed", lambda: there)
    environment.check(build)
    there.remove(("altgraph", names("linux")["altgraph"]))
    there.append(("Left-Over", "1"))
    there[there.index(("pyside6-essentials", "6.9.3"))] = ("PySide6_Essentials", "6.8.0")
    with pytest.raises(BuildError) as error:
        environment.check(build)
    assert str(error.value).splitlines()[1:-1] == [
        f"  altgraph: missing, locked is {names('linux')['altgraph']}",
        "  pyside6-essentials: 6.8.0, locked is 6.9.3",
        "  left-over: not in the lock file",
    ]


def test_an_environment_is_made_of_the_lock_alone_and_is_left_if_it_stands(
    build: Build, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands: list[list[str]] = []
    run = environment._run

    def note(command: list[str], what: str) -> None:
        commands.append(command)
        if what == "a venv":
            run(command, what)

    monkeypatch.setattr(environment, "_run", note)
    python = environment.make(build)
    version = subprocess.run([python, "-V"], check=True, capture_output=True, text=True).stdout
    assert version.split()[1] == sys.version.split()[0]
    (_, pip) = commands
    assert {"--require-hashes", "--no-deps", "--only-binary=:all:", str(LOCK)} <= set(pip)
    environment.make(build)
    assert len(commands) == 2
    assert "stands already" in capsys.readouterr().out
    (build.environment / "coup-desktop.json").write_text("{}", encoding="utf-8")
    environment.make(build)
    assert len(commands) == 4


def test_an_environment_that_cannot_be_filled_is_no_environment(
    build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = environment._run

    def fail(command: list[str], what: str) -> None:
        run(command if what == "a venv" else [sys.executable, "-c", "exit('no room')"], what)

    monkeypatch.setattr(environment, "_run", fail)
    for _ in range(2):
        with pytest.raises(BuildError, match=r"pip failed:\nno room"):
            environment.make(build)


def test_a_pin_is_written_as_pip_reads_it() -> None:
    pin = Pin("alpha", "1.0", ("sha256:aa", "sha256:bb"))
    assert pin.line() == "alpha==1.0 \\\n    --hash=sha256:aa \\\n    --hash=sha256:bb\n"


def test_the_project_is_read_from_its_one_source() -> None:
    project = Project.load(ROOT)
    assert (project.name, project.title) == ("coup-desktop", "Coup Desktop")
    assert re.fullmatch(r"\d+\.\d+\.\d+", project.version)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", project.date)


def test_the_time_of_a_build_can_be_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert Project.load(ROOT).date == "2023-11-14"
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    assert Project.load(ROOT).date == "1980-01-01"
    for wrong in ("yesterday", "4294967296"):
        monkeypatch.setenv("SOURCE_DATE_EPOCH", wrong)
        with pytest.raises(BuildError, match="SOURCE_DATE_EPOCH"):
            Project.load(ROOT)
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    with pytest.raises(BuildError, match=r"pyproject\.toml"):
        Project.load(tmp_path)


def test_a_commit_whose_time_nobody_tells_stops_the_build(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert time.gmtime(source_epoch(tmp_path)).tm_year == 1980  # no checkout
    (tmp_path / ".git").write_text("gitdir: nowhere\n", encoding="utf-8")
    with pytest.raises(BuildError, match=r"set SOURCE_DATE_EPOCH\n."):
        source_epoch(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BuildError, match="git cannot be started"):
        source_epoch(tmp_path)
