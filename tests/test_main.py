"""What a frozen program does when its own arena starts it as a process beside it."""

import os
import subprocess
import sys
from typing import Any

import pytest

from coup_desktop import __main__ as entry


def start_as(monkeypatch: pytest.MonkeyPatch, *words: str, frozen: bool = True) -> None:
    monkeypatch.setattr(sys, "argv", ["coup-desktop", *words])
    if frozen:
        monkeypatch.setattr(sys, "frozen", True, raising=False)


def test_a_worker_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, Any]] = []
    monkeypatch.setattr("multiprocessing.spawn.spawn_main", lambda **said: told.append(said))
    start_as(monkeypatch, "--multiprocessing-fork", "tracker_fd=6", "pipe_handle=8")
    with pytest.raises(SystemExit):
        entry.help_arena()
    assert told == [{"tracker_fd": 6, "pipe_handle": 8}]


def test_what_cleans_up_after_workers_does(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    monkeypatch.setattr("multiprocessing.resource_tracker.main", told.append)
    command = "from multiprocessing.resource_tracker import main;main(5)"
    start_as(monkeypatch, "-B", "-I", "-c", command)
    with pytest.raises(SystemExit) as ending:
        entry.help_arena()
    assert told == [5]
    assert ending.value.code is None


@pytest.mark.skipif(sys.platform == "win32", reason="there is none on Windows")
def test_this_python_starts_it_by_those_words(monkeypatch: pytest.MonkeyPatch) -> None:
    from multiprocessing import resource_tracker, util

    started: list[list[str]] = []

    def note(path: str, arguments: list[str], files: object) -> int:
        started.append([str(word) for word in arguments])
        return os.getpid()

    monkeypatch.setattr(util, "spawnv_passfds", note)
    tracker = resource_tracker.ResourceTracker()
    tracker.ensure_running()
    os.close(tracker._fd)  # type: ignore[attr-defined]
    tracker._fd = tracker._pid = None  # type: ignore[attr-defined]
    (words,) = started
    found = entry._TRACKER.fullmatch(words[-1])
    assert words[-2] == "-c"
    assert found is not None
    assert int(found[1]) > 2


@pytest.mark.parametrize("words", [(), ("arena", "--help"), ("-c", "print(1)"), ("game.coup",)])
def test_a_person_is_served(monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]) -> None:
    start_as(monkeypatch, *words)
    entry.help_arena()


def test_python_itself_needs_no_help(monkeypatch: pytest.MonkeyPatch) -> None:
    start_as(monkeypatch, "--multiprocessing-fork", "pipe_handle=8", frozen=False)
    entry.help_arena()


def test_a_start_loads_nothing_that_takes_long_and_is_not_needed() -> None:
    program = "coup_desktop.__main__, coup_desktop.desk.app"
    code = f"import sys, {program}; print(*sys.modules.keys() & set(sys.argv[1:]))"
    late = ("getpass", "multiprocessing", "openskill", "pickle", "socket", "sqlite3", "subprocess")
    command = [sys.executable, "-c", code, *late, "coup_desktop.cli.arguments", "PySide6.QtDBus"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
