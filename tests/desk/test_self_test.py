"""`coup-desktop --self-test`: it finds what is broken, says so by name, and touches nothing."""

import os
import sys
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.bots.bot import LEVELS
from coup_desktop.bots.thinking import READY, Answer, Call
from coup_desktop.desk.mishaps import Mishaps
from coup_desktop.desk.self_test.hearing import Hearing
from coup_desktop.desk.self_test.report import FaultError, Report
from coup_desktop.desk.self_test.runner import Part, SelfTest, Verdict, at_once
from coup_desktop.desk.self_test.thinking import Thinking
from coup_desktop.desk.sound_device import NoLibraryError
from coup_desktop.store.mishap_files import MishapFiles
from coup_desktop.table.background import Background
from coup_desktop.table.bot_process import Serve

LIMIT = 200
"""Seconds that a process may take on a busy machine."""


# The report.


def test_a_report_names_what_failed(capsys: pytest.CaptureFixture[str]) -> None:
    report = Report()
    report.good("forms", "3 forms")
    report.failed("sound", ["one", "two\nlines"])
    report.good("game", "over")
    assert report.close() == 1
    assert capsys.readouterr().out.splitlines() == [
        "ok  forms: 3 forms",
        "FAILED sound: one; two lines",
        "ok  game: over",
        "self-test: FAILED: sound",
    ]


def test_a_report_of_what_works(capsys: pytest.CaptureFixture[str]) -> None:
    report = Report()
    report.good("forms", "3 forms")
    assert report.close() == 0
    assert capsys.readouterr().out.endswith("self-test: all 1 parts work\n")


def test_many_problems_stay_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    Report().failed("resources", [f"{number} is missing" for number in range(100)])
    line = capsys.readouterr().out
    assert line.count("\n") == 1
    assert line.endswith("7 is missing; and 92 more\n")


def test_a_report_without_a_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    with (tmp_path / "lines").open("w+", encoding="utf-8") as file:
        report = Report(file)
        report.good("forms", "3 forms")
        # What was said is there, whatever becomes of the program.
        assert (tmp_path / "lines").read_text(encoding="utf-8") == "ok  forms: 3 forms\n"
        assert report.close() == 0


def test_a_reader_that_goes_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    gone = os.fdopen(write_end, "w", encoding="utf-8")
    monkeypatch.setattr(sys, "stdout", gone)
    with (tmp_path / "lines").open("w", encoding="utf-8") as file:
        report = Report(file)
        report.good("forms", "3 forms")
        assert report.close() == 0
    monkeypatch.undo()
    with pytest.raises(BrokenPipeError):
        gone.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_report_that_cannot_be_written_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    file = Path("/dev/full").open("w")  # noqa: SIM115 - closing it fails too
    report = Report(file)
    report.good("forms", "3 forms")
    assert report.close() == 1
    assert "FAILED report: its file cannot be written" in capsys.readouterr().out
    with pytest.raises(OSError, match="space"):
        file.close()


# One part after the other.


def ends_at_once(pipe: Connection, calls: Sequence[Call]) -> None:
    """In the process: it does not come to anything."""


def answers_nonsense(pipe: Connection, calls: Sequence[Call]) -> None:
    """In the process: no move is legal to it."""
    pipe.send(Answer(READY, -1))
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        pipe.send(Answer(task.number, -1))


