"""The shared cases (RECORD.md, "The command"), from a copy that comes along with the tests."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from coup_desktop.engine.record import state
from coup_desktop.engine.record_reader import RecordError, decode, read

CASES = Path(__file__).parent.parent / "cases"
SHARED = Path(__file__).parents[3] / "shared" / "rules" / "cases"
RECORDS = sorted(CASES.glob("*.coup"))
GOOD = [path for path in RECORDS if not path.name.startswith("bad-")]
BAD = [path for path in RECORDS if path.name.startswith("bad-")]


def expected(path: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(path.with_suffix(".json").read_text("utf-8"))
    return told


def replay(file: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The command, started as a user would."""
    command = [sys.executable, "-m", "coup_desktop", "replay", file, "--json"]
    return subprocess.run(command, input=stdin, capture_output=True, check=False)


def test_the_cases_are_all_here() -> None:
    assert len(GOOD) == 168
    assert len(BAD) == 14


@pytest.mark.skipif(not SHARED.is_dir(), reason="the shared folder is not beside this clone")
def test_the_copy_is_true() -> None:
    names = sorted(path.name for path in SHARED.iterdir())
    assert sorted(path.name for path in CASES.iterdir()) == names
    for name in names:
        assert (CASES / name).read_bytes() == (SHARED / name).read_bytes(), name


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_record_leads_to_its_state(path: Path) -> None:
    reading = read(decode(path.read_bytes(), path.name), path.name)
    assert state(reading.game, reading.record.setup.names) == expected(path)


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_record_is_written_so_that_it_reads_the_same(path: Path) -> None:
    reading = read(decode(path.read_bytes(), path.name), path.name)
    for whole in (False, True):
        text = reading.record.text(whole=whole)
        again = read(text)
        assert state(again.game, again.record.setup.names) == expected(path)
        assert again.record == reading.record
        assert again.record.text(whole=whole) == text


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_bad_record_is_refused_at_its_line(path: Path) -> None:
    with pytest.raises(RecordError) as caught:
        read(decode(path.read_bytes(), path.name), path.name)
    line = expected(path)["error_line"]
    assert caught.value.line == line
    assert str(caught.value).startswith(f"{path.name}:{line}: ")


@pytest.mark.parametrize("name", ["official-example", "phase-draft", "draft", "house-no-refund"])
def test_command_prints_the_state(name: str) -> None:
    path = CASES / f"{name}.coup"
    done = replay(str(path))
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout) == expected(path)


def test_command_reads_standard_input() -> None:
    path = CASES / "six-characters.coup"
    done = replay("-", path.read_bytes())
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout) == expected(path)


@pytest.mark.parametrize("name", ["bad-seats", "bad-wrong-seat"])
def test_command_refuses_a_bad_record(name: str) -> None:
    path = CASES / f"{name}.coup"
    done = replay(str(path))
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith(f"{path}:{expected(path)['error_line']}: ")
    done = replay("-", path.read_bytes())
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith(f"-:{expected(path)['error_line']}: ")
