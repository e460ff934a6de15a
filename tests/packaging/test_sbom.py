"""The bill of materials: true to what is frozen, and as CycloneDX' schema wants it."""

import json
import marshal
import re
import shutil
import struct
from pathlib import Path
from typing import Any

import pytest
from installers.build_paths import SYSTEMS, Build
from installers.checksums import sha256
from installers.debian_packages import DebianPackage, debian_packages
from installers.frozen_modules import frozen_modules
from installers.project import BuildError, Project
from installers.sbom import sbom, sbom_name, write_sbom

ROOT = Path(__file__).resolve().parents[2]
PROJECT = Project("coup-desktop", "Coup Desktop", "1.2.3", "A game.", 1_700_000_000)
MODULES = ("os", "coup_desktop.cli", "PySide6", "pefile")
NATIVE = {
    "linux": {
        "_internal/PySide6/Qt/lib/libQt6Core.so.6": b"..Qt 6.9.3 (x86_64)..",
        "_internal/PySide6/QtCore.abi3.so": b"",
        "_internal/PySide6/Qt/plugins/platforms/libqxcb.so": b"",
        "_internal/PySide6/Qt/lib/libicuuc.so.73": b"",
        "_internal/shiboken6/libshiboken6.abi3.so.6.9": b"",
        "_internal/libpython3.13.so.1.0": b"",
        "_internal/_miniaudio.abi3.so": b"",
        "_internal/_cffi_backend.cpython-313-x86_64-linux-gnu.so": b"",
        "_internal/libxcb-cursor.so.0": b"",
    },
    "windows": {
        "_internal/PySide6/Qt6Core.dll": b"..Qt 6.9.3 (x86_64)..",
        "_internal/PySide6/QtCore.pyd": b"",
        "_internal/PySide6/plugins/platforms/qwindows.dll": b"",
        "_internal/python313.dll": b"\1" + "ProductVersion\0\x003.13.7\0".encode("utf-16-le"),
        "_internal/_ssl.pyd": b"",
        "_internal/libcrypto-3.dll": b"\0OpenSSL 3.0.15 3 Sep 2024\0",
        "_internal/VCRUNTIME140.dll": b"",
        "_internal/_miniaudio.pyd": b"",
        "_internal/shiboken6/shiboken6.abi3.dll": b"",
    },
    "macos": {
        "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore": b"Qt 6.9.3 (arm)",
        "Contents/Frameworks/PySide6/QtCore.abi3.so": b"",
        "Contents/Frameworks/Python.framework/Versions/3.13/Python": b"",
        "Contents/Frameworks/libssl.3.dylib": b"OpenSSL 3.0.15 3 Sep 2024",
        "Contents/Frameworks/_miniaudio.abi3.so": b"",
    },
}
MACHINE_CODE = {"linux": b"\x7fELF", "windows": b"MZ", "macos": b"\xcf\xfa\xed\xfe"}
DATA = {
    "fonts/PTSans-Bold.ttf": "Version 2.005W".encode("utf-16-be"),
    "fonts/Vollkorn-Bold.ttf": "Version 4.105".encode("utf-16-be"),
    "cards/duke.svg": b"<svg/>",
}


def program(*modules: str) -> bytes:
    """A program as PyInstaller makes it, of a loader that does nothing."""
    inner_head = struct.pack("!4s4sI", b"PYZ\0", b"abcd", 12)
    inner = inner_head + marshal.dumps([(name, (0, 0, 0)) for name in modules])
    name = b"PYZ.pyz\0"
    entry = struct.pack("!IIIIBc", 18 + len(name), 0, len(inner), len(inner), 0, b"z") + name
    length = len(inner) + len(entry) + 88
    cookie = struct.pack(
        "!8sIIII64s", b"MEI\x0c\x0b\x0a\x0b\x0e", length, len(inner), len(entry), 313, b""
    )
    return b"\x7fELF, or so" + inner + entry + cookie


@pytest.fixture(params=SYSTEMS)
def build(request: pytest.FixtureRequest, tmp_path: Path) -> Build:
    """Something like a frozen program for each system."""
    machine = "arm64" if request.param == "macos" else "x86_64"
    work, dist = tmp_path / "work", tmp_path / "dist"
    made = Build(ROOT, PROJECT, request.param, machine, work, dist)
    data = "Contents/Resources" if request.param == "macos" else "_internal"
    magic = MACHINE_CODE[request.param]
    files = {name: magic + content for name, content in NATIVE[request.param].items()}
    files |= {f"{data}/coup_desktop/resources_data/{name}": DATA[name] for name in DATA}
    for name, content in files.items():
        path = made.frozen / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    made.program.parent.mkdir(parents=True, exist_ok=True)
    made.program.write_bytes(magic + program(*MODULES))
    return made


def components(bill: dict[str, Any]) -> dict[str, dict[str, Any]]:
    found = {component["name"]: component for component in bill["components"]}
    assert len(found) == len(bill["components"])
    return found


def test_it_is_as_cyclonedx_wants_it(build: Build) -> None:
    schema = pytest.importorskip("cyclonedx.schema")
    validation = pytest.importorskip("cyclonedx.validation.json")
    validator = validation.JsonStrictValidator(schema.SchemaVersion.V1_6)
    text = write_sbom(build).read_text("utf-8")
    assert validator.validate_str(text) is None
    assert validator.validate_str(text.replace('"library"', '"shelf"')) is not None


