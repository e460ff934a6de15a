"""The threads that work beside the window."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from coup_desktop.table.background import Background
from coup_desktop.table.writer import Writer


@pytest.fixture
def thread() -> Iterator[Background]:
    thread = Background("test")
    yield thread
    thread.close(2)


def test_a_job_that_fails_is_told_and_those_behind_it_are_done(
    thread: Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[type[BaseException]] = []
    monkeypatch.setattr(threading, "excepthook", lambda args: told.append(args.exc_type))
    done = threading.Event()

    def fail() -> None:
        raise LookupError

    thread.do(fail)
    thread.do(done.set)
    assert done.wait(5)
    assert told == [LookupError]


class Faulty:
    """A keeper with a fault of its own."""

    def start(self, header: str) -> None:
        """Kept."""

    def append(self, entry: str) -> None:
        raise LookupError(entry)

    def rewrite(self, text: str) -> None:
        """Kept."""

    def finish(self) -> Path | None:
        raise LookupError

    def close(self) -> None:
        """Nothing is open."""


def test_a_keeper_s_own_fault_counts_as_failing_and_names_no_card(qtbot: QtBot) -> None:
    writer = Writer(Faulty())
    with qtbot.waitSignal(writer.written):
        writer.write("header")
    with qtbot.waitSignal(writer.failed) as failed:
        writer.write("Haig lose duke")
    assert failed.args == ["LookupError"]
    with qtbot.waitSignal(writer.recovered):
        writer.rewrite("all of it")
    assert writer.close()
