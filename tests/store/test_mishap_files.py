"""A run's log and crash file: bounded, its own, and no harm where the disk says no."""

import logging
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from coup_desktop.store import mishap_files
from coup_desktop.store.mishap_files import KEPT_CRASHES, SLOTS, MishapFiles
from coup_desktop.store.mishap_log import LOG_SIZE, LOGS_BEFORE

TRACE = b'Fatal Python error: Aborted\n\n  File "/home/lia/coup_desktop/desk/app.py", line 3 in f\n'


class Runs:
    """Makes runs in one folder and ends them in the end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._runs: list[MishapFiles] = []

    def start(self) -> MishapFiles:
        self._runs.append(MishapFiles(self.folder))
        return self._runs[-1]

    def crash(self, content: bytes = TRACE) -> None:
        """A run that dies: the system closes its files, and nobody tidies up."""
        run = self._runs.pop() if self._runs else MishapFiles(self.folder)
        assert run.crash_file is not None
        run.crash_file.write(content)
        run.crash_file.close()
        assert run._held is not None
        run._held.close()

    def end(self) -> None:
        for run in self._runs:
            run.close()


@pytest.fixture
def runs(tmp_path: Path) -> Iterator[Runs]:
    made = Runs(tmp_path / "state" / "log")
    yield made
    made.end()


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.suffix != ".lock"}


def test_a_run_without_trouble_leaves_nothing(runs: Runs) -> None:
    run = runs.start()
    assert run.writes
    assert names(runs.folder) == {"crash-1.running"}
    assert run.recent() == ""
    run.close()
    assert names(runs.folder) == set()
    assert not run.writes


def test_an_entry_has_its_time_in_utc_and_its_further_lines_set_in(tmp_path: Path) -> None:
    run = MishapFiles(tmp_path, lambda: "Coup Desktop 1")
    run.write(logging.ERROR, "ValueError\n  app.py:3 in f\n")
    run.write(logging.WARNING, "half a letter: \udcff")
    run.close()
    lines = (tmp_path / "coup-desktop.log").read_text(encoding="utf-8").splitlines()
    stamp = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"
    assert re.fullmatch(rf"{stamp} INFO {os.getpid()} Coup Desktop 1", lines[0])
    assert re.fullmatch(rf"{stamp} ERROR {os.getpid()} ValueError", lines[1])
    assert lines[2] == "      app.py:3 in f"
    assert len(lines) == 4


def test_the_log_says_about_the_program_once(tmp_path: Path) -> None:
    run = MishapFiles(tmp_path, lambda: "about")
    for _ in range(3):
        run.write(logging.INFO, "x")
    assert run.recent().count("about") == 1
    run.close()


def test_the_log_takes_bounded_room(runs: Runs) -> None:
    run = runs.start()
    for _ in range(1000):
        run.write(logging.ERROR, "x" * 100_000)
    logs = [path.stat().st_size for path in runs.folder.glob("coup-desktop.log*")]
    assert len(logs) == LOGS_BEFORE + 1
    assert max(logs) <= LOG_SIZE
    assert len(run.recent()) <= 16 * 1024


def test_runs_at_once_have_logs_of_their_own(runs: Runs) -> None:
    first, second = runs.start(), runs.start()
    first.write(logging.ERROR, "of the first")
    second.write(logging.ERROR, "of the second")
    assert "second" not in first.recent()
    assert "first" not in second.recent()
    assert first.crash_file is not None
    assert second.crash_file is not None
    assert first.crash_file.name != second.crash_file.name
    first.close()
    assert "of the first" in runs.start().recent()  # its place is free again


def test_processes_at_once_have_logs_of_their_own(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path\n"
        "from coup_desktop.store.mishap_files import MishapFiles\n"
        f"run = MishapFiles(Path({str(tmp_path)!r}))\n"
        "print(run.crash_file.name, flush=True); sys.stdin.read(); run.close()"
    )
    started = [
        subprocess.Popen(
            [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for _ in range(3)
    ]
    said = [process.stdout.readline().strip() for process in started if process.stdout]
    assert len(set(said)) == 3
    for process in started:
        process.communicate("", timeout=60)
        assert process.returncode == 0
    assert names(tmp_path) == set()


def test_beyond_all_slots_a_run_has_no_files_and_goes_on(runs: Runs) -> None:
    for _ in range(SLOTS):
        assert runs.start().writes
    late = runs.start()
    assert not late.writes
    assert late.crash_file is None
    late.write(logging.ERROR, "nowhere")
    assert late.recent() == ""


def test_a_crash_is_told_until_somebody_has_seen_it(runs: Runs) -> None:
    runs.crash()
    for _ in range(2):
        run = runs.start()
        (crash,) = run.crashes
        assert "Aborted" in crash.text
        assert "  coup_desktop/desk/app.py:3 in f" in crash.text
        assert "lia" not in crash.text
        assert crash.when.endswith("Z")
        run.close()
    run = runs.start()
    run.put_aside()
    assert run.crashes == ()
    run.close()
    assert runs.start().crashes == ()
    assert len(list(runs.folder.glob("crash-*.txt"))) == 1  # kept for a while


def test_a_run_that_was_killed_leaves_nothing_to_tell(runs: Runs) -> None:
    runs.crash(b"")
    assert runs.start().crashes == ()
    assert names(runs.folder) == {"crash-1.running"}


def test_a_running_run_is_not_taken_for_a_crash(runs: Runs) -> None:
    first = runs.start()
    assert first.crash_file is not None
    first.crash_file.write(TRACE)
    assert runs.start().crashes == ()
    assert Path(str(first.crash_file.name)).read_bytes() == TRACE


def test_what_did_not_end_a_run_is_in_its_log_and_not_offered(runs: Runs) -> None:
    run = runs.start()
    assert run.crash_file is not None
    run.crash_file.write(TRACE)
    run.close()
    after = runs.start()
    assert after.crashes == ()
    assert "coup_desktop/desk/app.py:3 in f" in after.recent()


def test_old_reports_go(runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    stamps = iter(f"2026-11-30T10:00:{second:02}Z" for second in range(60))
    monkeypatch.setattr(mishap_files, "_modified", lambda path: next(stamps))
    for _ in range(KEPT_CRASHES + 3):
        runs.crash()
    run = runs.start()
    assert len(run.crashes) == KEPT_CRASHES
    assert run.crashes[0].path.name > run.crashes[-1].path.name
    assert len(list(runs.folder.glob("crash-*"))) == KEPT_CRASHES + 1


def test_no_folder_is_no_reason_to_stop(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    for folder in (in_the_way, in_the_way / "log", Path("/proc/none") / "log", Path("\0")):
        run = MishapFiles(folder)
        assert not run.writes
        assert run.crashes == ()
        run.write(logging.ERROR, "nowhere")
        run.put_aside()
        run.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_no_reason_to_stop(runs: Runs, capfd: pytest.CaptureFixture[str]) -> None:
    runs.folder.mkdir(parents=True)
    (runs.folder / "coup-desktop.log").symlink_to("/dev/full")
    run = runs.start()
    for _ in range(3):
        run.write(logging.ERROR, "nowhere")
    run.close()
    assert capfd.readouterr() == ("", "")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets no open file go")
def test_a_folder_that_goes_meanwhile_is_no_reason_to_stop(
    runs: Runs, capfd: pytest.CaptureFixture[str]
) -> None:
    run = runs.start()
    for path in runs.folder.iterdir():
        path.unlink()
    runs.folder.rmdir()
    run.write(logging.ERROR, "nowhere")
    assert run.recent() == ""
    run.close()
    assert capfd.readouterr() == ("", "")


def test_the_folder_is_its_owners_alone(runs: Runs) -> None:
    runs.start()
    if os.name == "posix":
        assert runs.folder.stat().st_mode & 0o077 == 0