def test_it_tells_what_is_inside_with_versions_and_licences(build: Build) -> None:
    found = components(sbom(build))
    expected = {"Qt": "6.9.3", "PySide6": "6.9.3", "PT Sans": "2.005", "Vollkorn": "4.105"}
    assert {name: found[name].get("version") for name in expected} == expected
    assert found["Qt"]["licenses"] == [{"expression": "LGPL-3.0-only"}]
    assert found["PT Sans"]["licenses"] == [{"license": {"name": "ParaType Free Font License"}}]
    assert found["miniaudio"]["purl"].startswith("pkg:pypi/miniaudio@1.")
    assert found["PyInstaller"]["version"]
    assert {"Python", "Shiboken"} - found.keys() == (
        {"Shiboken"} if build.system == "macos" else set()
    )
    assert PROJECT.title not in found, "it is what the bill is of"
    if build.system == "linux":
        assert found["ICU"]["version"] == "73"
        assert {"cffi", "XCB utilities"} <= found.keys()
    else:
        assert found["OpenSSL"]["version"] == "3.0.15"
    if build.system == "windows":
        assert found["Python"]["version"] == "3.13.7"
        assert {"Microsoft Visual C++ runtime", "pefile"} <= found.keys()
    else:
        assert "pefile" not in found, "the lock file has it for Windows only"


def test_libraries_of_the_system_are_told_by_their_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if shutil.which("dpkg-query") is None:
        pytest.skip("needs dpkg")
    (found,) = debian_packages(["libc.so.6", "libnobody-has-this.so.7"]).items()
    assert found[0] == "libc.so.6"
    assert found[1].name == "libc6"
    assert re.fullmatch(r"pkg:deb/\w+/libc6@2[^?]*\?arch=\w+&distro=[\w.-]+", found[1].purl)
    assert debian_packages([]) == {}
    monkeypatch.setenv("PATH", str(tmp_path))
    assert debian_packages(["libc.so.6"]) == {}


def test_a_package_is_named_as_the_world_names_it() -> None:
    package = DebianPackage("libstdc++6", "1:12.2.0-14+deb12u1", "amd64", "debian-12")
    version = "1%3A12.2.0-14%2Bdeb12u1"
    assert package.purl == (f"pkg:deb/debian/libstdc%2B%2B6@{version}?arch=amd64&distro=debian-12")


def test_machine_code_that_nobody_knows_is_refused(build: Build) -> None:
    code = build.program.with_name("libnobody.so.7")
    code.write_bytes(MACHINE_CODE[build.system])
    with pytest.raises(BuildError, match=r"names no licence for:\n.*libnobody\.so\.7"):
        write_sbom(build)
    assert not list(build.dist.iterdir())


def test_each_library_and_font_is_listed_once_with_its_hash(build: Build) -> None:
    bill = sbom(build)
    holders = [bill["metadata"]["component"], *bill["components"]]
    files = [file for holder in holders for file in holder.get("components", ())]
    said = {file["name"]: file["hashes"][0]["content"] for file in files}
    assert len(said) == len(files)
    real = {
        path.relative_to(build.frozen).as_posix(): sha256(path)
        for path in build.frozen.rglob("*")
        if path.is_file() and path.suffix != ".svg"
    }
    assert said == real


def test_the_same_program_gives_the_same_bytes(build: Build) -> None:
    first = write_sbom(build)
    content = first.read_bytes()
    assert first.name == sbom_name(build)
    assert write_sbom(build).read_bytes() == content
    assert list(build.dist.iterdir()) == [first]
    build.program.write_bytes(program(*MODULES) + b"signed")
    other = json.loads(write_sbom(build).read_bytes())
    assert other["serialNumber"] != json.loads(content)["serialNumber"]
    assert other["metadata"]["timestamp"] == "2023-11-14T22:13:20Z"


def test_the_version_of_python_is_that_of_the_environment(build: Build) -> None:
    build.environment.mkdir(parents=True)
    stamp = {"python": "3.13.9 (main, today) [compiler]", "lock": "x"}
    (build.environment / "coup-desktop.json").write_text(json.dumps(stamp), "utf-8")
    assert components(sbom(build))["Python"]["version"] == "3.13.9"


def test_a_program_that_is_not_frozen_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "program"
    whole = program("one", "two")
    path.write_bytes(whole + b"a signature")
    assert frozen_modules(path) == {"one", "two"}
    for content in (b"", b"\x7fELF", whole[:-80], whole.replace(b"PYZ\0", b"XYZ\0", 1), program()):
        path.write_bytes(content)
        with pytest.raises(BuildError, match="cannot be read as a frozen program"):
            frozen_modules(path)


def test_what_is_not_frozen_has_no_bill(tmp_path: Path) -> None:
    nothing = Build(ROOT, PROJECT, "linux", "x86_64", tmp_path / "work", tmp_path / "dist")
    with pytest.raises(BuildError, match="freeze"):
        write_sbom(nothing)
    assert not nothing.dist.exists()
