"""Signing of Windows programs: with a certificate of our own, by osslsigncode."""

import re
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from installers import windows
from installers.build_paths import Build
from installers.project import BuildError
from installers.signing import CERTIFICATE, PASSWORD_FILE, TIMESTAMP, Signer, main

PLUGIN: Final = Path("/usr/share/nsis/Plugins/amd64-unicode/System.dll")
"""A program for Windows that is at hand."""
PASSWORD: Final = "open, sesame"

pytestmark = pytest.mark.skipif(
    not (shutil.which("osslsigncode") and shutil.which("openssl") and PLUGIN.is_file()),
    reason="needs osslsigncode, openssl and nsis (so Debian calls them)",
)


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with key.pem, cert.pem and both as cert.pfx, and the password of that."""
    folder = tmp_path_factory.mktemp("keys")
    (folder / "password.txt").write_text(f"{PASSWORD}\n")
    request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=Tester"]
    usage = ["-addext", "extendedKeyUsage=codeSigning", "-keyout", "key.pem", "-out", "cert.pem"]
    pack = ["pkcs12", "-export", "-inkey", "key.pem", "-in", "cert.pem", "-out", "cert.pfx"]
    for command in ([*request, *usage], [*pack, "-passout", "file:password.txt"]):
        subprocess.run(["openssl", *command], cwd=folder, check=True, capture_output=True)
    return folder


@pytest.fixture
def environ(keys: Path) -> dict[str, str]:
    return {
        CERTIFICATE: str(keys / "cert.pfx"),
        PASSWORD_FILE: str(keys / "password.txt"),
    }


@pytest.fixture
def signed_by_us(keys: Path) -> Callable[[Path], bool]:
    def verify(program: Path) -> bool:
        command = ["osslsigncode", "verify", "-CAfile", str(keys / "cert.pem"), "-in", str(program)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return done.returncode == 0 and "Signature verification: ok" in done.stdout

    return verify


@pytest.fixture
def program(tmp_path: Path) -> Path:
    return Path(shutil.copy(PLUGIN, tmp_path / "program.exe"))


def test_nothing_is_signed_without_a_certificate() -> None:
    assert Signer.from_environment({}) is None
    assert Signer.from_environment({CERTIFICATE: ""}) is None


def test_a_program_is_signed(
    environ: dict[str, str], program: Path, signed_by_us: Callable[[Path], bool]
) -> None:
    assert not signed_by_us(program)
    signer = Signer.from_environment(environ)
    assert signer is not None
    signer.sign(program)
    assert signed_by_us(program)
    assert [path.name for path in program.parent.iterdir()] == [program.name]


def test_a_wrong_password_is_told_and_not_shown(
    environ: dict[str, str], program: Path, tmp_path: Path
) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("swordfish\n")
    signer = Signer.from_environment(environ | {PASSWORD_FILE: str(wrong)})
    assert signer is not None
    before = program.read_bytes()
    with pytest.raises(BuildError, match=r"program\.exe cannot be signed") as caught:
        signer.sign(program)
    assert "swordfish" not in str(caught.value)
    assert program.read_bytes() == before
    assert not list(tmp_path.glob("*.signed"))


@pytest.mark.parametrize("name", [CERTIFICATE, PASSWORD_FILE])
def test_what_is_named_must_be_there(name: str, environ: dict[str, str]) -> None:
    with pytest.raises(BuildError, match=f"{name}: there is no file /nowhere"):
        Signer.from_environment(environ | {name: "/nowhere"})


def test_without_the_tool_it_says_what_helps(
    environ: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/nonexistent")
    with pytest.raises(BuildError, match="no osslsigncode in PATH"):
        Signer.from_environment(environ)


def test_signtool_is_told_the_same(keys: Path) -> None:
    signer = Signer(
        r"signtool", keys / "cert.pfx", keys / "password.txt", "http://time.example/stamp"
    )
    command = signer._signtool()
    assert command[:2] == ["signtool", "sign"]
    for option, value in (
        ("/f", str(keys / "cert.pfx")),
        ("/p", PASSWORD),
        ("/tr", "http://time.example/stamp"),
        ("/fd", "sha256"),
        ("/td", "sha256"),
    ):
        assert command[command.index(option) + 1] == value
    assert "/tr" not in replace(signer, timestamp="")._signtool()


def test_a_time_stamp_is_asked_for(environ: dict[str, str]) -> None:
    signer = Signer.from_environment(environ | {TIMESTAMP: "http://time.example/stamp"})
    assert signer is not None
    command = signer._osslsigncode()
    assert command[command.index("-ts") + 1] == "http://time.example/stamp"


def test_called_alone_it_says_that_there_is_no_certificate(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(CERTIFICATE, raising=False)
    assert main(["program.exe"]) == 1
    assert capsys.readouterr().err == f"signing: nothing is signed: {CERTIFICATE} is not set\n"


@pytest.fixture
def windows_build(build: Build) -> Build:
    """A build for Windows whose programs can be signed."""
    made = replace(build, system="windows")
    made.frozen.mkdir(parents=True)
    for name in windows.programs(made):
        shutil.copy(PLUGIN, made.frozen / name)
    return made


@pytest.mark.skipif(shutil.which("makensis") is None, reason="needs makensis (Debian: nsis)")
def test_all_programs_of_a_package_are_signed(
    windows_build: Build,
    environ: dict[str, str],
    signed_by_us: Callable[[Path], bool],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    log = tmp_path / "signed.txt"
    tool = shutil.which("osslsigncode")
    (tmp_path / "bin").mkdir()
    recorder = tmp_path / "bin" / "osslsigncode"
    recorder.write_text(f'#!/bin/sh\necho "$@" >> "{log}"\nexec "{tool}" "$@"\n')
    recorder.chmod(0o755)
    monkeypatch.setenv("PATH", str(recorder.parent), prepend=":")
    setup, portable = windows.package(windows_build)
    names = [Path(found).name for found in re.findall(r"-in (\S+)", log.read_text())]
    assert names[:2] == ["coup-desktop.exe", "coup-desktop-cli.exe"]
    assert len(names) == 4, "the fourth is the installer, after the uninstaller in it"
    assert names[3] == setup.name
    assert signed_by_us(setup)
    shutil.unpack_archive(portable, tmp_path / "unpacked")
    for name in windows.programs(windows_build):
        (program,) = (tmp_path / "unpacked").rglob(name)
        assert signed_by_us(program)
    assert not signed_by_us(windows_build.frozen / "coup-desktop.exe"), "what was frozen stays"


def test_a_package_without_a_certificate_says_so(
    windows_build: Build, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(CERTIFICATE, raising=False)
    windows.package(windows_build)
    assert capsys.readouterr().out.strip() == f"not signed: {CERTIFICATE} is not set"
