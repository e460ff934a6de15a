"""`coup-desktop arena` as a person or a script runs it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from coup_desktop.cli import main

ARENA = ["arena", "--rules", "official", "--seats", "2", "--bots", "random,honest", "--seed", "3"]
PROGRAM = [sys.executable, "-m", "coup_desktop"]


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *arguments], capture_output=True, encoding="utf-8", check=False
    )


def status(*arguments: object) -> int:
    try:
        return main([str(argument) for argument in arguments])
    except SystemExit as ending:
        return int(ending.code or 0)


def without_times(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    for one in found["bots"]:
        for key in [key for key in one if key.startswith("ms_")]:
            assert one.pop(key) >= 0
    return found


def test_prints_one_object_and_nothing_else_the_same_with_any_jobs() -> None:
    done = [command(*ARENA, "--games", "30", "--json", "--jobs", jobs) for jobs in ("1", "3")]
    assert [(one.returncode, one.stderr) for one in done] == [(0, ""), (0, "")]
    first, second = (without_times(one.stdout) for one in done)
    assert first == second
    assert list(first) == ["games", "seats", "bots"]
    assert (first["games"], first["seats"]) == (30, 2)
    assert [one["bot"] for one in first["bots"]] == ["random", "honest"]
    assert list(first["bots"][0]) == ["bot", "games", "wins", "share", "low", "high", "rating"]


def test_the_rules_are_official_where_none_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    rest = ["--seats", 3, "--bots", "random", "--games", 3, "--seed", 1, "--jobs", 1]
    assert status("arena", *rest) == 0
    assert "3 games of 3 seats under official, seed 1" in capsys.readouterr().out


def test_one_word_against_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    rules = ["--rules", "coup-x", "--option", "teams", "--set", "box", "80", "--seats", "5"]
    bots = ["--bots", "courtier", "--against", "turtle,doubter,truster,duke-liar"]
    assert status("arena", *rules, *bots, "--games", 10, "--seed", 1, "--jobs", 1) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "10 games of 5 seats under coup-x (teams, box 80), seed 1" in out
    assert [line.split()[0] for line in out.splitlines()[4:]] == [
        "courtier",
        "turtle",
        "doubter",
        "truster",
        "duke-liar",
    ]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "--games"),
        (["--games", "x"], "'x' is no whole number"),
        (["--games", "0"], "0 games; at least 1"),
        (["--games", "2", "--jobs", "0"], "0 jobs; 1 to 61"),
        (["--games", "2", "--seats", "9"], "2 to 6 seats, not 9"),
        (["--games", "2", "--bots", "hal"], "--bots: 'hal' is no bot; there are random, "),
        (["--games", "2", "--against", "hal"], "--against: 'hal' is no bot"),
        (["--games", "2", "--against", "honest,"], "--against: '' is no bot"),
        (["--games", "2", "--against", ""], "--against: '' is no bot"),
        (["--games", "2", "--rules", "coup-x", "--bots", "ruleai"], "ruleai knows the official"),
        (["--games", "2", "--set", "box", "60", "--set", "box", "70"], "--set box stands twice"),
        (["--games", "2", "--max-turns", "0"], "0 turns at most"),
        (["--games", "2", "--rollouts", "-3"], "-3 rollouts; 1 to 1000000"),
        (["--games", "2", "--bots", "random:lia"], "random has no characters; levels that have"),
    ],
)
def test_refuses_in_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status(*ARENA, *arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
    assert err.startswith("coup-desktop arena: ")
    assert err.count("\n") == 1


def test_a_file_of_another_plan_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.jsonl"
    one = [*ARENA, "--games", "2", "--jobs", "1", "--resume", file]
    assert status(*one) == 0
    assert status(*one, "--seed", "4") == 2
    assert f"{file}: it was begun with another --seed; give the same" in capsys.readouterr().err
    assert status(*ARENA, "--games", "2", "--resume", tmp_path) == 2
    assert str(tmp_path) in capsys.readouterr().err


def test_without_openskill_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "coup_desktop.arena.score", raising=False)
    for name in [name for name in sys.modules if name.split(".")[0] == "openskill"]:
        monkeypatch.delitem(sys.modules, name)

    class Absent:
        def find_spec(self, name: str, path: object = None, target: object = None) -> None:
            if name == "openskill":
                raise ModuleNotFoundError("No module named 'openskill'", name="openskill")

    monkeypatch.setattr(sys, "meta_path", [Absent(), *sys.meta_path])
    assert status(*ARENA, "--games", "2", "--jobs", "1") == 1
    assert "openskill, which is missing: pip install openskill" in capsys.readouterr().err


def test_progress_shows_on_a_terminal_only() -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    arguments = [*PROGRAM, *ARENA, "--games", "20", "--json", "--jobs", "1"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=theirs) as process:
        assert process.stdout is not None
        out = process.stdout.read()
    shown = os.read(ours, 4096).decode()
    os.close(ours)
    os.close(theirs)
    assert "of 20 games" in shown
    assert json.loads(out)["games"] == 20


def begin(file: Path, jobs: str) -> subprocess.Popen[str]:
    """An arena without end in a process group of its own, as a terminal starts it."""
    arguments = [*ARENA, "--games", "1000000", "--json", "--jobs", jobs, "--resume", str(file)]
    return subprocess.Popen(
        [*PROGRAM, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )


def start(file: Path, jobs: str) -> subprocess.Popen[str]:
    """The same, with something played."""
    process = begin(file, jobs)
    deadline = time.monotonic() + 50
    while time.monotonic() < deadline:
        if file.exists() and file.read_bytes().count(b"\n") > 5:
            break
        time.sleep(0.02)
    return process


@pytest.mark.skipif(sys.platform == "win32", reason="no process can send another one Ctrl+C")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_cleanly_and_it_goes_on_from_there(
    tmp_path: Path, jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.jsonl"
    process = start(file, jobs)
    os.killpg(process.pid, signal.SIGINT)  # a terminal tells all of them
    out, err = process.communicate(timeout=50)
    assert process.returncode == 130
    played = json.loads(out)["games"]
    assert err == (f"coup-desktop: interrupted after {played} of 1000000 games; {file} has them\n")
    assert 0 < played < 1_000_000
    more = [*ARENA, "--games", str(played + 10), "--json", "--jobs", "1"]
    assert status(*more, "--resume", file) == 0
    resumed = without_times(capsys.readouterr().out)
    assert status(*more) == 0
    assert resumed == without_times(capsys.readouterr().out)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_an_interrupt_while_workers_begin_ends_cleanly_too(tmp_path: Path) -> None:
    """They belong to the terminal from their first moment on."""
    file = tmp_path / "a.jsonl"
    process = begin(file, "2")
    deadline = time.monotonic() + 50
    while len(processes_of(process.pid)) < 4 and time.monotonic() < deadline:
        time.sleep(0.001)  # itself, two workers, and who looks after what they share
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=50)
    played = json.loads(out)["games"]
    assert err == f"coup-desktop: interrupted after {played} of 1000000 games; {file} has them\n"
    assert process.returncode == 130


def processes_of(group: int) -> list[int]:
    """The processes of a group, from /proc, that are not dead."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[2]) == group and fields[0] != "Z":
                found.append(int(folder.name))
    return found


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_an_arena_that_is_killed_leaves_no_workers_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.jsonl"
    process = start(file, "2")
    assert len(processes_of(process.pid)) > 2
    process.kill()
    process.communicate(timeout=50)
    deadline = time.monotonic() + 50
    while processes_of(process.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert processes_of(process.pid) == []
    games = str(2 * file.read_bytes().count(b"\n") + 10)
    more = [*ARENA, "--games", games, "--json", "--jobs", "1"]
    assert status(*more, "--resume", file) == 0
    resumed = without_times(capsys.readouterr().out)
    assert status(*more) == 0
    assert resumed == without_times(capsys.readouterr().out)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_a_worker_that_is_killed_ends_the_arena_with_a_reason(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    process = start(file, "2")
    workers = [
        number
        for number in processes_of(process.pid)
        if b"spawn_main" in Path(f"/proc/{number}/cmdline").read_bytes()
    ]
    os.kill(workers[0], signal.SIGKILL)
    out, err = process.communicate(timeout=50)
    assert (process.returncode, out) == (2, "")
    assert "a worker process was ended from outside" in err
    assert err.count("\n") == 1
