"""Entries on their way to a disk that works, fails, comes back or is silent."""

import errno
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from coup_desktop.table import writer as writer_module
from coup_desktop.table.writer import Writer
from tests.table.conftest import PATIENT


class Disk:
    """Keeps what it is given in mind, and takes it while it works."""

    def __init__(self) -> None:
        self.problem: Exception | None = None
        self.text = ""
        self.calls: list[str] = []
        self.answers = threading.Event()
        self.answers.set()

    def _take(self, call: str, text: str) -> None:
        assert self.answers.wait(PATIENT / 1000)
        self.calls.append(call)
        self.text = text
        if self.problem is not None:
            raise self.problem

    def start(self, header: str) -> None:
        self._take("start", header)

    def append(self, entry: str) -> None:
        self._take("append", self.text + entry)

    def rewrite(self, text: str) -> None:
        self._take("rewrite", text)

    def finish(self) -> Path | None:
        self._take("finish", self.text)
        return Path("/games/1.coup") if self.text else None

    def close(self) -> None:
        self.calls.append("close")


FULL = OSError(errno.ENOSPC, "No space left", "/games/1.coup")


class Told:
    """What a writer says, in order."""

    def __init__(self, writer: Writer) -> None:
        self.words: list[object] = []
        writer.written.connect(self.words.append)
        writer.failed.connect(self.words.append)
        writer.recovered.connect(lambda: self.words.append("recovered"))
        writer.finished.connect(lambda path: self.words.append(("finished", path)))


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def writer(qtbot: QtBot, disk: Disk) -> Iterator[Writer]:
    writer = Writer(disk)
    yield writer
    disk.answers.set()
    writer.close()


def wait_for(qtbot: QtBot, told: Told, *words: object) -> None:
    qtbot.waitUntil(lambda: told.words == list(words), timeout=PATIENT)


def test_what_fails_is_said_once_and_so_is_its_end(
    qtbot: QtBot, disk: Disk, writer: Writer
) -> None:
    told = Told(writer)
    writer.write("a")
    wait_for(qtbot, told, 1)
    disk.problem = FULL
    writer.write("b")
    writer.write("c")
    reason = "No space left (/games/1.coup)"
    qtbot.waitUntil(lambda: len(disk.calls) == 3, timeout=PATIENT)
    wait_for(qtbot, told, 1, reason)
    disk.problem = None
    writer.write("d")
    wait_for(qtbot, told, 1, reason, 4, "recovered")
    assert disk.text == "abcd"
    disk.problem = OSError(errno.EROFS, "Read-only", "/games/1.coup")
    writer.rewrite("abx")
    wait_for(qtbot, told, 1, reason, 4, "recovered", "Read-only (/games/1.coup)")
    assert disk.calls == ["start", "append", "append", "append", "rewrite"]


def test_a_game_may_begin_with_more_than_a_header(qtbot: QtBot, disk: Disk, writer: Writer) -> None:
    told = Told(writer)
    writer.rewrite("abc")
    writer.write("d")
    wait_for(qtbot, told, 1, 2)
    assert disk.calls == ["rewrite", "append"]
    assert writer.handed == 2


def test_it_has_not_recovered_while_something_is_on_its_way(
    qtbot: QtBot, disk: Disk, writer: Writer
) -> None:
    told = Told(writer)
    disk.problem = FULL
    writer.write("a")
    reason = "No space left (/games/1.coup)"
    wait_for(qtbot, told, reason)
    disk.problem = None
    disk.answers.clear()
    writer.write("b")
    writer.write("c")
    disk.answers.set()
    wait_for(qtbot, told, reason, 2, 3, "recovered")


def test_an_entry_that_is_no_text_is_a_failure_too(
    qtbot: QtBot, disk: Disk, writer: Writer
) -> None:
    told = Told(writer)
    disk.problem = ValueError("surrogates not allowed")
    writer.write("a")
    wait_for(qtbot, told, "ValueError")  # its words may name cards


def test_a_silent_disk_is_not_waited_for(
    qtbot: QtBot, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer_module, "_PATIENCE", 30)
    writer = Writer(disk)
    told = Told(writer)
    disk.answers.clear()
    writer.write("a")
    silent = "the disk does not answer"
    wait_for(qtbot, told, silent)
    writer.write("b")
    disk.answers.set()
    wait_for(qtbot, told, silent, 1, 2, "recovered")
    assert writer.close()
    assert disk.calls == ["start", "append", "close"]


def test_a_game_is_finished_and_where_it_lies_is_told(
    qtbot: QtBot, disk: Disk, writer: Writer
) -> None:
    told = Told(writer)
    writer.write("a")
    writer.finish()
    wait_for(qtbot, told, 1, ("finished", "/games/1.coup"))
    assert writer.close()
    assert disk.calls == ["start", "finish", "close"]


def test_a_game_of_which_nothing_is_kept(qtbot: QtBot, disk: Disk, writer: Writer) -> None:
    told = Told(writer)
    writer.finish()
    wait_for(qtbot, told, ("finished", ""))


def test_what_cannot_be_finished_is_a_failure(qtbot: QtBot, disk: Disk, writer: Writer) -> None:
    told = Told(writer)
    writer.write("a")
    wait_for(qtbot, told, 1)
    disk.problem = FULL
    writer.finish()
    wait_for(qtbot, told, 1, "No space left (/games/1.coup)")
    assert not writer.close()


def test_nothing_is_said_after_the_end(qtbot: QtBot, disk: Disk, writer: Writer) -> None:
    told = Told(writer)
    disk.problem = FULL
    disk.answers.clear()
    writer.write("a")
    threading.Timer(0.05, disk.answers.set).start()
    assert not writer.close()
    assert disk.calls == ["start", "close"]
    qtbot.wait(50)
    assert told.words == []