class Run(QObject):
    """A self-test of made-up parts."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._files = MishapFiles(folder)
        self.mishaps = Mishaps(self._files)
        self.mishaps.install()

    def of(self, qtbot: QtBot, *parts: Part) -> int:
        report = Report()
        test = SelfTest(parts, report, self.mishaps, self)
        with qtbot.waitSignal(test.finished, timeout=LIMIT * 1000):
            test.start()
        return report.close()

    def close(self) -> None:
        self.mishaps.listener = None
        self.mishaps.remove()
        self._files.close()


@pytest.fixture
def run(qtbot: QtBot, tmp_path: Path) -> Iterator[Run]:
    made = Run(tmp_path / "log")
    yield made
    made.close()


def never(_verdict: Verdict) -> None:
    """A part that says nothing."""


def fails() -> str:
    raise FaultError("one", "two")


def breaks() -> str:
    raise ValueError("Natasha holds the Duke")


def test_each_part_gets_its_line(
    qtbot: QtBot, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.of(qtbot, at_once("a", lambda: "works"), at_once("b", fails)) == 1
    out = capsys.readouterr().out.splitlines()
    assert out == ["ok  a: works", "FAILED b: one; two", "self-test: FAILED: b"]


def test_an_error_is_named_without_its_words_and_the_rest_goes_on(
    qtbot: QtBot, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.of(qtbot, at_once("a", breaks), at_once("b", lambda: "works")) == 1
    out, err = capsys.readouterr()
    first, second, _ = out.splitlines()
    assert first.startswith("FAILED a: unexpected ValueError in ")
    assert second == "ok  b: works"
    assert "Duke" not in out + err


def test_a_part_that_waits_for_ever_ends(
    qtbot: QtBot, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.of(qtbot, Part("a", never, 0.05, "is not over"), at_once("b", lambda: "works")) == 1
    assert capsys.readouterr().out.startswith("FAILED a: is not over after 0.05 seconds\nok  b")


def test_an_error_elsewhere_fails_the_part_at_once(
    qtbot: QtBot, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    """What broke in a thread, or in a slot, may be what the part waits for."""
    thread = Background("broken")

    def job() -> None:
        breaks()

    def begin(_verdict: Verdict) -> None:
        thread.do(job)

    assert run.of(qtbot, Part("a", begin, LIMIT * 2)) == 1
    thread.close(2.0)
    assert capsys.readouterr().out.startswith("FAILED a: unexpected ValueError in ")


def test_an_error_while_something_is_painted_fails_the_part(
    qtbot: QtBot, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    class Broken(QWidget):
        def paintEvent(self, event: object) -> None:
            raise ValueError("Natasha holds the Duke")

    widget = Broken()
    qtbot.addWidget(widget)

    def look() -> str:
        widget.grab()
        return "painted"

    assert run.of(qtbot, at_once("a", look)) == 1
    out = capsys.readouterr().out
    assert out.startswith("FAILED a: unexpected ValueError in ")
    assert "Duke" not in out


def test_only_the_first_word_counts(
    qtbot: QtBot, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    def begin(verdict: Verdict) -> None:
        verdict.good("works")
        verdict.bad("does not")

    assert run.of(qtbot, Part("a", begin)) == 0
    assert capsys.readouterr().out.splitlines()[0] == "ok  a: works"


def test_it_can_be_stopped(qtbot: QtBot, run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    report = Report()
    test = SelfTest([], report, run.mishaps, run)

    def begin(_verdict: Verdict) -> None:
        test.stop()

    test = SelfTest([Part("a", begin), at_once("b", breaks)], report, run.mishaps, run)
    with qtbot.waitSignal(test.finished):
        test.start()
    assert report.close() == 1
    assert capsys.readouterr().out.startswith("FAILED a: interrupted\nself-test")


def test_sounds_are_played_by_the_code_of_the_game(
    qtbot: QtBot, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    hearing = Hearing()
    assert run.of(qtbot, Part("sound", hearing.begin)) == 0
    assert "13 sounds; " in capsys.readouterr().out
    hearing.close()

    def no_library(_render: object) -> "None":
        raise NoLibraryError

    deaf = Hearing(no_library)  # type: ignore[arg-type]
    assert run.of(qtbot, Part("sound", deaf.begin)) == 0
    assert "not installed" in capsys.readouterr().out
    deaf.close()


def test_every_level_thinks_in_the_process(qtbot: QtBot, run: Run) -> None:
    thinking = Thinking()
    assert run.of(qtbot, Part("bots", thinking.begin)) == 0
    thinking.close()


@pytest.mark.parametrize("serve", [ends_at_once, answers_nonsense])
def test_a_process_that_does_not_work_is_a_fault(
    qtbot: QtBot, run: Run, capsys: pytest.CaptureFixture[str], serve: Serve
) -> None:
    thinking = Thinking(serve)
    assert run.of(qtbot, Part("bots", thinking.begin)) == 1
    thinking.close()
    said = capsys.readouterr().out
    for level in LEVELS:
        assert level.word in said
