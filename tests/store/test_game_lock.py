"""One window at a time on a journal."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from coup_desktop.store import game_lock
from coup_desktop.store.game_lock import GameLock, is_played

fcntl = pytest.importorskip("fcntl", reason="the system's locks are stood in for")

HOLDER = """
import sys
from pathlib import Path
from coup_desktop.store.game_lock import GameLock
lock = GameLock(Path(sys.argv[1]))
print(lock.take(), flush=True)
sys.stdin.readline()
"""


def holder(path: Path) -> subprocess.Popen[str]:
    """Another process that tries to hold it until it is told to end or is killed."""
    return subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def answer(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_one_has_it_and_the_file_goes_in_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game"
    assert not is_played(path)
    assert not list(tmp_path.iterdir()), "looking leaves nothing"
    one, two = GameLock(path), GameLock(path)
    assert one.take()
    assert one.take(), "it has it already"
    assert not two.take(), "also in the same process"
    assert is_played(path)
    two.drop()
    assert is_played(path)
    one.drop()
    one.drop()
    assert not is_played(path)
    assert not list(tmp_path.iterdir())
    assert two.take()
    two.drop()


def test_another_process_has_it_until_it_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "game"
    with holder(path) as process:
        assert answer(process) == "True"
        mine = GameLock(path)
        assert not mine.take()
        assert is_played(path)
        process.kill()
        process.wait()
        assert not is_played(path)
        assert mine.take(), "the system let it go"
        with holder(path) as late:
            assert answer(late) == "False"
            late.kill()
        mine.drop()
    assert not list(tmp_path.iterdir())


def test_two_that_look_do_not_disturb_each_other(tmp_path: Path) -> None:
    path = tmp_path / "game"
    lock = GameLock(path)
    lock.path.touch()
    with lock.path.open("rb") as looks:
        fcntl.flock(looks, fcntl.LOCK_SH | fcntl.LOCK_NB)
        assert not is_played(path)


def test_a_lock_whose_file_was_deleted_is_taken_anew(tmp_path: Path) -> None:
    path = tmp_path / "game"
    one, two = GameLock(path), GameLock(path)
    assert one.take()
    one.path.unlink()
    assert one.take()
    assert not two.take()
    one.path.unlink()
    assert two.take()
    assert not one.take(), "somebody else was quicker"
    one.drop()
    assert two.path.exists(), "it is not the other's to remove"
    two.drop()


def test_a_lock_that_goes_while_it_is_taken_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its holder lets go between the opening and the locking."""
    path = tmp_path / "game"
    one, two = GameLock(path), GameLock(path)
    assert one.take()
    real = fcntl.flock
    late: list[int] = []

    def flock(handle: int, how: int) -> None:
        if not late:
            late.append(handle)
            one.drop()
        real(handle, how)

    monkeypatch.setattr(fcntl, "flock", flock)
    assert two.take()
    assert two.path.exists()
    assert is_played(path)
    two.drop()


@pytest.mark.parametrize("error", [errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS])
def test_where_there_are_no_locks_it_goes_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    def refuse(handle: int, how: int) -> None:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr(fcntl, "flock", refuse)
    lock = GameLock(tmp_path / "game")
    assert lock.take()
    assert not is_played(tmp_path / "game")
    lock.drop()
    assert not list(tmp_path.iterdir())


def test_another_error_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(handle: int, how: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    path = tmp_path / "game"
    with pytest.raises(FileNotFoundError):
        GameLock(tmp_path / "nowhere" / "game").take()
    monkeypatch.setattr(fcntl, "flock", refuse)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        GameLock(path).take()
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        is_played(path)
    assert game_lock.LOCK == ".lock"
