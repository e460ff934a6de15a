"""What a release needs beside the installers: its tag, its notes, its checksums."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import release
from installers.checksums import NAME, checksums, write_checksums
from installers.project import BuildError
from installers.release_notes import check_tag, release_notes

ROOT = Path(__file__).resolve().parents[2]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
CHANGELOG = """\
# What is new

## 1.10.0 – not released yet

- Later.

## 1.1.0 – 2027-02-03

The second.

- More of [it](x).

### For packagers

- Less.

## 1.0.0 - 2026-12-01

- The first.
"""


@pytest.fixture
def changelog(tmp_path: Path) -> Path:
    path = tmp_path / "CHANGELOG.md"
    path.write_text(CHANGELOG, encoding="utf-8")
    return path


def test_notes_are_the_part_of_one_version(changelog: Path) -> None:
    said = "The second.\n\n- More of [it](x).\n\n### For packagers\n\n- Less.\n"
    assert release_notes(changelog, "1.1.0") == said
    assert release_notes(changelog, "1.0.0") == "- The first.\n"


def test_notes_of_what_is_not_released_are_for_drafts(changelog: Path) -> None:
    with pytest.raises(BuildError, match=r"CHANGELOG\.md:3: write the day"):
        release_notes(changelog, "1.10.0")
    assert release_notes(changelog, "1.10.0", draft=True) == "- Later.\n"


@pytest.mark.parametrize("version", ["1.1", "1.1.00", "2.0.0", ".*", ""])
def test_a_version_without_a_part_is_refused(changelog: Path, version: str) -> None:
    with pytest.raises(BuildError, match="write what is new"):
        release_notes(changelog, version, draft=True)


def test_a_part_that_says_nothing_or_stands_twice_is_refused(changelog: Path) -> None:
    changelog.write_text(CHANGELOG + "\n## 0.9.0 – 2026-01-01\n\n\n", encoding="utf-8")
    with pytest.raises(BuildError, match=r"nothing is said about 0\.9\.0"):
        release_notes(changelog, "0.9.0")
    changelog.write_text(CHANGELOG + "\n## 1.0.0 – 2026-01-01\n- Again.\n", encoding="utf-8")
    with pytest.raises(BuildError, match="2 headings"):
        release_notes(changelog, "1.0.0")
    with pytest.raises(BuildError, match="cannot be read"):
        release_notes(changelog.with_name("no.md"), "1.0.0")


def test_our_own_changelog_has_notes_for_this_version() -> None:
    notes = release_notes(ROOT / "CHANGELOG.md", VERSION, draft=True)
    assert notes.count("\n") > 3
    assert "\n## " not in notes


def test_a_tag_names_the_version() -> None:
    check_tag("v1.2.3", "1.2.3")
    for tag in ("1.2.3", "v1.2.4", "v1.2.3-1", "refs/tags/v1.2.3", ""):
        with pytest.raises(BuildError, match=r"version in pyproject\.toml 1\.2\.3"):
            check_tag(tag, "1.2.3")


def test_checksums_are_those_of_coreutils(tmp_path: Path) -> None:
    for name in ("b file.deb", "a.exe", "Z.dmg"):
        (tmp_path / name).write_bytes(name.encode() * 1000)
    (tmp_path / "folder").mkdir()
    target = write_checksums(tmp_path)
    assert target == tmp_path / NAME
    lines = target.read_text("utf-8").splitlines()
    assert [line[66:] for line in lines] == ["Z.dmg", "a.exe", "b file.deb"]
    first = target.read_bytes()
    assert b"\r" not in first
    assert write_checksums(tmp_path).read_bytes() == first, "it lists itself"
    tool = shutil.which("sha256sum")
    if tool is None:
        pytest.skip("needs sha256sum")
    check = [tool, "--check", "--strict", NAME]
    subprocess.run(check, cwd=tmp_path, check=True, capture_output=True)
    (tmp_path / "a.exe").write_bytes(b"other")
    assert subprocess.run(check, cwd=tmp_path, check=False, capture_output=True).returncode


def test_checksums_of_nothing_or_of_two_alike_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="nothing in it"):
        write_checksums(tmp_path)
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "x.zip").touch()
    with pytest.raises(BuildError, match="two files"):
        checksums(tmp_path.glob("*/x.zip"))


def test_the_script_says_what_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert release.main(["check-tag", f"v{VERSION}"]) == 0
    assert release.main(["check-tag", "v0"]) == 1
    assert "release.py: the tag is v0" in capsys.readouterr().err
    assert release.main(["checksums", "--dist", str(tmp_path)]) == 1
    assert release.main(["sbom", "--work", str(tmp_path), "--dist", str(tmp_path)]) == 1
    assert "run `build.py freeze` first" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_notes_are_printed_as_utf_8_whatever_the_console() -> None:
    command = [sys.executable, str(ROOT / "packaging" / "release.py"), "notes", "--draft"]
    done = subprocess.run(command, capture_output=True, check=True, env={"PYTHONUTF8": "0"})
    assert done.stdout.decode("utf-8") == release_notes(ROOT / "CHANGELOG.md", VERSION, draft=True)
