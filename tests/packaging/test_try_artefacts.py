"""What tries the installers, on made-up ones: it runs what was packed, and believes no silence."""

import os
import sys
from pathlib import Path

import pytest
import try_artefacts
from installers.archives import tar_xz, zip_folder
from installers.project import BuildError, Project

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the made-up programs are scripts")

PROJECT = Project("coup-desktop", "Coup Desktop", "1.2.3", "A game.", 1_700_000_000)
GOOD = '#!/bin/sh\n[ "$1" = --self-test-report ] && echo "ok: all of it" > "$2"\n'


def packed(tmp_path: Path, script: str, *, executable: bool = True) -> Path:
    """An archive as the Linux build makes it, of a script; returns its folder."""
    frozen = tmp_path / "frozen"
    (frozen / "share" / "coup-desktop").mkdir(parents=True)
    (frozen / "share" / "coup-desktop" / "coup-desktop").write_text("no program", "utf-8")
    program = frozen / "coup-desktop"
    program.write_text(script, "utf-8")
    program.chmod(0o755 if executable else 0o644)
    dist = tmp_path / "dist"
    dist.mkdir()
    tar_xz(frozen, dist / "coup-desktop-1.2.3-linux-x86_64.tar.xz", "coup-desktop-1.2.3", 10**9)
    return dist


@pytest.fixture
def _no_deb(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package is installed into the system: not by a test of a few seconds."""
    monkeypatch.setattr(try_artefacts, "_try_deb", lambda package, project: None)


@pytest.mark.usefixtures("_no_deb")
def test_what_is_packed_is_started(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    dist = packed(tmp_path, GOOD)
    (dist / "coup-desktop_1.2.3_amd64.deb").touch()
    try_artefacts.try_all(dist, "linux", PROJECT)
    said = capfd.readouterr().out.splitlines()
    assert said == [
        "--- coup-desktop-1.2.3-linux-x86_64.tar.xz",
        "ok: all of it",
        "--- coup-desktop_1.2.3_amd64.deb",
    ]


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("#!/bin/sh\necho no sound\nexit 3\n", r"ended with 3:\nno sound"),
        ("#!/bin/sh\necho but said much\n", "wrote nothing"),
        ("#!/nowhere/python\n", "No such file"),
    ],
)
@pytest.mark.usefixtures("_no_deb")
def test_a_program_that_fails_is_told_of(tmp_path: Path, script: str, complaint: str) -> None:
    dist = packed(tmp_path, script)
    with pytest.raises(BuildError, match=complaint):
        try_artefacts.try_all(dist, "linux", PROJECT)


def test_a_program_that_may_not_be_started_is_told_of(tmp_path: Path) -> None:
    dist = packed(tmp_path, GOOD, executable=False)
    with pytest.raises(BuildError, match="Permission denied"):
        try_artefacts.try_all(dist, "linux", PROJECT)


@pytest.mark.parametrize("system", ["linux", "windows", "macos"])
def test_an_artefact_that_is_missing_or_twice_there_is_told_of(tmp_path: Path, system: str) -> None:
    with pytest.raises(BuildError, match=r"one file \*.* is to be tried, there are 0"):
        try_artefacts.try_all(tmp_path, system, PROJECT)
    for version in ("1", "2"):
        for suffix in (".tar.xz", "-portable.zip", ".dmg"):
            (tmp_path / f"coup-{version}{suffix}").touch()
    with pytest.raises(BuildError, match="there are 2"):
        try_artefacts.try_all(tmp_path, system, PROJECT)


def test_a_zip_without_the_program_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "other.exe").touch()
    zip_folder(tmp_path / "folder", tmp_path / "Coup-portable.zip", "Coup", 10**9)
    with pytest.raises(BuildError, match=r"coup-desktop\.exe is not in what was unpacked"):
        try_artefacts.try_all(tmp_path, "windows", PROJECT)


def test_the_script_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if sys.platform not in {"linux", "darwin"}:
        pytest.skip("there are no installers for this system")
    assert try_artefacts.main(["--dist", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith("try_artefacts.py: ")
