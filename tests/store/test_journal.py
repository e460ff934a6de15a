"""The growing file of a game, and what a cut leaves of it."""

import contextlib
import errno
from collections.abc import Iterator
from pathlib import Path

import pytest

from coup_desktop.engine.record_reader import RecordError
from coup_desktop.store.journal import Journal, recover, whole_lines

HEADER = """\
coup-record 1
rules official
seat Ändri
seat Bo random
starter Ändri
deal Ändri duke duke
deal Bo captain contessa

"""


def test_entries_follow_one_another(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "game")
    journal.start(HEADER)
    journal.append("Ändri exchange\n")
    journal.append("Bo allow\ndraw duke captain\n")
    expected = HEADER + "Ändri exchange\nBo allow\ndraw duke captain\n"
    assert journal.path.read_text(encoding="utf-8") == expected
    journal.close()
    journal.close()
    assert journal.path.read_text(encoding="utf-8") == expected


def test_nothing_is_added_to_a_closed_journal(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "game")
    with pytest.raises(OSError, match="not open"):
        journal.append("Bo allow\n")
    journal.start(HEADER)
    journal.close()
    with pytest.raises(OSError, match="not open"):
        journal.append("Bo allow\n")
    assert journal.path.read_text(encoding="utf-8") == HEADER


@contextlib.contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    """As on a full disk: what goes beyond so many bytes is refused, by the system itself."""
    resource = pytest.importorskip("resource", reason="Windows has no such limit")
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, old[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)


def test_what_does_not_fit_is_taken_back_and_tried_again(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "game")
    journal.start(HEADER)
    journal.append("Ändri exchange\n")
    held = journal.path.read_bytes()
    with files_of_at_most(len(held) + 5):
        for entry in ("Bo allow\ndraw duke captain\n", "Ändri keep duke duke\n"):
            with pytest.raises(OSError, match="game") as caught:
                journal.append(entry)
            assert caught.value.errno == errno.EFBIG
            assert caught.value.filename == str(journal.path)
            assert journal.path.read_bytes() == held
    journal.append("Bo income\n")
    played = "Ändri exchange\nBo allow\ndraw duke captain\nÄndri keep duke duke\nBo income\n"
    assert journal.path.read_text(encoding="utf-8") == HEADER + played
    assert [path.name for path in tmp_path.iterdir()] == ["game"]
    journal.close()


def test_a_torn_line_is_no_line() -> None:
    assert whole_lines("Ändri tax\nÄ".encode()[:-1]) == "Ändri tax\n".encode()
    assert not whole_lines(b"coup-rec")


def test_a_decision_without_its_draw_is_left_out() -> None:
    played = HEADER + "Ändri exchange\nBo allow\n"
    reading = recover((played + "draw duke capt").encode(), "game")
    assert reading.game.phase.word == "challenge"
    assert len(reading.record.entries) == 1
    reading = recover((played + "draw duke captain\n").encode(), "game")
    assert reading.game.phase.word == "exchange"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "coup-record 1\nrules official\n",
        HEADER + "Ändri exchange\nBo tax\nBo allow\ndraw duke captain\n",
        HEADER + "Ändri income\nÄndri income\nBo income\n",
    ],
)
def test_what_is_damaged_elsewhere_is_in_error(text: str) -> None:
    with pytest.raises(RecordError, match=r"^game:"):
        recover(text.encode(), "game")
